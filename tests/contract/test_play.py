"""For every game, number of players and option: what the public contract promises of play."""

import copy
import json
import pickle
import random
import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karat
from contract.cases import CASES, name, new, random_move, rule_ids, some_state, states
from contract.inventory import BOX, inventory
from karat.table.game import Knowledge

all_cases = pytest.mark.parametrize("case", CASES, ids=name)
any_case = st.sampled_from(CASES)
any_seed = st.integers(0, 2**32)
often = settings(max_examples=150)


def fingerprint(state):
    return json.dumps([state.position(), state.record(), [state.events(p) for p in range(state.players)]])


@given(any_case, any_seed)
@often
def test_cards_are_conserved_at_every_step(case, seed):
    for state in states(case, seed, every=7):
        assert inventory(state.position()) == BOX[case[0]](case[1], state.options)


@given(any_case, any_seed)
@often
def test_somebody_can_move_until_the_end_and_every_game_ends(case, seed):
    rng, state = random.Random(seed), new(case, seed)
    for _ in range(20_000):
        if state.over:
            break
        assert state.scores is None and state.winners is None and state.to_move
        for seat in range(state.players):
            legal = state.legal(seat)
            assert bool(legal) == (seat in state.to_move)
            assert len(set(legal)) == len(legal)
        state.play(*random_move(state, rng))
    assert state.over and state.to_move == ()
    assert all(state.legal(seat) == () for seat in range(state.players))
    assert len(state.scores) >= state.players and state.winners
    assert set(state.winners) <= set(range(len(state.scores)))


@given(any_case, any_seed)
@often
def test_every_legal_move_is_accepted_and_leaves_its_twin_alone(case, seed):
    state = some_state(case, seed)
    before = fingerprint(state)
    for seat in state.to_move:
        legal = state.legal(seat)
        for move in random.Random(seed).sample(legal, min(8, len(legal))):
            twin = state.copy()
            events = twin.play(seat, move)
            assert events and all(isinstance(event["event"], str) for event in events)
            assert twin.events(seat)[-len(events) :] == events
            assert [seat, move] in twin.record()["steps"]
    assert fingerprint(state) == before


@given(any_case, any_seed, st.data())
@often
def test_everything_else_is_refused_with_the_state_unchanged(case, seed, data):
    state = some_state(case, seed)
    before = fingerprint(state)
    seats = st.one_of(
        st.integers(0, state.players - 1), st.sampled_from([-1, state.players, None, True, "0", 1.0, 10**30])
    )
    known = [*sorted({move for seat in range(state.players) for move in state.legal(seat)}), "stay", "done", "keep"]
    for _ in range(12):
        seat = data.draw(seats)
        move = data.draw(
            st.one_of(st.sampled_from(known).map(lambda m: _mutate(m, data)), st.text(max_size=20), odd_moves)
        )
        plain = isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < state.players
        if plain and isinstance(move, str) and move in state.legal(seat):
            continue
        with pytest.raises(karat.IllegalMove) as wrong:
            state.play(seat, move)
        assert wrong.value.rule in rule_ids(case[0])
        assert wrong.value.seat is seat and wrong.value.move is move
        assert str(wrong.value).endswith((".", "?", "!"))
        assert not re.search(r"\{[a-z]+\}", str(wrong.value).replace(str(move), ""))  # every value has been filled in
    assert fingerprint(state) == before


odd_moves = st.sampled_from(
    [
        None,
        3,
        "",
        " ",
        "stay ",
        "STAY",
        b"stay",
        ["stay"],
        {},
        0.5,
        "play",
        "play ",
        "١",
        "draw 1\n",
        "cave",
        "x" * 5000,
    ]
)


def _mutate(move, data):
    """A move a little wrong: a letter changed, a word dropped or doubled, or nothing changed (another seat's move)."""
    kind = data.draw(st.integers(0, 5))
    words = move.split()
    if kind == 0:
        at = data.draw(st.integers(0, len(move) - 1))
        return move[:at] + data.draw(st.sampled_from("0123456789RGBPYO abcdstl-+")) + move[at + 1 :]
    if kind == 1 and len(words) > 1:
        return " ".join(words[:-1])
    if kind == 2:
        return " ".join([*words, words[-1]])
    if kind == 3:
        return " ".join(words[:1] + words[:0:-1])
    return move


@given(any_case, any_seed)
@often
def test_positions_round_trip_and_play_on_the_same(case, seed):
    state = some_state(case, seed)
    document = json.loads(json.dumps(state.position()))
    again = state.game.position(document)
    assert again.position() == document
    assert (again.over, again.scores, again.winners, again.to_move) == (
        state.over,
        state.scores,
        state.winners,
        state.to_move,
    )
    for seat in range(state.players):
        assert again.legal(seat) == state.legal(seat)
        assert again.view(seat) == state.view(seat)
    rng = random.Random(seed)
    while not state.over:  # as far as no new card is dealt both go exactly the same way
        seat, move = random_move(state, rng)
        steps, before = len(state.steps), state.position()
        state.play(seat, move)
        again.play(seat, move)
        if any(who == "deal" for who, _ in state.steps[steps:]):
            break
        assert unshuffled(again.position(), before) == unshuffled(state.position(), before)


