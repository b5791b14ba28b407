"""The rules of Kadora, each by its id."""

import itertools

import numpy as np
import pytest

import karat
from games.kadora.table import FOUR_EMPTY, at, g
from karat.kernel import dispatch

DEFAULT_LACKING = {"R": 1, "O": 2, "Y": 3, "G": 4, "B": 5, "P": 3}


def cards_of(document):
    seats = document["seats"]
    piles = [*document["block"], document["left"], document["right"], document["aside"]]
    piles += [seat["hand"] for seat in seats] + [seat["loot"] for seat in seats]
    return [card for card in itertools.chain(*piles) if card != "-"]


def block_of(state):
    return " / ".join(" ".join(line) for line in state.position()["block"])


def loot_of(state, seat):
    return " ".join(state.position()["seats"][seat]["loot"])


def hand_of(state, seat):
    return " ".join(state.position()["seats"][seat]["hand"])


# Components ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("KAD-1", "KAD-2", "KAD-4")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_six_colours_with_four_values_of_three_kinds_each(players):
    cards = cards_of(g.new(players, seed=1).position())
    assert len(cards) == len(set(cards)) == 72
    for colour in "ROYGBP":
        own = [card for card in cards if card[0] == colour]
        values = {card[1] for card in own}
        assert len(values) == 4 and values < set("12345")
        assert set(own) == {colour + value + kind for value in values for kind in "rsd"}


@pytest.mark.rule("KAD-3")
def test_each_colour_lacks_its_default_value():
    cards = cards_of(g.new(3, seed=5).position())
    assert {card[0]: 15 - sum({int(c[1]) for c in cards if c[0] == card[0]}) for card in cards} == DEFAULT_LACKING


@pytest.mark.rule("KAD-3")
def test_lacking_replaces_the_default_for_the_colours_it_names():
    state = g.new(4, seed=5, lacking={"Y": 1, "P": 5})
    assert state.options["lacking"] == DEFAULT_LACKING | {"Y": 1, "P": 5}
    cards = cards_of(state.position())
    assert len(cards) == 72
    assert {"Y3r", "P3s", "P4d", "R2r"} < set(cards)
    assert not {card for card in cards if card[:2] in ("Y1", "P5", "R1")}


@pytest.mark.rule("KAD-3")
def test_a_card_that_the_option_brings_in_can_be_played_and_scored():
    state = at("- - - - / - R5r - - / - - - - / - Y4s - -", ["R1s"], options={"lacking": {"R": 2}})
    state.play(0, "place R1s b3")
    assert loot_of(state, 0) == "R5r Y4s"


@pytest.mark.rule("KAD-5")
@pytest.mark.parametrize(("seat", "hands"), ((0, ["R5d O5r", "G P"]), (1, ["R O", "G3s P5r"]), (None, ["R O", "G P"])))
def test_backs_show_the_colour_everywhere_and_faces_stay_secret(seat, hands):
    view = at(FOUR_EMPTY, ["R5d O5r", "G3s P5r"], left="G3r", right="B4d R5r", aside="P4d O4r").view(seat)
    assert [" ".join(one["hand"]) for one in view["seats"]] == hands
    assert (view["left"], view["right"], view["aside"]) == (["G"], ["B", "R"], ["O", "P"])


# Setup ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("KAD-10", "KAD-11", "KAD-13")
@pytest.mark.parametrize(("players", "aside", "row"), ((2, 18, 17), (3, 12, 18), (4, 6, 19)))
def test_every_number_of_players_has_its_set_up(players, aside, row):
    document = g.new(players, seed=3).position()
    assert len(document["aside"]) == aside
    assert [len(seat["hand"]) for seat in document["seats"]] == [4] * players
    assert len(document["left"]) == len(document["right"]) == row
    assert all(seat["loot"] == [] for seat in document["seats"])


@pytest.mark.rule("KAD-12")
def test_the_border_is_dealt_in_reading_order_and_the_middle_is_empty():
    state = g.new(3, seed=3)
    dealt = state.record()["steps"][0][1]
    border = iter(dealt[12 + 12 :])
    expected = [[next(border) if row in (0, 3) or column in (0, 3) else "-" for column in range(4)] for row in range(4)]
    assert state.position()["block"] == expected


