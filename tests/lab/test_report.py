"""Reports: the statistics on made-up games whose answer is known, and the page that a user gets."""

import itertools
import json
from functools import cache
from html.parser import HTMLParser
from types import SimpleNamespace

import numpy as np
import pytest
from click.testing import CliRunner

import karat
from karat.bots.search import know
from karat.kernel.core import new_states
from karat.kernel.dispatch import perceive_now
from karat.lab.commands import report, roughly
from karat.lab.page import page
from karat.lab.rate import fingerprint, read
from karat.lab.rulings import MEASURES, Difference, switched, switches, verdict
from karat.lab.study import (
    REPLAYS,
    Plan,
    Totals,
    by_kind,
    expected_seconds,
    ladder,
    look_at_decision,
    luck_share,
    quantile_of,
    seconds,
    spots,
    study,
    watch_chunk,
    watch_rulings,
)
from karat.lab.watch import DECISIONS, MOMENTS
from karat.lab.whatif import set_up
from shell import run


# Statistics ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("part", [0.0, 0.3, 1.0])
def test_luck_is_the_part_of_the_deal(part):
    """Deals that decide a known part of the variance: a fair coin thrown anew with a chance, else fixed by the deal."""
    rng = np.random.default_rng(1)
    fixed = np.repeat(rng.integers(0, 2, 6000), REPLAYS)
    tossed = rng.integers(0, 2, 6000 * REPLAYS)
    wins = np.where(rng.random(6000 * REPLAYS) < np.sqrt(part), fixed, tossed)  # two games agree with chance `part`
    found = luck_share(np.stack([wins, 1 - wins], 1).astype(float), 2)
    assert found["share"] == pytest.approx(part, abs=0.02)
    assert found["interval"][0] - 0.01 <= part <= found["interval"][1] + 0.01


@pytest.mark.parametrize(
    ("effect", "error", "said"),
    [
        (0.03, 0.01, "matters"),
        (-0.03, 0.01, "matters"),
        (0.002, 0.005, "does not matter"),
        (0.008, 0.005, "not yet known"),
        (0.0, 0.02, "not yet known"),
    ],
)
def test_a_verdict_needs_a_sure_effect(effect, error, said):
    quiet = {"effect": 0.0, "error": 0.0, "limit": 1.0}
    effects = dict.fromkeys(MEASURES, quiet) | {"first_seat": {"effect": effect, "error": error, "limit": 0.01}}
    assert verdict(effects) == said


def test_differences_are_those_of_the_same_games():
    plan = Plan(set_up("diamant"), "quick", 600, 0)
    usual, same, relics = watch_rulings(plan, [plan.setup, set_up("diamant", None, {"relics": True})], 0, 600)
    none, some = Difference(), Difference()
    none.add(usual, same, 3)
    some.add(usual, relics, 3)
    told = none.summary()
    assert told["changed"] == 0 and told["verdict"] == "does not matter"
    assert all(one["effect"] == one["error"] == 0 for one in told["effects"].values())
    told = some.summary()["effects"]["decisions"]
    difference = (relics.lengths - usual.lengths)[:, DECISIONS]
    assert told["effect"] == pytest.approx(difference.mean())
    assert told["error"] == pytest.approx(2.394 * difference.std() / np.sqrt(600), rel=1e-3)


def test_what_nobody_plays_by_changes_no_game():
    plan = Plan(set_up("djinn"), "quick", 20, 0)
    usual, other = watch_rulings(plan, [set_up("djinn", None, {"open_memory": True})], 0, 20)
    assert (usual.scores == other.scores).all() and (usual.lengths == other.lengths).all()


@pytest.mark.parametrize("id", karat.games())
def test_every_option_is_switched_in_turn(id):
    assert set(switches(karat.game(id))) == set(karat.game(id).options)
    usual = set_up(id)
    tried = list(switched(usual))
    assert {option for option, _, _ in tried} == set(switches(karat.game(id)))
    for option, _, setup in tried:
        different = [name for name in usual.options if setup.options[name] != usual.options[name]]
        assert different == [option]


