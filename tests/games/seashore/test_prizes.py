"""Sea or Shore, rule by rule: what winners of a colour get, the actions, and the end of rounds and game."""

import pytest

from games.seashore.table import GAME, begin, doc, hands, piles, plus, points, told, trick, with_spare

rule = pytest.mark.rule


# Winning a colour ----------------------------------------------------------------------------------------------------
@rule("SEA-30")
def test_the_winner_takes_the_open_treasure_of_the_colour_onto_the_own_pile():
    state = begin(with_spare("R4", "P7", "B1", "G2"), ["tR4 tB1", "tG3 tP2"], points=["tP1 tG1", "", "", ""])
    trick(state, "R4", "P7", "B1", "G2")
    assert points(state) == ["tP1 tG1 tR4", "", "", "tG3"]


@rule("SEA-30")
def test_others_see_the_top_of_a_points_pile_only_and_its_owner_all():
    state = begin(with_spare("R4", "P7", "B1"), points=["tP1 tG1 tR4", "tB2", ""])
    assert state.view(0)["seats"][0]["points_pile"] == ["tP1", "tG1", "tR4"]
    for watcher in (1, 2, None):
        seat = state.view(watcher)["seats"][0]
        assert (seat["top"], seat["treasures"]) == ("tR4", 3) and "points_pile" not in seat


@rule("SEA-31", "SEA-35")
def test_the_winner_of_red_steals_a_red_top_and_the_open_treasure_goes_under_its_pile():
    state = begin(with_spare("R4", "P7", "B1", "G2"), ["tR1 tB1 tB2", ""], points=["tP1", "", "tG1", "tB3 tR4"])
    trick(state, "R4", "P7", "B1", "G2")
    assert state.legal(0) == ("take", "steal 3")
    state.play(0, "steal 3")
    assert points(state) == ["tP1 tR4", "", "tG1", "tB3"]
    assert told(state, "steal") == [{"event": "steal", "seat": 0, "from": 3, "card": "tR4"}]
    while state.position()["step"] != "play":
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    assert piles(state)[0] == "tB1 tB2 tR1"


@rule("SEA-31")
def test_only_tops_of_the_colour_won_can_be_stolen():
    state = begin(with_spare("R4", "P7", "B1", "G2"), ["tR1 tB1", ""], points=["tR2", "tR3 tB4", "tR4", "tB2 tG3"])
    trick(state, "R4", "P7", "B1", "G2")
    assert state.legal(0) == ("take", "steal 2")


@rule("SEA-31")
def test_any_top_can_be_stolen_as_an_option_but_not_ones_own():
    state = begin(
        with_spare("R4", "P7", "B1", "G2"),
        ["tR1 tB1", ""],
        points=["tR2", "tR3 tB4", "", "tG3"],
        options={"steal_any": True},
    )
    trick(state, "R4", "P7", "B1", "G2")
    assert state.legal(0) == ("take", "steal 1", "steal 3")


@rule("SEA-31")
def test_with_nothing_to_steal_the_open_treasure_is_taken_without_a_question():
    state = begin(with_spare("R4", "B7", "B1", "B2"), ["tR1 tB1", ""], points=["tR2", "tB4", "", "tG3"])
    trick(state, "R4", "B7", "B1", "B2")
    assert points(state)[0] == "tR2 tR1"
    assert told(state, "take") == [{"event": "take", "seat": 0, "pile": 0, "card": "tR1"}]


@rule("SEA-31", "SEA-32")
def test_stealing_needs_an_open_treasure_of_the_colour():
    state = begin(with_spare("R4", "B7", "B1", "B2"), ["tB1 tR1", ""], points=["", "", "", "tR3"])
    trick(state, "R4", "B7", "B1", "B2")
    assert points(state) == ["", "tB1", "", "tR3"]  # blue is taken; red sets off its action
    assert told(state, "win")[0]["prize"] == "rob"


@rule("SEA-31", "SEA-33")
def test_a_treasure_won_in_this_trick_can_be_stolen_by_a_later_claim():
    state = begin(with_spare("R4", "P7", "B1", "B2"), ["tR1 tB1", "tP2 tG1"], options={"steal_any": True})
    trick(state, "R4", "P7", "B1", "B2")
    assert points(state)[0] == "tR1"  # nothing to steal yet
    assert state.to_move == (1,) and state.legal(1) == ("take", "steal 0")
    state.play(1, "steal 0")
    assert points(state) == ["", "tR1", "", ""]


