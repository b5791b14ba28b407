"""The rules of Diamoniak, each by its id."""

from collections import Counter

import pytest

import karat

g = karat.game("diamoniak")

BOX = Counter(pink=6, blue=6, green=6, yellow=6, diamond=20, witch=8, fairy=3)


def at(*seats, deck="", discard="witch", turn=0, drawn=False, witch=None, keep_colour=False):
    """A position from short texts: a seat is its store, or colour, number and store with a stroke between."""
    return g.position(
        {
            "game": "diamoniak",
            "players": len(seats),
            "options": {"keep_colour": keep_colour},
            "turn": turn,
            "drawn": drawn,
            "witch": witch,
            "deck": deck.split(),
            "discard": discard.split(),
            "seats": [seat(text) for text in seats],
        }
    )


def seat(text):
    castle, _, store = text.rpartition("|")
    colour, number = castle.split() if castle else (None, 0)
    return {"colour": colour, "castle": int(number), "store": store.split()}


def play(state, *moves):
    """Moves of whoever is to move; the state afterwards."""
    for move in moves:
        state.play(state.to_move[0], move)
    return state


def seats_of(state):
    """All seats in the short form of `at`."""
    texts = []
    for one in state.position()["seats"]:
        store = " ".join(one["store"])
        texts.append(f"{one['colour']} {one['castle']} | {store}".rstrip() if one["colour"] else store)
    return texts


def refused(state, move):
    """The id of the rule that refuses this move, which changes nothing."""
    before = state.position()
    with pytest.raises(karat.IllegalMove) as wrong:
        play(state, move)
    assert state.position() == before
    return wrong.value.rule


# Components ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MON-1")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_the_box_holds_24_castle_20_diamond_8_witch_and_3_fairy_cards(players):
    document = g.new(players, seed=1).position()
    assert Counter(document["deck"]) == BOX and sum(BOX.values()) == 55
    assert document["discard"] == [] and document["seats"] == [{"colour": None, "castle": 0, "store": []}] * players


@pytest.mark.rule("MON-2")
def test_four_colours_are_known_by_name():
    assert seats_of(at("pink 1 |", "blue green yellow")) == ["pink 1 |", "blue green yellow"]
    with pytest.raises(karat.BadPosition):
        at("red 1 |", "")


@pytest.mark.rule("MON-2")
def test_the_pieces_of_a_colour_are_interchangeable():
    """Any six cards of a colour are a castle: they came from a draw, the store and a purchase."""
    state = at("diamond diamond diamond pink pink pink pink", "pink", "", deck="pink diamond diamond")
    play(state, "draw", "stop", "draw", "stop", "draw", "stop")
    assert seats_of(state)[0] == "pink 5 | diamond diamond diamond"
    assert play(state, "buy 1").winners == (0,)