def unshuffled(document, before):
    """The document with decks that have been shuffled since in no particular order."""
    grown = [deck for deck in ("deck", "djinn_deck") if deck in document and len(document[deck]) > len(before[deck])]
    return document | {deck: sorted(document[deck]) for deck in grown}


@all_cases
def test_records_replay_move_by_move_to_the_same_game(case):
    rng = random.Random(str(case))
    whole = [state.copy() for state in states(case, 11)]
    last = whole[-1]
    record = json.loads(json.dumps(last.record()))
    again = last.game.replay(record)
    assert again.record() == record
    assert again.events(0) == last.events(0) and again.events(None) == last.events(None)
    assert again.states.tobytes() == last.states.tobytes()
    for state in rng.sample(whole, min(4, len(whole))):
        again = state.game.replay(json.loads(json.dumps(state.record())))
        assert [again.view(p) for p in range(again.players)] == [state.view(p) for p in range(state.players)]
        assert again.to_move == state.to_move


@all_cases
def test_a_record_that_starts_from_a_position_replays_too(case):
    state = some_state(case, 5)
    begun = state.game.position(state.position())
    rng = random.Random(5)
    while not begun.over:
        begun.play(*random_move(begun, rng))
    record = json.loads(json.dumps(begun.record()))
    assert begun.game.replay(record).position() | {"deck": 0, "djinn_deck": 0} == begun.position() | {
        "deck": 0,
        "djinn_deck": 0,
    }


@all_cases
def test_same_seed_same_game_other_seed_other_game(case):
    positions = [json.dumps(new(case, seed).position()) for seed in (1, 1, 2, "x")]
    assert positions[0] == positions[1]
    assert len(set(positions)) == 3
    assert json.dumps(new(case, None).position()) != json.dumps(new(case, None).position())


@all_cases
def test_copies_are_independent(case):
    state = new(case, 4)
    twin = state.copy()
    before = fingerprint(state)
    rng = random.Random(4)
    for _ in range(20):
        if not twin.over:
            twin.play(*random_move(twin, rng))
    assert fingerprint(state) == before
    rng = random.Random(4)
    for _ in range(20):
        if not state.over:
            state.play(*random_move(state, rng))
    assert fingerprint(state) == fingerprint(twin)


@given(any_case, any_seed)
@settings(max_examples=60)
def test_what_is_handed_out_can_be_changed_without_harm(case, seed):
    state = some_state(case, seed)
    before = fingerprint(state)
    defaults = json.dumps(state.game.options)
    knowledge = state.knowledge(0)
    for handed in (state.game.options, state.options, state.position(), state.view(0), state.events(0), state.record()):
        spoil(handed)
    for handed in (knowledge.options, knowledge.view(), knowledge.events()):
        spoil(handed)
    assert fingerprint(state) == before
    assert json.dumps(state.game.options) == defaults


@pytest.mark.parametrize("id", karat.games())
def test_states_can_be_copied_and_sent_to_other_processes(id):
    state = karat.game(id).new(seed=5)
    for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin.game is state.game and fingerprint(twin) == fingerprint(state)
        twin.play(*random_move(twin, random.Random(1)))
        assert fingerprint(twin) != fingerprint(state)
    told = state.knowledge(0)
    assert len(told.to_bytes()) == state.game.rules.STATE.itemsize
    read = Knowledge.from_bytes(told.game, told.options, told.seat, told.to_bytes(), told.history)
    for knowledge in (read, copy.deepcopy(told), pickle.loads(pickle.dumps(told))):
        assert knowledge.game is state.game and knowledge.known.tobytes() == told.known.tobytes()
        assert knowledge.view() == state.view(0) and knowledge.events() == state.events(0)
        assert knowledge.resample(1).position() == told.resample(1).position()


def test_a_game_that_goes_on_has_no_result():
    state, chance = karat.game("diamant").new(seed=5), random.Random(1)
    with pytest.raises(ValueError, match="not over"):
        state.result()
    while not state.over:
        state.play(*random_move(state, chance))
    assert state.result() == (state.scores, state.winners)


def test_numbers_of_numpy_are_numbers():
    game = karat.game("kadora")
    state = game.new(np.int64(3), np.uint8(4))
    assert state.position() == game.new(3, 4).position()
    world, same = (state.knowledge(0).resample(rng).position() for rng in (np.int32(5), 5))
    assert world == same and karat.bot("kadora", "1", np.int64(7)).seed == 7


def spoil(value):
    """Change everything inside a document."""
    if isinstance(value, dict):
        for inner in value.values():
            spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.append("spoilt")
