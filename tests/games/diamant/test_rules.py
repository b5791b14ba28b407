"""The rules of Diamant, each by its id."""

from collections import Counter

import pytest

import karat

g = karat.game("diamant")

TREASURES = Counter(f"T{value}" for value in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17))
TRAPS = Counter(dict.fromkeys(("spider", "snake", "lava", "boulder", "ram"), 3))
RELICS = ("relic5", "relic7", "relic8", "relic10", "relic12")


def at(*seats, path="", deck="", expedition=1, removed="", relic_pile="", relics=True):
    """A position from short texts: a path card with rubies is T11:2; a seat is carried/chest and what else it has."""
    cards = [card.partition(":") for card in path.split()]
    return g.position(
        {
            "game": "diamant",
            "players": len(seats),
            "options": {"relics": relics},
            "expedition": expedition,
            "path": [card for card, _, _ in cards],
            "on_path": [int(rubies or 0) for _, _, rubies in cards],
            "deck": deck.split(),
            "removed": removed.split(),
            "relic_pile": relic_pile.split(),
            "seats": [seat(text) for text in seats],
        }
    )


def seat(text):
    rubies, *rest = text.split()
    carried, chest = rubies.split("/")
    return {
        "inside": carried != "camp",
        "carried": int(carried) if carried != "camp" else 0,
        "chest": int(chest),
        "relics": [word for word in rest if word.startswith("relic")],
        "choice": next((word for word in rest if word in ("stay", "leave")), None),
    }


def seats_of(state):
    """All seats in the short form of `at`."""
    texts = []
    for one in state.position()["seats"]:
        rest = [*one["relics"], one["choice"]] if one["choice"] else one["relics"]
        texts.append(" ".join([f"{one['carried'] if one['inside'] else 'camp'}/{one['chest']}", *rest]))
    return texts


def path_of(state):
    document = state.position()
    pairs = zip(document["path"], document["on_path"], strict=True)
    return " ".join(f"{card}:{rubies}" if rubies else card for card, rubies in pairs)


def choose(state, *choices):
    """The choices of all who owe one, in seat order; the state afterwards."""
    for p, choice in zip(state.to_move, choices, strict=True):
        state.play(p, choice)
    return state


# Components ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("DIA-1", "DIA-2", "DIA-10")
@pytest.mark.parametrize("players", range(3, 9))
def test_fifteen_treasures_and_fifteen_traps_are_one_deck(players):
    document = g.new(players, seed=1).position()
    assert Counter(document["path"] + document["deck"]) == TREASURES + TRAPS
    assert len(document["path"]) == 1 and document["relic_pile"] == document["removed"] == []


@pytest.mark.rule("DIA-3", "DIA-12")
def test_five_relics_are_there_with_the_option_only():
    document = g.new(3, seed=1, relics=True).position()
    cards = Counter(document["path"] + document["deck"])
    assert cards == TREASURES + TRAPS + Counter(["relic5"])
    assert document["relic_pile"] == list(RELICS[1:])
    with pytest.raises(karat.BadPosition):
        at("0/0", "0/0", "0/0", path="relic5", relics=False)


@pytest.mark.rule("DIA-4")
def test_gems_are_counted_by_their_ruby_value():
    state = at("12/5", "0/0", "camp/0", path="spider", deck="lava")
    choose(state, "leave", "stay")
    assert seats_of(state)[0] == "camp/17"
    assert state.view()["seats"][0]["chest"] == 17


@pytest.mark.rule("DIA-5")
def test_the_supply_never_runs_out():
    """The box has gems for 260, and four players can have more than that."""
    state = at("200/200", "200/200", "200/200", path="T17", deck="T15")
    choose(state, "stay", "stay", "stay")
    assert seats_of(state) == ["205/200"] * 3
    choose(state, "leave", "leave", "leave")
    assert [seat["chest"] for seat in state.position()["seats"]] == [405] * 3


