"""Sea or Shore, rule by rule: components, setup and tricks. Positions by hand, a few moves, what must come of them."""

from collections import Counter

import pytest

from games.seashore.table import GAME, begin, hands, plus, points, told, trick, with_spare

rule = pytest.mark.rule


# Components ----------------------------------------------------------------------------------------------------------
@rule("SEA-1")
def test_four_colours_of_twelve_cards_are_dealt():
    state = GAME.new(players=4, seed=1)
    cards = Counter(card for hand in hands(state) for card in hand.split())
    assert cards == Counter(f"{colour}{number}" for colour in "RBPG" for number in range(1, 13))


@rule("SEA-2", "SEA-10")
@pytest.mark.parametrize("players", [4, 5])
def test_twenty_treasures_in_two_piles_by_colour(players):
    document = GAME.new(players=players, seed=2).position()
    for pile, colours in zip(document["piles"], ("RB", "PG")):
        assert Counter(pile) == Counter(f"t{colour}{value}" for colour in colours for value in (1, 1, 2, 3, 4))


@rule("SEA-10")
def test_three_players_share_one_pile_of_the_three_best_of_each_colour():
    (pile,) = GAME.new(players=3, seed=2).position()["piles"]
    assert Counter(pile) == Counter(f"t{colour}{value}" for colour in "RBPG" for value in (2, 3, 4))


@rule("SEA-2", "SEA-10")
def test_treasure_points_are_an_option_and_their_order_means_nothing():
    state = GAME.new(players=3, seed=2, treasure_points=[9, 0, 5, 12, 5])
    assert Counter(state.position()["piles"][0]) == Counter(f"t{c}{v}" for c in "RBPG" for v in (12, 9, 5))
    state = GAME.new(players=4, seed=2, treasure_points=[9, 0, 5, 12, 5])
    assert Counter(state.position()["piles"][1]) == Counter(f"t{c}{v}" for c in "PG" for v in (0, 5, 5, 9, 12))


@rule("SEA-10", "SEA-30")
def test_the_top_of_each_pile_lies_open_and_nothing_below():
    state = GAME.new(players=4, seed=3)
    document, view = state.position(), state.view(2)
    assert view["piles"] == [{"cards": 10, "open": pile[0]} for pile in document["piles"]]


@rule("SEA-3")
def test_twenty_two_plus_cards_and_none_in_front_of_anybody():
    state = GAME.new(players=5, seed=3)
    assert state.position()["supply"] == 22 and plus(state) == [0] * 5


# Setup of a round ----------------------------------------------------------------------------------------------------
@rule("SEA-12")
@pytest.mark.parametrize(("players", "each", "box"), [(3, 12, 12), (4, 12, 0), (5, 9, 3)])
def test_hands_and_the_rest_in_the_box(players, each, box):
    document = GAME.new(players=players, seed=4).position()
    assert [len(seat["hand"]) for seat in document["seats"]] == [each] * players
    assert len(document["box"]) == box


@rule("SEA-12")
def test_hands_and_box_are_secret():
    state = GAME.new(players=3, seed=4)
    view = state.view(1)
    assert view["seats"][1]["hand"] == hands(state)[1].split()
    assert "hand" not in view["seats"][0] and view["seats"][0]["cards"] == 12 and view["box"] == 12
    assert all("hand" not in seat for seat in state.view()["seats"])


@rule("SEA-11", "SEA-32")
@pytest.mark.parametrize(
    ("options", "card", "step"),
    [
        ({}, "R9", "rob"),
        ({}, "G9", "draw"),
        ({"action_rb": "hand"}, "B9", "draw"),
        ({"action_pg": "plus"}, "P9", "rob"),
        ({"action_rb": "hand", "action_pg": "plus"}, "R9", "draw"),
    ],
)
def test_the_sides_of_the_action_cards_are_options(options, card, step):
    others = ["P5", "P6", "P7"] if card[0] in "RB" else ["R5", "R6", "R7"]
    cards = [card, *others]
    piles = ["", "tP4 tG1"] if card[0] in "RB" else ["tR4 tB1", ""]
    state = trick(begin(with_spare(*cards), piles, plus=[0, 2, 2, 2], options=options), *cards)
    assert (state.position()["step"], state.to_move) == (step, (0,))