def test_a_turned_number_is_compared_with_the_box():
    option, label, setup = list(switched(set_up("diamant", None, {"hazards": 3, "relics": True})))[-1]
    assert (option, label, setup.numbers, setup.options) == ("hazards", "as in the box", {}, {"relics": True})


def test_totals_are_those_of_the_games():
    plan = Plan(set_up("kadora"), "quick", 300, 4)
    watched = watch_chunk(plan, plan.setup, 0, 300)
    totals = Totals(plan.setup)
    for part in (slice(0, 100), slice(100, 300)):
        totals.add(type(watched)(*(column[part] for column in watched)))
    told = totals.summary()
    assert [seat["win_share"] for seat in told["seats"]] == pytest.approx(watched.wins.mean(0)[:3].tolist())
    error = 1.96 * watched.wins[:, 0].std() / np.sqrt(300)
    assert told["seats"][0]["win_share_error"] == pytest.approx(error, rel=1e-3)
    assert told["decisions_per_game"] == pytest.approx(watched.lengths[:, DECISIONS].mean())
    a_moment, a_round = seconds(karat.game("kadora"))
    turns = watched.counts[:, 0]
    took = a_moment * watched.lengths[:, MOMENTS] + a_round * np.ceil(turns / 2)
    assert told["minutes"] == pytest.approx(took.mean() / 60)
    assert sum(told["histograms"]["score"]) == 900 and sum(told["led_for_good"]) == 300
    assert quantile_of(told["histograms"]["decisions"], 0.5) == np.sort(watched.lengths[:, DECISIONS])[149]
    gift = next(row for row in told["rare"] if row["name"] == "gift")
    assert 0 < gift["games_with"] <= 1 < gift["per_game"]


def test_decisions_are_looked_at_alike_every_time_and_told_by_kind():
    plan = Plan(set_up("diamant"), "quick", 50, 1)
    found = [look_at_decision(plan, *spot) for spot in spots(plan)[:40]]
    assert {kind for kind, _, _ in found} == {"leave or stay"} and all(legal == 2 for _, legal, _ in found)
    assert [look_at_decision(plan, *spot) for spot in spots(plan)[:3]] == found[:3]
    assert sum(gain for _, _, gain in found) > 0
    rows = by_kind([("a", 2, 0.1), ("a", 4, 0.3), ("b", 2, 0.0), None], 40.0, 2)
    assert [row["kind"] for row in rows] == ["a", "b"]
    assert rows[0]["gain"] == pytest.approx(0.2) and rows[0]["per_player"] == 10 and rows[0]["legal"] == 3
    assert rows[1]["gain_error"] is None


@pytest.fixture
def measured(monkeypatch):
    """The published ratings count as measured with these rules and bots."""
    entries = read()["diamant"]["3"]
    stamped = {name: one | {"code": fingerprint("diamant")} for name, one in entries.items()}
    monkeypatch.setattr("karat.lab.study.read", lambda: {"diamant": {"3": stamped}})


@pytest.mark.usefixtures("measured")
def test_the_ladder_is_the_published_one():
    told = ladder(set_up("diamant", 3))
    assert not told["stale"]
    assert [step["level"] for step in told["steps"]] == ["1", "2", "3", "4", "5", "6"]
    assert all(step["win_share"] > step["fair_share"] for step in told["steps"])
    assert told["steps"][0]["games_to_tell"] < told["steps"][-1]["games_to_tell"]


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize("changed", [{"relics": True}, {"hazards": 4}])
def test_a_changed_game_has_no_ladder_of_another_one(changed):
    assert ladder(set_up("diamant", 3, changed)) == {"steps": [], "best_among_worst": None, "stale": False}
    assert ladder(set_up("diamant", 3, {"relics": False, "hazards": 5}))["steps"]


@pytest.mark.usefixtures("measured")
def test_after_a_change_of_the_rules_there_is_no_ladder_of_the_old_ones(monkeypatch):
    monkeypatch.setattr("karat.lab.study.fingerprint", lambda id: "edited")
    assert ladder(set_up("diamant", 3)) == {"steps": [], "best_among_worst": None, "stale": True}