# Setup and expeditions -----------------------------------------------------------------------------------------------
@pytest.mark.rule("DIA-10")
def test_the_deck_is_shuffled_and_chests_are_empty():
    decks = {tuple(g.new(3, seed=seed).position()["deck"]) for seed in range(4)}
    assert len(decks) == 4
    assert all(one["chest"] == 0 for one in g.new(3, seed=1).position()["seats"])


@pytest.mark.rule("DIA-11")
def test_there_are_five_expeditions_and_all_start_each_one_inside():
    state = g.new(3, seed=3)
    for number in range(1, 6):
        document = state.position()
        assert document["expedition"] == number and state.to_move == (0, 1, 2)
        value = document["path"][0]
        share = int(value[1:]) // 3 if value.startswith("T") else 0
        assert [one["carried"] for one in document["seats"]] == [share] * 3  # nothing but this card's share
        choose(state, "leave", "leave", "leave")
    assert state.over and state.position()["expedition"] == 5


@pytest.mark.rule("DIA-11")
def test_who_left_is_inside_again_in_the_next_expedition():
    state = at("0/0", "camp/3", "camp/4", path="spider", deck="T3 lava")
    choose(state, "leave")
    document = state.position()
    assert document["expedition"] == 2 and all(one["inside"] for one in document["seats"])


@pytest.mark.rule("DIA-12")
def test_before_each_expedition_the_lowest_relic_joins_the_deck():
    state = g.new(3, seed=11, relics=True)
    for number in range(1, 6):
        document = state.position()
        seen = document["path"] + document["deck"] + document["removed"]
        seen += [relic for one in document["seats"] for relic in one["relics"]]
        assert sorted(set(RELICS) & set(seen)) == sorted(RELICS[:number])
        assert document["relic_pile"] == list(RELICS[number:])
        choose(state, "leave", "leave", "leave")


@pytest.mark.rule("DIA-12")
def test_the_lowest_relic_comes_first_whatever_the_order_of_the_pile():
    state = at("0/0", "0/0", "0/0", path="spider", deck="T1 T2", relic_pile="relic12 relic8 relic10")
    choose(state, "leave", "leave", "leave")
    document = state.position()
    assert "relic8" in document["deck"] + document["path"]
    assert document["relic_pile"] == ["relic10", "relic12"]


# One step ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("DIA-20", "DIA-29")
def test_the_top_card_is_revealed_while_anyone_is_inside():
    state = at("0/0", "0/0", "0/0", path="spider", deck="T3 lava T2")
    choose(state, "stay", "leave", "leave")
    assert path_of(state) == "spider T3" and state.position()["deck"] == ["lava", "T2"]
    choose(state, "stay")
    assert path_of(state) == "spider T3 lava"


@pytest.mark.rule("DIA-21")
def test_nine_rubies_for_five_players():
    """The booklet's example: each lays one aside, and four stay on the card."""
    state = at(*["2/0"] * 5, path="spider", deck="T9")
    choose(state, *["stay"] * 5)
    assert seats_of(state) == ["3/0"] * 5 and path_of(state) == "spider T9:4"


@pytest.mark.rule("DIA-21")
def test_only_those_inside_share_a_treasure():
    state = at("0/0", "camp/0", "0/0", "camp/0", path="spider", deck="T7")
    choose(state, "stay", "stay")
    assert seats_of(state) == ["3/0", "camp/0", "3/0", "camp/0"] and path_of(state) == "spider T7:1"


@pytest.mark.rule("DIA-22")
def test_the_first_trap_of_a_kind_does_nothing():
    state = at("3/1", "3/1", "camp/9", path="snake T9:3", deck="spider")
    choose(state, "stay", "stay")
    assert seats_of(state) == ["3/1", "3/1", "camp/9"] and path_of(state) == "snake T9:3 spider"
    assert state.to_move == (0, 1)