@rule("SEA-11")
def test_the_same_sides_are_up_in_both_rounds():
    state = begin(["R9", "P5", "P6"], ["tP4"], plus=[0, 2, 2], options={"action_rb": "hand"}, round=2)
    assert trick(state, "R9", "P5", "P6").over  # no hand to draw from: nothing happens
    assert told(state, "nothing") == [{"event": "nothing", "seat": 0}]


@rule("SEA-13")
def test_everybody_passes_the_highest_card_of_the_longest_colour_to_the_left():
    state = begin(["R1 R5 G12", "B2 B3 P9", "G4 G1 R12"], step="pass")
    assert state.to_move == (0, 1, 2)
    state.play(2, "pass G")
    state.play(0, "pass R")
    assert hands(state) == ["R1 R5 G12", "B2 B3 P9", "G1 G4 R12"]  # all at once: nothing has moved
    assert state.to_move == (1,)
    state.play(1, "pass B")
    assert hands(state) == ["R1 G4 G12", "B2 R5 P9", "G1 B3 R12"]
    assert (state.position()["step"], state.to_move) == ("play", (0,))


@rule("SEA-13")
def test_of_several_longest_colours_the_player_chooses():
    state = begin(["R1 R5 G2 G12 B7", "B2 B3 P9 P1 P2", "G4 G1 R12 B1 B4"], step="pass")
    assert [state.legal(p) for p in range(3)] == [("pass R", "pass G"), ("pass P",), ("pass B", "pass G")]


@rule("SEA-13")
def test_all_are_asked_and_only_the_own_choice_is_seen():
    state = begin(["R1 R5 G12", "B2 B3 P9", "G4 G1 R12"], step="pass")
    state.play(1, "pass B")
    assert state.view(1)["seats"][1]["pass"] == "B"
    for watcher in (0, 2, None):
        seat = state.view(watcher)["seats"][1]
        assert seat["chosen"] is True and "pass" not in seat
        assert told(state, "chosen", watcher) == [{"event": "chosen", "seat": 1}]
    assert told(state, "chosen", 1) == [{"event": "chosen", "seat": 1, "colour": "B"}]
    assert [seat["chosen"] for seat in state.view(0)["seats"]] == [False, True, False]


@rule("SEA-13")
def test_a_passed_card_is_seen_by_giver_and_receiver_only():
    state = begin(["R1 R5 G12", "B2 B3 P9", "G4 G1 R12"], step="pass")
    for seat, colour in enumerate("RBG"):
        state.play(seat, f"pass {colour}")
    assert [event.get("card") for event in told(state, "passed", 0)] == ["R5", None, "G4"]
    assert [event.get("card") for event in told(state, "passed", 1)] == ["R5", "B3", None]
    assert [event.get("card") for event in told(state, "passed")] == [None, None, None]


@rule("SEA-13")
def test_the_pass_goes_right_or_not_at_all_as_an_option():
    state = begin(["R1 R5 G12", "B2 B3 P9", "G4 G1 R12"], step="pass", options={"pass_to": "right"})
    for seat, colour in enumerate("RBG"):
        state.play(seat, f"pass {colour}")
    assert hands(state) == ["R1 B3 G12", "B2 G4 P9", "G1 R5 R12"]
    state = GAME.new(players=3, seed=1, pass_to="none")
    assert state.position()["step"] == "play" and state.to_move == (0,)


@rule("SEA-13")
def test_a_seat_without_cards_is_not_asked_to_pass():
    state = begin(["R1 R5", "", "G4 G1"], step="pass")
    assert state.to_move == (0, 2)
    state.play(0, "pass R")
    state.play(2, "pass G")
    assert hands(state) == ["R1 G4", "R5", "G1"]


@rule("SEA-14")
def test_seat_0_starts_round_one():
    state = GAME.new(players=5, seed=1, pass_to="none")
    assert state.to_move == (0,) and state.position()["start"] == 0