@pytest.mark.rule("KAD-10", "KAD-11", "KAD-13")
def test_one_deal_lays_out_all_cards_in_the_documented_order():
    state = g.new(3, seed=3)
    document = state.position()
    ((who, dealt),) = state.record()["steps"]
    assert who == "deal" and len(dealt) == 72
    assert set(dealt[:12]) == set(document["aside"])
    for p in range(3):
        assert set(dealt[12 + 4 * p : 16 + 4 * p]) == set(document["seats"][p]["hand"])
    assert dealt[36:54] == document["left"] and dealt[54:] == document["right"]


@pytest.mark.rule("KAD-13")
def test_the_order_of_the_rows_never_changes():
    state = at(FOUR_EMPTY, ["R5d O5r", "Y5s"], left="G3r G3s G3d", right="B4d R5r")
    for row in ("left", "right", "left"):
        (seat,) = state.to_move
        state.play(seat, next(move for move in state.legal(seat) if move.startswith("place")))
        state.play(seat, f"draw {row}")
    assert (state.position()["left"], state.position()["right"]) == (["G3d"], ["R5r"])


@pytest.mark.rule("KAD-14")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_seat_0_begins_and_play_goes_clockwise(players):
    state = g.new(players, seed=8)
    seats = []
    for _ in range(players + 1):
        (seat,) = state.to_move
        seats.append(seat)
        while state.to_move == (seat,):
            state.play(seat, state.legal(seat)[0])
    assert seats == [*range(players), 0]


# Step 1: give away ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("KAD-20")
def test_all_cards_of_a_colour_go_to_a_player_without_it():
    state = at(FOUR_EMPTY, ["R5d", "O5r", "P5r"], ["Y4r Y5d G3s", "B3s", "G5d"], players=3, step="give")
    assert state.legal(0) == ("keep", "gift Y 1", "gift Y 2")
    assert state.play(0, "gift Y 2") == [{"event": "gift", "seat": 0, "to": 2, "colour": "Y", "cards": ["Y4r", "Y5d"]}]
    assert [loot_of(state, p) for p in range(3)] == ["G3s", "B3s", "Y4r Y5d G5d"]
    assert state.to_move == (0,) and state.position()["step"] == "place"


@pytest.mark.rule("KAD-20")
def test_the_booklet_gives_yellow_to_pieter_but_may_not_give_blue():
    state = at(FOUR_EMPTY, ["R5d", "O5r"], ["Y4r Y5d B4d B4s", "B3s"], step="give")
    assert state.legal(0) == ("keep", "gift Y 1")
    state.play(0, "gift Y 1")
    assert [loot_of(state, p) for p in range(2)] == ["B4s B4d", "Y4r Y5d B3s"]


@pytest.mark.rule("KAD-20")
def test_keeping_changes_nothing_and_goes_on_to_placing():
    state = at(FOUR_EMPTY, ["R5d", "O5r"], ["Y4r"], step="give")
    assert state.play(0, "keep") == [{"event": "keep", "seat": 0}]
    assert loot_of(state, 0) == "Y4r" and state.position()["step"] == "place" and state.to_move == (0,)


@pytest.mark.rule("KAD-20")
def test_there_is_one_gift_a_turn():
    state = at(FOUR_EMPTY, ["R5d", "O5r"], ["Y4r B4d"], step="give")
    state.play(0, "gift Y 1")
    assert all(move.startswith("place") for move in state.legal(0))


@pytest.mark.rule("KAD-20", "KAD-21")
def test_a_shared_lead_allows_no_gift():
    state = at(FOUR_EMPTY, ["R5d", "O5r", "P5r"], ["Y5d Y2r", "Y5s Y2d"], players=3, step="give")
    assert state.position()["step"] == "place"
    with pytest.raises(karat.IllegalMove, match="You and seat 1 are tied in yellow, 7 each") as refused:
        state.play(0, "gift Y 2")
    assert refused.value.rule == "KAD-20"