@rule("SEA-32")
def test_a_colour_that_no_pile_shows_leads_to_its_action():
    state = begin(with_spare("R4", "B7", "P1", "G2"), ["tR1 tB1", "tG3"], plus=[0, 0, 0, 4])
    trick(state, "R4", "B7", "P1", "G2")
    assert [(event["seat"], event["prize"]) for event in told(state, "win")] == [
        (0, "claim"),
        (1, "rob"),
        (2, "draw"),
        (3, "claim"),
    ]


@rule("SEA-33")
def test_plus_cards_come_before_treasures_and_treasures_before_actions_in_turn_order():
    cards = ["B7", "P5", "R4", "P9", "G2"]
    state = begin(with_spare(*cards), ["tR1 tB1", "tP3"], start=1, turn=1, points=["tR2", "", "", "tG2", ""])
    trick(state, *cards[1:], cards[0])
    assert state.position()["pending"] == [
        {"seat": 2, "step": "claim", "colour": "R"},
        {"seat": 3, "step": "claim", "colour": "P"},
        {"seat": 4, "step": "draw"},
        {"seat": 0, "step": "rob"},
    ]
    assert plus(state) == [0, 2, 0, 0, 0]  # the loser already has them
    state.play(2, "take")
    assert points(state)[3] == "tG2 tP3"  # no question
    assert (state.position()["step"], state.to_move) == ("draw", (4,))
    assert state.position()["taken"] == [0, 1]


@rule("SEA-33")
def test_claims_are_settled_in_turn_order_from_the_start_player():
    cards = ["R4", "P9", "B1", "B2"]
    state = begin(with_spare(*cards), ["tR1", "tP3"], start=1, turn=1, points=["", "", "tR2", "tP4"])
    trick(state, *cards[1:], cards[0])
    assert state.to_move == (1,)
    state.play(1, "take")
    assert state.to_move == (0,)


@rule("SEA-33")
def test_who_wins_what_is_fixed_when_the_cards_are_turned_up():
    """Red is taken first, but blue was not open when the covers came off: still an action."""
    state = begin(with_spare("R4", "B7", "P1", "P2"), ["tR1 tB1", "tP3"])
    trick(state, "R4", "B7", "P1", "P2")
    assert points(state) == ["tR1", "", "", "tP3"]
    assert plus(state) == [0, 2, 0, 0]  # the two that seat 2 had just got for losing purple


@rule("SEA-34")
def test_booklet_purple_and_green_count_as_one_where_neither_lies_open():
    """Eric plays red 4, Marlou purple 7, Niels green 9: Niels wins the action, Marlou gets two plus cards."""
    state = begin(with_spare("R4", "P7", "G9"), ["tR4 tB2"])
    trick(state, "R4", "P7", "G9")
    assert points(state) == ["tR4", "", ""]
    assert plus(state) == [0, 2, 0]
    assert told(state, "win")[1] == {"event": "win", "seat": 2, "colours": ["P", "G"], "prize": "draw"}
    assert (state.position()["step"], state.to_move) == ("draw", (2,))


@rule("SEA-34")
def test_one_open_colour_keeps_its_pair_apart():
    state = trick(begin(with_spare("R4", "P7", "G9"), ["tG4 tB2"]), "R4", "P7", "G9")
    assert [(event["seat"], event["colours"]) for event in told(state, "win")] == [
        (0, ["R", "B"]),
        (1, ["P"]),
        (2, ["G"]),
    ]
    assert plus(state) == [2, 0, 0]  # from the supply: the red action


@rule("SEA-34")
def test_merged_colours_count_together_for_losing_and_for_the_number_of_plus_cards():
    state = trick(begin(with_spare("P7", "G3", "G9"), ["tR4 tB2"]), "P7", "G3", "G9")
    assert plus(state) == [0, 3, 0]