# What movers and lookers know ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("id", karat.games())
def test_a_quick_game_is_the_same_alone_and_behind_others(id):
    """What a seat knew in an earlier game, or another seat in this one, is not known to the next."""
    plan = Plan(set_up(id), "quick", 80, 0)
    chunk = watch_chunk(plan, plan.setup, 0, 80)
    for number in range(80):
        alone = watch_chunk(plan, plan.setup, number, 1)
        assert (alone.scores[0] == chunk.scores[number]).all() and (alone.lengths[0] == chunk.lengths[number]).all()


@pytest.mark.parametrize("id", karat.games())
def test_what_a_seat_knows_replaces_what_another_knew(id):
    state = karat.game(id).new(seed=3)
    for seat in range(state.players):
        known = new_states(state.states.dtype)
        known.view(np.uint8)[:] = 0x55
        know(state.states[0], seat, known, new_states(known.dtype))
        assert known.tobytes() == state.knowledge(seat).known.tobytes()


def test_decisions_are_looked_at_with_what_the_seat_knows_alone(monkeypatch):
    handed = []

    def noted(states, seat, known):
        handed.append(any(known.tobytes()))
        perceive_now(states, seat, known)

    monkeypatch.setattr("karat.lab.study.perceive_now", noted)
    plan = Plan(set_up("djinn", None, {"djinn_deck": {"trump": 3}}), "quick", 50, 0)
    for spot in spots(plan)[:10]:
        look_at_decision(plan, *spot)
    assert handed and not any(handed)


# The page ------------------------------------------------------------------------------------------------------------
class Reader(HTMLParser):
    """Checks that tags close as they open, and lists what a page would fetch."""

    EMPTY = ("meta", "br")

    def __init__(self, text):
        super().__init__()
        self.open, self.fetched, self.heads, self.tags = [], [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.open += [] if tag in self.EMPTY else [tag]
        for name, value in attributes:
            if name in ("src", "href", "xlink:href") and not value.startswith("#"):
                self.fetched.append(value)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, text):
        if self.open and self.open[-1] in ("h1", "h2"):
            self.heads.append(text)


def test_a_page_and_its_pictures_are_written(tmp_path):
    out = tmp_path / "page.html"
    shown = run("report", "diamant", "-n", "2000", "--set", "hazards=4", "--png", "--json", "--out", str(out))
    assert shown.returncode == 0, shown.stderr
    found, text = json.loads(shown.stdout), out.read_text(encoding="utf-8")
    reader = Reader(text)
    assert not reader.open and not reader.fetched and "script" not in reader.tags and reader.tags.count("svg") == 5
    assert len(reader.heads) == 9 and reader.heads[0] == "Diamant, 3 players"
    assert "url(" not in text.replace("url(#", "") and "prefers-color-scheme: dark" in text and "@media print" in text
    assert "--set hazards=4" in text and "var(--lamp)" in text and "#030303" not in text
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1)
    assert [ruling["is"] for ruling in found["rulings"]] == ["relics in the deck", "as in the box"]
    names = {"fairness", "length", "scores", "lead", "kinds"}  # no ladder: it was measured with five hazards
    assert {file.stem.removeprefix("page-") for file in tmp_path.glob("*.png")} == names
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in tmp_path.glob("*.png"))


def test_the_same_report_whatever_the_workers():
    plan = Plan(set_up("kadora", 2), "random", 400, 3)
    done = []
    one, two = study(plan, 1, done.append), study(plan, 2)
    assert one == two and sum(done) == plan.steps
    assert page(one) == page(two) and "island" in page(one)


@cache
def studied(id, players):
    """A small study, for pages that differ from it in one part."""
    return study(Plan(set_up(id, players), "random", 400, 3), 1)


@pytest.mark.parametrize(("errors", "told"), [(1.2, False), (2.0, True)])
def test_one_of_many_seats_may_be_off_by_chance(errors, told):
    """Among eight seats one is off by more than its own 95 % every third time; that alone is no unfairness."""
    found = studied("diamant", 8)
    seats = [seat | {"win_share": 0.125, "win_share_error": 0.01} for seat in found["seats"]]
    seats[2]["win_share"] += 0.01 * errors * 8 / 7
    for seat in seats[:2] + seats[3:]:
        seat["win_share"] -= 0.01 * errors / 49
    assert ("Seat 2 wins" in page(found | {"seats": seats})) == told


