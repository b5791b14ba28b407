"""The analysis of finished games: costs that are there, none that are not, and sums that add up."""

import json
import random
from pathlib import Path

import pytest

import karat
from karat.console import won_by
from karat.lab.hint import analyse, asked, decision, judged, outlook
from karat.table.judge import UNMEASURED, argues_for, own_error
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
        assert one["cost"] == 0 or one["cost"] > own_error(karat.game("diamant"))  # never by chance's error alone
    assert 3 <= sum(one["cost"] > 0 for one in analysis["decisions"]) < len(analysis["decisions"])


def test_a_judge_that_nobody_has_measured_is_doubted(monkeypatch):
    assert own_error(karat.game("diamant")) == karat.game("diamant").part("study").JUDGE_ERROR
    assert all(0.05 <= own_error(karat.game(id)) <= 0.3 for id in karat.games())
    game = karat.game("kadora")
    monkeypatch.setattr(type(game), "part", lambda self, role: None)
    assert own_error(game) == UNMEASURED and argues_for(game, {"id": "kadora-penalty", "values": {}})


def test_moves_are_counted_from_one_without_deals(analysis):
    steps = record("diamant-3")["steps"]
    moves = [at for at, (who, _) in enumerate(steps) if who != "deal"]
    assert all(moves[one["number"] - 1] == one["step"] for one in (*analysis["decisions"], *analysis["moments"]))


def test_the_curve_goes_from_equal_chances_to_the_result(analysis):
    curve = analysis["curve"]
    assert len(curve) == 1 + sum(1 for who, _ in record("diamant-3")["steps"] if who != "deal")
    assert all(abs(chance - 1 / 3) < 0.12 for chance in curve[0]) and curve[-1] == [1, 0, 0]
    assert all(0 <= chance <= 1 for row in curve for chance in row)


def test_three_moments_decided_it_in_their_order(analysis):
    found = analysis["moments"]
    assert len(found) == 3 and [one["number"] for one in found] == sorted(one["number"] for one in found)
    costs = {one["step"]: one for one in analysis["decisions"]}
    for one in found:
        assert abs(one["after"] - one["before"]) > own_error(karat.game("diamant"))
        if one["kind"] == "mistake":
            assert (one["before"], one["after"]) == (costs[one["step"]]["best_win"], costs[one["step"]]["win"])


def test_luck_is_told_only_where_chance_or_news_came_in(analysis):
    """A seat whose chances jump after its own move as that move promised had no luck."""
    state = karat.game("diamant").replay(record("diamant-3"))
    calm = {"step": 1, "since": 0, "seat": 0, "chances": [0.3, 0.3, 0.4], "made": 1.0, "dealt": False}
    assert judged(state, [], "6", outlooks=[calm])["moments"] == []
    assert judged(state, [], "6", outlooks=[calm | {"made": 0.3}])["moments"][0]["kind"] == "luck"
    dealt = judged(state, [], "6", outlooks=[calm | {"dealt": True}])["moments"]
    assert [(one["seat"], one["before"], one["after"]) for one in dealt] == [(2, 0.4, 0)]
    # who decides at the same time as others has no luck before all have: then their own choice is not news
    rash = calm | {"seat": 2, "chances": [0.3, 0.3, 0.9], "made": 0.0}
    assert judged(state, [], "6", outlooks=[rash, calm | {"step": 2, "chances": rash["chances"]}])["moments"] == []
    (apart,) = judged(state, [], "6", outlooks=[rash, calm | {"step": 2, "since": 1}])["moments"]
    assert (apart["seat"], apart["number"], apart["after"]) == (2, 1, 0.4)


def test_who_has_clicked_first_tells_nothing():
    """Learned from a review: one position was valued differently by who had chosen before."""
    judged_as = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        state = karat.game("diamant").new(3, seed=8)
        for seat in order:
            state.play(seat, "stay")
        document = state.record()
        steps = [at for at, (who, _) in enumerate(document["steps"]) if who != "deal"]
        assert all(asked(document, at).to_move == (0, 1, 2) for at in steps)
        found = sorted((decision(document, at) for at in steps), key=lambda one: one["seat"])
        judged_as.append([{**one, "step": 0, "number": 0} for one in found])
    assert judged_as[0] == judged_as[1] == judged_as[2]
    # and equal play is judged alike: at the start all seats are equal, and nothing but chance tells them apart
    assert {one["best"] for one in judged_as[0]} == {"stay"} and {one["cost"] for one in judged_as[0]} == {0}
    wins = {one["best_win"] for one in judged_as[0]}
    assert len(wins) == 1


def test_nor_does_it_move_the_curve():
    """Learned from a game: one's click took another from 23 to 48 of 100, and its end was called bad luck."""
    state = karat.game("diamant").new(3, seed=8)
    for seat, move in ((0, "stay"), (2, "stay"), (1, "stay"), (1, "leave"), (0, "stay"), (2, "stay")):
        state.play(seat, move)
    document = state.record()
    rows = [outlook(document, at) for at, (who, _) in enumerate(document["steps"]) if who != "deal"]
    assert [one["since"] for one in rows] == [0, 0, 0, 3, 3, 3]
    for together in (rows[:3], rows[3:]):
        assert len({tuple(one["chances"]) for one in together}) == 1
    assert rows[0]["chances"] != rows[3]["chances"]