@pytest.mark.rule("KAD-20", "KAD-21")
def test_there_is_no_gift_where_every_other_seat_has_the_colour():
    state = at(FOUR_EMPTY, ["R5d", "O5r", "P5r"], ["B4d B4r", "B1s", "B2d"], players=3, step="give")
    assert state.position()["step"] == "place"


@pytest.mark.rule("KAD-20")
def test_hands_and_set_aside_cards_do_not_count_for_the_lead():
    state = at(FOUR_EMPTY, ["R5d", "Y5r Y5s Y4s"], ["Y4r"], step="give", aside="Y5d Y4d")
    assert state.legal(0) == ("keep", "gift Y 1")


@pytest.mark.rule("KAD-20")
def test_the_value_sum_leads_and_not_the_number_of_cards():
    state = at(FOUR_EMPTY, ["R5d", "O5r", "P5r"], ["Y5d", "Y1r Y1s"], players=3, step="give")
    assert state.legal(0) == ("keep", "gift Y 2")


@pytest.mark.rule("KAD-21")
def test_without_a_possible_gift_the_turn_starts_with_placing():
    state = at(FOUR_EMPTY, ["R5d O5r", "G3r"], left="B4r P4r", right="B4s P4s")
    state.play(0, "place R5d c3")
    state.play(0, "draw left")
    assert state.to_move == (1,) and state.position()["step"] == "place"


@pytest.mark.rule("KAD-21")
def test_a_possible_gift_is_asked_for_at_the_start_of_a_turn():
    state = at(FOUR_EMPTY, ["R5d O5r", "G3r"], ["", "Y4r"], left="B4r P4r", right="B4s P4s")
    state.play(0, "place R5d c3")
    state.play(0, "draw left")
    assert state.legal(1) == ("keep", "gift Y 0")
    assert state.position()["step"] == "give"


# Step 2: place and take ----------------------------------------------------------------------------------------------
@pytest.mark.rule("KAD-30")
def test_any_hand_card_may_go_on_any_empty_cell():
    state = at(FOUR_EMPTY, ["R5d O5r"])
    cells = ("b2", "c2", "b3", "c3")
    assert set(state.legal(0)) == {f"place {card} {cell}" for card in ("R5d", "O5r") for cell in cells}
    events = state.play(0, "place O5r c2")
    assert events[0] == {"event": "place", "seat": 0, "card": "O5r", "cell": "c2"}
    assert state.position()["block"][1][2] == "O5r" and hand_of(state, 0) == "R5d"


TWELVE_DOWN_EIGHT_ACROSS = "- Y5s - - / R2r - Y1s G1d / - B2r - - / - P1d - -"


@pytest.mark.rule("KAD-31")
def test_a_column_of_twelve_gives_all_that_matches_and_a_row_of_eight_nothing():
    state = at(TWELVE_DOWN_EIGHT_ACROSS, ["Y4r"])
    taken = {"which": "matching", "cards": ["Y5s", "B2r"], "cells": ["b1", "b3"]}
    assert state.play(0, "place Y4r b2")[1:] == [{"event": "take", "seat": 0, "line": "column"} | taken]
    assert loot_of(state, 0) == "Y5s B2r"
    assert block_of(state) == "- - - - / R2r Y4r Y1s G1d / - - - - / - P1d - -"


@pytest.mark.rule("KAD-31", "KAD-32")
@pytest.mark.parametrize(("card", "loot"), (("G3s", ""), ("G5s", "P1s")))
def test_a_line_needs_ten(card, loot):
    """5 + 1 + 3 is 9, 5 + 1 + 5 is 11."""
    state = at("- - - - / - - - - / - - - - / - R5d - P1s", [card], left="B1r", right="B1d")
    state.play(0, f"place {card} c4")
    assert loot_of(state, 0) == loot


@pytest.mark.rule("KAD-31")
def test_exactly_ten_is_enough():
    state = at("R5r - - - / R2d - - - / - - - - / - - - -", ["R3s"])
    state.play(0, "place R3s a4")
    assert loot_of(state, 0) == "R2d R5r"


