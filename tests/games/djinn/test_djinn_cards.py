"""The Djinn cards, each rule by its id."""

import pytest

import karat
from games.djinn.tables import EFFECTS, at, find, g, kept, lying, play, seat_of


def counts(state):
    return [laid["counts_as"] for laid in state.position()["trick"]]


def winner_of(events):
    return find(events, "trick")[0]["seat"]


# When ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-50")
@pytest.mark.parametrize("effect", EFFECTS)
def test_before_the_own_card_all_may_be_played_but_swap_and_fifteen(effect):
    state = at("G1 G2", "Y13 P7 B2", "Y5 G3 B3", trick="Y11", djinn=("", effect, effect))
    moves = [move for move in state.legal(1) if move.startswith("djinn")]
    expected = {
        "trump": [f"djinn trump {colour}" for colour in "PGYB"],
        "replace": ["djinn replace 0"],
        "swap": [],
        "fifteen": [],
    }
    assert moves == expected.get(effect, [f"djinn {effect}"])
    assert state.legal(2) == ()  # only in the own turn


@pytest.mark.rule("DJI-50", "DJI-63")
@pytest.mark.parametrize("effect", EFFECTS)
def test_after_the_own_card_all_may_be_played_but_free(effect):
    state = at("G1", "P7", "G3", leader=2, turn=1, step="after", trick="Y5 Y11 Y13", djinn=("", effect))
    expected = {
        "trump": [f"djinn trump {colour}" for colour in "PGYB"],
        "replace": ["djinn replace 0", "djinn replace 2"],
        "swap": ["djinn swap 0", "djinn swap 2"],
        "free": [],
    }
    assert state.legal(1) == (*expected.get(effect, [f"djinn {effect}"]), "done")


@pytest.mark.rule("DJI-50")
def test_a_djinn_card_is_used_at_once_and_listed_with_its_trick():
    state = at("G1 G2", "Y13 P7 B2", trick="Y11", djinn=("", "notrump trump"), djinn_used="swap")
    play(state, "djinn notrump")
    events = play(state, "djinn trump G")
    assert find(events, "djinn") == [{"seat": 1, "effect": "trump", "colour": "G"}]
    position = state.position()
    assert position["effects"] == [{"seat": 1, "effect": "notrump"}, {"seat": 1, "effect": "trump", "colour": "G"}]
    assert position["djinn_used"] == ["trump", "swap", "notrump"]
    assert position["seats"][1]["djinn"] == []
    assert state.legal(1) == ("play Y13",)  # still the turn of seat 1, who has not laid a card


@pytest.mark.rule("DJI-50")
def test_any_number_may_be_played_even_without_consequence():
    state = at("Y11 G1", "Y13 P7", trump_card="P3", djinn=("trump trump free free double double",))
    for move in ("trump P", "trump P", "free", "free", "double", "double"):
        assert f"djinn {move}" in state.legal(0)
        play(state, f"djinn {move}")
    assert state.legal(0) == ("play G1", "play Y11")


@pytest.mark.rule("DJI-50")
def test_effects_last_for_one_trick():
    state = at("Y2 P2 B4", "Y4 Y3 B5", trump_card="P3", djinn=("lowest",))
    play(state, "djinn lowest", "play Y2", "play Y4", "keep Y4")
    assert state.position()["effects"] == []
    assert (state.to_move, seat_of(state, 0)["kept"]) == ((0,), ["Y4"])
    assert winner_of(play(state, "play B4", "play B5")) == 1  # the lowest does not win any more


@pytest.mark.rule("DJI-50", "DJI-61", "DJI-67")
@pytest.mark.parametrize("cards, winner", (
    ("trump G", 1), ("notrump", 0), ("trump G notrump", 0), ("notrump trump G", 1), ("trump G trump Y", 0),
    ("trump P notrump trump G", 1), ("lowest trump G", 2), ("lowest notrump", 2),
))  # fmt: skip
def test_the_later_of_trump_and_notrump_counts_and_lowest_stands(cards, winner):
    words = cards.split()
    names = [word for word in words if len(word) > 1]
    state = at("", "", "P1", trick="Y11 G2", trump_card="P3", djinn=("", "", " ".join(names)))
    for name in names:
        play(state, f"djinn trump {words[words.index('trump') + 1]}" if name == "trump" else f"djinn {name}")
        if name == "trump":
            del words[: words.index("trump") + 2]
    assert winner_of(play(state, "play P1")) == winner


