"""Bots that somebody brings: real programs and classes in processes of their own, and what happens when they fail."""

import json
import os
import random
import signal
import sys
import time
from pathlib import Path
from shlex import join, quote

import pytest

import karat
import patience
from karat.bots.outside import (
    DIED,
    GIVEN_UP,
    ILLEGAL,
    NO_START,
    NOT_JSON,
    PATIENCE,
    TOO_BIG,
    TOO_SLOW,
    program,
    stop_all,
)
from karat.lab.match import match
from server.house import Server, play_out
from shell import run

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
SHELL = f"exec:{quote(str(EXAMPLES / 'bot_program.sh'))}"
PYTHON = f"exec:{join([sys.executable, str(EXAMPLES / 'bot_program.py'), '8'])}"
CLASS = f"{EXAMPLES / 'bot_class.py'}:Sampler"

FRAME = """#!/bin/sh
read -r hello
{hello}
while read -r line; do
{answer}
done
"""


@pytest.fixture(autouse=True)
def quiet():
    yield
    stop_all()


@pytest.fixture
def brought(tmp_path):
    """A program in sh by what it does with hello and with a question."""

    def write(answer, hello="echo '{}'"):
        file = tmp_path / "mybot"
        file.write_text(FRAME.format(hello=hello, answer=answer))
        file.chmod(0o755)
        return f"exec:{quote(str(file))}"

    return write


def asked(name, times=1, seed=3):
    """A bot of this name after so many decisions in Diamant, all of them legal."""
    state = karat.game("diamant").new(3, seed=1)
    bot = karat.bot("diamant", name, seed=seed)
    for _ in range(times):
        assert bot.choose(state.knowledge(0)) in state.legal(0)
    return bot


# Who plays -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", karat.games())
def test_the_examples_play_whole_games(game):
    state, rng = karat.game(game).new(seed=2), random.Random(2)
    bots = [karat.bot(game, name, seed=seat) for seat, name in enumerate((SHELL, PYTHON))]
    while not state.over:
        seat = state.to_move[0]
        move = bots[seat].choose(state.knowledge(seat)) if seat < 2 else rng.choice(state.legal(seat))
        state.play(seat, move)
    assert not bots[0].verdicts and not bots[1].verdicts


def test_the_example_class_plays_and_knows_all_that_its_seat_knows():
    state = karat.game("kadora").new(2, seed=2)
    bot = karat.bot("kadora", CLASS, seed=1)
    for _ in range(4):
        seat = state.to_move[0]
        state.play(seat, bot.choose(state.knowledge(seat)) if seat == 0 else state.legal(seat)[0])
    assert not bot.verdicts
    assert bot.advise(state.knowledge(state.to_move[0]))[0]["move"] in state.legal(state.to_move[0])


def test_a_class_is_told_exactly_what_its_seat_knows(tmp_path):
    """The class writes down what it is given; it equals what the table gives a bot of this package."""
    (tmp_path / "spy.py").write_text(
        "import json\n"
        "class Spy:\n"
        "    def __init__(self, game, seed): self.seed = seed\n"
        "    def choose(self, k):\n"
        "        print('what a class prints is no answer')\n"
        f"        open({str(tmp_path / 'seen')!r}, 'a').write(json.dumps(\n"
        "            [self.seed, k.seat, k.view(), k.events(), k.legal(), k.resample(4).position()]) + '\\n')\n"
        "        return k.legal()[-1]\n"
    )
    state = karat.game("djinn").new(3, seed=5)
    bot, told = karat.bot("djinn", f"{tmp_path / 'spy.py'}:Spy", seed=7), []
    while len(told) < 4:
        knowledge = state.knowledge(state.to_move[0])
        if len(knowledge.legal()) > 1:  # nobody is asked who has no choice
            facts = [knowledge.view(), knowledge.events(), knowledge.legal(), knowledge.resample(4).position()]
            told.append(["7", knowledge.seat, *facts])
        state.play(knowledge.seat, bot.choose(knowledge))
    seen = [json.loads(line) for line in (tmp_path / "seen").read_text().splitlines()]
    assert not bot.verdicts and seen == json.loads(json.dumps(told))