@pytest.mark.rule("DIA-23", "DIA-32")
def test_the_second_snake_sends_all_home_with_nothing():
    """The booklet's example, with four players and the whole box."""
    full = Counter(TREASURES + TRAPS)
    full.subtract(["snake", "snake", "T17"])
    deck = " ".join(["snake", *full.elements()])
    state = at("9/5", "9/6", "9/7", "9/8", path="T17 snake", deck=deck, relics=False)
    for p in range(4):
        events = state.play(p, "stay")
    told = [event["event"] for event in events]
    assert told.count("trapped") == 4 and told.count("removed") == 1
    document = state.position()
    assert [one["chest"] for one in document["seats"]] == [5, 6, 7, 8]
    assert document["removed"] == ["snake"] and document["expedition"] == 2
    assert len(document["deck"] + document["path"]) == 29 and len(document["path"]) == 1
    assert document["deck"].count("snake") + document["path"].count("snake") == 2


@pytest.mark.rule("DIA-23")
def test_a_sprung_trap_leaves_no_decision_and_those_in_camp_lose_nothing():
    state = at("9/5", "camp/6", "9/7", path="spider", deck="spider", expedition=5)
    choose(state, "stay", "stay")
    assert state.over and seats_of(state) == ["camp/5", "camp/6", "camp/7"]


@pytest.mark.rule("DIA-24")
def test_a_relic_stays_on_the_path_and_a_decision_follows():
    state = at("3/1", "3/1", "3/1", path="snake", deck="relic7")
    choose(state, "stay", "stay", "stay")
    assert path_of(state) == "snake relic7" and seats_of(state) == ["3/1"] * 3 and state.to_move == (0, 1, 2)


@pytest.mark.rule("DIA-25")
def test_all_inside_choose_secretly_and_once():
    state = at("0/0", "camp/0", "0/0", "0/0", path="spider", deck="lava snake")
    assert state.to_move == (0, 2, 3) and state.legal(0) == ("stay", "leave") and state.legal(1) == ()
    state.play(2, "leave")  # in any order
    assert state.to_move == (0, 3) and state.legal(2) == ()
    for watcher in (None, 0, 1, 3):
        view = state.view(watcher)["seats"]
        assert [one["chosen"] for one in view] == [False, False, True, False]
        assert "choice" not in view[2]
        assert state.events(watcher)[-1] == {"event": "chosen", "seat": 2}
    assert state.view(2)["seats"][2]["choice"] == "leave"
    assert state.events(2)[-1] == {"event": "chosen", "seat": 2, "choice": "leave"}
    with pytest.raises(karat.IllegalMove) as wrong:
        state.play(2, "stay")  # a choice is final
    assert wrong.value.rule == "DIA-25"


@pytest.mark.rule("DIA-25")
def test_choices_are_shown_together_when_all_have_chosen():
    state = at("0/0", "0/0", "0/0", path="spider", deck="lava snake")
    state.play(0, "leave")
    state.play(1, "stay")
    assert seats_of(state) == ["0/0 leave", "0/0 stay", "0/0"]  # nothing has happened yet
    shown = [event for event in state.play(2, "stay") if event["event"] == "choice"]
    assert shown == [
        {"event": "choice", "seat": 0, "choice": "leave"},
        {"event": "choice", "seat": 1, "choice": "stay"},
        {"event": "choice", "seat": 2, "choice": "stay"},
    ]
    assert seats_of(state) == ["camp/0", "0/0", "0/0"]


@pytest.mark.rule("DIA-25")
def test_a_hidden_choice_reaches_nobody_else():
    one, other = (at("0/0", f"0/0 {choice}", "0/0", path="T4:1", deck="lava") for choice in ("stay", "leave"))
    for watcher in (None, 0, 2):
        assert one.view(watcher) == other.view(watcher)
    assert one.view(1) != other.view(1)


@pytest.mark.rule("DIA-26", "DIA-27")
def test_two_leavers_share_all_rubies_on_the_path():
    state = at("5/0", "5/0", "5/0", path="T4:4 spider T7:4", deck="lava")
    choose(state, "leave", "leave", "stay")
    assert seats_of(state) == ["camp/9", "camp/9", "5/0"] and path_of(state) == "T4 spider T7 lava"