@pytest.mark.rule("DJI-67")
def test_without_notrump_the_trump_card_decides_the_same_trick():
    state = at("", "", "P1", trick="Y11 G2", trump_card="P3")
    assert winner_of(play(state, "play P1")) == 2


# The turn after the own card -----------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-51")
def test_who_holds_a_djinn_card_is_asked_after_the_own_treasure_whether_it_can_be_played_or_not():
    state = at("Y11 G1", "Y13 P7", djinn=("free",))
    play(state, "play Y11")
    assert (state.position()["step"], state.to_move, state.legal(0)) == ("after", (0,), ("done",))
    events = play(state, "done")
    assert find(events, "done") == [{"seat": 0}]
    assert (state.position()["step"], state.to_move) == ("play", (1,))


@pytest.mark.rule("DJI-51")
def test_without_a_djinn_card_the_turn_ends_at_once():
    state = at("Y11 G1", "Y13 P7", "B2 B3", djinn=("", "swap"))
    play(state, "play Y11")
    assert state.to_move == (1,)


@pytest.mark.rule("DJI-51")
def test_it_is_looked_at_anew_after_every_djinn_card():
    state = at("Y11 G1", "Y13 P7", "B2 B3", djinn=("double free",))
    play(state, "play Y11", "djinn double")
    assert state.legal(0) == ("done",)
    state = at("Y11 G1", "Y13 P7", "B2 B3", djinn=("double highest",))
    play(state, "play Y11", "djinn double")
    assert state.legal(0) == ("djinn highest", "done")
    play(state, "djinn highest")
    assert state.to_move == (1,)


@pytest.mark.rule("DJI-51")
def test_a_djinn_card_before_the_own_treasure_does_not_end_the_turn():
    state = at("Y11 G1", "Y13 P7", djinn=("double",))
    play(state, "djinn double")
    assert (state.position()["step"], state.to_move) == ("play", (0,))


# The led colour ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-52", "DJI-62")
def test_replacing_the_led_card_changes_the_led_colour():
    state = at("B4", "B5", "G8 Y9", trick="Y11 Y13", deck="G2 B9", djinn=("", "", "replace"))
    assert state.legal(2)[0] == "play Y9"
    play(state, "djinn replace 0")
    assert lying(state) == "G2 Y13"  # what lies stays as it is
    assert state.legal(2) == ("play G8",)
    assert winner_of(play(state, "play G8")) == 2


@pytest.mark.rule("DJI-52", "DJI-64")
def test_a_swap_can_change_the_led_colour():
    state = at("B4", "G5 B5", "G8 Y9", trick="Y11", trump_card="P2", djinn=("", "swap"))
    play(state, "play G5", "djinn swap 0")
    assert lying(state) == "G5 Y11"
    assert state.legal(2) == ("play G8",)  # green is led now, and places count: seat 0's place is the first
    assert winner_of(play(state, "play G8")) == 2


# Effect by effect ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-61")
@pytest.mark.parametrize("colour, winner", (("P", 2), ("G", 1), ("Y", 0), ("B", 0)))
def test_trump_names_any_colour(colour, winner):
    state = at("", "", "P1", trick="Y11 G2", trump_card="B3", djinn=("", "", "trump"))
    play(state, f"djinn trump {colour}")
    assert winner_of(play(state, "play P1")) == winner


@pytest.mark.rule("DJI-62")
def test_replace_discards_a_card_and_lays_the_top_card_of_the_pile_in_its_place():
    state = at("B4", "B5", "G8 Y9", trick="Y11 Y13=15", deck="G2 B9", djinn=("", "", "replace"))
    events = play(state, "djinn replace 1")
    assert find(events, "replace") == [{"seat": 1, "card": "G2", "discarded": "Y13"}]
    position = state.position()
    assert (lying(state), position["deck"], position["discard"]) == ("Y11 G2", ["B9"], ["Y13"])
    assert counts(state) == [11, 2]  # what the old card counted as is gone
    assert position["effects"] == [{"seat": 2, "effect": "replace", "target": 1}]