def test_a_ladder_that_was_never_measured_names_the_command_that_does_it():
    found = studied("kadora", 2)
    step = {"level": "2", "below": "1", "win_share": 0.7, "interval": [0.6, 0.8], "fair_share": 0.5, "games_to_tell": 9}
    for steps, stale in (([], False), ([], True), ([step], False)):
        text = page(found | {"ladder": {"steps": steps, "best_among_worst": None, "stale": stale}})
        assert ("karat rate kadora -p 2" in text) == (not steps) and ("level 2 among 1" in text) == bool(steps)
        assert ("before the rules or the bots were changed" in text) == stale


def test_a_page_states_the_fair_share_once():
    """With two players of Kadora the island takes its part before."""
    found = studied("kadora", 2)
    wins = [seat["win_share"] for seat in found["seats"]]
    assert found["fair_share"] == pytest.approx((1 - wins[2]) / 2) and wins[2] > 0.02
    text = page(found).replace("\u00a0", " ")
    assert text.count(f"A fair share is {100 * found['fair_share']:.1f} %: an equal part of what the island") == 1
    assert "50.0 %" not in text and text.count("fair is") == 0


@pytest.mark.parametrize(
    ("share", "pieces"), [(0.0, ["play"]), (0.0004, ["play"]), (0.3, ["deal", "play"]), (1.0, ["deal"])]
)
def test_nothing_is_drawn_for_nothing(share, pieces):
    found = studied("diamant", 3)
    text = page(found | {"luck": {"share": share, "interval": [share, share]}})
    assert [piece for piece in ("deal", "play") if f'">{piece}</span>' in text] == pieces


@pytest.mark.parametrize("mover", ["quick", "random"])
def test_what_seems_not_to_matter_may_matter_to_those_who_know_it(mover):
    found = studied("diamant", 3) | {"mover": mover}
    (ruling,) = found["rulings"]
    for verdict_, changed in (("does not matter", 0.5), ("matters", 0.5), ("does not matter", 0.0)):
        text = page(found | {"rulings": [ruling | {"verdict": verdict_, "changed": changed}]})
        assert (f"to {mover} movers, who" in text) == (verdict_ == "does not matter" and changed > 0)


def test_how_long_it_takes_is_known_before(monkeypatch):
    """By a clock that goes on a second at each look, so that what else this machine does makes no difference."""
    looks = itertools.count()
    monkeypatch.setattr("karat.lab.study.time", SimpleNamespace(perf_counter=lambda: next(looks)))
    short, long = (expected_seconds(Plan(set_up("diamant"), "random", games, 3), 1) for games in (100, 10_000_000))
    assert 0 < short < long and expected_seconds(Plan(set_up("diamant"), "random", 10_000_000, 3), 4) < long
    told = [roughly(seconds) for seconds in (21, 89, 90, 125, 5399, 7200)]
    assert told == ["about 30 seconds", "about 90 seconds", "about 2 minutes", "about 2 minutes", "about 90 minutes",
                    "about 2.0 hours"]  # fmt: skip


def test_a_long_report_says_before_how_long_it_takes(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    for expected, said in ((200.0, "This takes about 3 minutes on 1 core.\n"), (3.0, "")):
        monkeypatch.setattr("karat.lab.study.expected_seconds", lambda plan, workers, took=expected: took)
        shown = CliRunner().invoke(report, ["diamant", "-n", "100", "-j", "1", "--movers", "random"])
        assert shown.exit_code == 0, shown.output
        assert shown.stderr == said and shown.stdout.endswith("Written: diamant-report.html.\n")


@pytest.mark.parametrize(
    ("arguments", "field"), [(("-p", "9"), "players"), (("--set", "traps=9"), "traps"), (("--out", "no/x.html"), "out")]
)
def test_what_cannot_be_reported_is_told_in_one_line(arguments, field):
    shown = run("report", "diamant", "-n", "100", *arguments)
    assert shown.returncode == 1 and shown.stderr.count("\n") == 1 and f"Error: {field}: " in shown.stderr
