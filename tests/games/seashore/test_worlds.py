"""Sea or Shore: what a seat knows, and that imagined worlds are exactly the fitting ones, all equally likely.

The fitting worlds are found here without worlds.py: for a position by trying every way to deal its hidden cards, for a
game by playing every hidden way through it and keeping those that look the same to the seat.
"""

import random
from collections import Counter
from copy import deepcopy
from itertools import combinations, permutations

import numba
import numpy as np
import pytest

import karat
from karat.games.seashore import worlds
from karat.kernel import dispatch

GAME = karat.game("seashore")
rule = pytest.mark.rule
INTERPRETED = bool(numba.config.DISABLE_JIT)
compiled_only = pytest.mark.skipif(INTERPRETED, reason="takes long without the compiler")


def position(hands, piles=None, **more):
    n = len(hands)
    document = {
        "game": "seashore", "players": n, "options": {}, "round": 1, "start": 0, "turn": 0, "step": "play",
        "piles": piles or [[]] * (1 if n == 3 else 2), "supply": 22, "box": [], "played": [], "out": [], "taken": [],
        "pending": [], "drawn": None,
        "seats": [{"hand": hand.split(), "points_pile": [], "plus": 0, "score": 0, "pass": None} for hand in hands],
    }  # fmt: skip
    return document | more


def key(state):
    """Where all island cards are, and what is chosen to be passed."""
    record = state.states.view(np.ndarray)[0]
    seats = record["seats"]
    return (*seats["hand"].tolist(), *seats["card"].tolist(), *seats["passing"].tolist(), int(record["box"]),
            int(record["drawn"]))  # fmt: skip


def treasures(state):
    document = state.position()
    return str(document["piles"]) + str([seat["points_pile"] for seat in document["seats"]])


def assert_uniform(knowledge, fitting, key=key, each=40):
    """That resampling gives exactly these worlds, equally often as far as chi-square can tell."""
    rng = random.Random(1)
    samples = 30 if INTERPRETED else each * len(fitting)
    seen = Counter(key(knowledge.resample(rng)) for _ in range(samples))
    assert set(seen) <= fitting
    if not INTERPRETED:
        assert set(seen) == fitting
        chi = sum((seen[world] - each) ** 2 / each for world in fitting)
        free = len(fitting) - 1
        assert chi < free + 5 * (2 * free) ** 0.5 + 5


# Positions: nothing is known but what they show ----------------------------------------------------------------------
def deals(cards, sizes):
    """All ways to deal cards into piles of these sizes."""
    if not sizes:
        yield []
        return
    for first in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in first]
        for others in deals(rest, sizes[1:]):
            yield [list(first), *others]


@rule("SEA-21", "SEA-22")
def test_covered_cards_fit_what_they_show_and_their_plus_cards():
    document = position(["G4", "B3", "R5", "B9 G7"], box=["P4"], turn=3, supply=19)
    document["played"] = [
        {"seat": 0, "card": "R4", "shows": "shore", "plus": 1},
        {"seat": 1, "card": "B10", "shows": "sea", "plus": 2},
        {"seat": 2, "card": "R2", "shows": "sea", "plus": 0},
    ]
    fitting = set()
    for split in deals(["G4", "B3", "R5", "P4", "R4", "B10", "R2"], [2, 2, 2, 1]):
        for covered in ((a, b, c) for a in split[0] for b in split[1] for c in split[2]):
            if covered[0][1:] == "4" and covered[1] in ("B3", "B10") and covered[2][0] == "R":
                world = deepcopy(document)
                world["box"] = split[3]
                for seat, card in enumerate(covered):
                    world["played"][seat]["card"] = card
                    world["seats"][seat]["hand"] = [other for other in split[seat] if other != card]
                fitting.add(str(plain(world)))
    assert_uniform(GAME.position(document).knowledge(3), fitting, lambda world: str(plain(world.position())))


def plain(document):
    """Where the hidden cards are, from a document alone."""
    hands = [sorted(seat["hand"]) for seat in document["seats"]]
    return hands, [laid["card"] for laid in document["played"]], document["box"]