@pytest.mark.rule("DJI-62")
def test_replace_is_for_cards_of_others_that_lie_and_needs_a_pile():
    state = at("B4 B6", "B5 B7", "G8 Y9", djinn=("replace",))
    assert not any("replace" in move for move in state.legal(0))  # nothing lies
    play(state, "play B4")
    assert state.legal(0) == ("done",)  # only the own card lies
    state = at("B4", "B5 B7", trick="Y11", deck="", djinn=("", "replace"))
    assert state.legal(1) == ("play B5", "play B7")
    state = at("B4", "B5 B7", trick="Y11", deck="G2", djinn=("", "replace replace"))
    play(state, "djinn replace 0")
    assert state.legal(1) == ("play B5", "play B7")  # the pile is empty now


@pytest.mark.rule("DJI-62", "DJI-51")
def test_replace_after_the_own_card_ends_the_turn_when_it_was_the_last_djinn_card():
    state = at("B4", "Y5 B7", "B8 B9", trick="Y11", deck="P9 G1", djinn=("", "replace"), trump_card="P2")
    play(state, "play Y5")
    play(state, "djinn replace 0")
    assert (state.position()["step"], state.to_move, lying(state)) == ("play", (2,), "P9 Y5")
    state = at("B4", "Y5 B7", trick="Y11", deck="P9 G1", djinn=("", "replace"), trump_card="P2")
    play(state, "play Y5")
    assert winner_of(play(state, "djinn replace 0")) == 0  # it completes the trick


@pytest.mark.rule("DJI-63")
def test_free_lets_the_own_card_not_follow():
    state = at("B4 B5", "Y5 B7 P8", trick="Y11", djinn=("", "free"))
    assert state.legal(1) == ("play Y5", "djinn free")
    play(state, "djinn free")
    assert state.legal(1) == ("play Y5", "play B7", "play P8")


@pytest.mark.rule("DJI-63")
def test_free_is_for_who_played_it_alone_and_for_this_card_alone():
    state = at("Y4 B4", "Y5 B7 P8", "Y6 B8 P9", trick="Y11", djinn=("", "free"), trump_card="G1")
    play(state, "djinn free", "play B7")
    assert state.legal(2) == ("play Y6",)
    play(state, "play Y6", "keep B7")
    assert state.to_move == (0,)
    play(state, "play Y4")
    assert state.legal(1) == ("play Y5",)


@pytest.mark.rule("DJI-64")
def test_swap_changes_the_places_of_two_cards():
    state = at("B4", "B5", "Y3 B7", trick="Y11 Y13", djinn=("", "", "swap"))
    play(state, "play Y3")
    assert state.legal(2) == ("djinn swap 0", "djinn swap 1", "done")
    events = play(state, "djinn swap 1")
    assert find(events, "djinn") == [{"seat": 2, "effect": "swap", "target": 1}]
    assert winner_of(events) == 2  # Y13 lies in the place of seat 2 now
    assert state.position()["trick"] == [
        {"seat": 0, "card": "Y11", "counts_as": 11},
        {"seat": 1, "card": "Y3", "counts_as": 3},
        {"seat": 2, "card": "Y13", "counts_as": 13},
    ]


@pytest.mark.rule("DJI-64")
def test_swap_without_another_card_cannot_be_played():
    state = at("B4 B6", "B5 B7", djinn=("swap",))
    play(state, "play B4")
    assert state.legal(0) == ("done",)


@pytest.mark.rule("DJI-65")
def test_highest_keeps_the_highest_number_before_the_winner_keeps_anything():
    state = at("B4", "B5", "Y3 B7", trick="Y11 G13", trump_card="B1", djinn=("", "", "highest"))
    play(state, "djinn highest")
    events = play(state, "play Y3")
    assert winner_of(events) == 0
    assert find(events, "keep") == [{"seat": 2, "card": "G13", "highest": True}]
    position = state.position()
    assert (position["step"], position["turn"], position["to_keep"], lying(state)) == ("keep", 0, 1, "Y11 Y3")
    assert state.legal(0) == ("keep Y3", "keep Y11")


