"""What a seat of Djinn knows, and the worlds it imagines."""

import itertools
import random
from collections import Counter

import numba
import pytest

from games.djinn.tables import CARDS, EFFECTS, TASKS, at, g, play

SAMPLES = 40 if numba.config.DISABLE_JIT else 2000


def world(state, seat):
    """Where the cards are that a seat does not see, as one comparable value; the order of decks left out."""
    position = state.position()
    others = [one for p, one in enumerate(position["seats"]) if p != seat]
    closed = [tuple(row) for level, row in position["caves"].items() if int(level) > position["open_level"]]
    return (
        *(tuple(one["hand"]) for one in others),
        tuple(sorted(position["deck"], key=CARDS.index)),
        tuple(position["discard"]),
        *(tuple(one["djinn"]) for one in others),
        tuple(sorted(position["djinn_deck"], key=EFFECTS.index)),
        *closed,
    )


def sample(state, seat, part=world, count=SAMPLES):
    knowledge, rng = state.knowledge(seat), random.Random(7)
    return Counter(part(knowledge.resample(rng), seat) for _ in range(count))


def deals(cards, sizes):
    """All ways to deal cards to places of these sizes; what is left goes to a last place."""
    if not sizes:
        yield (tuple(cards),)
        return
    for chosen in itertools.combinations(cards, sizes[0]):
        left = [card for card in cards if card not in chosen]
        for rest in deals(left, sizes[1:]):
            yield (chosen, *rest)


def check(found, weights):
    """That exactly these worlds are found, as often as their weights say (chi-square, fixed seeds)."""
    assert set(found) <= set(weights)
    if numba.config.DISABLE_JIT:
        return
    assert set(found) == set(weights)
    total, samples = sum(weights.values()), sum(found.values())
    error = sum((found[key] - samples * w / total) ** 2 / (samples * w / total) for key, w in weights.items())
    freedom = len(weights) - 1
    assert error <= freedom + 4 * (2 * freedom) ** 0.5, (error, freedom)


def treasures(state, seat):
    """The other hands and the deck."""
    return world(state, seat)[: state.players]


def discards(state, seat):
    return tuple(state.position()["discard"])


def in_order(cards):
    return sorted(cards, key=CARDS.index)


# Treasures -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-70")
def test_unseen_treasures_are_dealt_in_every_way_equally_often():
    state = at("P1 P2", "G1 Y2", "B3 Y4", trick="", deck="P5 G6", rows={"4": "run", "5": "run"})
    unseen = ["G1", "Y2", "B3", "Y4", "P5", "G6"]
    weights = Counter(deals(in_order(unseen), (2, 2)))
    check(sample(state, 0, treasures), weights)


@pytest.mark.rule("DJI-70")
def test_discards_of_a_document_are_unknown_and_later_ones_are_remembered():
    state = at("P1 P2", "G1 Y2", deck="P5", discard="G6")
    play(state, "play P1", "play G1", "keep P1")
    seen = sample(state, 0, discards)  # seat 1 did not follow, so P5 is in the deck or discarded
    check(seen, {("G1", "Y2"): 1, ("G1", "P5"): 2, ("G1", "G6"): 1})
    assert state.knowledge(0).resample(1).known(0).tobytes() == state.known(0).tobytes()
    state = at("P1 P2", "G1 Y2", deck="P5", discard="G6", options={"open_memory": True})
    assert set(sample(state, 0, discards, 60)) == {("G6",)}
    state = g.new(2, seed=2, djinn_deck={})
    for _ in range(3):
        play(state, state.legal(state.to_move[0])[0])
    assert set(sample(state, 0, discards, 60)) == {discards(state, 0)}


@pytest.mark.rule("DJI-37")
def test_discards_of_a_document_are_forgotten_with_the_next_shuffle():
    state = at("P1", "G1", discard="G6 Y7")
    play(state, "play P1", "play G1", "keep P1")
    assert state.position()["phase"] == 3
    assert set(sample(state, 0, discards, 20)) == {()}
    assert state.known(0)["discard"] == 0


def lacking(weights, colour, at):
    """Only those deals in which the hand at this place has no card of a colour."""
    return {key: w for key, w in weights.items() if not any(card[0] == colour for card in key[at])}


@pytest.mark.rule("DJI-20")
def test_who_did_not_follow_holds_no_card_of_the_led_colour_until_new_cards_are_dealt():
    state = at("Y1 P2 P3", "G1 B2 B5", "Y3 Y4 G7", deck="P5 Y6 Y8")
    play(state, "play Y1", "play G1", "play Y3", "keep G1")
    unseen = in_order(["B2", "B5", "Y4", "G7", "P5", "Y6", "Y8"])
    weights = lacking(Counter(deals(unseen, (2, 2))), "Y", 0)
    check(sample(state, 0, treasures), weights)
    state = at("Y1", "G1")
    play(state, "play Y1", "play G1", "keep G1")
    assert state.position()["phase"] == 3
    assert any("Y" in card for hand, _ in sample(state, 0, treasures, 40) for card in hand)