@pytest.mark.rule("DIA-26")
def test_what_does_not_divide_stays_on_the_first_treasure_and_goes_to_a_later_leaver():
    state = at("0/0", "0/0", "0/0", path="spider T4:3 T7:4", deck="lava snake")
    choose(state, "leave", "leave", "stay")
    assert seats_of(state) == ["camp/3", "camp/3", "0/0"] and path_of(state) == "spider T4:1 T7 lava"
    choose(state, "stay")
    assert path_of(state) == "spider T4:1 T7 lava snake"
    state = at("camp/0", "camp/0", "0/0", path="spider T4:1 T7 lava", deck="snake", expedition=5)
    choose(state, "leave")
    assert state.scores == (0, 0, 1)


@pytest.mark.rule("DIA-27")
def test_the_chest_is_safe():
    state = at("8/1", "8/1", "8/1", path="spider T9", deck="lava spider snake", expedition=5)
    choose(state, "leave", "stay", "stay")
    assert seats_of(state) == ["camp/9", "8/1", "8/1"]
    choose(state, "stay", "stay")  # the second spider
    assert seats_of(state) == ["camp/9", "camp/1", "camp/1"]


@pytest.mark.rule("DIA-28")
def test_a_single_leaver_takes_all_relics_on_the_path():
    state = at("0/0", "0/0", "0/0", path="relic5 T3:2 relic8", deck="lava spider", expedition=5)
    choose(state, "stay", "leave", "stay")
    assert seats_of(state) == ["0/0", "camp/2 relic5 relic8", "0/0"]
    assert path_of(state) == "T3 lava"
    choose(state, "leave", "leave")
    assert state.scores == (0, 15, 0)


@pytest.mark.rule("DIA-28")
def test_two_leavers_take_no_relic_but_a_later_single_one_does():
    state = at("0/0", "0/0", "0/0", "0/0", path="relic7", deck="lava spider")
    choose(state, "leave", "leave", "stay", "stay")
    assert seats_of(state) == ["camp/0", "camp/0", "0/0", "0/0"] and path_of(state) == "relic7 lava"
    choose(state, "leave", "stay")
    assert seats_of(state) == ["camp/0", "camp/0", "camp/0 relic7", "0/0"] and path_of(state) == "lava spider"


# End of an expedition and of the game --------------------------------------------------------------------------------
@pytest.mark.rule("DIA-30", "DIA-31", "DIA-34")
def test_an_expedition_ends_when_all_have_left():
    state = at("4/0", "4/0", "camp/2", path="T9:1 spider", deck="lava ram")
    choose(state, "leave", "leave")
    document = state.position()
    assert document["expedition"] == 2 and [one["chest"] for one in document["seats"]] == [4, 4, 2]
    assert Counter(document["path"] + document["deck"]) == Counter(["T9", "spider", "lava", "ram"])
    assert len(document["path"]) == 1
    assert sum(document["on_path"]) == 0  # DIA-31: the ruby that did not divide is gone


@pytest.mark.rule("DIA-31")
def test_rubies_left_on_the_path_go_back_to_the_supply():
    state = at("4/0", "4/0", "4/0", path="T9:5 spider", deck="spider ram", expedition=5)
    choose(state, "stay", "stay", "stay")
    assert state.over and state.scores == (0, 0, 0)
    document = state.position()
    assert document["path"] == document["on_path"] == [] and sorted(document["deck"]) == ["T9", "ram", "spider"]


@pytest.mark.rule("DIA-32")
def test_without_a_sprung_trap_no_card_leaves_the_game():
    state = at("0/0", "0/0", "0/0", path="spider snake", deck="spider lava")
    choose(state, "leave", "leave", "leave")
    assert state.position()["removed"] == []


@pytest.mark.rule("DIA-33")
def test_relics_left_on_the_path_leave_the_game_and_hidden_ones_stay_in_the_deck():
    state = at("0/0", "0/0", "0/0", path="relic5 T3", deck="lava relic7 ram", relic_pile="relic8")
    choose(state, "leave", "leave", "leave")
    document = state.position()
    assert document["removed"] == ["relic5"] and document["relic_pile"] == []
    assert sorted(document["deck"] + document["path"]) == ["T3", "lava", "ram", "relic7", "relic8"]