@pytest.mark.rule("DJI-65")
def test_highest_takes_the_earliest_of_equals():
    state = at("B4", "B5", "Y11 B7", trick="G11 P11", djinn=("", "", "highest"))
    play(state, "djinn highest", "play Y11")
    assert kept(state, 2) == "G11"


@pytest.mark.rule("DJI-65", "DJI-68")
def test_highest_looks_at_printed_numbers():
    state = at("B4", "B5", "Y11 B7", trick="Y3=15 Y10", djinn=("", "", "highest"))
    play(state, "djinn highest")
    assert winner_of(play(state, "play Y11")) == 0  # found from the whole trick
    assert kept(state, 2) == "Y11"


@pytest.mark.rule("DJI-65")
def test_the_winner_is_found_before_a_card_is_taken_and_keeps_what_is_left():
    state = at("B4", "Y13 B7", trick="Y11", djinn=("", "highest"))
    play(state, "djinn highest")
    events = play(state, "play Y13")
    assert winner_of(events) == 1
    assert kept(state, 1) == "Y11 Y13"  # the last card is kept without a question
    state = at("B4", "Y9 B7", trick="Y11", djinn=("", "highest"))
    play(state, "djinn highest", "play Y9")
    assert (kept(state, 0), kept(state, 1)) == ("Y9", "Y11")


@pytest.mark.rule("DJI-65")
def test_several_highest_take_in_the_order_they_were_played_and_may_leave_nothing():
    state = at("Y9 B4", "Y13 B7", djinn=("highest", "highest"))
    play(state, "djinn highest", "play Y9", "djinn highest", "play Y13")
    assert (kept(state, 0), kept(state, 1)) == ("Y13", "Y9")
    state = at("Y9 B4", "Y13 B7", djinn=("highest highest", "highest"), options={"djinn_deck": {"highest": 3}})
    play(state, "djinn highest", "djinn highest", "play Y9", "djinn highest")
    assert winner_of(play(state, "play Y13")) == 1
    assert (kept(state, 0), kept(state, 1), state.position()["discard"]) == ("Y9 Y13", "", [])
    assert state.to_move == (1,)  # the winner leads all the same


@pytest.mark.rule("DJI-65", "DJI-69")
def test_a_winner_with_highest_and_double_keeps_that_card_and_two_of_the_rest():
    state = at("B4", "B5", "B6", "Y13 B7", trick="Y11 Y12 Y10", djinn=("", "", "", "highest double"))
    play(state, "djinn highest", "djinn double", "play Y13")
    assert kept(state, 3) == "Y13"
    assert (state.position()["to_keep"], state.legal(3)) == (2, ("keep Y10", "keep Y11", "keep Y12"))
    play(state, "keep Y10")
    assert (state.position()["to_keep"], state.legal(3)) == (1, ("keep Y11", "keep Y12"))
    play(state, "keep Y12")
    assert kept(state, 3) == "Y10 Y12 Y13"
    assert state.position()["discard"] == ["Y11"]


@pytest.mark.rule("DJI-66")
def test_lowest_lets_the_lowest_number_win_whatever_its_colour():
    state = at("", "", "", "P14", trick="Y11 G2 B3", trump_card="P3", djinn=("", "", "", "lowest"))
    play(state, "djinn lowest")
    assert winner_of(play(state, "play P14")) == 1


@pytest.mark.rule("DJI-66")
def test_of_equal_lowest_numbers_the_earliest_wins():
    state = at("", "", "P2", trick="Y11 G2", trump_card="P3", djinn=("", "", "lowest"))
    play(state, "djinn lowest")
    assert winner_of(play(state, "play P2")) == 1


@pytest.mark.rule("DJI-66", "DJI-68")
def test_lowest_compares_what_a_card_counts_as():
    state = at("", "", "P9", trick="Y11 G2=15", trump_card="P3", djinn=("", "", "lowest"))
    play(state, "djinn lowest")
    assert winner_of(play(state, "play P9")) == 2