@pytest.mark.rule("DJI-20", "DJI-63")
def test_who_was_free_not_to_follow_may_hold_the_led_colour():
    state = at("Y1 P2", "G1 B2", djinn=("", "free"), deck="Y6")
    play(state, "play Y1", "djinn free", "play G1", "keep G1")
    assert set(sample(state, 0, treasures)) == {(("B2",), ("Y6",)), (("Y6",), ("B2",))}


@pytest.mark.rule("DJI-20", "DJI-52", "DJI-62")
def test_the_colour_that_was_not_followed_is_that_of_the_card_which_then_lay_first():
    state = at("Y1 P2", "G1 B2", djinn=("", "replace"), deck="B9 Y6 B7", trump_card="P1")
    play(state, "play Y1", "djinn replace 0")  # B9 is led now
    assert state.legal(1) == ("play B2",)
    play(state, "play B2", "keep B2")
    assert set(sample(state, 0, treasures)) == {
        (("G1",), ("Y6", "B7")), (("Y6",), ("G1", "B7")), (("B7",), ("G1", "Y6")),
    }  # fmt: skip
    state = at("Y1 P2", "G1 G4", djinn=("", "replace"), deck="B9 B6 Y7", trump_card="P1")
    play(state, "play Y1", "djinn replace 0", "play G4", "keep B9")
    assert set(sample(state, 0, treasures)) == {(("G1",), ("B6", "Y7")), (("Y7",), ("G1", "B6"))}


@pytest.mark.rule("DJI-20")
@pytest.mark.parametrize("seat", range(4))
def test_several_hands_that_lack_colours_are_filled_in_every_way_equally_often(seat):
    state = at("Y1 P2 G3", "G1 B2 B4", "P3 P4 B5", "B6 B7 P8", deck="G5 Y9 G9 P9 B9", trump_card="P1")
    play(state, "play Y1", "play G1", "play P3", "play B6", "keep G1")
    assert state.to_move == (2,)
    play(state, "play P4", "play P8", "play P2", "play B2", "keep B2")
    assert state.to_move == (3,)
    hands = {0: ["G3"], 1: ["B4"], 2: ["B5"], 3: ["B7"]}
    shown = {0: "", 1: "YP", 2: "Y", 3: "Y"}
    deck = ["G5", "Y9", "G9", "P9", "B9"]
    others = [p for p in range(4) if p != seat]
    unseen = in_order([card for p in others for card in hands[p]] + deck)
    weights = Counter(deals(unseen, (1, 1, 1)))
    for place, p in enumerate(others):
        for colour in shown[p]:
            weights = lacking(weights, colour, place)
    check(sample(state, seat, treasures), weights)


@pytest.mark.rule("DJI-20")
def test_a_document_shows_who_did_not_follow_in_its_trick():
    state = at("P2", "G4", "B3 Y9", trick="Y1 G1", deck="Y6 Y7")
    weights = lacking(Counter(deals(in_order(["P2", "G4", "Y6", "Y7"]), (1, 1))), "Y", 1)
    check(sample(state, 2, treasures), weights)
    state = at("P2", "G4", "B3 Y9", trick="Y1 G1", deck="Y6 Y7", effects=[{"seat": 1, "effect": "free"}])
    assert any(hands[1][0][0] == "Y" for hands in sample(state, 2, treasures))


def lacking_by(effects, trick="Y11 Y3 P7", hands=("G3", "G4", "G6", "G5 B5")):
    """What a document with these Djinn cards (seat, effect, target) shows: the colours that each seat lacks."""
    names = ("seat", "effect", "target")
    state = at(*hands, trick=trick, deck="Y1 Y8", effects=[dict(zip(names, effect)) for effect in effects])
    return ["".join("PGYB"[c] for c in range(4) if one["lacks"] >> c & 1) for one in state.known(3)["seats"][0]]