@rule("SEA-12", "SEA-13")
def test_secret_choices_of_others_are_longest_colours_of_their_hands():
    document = position(["R1 R2 B5", "B1 G2 G7", "P1 R9 G4"], box=["P4"], turn=None, step="pass")
    document["seats"][1]["pass"] = "G"
    document["seats"][0]["pass"] = "R"
    fitting = set()
    for split in deals(["B1", "G2", "G7", "P1", "R9", "G4", "P4"], [3, 3, 1]):
        counts = Counter(card[0] for card in split[0])
        for colour in counts:
            if counts[colour] == max(counts.values()):
                world = deepcopy(document)
                world["seats"][1] |= {"hand": split[0], "pass": colour}
                world["seats"][2]["hand"] = split[1]
                world["box"] = split[2]
                fitting.add(key(GAME.position(world)))
    assert_uniform(GAME.position(document).knowledge(0), fitting)


@rule("SEA-41")
def test_cards_on_their_way_are_hidden_from_the_others():
    document = position(["B3 G4", "P1", "R5 R7"], box=["G1"], step="return", turn=0)
    trick = enumerate(("G9", "R1", "R2"))
    document["played"] = [{"seat": p, "card": card, "shows": "sea", "plus": 0} for p, card in trick]
    document["pending"] = [{"seat": 0, "step": "return"}]
    document["drawn"] = {"from": 1, "cards": ["P8", "P9"]}
    document["piles"] = [["tR4"]]
    fitting = set()
    for split in deals(["B3", "G4", "P1", "P8", "P9", "G1"], [2, 1, 2, 1]):
        world = deepcopy(document)
        world["seats"][0]["hand"], world["seats"][1]["hand"], world["drawn"]["cards"], world["box"] = split
        fitting.add(key(GAME.position(world)))
    assert_uniform(GAME.position(document).knowledge(2), fitting)
    for party in (0, 1):
        assert GAME.position(document).knowledge(party).resample(1).position()["drawn"] == document["drawn"]


@rule("SEA-10", "SEA-30")
def test_treasures_face_down_lie_in_any_order_each_pile_with_its_colours():
    document = position(["R1", "R2", "R3", "R4"], [["tR4", "tB1", "tR2"], ["tG1", "tP1", "tG2"]])
    document["seats"][1]["points_pile"] = ["tR1", "tP4", "tB3"]
    document["seats"][2]["points_pile"] = ["tG3", "tB4"]
    fitting = set()
    for order in permutations(["tB1", "tR2", "tP1", "tG2", "tR1", "tP4"]):
        if all(card[1] in "RB" for card in order[:2]) and all(card[1] in "PG" for card in order[2:4]):
            world = deepcopy(document)
            world["piles"] = [["tR4", *order[:2]], ["tG1", *order[2:4]]]
            world["seats"][1]["points_pile"] = [*order[4:], "tB3"]
            fitting.add(treasures(GAME.position(world)))
    knowledge = GAME.position(document).knowledge(2)  # who knows the own tG3 under tB4
    assert_uniform(knowledge, fitting, treasures)


def test_three_players_have_one_pile_of_all_colours():
    points = {"treasure_points": [2, 2, 3, 4, 5]}
    document = position(["R1", "R2", "R3"], [["tR4", "tB2", "tG2", "tG2", "tP3"]], options=points)
    fitting = set()
    for order in permutations(document["piles"][0][1:]):
        fitting.add(treasures(GAME.position(document | {"piles": [["tR4", *order]]})))
    assert len(fitting) == 12  # equal treasures are not told apart
    assert_uniform(GAME.position(document).knowledge(0), fitting, treasures)


# Games: perfect memory -----------------------------------------------------------------------------------------------
def outcomes(state):
    """The state with every outcome of a blind draw, if one is due."""
    which, count = dispatch.wanted_now(state.states)
    if not count:
        state.settle()
        yield state
        return
    bag = np.zeros(128, np.int64)
    size = dispatch.pile_now(state.states, which, bag)
    for cards in combinations(bag[:size].tolist(), count):
        twin = state.copy()
        twin.hand_over(which, list(cards))
        yield from outcomes(twin)


