"""How Kadora ends and scores, each rule by its id."""

import pytest

from games.kadora.table import FOUR_EMPTY, at

FIVE_EMPTY = "R2r O1s Y1d G1r / - - - P1r / R3s - - G2d / - O3d B2r Y2s"


def loot_of(state, seat):
    return " ".join(state.position()["seats"][seat]["loot"])


def hand_of(state, seat):
    return " ".join(state.position()["seats"][seat]["hand"])


# End and scoring -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("KAD-60")
@pytest.mark.parametrize(("left", "block"), (("B4r", FOUR_EMPTY), ("B4r B4s", FIVE_EMPTY)))
def test_the_last_card_of_both_rows_gives_everybody_one_more_turn(left, block):
    """Gone in step 3, gone in step 4: the player in whose turn it happened is the last."""
    state = at(block, ["R5d", "O5r O5s", "Y5s Y5r"], players=3, turn=0, left=left, right="")
    assert state.play(0, "place R5d b2")[-1] == {"event": "last_turns", "turns": 3}
    seats = []
    for left_over in (3, 2, 1):
        assert state.position()["last_turns"] == left_over
        (seat,) = state.to_move
        seats.append(seat)
        while state.to_move == (seat,):
            state.play(seat, state.legal(seat)[-1])
    assert seats == [1, 2, 0]
    assert state.over and state.to_move == () and state.position()["last_turns"] == 0


@pytest.mark.rule("KAD-60")
def test_the_end_is_not_near_while_one_row_holds_cards():
    state = at(FOUR_EMPTY, ["", "O5r"], step="draw", left="B4r", right="B4s")
    state.play(0, "draw left")
    assert state.position()["last_turns"] is None


@pytest.mark.rule("KAD-60")
def test_a_gift_can_be_made_in_a_last_turn():
    state = at(FOUR_EMPTY, ["R5d", "O5r"], ["Y4r"], step="give", left="", right="", last_turns=1)
    state.play(0, "gift Y 1")
    assert state.to_move == (0,) and not state.over


def finished(*loots, aside=""):
    return at(loots=loots, players=len(loots), aside=aside, left="", right="", last_turns=0, step="give")


def last_turn(hands, loots=(), aside="", players=2):
    """Seat 0 lays R2d on a block that gives nothing; then the game is over."""
    hands = ["R2d " + hands[0], *hands[1:]]
    state = at(hands=hands, loots=loots, players=players, left="", right="", aside=aside, last_turns=1)
    state.play(0, "place R2d a1")
    assert state.over
    return state


@pytest.mark.rule("KAD-61")
def test_hands_join_the_loot_at_the_end():
    state = last_turn(["O5r B4r", "Y5s", ""], ["O3r", "", "G1r"], players=3)
    assert [hand_of(state, p) for p in range(3)] == ["", "", ""]
    assert [loot_of(state, p) for p in range(3)] == ["O3r O5r B4r", "Y5s", "G1r"]
    document = state.position()
    assert (document["last_turns"], document["turn"], document["step"]) == (0, 1, "give")
    shown = [(event["seat"], event["cards"]) for event in state.events(2) if event["event"] == "show"]
    assert shown == [(0, ["O5r", "B4r"]), (1, ["Y5s"])]


@pytest.mark.rule("KAD-61", "KAD-62")
def test_hand_cards_count_for_the_lead_at_the_end():
    state = last_turn(["O5r", "", ""], ["", "O4r", "Y1r"], players=3)
    assert state.scores == (0, 4, 0)


@pytest.mark.rule("KAD-62", "KAD-63")
def test_the_leader_of_a_colour_turns_it_down_and_the_open_values_count():
    state = finished("R5r R4s O1r", "R3r R3s O3r O4r", "R2r Y4s")
    assert state.scores == (1, 6, 2)
    assert state.winners == (0,)


@pytest.mark.rule("KAD-62")
def test_all_tied_leaders_turn_their_colour_down():
    state = finished("R5r O1r", "R3r R2s O1s", "R4r O3s")
    assert state.scores == (1, 1, 4)


@pytest.mark.rule("KAD-62")
def test_face_down_colours_are_told_and_a_colour_nobody_has_is_skipped():
    state = last_turn(["O5r", "Y5s", "Y5r"], ["", "O5s", ""], players=3)
    assert [event for event in state.events() if event["event"] == "face_down"] == [
        {"event": "face_down", "colour": "O", "seats": [0, 1], "sum": 5},
        {"event": "face_down", "colour": "Y", "seats": [1, 2], "sum": 5},
    ]
    assert finished("Y1r", "", "O1r").scores == (0, 0, 0)