@rule("SEA-34", "SEA-36")
def test_four_players_never_merge_colours():
    state = trick(begin(with_spare("P7", "G9", "R1", "B3"), plus=[0] * 4), "P7", "G9", "R1", "B3")
    assert [event["colours"] for event in told(state, "win")] == [["R"], ["B"], ["P"], ["G"]]


@rule("SEA-36", "SEA-34")
def test_with_an_empty_pile_three_players_have_two_colours_of_two():
    state = trick(begin(with_spare("R7", "B9", "G1"), plus=[0] * 3), "R7", "B9", "G1")
    assert [(event["seat"], event["colours"]) for event in told(state, "win")] == [(1, ["R", "B"]), (2, ["P", "G"])]
    assert told(state, "plus") == [{"event": "plus", "seat": 0, "count": 2}]
    assert plus(state) == [0, 2, 0]  # the red/blue action takes them away again


@rule("SEA-35")
def test_a_treasure_whose_colour_was_not_played_goes_under_its_pile():
    state = trick(begin(with_spare("B4", "B7", "B9", "B1"), ["tR4 tB2 tB3", "tG1"]), "B4", "B7", "B9", "B1")
    assert piles(state) == ["tB2 tB3 tR4", "tG1"]
    assert told(state, "under")[0] == {"event": "under", "pile": 0, "card": "tR4"}
    assert told(state, "open")[0] == {"event": "open", "pile": 0, "card": "tB2"}


@rule("SEA-35", "SEA-36")
def test_a_taken_treasure_uncovers_the_next_one_and_an_empty_pile_stays_empty():
    state = trick(begin(with_spare("R4", "P7", "B9", "B1"), ["tR4", "tP1 tG2"]), "R4", "P7", "B9", "B1")
    assert piles(state) == ["", "tG2"]
    assert state.view(0)["piles"] == [{"cards": 0, "open": None}, {"cards": 1, "open": "tG2"}]
    assert [event["pile"] for event in told(state, "open")] == [1]


@rule("SEA-36")
def test_the_colours_of_an_empty_pile_lead_to_actions():
    cards = ["R4", "P7", "B9", "B1"]
    state = trick(begin(with_spare(*cards), ["", "tP1 tG2"], plus=[0, 0, 0, 0]), *cards)
    assert [(event["seat"], event["prize"]) for event in told(state, "win")] == [(0, "rob"), (2, "rob"), (1, "claim")]


@rule("SEA-35")
def test_a_pile_lies_face_down_from_taking_to_the_end_of_the_trick():
    state = begin(with_spare("R4", "P7", "B9", "B1"), ["tR4 tB2", "tP1"], points=["", "", "tP2", ""])
    trick(state, "R4", "P7", "B9", "B1")
    assert state.position()["taken"] == [0] and state.to_move == (1,)
    assert state.view(0)["piles"][0] == {"cards": 1, "open": None}
    state.play(1, "take")
    assert state.view(0)["piles"][0] == {"cards": 1, "open": "tB2"}


@rule("SEA-37")
def test_played_cards_are_out_and_open_and_the_start_player_changes():
    state = trick(begin(with_spare("R4", "B7", "B9", "B1"), start=3, turn=3), "B1", "R4", "B7", "B9")
    assert state.view(2)["out"] == ["B1", "R4", "B7", "B9"]
    assert (state.position()["start"], state.to_move, state.position()["played"]) == (0, (0,), [])


# Actions -------------------------------------------------------------------------------------------------------------
@rule("SEA-40")
def test_plus_takes_two_from_a_player_who_has_two():
    state = begin(with_spare("R4", "P7", "P9", "P1"), ["", "tP1"], plus=[0, 2, 1, 3])
    trick(state, "R4", "P7", "P9", "P1")
    assert state.legal(0) == ("rob 1", "rob 3")
    state.play(0, "rob 3")
    assert plus(state) == [2, 2, 1, 4]  # seat 3 had got three as the lowest purple
    assert told(state, "rob") == [{"event": "rob", "seat": 0, "from": 3, "count": 2}]


@rule("SEA-40")
def test_one_player_to_rob_is_robbed_without_a_question():
    state = begin(with_spare("R4", "B7", "P9", "G8"), ["tB3", "tP1"], plus=[0, 1, 1, 2])
    trick(state, "R4", "B7", "P9", "G8")
    assert told(state, "rob") == [{"event": "rob", "seat": 0, "from": 3, "count": 2}]
    assert plus(state) == [2, 1, 1, 0]