def step_all(fitting, seat, mover, move, seen):
    """All worlds after a move that `seat` has seen as `seen`: what another seat did in secret can be anything."""
    after = {}
    kind = ("take", "steal") if move in ("take",) else (move.split()[0],)
    for document in fitting.values():
        state = GAME.position(document)
        legal = state.legal(mover)
        for other in [move] if mover == seat else legal:
            if other in legal and other.split()[0] in kind:
                twin = state.copy()
                twin.move_only(mover, other)
                for world in outcomes(twin):
                    if world.events(seat) == seen:
                        after[key(world)] = world.position()
    return after


def walk(document, seat, seed, steps, choose=lambda rng, state, mover: rng.choice(state.legal(mover))):
    """Play from a position; after each step the state and all fitting worlds."""
    rng = random.Random(seed)
    state = GAME.position(document, seed=seed)
    others = [p for p in range(state.players) if p != seat]
    hidden = [card for p in others for card in document["seats"][p]["hand"]] + document["box"]
    sizes = [len(document["seats"][p]["hand"]) for p in others] + [len(document["box"])]
    fitting = {}
    for split in deals(hidden, sizes):
        world = deepcopy(state.position())
        for p, hand in zip(others, split):
            world["seats"][p]["hand"] = hand
        world["box"] = split[-1]
        fitting[key(GAME.position(world))] = world
    for _ in range(steps):
        mover = rng.choice(state.to_move)
        move = choose(rng, state, mover)
        before = len(state.events(seat))
        state.play(mover, move)
        if state.position()["round"] == 2:
            return
        fitting = step_all(fitting, seat, mover, move, state.events(seat)[before:])
        yield state, fitting


def small(players, each, box, seed, **options):
    """A position before the pass, or before the first trick where nothing is passed."""
    cards = [f"{colour}{number}" for colour in "RBPG" for number in range(1, 13)]
    cards = random.Random(seed).sample(cards, players * each + box)
    hands = [" ".join(cards[p * each : (p + 1) * each]) for p in range(players)]
    passing = options.get("pass_to") != "none"
    moment = {"step": "pass", "turn": None} if passing else {}
    return position(hands, box=cards[players * each :], options=options, **moment)


BOTH_PLUS = {"action_rb": "plus", "action_pg": "plus"}
BOTH_HAND = {"action_rb": "hand", "action_pg": "hand"}
EXACT = [
    (0, small(3, 3, 1, 0, **BOTH_PLUS), 11),
    (1, small(3, 3, 1, 1, **BOTH_PLUS, pass_to="right"), 13),
    (2, small(4, 2, 0, 2, **BOTH_PLUS), 11),
    (0, small(3, 3, 0, 0, **BOTH_HAND), 14),
    (2, small(3, 3, 0, 2, **BOTH_HAND), 14),
    (1, small(4, 2, 0, 5, **BOTH_HAND), 14),
    (0, small(3, 3, 1, 3, **BOTH_HAND, pass_to="none"), 14),
    (1, small(3, 4, 0, 7, **BOTH_HAND, pass_to="none"), 12),
]


@rule("SEA-13", "SEA-22", "SEA-41")
@compiled_only
@pytest.mark.parametrize(("seat", "document", "steps"), EXACT, ids=range(len(EXACT)))
def test_worlds_after_some_moves_are_exactly_those_that_fit_the_history(seat, document, steps):
    for at, (state, fitting) in enumerate(walk(document, seat, 7, steps)):
        assert key(state) in fitting
        if at % 2:
            assert_uniform(state.knowledge(seat), set(fitting), each=20)


@rule("SEA-13", "SEA-41")
@compiled_only
def test_after_an_exchange_out_of_sight_no_fitting_world_is_missing():
    """D8: some worlds too many can be imagined then, never one too few."""
    rng = random.Random(3)
    for state, fitting in walk(small(3, 3, 1, 2, **BOTH_HAND, pass_to="right"), 2, 2, 14):
        if state.states["memories"][0, 2]["mixed"]:
            knowledge = state.knowledge(2)
            seen = {key(knowledge.resample(rng)) for _ in range(60 * len(fitting))}
            assert set(fitting) <= seen


ONE_EXCHANGE = [  # seeds and hands: in the first trick 1 or 2 draws from the other, and not every deal explains that
    (0, ["P1 P3 R3 B5 P9", "P8 P2 B8 P7 B11", "G2 B2 G8 R9 B7"]),
    (24, ["G10 P1 G2 R12 B2", "R11 B1 G7 R6 R10", "B7 R1 P5 P6 R8"]),
]