def test_identical_play_gets_an_identical_judgement():
    """Learned from a review: the same 28 decisions cost three identical players 39, 0 and 62 points."""
    state = karat.game("diamant").new(3, seed=8)
    while not state.over:
        move = "leave" if state.view()["path"][3:] else "stay"
        for seat in (2, 0, 1):
            if seat in state.to_move:
                state.play(seat, move)
    found = analyse(state.record(), workers=1)
    costs = {seat: [one["cost"] for one in found["decisions"] if one["seat"] == seat] for seat in range(3)}
    assert costs[0] == costs[1] == costs[2] and any(costs[0])
    assert len({(one["skill"], one["mistakes"], one["accuracy"]) for one in found["seats"]}) == 1
    assert found["best"] == found["luckiest"] == [0, 1, 2]


def test_reasons_argue_for_the_advised_move_and_against_the_other():
    one = decision(record("kadora-2"), 54, "3")
    game = karat.game("kadora")
    assert one["reasons"] and all(argues_for(game, reason) for reason in one["reasons"])
    assert not any(argues_for(game, reason) for reason in one["against"])
    kadora, djinn = karat.game("kadora"), karat.game("djinn")
    assert not argues_for(kadora, {"id": "kadora-penalty", "values": {"points": 3}})
    assert argues_for(kadora, {"id": "kadora-takes-lead", "values": {}})
    assert not argues_for(djinn, {"id": "djinn-may-win", "values": {"card": "Y3", "percent": 1}})
    assert argues_for(djinn, {"id": "djinn-may-win", "values": {"card": "Y3", "percent": 60}})


def test_accuracy_is_100_without_a_mistake_and_nothing_where_nothing_was_at_stake(analysis):
    for seat in analysis["seats"]:
        assert 0 <= seat["accuracy"] <= 100 and (seat["accuracy"] == 100) == (seat["mistakes"] == 0)
    state = karat.game("diamant").replay(record("diamant-3"))
    one = {"seat": 0, "cost": 0.0, "stake": 0.2, "step": 1, "number": 1}
    assert judged(state, [one], "6")["seats"][0]["accuracy"] == 100
    assert judged(state, [one | {"cost": 0.2, "best_win": 0.5, "win": 0.3}], "6")["seats"][0]["accuracy"] == 50
    assert judged(state, [one | {"stake": 0.001}], "6")["seats"][0]["accuracy"] is None


def test_those_who_are_level_are_named_together(analysis):
    """One sentence for browser and command line: who is within five points of the best played as well."""
    seats = {seat["seat"]: seat for seat in analysis["seats"]}
    most, luck = max(one["accuracy"] for one in seats.values()), max(one["luck"] for one in seats.values())
    assert analysis["best"] == [p for p, one in seats.items() if most - one["accuracy"] <= 5]
    assert analysis["luckiest"] == [p for p, one in seats.items() if luck - one["luck"] <= 0.1]
    state = karat.game("diamant").replay(record("diamant-3"))
    nothing = judged(state, [], "6")
    assert nothing["best"] == [] and nothing["luckiest"] == [0]  # nothing was at stake; and one of them has won


def test_an_outlook_is_each_seats_own():
    """In Kadora a seat knows its hand: its own line is drawn from that."""
    document = record("kadora-2")
    found = outlook(document, 54)
    assert len(found["chances"]) == 3 and all(0 <= chance <= 1 for chance in found["chances"])  # the island may win
    assert found == outlook(document, 54)


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
    assert one["cost"] == 1 and one["error"] == own_error(karat.game("diamant")) and one["best"] == "stay"
    assert found["moments"][0]["kind"] == "mistake" and found["seats"][0]["accuracy"] == 0
    assert found["seats"][0]["skill"] == -1 and found["seats"][1]["gifts"] == 0.5


def test_moves_are_compared_in_the_same_worlds():
    """A search tries a bad move a few times only. Its cost is known to a few points all the same."""
    one = decision(record("kadora-2"), 54, "3")
    assert one["move"] != one["best"] and one["cost"] > 0.5 and 0.2 <= one["error"] < 0.25
    assert one == decision(record("kadora-2") | {"steps": record("kadora-2")["steps"][:55]}, 54, "3")


# The command ---------------------------------------------------------------------------------------------------------
def test_karat_hint_tells_it_in_words(analysis):
    shown = run("hint", str(RECORDS / "diamant-3.json"), "-j", "1")
    assert shown.returncode == 0, shown.stderr
    assert "Diamant, 3 players, won by seat 0. Judged by bot 6." in shown.stdout
    assert "What decided it:" in shown.stdout and "about as good" in shown.stdout and " (better: stay)" in shown.stdout
    lines = shown.stdout.splitlines()
    assert analysis["best"] == [0, 1] and analysis["luckiest"] == [0]
    assert "Best play, about equal: seat 0 and seat 1. Seat 0 had the most luck." in lines
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
    kadora = karat.game("kadora")
    assert won_by((0, 2), kadora, 2) == "seat 0 and the island" and won_by((), kadora, 2) == "nobody"


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