def test_one_process_serves_all_seats_and_ends_with_them():
    asked(SHELL), asked(SHELL, seed=4)
    process = program(SHELL).process
    assert process.poll() is None
    stop_all()
    assert process.returncode == -signal.SIGKILL


# What goes wrong -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("answer", "verdict", "sentence"),
    [
        ("sleep 9", TOO_SLOW, "no answer in 0.5 seconds"),
        ("echo 'out of ideas' >&2; exit 3", DIED, "out of ideas (exit status 3)"),
        ("kill -9 $$", DIED, "exit status -9"),
        ("exec >&-; sleep 9", DIED, "it closed its output"),
        ("echo stay", NOT_JSON, "not 'stay'"),
        ("echo '[\"stay\"]'", NOT_JSON, "should be a JSON object"),
        ("echo", NOT_JSON, "should be a JSON object"),
        ('echo \'{"move": "fly"}\'', ILLEGAL, "'fly' is not legal here"),
        ('echo \'{"move": ["stay"]}\'', ILLEGAL, "is not legal here"),
        ("echo '{}'", ILLEGAL, "None is not legal here"),
        ("head -c 99999 /dev/zero; sleep 9", TOO_BIG, "more than 65,536 bytes"),
        (f"exec {quote(sys.executable)} -c 'bag = bytearray(300 << 20); input()'", TOO_BIG, "more than 200 MB"),
        (f"exec {quote(sys.executable)} -c 'bytearray(9 << 30)'", DIED, "MemoryError (exit status 1)"),
    ],
)
def test_every_failure_has_its_verdict_and_a_legal_move(brought, monkeypatch, answer, verdict, sentence):
    if verdict == TOO_SLOW:
        monkeypatch.setenv("KARAT_BOT_SECONDS", "0.5")
    monkeypatch.setenv("KARAT_BOT_MEGABYTES", "200")
    bot = asked(brought(answer))
    assert dict(bot.verdicts) == {verdict: 1}
    assert sentence in str(bot.failure)


def test_a_program_that_will_not_start_is_named(brought):
    bot = asked(brought("echo", hello="echo 'no such library' >&2; exit 1"), times=3)
    assert dict(bot.verdicts) == {NO_START: 1, GIVEN_UP: 2}
    with pytest.raises(karat.BadSetup, match=r"does not start: no such library \(exit status 1\)"):
        bot.check()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("exec:", "there is no program"),
        ("exec:./nothing-here --fast", "there is no program ./nothing-here"),
        ("exec:'half", "No closing quotation"),
        ("nothing_here.py:Bot", "there is no file nothing_here.py"),
        ("9:9", "should be exec:PROGRAM, MODULE:CLASS or FILE.py:CLASS"),
        ("bolder", "should be one of 1, 2"),
    ],
)
def test_a_name_that_means_nothing_is_refused_at_once(name, sentence):
    with pytest.raises(karat.BadSetup, match=r"^bot: ") as wrong:
        karat.bot("diamant", name)
    assert sentence in str(wrong.value)


def test_a_module_without_the_class_does_not_start():
    with pytest.raises(karat.BadSetup, match=r"json:Nobody does not start: AttributeError"):
        karat.bot("diamant", "json:Nobody").check()


def test_after_a_failure_it_is_asked_again(brought, tmp_path):
    """The first run dies at its first question, the second one plays."""
    mark = tmp_path / "was-here"
    bot = asked(brought(f"""test -e {mark} || {{ touch {mark}; exit 1; }}; echo '{{"move": "leave"}}'"""), times=3)
    assert dict(bot.verdicts) == {DIED: 1}


def test_who_fails_again_and_again_is_given_up(brought, tmp_path):
    log = tmp_path / "log"
    bot = asked(brought("exit 1", hello=f"echo one >> {log}; echo '{{}}'"), times=PATIENCE + 5)
    assert dict(bot.verdicts) == {DIED: PATIENCE, GIVEN_UP: 5}
    assert log.read_text().split() == ["one"] * PATIENCE