@rule("SEA-13", "SEA-41")
@compiled_only
@pytest.mark.parametrize(("seed", "hands"), ONE_EXCHANGE, ids=["0", "24"])
def test_after_one_exchange_of_two_others_worlds_are_exactly_those_that_fit_the_history(seed, hands):
    document = position(hands, options=BOTH_HAND, step="pass", turn=None)
    *_, (state, fitting) = walk(document, 0, seed, 8, nobody_draws_from_0)
    memory = state.states["memories"][0, 0]
    assert (memory["mixed"], memory["swapped"], memory["partners"]) == (0b110, 2, 0)
    assert_uniform(state.knowledge(0), set(fitting))


def nobody_draws_from_0(rng, state, mover):
    return rng.choice([move for move in state.legal(mover) if move != "draw 0"])


@rule("SEA-13", "SEA-41")
def test_an_exchange_out_of_sight_explains_no_more_than_two_cards():
    """Seat 2 gave G3 as its highest green: since then it has got one card in the pass and two from seat 1, not four."""
    hands = ["R1 R3 R4 R5 R6 R7 P2 P3 P4", "B1 B2 B3 B4 B5 G7 G8 G9 G10", "G1 G2 G3 R2 R8 P5 P6 B9 B10"]
    state = GAME.position(position(hands, options=BOTH_HAND, step="pass", turn=None))
    for seat, move in ((0, "pass R"), (1, "pass B"), (2, "pass G"), (0, "play R1 sea"), (1, "play B3 sea"),
                       (2, "play R2 sea"), (1, "draw 2")):  # fmt: skip
        state.play(seat, move)
    state.play(1, state.legal(1)[0])
    knowledge = state.knowledge(0)
    held = [hand_of(knowledge.resample(i), 2) for i in range(150)]
    assert max(len(hand & {"G7", "G8", "G9", "G10"}) for hand in held) == 3


def hand_of(state, seat):
    return set(state.position()["seats"][seat]["hand"])


@rule("SEA-13", "SEA-41")
@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {}), (5, {}), (4, BOTH_HAND)])
def test_what_really_happened_always_fits(players, options):
    """D8: whatever is concluded from the pass, the true cards are never excluded."""
    rng = random.Random(players)
    for seed in range(1 if INTERPRETED else 20):
        state = GAME.new(players=players, seed=seed, **options)
        while state.position()["round"] == 1:
            mover = rng.choice(state.to_move)
            if state.position()["step"] != "pass":
                seat = rng.randrange(players)
                known = true_cards(state, seat)[0]
                assert worlds.pass_fits(known, seat) and worlds.exchange_fits(known, seat)
            state.play(mover, rng.choice(state.legal(mover)))


def true_cards(state, seat):
    """What `seat` knows, with the hidden cards as they are."""
    known = state.known(seat)
    for field in ("hand", "card"):
        known["seats"][field] = state.states["seats"][field]
    known["drawn"] = state.states["drawn"]
    return known


def test_interpreted_a_short_game_fits_its_history():
    """The same as above, small enough to run without the compiler."""
    for state, fitting in walk(small(3, 2, 0, 3, **BOTH_HAND), 1, 4, 9):
        assert key(state) in fitting
        knowledge = state.knowledge(1)
        assert {key(knowledge.resample(random.Random(i))) for i in range(12)} <= set(fitting)


@rule("SEA-13")
def test_the_card_passed_is_with_the_neighbour_until_it_is_played():
    state = GAME.new(players=4, seed=9)
    for seat in range(4):
        state.play(seat, state.legal(seat)[0])
    given = next(event["card"] for event in state.events(1) if event["event"] == "passed" and event["seat"] == 1)
    rng = random.Random(1)
    for _ in range(20):
        assert given in state.knowledge(1).resample(rng).position()["seats"][2]["hand"]


