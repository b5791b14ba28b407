"""Set-up and tricks of Djinn, each rule by its id."""

import pytest

from games.djinn.tables import CARDS, EFFECTS, TASKS, at, doc, find, g, kept, lying, play, seat_of


# Components and set-up -----------------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-1", "DJI-11", "DJI-12")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_sixty_treasures_eight_for_each_player_one_turned_up_and_the_rest_a_pile(players):
    position = g.new(players, seed=1).position()
    hands = [card for seat in position["seats"] for card in seat["hand"]]
    assert [len(seat["hand"]) for seat in position["seats"]] == [8] * players
    assert sorted([*hands, *position["deck"], position["trump_card"]]) == sorted(CARDS)
    assert len(position["deck"]) == 60 - 8 * players - 1


@pytest.mark.rule("DJI-4", "DJI-11")
def test_eighteen_djinn_cards_two_of_each_effect_and_one_for_each_player():
    position = g.new(4, seed=1).position()
    assert [len(seat["djinn"]) for seat in position["seats"]] == [1] * 4
    djinn = position["djinn_deck"] + [card for seat in position["seats"] for card in seat["djinn"]]
    assert sorted(djinn) == sorted(EFFECTS * 2)


@pytest.mark.rule("DJI-4")
def test_the_option_djinn_deck_replaces_the_djinn_cards():
    state = g.new(4, seed=1, djinn_deck={"swap": 2, "free": 1})
    position = state.position()
    assert [len(seat["djinn"]) for seat in position["seats"]] == [1, 1, 1, 0]  # dealt from seat 0 on
    assert sorted(card for seat in position["seats"] for card in seat["djinn"]) == ["free", "swap", "swap"]
    assert position["djinn_deck"] == []
    assert state.options["djinn_deck"] == {"swap": 2, "free": 1}
    assert g.new(2, djinn_deck={}).position()["djinn_deck"] == []


@pytest.mark.rule("DJI-10", "DJI-70")
def test_three_rows_of_three_different_tasks_of_which_only_the_first_lies_open():
    state = g.new(2, seed=3)
    position, seen = state.position(), state.view(0)
    assert list(position["caves"]) == ["3", "4", "5"]
    for row in position["caves"].values():
        assert len(set(row)) == 3
        assert set(row) < set(TASKS)
    assert position["open_level"] == 3
    assert seen["caves"] == {"3": position["caves"]["3"]}
    assert find(state.events(0), "row") == [{"level": 3, "tasks": position["caves"]["3"]}]
    assert len({tuple(g.new(2, seed=seed).position()["caves"]["5"]) for seed in range(30)}) > 8


@pytest.mark.rule("DJI-11")
def test_everybody_starts_before_the_level_3_row_with_nothing_kept():
    for seat in g.new(3, seed=2).position()["seats"]:
        assert (seat["level"], seat["kept"]) == (0, [])


@pytest.mark.rule("DJI-12")
def test_the_card_turned_up_names_trump_and_is_public():
    state = g.new(2, seed=4)
    card = state.position()["trump_card"]
    assert find(state.events(None), "trump") == [{"card": card}]
    assert state.view(None)["trump_card"] == card
    assert lead_and_win("Y2", ["G9", "Y1"]) == 1
    assert lead_and_win("B2", ["G9", "Y1"]) == 0


@pytest.mark.rule("DJI-13")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_the_last_seat_deals_first_and_seat_0_leads(players):
    state = g.new(players, seed=1)
    position = state.position()
    assert (position["phase"], position["dealer"], position["leader"], position["turn"]) == (1, players - 1, 0, 0)
    assert state.to_move == (0,)
    assert find(state.events(0), "phase") == [{"number": 1, "dealer": players - 1, "leader": 0}]


# Following -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-20")
def test_the_led_colour_is_followed_by_who_holds_it():
    state = at("Y11 G1", "Y13 P7 Y2", "P5 B2 G2", trump_card="P3", trick="Y12")
    assert state.legal(1) == ("play Y2", "play Y13")
    play(state, "play Y2")
    assert state.legal(2) == ("play G2", "play B2", "play P5")  # none held: any card, trump included
    assert state.legal(0) == ()


@pytest.mark.rule("DJI-20")
def test_the_leader_lays_any_card_and_play_goes_clockwise():
    state = at("Y11 G1", "Y13 P7", "Y5 B2", leader=2, turn=2)
    assert state.legal(2) == ("play B2", "play Y5")
    order = []
    for move in ("play B2", "play G1", "play P7"):
        order.append(state.to_move)
        play(state, move)
    assert order == [(2,), (0,), (1,)]


# Winning -------------------------------------------------------------------------------------------------------------
def lead_and_win(trump, cards, **values):
    """The seat that wins when the last of these cards, laid from seat 0 on, completes the trick."""
    *laid, last = cards
    state = at(*[""] * len(laid), last, trick=" ".join(laid), trump_card=trump, **values)
    return find(play(state, f"play {last}"), "trick")[0]["seat"]