@pytest.mark.rule("KAD-32")
def test_both_lines_of_ten_or_more_give_their_matching_cards_column_first():
    state = at("- - O4s - / - - - - / G5s B2s - P5r / - - G1r -", ["G5r"], left="B1r", right="B1d")
    assert [(event["line"], event["cards"]) for event in state.play(0, "place G5r c3")[1:]] == [
        ("column", ["G1r"]),
        ("row", ["G5s", "P5r"]),
    ]
    assert block_of(state) == "- - O4s - / - - - - / - B2s G5r - / - - - -"


@pytest.mark.rule("KAD-32")
def test_a_row_of_ten_gives_where_the_column_is_short():
    state = at("- - - - / R2r - - - / B4s O4r P1d - / - - - -", ["B3r"])
    state.play(0, "place B3r d3")
    assert loot_of(state, 0) == "O4r B4s"


@pytest.mark.rule("KAD-33")
def test_taken_cards_lie_open_in_the_loot_sorted_by_colour():
    state = at("- P4r - - / - - - - / - R2r - - / - B2r - -", ["Y5r"], ["O4s G2s"])
    state.play(0, "place Y5r b2")
    for seat in (0, 1, None):
        assert state.view(seat)["seats"][0]["loot"] == ["R2r", "O4s", "G2s", "B2r", "P4r"]


# the last empty cell is b2; column b and row 2 are below 10
NEARLY_FULL = "R2r B1s R3r R4r / Y1d - P1r G1s / R5r O1d R2s R3s / R4s Y2s R5s R2d"


@pytest.mark.rule("KAD-34")
def test_a_full_block_with_short_lines_gives_all_that_does_not_match():
    """The booklet's full table: the yellow card in the row of the laid yellow stays."""
    state = at(NEARLY_FULL, ["Y4r"])
    events = state.play(0, "place Y4r b2")
    assert [(e["line"], e["which"], e["cards"]) for e in events[1:]] == [
        ("column", "others", ["B1s", "O1d"]),
        ("row", "others", ["G1s"]),
    ]
    assert block_of(state) == "R2r - R3r R4r / Y1d Y4r P1r - / R5r - R2s R3s / R4s Y2s R5s R2d"


@pytest.mark.rule("KAD-34")
def test_a_block_that_is_not_full_keeps_short_lines():
    state = at(NEARLY_FULL.replace("R2d", "-"), ["Y4r"])
    assert len(state.play(0, "place Y4r b2")) == 1
    assert loot_of(state, 0) == ""


@pytest.mark.rule("KAD-34", "KAD-35")
def test_a_full_block_that_gives_a_matching_card_gives_no_others():
    state = at(NEARLY_FULL.replace("Y2s", "Y5s"), ["Y4r"])
    state.play(0, "place Y4r b2")
    assert loot_of(state, 0) == "Y5s"


@pytest.mark.rule("KAD-35")
def test_a_full_block_gives_others_also_where_a_line_of_ten_holds_nothing_that_matches():
    block = "R2r B4s R3r R4r / Y1d - P1r G1s / R5r O3d R2s R3s / R4s G2s R5s R2d"
    state = at(block, ["Y4r"])
    state.play(0, "place Y4r b2")
    assert loot_of(state, 0) == "O3d G1s G2s B4s"


@pytest.mark.rule("KAD-34")
def test_the_sums_do_not_matter_for_what_does_not_match():
    """The column reaches 10 without a match; the row of 7 gives its others too, the column its four."""
    block = "R2r B4s R3r R4r / G1r - G1d P1d / R5r B3s R2s R3s / R4s G2s R5s R2d"
    state = at(block, ["Y4r"])
    state.play(0, "place Y4r b2")
    assert loot_of(state, 0) == "G1d G2s B3s B4s P1d"


@pytest.mark.rule("KAD-36")
def test_a_full_block_of_six_that_all_match_in_short_lines_gives_all_six():
    block = "R2r G1r R3r R4r / Y1d - P1r G2r / R5r B1r R2s R3s / R4s Y2s R5s R2d"
    state = at(block, ["Y4r"])
    events = state.play(0, "place Y4r b2")
    assert [(e["line"], e["which"]) for e in events[1:]] == [("column", "all"), ("row", "all")]
    assert loot_of(state, 0) == "Y1d Y2s G1r G2r B1r P1r"
    assert block_of(state) == "R2r - R3r R4r / - Y4r - - / R5r - R2s R3s / R4s - R5s R2d"


