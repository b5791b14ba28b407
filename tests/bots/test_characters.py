"""No two bots are alike: at a table of equals nobody always does what somebody else would do."""

from itertools import combinations

import pytest

import karat
from karat.bots import LEVELS
from karat.bots.character import NAMES, mixed
from karat.bots.net import net_of

WITH_NETS = [
    (id, players) for id in karat.games() for players in karat.game(id).players if net_of(karat.game(id), players)
]
ALL = [(id, level) for id in karat.games() for level in LEVELS]


def first_differences(id, level, players, most=600):
    """After how many decisions two seats of a table of equals first wanted different moves, for each pair that did.

    At every decision each bot is asked what it would do in place of the one to move.
    """
    found, asked, number = {}, 0, 0
    pairs = list(combinations(range(players), 2))
    while len(found) < len(pairs) and asked < most:
        state = karat.game(id).new(players, f"equals {number}")
        minds = [karat.bot(id, level, f"{number}.{seat}") for seat in range(players)]
        while not state.over and len(found) < len(pairs) and asked < most:
            seat = state.to_move[0]
            wishes = state.legal(seat)[:1] * players
            if len(state.legal(seat)) > 1:
                wishes = [mind.choose(state.knowledge(seat)) for mind in minds]
                asked += 1
            found |= {pair: asked for pair in pairs if pair not in found and wishes[pair[0]] != wishes[pair[1]]}
            state.play(seat, wishes[seat])
        number += 1
    return found


@pytest.mark.parametrize(("id", "level"), ALL, ids=lambda value: value)
def test_no_two_seats_of_a_table_of_equals_agree_always(id, level):
    players = min(4, karat.game(id).players[-1])
    assert len(first_differences(id, level, players)) == players * (players - 1) // 2


@pytest.mark.parametrize(("id", "players"), WITH_NETS, ids=str)
def test_nor_do_those_whose_search_the_same_net_guides(id, players):
    assert len(first_differences(id, LEVELS[-1], players)) == players * (players - 1) // 2


@pytest.mark.parametrize("level", LEVELS)
def test_equals_end_a_game_of_diamant_with_different_scores(level):
    alike = 0
    for number in range(40):
        state = karat.game("diamant").new(4, f"equals {number}")
        minds = [karat.bot("diamant", level, f"{number}.{seat}") for seat in range(4)]
        while not state.over:
            for seat in state.to_move:
                state.play(seat, minds[seat].choose(state.knowledge(seat)))
        alike += len(set(state.scores)) == 1
    assert alike <= 2


@pytest.mark.parametrize("id", karat.games())
def test_a_bot_keeps_its_character_for_a_whole_game(id):
    """Level 3 by taste or search: the same seed answers the same, another one now and then differently."""
    state = karat.game(id).new(seed=2)
    once, again = (karat.bot(id, "2", seed=7) for _ in range(2))
    for _ in range(20):
        if not state.over:
            seat = state.to_move[0]
            move = once.choose(state.knowledge(seat))
            assert move == again.choose(state.knowledge(seat))
            state.play(seat, move)


def test_a_mixed_table_has_different_names_and_neighbouring_levels():
    game = karat.game("djinn")
    for level in LEVELS:
        for seed in range(20):
            sitters = mixed(game, 7, level, seed)
            assert len({sitter.name for sitter in sitters}) == 7 and {sitter.name for sitter in sitters} <= set(NAMES)
            steps = {int(sitter.bot) - int(level) for sitter in sitters}
            assert steps <= {-1, 0, 1} and len(steps) > 1 and all(sitter.bot in LEVELS for sitter in sitters)
    assert mixed(game, 3, "3", 1) == mixed(game, 3, "3", 1) != mixed(game, 3, "3", 2)
    assert {sitter.bot for sitter in mixed(game, 3, "careful")} == {"careful"}
    assert len({tuple(sitter.bot for sitter in mixed(game, 3, "3", seed)) for seed in range(20)}) > 1
