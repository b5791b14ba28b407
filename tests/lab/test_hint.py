"""The analysis of finished games: costs that are there, none that are not, and sums that add up."""

import json
import random
from pathlib import Path

import pytest

import karat
from karat.console import won_by
from karat.lab.hint import analyse, decision
from shell import run

RECORDS = Path(__file__).parents[1] / "records"


def record(name):
    return json.loads((RECORDS / f"{name}.json").read_text())


def thrown_away():
    """Seat 0 is alone in the last expedition, a point behind, with nothing but treasure to come; and leaves."""
    seats = [{"inside": p == 0, "carried": 5 * (p == 0), "chest": 6 * (p == 1), "relics": [], "choice": None}
             for p in range(3)]  # fmt: skip
    document = {
        "game": "diamant", "players": 3, "options": {}, "expedition": 5, "path": ["T5"], "on_path": [0],
        "deck": ["T9", "T7"], "removed": [], "relic_pile": [], "seats": seats,
    }  # fmt: skip
    state = karat.game("diamant").position(document)
    state.play(0, "leave")
    return state.record()


@pytest.fixture(scope="module")
def analysis():
    return analyse(record("diamant-3"), workers=1)


def test_every_choice_of_the_record_is_there(analysis):
    steps = record("diamant-3")["steps"]
    assert len(analysis["decisions"]) == sum(1 for who, _ in steps if who != "deal")
    assert all(steps[one["step"]] == [one["seat"], one["move"]] for one in analysis["decisions"])


def test_only_what_is_clear_of_its_error_is_a_cost(analysis):
    for one in analysis["decisions"]:
        gain = one["best_win"] - one["win"]
        assert one["cost"] == (gain if gain > one["error"] else 0)
        assert one["best"] != one["move"] or one["cost"] == 0
    assert 3 <= sum(one["cost"] > 0 for one in analysis["decisions"]) < len(analysis["decisions"])


def test_the_three_dearest_decisions_decided_it(analysis):
    dear = sorted(analysis["decisions"], key=lambda one: -one["cost"])[:3]
    assert analysis["decisive"] == [one["step"] for one in dear]


def test_luck_and_skill_add_up_to_what_was_won(analysis):
    for seat in analysis["seats"]:
        assert seat["fair_share"] + seat["skill"] + seat["gifts"] + seat["luck"] == pytest.approx(seat["win_share"])
        assert seat["skill"] <= 0 <= seat["gifts"] and seat["decisions"] > seat["mistakes"]
    assert sum(seat["luck"] for seat in analysis["seats"]) == pytest.approx(0)


def test_one_seat_alone_has_what_others_gave_it_in_its_luck(analysis):
    own = analyse(record("diamant-3"), seat=1, workers=1)
    assert own["decisions"] == [one for one in analysis["decisions"] if one["seat"] == 1]
    (seat,) = own["seats"]
    assert seat["gifts"] is None
    assert seat["luck"] == pytest.approx(analysis["seats"][1]["luck"] + analysis["seats"][1]["gifts"])


def test_a_won_game_thrown_away_cost_all():
    found = analyse(thrown_away(), workers=1)
    (one,) = found["decisions"]
    assert one["cost"] == 1 and one["error"] == 0 and one["best"] == "stay" and found["decisive"] == [0]
    assert found["seats"][0]["skill"] == -1 and found["seats"][1]["gifts"] == 0.5


def test_moves_are_compared_in_the_same_worlds():
    """A search tries a bad move a few times only. Its cost is known to a few points all the same."""
    one = decision(record("kadora-2"), 54, "3")
    assert one["move"] != one["best"] and one["cost"] > 0.5 and 0 < one["error"] < 0.05
    assert one == decision(record("kadora-2") | {"steps": record("kadora-2")["steps"][:55]}, 54, "3")


# The command ---------------------------------------------------------------------------------------------------------
def test_karat_hint_tells_it_in_words(analysis):
    shown = run("hint", str(RECORDS / "diamant-3.json"), "-j", "1")
    assert shown.returncode == 0, shown.stderr
    assert "Diamant, 3 players, won by seat 0. Judged by bot 6." in shown.stdout
    assert "What decided it:" in shown.stdout and "no difference" in shown.stdout and " (better: stay)" in shown.stdout
    lines = shown.stdout.splitlines()
    assert sum("played" in line and " and was " in line for line in lines) == 3
    best, luckiest = (max(analysis["seats"], key=lambda seat: seat[what])["seat"] for what in ("skill", "luck"))
    assert any(line.startswith(f"Seat {best} played best and was ") for line in lines)
    assert any(line.startswith(f"Seat {luckiest} played ") and line.endswith(" and was luckiest.") for line in lines)
    thrown = run("hint", "-", "--json", stdin=json.dumps(thrown_away()))
    assert json.loads(thrown.stdout)["seats"][0]["mistakes"] == 1


def test_the_island_is_called_the_island():
    """In this game of Kadora for two nobody at the table wins."""
    state, rng = karat.game("kadora").new(2, 3), random.Random(3)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, rng.choice(state.legal(seat)))
    assert state.winners == (2,)
    game = json.dumps(state.record())
    assert "Kadora, 2 players, won by the island." in run("hint", "-", "--bot", "1", "-j", "1", stdin=game).stdout
    assert "; won by the island.\n" in run("verify", "-", stdin=game).stdout
    assert won_by((0, 2), 2) == "seat 0 and the island" and won_by((), 2) == "nobody"


@pytest.mark.parametrize(
    ("arguments", "change", "complaint"),
    [
        ((), lambda r: r | {"steps": r["steps"][:11], "result": None}, "steps: the game is not over"),
        (("--seat", "3"), lambda r: r, "seat: should be 0 to 2, not 3"),
        (("--bot", "9"), lambda r: r, "bot: should be one of 1, 2, 3, 4, 5, 6, "),
        ((), lambda r: r | {"game": "chess"}, "game"),
    ],
)
def test_karat_hint_explains_what_it_cannot_analyse(arguments, change, complaint):
    shown = run("hint", "-", *arguments, stdin=json.dumps(change(record("diamant-3"))))
    assert shown.returncode == 1 and shown.stdout == ""
    assert shown.stderr.count("\n") == 1 and complaint in shown.stderr