def test_a_program_too_slow_is_stopped_with_all_that_it_started(brought, tmp_path, monkeypatch):
    monkeypatch.setenv("KARAT_BOT_SECONDS", "0.5")
    pids = tmp_path / "pids"
    asked(brought("wait", hello=f"sleep {patience.LONGEST} & echo $! > {pids}; echo '{{}}'"))
    child, end = int(pids.read_text()), time.monotonic() + patience.PATIENCE
    while Path(f"/proc/{child}").exists() and "zombie" not in Path(f"/proc/{child}/status").read_text():
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
            pytest.fail("what the program started goes on")
        time.sleep(0.1)


@pytest.mark.parametrize("value", ["0", "fast", "nan"])
def test_a_bad_limit_is_named(monkeypatch, value):
    monkeypatch.setenv("KARAT_BOT_SECONDS", value)
    with pytest.raises(karat.BadSetup, match="KARAT_BOT_SECONDS: should be a number above 0"):
        karat.bot("diamant", SHELL).check()


# Where it can sit ----------------------------------------------------------------------------------------------------
def test_a_match_counts_the_verdicts(brought):
    failing = brought("""case $line in *'"expedition": 1'*) echo oops;; *) echo '{"move": "stay"}';; esac""")
    summary = match("diamant", [failing, "1"], players=3, deals=2, workers=1)
    row, other = summary["bots"]
    assert row["failures"][NOT_JSON] > 0 and set(row["failures"]) <= {NOT_JSON, GIVEN_UP}
    assert sum(row["failures"].values()) < row["decisions"]
    assert other["failures"] == {} and other["why"] is None
    assert row["why"].startswith("not JSON: ")


def test_a_match_tells_why_a_bot_died(brought):
    dying = brought("echo 'no card left to think with' >&2; exit 3")
    row = match("diamant", [dying, "1"], players=3, deals=1, workers=2)["bots"][0]
    assert row["why"] == "died: no card left to think with (exit status 3)"


def test_the_command_line_takes_it_anywhere_a_bot_can_be(brought):
    silly = brought("echo nonsense")
    done = run("match", "diamant", SHELL, silly, "random", "-n", "6", "-j", "1")
    assert done.returncode == 0, done.stderr
    assert f"Bot {silly} failed: " in done.stdout and "× not JSON" in done.stdout
    assert f"Bot {SHELL} failed" not in done.stdout and "What went wrong first: " in done.stdout
    done = run("match", "diamant", "exec:./nothing-here", "1")
    assert done.returncode == 1 and done.stderr.strip().endswith("there is no program ./nothing-here that can be run")
    done = run("play", "diamoniak", "--plain", "--bots", SHELL, "--seed", "1", "--pace", "instant", stdin="1\n1\n1\n")
    assert done.returncode == 0, done.stderr


def test_only_the_host_of_a_server_can_name_programs(tmp_path):
    server = Server(tmp_path / "tables.db", "--bots", "1", "--bot", f"plain={SHELL}").start()
    try:
        bots = server.get("/api/games")[1][0]["bots"]
        assert "plain" in bots and not any(":" in name for name in bots)
        for name in ("exec:sh", "os:system", "x.py:Bot"):
            status, answer = server.post("/api/tables", {"game": "diamant", "stand_in": name})
            assert status == 400 and "should be one of" in json.dumps(answer)
        id, tokens = server.table("diamant", 2, stand_in="plain")
        assert "bot" in play_out(server, id, tokens)["hands"]
    finally:
        server.stop()
    for wrong, sentence in (("plain", "should be NAME="), ("6=exec:sh", "should be"), (f"bold={SHELL}", "bold is")):
        done = run("serve", "--db", str(tmp_path / "other.db"), "--port", "0", "--bot", wrong)
        assert done.returncode == 1 and sentence in done.stderr