@rule("SEA-33", "SEA-40")
def test_actions_change_what_later_actions_find():
    state = begin(with_spare("R4", "B7", "P9", "G8"), ["tB3", "tP1"], plus=[1, 1, 1, 2], options={"action_pg": "plus"})
    trick(state, "R4", "B7", "P9", "G8")
    assert [(event["seat"], event["from"]) for event in told(state, "rob")] == [(0, 3), (3, 0)]
    assert plus(state) == [1, 1, 1, 2]


@rule("SEA-40")
@pytest.mark.parametrize(("supply", "got"), [(18, 2), (1, 1), (0, 0)])
def test_if_nobody_has_two_they_come_from_the_supply_or_what_it_has(supply, got):
    state = begin(with_spare("R4", "B7", "P9", "G1"), ["tB3", "tP1"], plus=[2, 1, 1, 0], supply=supply)
    trick(state, "R4", "B7", "P9", "G1")
    assert plus(state)[0] == 2 + got and told(state, "plus") == [{"event": "plus", "seat": 0, "count": got}]
    assert state.position()["supply"] == supply - got


@rule("SEA-41")
def test_hand_draws_two_unseen_cards_and_gives_two_back():
    state = begin(["G9 R1 R2", "R5 B5 P5", "R6 B6 P6"], ["tR4"])
    trick(state, "G9", "R5", "R6")
    assert state.legal(0) == ("draw 1", "draw 2")
    state.play(0, "draw 2")
    document = state.position()
    drawn = document["drawn"]["cards"]
    assert document["drawn"]["from"] == 2 and sorted(drawn) == ["B6", "P6"] and document["seats"][2]["hand"] == []
    assert state.record()["steps"][-1] == ["deal", state.steps[-1][1]] and len(state.steps[-1][1]) == 2
    assert state.legal(0) == (
        "return R1 R2",
        "return R1 B6",
        "return R1 P6",
        "return R2 B6",
        "return R2 P6",
        "return B6 P6",
    )
    state.play(0, "return R1 P6")
    assert hands(state) == ["R2 B6", "B5 P5", "R1 P6"]
    assert state.position()["drawn"] is None


@rule("SEA-41")
def test_the_drawn_cards_may_be_given_back():
    state = begin(["G9 R1 R2", "R5 B5 P5", "R6 B6 P6"], ["tR4"])
    trick(state, "G9", "R5", "R6")
    state.play(0, "draw 1")
    state.play(0, "return B5 P5")
    assert hands(state) == ["R1 R2", "B5 P5", "B6 P6"]


@rule("SEA-41")
def test_fewer_cards_are_drawn_from_a_small_hand():
    state = begin(["G9 R1", "R5 B5", "R6 B6"], ["tR4"])
    trick(state, "G9", "R5", "R6")
    state.play(0, "draw 1")
    assert state.position()["drawn"] == {"from": 1, "cards": ["B5"]}
    assert state.record()["steps"][-1] == ["deal", "B5"]
    assert state.legal(0) == ("return R1", "return B5")
    state.play(0, "return R1")
    assert hands(state) == ["B5", "R1", "B6"]


@rule("SEA-41")
def test_one_hand_to_draw_from_is_drawn_from_without_a_question():
    state = begin(["G9", "R5 B5 P5", "R6"], ["tR4"])
    trick(state, "G9", "R5", "R6")
    assert (state.position()["step"], state.to_move) == ("return", (0,))
    assert state.position()["drawn"]["from"] == 1
    assert state.legal(0) == ("return B5 P5",)  # D3: a single answer is asked for all the same


@rule("SEA-41")
def test_with_all_hands_empty_nothing_happens():
    state = trick(begin(["G9", "R5", "R6"], ["tR4"], round=2), "G9", "R5", "R6")
    assert told(state, "nothing") == [{"event": "nothing", "seat": 0}] and state.over