@rule("SEA-13")
def test_the_card_received_says_something_about_the_hand_it_came_from():
    """The giver had no higher card of that colour and no longer colour, but for the card it got itself."""
    state = GAME.new(players=4, seed=9)
    for seat in range(4):
        state.play(seat, state.legal(seat)[0])
    got = next(event["card"] for event in state.events(1) if event["event"] == "passed" and event["to"] == 1)
    for i in range(20):
        hand = state.knowledge(1).resample(i).position()["seats"][0]["hand"]
        dealt = [[*(card for card in hand if card != received), got] for received in hand]
        assert any(_gives(cards, got) for cards in dealt)


def _gives(cards, card):
    counts = Counter(one[0] for one in cards)
    same = [int(one[1:]) for one in cards if one[0] == card[0]]
    return counts[card[0]] == max(counts.values()) and int(card[1:]) == max(same)


@rule("SEA-41")
@compiled_only
def test_cards_known_in_a_hand_leave_it_no_faster_than_they_are_exchanged():
    """Seat 0 knows all three cards of seat 1 when seat 2 draws two from there: one must still be with seat 1."""
    hands = ["R9 R1 R2 R3", "B9 B1 B2 B3", "P9 P1 P2 P3", "G9"]
    document = position(hands, options=BOTH_HAND | {"pass_to": "none"})
    most = 0
    for state, fitting in walk(document, 0, 4, 10, script):
        if len(fitting) < 200:
            assert_uniform(state.knowledge(0), set(fitting), each=20)
        most = max(most, state.states["memories"][0, 0]["at_least"][1])
    assert most == 3 and state.states["memories"][0, 0]["at_least"][1] == 1
    assert state.position()["step"] == "draw" and state.to_move == (3,)


def script(rng, state, mover):
    """Nines first; 0 draws from 1 and returns R1 R2; 1 draws from 0 and keeps what 0 knows; 2 draws from 1."""
    legal, document = state.legal(mover), state.position()
    if document["step"] == "play":
        return next(move for move in legal if "9 sea" in move)
    if document["step"] == "draw":
        return "draw 0" if mover == 1 else "draw 1"
    if mover == 0:
        return "return R1 R2"
    own = next(card for card in document["seats"][mover]["hand"] if card[0] != "R")
    return next(move for move in legal if own in move and "R" not in move)


@rule("SEA-30", "SEA-35")
def test_treasures_that_everybody_saw_are_remembered_where_they_lie():
    document = position(["B4 R1 R2", "B7 R3 R4", "B9 R5 R6"], [["tR4", "tG2", "tB3", "tP2"]], options={
        "pass_to": "none", "action_rb": "plus"})  # fmt: skip
    state = GAME.position(document)
    for seat, card in enumerate(("B4", "B7", "B9")):
        state.play(seat, f"play {card} sea")
    for i in range(10):
        pile = state.knowledge(1).resample(i).position()["piles"][0]
        assert pile[0] == "tG2" and pile[-1] == "tR4"
    twin = GAME.position(state.position())  # a document has no past
    assert len({twin.knowledge(1).resample(i).position()["piles"][0][-1] for i in range(30)}) == 3


@rule("SEA-30", "SEA-31")
def test_points_piles_are_remembered_as_they_grew_and_shrank():
    hands, piles = ["R4 P1 P2", "R2 P3 P4", "R1 P5 P6"], [["tR4", "tR3", "tB3", "tP2"]]
    document = position(hands, piles, options={"pass_to": "none"})
    document["seats"][0]["points_pile"] = ["tG2", "tG3"]
    state = GAME.position(document)
    for seat, card in enumerate(("R4", "R2", "R1")):
        state.play(seat, f"play {card} sea")
    assert state.position()["seats"][0]["points_pile"] == ["tG2", "tG3", "tR4"]
    piles = [state.knowledge(1).resample(i).position()["seats"][0]["points_pile"] for i in range(30)]
    assert all(pile[1:] == ["tG3", "tR4"] for pile in piles) and len({pile[0] for pile in piles}) > 1


@rule("SEA-31")
def test_a_treasure_under_a_stolen_one_comes_to_light():
    document = position(["R4 P1", "P3 P4", "P5 P6"], [["tR4", "tP3", "tB3"]], options={"pass_to": "none"})
    document["seats"][1]["points_pile"] = ["tG2", "tG3", "tR3"]
    state = GAME.position(document)
    for seat, card in enumerate(("R4", "P3", "P5")):
        state.play(seat, f"play {card} sea")
    state.play(0, "steal 1")
    piles = [state.knowledge(2).resample(i).position()["seats"][1]["points_pile"] for i in range(30)]
    assert all(pile[1] == "tG3" for pile in piles) and len({pile[0] for pile in piles}) > 1


