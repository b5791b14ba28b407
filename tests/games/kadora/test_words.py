"""Kadora in words: documents, views, events, notation and refusals."""

import copy
import json

import pytest

import karat
from karat.games.kadora import words

g = karat.game("kadora")

PRINTED = {
    "game": "kadora", "players": 2, "options": {}, "turn": 0, "step": "give",
    "block": [
        ["R2r", "O1s", "Y1d", "G1r"], ["B1r", "-", "-", "P1r"], ["R3s", "-", "-", "G2d"], ["P2s", "O3d", "B2r", "Y2s"],
    ],
    "left": ["G3r"], "right": ["B4d", "R5r"], "aside": ["P4d"], "last_turns": None,
    "seats": [
        {"hand": ["R5d", "O5r", "Y5s", "B3s"], "loot": ["G5r"]}, {"hand": ["G3s", "P5r", "Y2d", "O4s"], "loot": []},
    ],
}  # fmt: skip
DEFAULTS = {"lacking": {"R": 1, "O": 2, "Y": 3, "G": 4, "B": 5, "P": 3}, "seat_view": False}


def changed(**values):
    """The printed position with some keys replaced."""
    return copy.deepcopy(PRINTED) | values


def seats(first, second):
    """Two seats from texts such as "R5d O5r | G5r": hand, then loot."""
    both = [[part.split() for part in one.split("|")] for one in (first, second)]
    return [{"hand": hand, "loot": loot} for hand, loot in both]


# Position documents --------------------------------------------------------------------------------------------------
def test_the_printed_position_loads_and_comes_back():
    state = g.position(PRINTED)
    expected = changed(options=DEFAULTS)
    expected["seats"][1]["hand"] = ["O4s", "Y2d", "G3s", "P5r"]
    assert state.position() == expected
    assert state.legal(0) == ("keep", "gift G 1")


def test_hands_and_loot_are_not_ordered_but_rows_are():
    other = changed(aside=["P4d"])
    other["seats"][0]["hand"].reverse()
    assert g.position(other).position() == g.position(PRINTED).position()
    other["right"].reverse()
    assert g.position(other).position()["right"] == ["R5r", "B4d"]


def test_options_that_are_missing_are_the_defaults():
    document = changed()
    del document["options"]
    assert g.position(document).position()["options"] == DEFAULTS
    assert g.position(changed(options={"lacking": {"B": 1}}, block=[["-"] * 4] * 4)).options["lacking"]["B"] == 1


def test_give_without_a_possible_gift_is_read_on_to_placing():
    state = g.position(changed(seats=seats("R5d |", "O4s | G5r")))
    assert state.position()["step"] == "place" and state.events() == []


def test_draw_with_an_empty_row_is_read_on_to_the_next_player():
    state = g.position(changed(step="draw", left=[], seats=seats("R5d |", "O4s | G5r")))
    document = state.position()
    assert (document["turn"], document["step"]) == (1, "give")
    assert document["right"] == ["R5r"] and document["seats"][0]["hand"] == ["R5d", "B4d"]
    assert state.events(0) == []


def test_draw_of_the_last_card_is_read_on_into_the_last_turns():
    state = g.position(changed(step="draw", left=["G3r"], right=[], seats=seats("R5d |", "O4s |")))
    document = state.position()
    assert (document["turn"], document["step"], document["last_turns"]) == (1, "place", 2)


def test_draw_in_the_last_turns_is_read_on_without_a_card():
    document = changed(step="draw", left=[], right=[], last_turns=2, seats=seats("R5d |", "O4s |"))
    after = g.position(document).position()
    assert (after["turn"], after["step"], after["last_turns"]) == (1, "place", 1)
    state = g.position(document | {"last_turns": 1})
    assert state.over and state.position()["seats"] == seats("| R5d", "| O4s")


def test_a_finished_document_stays_as_it_is():
    document = changed(left=[], right=[], last_turns=0, turn=1, seats=seats("| G5r", "| B3s"), options=DEFAULTS)
    for step in ("give", "place", "draw"):
        state = g.position(document | {"step": step})
        assert state.over and state.position() == document
    assert state.scores == (0, 0, 0) and state.winners == (0, 1, 2)


def test_a_hand_may_hold_four_cards_at_the_draw_and_five_after_it():
    state = g.position(changed(step="draw"))
    state.play(0, "draw left")
    assert len(state.position()["seats"][0]["hand"]) == 5
    assert g.position(state.position()).position() == state.position()


