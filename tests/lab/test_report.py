"""Reports: the statistics on made-up games whose answer is known, and the page that a user gets."""

import json
from html.parser import HTMLParser

import numpy as np
import pytest

import karat
from karat.games.core import new_states
from karat.games.doors import perceive_now
from karat.lab.page import page
from karat.lab.playout import know
from karat.lab.rulings import MEASURES, SWITCHES, Difference, switched, verdict
from karat.lab.study import (
    REPLAYS,
    SECONDS,
    Plan,
    Totals,
    by_kind,
    ladder,
    look_at_decision,
    luck_share,
    quantile_of,
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
    assert set(SWITCHES[id]) == set(karat.game(id).options)
    usual = set_up(id)
    tried = list(switched(usual))
    assert {option for option, _, _ in tried} == set(SWITCHES[id])
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
    a_moment, a_round = SECONDS["kadora"]
    turns = watched.counts[:, 0]
    seconds = a_moment * watched.lengths[:, MOMENTS] + a_round * np.ceil(turns / 2)
    assert told["minutes"] == pytest.approx(seconds.mean() / 60)
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


def test_the_ladder_is_the_published_one():
    told = ladder(set_up("diamant", 3))
    assert [step["level"] for step in told["steps"]] == ["1", "2", "3", "4", "5", "6"]
    assert all(step["win_share"] > step["fair_share"] for step in told["steps"])
    assert told["steps"][0]["games_to_tell"] < told["steps"][-1]["games_to_tell"]


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
        known = new_states(state._states.dtype)
        known.view(np.uint8)[:] = 0x55
        know(state._states[0], seat, known, new_states(known.dtype))
        assert known.tobytes() == state.knowledge(seat)._known.tobytes()


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
    assert not reader.open and not reader.fetched and "script" not in reader.tags and reader.tags.count("svg") == 6
    assert len(reader.heads) == 9 and reader.heads[0] == "Diamant, 3 players"
    assert "url(" not in text.replace("url(#", "") and "prefers-color-scheme: dark" in text and "@media print" in text
    assert "--set hazards=4" in text and "var(--lamp)" in text and "#030303" not in text
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1)
    assert [ruling["is"] for ruling in found["rulings"]] == ["relics in the deck", "as in the box"]
    names = {"fairness", "length", "scores", "lead", "kinds", "ladder"}
    assert {file.stem.removeprefix("page-") for file in tmp_path.glob("*.png")} == names
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in tmp_path.glob("*.png"))


def test_the_same_report_whatever_the_workers():
    plan = Plan(set_up("kadora", 2), "random", 400, 3)
    done = []
    one, two = study(plan, 1, done.append), study(plan, 2)
    assert one == two and sum(done) == plan.steps
    assert page(one) == page(two) and "island" in page(one)


@pytest.mark.parametrize(("errors", "told"), [(1.2, False), (2.0, True)])
def test_one_of_many_seats_may_be_off_by_chance(errors, told):
    """Among eight seats one is off by more than its own 95 % every third time; that alone is no unfairness."""
    found = study(Plan(set_up("diamant", 8), "random", 200, 3), 1)
    seats = [seat | {"win_share": 0.125, "win_share_error": 0.01} for seat in found["seats"]]
    seats[2]["win_share"] += 0.01 * errors * 8 / 7
    for seat in seats[:2] + seats[3:]:
        seat["win_share"] -= 0.01 * errors / 49
    assert ("Seat 2 wins" in page(found | {"seats": seats})) == told


def test_a_ladder_that_was_never_measured_names_the_command_that_does_it():
    found = study(Plan(set_up("kadora", 2), "random", 400, 3), 1)
    step = {"level": "2", "below": "1", "win_share": 0.7, "interval": [0.6, 0.8], "fair_share": 0.5, "games_to_tell": 9}
    for steps in ([], [step]):
        text = page(found | {"ladder": {"steps": steps, "best_among_worst": None}})
        assert ("karat rate kadora -p 2" in text) == (not steps) and ("level 2 among 1" in text) == bool(steps)


@pytest.mark.parametrize(
    ("arguments", "field"), [(("-p", "9"), "players"), (("--set", "traps=9"), "traps"), (("--out", "no/x.html"), "out")]
)
def test_what_cannot_be_reported_is_told_in_one_line(arguments, field):
    shown = run("report", "diamant", "-n", "100", *arguments)
    assert shown.returncode == 1 and shown.stderr.count("\n") == 1 and f"Error: {field}: " in shown.stderr
