"""What a seat cannot know does not reach it: not by views, events, legal moves, error texts or knowledge."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karat
from contract.cases import CASES, name, random_move, some_state
from contract.swaps import hidden_twin

any_case = st.sampled_from(CASES)
any_seed = st.integers(0, 2**32)
often = settings(max_examples=200)


def refusals(state, seat, moves):
    """What the seat is told when it tries these moves, without making any."""
    told = []
    for move in moves:
        try:
            state.copy().play(seat, move)
            told.append("legal")
        except karat.IllegalMove as wrong:
            told.append((str(wrong), wrong.rule, wrong.reason))
    return told


def attempts(state, rng):
    """Moves that a curious player might try: everybody's legal moves and some with other cards in them."""
    known = [move for seat in range(state.players) for move in state.legal(seat)]
    moves = rng.sample(known, min(10, len(known)))
    words = sorted({word for move in known for word in move.split()})
    for move in moves[:6]:
        changed = move.split()
        changed[rng.randrange(len(changed))] = rng.choice(words)
        moves.append(" ".join(changed))
    return moves


def all_told(state, seat, moves):
    return json.dumps(
        [
            state.view(seat),
            state.events(seat),
            state.legal(seat),
            state.to_move,
            refusals(state, seat, moves),
        ]
    )


@given(any_case, any_seed)
@often
def test_two_worlds_that_differ_only_out_of_sight_are_told_the_same(case, seed):
    rng = random.Random(seed)
    state = some_state(case, seed)
    document = state.position()
    moves = attempts(state, rng)
    for seat in range(state.players):
        twin = hidden_twin(document, seat, rng)
        one, other = state.game.position(document), state.game.position(twin)
        assert all_told(one, seat, moves) == all_told(other, seat, moves)
        assert one.knowledge(seat).known.tobytes() == other.knowledge(seat).known.tobytes()
    spectators = hidden_twin(document, None, rng)
    one, other = state.game.position(document), state.game.position(spectators)
    assert one.view() == other.view() and one.events() == other.events()


@given(any_case, any_seed)
@often
def test_resampled_worlds_look_the_same_to_their_seat(case, seed):
    rng = random.Random(seed)
    state = some_state(case, seed)
    moves = attempts(state, rng)
    for seat in range(state.players):
        knowledge = state.knowledge(seat)
        assert knowledge.legal() == state.legal(seat)
        assert knowledge.view() == state.view(seat)
        assert knowledge.events() == state.events(seat)
        world = knowledge.resample(rng)
        assert all_told(world, seat, moves) == all_told(state, seat, moves)
        assert world.knowledge(seat).known.tobytes() == knowledge.known.tobytes()
        document = world.position()
        assert world.game.position(document).position() == document


@given(any_case, any_seed)
@settings(max_examples=100)
def test_resampled_worlds_play_to_their_end(case, seed):
    rng = random.Random(seed)
    state = some_state(case, seed)
    world = state.knowledge(rng.randrange(state.players)).resample(rng)
    while not world.over:
        world.play(*random_move(world, rng))
    record = json.loads(json.dumps(world.record()))
    assert world.game.replay(record).scores == world.scores


@given(any_case, any_seed)
@settings(max_examples=100)
def test_what_a_seat_knows_says_nothing_of_the_rest(case, seed):
    """Both worlds of a resampled pair, asked through knowledge alone with equal chance, imagine equal worlds."""
    rng = random.Random(seed)
    state = some_state(case, seed)
    seat = rng.randrange(state.players)
    world = state.knowledge(seat).resample(rng)
    for chance in range(3):
        one, other = (s.knowledge(seat).resample(random.Random(chance)) for s in (state, world))
        assert one.position() == other.position()


@pytest.mark.parametrize("case", CASES, ids=name)
def test_the_history_of_one_seat_follows_the_game_without_gaps(case):
    """What `play` returns to the mover is the new part of the mover's history, and histories only grow."""
    rng = random.Random(9)
    state = some_state(case, 9)
    told = {seat: state.events(seat) for seat in range(state.players)}
    for _ in range(40):
        if state.over:
            break
        seat, move = random_move(state, rng)
        events = state.play(seat, move)
        assert state.events(seat) == told[seat] + events
        for other in range(state.players):
            now = state.events(other)
            assert now[: len(told[other])] == told[other]
            told[other] = now