@pytest.mark.rule("DJI-21")
def test_booklet_example_1_the_highest_trump_wins():
    assert lead_and_win("P2", ["P15", "P8", "P3", "G1"]) == 0


@pytest.mark.rule("DJI-21")
def test_booklet_example_2_a_trump_beats_the_led_colour():
    assert lead_and_win("P2", ["Y11", "Y13", "P7", "Y5"]) == 2


@pytest.mark.rule("DJI-21", "DJI-61")
def test_booklet_example_3_a_djinn_card_makes_another_colour_trump():
    state = at("B2", "B3", "B4", "P4 B5", trick="G9 G6 G3", trump_card="Y2", djinn=("", "", "", "trump"))
    play(state, "play P4")
    events = play(state, "djinn trump P")
    assert find(events, "trick") == [{"seat": 3}]
    assert state.position()["effects"] == [{"seat": 3, "effect": "trump", "colour": "P"}]


@pytest.mark.rule("DJI-21")
def test_without_trump_the_highest_card_of_the_led_colour_wins_and_other_colours_cannot():
    assert lead_and_win("B2", ["Y4", "G15", "Y9", "P14"]) == 2
    assert lead_and_win("B2", ["Y4", "G15", "P15"]) == 0
    assert lead_and_win("P2", ["Y15", "P3", "P9", "Y14"]) == 2
    assert lead_and_win("Y2", ["Y4", "Y9", "G15"]) == 1


@pytest.mark.rule("DJI-21", "DJI-68", "DJI-52")
def test_of_two_cards_that_count_15_of_the_led_colour_the_one_laid_first_wins():
    assert lead_and_win("B2", ["Y3=15", "Y15", "Y4"]) == 0
    assert lead_and_win("B2", ["Y15", "Y3=15", "Y4"]) == 0


# Keeping -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-22")
def test_the_winner_keeps_one_card_of_the_trick_and_leads_next():
    state = at("G1", "G2", "Y5 G3", trick="Y11 Y13")
    play(state, "play Y5")
    position = state.position()
    assert (position["step"], position["turn"], position["to_keep"], position["leader"]) == ("keep", 1, 1, 0)
    assert state.legal(1) == ("keep Y5", "keep Y11", "keep Y13")
    events = play(state, "keep Y5")
    assert kept(state, 1) == "Y5"
    assert state.position()["discard"] == ["Y11", "Y13"]
    assert find(events, "keep") == [{"seat": 1, "card": "Y5", "highest": False}]
    assert find(events, "discard") == [{"cards": ["Y11", "Y13"]}]
    assert (state.to_move, state.position()["leader"], lying(state)) == ((1,), 1, "")


@pytest.mark.rule("DJI-22")
def test_the_last_card_of_a_hand_is_asked_for_too():
    state = at("", "Y13", trick="Y11")
    assert state.legal(1) == ("play Y13",)


@pytest.mark.rule("DJI-23")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_eight_tricks_make_a_phase(players):
    state = g.new(players, seed=6, djinn_deck={})
    tricks = 0
    while state.position()["phase"] == 1:
        tricks += len(find(play(state, state.legal(state.to_move[0])[0]), "trick"))
    assert tricks == 8
    assert sum(len(seat["kept"]) for seat in state.position()["seats"]) <= 8


@pytest.mark.rule("DJI-20", "DJI-22")
def test_a_trick_as_a_whole_moves_every_card_to_one_place():
    state = at("Y11 G1", "Y13 P7", "Y5 B2", trump_card="P3")
    play(state, "play Y11", "play Y13", "play Y5", "keep Y11")
    assert [seat_of(state, p)["hand"] for p in range(3)] == [["G1"], ["P7"], ["B2"]]
    assert [seat_of(state, p)["kept"] for p in range(3)] == [[], ["Y11"], []]
    assert state.position()["discard"] == ["Y5", "Y13"]


@pytest.mark.rule("DJI-23")
def test_a_position_goes_on_with_the_cards_that_are_left():
    state = at("Y11 G1", "Y13 P7", phase=1, dealer=1)
    play(state, "play Y11", "play Y13", "keep Y11")
    assert state.position()["step"] == "play"
    play(state, "play P7", "play G1", "keep G1")
    assert state.position()["phase"] == 2


def test_the_example_of_the_position_document_loads_and_goes_on():
    position = doc(
        "P1",
        "Y13 P7",
        "Y5 B2",
        kept=("G9",),
        djinn=("", "notrump", ""),
        levels=(0, 3, 3),
        trick="Y11",
        trump_card="P3",
        deck="G2 B9",
        djinn_deck="swap",
        djinn_used="trump",
    )
    state = g.position(position)
    assert state.legal(1) == ("play Y13", "djinn notrump")
    written = state.position()
    assert written.pop("options") == {"djinn_deck": dict.fromkeys(EFFECTS, 2), "open_memory": False}
    del position["options"]
    position["caves"] = {level: sorted(row, key=TASKS.index) for level, row in position["caves"].items()}
    position["seats"][1]["hand"] = ["P7", "Y13"]
    position["seats"][2]["hand"] = ["B2", "Y5"]
    assert written == position
