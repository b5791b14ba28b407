"""Diamant in words: notation, refusals, position documents, views, events, records."""

import copy

import pytest

import karat
from karat.games.diamant import words

g = karat.game("diamant")

DOCUMENT = {
    "game": "diamant",
    "players": 3,
    "options": {"relics": True},
    "expedition": 2,
    "path": ["T11", "spider", "relic5"],
    "on_path": [2, 0, 0],
    "deck": ["snake", "T5", "relic7"],
    "removed": ["lava"],
    "relic_pile": ["relic8", "relic10", "relic12"],
    "seats": [
        {"inside": True, "carried": 3, "chest": 0, "relics": [], "choice": None},
        {"inside": True, "carried": 3, "chest": 9, "relics": [], "choice": "leave"},
        {"inside": True, "carried": 3, "chest": 4, "relics": [], "choice": None},
    ],
}
CAMP = {"inside": False, "carried": 0, "chest": 5, "relics": [], "choice": None}
FINISHED = {"expedition": 5, "path": [], "on_path": [], "seats": [CAMP, CAMP, CAMP | {"relics": ["relic5"]}]}


def changed(**changes):
    """The document with some of its places changed; a place of a seat is named "seats[0].chest"."""
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
def test_moves_and_cards_are_read_as_they_are_written():
    for move, text in enumerate(words.MOVES):
        assert words.move_text(move) == text and words.move_from(text) == move
    for text in ("", "Stay", " stay", "leave ", "x" * 999):
        assert words.move_from(text) is None
    for kind, code in enumerate(words.CARDS):
        assert words.card_text(words.DECK, kind) == code and words.card_from(words.DECK, code) == kind
    assert words.card_from(words.DECK, "T6") is None


def test_the_option_is_a_flag():
    assert g.options == {"relics": False}
    assert g.new(3, relics=True).options == {"relics": True}
    with pytest.raises(karat.BadSetup) as wrong:
        g.new(3, relics="yes")
    assert wrong.value.field == "relics"


# Refusals ------------------------------------------------------------------------------------------------------------
REFUSED = [
    ("no-seat", {}, 3, "stay", "no seat 3"),
    ("over", FINISHED, 0, "stay", "over"),
    ("in-camp", {"seats[2].inside": False, "seats[2].carried": 0}, 2, "stay", "in camp"),
    ("already-chosen", {}, 1, "stay", "You’ve already chosen, and a choice is final."),
    ("unknown-move", {}, 0, "run", "You have only two choices: stay and leave."),
    ("unknown-move", {}, 0, 5, "You have only two choices: stay and leave."),
]


@pytest.mark.parametrize("reason, changes, seat, move, words_in_it", REFUSED, ids=[f"{r[0]}-{r[3]}" for r in REFUSED])
def test_each_wrong_move_is_refused_for_its_own_reason(reason, changes, seat, move, words_in_it):
    state = at(**changes)
    before = state.position()
    with pytest.raises(karat.IllegalMove) as wrong:
        state.play(seat, move)
    assert wrong.value.reason == reason and wrong.value.rule == words.REFUSALS[reason]
    assert words_in_it in str(wrong.value)
    assert state.position() == before


def test_every_refusal_is_tested():
    assert {refused[0] for refused in REFUSED} == set(words.REFUSALS)


# Position documents --------------------------------------------------------------------------------------------------
WITHOUT_RELICS = {"options": {"relics": False}, "path": ["T11"], "on_path": [0], "deck": ["T5"], "relic_pile": []}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        FINISHED,
        WITHOUT_RELICS,
        {"path": [], "on_path": [], "deck": []},
        {"removed": ["spider", "lava", "lava"], "deck": ["relic7", "snake"]},
    ],
    ids=repr,
)
def test_a_document_comes_back_as_it_was(changes):
    assert at(**changes).position() == changed(**changes)


def test_what_is_nothing_may_be_missing_and_is_always_written():
    document = changed(**WITHOUT_RELICS)
    del document["relic_pile"], document["options"], document["seats"][0]["relics"], document["seats"][0]["choice"]
    assert g.position(document).position() == changed(**WITHOUT_RELICS)


def test_sets_are_written_in_one_order():
    mine = {"seats[0].relics": ["relic10", "relic8"]}
    document = at(removed=["relic7", "lava", "snake"], deck=["T5"], relic_pile=[], **mine).position()
    assert document["removed"] == ["snake", "lava", "relic7"]
    assert document["seats"][0]["relics"] == ["relic8", "relic10"]


def test_a_deck_is_dealt_in_its_order():
    state = at()
    for card in ("snake", "T5"):
        for seat in state.to_move:
            state.play(seat, "stay")
        assert state.position()["path"][-1] == card


def test_a_finished_document_has_scores_and_winners():
    state = at(**FINISHED)
    assert state.over and state.scores == (5, 5, 10) and state.winners == (2,)