@pytest.mark.rule("KAD-63")
def test_the_lowest_penalty_wins():
    state = finished("R5r O4r", "O5r R2r", "Y5r O3r")
    assert (state.scores, state.winners) == ((4, 2, 3), (1,))


@pytest.mark.rule("KAD-64")
def test_nobody_without_a_face_down_card_can_win():
    """All six colours are led by others."""
    state = finished("R2r", "R5r O5r Y5r B1r", "G5r B4r P5r Y1r Y2r O1r")
    assert (state.scores, state.winners) == ((2, 1, 4), (1,))
    state = finished("R2r", "R5r O5r Y5r B1r B2r", "G5r B4r P5r Y1r Y2r O1r")
    assert (state.scores, state.winners) == ((2, 3, 4), (1,))


@pytest.mark.rule("KAD-64")
def test_an_empty_loot_has_no_penalty_and_no_win():
    state = finished("", "R5r O1r", "O5r R2r")
    assert (state.scores, state.winners) == ((0, 1, 2), (1,))


@pytest.mark.rule("KAD-62", "KAD-63", "KAD-64")
def test_marieke_wins_as_in_the_booklet():
    """Arjan leads red and orange, Marieke purple and orange, Kees the rest; Pieter has least but leads nothing."""
    arjan = "R5r R4r O4r O3r Y4s B2r"
    marieke = "P5r P4r O5d O1d O1s B1r Y1s"
    kees = "G5r Y5r Y5s B4r B4s P4d R3s"
    pieter = "R2r"
    state = finished(arjan, marieke, kees, pieter)
    assert (state.scores, state.winners) == ((6, 2, 7, 2), (1,))
    state = finished(arjan, marieke + " G2r", kees, pieter)
    assert (state.scores, state.winners) == ((6, 4, 7, 2), (1,))


@pytest.mark.rule("KAD-65")
def test_equal_penalties_go_to_the_player_with_most_cards_in_front():
    state = finished("R5r O1r", "O5r R2r", "R3r Y1r", "Y5r Y5s B1r O1s")
    assert (state.scores, state.winners) == ((1, 2, 4, 1), (3,))


@pytest.mark.rule("KAD-64", "KAD-65")
def test_cards_of_a_player_who_cannot_win_break_no_tie():
    state = finished("R5r R4s O5r", "O1r O1s O1d Y1r Y1s", "O5s O4s Y4r R4r R3r")
    assert (state.scores, state.winners) == ((5, 5, 7), (0,))


@pytest.mark.rule("KAD-65")
def test_equal_penalties_and_equal_cards_share_the_win():
    state = finished("R5r O1r", "O5r R2r R2s", "Y5r O1s")
    assert (state.scores, state.winners) == ((1, 4, 1), (0, 2))


# Two players ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("KAD-66")
def test_the_island_turns_its_cards_up_and_keeps_a_player_from_turning_a_colour_down():
    """Aside leads red 9 : 8 : 3."""
    state = last_turn(["R5r", ""], ["R3s O1r", "R3d O4r"], aside="R5s R4d")
    assert state.scores == (8 + 1, 3, 0)
    assert state.winners == (2,)
    island, red = [event for event in state.events() if event["event"] in ("island", "face_down")][:2]
    assert island == {"event": "island", "cards": ["R4d", "R5s"]}
    assert red == {"event": "face_down", "colour": "R", "seats": [2], "sum": 9}
    assert state.position()["aside"] == ["R4d", "R5s"]


@pytest.mark.rule("KAD-66")
def test_the_island_shares_a_lead_and_pays_for_what_lies_open():
    state = finished("R5r O5r", "O4r", aside="R5s O3s Y1r")
    assert (state.scores, state.winners) == ((0, 4, 3), (0,))


@pytest.mark.rule("KAD-66")
def test_the_island_wins_by_the_same_rules():
    assert finished("R2r", "O1r", aside="R5s O3s").winners == (2,)
    assert finished("R5r", "O1r", aside="R2s").winners == (0, 1)
    assert finished("R5r O1s", "O5r R2r", aside="Y5r O1r R2s R2d").winners == (0,)


@pytest.mark.rule("KAD-66")
@pytest.mark.parametrize("players", (3, 4))
def test_with_more_players_there_is_no_island(players):
    state = finished(*["R2r", "O1r", "Y1r", "G1r"][:players], aside="R5s O3s")
    assert state.scores == (0,) * players
    assert state.winners == tuple(range(players))
    assert state.view(0)["aside"] == ["R", "O"]


def test_d5_with_no_card_in_any_loot_nobody_wins():
    state = finished("", "", "")
    assert (state.scores, state.winners) == ((0, 0, 0), ())