@pytest.mark.parametrize(
    ("field", "change"),
    (
        ("turn", {"turn": 2}),
        ("turn", {"turn": True}),
        ("step", {"step": "refill"}),
        ("step", {"step": None}),
        ("block", {"block": "R2r"}),
        ("block", {"block": PRINTED["block"][:3]}),
        ("block[1]", {"block": [["-"] * 4, ["-"] * 5, ["-"] * 4, ["-"] * 4]}),
        ("block[0][2]", {"block": [["-", "-", None, "-"], *[["-"] * 4] * 3]}),
        ("block[3][0]", {"block": [*PRINTED["block"][:3], ["R2r", "-", "-", "-"]]}),
        ("block[0][0]", {"block": [["R1r", "-", "-", "-"], *[["-"] * 4] * 3]}),
        (
            "block",
            {
                "block": [[f"{c}{v}{k}" for v, k in ("1r", "1s", "1d", "2r")] for c in "GBP"]
                + [["Y1r", "Y1s", "Y1d", "Y2r"]]
            },
        ),
        ("left[0]", {"left": ["R2r"]}),
        ("left", {"left": None}),
        ("right[1]", {"right": ["B4d", "B4d"]}),
        ("right[0]", {"right": [["B4d"]]}),
        ("aside[0]", {"aside": ["P3d"]}),
        ("aside[0]", {"aside": ["P"]}),
        ("aside", {"aside": {"P": 1}}),
        ("last_turns", {"last_turns": 2}),
        ("last_turns", {"last_turns": 0}),
        ("last_turns", {"left": [], "right": []}),
        ("last_turns", {"left": [], "right": [], "last_turns": 3}),
        ("last_turns", {"left": [], "right": [], "last_turns": -1}),
        ("last_turns", {"left": [], "right": [], "last_turns": "2"}),
        ("seats[0].hand", {"left": [], "right": [], "last_turns": 0}),
        ("seats", {"seats": PRINTED["seats"][:1]}),
        ("seats[1].loot", {"seats": [PRINTED["seats"][0], {"hand": []}]}),
        ("seats[1].gold", {"seats": [PRINTED["seats"][0], {"hand": [], "loot": [], "gold": 1}]}),
        ("seats[0].hand", {"seats": seats("R5d R5s R4r R4s R4d R3r |", "|")}),
        ("seats[0].hand", {"step": "draw", "seats": seats("R5d R5s R4r R4s R4d |", "|")}),
        ("seats[1].hand[0]", {"seats": seats("R5d |", "R5d |")}),
        ("seats[1].loot[0]", {"seats": seats("R5d |", "| G4r")}),
        ("options.lacking.R", {"options": {"lacking": {"R": 6}}}),
        ("options.lacking.R", {"options": {"lacking": {"R": True}}}),
        ("options.lacking.RO", {"options": {"lacking": {"RO": 1}}}),
        ("options.lacking.1", {"options": {"lacking": {1: 1}}}),
        ("options.lacking", {"options": {"lacking": [1, 2, 3]}}),
        ("options.seat_view", {"options": {"seat_view": 1}}),
        ("options.view", {"options": {"view": True}}),
        ("block[0][0]", {"options": {"lacking": {"R": 2}}}),
        ("colour", {"colour": "R"}),
    ),
)
def test_a_bad_document_is_refused_with_its_field(field, change):
    with pytest.raises(karat.BadPosition) as wrong:
        g.position(changed(**change))
    assert wrong.value.field == field


@pytest.mark.parametrize("name", [name for name in PRINTED if name != "options"])
def test_a_missing_key_is_named(name):
    document = changed()
    del document[name]
    with pytest.raises(karat.BadPosition) as wrong:
        g.position(document)
    assert wrong.value.field == name


@pytest.mark.parametrize(
    ("field", "options"),
    (
        ("lacking.G", {"lacking": {"G": 0}}),
        ("lacking.G", {"lacking": {"G": "4"}}),
        ("lacking.g", {"lacking": {"g": 4}}),
        ("lacking", {"lacking": None}),
        ("seat_view", {"seat_view": "yes"}),
    ),
)
def test_bad_options_are_refused_with_their_field(field, options):
    with pytest.raises(karat.BadSetup) as wrong:
        g.new(2, **options)
    assert wrong.value.field == field


# Views and events ----------------------------------------------------------------------------------------------------
def test_a_view_is_the_position_with_backs_where_faces_are_secret():
    view = g.position(PRINTED).view(0)
    shown = {name: view[name] for name in ("turn", "step", "block", "left", "right", "aside", "last_turns", "seats")}
    assert shown == {
        "turn": 0, "step": "give", "block": PRINTED["block"], "left": ["G"], "right": ["B", "R"], "aside": ["P"],
        "last_turns": None,
        "seats": [PRINTED["seats"][0], {"hand": ["O", "Y", "G", "P"], "loot": []}],
    }  # fmt: skip


@pytest.mark.rule("KAD-66")
def test_set_aside_cards_are_open_at_the_end_of_a_game_for_two():
    document = changed(left=[], right=[], last_turns=0, seats=seats("| G5r", "| B3s"))
    assert g.position(document).view(None)["aside"] == ["P4d"]