@pytest.mark.rule("DIA-33", "DIA-32")
def test_a_trap_removes_itself_and_the_relics_of_the_path():
    state = at("0/0", "0/0", "0/0", path="relic5 ram", deck="ram T1 T2")
    choose(state, "stay", "stay", "stay")
    assert state.position()["removed"] == ["ram", "relic5"]


@pytest.mark.rule("DIA-34")
def test_the_path_is_shuffled_into_the_deck():
    following = set()
    for seed in range(30):
        document = at("0/0", "0/0", "0/0", path="T1 T2", deck="T3 T4").position()
        state = g.position(document, seed=seed)
        following.add(choose(state, "leave", "leave", "leave").position()["path"][0])
    assert following == {"T1", "T2", "T3", "T4"}


@pytest.mark.rule("DIA-40")
def test_chest_and_relics_are_the_score_and_the_highest_wins():
    state = at("1/3 relic5", "camp/8 relic7", "camp/14", path="spider", deck="lava", expedition=5)
    assert state.scores is None and state.winners is None
    choose(state, "leave")
    assert state.scores == (9, 15, 14) and state.winners == (1,)


@pytest.mark.rule("DIA-40")
def test_ties_share_the_win():
    state = at("1/14", "camp/8 relic7", "camp/14", path="spider", deck="lava", expedition=5)
    assert choose(state, "leave").winners == (0, 1)


@pytest.mark.rule("DIA-40", "DIA-11")
def test_after_the_fifth_expedition_nothing_begins():
    state = at("1/14", "camp/8", "camp/14", path="spider T5:2", deck="lava", expedition=5, relic_pile="relic12")
    choose(state, "leave")
    document = state.position()
    assert state.over and state.to_move == () and state.legal(0) == ()
    assert document["expedition"] == 5 and document["path"] == [] and document["relic_pile"] == ["relic12"]
    assert not any(one["inside"] for one in document["seats"])


@pytest.mark.rule("DIA-41")
def test_chests_are_public():
    state = at("1/14", "camp/8", "2/3", path="spider", deck="lava")
    for watcher in (None, 0, 1, 2):
        assert [one["chest"] for one in state.view(watcher)["seats"]] == [14, 8, 3]


# Hand-made positions with too few cards ------------------------------------------------------------------------------
@pytest.mark.rule("DIA-26", "DIA-27", "DIA-28", "DIA-30")
def test_when_the_deck_is_empty_all_inside_leave_together():
    state = at("3/0", "3/0", "3/0", path="T9:5 relic5", deck="")
    choose(state, "stay", "stay", "leave")  # the single leaver takes the relic and the rubies, then the others leave
    document = state.position()
    assert [(one["chest"], one["relics"]) for one in document["seats"]] == [(3, []), (3, []), (8, ["relic5"])]
    assert document["expedition"] == 2 and document["path"] == ["T9"]


@pytest.mark.rule("DIA-28", "DIA-30")
def test_the_last_one_inside_takes_the_relics_when_the_deck_is_empty():
    state = at("3/0", "3/0", "3/0", path="T9:5 relic5", deck="")
    choose(state, "leave", "leave", "stay")
    assert [one["chest"] for one in state.position()["seats"]] == [5, 5, 4]
    assert state.position()["seats"][2]["relics"] == ["relic5"]


@pytest.mark.rule("DIA-30")
def test_expeditions_without_any_card_end_at_once():
    state = at("3/0", "3/0", "3/0", path="relic5", deck="", expedition=2, relic_pile="relic10")
    choose(state, "leave", "leave", "leave")  # relic5 is lost, and relic10 is the only card of the next expedition
    assert path_of(state) == "relic10" and state.position()["expedition"] == 3
    choose(state, "leave", "leave", "leave")
    assert state.over and state.position()["expedition"] == 5 and state.scores == (3, 3, 3)