ALL_CHOSEN = {"seats[0].choice": "stay", "seats[2].choice": "stay"}
BAD = [
    ("expedition", {"expedition": 0}),
    ("expedition", {"expedition": 6}),
    ("path", {"path": None}),
    ("path[0]", {"path": ["T6"], "on_path": [0]}),
    ("path[1]", {"path": ["T9", "T9"], "on_path": [0, 0]}),
    ("path[2]", {"path": ["ram", "T9", "ram"], "on_path": [0, 0, 0]}),
    ("path[2]", {"options": {"relics": False}}),
    ("on_path", {"on_path": [2, 0]}),
    ("on_path[0]", {"on_path": [-1, 0, 0]}),
    ("on_path[0]", {"on_path": [10**9, 0, 0]}),
    ("on_path[1]", {"on_path": [0, 1, 0]}),
    ("on_path[2]", {"on_path": [0, 0, 1]}),
    ("deck[0]", {"deck": ["relic5"]}),
    ("deck[3]", {"deck": ["snake", "snake", "snake", "snake"]}),
    ("removed[0]", {"removed": ["T1"]}),
    ("relic_pile[0]", {"relic_pile": ["T1"]}),
    ("relic_pile[1]", {"relic_pile": ["relic8", "relic8"]}),
    ("seats", {"seats": []}),
    ("seats", {"seats": [CAMP, CAMP, CAMP]}),
    ("seats", FINISHED | {"path": ["T1"], "on_path": [0]}),
    ("seats", FINISHED | {"expedition": 4}),
    ("seats", ALL_CHOSEN),
    ("seats[0]", {"seats": [1, 2, 3]}),
    ("seats[0].inside", {"seats[0].inside": 1}),
    ("seats[0].carried", {"seats[0].inside": False}),
    ("seats[0].chest", {"seats[0].chest": -1}),
    ("seats[0].relics[0]", {"seats[0].relics": ["T1"]}),
    ("seats[0].relics[0]", {"seats[0].relics": ["relic8"]}),
    ("seats[0].choice", {"seats[0].choice": "run"}),
    ("seats[0].choice", {"seats[0].inside": False, "seats[0].carried": 0, "seats[0].choice": "stay"}),
    ("options.relics", {"options": {"relics": 1}}),
    ("players", {"players": 2}),
    ("extra", {"extra": 1}),
]


@pytest.mark.parametrize("field, changes", BAD, ids=[f"{field}-{at}" for at, (field, _) in enumerate(BAD)])
def test_a_wrong_document_is_refused_with_the_name_of_the_field(field, changes):
    with pytest.raises(karat.BadPosition) as wrong:
        at(**changes)
    assert wrong.value.field == field


@pytest.mark.parametrize("key", ("expedition", "path", "on_path", "deck", "removed", "seats"))
def test_a_missing_key_is_named(key):
    document = changed()
    del document[key]
    with pytest.raises(karat.BadPosition) as wrong:
        g.position(document)
    assert wrong.value.field == key


# Views and events ----------------------------------------------------------------------------------------------------
def test_a_view_shows_all_but_the_deck_and_the_choices_of_others():
    view = at().view(1)
    for key in ("expedition", "path", "on_path", "removed", "relic_pile"):
        assert view[key] == DOCUMENT[key]
    assert view["deck"] == 3 and view["to_move"] == [0, 2]
    assert view["seats"] == [
        {"inside": True, "carried": 3, "chest": 0, "relics": [], "chosen": False},
        {"inside": True, "carried": 3, "chest": 9, "relics": [], "chosen": True, "choice": "leave"},
        {"inside": True, "carried": 3, "chest": 4, "relics": [], "chosen": False},
    ]
    assert at().view(0)["seats"][0]["choice"] is None


def test_without_the_option_no_view_shows_a_relic():
    assert g.new(3, seed=1).view()["relic_pile"] == at(**WITHOUT_RELICS).view()["relic_pile"] == []


def test_a_step_is_told():
    state = at(deck=["T5", "snake"])
    state.play(0, "stay")
    assert state.play(2, "stay") == [
        {"event": "chosen", "seat": 2, "choice": "stay"},
        {"event": "choice", "seat": 0, "choice": "stay"},
        {"event": "choice", "seat": 1, "choice": "leave"},
        {"event": "choice", "seat": 2, "choice": "stay"},
        {"event": "bank", "seat": 1, "carried": 3, "share": 2},
        {"event": "relic", "seat": 1, "card": "relic5"},
        {"event": "reveal", "card": "T5", "share": 2, "rest": 1},
    ]


def test_the_end_of_an_expedition_is_told():
    state = at(deck=["spider"], seats=[{"inside": True, "carried": 3, "chest": 0}, CAMP, CAMP])
    events = state.play(0, "stay")[2:]
    assert events[:6] == [
        {"event": "reveal", "card": "spider"},
        {"event": "trapped", "seat": 0, "lost": 3, "card": "spider"},
        {"event": "removed", "card": "spider"},
        {"event": "removed", "card": "relic5"},
        {"event": "expedition_over", "number": 2},
        {"event": "expedition", "number": 3},
    ]
    assert events[6] == {"event": "relic_added", "card": "relic8"} and events[7]["event"] == "reveal"


def test_the_end_of_the_game_is_told():
    state = at(expedition=5, seats=[{"inside": True, "carried": 3, "chest": 0}, CAMP, CAMP])
    assert state.play(0, "leave")[-2:] == [{"event": "expedition_over", "number": 5}, {"event": "over"}]


def test_each_revealed_card_is_a_step_of_the_record():
    state = g.new(3, seed=1)
    for seat, choice in enumerate(("stay", "leave", "stay")):
        state.play(seat, choice)
    steps = state.record()["steps"]
    path = state.position()["path"]
    assert steps[:5] == [["deal", path[0]], [0, "stay"], [1, "leave"], [2, "stay"], ["deal", path[1]]]
    assert g.replay(state.record()).position()["seats"] == state.position()["seats"]
