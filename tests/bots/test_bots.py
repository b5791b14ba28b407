"""Every bot of every game: legal, repeatable, and blind to what its seat cannot know."""

import json
import random

import pytest

import karat
from contract.cases import CASES, name, new, random_move, some_state
from contract.swaps import hidden_twin
from karat.bots import alone
from karat.bots.diamant import LEVELS as DIAMANT_LEVELS

ALL = [(id, bot) for id in karat.games() for bot in karat.bots(id)]
QUICK = [(id, bot) for id, bot in ALL if bot in ("1", "2", "3") or not bot.isdigit()]


def test_every_game_has_six_levels_and_the_names_stay_callable():
    for _ in range(2):
        for id in karat.games():
            assert karat.bots(id)[:6] == ("1", "2", "3", "4", "5", "6")


@pytest.mark.parametrize(("id", "bot"), ALL, ids=lambda value: value)
def test_the_same_knowledge_and_seed_give_the_same_good_answer(id, bot):
    for seed in range(3):
        state = some_state((id, karat.game(id).players[0], {}), seed)
        if state.over:
            continue
        seat = state.to_move[0]
        document = state.position()
        twin = state.game.position(hidden_twin(document, seat, random.Random(seed)))
        one, other = (s.knowledge(seat) for s in (state.game.position(document), twin))
        assert karat.bot(id, bot, seed=5).choose(one) == karat.bot(id, bot, seed=5).choose(other)
        advice = karat.bot(id, bot, seed=5).advise(one)
        assert sorted(row["move"] for row in advice) == sorted(state.legal(seat))
        assert json.dumps(advice) == json.dumps(karat.bot(id, bot, seed=5).advise(other))
        for row in advice:
            assert 0 <= row["win"] <= 1 and 0 <= row["error"] <= 1 and isinstance(row["reasons"], list)


@pytest.mark.parametrize(("id", "bot"), QUICK, ids=lambda value: value)
def test_a_bot_plays_whole_games_at_every_number_of_players(id, bot):
    for players in karat.game(id).players:
        state = karat.game(id).new(players, seed=players)
        minds = [karat.bot(id, bot, seed=seat) for seat in range(players)]
        rng = random.Random(players)
        while not state.over:
            seat = state.to_move[0]
            if seat % 2 == 0:
                state.play(seat, minds[seat].choose(state.knowledge(seat)))
            else:
                state.play(*random_move(state, rng))


@pytest.mark.parametrize("case", [case for case in CASES if case[2]], ids=name)
def test_bots_play_with_every_option(case):
    state = new(case, 1)
    bot = karat.bot(case[0], "2", seed=1)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, bot.choose(state.knowledge(seat)))


@pytest.mark.parametrize("bad", ["7", "", None, True, 0, "strongest"], ids=repr)
def test_an_unknown_bot_is_named(bad):
    with pytest.raises(karat.BadSetup) as wrong:
        karat.bot("diamant", bad)
    assert wrong.value.field == "bot"


def diamant(players, deck, **changes):
    seats = [{"inside": p == 0, "carried": 0, "chest": 0, "relics": [], "choice": None} for p in range(players)]
    document = {
        "game": "diamant", "players": players, "options": {}, "expedition": 1, "path": [], "on_path": [], "deck": deck,
        "removed": [], "relic_pile": [], "seats": seats,
    }
    return karat.game("diamant").position(document | changes)


FULL_DECK = [f"T{value}" for value in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)]
FULL_DECK += ["spider", "snake", "lava", "boulder", "ram"] * 3


def test_the_last_explorer_of_diamant_can_expect_17_339875_rubies():
    leave, stay = alone.leave_or_stay(diamant(3, FULL_DECK)._states, 0, alone.RUBIES)
    assert leave == 0 and stay == pytest.approx(17.339875, abs=5e-7)


def test_alone_in_the_last_expedition_level_6_counts_what_wins():
    """A point behind with one harmless card left it goes on; a point ahead with only traps left it leaves."""
    seats = [{"inside": False, "carried": 0, "chest": 6 * (p == 1), "relics": [], "choice": None} for p in range(3)]
    seats[0] |= {"inside": True, "carried": 5}
    behind = diamant(3, ["T9", "snake"], expedition=5, path=["T5", "spider"], on_path=[0, 0], seats=seats)
    assert karat.bot("diamant", "6").choose(behind.knowledge(0)) == "stay"
    advice = karat.bot("diamant", "6").advise(behind.knowledge(0))
    assert advice[0] == {
        "move": "stay", "win": 1.0, "error": 0.0,
        "reasons": [
            {"id": "diamant-one-more", "values": {"risk": 0, "more": 4.5}},
            {"id": "diamant-alone", "values": {"stay": 100.0, "leave": 0.0}},
        ],
    }
    seats[0]["carried"] = 7
    ahead = diamant(3, ["spider", "spider"], expedition=5, path=["T5", "spider"], on_path=[0, 0], seats=seats)
    assert karat.bot("diamant", "6").choose(ahead.knowledge(0)) == "leave"


def test_level_6_of_diamant_mixes():
    state = karat.game("diamant").new(players=5, seed=3)
    while state.position()["seats"][0]["carried"] < 5:
        for seat in state.to_move:
            state.play(seat, "stay")
    answers = {karat.bot("diamant", "6", seed=seed).choose(state.knowledge(0)) for seed in range(60)}
    assert answers == {"stay", "leave"}


def share_of_wins(hero, field, players, games):
    won = 0.0
    for seed in range(games):
        state = karat.game("diamant").new(players, seed)
        me = seed % players
        minds = [karat.bot("diamant", hero if seat == me else field, seed=seat) for seat in range(players)]
        while not state.over:
            for seat in state.to_move:
                state.play(seat, minds[seat].choose(state.knowledge(seat)))
        won += (me in state.winners) / len(state.winners)
    return won / games


@pytest.mark.parametrize("players", [3, 5])
def test_the_strongest_diamant_level_beats_the_weakest_by_far(players):
    assert set(DIAMANT_LEVELS) == {"1", "2", "3", "4", "5", "6"}
    assert share_of_wins("6", "1", players, 120) > 2 / players
