"""Diamoniak in words: notation, refusals, position documents, views, events, records."""

import copy

import pytest

import karat
from karat.games.diamoniak import words

g = karat.game("diamoniak")

DOCUMENT = {
    "game": "diamoniak",
    "players": 2,
    "options": {"keep_colour": False},
    "turn": 0,
    "drawn": True,
    "witch": None,
    "deck": ["diamond", "witch", "pink"],
    "discard": ["witch", "fairy"],
    "seats": [
        {"colour": "pink", "castle": 4, "store": ["blue", "diamond", "diamond"]},
        {"colour": None, "castle": 0, "store": ["pink", "fairy"]},
    ],
}
MET_WITCH = {"witch": 3, "seats[0].store": ["blue", "diamond", "fairy"]}
FINISHED = {"seats[0].castle": 6, "deck": [], "discard": [], "seats[1].store": []}


def changed(**changes):
    """The document with some of its places changed; a place of a seat is named "seats[0].store"."""
    document = copy.deepcopy(DOCUMENT)
    for place, value in changes.items():
        if place.startswith("seats["):
            document["seats"][int(place[6])][place[9:]] = value
        else:
            document[place] = value
    return document


def at(**changes):
    return g.position(changed(**changes))


# Notation ------------------------------------------------------------------------------------------------------------
def test_every_move_is_read_as_it_is_written():
    for move, text in enumerate(words.MOVES):
        assert words.move_text(move) == text and words.move_from(text) == move
    for text in ("", "Draw", " draw", "draw ", "buy", "buy  1", "buy 01", "buy ١", "give", "give fairy", "x" * 999):
        assert words.move_from(text) is None


def test_every_card_is_read_as_it_is_written():
    for kind, code in enumerate(words.CARDS):
        assert words.card_text(words.DECK, kind) == code and words.card_from(words.DECK, code) == kind
    assert words.card_from(words.DECK, "red") is None


def test_the_option_is_a_flag():
    assert g.options == {"keep_colour": False}
    assert g.new(2, keep_colour=True).options == {"keep_colour": True}
    with pytest.raises(karat.BadSetup) as wrong:
        g.new(2, keep_colour=1)
    assert wrong.value.field == "keep_colour"


# Refusals ------------------------------------------------------------------------------------------------------------
MINE = {"drawn": False, "seats[0].store": ["diamond", "diamond", "diamond"]}
REFUSED = [
    ("no-seat", {}, 2, "draw", "no seat 2"),
    ("over", FINISHED, 0, "draw", "The game is over."),
    ("not-your-turn", {}, 1, "draw", "It’s seat 0’s turn."),
    ("unknown-move", {}, 0, "fly", "“fly” is not a move: use draw, stop, fairy, buy with a seat, or give with a card."),
    ("unknown-move", {}, 0, "{fly" + 40 * "y", "“{flyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy” is not a move"),
    ("unknown-move", {}, 0, 7, "“7” is not a move: use draw, stop, fairy, buy with a seat, or give with a card."),
    (
        "unknown-move",
        {},
        0,
        "buy me",
        "“buy me” is not a move: use draw, stop, fairy, buy with a seat, or give with a card.",
    ),
    ("unknown-move", {}, 0, "buy", "“buy” is not a move: use draw, stop, fairy, buy with a seat, or give with a card."),
    (
        "witch-ends-drawing",
        MET_WITCH,
        0,
        "draw",
        "You’ve drawn a witch, so you can’t draw any more: give her cards, or send her away with a fairy.",
    ),
    ("witch-not-settled", MET_WITCH, 0, "stop", "Your turn isn’t over yet: the witch is still waiting for her cards."),
    ("must-draw", {"drawn": False}, 0, "stop", "You haven’t drawn yet: draw at least one card, or buy one."),
    ("no-witch-to-counter", {}, 0, "fairy", "A fairy sends a witch away, and you haven’t drawn one."),
    ("fairy-too-late", MET_WITCH | {"witch": 2}, 0, "fairy", "too late"),
    ("no-fairy", {"witch": 3}, 0, "fairy", "You don’t have a fairy."),
    ("nothing-to-give", {}, 0, "give diamond", "You haven’t drawn a witch, so there’s nothing to give."),
    ("nothing-to-give", {}, 0, "give fairy", "You haven’t drawn a witch, so there’s nothing to give."),
    ("nothing-to-give", {}, 0, "give witch", "You haven’t drawn a witch, so there’s nothing to give."),
    (
        "witch-is-no-payment",
        MET_WITCH,
        0,
        "give witch",
        "A witch takes diamonds and castle cards, but not another witch.",
    ),
    ("fairy-is-no-payment", MET_WITCH, 0, "give fairy", "A witch takes diamonds and castle cards, but never a fairy."),
    ("not-held", MET_WITCH, 0, "give green", "You don’t have a green castle card to give."),
    ("buying-with-witch", MET_WITCH, 0, "buy 1", "drawn a witch"),
    ("buying-after-drawing", {}, 0, "buy 1", "You’ve already drawn this turn, so you can’t buy a card."),
    ("no-such-seller", MINE, 0, "buy 2", "no seat 2 to buy from: the seats are 0 to 1"),
    ("no-such-seller", MINE, 0, "buy 7", "no seat 7 to buy from: the seats are 0 to 1"),
    ("no-such-seller", MINE, 0, "buy 01", "no seat 01 to buy from"),
    ("no-such-seller", MINE, 0, "buy " + 5000 * "9", f"no seat {40 * '9'} to buy from"),
    ("own-store", MINE, 0, "buy 0", "You can only buy from another player."),
    (
        "no-castle",
        MINE | {"seats[0].colour": None, "seats[0].castle": 0},
        0,
        "buy 1",
        "You aren’t building a castle yet, so there’s no colour for you to buy.",
    ),
    ("too-few-diamonds", {"drawn": False}, 0, "buy 1", "A castle card costs three diamonds, and you have 2."),
    (
        "not-for-sale",
        MINE | {"seats[1].store": ["blue"]},
        0,
        "buy 1",
        "Seat 1 has no pink card, and your castle takes no other colour.",
    ),
]