@rule("SEA-14", "SEA-51")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_round_two_is_started_by_the_seat_after_the_last_starter(start):
    state = begin(["R4", "P7", "G9"], ["tR4"], start=start, turn=start, options={"pass_to": "none"})
    trick(state, *["R4", "P7", "G9"][start:], *["R4", "P7", "G9"][:start])
    document = state.position()
    assert (document["round"], document["start"], document["turn"]) == (2, (start + 1) % 3, (start + 1) % 3)


# A trick -------------------------------------------------------------------------------------------------------------
@rule("SEA-20")
def test_the_start_player_plays_first_and_the_others_follow_clockwise():
    state = begin(with_spare("R4", "P7", "G9", "B3"), start=2, turn=2)
    order = []
    for _ in range(4):
        order += state.to_move
        state.play(state.to_move[0], next(move for move in state.legal(state.to_move[0])))
    assert order == [2, 3, 0, 1]


@rule("SEA-20")
def test_any_card_may_be_played_and_either_half_shown():
    state = begin(["R4 B2", "P7 R9", "G9 G1"])
    state.play(0, "play R4 sea")
    assert set(state.legal(1)) == {"play P7 sea", "play P7 shore", "play R9 sea", "play R9 shore"}


@rule("SEA-20", "SEA-22")
def test_the_others_see_the_shown_half_and_the_plus_cards_only():
    state = begin(["R4 B2", "P7 R9", "G9 G1"], plus=[2, 0, 0])
    state.play(0, "play R4 shore +2")
    state.play(1, "play P7 sea")
    shore = {"seat": 0, "shows": "shore", "number": 4, "plus": 2}
    sea = {"seat": 1, "shows": "sea", "colour": "P", "plus": 0}
    assert state.view(2)["played"] == state.view()["played"] == [shore, sea]
    assert state.view(0)["played"] == [shore | {"card": "R4"}, sea]
    assert told(state, "play", 1) == [{"event": "play", **shore}, {"event": "play", **sea, "card": "P7"}]


@rule("SEA-22")
def test_when_all_have_played_all_covers_come_off():
    state = trick(begin(with_spare("R4", "P7", "G9"), ["tR4"], points=["", "tR3", ""]), "R4", "P7", "G9")
    assert [laid["card"] for laid in state.view(2)["played"]] == ["R4", "P7", "G9"]
    assert [(event["seat"], event["card"]) for event in told(state, "reveal")] == [(0, "R4"), (1, "P7"), (2, "G9")]


@rule("SEA-21")
def test_plus_cards_raise_a_card_up_to_twelve_and_no_further():
    state = begin(["R4 B10 G12", "P7 R9 B1", "G9 G1 B2"], plus=[3, 0, 0])
    raised = [move.split() for move in state.legal(0) if " sea +" in move]
    assert [f"{card} {laid}" for _, card, _, laid in raised] == ["R4 +1", "B10 +1", "R4 +2", "B10 +2", "R4 +3"]


@rule("SEA-21")
@pytest.mark.parametrize(("cap", "most"), [(6, [2, 0]), (15, [4, 4]), (10, [4, 0]), (0, [0, 0])])
def test_the_cap_is_an_option_and_a_card_above_it_keeps_its_value(cap, most):
    state = begin(["R4 B11", "B10 R9", "G9 G1"], plus=[4, 0, 0], options={"plus_cap": cap})
    assert [sum(m.startswith(f"play {card} shore +") for m in state.legal(0)) for card in ("R4", "B11")] == most
    trick(state, "B11", "B10", "G9")
    assert [event["value"] for event in told(state, "reveal")] == [11, 10, 9]


@rule("SEA-21")
@pytest.mark.parametrize("most", [0, 1, 3])
def test_the_maximum_may_also_be_a_number_of_plus_cards(most):
    state = begin(["R4 B11", "B10 R9", "G9 G1"], plus=[4, 0, 0], options={"plus_cap": 99, "plus_most": most})
    laid = [int(move.split("+")[1]) for move in state.legal(0) if move.startswith("play B11 sea +")]
    assert laid == list(range(1, most + 1))  # past 12: there is no other limit
    trick(state, f"B11 +{most}" if most else "B11", "B10", "G9")
    assert told(state, "reveal")[0]["value"] == 11 + most