@rule("SEA-41")
def test_drawer_and_victim_know_the_drawn_cards_and_nobody_else():
    state = begin(["G9 R1 R2", "R5 B5 P5", "R6 B6 P6"], ["tR4"])
    trick(state, "G9", "R5", "R6")
    state.play(0, "draw 1")
    for watcher, cards in ((0, ["B5", "P5"]), (1, ["B5", "P5"]), (2, None), (None, None)):
        assert state.view(watcher)["drawn"] == {"from": 1, "count": 2} | ({"cards": cards} if cards else {})
        assert told(state, "draw", watcher)[0].get("cards") == cards
    state.play(0, "return R1 P5")
    for watcher, cards in ((0, ["R1", "P5"]), (1, ["R1", "P5"]), (2, None), (None, None)):
        assert told(state, "return", watcher)[0].get("cards") == cards
        assert told(state, "return", watcher)[0]["count"] == 2


# End -----------------------------------------------------------------------------------------------------------------
@rule("SEA-50")
def test_a_round_ends_with_the_last_cards_and_counts_treasures_and_pairs_of_plus_cards():
    state = begin(["R4", "P7", "P9"], ["tR4 tB2"], plus=[3, 4, 0], points=["tB3", "tG2 tG4", ""])
    trick(state, "R4", "P7", "P9")
    assert told(state, "score") == [
        {"event": "score", "seat": 0, "treasures": 7, "plus": 3, "points": 8},
        {"event": "score", "seat": 1, "treasures": 6, "plus": 6, "points": 9},
        {"event": "score", "seat": 2, "treasures": 0, "plus": 0, "points": 0},
    ]
    assert [seat["score"] for seat in state.position()["seats"]] == [8, 9, 0]
    assert state.scores is None and state.position()["round"] == 2


@rule("SEA-51")
def test_round_two_is_set_up_afresh_from_the_full_box():
    state = trick(begin(["R4", "P7", "P9"], ["tR4 tB2"], plus=[3, 4, 0], points=["tB3", "", ""]), "R4", "P7", "P9")
    document = state.position()
    assert document["step"] == "pass" and document["turn"] is None and document["supply"] == 22
    assert plus(state) == [0, 0, 0] and points(state) == ["", "", ""] and document["out"] == []
    assert len(document["piles"][0]) == 12 and len(document["box"]) == 12
    assert len({card for hand in hands(state) for card in hand.split()} | set(document["box"])) == 48
    assert [len(deal[1]) for deal in state.record()["steps"] if deal[0] == "deal"] == [48, 12]


@rule("SEA-51")
def test_most_points_over_both_rounds_win():
    document = doc(["R4", "P7", "P9"], ["tR4 tB2"], plus=[3, 4, 0], round=2)
    for seat, score in zip(document["seats"], (10, 5, 14)):
        seat["score"] = score
    state = trick(GAME.position(document), "R4", "P7", "P9")
    assert state.over and state.scores == (15, 8, 14) and state.winners == (0,)
    assert state.to_move == () and state.position()["step"] == "over" and state.position()["turn"] is None
    assert points(state) == ["tR4", "", ""] and plus(state) == [3, 6, 0]  # counted, and still there
    assert state.view(2)["seats"][0]["points_pile"] == ["tR4"]
    assert state.view()["scores"] == [15, 8, 14]


@rule("SEA-51")
def test_equal_points_share_the_win():
    document = doc(["R4", "P7", "P9"], ["tR4 tB2"], round=2)
    for seat, score in zip(document["seats"], (10, 13, 14)):
        seat["score"] = score
    state = trick(GAME.position(document), "R4", "P7", "P9")
    assert state.scores == (14, 14, 14) and state.winners == (0, 1, 2)


# Decisions -----------------------------------------------------------------------------------------------------------
def test_d4_a_seat_without_cards_is_passed_over():
    state = begin(["", "P7 B1", "G9 G1", "R2"], start=0, turn=1)
    order = []
    while state.position()["round"] == 1:
        order += state.to_move
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    assert order[:3] == [1, 2, 3] and order.count(0) == 0


def test_d5_after_the_last_trick_piles_turn_and_the_start_player_changes():
    state = trick(begin(["P4", "P7", "P9"], ["tR4 tB2"], round=2), "P4", "P7", "P9")
    assert state.over and piles(state) == ["tB2 tR4"] and state.position()["start"] == 1