@pytest.mark.rule("DJI-68")
def test_fifteen_counts_as_a_15_of_its_colour_and_keeps_its_number():
    state = at("B4", "Y3 B7", trick="Y14", trump_card="P3", djinn=("", "fifteen free"))
    play(state, "play Y3", "djinn fifteen")
    assert counts(state) == [14, 15]
    events = play(state, "done")
    assert winner_of(events) == 1
    assert state.legal(1) == ("keep Y3", "keep Y14")
    state = at("B4", "G3 B7", trick="Y14", trump_card="P3", djinn=("", "fifteen"))
    play(state, "play G3")
    assert winner_of(play(state, "djinn fifteen")) == 0  # a green 15 cannot win a yellow trick


@pytest.mark.rule("DJI-68", "DJI-64")
def test_what_a_card_counts_as_moves_with_a_swap():
    state = at("B4", "Y3 B7", "B8 Y2", trick="Y14", trump_card="P3", djinn=("", "fifteen swap"))
    play(state, "play Y3", "djinn fifteen", "djinn swap 0")
    assert (lying(state), counts(state)) == ("Y3 Y14", [15, 14])
    assert winner_of(play(state, "play Y2")) == 0


@pytest.mark.rule("DJI-68", "DJI-64")
def test_after_a_swap_fifteen_means_the_card_now_in_the_own_place():
    state = at("B4", "Y3 B7", "B8 Y2", trick="Y9", trump_card="P3", djinn=("", "fifteen swap"))
    play(state, "play Y3", "djinn swap 0", "djinn fifteen")
    assert (lying(state), counts(state)) == ("Y3 Y9", [3, 15])
    assert winner_of(play(state, "play Y2")) == 1


@pytest.mark.rule("DJI-68", "DJI-62")
def test_what_a_card_counts_as_is_gone_with_a_replace():
    state = at("Y3 B4", "Y5 B7", deck="Y4 G1", trump_card="P3", djinn=("fifteen", "replace"))
    play(state, "play Y3", "djinn fifteen", "djinn replace 0")
    assert counts(state) == [4]
    assert winner_of(play(state, "play Y5")) == 1


@pytest.mark.rule("DJI-69")
def test_double_keeps_two_cards_one_after_the_other():
    state = at("B4", "B5", "Y13 B7", trick="Y11 Y12", djinn=("", "", "double"))
    play(state, "djinn double", "play Y13")
    assert state.position()["to_keep"] == 2
    play(state, "keep Y11")
    assert (kept(state, 2), state.to_move, state.legal(2)) == ("Y11", (2,), ("keep Y12", "keep Y13"))
    play(state, "keep Y13")
    assert (kept(state, 2), state.position()["discard"]) == ("Y11 Y13", ["Y12"])


@pytest.mark.rule("DJI-69", "DJI-22")
def test_double_with_two_cards_left_asks_nothing():
    state = at("B4", "Y13 B7", trick="Y11", djinn=("", "double"))
    play(state, "djinn double", "play Y13")
    assert (kept(state, 1), state.position()["discard"], state.to_move) == ("Y11 Y13", [], (1,))


@pytest.mark.rule("DJI-69")
def test_double_helps_only_a_winner_and_several_count_as_one():
    state = at("B4", "Y9 B7", trick="Y11", djinn=("", "double"))
    play(state, "djinn double", "play Y9")
    assert (state.to_move, state.position()["to_keep"]) == ((0,), 1)
    state = at("B4", "B5", "B6", "Y13 B7", trick="Y11 Y12 Y10", djinn=("", "", "", "double double"))
    play(state, "djinn double", "djinn double", "play Y13")
    assert state.position()["to_keep"] == 2