@pytest.mark.rule("KAD-5")
def test_the_deal_is_told_by_backs_and_the_own_hand_by_faces():
    state = g.new(2, seed=4)
    document = state.position()
    told = state.events(1)
    assert [event["event"] for event in told] == ["aside", "hand", "hand", "border", "row", "row"]
    assert told[0]["backs"] == [card[0] for card in document["aside"]]
    assert "cards" not in told[1] and len(told[1]["backs"]) == 4
    assert sorted(told[2]["cards"]) == sorted(document["seats"][1]["hand"])
    assert [told[3]["cells"][0], told[3]["cells"][5], told[3]["cells"][11]] == ["a1", "d2", "d4"]
    assert told[4] == {"event": "row", "row": "left", "backs": [card[0] for card in document["left"]]}
    assert "cards" not in state.events()[2]


@pytest.mark.rule("KAD-5")
def test_only_the_player_sees_the_face_of_a_drawn_card():
    state = g.position(changed(step="draw"))
    state.play(0, "draw right")
    public = {"event": "draw", "seat": 0, "row": "right", "back": "B"}
    assert state.events(1) == state.events() == [public]
    assert state.events(0) == [public | {"card": "B4d"}]


def test_a_whole_game_tells_only_documented_events():
    state = g.new(2, seed=11)
    while not state.over:
        (seat,) = state.to_move
        state.play(seat, state.legal(seat)[-1])
    told = {event["event"] for event in state.events()}
    assert told <= {
        "aside", "hand", "border", "row", "keep", "gift", "place", "take", "draw", "refill", "last_turns", "show",
        "island", "face_down", "over",
    }  # fmt: skip
    assert json.loads(json.dumps(state.events(0))) == state.events(0)
    assert state.events()[-1] == {"event": "over"}


def test_a_record_deals_all_cards_at_once_and_replays():
    state = g.new(2, seed=11)
    state.play(0, state.legal(0)[0])
    record = state.record()
    assert g.replay(record).position() == state.position()
    record["steps"][0][1][0] = "R1r"
    with pytest.raises(karat.BadRecord, match="not in the pile"):
        g.replay(record)


# Notation and refusals -----------------------------------------------------------------------------------------------
def test_every_move_reads_as_it_is_written():
    for text, move in words.MOVE.items():
        assert words.move_text(words.move_from(text)) == text
        assert words.move_from(text) == move
    assert len(words.MOVE) == len(words.MOVE_TEXT) == 1 + 6 * 4 + 2 + 90 * 16


@pytest.mark.parametrize(
    "text",
    ("", " ", "keep ", "Keep", "gift Y", "gift Y 01", "gift Y ١", "gift y 1", "gift Y 1\n", "place Y4r  b2",
     "place Y4 b2", "place Y4r B2", "place Y٤r b2", "draw", "draw up", "x" * 10_000),
)  # fmt: skip
def test_anything_but_the_notation_is_no_move(text):
    assert words.move_from(text) is None
    with pytest.raises(karat.IllegalMove):
        g.position(PRINTED).play(0, text)


GIVING = {"seats": seats("R5d | G5r Y4r Y1s B1s", "O4s | Y5d B1d P1d")}
PLACING = {"step": "place", "seats": seats("R5d | Y4r Y1r", "O4s | B3s P1s")}
DRAWING = {"step": "draw"}
OVER = {"left": [], "right": [], "last_turns": 0, "seats": seats("| G5r", "| B3s")}


