"""Whatever is handed in, only the named errors come out, each naming its field."""

import json
import random
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karat
from contract.cases import CASES, name, new, random_move, some_state

any_case = st.sampled_from(CASES)
any_seed = st.integers(0, 2**32)
often = settings(max_examples=500)

ODD = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    3,
    5,
    7,
    12,
    100,
    10**12,
    -(10**30),
    0.5,
    "",
    "x",
    "R",
    "T11",
    "P15",
    "Y4r",
    "tR4",
    "-",
    "pink",
    "diamond",
    "trump",
    [],
    {},
    [None],
    [1],
    ["x"],
    {"x": 1},
    {"seat": 0},
    [[]],
    "stay",
    "play",
    "over",
    "cave",
    "0",
]


def places(value, path=()):
    """All places inside a document."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    elif isinstance(value, list):
        for at in range(len(value)):
            yield from places(value[at], (*path, at))


def mutate(document, rng):
    """A document changed in one to three places: another value, a value from elsewhere, one dropped or doubled."""
    document = deepcopy(document)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        everywhere = [path for path in places(document) if path]
        path = rng.choice(everywhere)
        parent = document
        for key in path[:-1]:
            parent = parent[key]
        kind = rng.randrange(6)
        if kind == 0:
            del parent[path[-1]]
        elif kind == 1 and isinstance(parent, list):
            parent.append(deepcopy(rng.choice(parent)) if parent else None)
        elif kind == 2:
            source = document
            for key in rng.choice(everywhere):
                if not isinstance(source, dict | list) or (isinstance(source, list) and not isinstance(key, int)):
                    break
                try:
                    source = source[key]
                except (KeyError, IndexError):
                    break
            parent[path[-1]] = deepcopy(source)
        elif kind == 3 and isinstance(parent[path[-1]], int) and not isinstance(parent[path[-1]], bool):
            parent[path[-1]] += rng.choice((-1, 1))
        elif kind == 4 and isinstance(parent, dict):
            parent["extra"] = 1
        else:
            parent[path[-1]] = deepcopy(rng.choice(ODD))
    return document


@given(any_case, any_seed)
@often
def test_mutated_positions_are_refused_or_playable(case, seed):
    rng = random.Random(seed)
    document = some_state(case, seed).position()
    game = karat.game(case[0])
    for _ in range(10):
        bad = mutate(document, rng)
        try:
            state = game.position(bad)
        except karat.BadPosition as wrong:
            assert wrong.field is not None and str(wrong)
            continue
        again = state.position()
        assert game.position(again).position() == again
        for step in range(60):  # what was let in can be played on and looked at by everybody
            if state.over:
                break
            assert state.to_move
            if step % 10 == 0:
                seat = rng.randrange(state.players)
                assert state.knowledge(seat).resample(rng).view(seat) == state.view(seat)
            state.play(*random_move(state, rng))


@given(any_case, any_seed)
@settings(max_examples=200)
def test_mutated_records_are_refused_or_replay(case, seed):
    rng = random.Random(seed)
    state = some_state(case, seed)
    record = json.loads(json.dumps(state.record()))
    for _ in range(6):
        bad = mutate(record, rng)
        try:
            state.game.replay(bad)
        except karat.BadRecord as wrong:
            assert wrong.field is not None and str(wrong)


@pytest.mark.parametrize("bad", [*ODD, "text", 3.5], ids=repr)
def test_what_is_no_document_at_all_is_refused(bad):
    for id in karat.games():
        with pytest.raises(karat.BadPosition):
            karat.game(id).position(bad)
        with pytest.raises(karat.BadRecord):
            karat.game(id).replay(bad)


@given(
    any_case,
    st.dictionaries(
        st.one_of(
            st.sampled_from(
                [
                    "relics",
                    "keep_colour",
                    "open_memory",
                    "djinn_deck",
                    "lacking",
                    "seat_view",
                    "treasure_points",
                    "action_rb",
                    "action_pg",
                    "pass_to",
                    "plus_cap",
                    "plus_most",
                    "steal_any",
                ]
            ),
            st.text(max_size=5),
        ),
        st.sampled_from(ODD),
        max_size=3,
    ),
)
@often
def test_odd_options_are_refused_or_make_a_game_that_plays(case, options):
    id, players, _ = case
    options = {key: value for key, value in options.items() if key not in ("players", "seed", "self")}
    try:
        state = karat.game(id).new(players, 1, **options)
    except karat.BadSetup as wrong:
        assert wrong.field and str(wrong)
        return
    assert set(options) <= set(state.options) and state.to_move
    assert karat.game(id).position(state.position()).position() == state.position()


@pytest.mark.parametrize("case", CASES, ids=name)
@pytest.mark.parametrize("players", [-1, 0, 1, 9, None.__class__, "3", 3.0, True, [3]], ids=repr)
def test_a_wrong_number_of_players_is_named(case, players):
    with pytest.raises(karat.BadSetup) as wrong:
        karat.game(case[0]).new(players=players)
    assert wrong.value.field == "players"


@pytest.mark.parametrize("seed", [1.5, [], b"x", True, {}], ids=repr)
def test_a_wrong_seed_is_named(seed):
    for id in karat.games():
        with pytest.raises(karat.BadSetup) as wrong:
            karat.game(id).new(seed=seed)
        assert wrong.value.field == "seed"


@pytest.mark.parametrize("seat", [-1, 8, "0", 1.5, True], ids=repr)
def test_a_wrong_seat_is_named_where_something_is_asked_of_it(seat):
    for id in karat.games():
        state = karat.game(id).new(seed=1)
        for ask in (state.legal, state.view, state.events, state.knowledge):
            with pytest.raises(karat.BadSetup) as wrong:
                ask(seat)
            assert wrong.value.field == "seat"


def test_an_unknown_game_is_named():
    with pytest.raises(karat.BadSetup) as wrong:
        karat.game("chess")
    assert wrong.value.field == "game"


def test_errors_survive_a_trip_between_processes():
    import pickle

    state = new(CASES[0], 1)
    with pytest.raises(karat.IllegalMove) as wrong:
        state.play(0, "fly")
    twin = pickle.loads(pickle.dumps(wrong.value))
    assert (twin.seat, twin.move, twin.rule, str(twin)) == (0, "fly", wrong.value.rule, str(wrong.value))
    twin = pickle.loads(pickle.dumps(karat.BadSetup("players", "should be 3")))
    assert twin.field == "players" and str(twin) == "players: should be 3"