# Secrecy -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-70")
def test_a_view_shows_what_is_public_and_the_own_cards():
    state = at(
        "B4",
        "Y9 B7",
        trick="Y11",
        kept=("P5",),
        djinn=("swap", "free double"),
        levels=(3, 0),
        discard="G9",
        deck="P9 P8",
        djinn_deck="lowest",
        djinn_used="trump",
        trump_card="B2",
    )
    own, other = state.view(1), state.view(0)
    assert own["seats"][1] == {
        "hand_size": 2,
        "djinn_size": 2,
        "kept": [],
        "level": 0,
        "hand": ["B7", "Y9"],
        "djinn": ["free", "double"],
    }
    assert other["seats"][1] == {"hand_size": 2, "djinn_size": 2, "kept": [], "level": 0}
    assert other["seats"][0] == {
        "hand_size": 1,
        "djinn_size": 1,
        "kept": ["P5"],
        "level": 3,
        "hand": ["B4"],
        "djinn": ["swap"],
    }
    assert state.view(None)["seats"][0] == {"hand_size": 1, "djinn_size": 1, "kept": ["P5"], "level": 3}
    public = {
        "deck_size": 2,
        "discard_size": 1,
        "djinn_deck_size": 1,
        "djinn_used": ["trump"],
        "trump_card": "B2",
        "open_level": 4,
        "step": "play",
        "turn": 1,
        "effects": [],
        "to_keep": 0,
    }
    for seen in (own, other, state.view(None)):
        assert seen.items() >= public.items()
        assert list(seen["caves"]) == ["3", "4"]
        assert "discard" not in seen


@pytest.mark.rule("DJI-70")
def test_the_option_open_memory_shows_the_discards_in_every_view():
    state = at("B4", "Y9 B7", trick="Y11", discard="G9 P1", options={"open_memory": True})
    for seat in (0, 1, None):
        assert state.view(seat)["discard"] == ["P1", "G9"]
    play(state, "play Y9", "keep Y9")
    assert state.view(0)["discard"] == ["P1", "G9", "Y11"]


@pytest.mark.rule("DJI-70")
def test_events_tell_discards_when_they_are_seen_and_secrets_to_their_owner_alone():
    state = g.new(2, seed=5)
    hand = state.position()["seats"][0]["hand"]
    assert find(state.events(0), "deal") == [{"seat": 0, "size": 8, "hand": hand}, {"seat": 1, "size": 8}]
    assert find(state.events(None), "deal") == [{"seat": 0, "size": 8}, {"seat": 1, "size": 8}]
    drawn = state.position()["seats"][1]["djinn"][0]
    assert find(state.events(1), "draw") == [{"seat": 0}, {"seat": 1, "effect": drawn}]
    state = at("B4", "Y9 B7", trick="Y11")
    play(state, "play Y9", "keep Y9")
    assert find(state.events(None), "discard") == [{"cards": ["Y11"]}]


@pytest.mark.rule("DJI-70")
def test_a_view_does_not_list_cards_used_in_caves():
    state = at("Y12", "Y11", kept=("P5 G5 Y3", ""), rows={"3": "pairs"})
    events = play(state, "play Y12", "play Y11", "keep Y11")
    assert find(events, "cave") == [{"seat": 0, "level": 3, "task": "pairs", "cards": ["Y3", "P5", "G5"]}]
    assert "discard" not in state.view(0)


# The option ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("deck, field", (
    (3, "djinn_deck"), ({"wish": 1}, "djinn_deck.wish"), ({"swap": -1}, "djinn_deck.swap"),
    ({"swap": 101}, "djinn_deck.swap"),
    ({"swap": 60, "free": 41}, "djinn_deck"), ({"swap": True}, "djinn_deck.swap"),
))  # fmt: skip
def test_a_wrong_djinn_deck_is_refused(deck, field):
    with pytest.raises(karat.BadSetup) as wrong:
        g.new(2, djinn_deck=deck)
    assert wrong.value.field == field


def test_a_hundred_djinn_cards_can_all_be_played_in_one_trick():
    state = g.new(2, seed=1, djinn_deck={"double": 100})
    document = state.position() | {"djinn_deck": []}
    document["seats"][0]["djinn"], document["seats"][1]["djinn"] = ["double"] * 100, []
    state = g.position(document)
    for _ in range(100):
        play(state, "djinn double")
    assert len(state.position()["effects"]) == 100
    assert g.position(state.position()).position() == state.position()


def test_open_memory_should_be_a_flag():
    with pytest.raises(karat.BadSetup) as wrong:
        g.new(2, open_memory=1)
    assert wrong.value.field == "open_memory"