REFUSED = (
    ("no-seat", {}, 2, "keep", "There’s no seat 2: the seats are 0 to 1."),
    ("over", OVER, 0, "keep", "The game is over."),
    ("not-your-turn", {}, 1, "keep", "It’s seat 0’s turn."),
    ("give-now", {}, 0, "give", "“give” is not a move now: give a colour away, for example gift Y 1, or type keep."),
    ("place-now", PLACING, 0, "lay R5d", "“lay R5d” is not a move now: place a card, for example place Y4r b2."),
    ("draw-now", DRAWING, 0, "", "“” is not a move now: draw a card, for example draw left."),
    ("keep-alone", {}, 0, "keep all", "Type keep and nothing else."),
    ("gift-of-what", {}, 0, "gift", "Name the colour to give away and the seat that gets it, for example gift Y 1."),
    ("gift-of-what", {}, 0, "gift 1", "Name the colour to give away and the seat that gets it, for example gift Y 1."),
    ("gift-to-whom", {}, 0, "gift G", "Also name the seat that gets all your green, for example gift G 1."),
    ("gift-too-long", {}, 0, "gift G 1 2",
     "A gift is one colour for one seat, for example gift Y 1, and nothing else."),
    ("place-what", PLACING, 0, "place",
     "Name a card from your hand and an empty space for it, for example place Y4r b2."),
    ("place-what", PLACING, 0, "place b2",
     "Name a card from your hand and an empty space for it, for example place Y4r b2."),
    ("place-where", PLACING, 0, "place R5d", "Also name the empty space for R5d."),
    ("place-too-long", PLACING, 0, "place R5d b2 c2",
     "One card goes on one space, for example place Y4r b2, and nothing else."),
    ("draw-where", DRAWING, 0, "draw", "Name the pile to draw from: left or right."),
    ("draw-too-long", DRAWING, 0, "draw left right",
     "Draw one card from one pile, for example draw left, and nothing else."),
    ("gift-or-keep", {}, 0, "place R5d b2",
     "You can give a colour away now: do that first, or choose to give nothing."),
    ("gift-or-keep", {}, 0, "draw left", "You can give a colour away now: do that first, or choose to give nothing."),
    ("no-such-colour", {}, 0, "gift W 1", "There’s no colour “W”: the colours are R, O, Y, G, B and P."),
    ("no-such-receiver", {}, 0, "gift G 2", "There’s no seat “2” to give a colour to: the seats are 0 to 1."),
    ("gift-to-yourself", {}, 0, "gift G 0", "You can only give a colour to another player."),
    ("nothing-to-give", {}, 0, "gift R 1", "You have no red in your loot to give away."),
    ("not-leading", GIVING | {"seats": seats("R5d | G5r Y2r", "O4s | Y5d")}, 0, "gift Y 1",
     "Seat 1 leads yellow, 5 to your 2: only the leader may give it away."),
    ("lead-shared", GIVING, 0, "gift Y 1",
     "You and seat 1 are tied in yellow, 5 each: only a sole leader may give it away."),
    ("receiver-has-colour", {"seats": seats("R5d | G5r B3s", "O4s | B1d")}, 0, "gift B 1",
     "Seat 1 already has blue in the loot, so you can’t give them any."),
    ("gift-too-late", PLACING, 0, "gift Y 1",
     "One gift per turn, and only before you place a card: it’s too late now."),
    ("gift-too-late", DRAWING, 0, "gift G 1",
     "One gift per turn, and only before you place a card: it’s too late now."),
    ("keep-too-late", PLACING, 0, "keep", "The giving step is over, so there’s nothing left to decline."),
    ("keep-too-late", DRAWING, 0, "keep", "The giving step is over, so there’s nothing left to decline."),
    ("no-gift-possible", {"seats": seats("R5d |", "|")}, 0, "keep",
     "No gift is possible this turn, so there’s nothing to decline."),
    ("place-first", PLACING, 0, "draw left", "Place a card first; you draw after that."),
    ("no-such-card", PLACING, 0, "place R5 b2",
     "“R5” is not a card: a card is colour, value and kind, for example Y4r."),
    ("no-such-colour", PLACING, 0, "place X5d b2", "There’s no colour “X”: the colours are R, O, Y, G, B and P."),
    ("no-such-value", PLACING, 0, "place R6d b2",
     "There’s no “R6d”: values run from 1 to 5."),
    ("no-such-kind", PLACING, 0, "place R5x b2",
     "There’s no “R5x”: the kinds are r, s and d."),
    ("lacking-card", PLACING, 0, "place R1d b2", "There’s no R1d: red has no 1 in this game."),
    ("no-such-cell", PLACING, 0, "place R5d e1", "There’s no space “e1”: the block goes from a1 to d4."),
    ("no-such-cell", PLACING, 0, "place R5d b", "There’s no space “b”: the block goes from a1 to d4."),
    ("not-in-hand", PLACING, 0, "place O4s b2", "You don’t hold O4s."),
    ("cell-taken", PLACING, 0, "place R5d a1", "Space a1 isn’t empty: R2r lies there."),
    ("placed-already", DRAWING, 0, "place R5d b2", "You’ve already placed a card this turn; now draw one."),
    ("no-such-row", DRAWING, 0, "draw up", "There’s no pile “up”: draw from left or right."),
)  # fmt: skip


@pytest.mark.parametrize(("reason", "change", "seat", "move", "sentence"), REFUSED)
def test_every_refusal_says_what_is_wrong(reason, change, seat, move, sentence):
    state = g.position(changed(**change))
    before = state.position()
    with pytest.raises(karat.IllegalMove) as refused:
        state.play(seat, move)
    assert (refused.value.reason, str(refused.value)) == (reason, sentence)
    assert refused.value.rule == words.REFUSALS[reason]
    assert state.position() == before


def test_no_reason_is_left_out():
    assert {case[0] for case in REFUSED} == set(words.REFUSALS)
