"""Every bot of every game: legal, repeatable, and blind to what its seat cannot know."""

import json
import random

import pytest

import karat
from contract.cases import CASES, name, new, random_move, some_state
from contract.swaps import hidden_twin

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


@pytest.mark.parametrize(("id", "bot"), ALL, ids=lambda value: value)
def test_advice_begins_with_the_favourite_and_goes_on_by_shares(id, bot):
    state = some_state((id, karat.game(id).players[-1], {}), 4)
    if not state.over:
        shares = [row["win"] for row in karat.bot(id, bot, seed=5).advise(state.knowledge(state.to_move[0]))]
        assert shares[1:] == sorted(shares[1:], reverse=True)


@pytest.mark.parametrize("bot", ["random", "1", "5", "6"])
@pytest.mark.parametrize("id", karat.games())
def test_a_bot_that_is_asked_wrongly_says_so(id, bot):
    state, player = karat.game(id).new(seed=1), karat.bot(id, bot)
    other = karat.game("diamant" if id == "kadora" else "kadora").new(seed=1).knowledge(0)
    while not state.over:
        state.play(*random_move(state, random.Random(1)))
    for knowledge in (None, 3, state, other, state.knowledge(0)):
        for ask in (player.choose, player.advise):
            with pytest.raises(karat.BadSetup, match=r"^knowledge: "):
                ask(knowledge)
    for seed in (1.5, [1], None, True):
        with pytest.raises(karat.BadSetup, match=r"^seed: "):
            karat.bot(id, bot, seed)


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