# Step 3: draw --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("KAD-40")
@pytest.mark.parametrize(
    ("row", "card", "left", "right"), (("left", "B4r", "P4r", "B4s P4s"), ("right", "B4s", "B4r P4r", "P4s"))
)
def test_one_card_is_drawn_from_the_front_of_the_chosen_row(row, card, left, right):
    state = at(FOUR_EMPTY, ["R5d", "O5r"], step="draw", left="B4r P4r", right="B4s P4s")
    assert state.legal(0) == ("draw left", "draw right")
    assert state.play(0, f"draw {row}") == [{"event": "draw", "seat": 0, "row": row, "back": "B", "card": card}]
    document = state.position()
    assert (" ".join(document["left"]), " ".join(document["right"])) == (left, right)
    assert set(document["seats"][0]["hand"]) == {"R5d", card}
    assert state.to_move == (1,)


@pytest.mark.rule("KAD-40")
@pytest.mark.parametrize(("left", "right", "row"), (("", "B4s P4s", "right"), ("B4s P4s", "", "left")))
def test_with_one_row_empty_the_other_is_drawn_without_a_question(left, right, row):
    state = at(FOUR_EMPTY, ["R5d O5r", "Y5s"], left=left, right=right)
    assert state.play(0, "place R5d b2")[-1] == {"event": "draw", "seat": 0, "row": row, "back": "B", "card": "B4s"}
    assert state.to_move == (1,) and hand_of(state, 0) == "O5r B4s" and state.position()[row] == ["P4s"]


@pytest.mark.rule("KAD-40")
def test_with_both_rows_empty_nothing_is_drawn():
    state = at(FOUR_EMPTY, ["R5d O5r", "Y5s"], left="", right="", last_turns=2)
    state.play(0, "place R5d b2")
    assert hand_of(state, 0) == "O5r" and state.to_move == (1,)


# Step 4: refill ------------------------------------------------------------------------------------------------------
SEVEN_EMPTY = "- O1s - G1r / B1r - - P1r / R3s - - G2d / P2s O3d - Y2s"


@pytest.mark.rule("KAD-50")
def test_the_block_is_refilled_in_reading_order_until_four_cells_are_empty():
    state = at(SEVEN_EMPTY, ["", "Y5s"], step="draw", left="R5r R5s B4r B4s B4d", right="P4r")
    assert state.play(0, "draw left")[1] == {
        "event": "refill", "row": "left", "cards": ["R5s", "B4r", "B4s"], "cells": ["a1", "c1", "b2"]
    }  # fmt: skip
    assert block_of(state) == "R5s O1s B4r G1r / B1r B4s - P1r / R3s - - G2d / P2s O3d - Y2s"
    assert state.position()["left"] == ["B4d"] and state.position()["right"] == ["P4r"]


@pytest.mark.rule("KAD-50")
@pytest.mark.parametrize("block", (FOUR_EMPTY, FOUR_EMPTY.replace("B1r -", "B1r P4d")))
def test_four_empty_cells_or_fewer_are_left_alone(block):
    state = at(block, ["", "Y5s"], step="draw", left="R5r R5s", right="P4r")
    assert len(state.play(0, "draw left")) == 1
    assert block_of(state) == block


@pytest.mark.rule("KAD-50")
def test_refilled_cards_come_from_the_row_that_was_drawn_from():
    state = at(SEVEN_EMPTY, ["", "Y5s"], step="draw", left="R5r R5s", right="P4r P4s P4d B4r B4s")
    state.play(0, "draw right")
    assert block_of(state).startswith("P4s O1s P4d G1r / B1r B4r -")
    assert state.position()["left"] == ["R5r", "R5s"]