@pytest.mark.rule("MON-3")
def test_all_cards_are_shuffled_into_one_deck():
    decks = [g.new(2, seed=seed).position()["deck"] for seed in range(4)]
    assert all(Counter(deck) == BOX for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 4


@pytest.mark.rule("MON-3")
def test_everything_drawn_is_shown_and_only_the_order_of_the_pile_is_hidden():
    one = at("", "", deck="diamond witch pink blue")
    other = at("", "", deck="diamond blue witch pink")
    for state in (one, other):
        state.play(0, "draw")
    for watcher in (None, 0, 1):
        assert one.view(watcher) == other.view(watcher)
        assert one.events(watcher) == other.events(watcher)
        assert one.view(watcher)["deck"] == 3
        assert one.view(watcher)["seats"][0]["store"] == ["diamond"]
        assert one.events(watcher)[-1] == {"event": "draw", "seat": 0, "card": "diamond", "to": "store"}


# A turn --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MON-10")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_seat_0_begins_and_play_goes_clockwise(players):
    assert g.new(players, seed=5).to_move == (0,)
    state = at(*[""] * players, deck="diamond " * 6)
    order = []
    for _ in range(players + 1):
        order += state.to_move
        play(state, "draw", "stop")
    assert order == [*range(players), 0]


@pytest.mark.rule("MON-11")
def test_a_turn_is_a_purchase_or_at_least_one_draw():
    state = at("pink 1 | diamond diamond diamond", "pink", "pink", deck="diamond")
    assert state.legal(0) == ("draw", "buy 1", "buy 2")
    assert refused(state, "stop") == "MON-11"
    assert state.legal(1) == ()


@pytest.mark.rule("MON-12")
@pytest.mark.parametrize("card", ("pink", "blue", "diamond", "fairy"))
def test_after_a_castle_diamond_or_fairy_card_one_may_draw_again_or_stop(card):
    state = at("pink 1 |", "", deck=f"{card} diamond")
    assert state.legal(0) == ("draw",)
    play(state, "draw")
    assert state.to_move == (0,) and state.legal(0) == ("draw", "stop")
    assert play(state.copy(), "draw").legal(0) == ("draw", "stop")
    play(state, "stop")
    assert state.to_move == (1,) and state.legal(1) == ("draw",)
    assert state.position()["drawn"] is False


@pytest.mark.rule("MON-13")
def test_the_first_free_castle_card_fixes_the_colour():
    state = at("diamond", "blue 2 |", deck="green")
    play(state, "draw")
    assert seats_of(state) == ["green 1 | diamond", "blue 2 |"]


@pytest.mark.rule("MON-14")
def test_a_colour_that_another_player_builds_goes_to_the_store():
    state = at("pink 1 |", "", deck="pink blue", turn=1)
    play(state, "draw")
    assert seats_of(state) == ["pink 1 |", "pink"]
    play(state, "draw")  # the next blue card starts blue
    assert seats_of(state) == ["pink 1 |", "blue 1 | pink"]


@pytest.mark.rule("MON-15")
def test_the_own_colour_joins_the_castle_and_any_other_goes_to_the_store():
    state = at("pink 2 |", "", deck="pink green blue")
    play(state, "draw", "draw", "draw")
    assert seats_of(state) == ["pink 3 | blue green", ""]


@pytest.mark.rule("MON-16")
def test_diamonds_and_fairies_go_to_the_store():
    state = at("", "", deck="diamond fairy diamond")
    play(state, "draw", "draw", "draw")
    assert seats_of(state) == ["diamond diamond fairy", ""]


@pytest.mark.rule("MON-17")
def test_who_loses_the_last_castle_card_builds_nothing_and_the_colour_is_free():
    state = at("pink 1 | diamond diamond diamond", "", deck="witch pink green")
    play(state, "draw", "give pink", "give diamond", "give diamond")
    assert seats_of(state) == ["diamond", ""]
    play(state, "draw", "stop")  # anybody may start it now
    assert seats_of(state) == ["diamond", "pink 1 |"]
    play(state, "draw")  # and the next free colour is the new one
    assert seats_of(state) == ["green 1 | diamond", "pink 1 |"]


@pytest.mark.rule("MON-17")
def test_a_castle_lost_all_at_once_frees_its_colour_too():
    state = at("pink 2 |", "", deck="witch")
    play(state, "draw")
    assert seats_of(state) == ["", ""]


@pytest.mark.rule("MON-17")
def test_a_castle_that_keeps_a_card_keeps_its_colour():
    state = at("pink 3 | diamond", "", deck="witch pink")
    play(state, "draw", "give pink", "give pink", "give diamond", "draw")
    assert seats_of(state) == ["pink 1 |", "pink"]


@pytest.mark.rule("MON-17")
def test_with_keep_colour_the_colour_stays_for_good():
    state = at("pink 1 | diamond", "", deck="witch pink blue blue pink", keep_colour=True)
    play(state, "draw")
    assert seats_of(state) == ["pink 0 |", ""]
    play(state, "draw", "draw", "stop")  # pink is not free
    assert seats_of(state) == ["pink 0 |", "blue 1 | pink"]
    play(state, "draw", "draw")  # blue starts nothing, and pink still joins
    assert seats_of(state) == ["pink 1 | blue", "blue 1 | pink"]


@pytest.mark.rule("MON-18")
def test_stored_cards_join_a_castle_that_a_draw_starts():
    state = at("pink pink blue", "", deck="pink")
    events = state.play(0, "draw")
    assert seats_of(state) == ["pink 3 | blue", ""]
    assert events[-1] == {"event": "join", "seat": 0, "colour": "pink", "cards": 2}


@pytest.mark.rule("MON-18")
def test_a_stored_card_alone_never_starts_a_castle():
    state = at("pink", "pink 1 | diamond diamond diamond", deck="diamond witch", turn=1)
    play(state, "draw", "draw", "give pink", "give diamond", "give diamond")
    assert seats_of(state) == ["pink", "diamond diamond"]


# The witch -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MON-20")
def test_a_witch_ends_the_drawing_and_then_the_turn_passes_on():
    state = at("diamond diamond diamond diamond", "", deck="witch diamond", discard="")
    play(state, "draw")
    document = state.position()
    assert (document["turn"], document["drawn"], document["witch"]) == (0, True, 3)
    assert document["discard"] == ["witch"]
    assert refused(state, "draw") == refused(state, "stop") == "MON-20"
    play(state, "give diamond", "give diamond", "give diamond")
    document = state.position()
    assert (document["turn"], document["drawn"], document["witch"]) == (1, False, None)


@pytest.mark.rule("MON-21")
def test_three_cards_of_the_players_choice_go_with_the_witch():
    state = at("pink 2 | diamond diamond blue green", "", deck="witch", discard="")
    play(state, "draw")
    assert state.legal(0) == ("give pink", "give blue", "give green", "give diamond")
    play(state, "give blue")
    assert state.legal(0) == ("give pink", "give green", "give diamond") and state.position()["witch"] == 2
    play(state, "give pink", "give diamond")
    assert seats_of(state) == ["pink 1 | green diamond", ""]
    assert state.position()["discard"] == ["pink", "blue", "diamond", "witch"]


@pytest.mark.rule("MON-21")
def test_with_fewer_than_three_cards_all_are_lost():
    state = at("diamond blue", "", deck="witch diamond", discard="")
    events = state.play(0, "draw")
    assert state.to_move == (1,)  # nothing was asked
    assert seats_of(state) == ["", ""] and state.position()["discard"] == ["blue", "diamond", "witch"]
    assert [event["card"] for event in events if event["event"] == "lose"] == ["blue", "diamond"]


@pytest.mark.rule("MON-22")
def test_fairies_are_no_payment():
    state = at("diamond diamond blue pink fairy", "", deck="witch")
    play(state, "draw")
    assert "give fairy" not in state.legal(0) and refused(state, "give fairy") == "MON-22"
    play(state, "give blue", "give diamond", "give diamond")
    assert seats_of(state) == ["pink fairy", ""]


@pytest.mark.rule("MON-22")
def test_all_of_them_means_all_but_the_fairies():
    state = at("diamond diamond fairy fairy", "", deck="witch")
    play(state, "draw", "give diamond")
    assert seats_of(state) == ["fairy fairy", ""]


@pytest.mark.rule("MON-23")
def test_a_fairy_counters_the_witch():
    state = at("pink 2 | diamond diamond fairy", "", deck="witch", discard="")
    play(state, "draw")
    assert state.legal(0)[0] == "fairy"
    play(state, "fairy")
    assert seats_of(state) == ["pink 2 | diamond diamond", ""]
    assert state.position()["discard"] == ["witch", "fairy"] and state.to_move == (1,)


@pytest.mark.rule("MON-23")
def test_countering_is_a_choice_that_the_first_card_given_declines():
    state = at("diamond diamond diamond diamond fairy", "", deck="witch")
    play(state, "draw")
    assert state.legal(0) == ("fairy", "give diamond")
    play(state, "give diamond")
    assert state.legal(0) == ("give diamond",) and refused(state, "fairy") == "MON-23"
    play(state, "give diamond", "give diamond")
    assert seats_of(state) == ["diamond fairy", ""]


@pytest.mark.rule("MON-24")
def test_with_nothing_to_pay_only_the_turn_is_lost_and_fairies_are_kept():
    for store in ("", "fairy", "fairy fairy"):
        state = at(store, "", deck="witch", discard="")
        play(state, "draw")
        assert state.to_move == (1,) and seats_of(state) == [store, ""]
        assert state.position()["discard"] == ["witch"]


@pytest.mark.rule("MON-24")
@pytest.mark.parametrize("store", ("diamond", "diamond blue", "diamond diamond diamond"))
def test_no_more_payable_cards_than_owed_go_at_once_where_no_fairy_is_legal(store):
    state = at(store, "", deck="witch")
    play(state, "draw")
    assert state.to_move == (1,) and seats_of(state) == ["", ""]


@pytest.mark.rule("MON-24")
@pytest.mark.parametrize("store", ("diamond", "diamond blue", "diamond diamond diamond"))
def test_a_player_with_a_fairy_is_asked_and_then_the_rest_goes_at_once(store):
    state = at(f"{store} fairy", "", deck="witch")
    play(state, "draw")
    assert state.to_move == (0,) and state.legal(0)[0] == "fairy"
    play(state, "give diamond")
    assert state.to_move == (1,) and seats_of(state) == ["fairy", ""]


@pytest.mark.rule("MON-24")
def test_with_more_than_owed_the_player_is_asked_even_for_one_kind_alone():
    state = at("diamond diamond diamond diamond", "", deck="witch")
    for left in (3, 2, 1):
        play(state, "draw" if left == 3 else "give diamond")
        assert state.legal(0) == ("give diamond",) and state.position()["witch"] == left


# Buying --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MON-30")
def test_three_diamonds_buy_a_card_of_the_own_colour_from_another_player():
    state = at("pink 2 | diamond diamond diamond diamond", "pink pink blue", deck="diamond")
    assert state.legal(0) == ("draw", "buy 1")
    play(state, "buy 1")
    assert seats_of(state) == ["pink 3 | diamond", "pink blue diamond diamond diamond"]


@pytest.mark.rule("MON-30")
def test_without_a_castle_or_with_two_diamonds_there_is_no_purchase():
    assert at("diamond diamond diamond", "pink").legal(0) == ("draw",)
    assert at("pink 1 | diamond diamond", "pink").legal(0) == ("draw",)
    assert at("pink 1 | diamond diamond diamond", "blue").legal(0) == ("draw",)
    assert at("pink 1 | diamond diamond diamond", "pink").legal(0) == ("draw", "buy 1")


@pytest.mark.rule("MON-30", "MON-17")
def test_a_kept_colour_without_a_castle_card_can_still_buy():
    state = at("pink 0 | diamond diamond diamond", "pink", keep_colour=True)
    play(state, "buy 1")
    assert seats_of(state) == ["pink 1 |", "diamond diamond diamond"]


@pytest.mark.rule("MON-31")
def test_a_purchase_is_the_whole_turn():
    state = at("pink 1 | diamond diamond diamond diamond diamond diamond", "pink pink", "", deck="diamond")
    play(state, "buy 1")
    assert state.to_move == (1,) and state.position()["drawn"] is False  # and the seller was not asked


@pytest.mark.rule("MON-31")
def test_who_has_drawn_cannot_buy():
    state = at("pink 1 | diamond diamond diamond", "pink", deck="diamond diamond")
    play(state, "draw")
    assert state.legal(0) == ("draw", "stop") and refused(state, "buy 1") == "MON-31"


@pytest.mark.rule("MON-32")
def test_only_the_own_colour_can_be_bought():
    state = at("pink 1 | diamond diamond diamond", "blue green", "pink", "yellow")
    assert state.legal(0) == ("draw", "buy 2")
    assert refused(state, "buy 1") == refused(state, "buy 3") == "MON-32"


@pytest.mark.rule("MON-32")
def test_nobody_elses_castle_is_for_sale():
    assert at("pink 1 | diamond diamond diamond", "blue 5 |", "").legal(0) == ("draw",)


# The pile, and winning -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MON-40")
def test_the_discards_become_the_deck_when_a_card_is_needed_and_not_before():
    state = at("", "", deck="diamond", discard="witch fairy pink")
    play(state, "draw")
    assert state.position()["deck"] == [] and state.position()["discard"] == ["pink", "witch", "fairy"]
    play(state, "stop")
    assert state.position()["deck"] == []
    events = state.play(1, "draw")
    document = state.position()
    assert events[0] == {"event": "shuffle", "cards": 3}
    drawn = events[1]["card"]
    assert Counter([*document["deck"], drawn]) == Counter(["witch", "fairy", "pink"])
    assert document["discard"] == (["witch"] if drawn == "witch" else [])


@pytest.mark.rule("MON-40")
def test_the_new_deck_comes_in_any_order():
    first = set()
    for seed in range(40):
        document = at("", "", deck="", discard="witch fairy pink").position()
        state = g.position(document, seed=seed)
        first.add(state.play(0, "draw")[1]["card"])
    assert first == {"witch", "fairy", "pink"}


@pytest.mark.rule("MON-40", "MON-20")
def test_a_witch_drawn_last_is_in_the_new_deck():
    state = at("", "", deck="witch", discard="")
    play(state, "draw")
    assert state.position()["discard"] == ["witch"]
    play(state, "draw")  # the same witch again
    assert state.to_move == (0,) and state.position()["discard"] == ["witch"]


@pytest.mark.rule("MON-50")
def test_the_sixth_card_wins_at_once_by_a_draw():
    state = at("", "pink 5 |", deck="diamond pink diamond", turn=1)
    play(state, "draw")
    assert not state.over
    events = state.play(1, "draw")
    assert state.over and state.winners == (1,) and state.to_move == ()
    assert state.legal(0) == state.legal(1) == ()
    assert events[-1] == {"event": "over", "winner": 1}
    assert (state.position()["turn"], state.position()["drawn"]) == (1, True)


@pytest.mark.rule("MON-50")
def test_the_sixth_card_wins_at_once_by_a_purchase():
    state = at("pink 5 | diamond diamond diamond", "pink", "", deck="diamond")
    play(state, "buy 1")
    assert state.winners == (0,) and seats_of(state)[1] == "diamond diamond diamond"
    assert state.position()["turn"] == 0


@pytest.mark.rule("MON-50", "MON-18")
def test_the_sixth_card_wins_at_once_by_joining_from_the_store():
    state = at("pink pink pink pink pink", "", deck="pink")
    play(state, "draw")
    assert state.winners == (0,) and seats_of(state)[0] == "pink 6 |"


@pytest.mark.rule("MON-51")
def test_the_score_is_a_hundred_for_a_castle_card_and_one_for_a_diamond():
    state = at("pink 5 | diamond diamond blue fairy", "blue 4 | diamond", "green yellow", deck="pink")
    play(state, "draw")
    assert state.scores == (602, 401, 0)


@pytest.mark.rule("MON-51")
def test_only_the_builder_has_won_whatever_the_scores():
    store = " ".join(["diamond"] * 20)
    state = at(f"blue 5 | {store}", "pink 5 |", deck="pink", turn=1)
    play(state, "draw")
    assert state.scores == (520, 600) and state.winners == (1,)
    assert at("blue 5 |", "pink 6 |", turn=1).winners == (1,)