@rule("SEA-21", "SEA-37")
def test_laid_plus_cards_leave_their_player_at_once_and_reach_the_supply_at_the_very_end():
    state = begin(with_spare("R4", "R5", "R6"), ["tR4"], plus=[0, 0, 22], points=["tR1", "", ""])
    state.play(0, "play R4 sea")
    state.play(1, "play R5 sea")
    state.play(2, "play R6 sea +6")
    assert state.to_move == (2,) and state.position()["step"] == "claim"
    assert plus(state) == [0, 0, 16] and state.position()["supply"] == 0  # the loser got nothing of the six
    state.play(2, "take")
    assert plus(state) == [0, 0, 16] and state.position()["supply"] == 6


@rule("SEA-23")
def test_each_colour_is_won_on_its_own_by_its_only_or_highest_card():
    state = begin(with_spare("R4", "P7", "R9", "G1"), ["tR4 tB1", "tP1 tG4"])
    trick(state, "R4", "P7", "R9", "G1")
    assert [(event["seat"], event["colours"]) for event in told(state, "win")] == [(2, ["R"]), (1, ["P"]), (3, ["G"])]


@rule("SEA-21", "SEA-23", "SEA-24")
def test_b7_with_two_plus_cards_beats_b8():
    state = begin(with_spare("B8", "B7", "G9"), ["tB4"], plus=[0, 2, 0])
    trick(state, "B8", "B7 +2", "G9")
    assert points(state) == ["", "tB4", ""]
    assert plus(state) == [2, 0, 0]


@rule("SEA-23")
def test_of_equal_values_the_start_players_wins():
    state = begin(["G9 R1", "B9 R2", "B7 R3"], ["tB4"], plus=[0, 0, 2], start=2, turn=2)
    trick(state, "B7 +2", "G9", "B9")
    assert points(state) == ["", "", "tB4"]
    assert plus(state) == [0, 2, 0]


@rule("SEA-23")
def test_of_equal_values_the_next_clockwise_from_the_start_player_wins():
    state = begin(["B7 R1", "B9 R2", "G9 R3", "B8 R4"], ["tB4", ""], plus=[2, 0, 0, 1], start=2, turn=2)
    trick(state, "G9", "B8 +1", "B7 +2", "B9")
    assert points(state) == ["", "", "", "tB4"]
    assert plus(state) == [3, 3, 0, 0]  # D9: both others have the lowest value


@rule("SEA-24")
def test_of_three_reds_the_lowest_gets_three_plus_cards_and_the_middle_none():
    state = begin(with_spare("R3", "R5", "R11", "G9"), ["tR4", ""])
    trick(state, "R3", "R5", "R11", "G9")
    assert plus(state) == [3, 0, 0, 0]
    assert points(state) == ["", "", "tR4", ""]


@rule("SEA-24")
def test_several_lowest_get_plus_cards_each_and_the_winner_never():
    state = begin(with_spare("R11", "R5", "R4", "R9"), ["tR4", ""], plus=[0, 0, 1, 0])
    trick(state, "R11", "R5", "R4 +1", "R9")
    assert plus(state) == [0, 4, 4, 0]


@rule("SEA-24")
def test_a_single_card_of_a_colour_loses_nothing_and_gets_nothing():
    state = trick(begin(with_spare("R4", "P7", "B1", "G2"), ["tR4", "tP4"]), "R4", "P7", "B1", "G2")
    assert told(state, "plus")[0] == {"event": "plus", "seat": 2, "count": 2}  # the blue action, not a loss
    assert plus(state) == [0, 0, 2, 0]


@rule("SEA-25")
@pytest.mark.parametrize(("start", "got"), [(0, [2, 1]), (1, [1, 2]), (2, [2, 1])])
def test_a_short_supply_goes_round_in_turn_order_each_loser_in_full(start, got):
    cards = ["R4", "B4", "R9", "B9"]
    state = begin(with_spare(*cards), ["tR4", ""], plus=[0] * 4, supply=3, start=start, turn=start)
    trick(state, *cards[start:], *cards[:start])
    given = {event["seat"]: event["count"] for event in told(state, "plus")}
    assert [given.get(seat, 0) for seat in range(2)] == got