READING = {
    "bottom": "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4",
    "left": "d1 d2 d3 d4 c1 c2 c3 c4 b1 b2 b3 b4 a1 a2 a3 a4",
    "top": "d4 c4 b4 a4 d3 c3 b3 a3 d2 c2 b2 a2 d1 c1 b1 a1",
    "right": "a4 a3 a2 a1 b4 b3 b2 b1 c4 c3 c2 c1 d4 d3 d2 d1",
}
SIDES = {2: ("bottom", "top"), 3: ("bottom", "left", "top"), 4: ("bottom", "left", "top", "right")}
TWELVE = "R2r R2s R2d R3r R3s R3d R4r R4s R4d R5r R5s R5d"


@pytest.mark.rule("KAD-51")
@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in SIDES for seat in range(players)])
def test_with_seat_view_the_reading_order_is_that_of_the_players_side(players, seat):
    state = at(turn=seat, players=players, step="draw", left="O5r " + TWELVE, right="O5s", options={"seat_view": True})
    assert state.play(seat, "draw left")[1]["cells"] == READING[SIDES[players][seat]].split()[:12]


@pytest.mark.rule("KAD-51")
@pytest.mark.parametrize("seat", range(4))
def test_without_seat_view_the_reading_order_is_the_same_for_everyone(seat):
    state = at(turn=seat, players=4, step="draw", left="O5r " + TWELVE, right="O5s")
    assert state.play(seat, "draw left")[1]["cells"] == READING["bottom"].split()[:12]


@pytest.mark.rule("KAD-51")
def test_with_seat_view_columns_and_rows_stay_as_on_the_screen():
    state = at(TWELVE_DOWN_EIGHT_ACROSS, ["", "Y4r"], turn=1, players=3, options={"seat_view": True})
    assert state.play(1, "place Y4r b2")[1]["line"] == "column"
    assert loot_of(state, 1) == "Y5s B2r"


@pytest.mark.rule("KAD-52")
@pytest.mark.parametrize(("drawn", "other"), (("left", "right"), ("right", "left")))
def test_refilling_goes_on_from_the_other_row(drawn, other):
    rows = {drawn: "R5r R5s", other: "P4r P4s P4d"}
    state = at(SEVEN_EMPTY, ["", "Y5s"], step="draw", **rows)
    assert [(event["event"], event["row"]) for event in state.play(0, f"draw {drawn}")] == [
        ("draw", drawn),
        ("refill", drawn),
        ("refill", other),
    ]
    assert block_of(state).startswith("R5s O1s P4r G1r / B1r P4s - P1r")
    assert state.position()[drawn] == [] and state.position()[other] == ["P4d"]
    assert state.position()["last_turns"] is None


@pytest.mark.rule("KAD-52")
def test_refilling_stops_when_both_rows_are_empty():
    state = at(SEVEN_EMPTY, ["", "Y5s"], step="draw", left="R5r", right="P4r P4s")
    state.play(0, "draw left")
    assert block_of(state) == "P4r O1s P4s G1r / B1r - - P1r / R3s - - G2d / P2s O3d - Y2s"
    assert state.position()["last_turns"] == 2


@pytest.mark.parametrize(("step", "count"), (("give", 3), ("place", 8), ("draw", 2)))
def test_moves_that_have_no_room_are_still_counted(step, count):
    state = at(FOUR_EMPTY, ["R5d O5r"], ["Y4r B3s"], step=step)
    moves = np.full(20, -1)
    assert dispatch.legal_now(state.states, 0, moves) == count
    for room in range(count):
        few = np.full(room, -1)
        assert dispatch.legal_now(state.states, 0, few) == count
        assert few.tolist() == moves[:room].tolist()


# Decisions -----------------------------------------------------------------------------------------------------------
def test_d4_a_player_without_a_hand_card_draws_without_placing():
    state = at(FOUR_EMPTY, ["R5d", ""], left="B4r P4r", right="B4s P4s")
    state.play(0, "place R5d b2")
    state.play(0, "draw left")
    assert state.legal(1) == ("draw left", "draw right")
    state.play(1, "draw right")
    assert hand_of(state, 1) == "B4s"


def test_d4_last_turns_of_players_without_a_hand_card_pass():
    state = at(FOUR_EMPTY, ["R5d O5r", "", "Y5s"], players=3, left="", right="", last_turns=3)
    state.play(0, "place R5d b2")
    assert state.to_move == (2,) and state.position()["last_turns"] == 1