@pytest.mark.parametrize("reason, changes, seat, move, words_in_it", REFUSED, ids=[f"{r[0]}-{r[3]}" for r in REFUSED])
def test_each_wrong_move_is_refused_for_its_own_reason(reason, changes, seat, move, words_in_it):
    state = at(**changes)
    before = state.position()
    with pytest.raises(karat.IllegalMove) as wrong:
        state.play(seat, move)
    assert wrong.value.reason == reason and wrong.value.rule == words.REFUSALS[reason]
    assert words_in_it in str(wrong.value)
    assert (wrong.value.seat, wrong.value.move) == (seat, move)
    assert state.position() == before


def test_every_refusal_is_tested():
    assert {refused[0] for refused in REFUSED} == set(words.REFUSALS)


# Position documents --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"drawn": False, "turn": 1},
        MET_WITCH,
        {"witch": 2},
        {"witch": 1},
        FINISHED,
        FINISHED | {"drawn": False},
        {"options": {"keep_colour": True}, "seats[0].castle": 0},
        {"deck": [], "discard": ["witch"]},
    ],
    ids=repr,
)
def test_a_document_comes_back_as_it_was(changes):
    assert at(**changes).position() == changed(**changes)


def test_options_and_witch_may_be_missing_and_are_always_written():
    document = changed()
    del document["options"], document["witch"]
    assert g.position(document).position() == DOCUMENT


def test_sets_are_written_in_one_order():
    state = at(**{"discard": ["fairy", "witch"], "seats[0].store": ["diamond", "blue", "diamond"]})
    assert state.position() == DOCUMENT


def test_a_deck_is_dealt_in_its_order():
    state = at()
    assert [state.play(0, "draw")[0]["card"] for _ in range(2)] == ["diamond", "witch"]
    assert state.position()["deck"] == ["pink"]


def test_a_finished_document_has_scores_and_a_winner():
    state = at(**FINISHED)
    assert state.over and state.scores == (602, 0) and state.winners == (0,)
    assert state.view()["scores"] == [602, 0] and state.view(1)["winners"] == [0]


BAD = [
    ("turn", {"turn": 2}),
    ("turn", {"turn": "0"}),
    ("turn", FINISHED | {"turn": 1}),
    ("drawn", {"drawn": 1}),
    ("drawn", MET_WITCH | {"drawn": False}),
    ("witch", {"witch": 0}),
    ("witch", {"witch": 4}),
    ("witch", FINISHED | {"witch": 3}),
    ("witch", {"witch": 3, "seats[0].colour": None, "seats[0].castle": 0, "seats[0].store": ["diamond"] * 3}),
    ("witch", {"witch": 3, "seats[0].colour": None, "seats[0].castle": 0, "seats[0].store": ["fairy"]}),
    ("witch", {"witch": 2, "seats[0].castle": 1, "seats[0].store": ["diamond", "fairy"]}),
    ("witch", {"witch": 1, "seats[0].castle": 1, "seats[0].store": ["fairy"]}),
    ("deck", {"deck": ["pink"], "discard": ["fairy"]}),
    ("deck", {"deck": "pink"}),
    ("deck[1]", {"deck": ["pink", "red"]}),
    ("deck[8]", {"deck": ["witch"] * 9}),
    ("discard", MET_WITCH | {"discard": []}),
    ("discard[0]", {"discard": [None]}),
    ("seats", {"seats": []}),
    ("seats[0]", {"seats": [1, 2]}),
    ("seats[0].colour", {"seats[0].colour": "diamond"}),
    ("seats[0].castle", {"seats[0].castle": 7}),
    ("seats[0].castle", {"seats[0].castle": 0}),
    ("seats[0].castle", {"seats[0].castle": 5, "deck": ["pink"] * 2}),
    ("seats[1].castle", {"seats[1].castle": 1}),
    ("seats[1].colour", {"seats[1].colour": "pink", "seats[1].castle": 1}),
    ("seats[1].castle", FINISHED | {"seats[1].colour": "green", "seats[1].castle": 6}),
    ("seats[0].store[0]", {"seats[0].store": ["pink"]}),
    ("seats[0].store[0]", {"seats[0].store": ["witch"]}),
    ("seats[0].store[20]", {"seats[0].store": ["diamond"] * 21, "deck": []}),
    ("options.keep_colour", {"options": {"keep_colour": 0}}),
    ("options.relics", {"options": {"relics": True}}),
    ("players", {"players": 5}),
    ("extra", {"extra": 1}),
]