@pytest.mark.rule("DJI-20", "DJI-62", "DJI-64")
def test_a_document_with_replaced_or_swapped_cards_still_shows_what_is_certain():
    assert lacking_by([]) == ["", "", "Y", ""]
    assert lacking_by([(1, "replace", 0)]) == ["", "", "Y", ""]  # seat 2 came after it
    assert lacking_by([(1, "replace", 0)], "Y11 B3 P7") == ["", "", "Y", ""]  # seat 1 may have followed the old card
    assert lacking_by([(2, "swap", 1)]) == ["", "Y", "", ""]  # seat 1 laid P7
    assert lacking_by([(2, "swap", 0)]) == ["", "P", "P", ""]  # P7 was led
    assert lacking_by([(2, "replace", 1)], "Y11 B3 P7") == ["", "", "Y", ""]  # the card of seat 1 is gone
    assert lacking_by([(2, "replace", 0)], "Y11 B3 P7") == ["", "", "", ""]  # the led card is gone
    assert lacking_by([(2, "swap", 1), (2, "replace", 1)]) == ["", "Y", "", ""]  # that of seat 2 is
    assert lacking_by([(3, "replace", 0)], "Y11 B3 P7") == ["", "", "", ""]


@pytest.mark.rule("DJI-20", "DJI-62", "DJI-63", "DJI-64")
@pytest.mark.parametrize("players", (3, 4))
def test_a_document_never_shows_more_than_the_play_that_led_to_it(players):
    rng, shown = random.Random(players), 0
    for seed in range(2 if numba.config.DISABLE_JIT else 4):
        state = g.new(players, seed=seed, djinn_deck={"swap": 8, "replace": 8, "free": 3})
        while not state.over and state.view()["phase"] < 6:
            play(state, rng.choice(state.legal(state.to_move[0])))
            document = state.position()
            seen, told = (one.known(0)["seats"]["lacks"][0] for one in (state, g.position(document)))
            assert not (told & ~seen).any()
            shown += told.any() and any(one["effect"] != "free" for one in document["effects"])
    assert shown > 4


def test_a_document_against_the_rules_of_following_can_still_be_imagined():
    state = at("Y2", "Y4", "B3 Y9", trick="Y1 G1", deck="Y6 Y7")
    assert len(set(sample(state, 2, treasures))) > 1


# Djinn cards and rows ------------------------------------------------------------------------------------------------
def djinn(state, seat):
    """The other Djinn hands and the Djinn pile."""
    return world(state, seat)[state.players + 1 : 2 * state.players + 1]


def djinn_deals(cards, sizes):
    """Deals of single cards, written by their effects: each physical deal counts once."""
    places = Counter()
    for deal in deals(list(enumerate(cards)), sizes):
        places[tuple(tuple(sorted((name for _, name in part), key=EFFECTS.index)) for part in deal)] += 1
    return places


@pytest.mark.rule("DJI-70", "DJI-4")
def test_unseen_djinn_cards_are_dealt_card_by_card():
    state = at("P1", "P2", "P3", djinn=("free", "swap swap", "trump"), djinn_deck="trump lowest")
    check(sample(state, 0, djinn), djinn_deals(["swap", "swap", "trump", "trump", "lowest"], (2, 1)))


@pytest.mark.rule("DJI-70", "DJI-10")
def test_closed_rows_are_any_three_of_the_six_tasks():
    state = at("P1", "P2", djinn_deck="")
    rows = sample(state, 0, lambda world, seat: tuple(world.position()["caves"]["4"]))
    check(rows, dict.fromkeys(itertools.combinations(TASKS, 3), 1))
    assert state.knowledge(0).resample(1).position()["caves"]["3"] == ["run", "pairs", "under"]
    state = at("P1", "P2", rows={"5": "run"})  # a row of a single card
    rows = sample(state, 0, lambda world, seat: tuple(world.position()["caves"]["5"]), 200)
    assert set(rows) == {(task,) for task in TASKS}


# All together --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", (2, 3, 4))
def test_an_imagined_world_looks_the_same_to_its_seat_and_can_be_imagined_from_again(players):
    rng = random.Random(players)
    state = g.new(players, seed=players)
    for step in range(40 if numba.config.DISABLE_JIT else 150):
        if state.over:
            break
        if step % 5 == 0:
            for seat in range(players):
                twin = state.knowledge(seat).resample(rng)
                assert twin.view(seat) == state.view(seat)
                assert twin.known(seat).tobytes() == state.known(seat).tobytes()
                assert twin.legal(seat) == state.legal(seat)
        seat = state.to_move[0]
        play(state, rng.choice(state.legal(seat)))


def test_worlds_do_not_depend_on_what_was_imagined_before():
    knowledge = g.new(4, seed=1).knowledge(2)
    first = knowledge.resample(5).position()
    knowledge.resample(6)
    assert knowledge.resample(5).position() == first


def test_a_position_knows_nothing_of_the_past_but_what_it_shows():
    state = at("Y2 P4", "G4 B5", "B3 Y9", deck="Y6")
    play(state, "play Y2", "play G4", "play Y9", "keep G4")
    assert len(sample(state, 2, treasures, 200)) == 4  # Y6 is not in the hand of seat 1
    assert len(sample(g.position(state.position()), 2, treasures, 200)) > 10