def test_others_know_no_more_in_an_imagined_world_than_it_shows():
    state = GAME.new(players=3, seed=9)
    for seat in range(3):
        state.play(seat, state.legal(seat)[0])
    world = state.knowledge(1).resample(5)
    assert world.knowledge(1).known.tobytes() == state.knowledge(1).known.tobytes()
    assert world.states["memories"][0, 2]["could"].tolist() == [(1 << 48) - 1] * 5


def test_a_pass_that_nothing_explains_is_given_up_in_the_end(monkeypatch):
    """It cannot happen in play, so the record is bent: the giver's card is lower than two it has played."""
    if INTERPRETED:
        monkeypatch.setattr(worlds, "PATIENCE", 20)
    state = GAME.position(position(["R1 R5 G12", "B2 B3 P9", "G4 G1 R12"], step="pass", turn=None))
    for seat, colour in enumerate("RBG"):
        state.play(seat, f"pass {colour}")
    giver = state.states["seats"][0]
    giver["discards"][2] = 1 << 39 | 1 << 43  # G10 and G11
    giver["gave"][2] = 3  # G1
    assert state.knowledge(0).resample(1).view(0) == state.view(0)


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_imagined_worlds_look_the_same_all_through_a_game(players, seed):
    """With many exchanges, so that all ways to follow a card are used."""
    state, rng = GAME.new(players=players, seed=seed, **BOTH_HAND), random.Random(seed)
    while state.position()["round"] == 1:
        for seat in range(players):
            knowledge = state.knowledge(seat)
            world = knowledge.resample(rng)
            assert world.view(seat) == state.view(seat) and world.legal(seat) == state.legal(seat)
            assert world.knowledge(seat).known.tobytes() == knowledge.known.tobytes()
            assert cards_of(world.position()) == cards_of(state.position())
        mover = rng.choice(state.to_move)
        state.play(mover, rng.choice(state.legal(mover)))


def cards_of(document):
    drawn = document["drawn"]["cards"] if document["drawn"] else []
    hands = [card for seat in document["seats"] for card in seat["hand"]]
    return sorted([*hands, *drawn, *document["box"], *document["out"], *(laid["card"] for laid in document["played"])])


def settling(step, **more):
    """Seat 0 has won red, which no pile shows but in step claim."""
    options = {"action_rb": "plus" if step == "rob" else "hand"}
    document = position(["R1 B1", "R2 B2", "R3 B3"], step=step, options=options)
    trick = enumerate(("R9", "P5", "P6"))
    document["played"] = [{"seat": p, "card": card, "shows": "sea", "plus": 0} for p, card in trick]
    document["pending"] = [{"seat": 0, "step": step}]
    for seat in document["seats"][1:]:
        seat |= {"plus": 2, "points_pile": []}
    return document | {"supply": 18} | more


CLAIM = settling("claim", pending=[{"seat": 0, "step": "claim", "colour": "R"}], piles=[["tR4"]])
CLAIM["seats"][1]["points_pile"] = ["tR3"]
ROOM = [
    (position(["R1 B1 P1", "R2 B2 P2", "R3 B3 P3"], step="pass", turn=None), 3),
    (position(["R1 B1 P1", "R2 B2 P2", "R3 B3 P3"]), 6),
    (CLAIM, 2),
    (settling("rob"), 2),
    (settling("draw"), 2),
    (settling("return", drawn={"from": 1, "cards": ["G1", "G2"]}), 6),
]


@pytest.mark.parametrize(("document", "most"), ROOM, ids=[row[0]["step"] for row in ROOM])
def test_moves_are_counted_even_where_there_is_no_room_for_them(document, most):
    state = GAME.position(document)
    for room in range(most):
        moves = np.full(most, -1, np.int64)
        assert dispatch.legal_now(state.states, 0, moves[:room]) == most
        assert (moves[room:] == -1).all()