@pytest.mark.parametrize("field, changes", BAD, ids=[f"{field}-{at}" for at, (field, _) in enumerate(BAD)])
def test_a_wrong_document_is_refused_with_the_name_of_the_field(field, changes):
    with pytest.raises(karat.BadPosition) as wrong:
        at(**changes)
    assert wrong.value.field == field


@pytest.mark.parametrize("key", ("turn", "drawn", "deck", "discard", "seats"))
def test_a_missing_key_is_named(key):
    document = changed()
    del document[key]
    with pytest.raises(karat.BadPosition) as wrong:
        g.position(document)
    assert wrong.value.field == key


# Views and events ----------------------------------------------------------------------------------------------------
def test_a_view_shows_all_but_the_order_of_the_deck():
    for watcher in (None, 0, 1):
        view = at().view(watcher)
        expected = {key: DOCUMENT[key] for key in ("turn", "drawn", "witch", "discard", "seats")}
        assert {key: view[key] for key in expected} == expected
        assert view["deck"] == 3 and view["to_move"] == [0] and view["seat"] == watcher


def told(state, *moves):
    return [event for move in moves for event in state.play(state.to_move[0], move)]


def test_drawing_is_told():
    state = at(deck=["pink", "green", "witch"])
    assert told(state, "draw", "draw", "draw", "give pink", "give pink", "give diamond") == [
        {"event": "draw", "seat": 0, "card": "pink", "to": "castle"},
        {"event": "draw", "seat": 0, "card": "green", "to": "store"},
        {"event": "draw", "seat": 0, "card": "witch", "to": "discard"},
        {"event": "give", "seat": 0, "card": "pink"},
        {"event": "give", "seat": 0, "card": "pink"},
        {"event": "give", "seat": 0, "card": "diamond"},
        {"event": "turn", "seat": 1},
    ]


def test_a_new_castle_and_its_loss_are_told():
    state = at(turn=1, deck=["blue", "witch"], **{"seats[1].store": ["blue", "fairy"]})
    assert told(state, "draw", "draw", "give blue") == [
        {"event": "draw", "seat": 1, "card": "blue", "to": "castle"},
        {"event": "join", "seat": 1, "colour": "blue", "cards": 1},
        {"event": "draw", "seat": 1, "card": "witch", "to": "discard"},
        {"event": "give", "seat": 1, "card": "blue"},
        {"event": "lose", "seat": 1, "card": "blue"},
        {"event": "free", "seat": 1, "colour": "blue"},
        {"event": "turn", "seat": 0},
    ]


def test_stopping_countering_buying_and_winning_are_told():
    assert told(at(), "stop") == [{"event": "stop", "seat": 0}, {"event": "turn", "seat": 1}]
    assert told(at(**MET_WITCH), "fairy") == [{"event": "fairy", "seat": 0}, {"event": "turn", "seat": 1}]
    assert told(at(**MINE), "buy 1") == [
        {"event": "buy", "seat": 0, "from": 1, "card": "pink", "diamonds": 3},
        {"event": "turn", "seat": 1},
    ]
    assert told(at(**MINE | {"seats[0].castle": 5, "deck": ["diamond"]}), "buy 1") == [
        {"event": "buy", "seat": 0, "from": 1, "card": "pink", "diamonds": 3},
        {"event": "over", "winner": 0},
    ]


def test_a_new_game_begins_with_the_turn_of_seat_0():
    assert g.new(2, seed=1).events() == [{"event": "turn", "seat": 0}]


def test_each_drawn_card_is_a_step_of_the_record():
    state = at()
    told(state, "draw", "stop")
    assert state.record()["steps"] == [[0, "draw"], ["deal", "diamond"], [0, "stop"]]
    assert g.replay(state.record()).position() == state.position()
