"""Sea or Shore in words: options, notation, refusals, position documents."""

import json
import random
from copy import deepcopy

import pytest

import karat
from karat.games.seashore import words

GAME = karat.game("seashore")
rule = pytest.mark.rule

EXAMPLE = {
    "game": "seashore", "players": 3, "options": {}, "round": 1, "start": 0, "turn": 1, "step": "play",
    "piles": [["tR4", "tB2", "tG3"]], "supply": 20, "box": ["R1"],
    "played": [{"seat": 0, "card": "R4", "shows": "shore", "plus": 0}], "out": [], "taken": [], "pending": [],
    "drawn": None,
    "seats": [
        {"hand": ["B3"], "points_pile": [], "plus": 0, "score": 0, "pass": None},
        {"hand": ["P7", "B9"], "points_pile": ["tB3"], "plus": 2, "score": 0, "pass": None},
        {"hand": ["G9", "B1"], "points_pile": [], "plus": 0, "score": 0, "pass": None},
    ],
}  # fmt: skip

PASSING = EXAMPLE | {"turn": None, "step": "pass", "played": []}

CLAIM = {
    "game": "seashore", "players": 4, "options": {}, "round": 1, "start": 1, "turn": 2, "step": "claim",
    "piles": [["tR4", "tB2"], ["tG3"]], "supply": 12, "box": [],
    "played": [
        {"seat": 1, "card": "B7", "shows": "sea", "plus": 0},
        {"seat": 2, "card": "R4", "shows": "shore", "plus": 2},
        {"seat": 3, "card": "R2", "shows": "shore", "plus": 0},
        {"seat": 0, "card": "P9", "shows": "sea", "plus": 1},
    ],
    "out": ["G1", "G2"], "taken": [],
    "pending": [{"seat": 2, "step": "claim", "colour": "R"}, {"seat": 1, "step": "rob"}, {"seat": 0, "step": "draw"}],
    "drawn": None,
    "seats": [
        {"hand": ["B3", "B4"], "points_pile": ["tG1", "tR3"], "plus": 0, "score": 0, "pass": None},
        {"hand": ["P7", "B9"], "points_pile": ["tB3"], "plus": 2, "score": 0, "pass": None},
        {"hand": ["G9", "B1"], "points_pile": [], "plus": 0, "score": 0, "pass": None},
        {"hand": ["G12", "G10"], "points_pile": [], "plus": 3, "score": 0, "pass": None},
    ],
}  # fmt: skip

ROB = deepcopy(CLAIM | {"turn": 1, "step": "rob", "pending": CLAIM["pending"][1:]})
ROB["seats"][2]["plus"] = 2
DRAW = CLAIM | {"turn": 0, "step": "draw", "pending": CLAIM["pending"][2:]}


def returning():
    document = deepcopy(DRAW)
    document |= {"step": "return", "pending": [{"seat": 0, "step": "return"}]}
    document["drawn"] = {"from": 3, "cards": ["G10", "G12"]}
    document["seats"][3]["hand"] = []
    return document


RETURN = returning()
OVER = deepcopy(EXAMPLE | {"round": 2, "turn": None, "step": "over", "played": []})
for one in OVER["seats"]:
    one["hand"] = []

STEPS = {"pass": PASSING, "play": EXAMPLE, "claim": CLAIM, "rob": ROB, "draw": DRAW, "return": RETURN, "over": OVER}


def changed(document, *path_and_value):
    """The document with another value at one place."""
    *path, value = path_and_value
    document = deepcopy(document)
    place = document
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return document


# Options -------------------------------------------------------------------------------------------------------------
def test_the_defaults_are_written_into_positions():
    options = GAME.position(EXAMPLE).position()["options"]
    assert options == GAME.options == {
        "treasure_points": [1, 1, 2, 3, 4], "action_rb": "plus", "action_pg": "hand", "pass_to": "left",
        "plus_cap": 12, "plus_most": 22, "steal_any": False,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("treasure_points", [1, 2, 3, 4]),
        ("treasure_points", [1, 2, 3, 4, -1]),
        ("treasure_points", [1, 2, 3, 4, 1000]),
        ("treasure_points", "12345"),
        ("action_rb", "steal"),
        ("action_pg", None),
        ("pass_to", "across"),
        ("plus_cap", -1),
        ("plus_cap", 100),
        ("plus_cap", True),
        ("plus_most", -1),
        ("plus_most", 23),
        ("steal_any", 1),
        ("colours", 4),
    ],
)
def test_a_bad_option_is_named(name, value):
    with pytest.raises(karat.BadSetup) as wrong:
        GAME.new(players=3, **{name: value})
    assert wrong.value.field.split("[")[0] == name


# Notation ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    [
        "pass R",
        "pass G",
        "play G9 sea",
        "play R12 shore +10",
        "play B1 sea +22",
        "take",
        "steal 3",
        "rob 0",
        "draw 4",
        "return G4 B7",
        "return R1",
        "return R4 B4",
    ],
)
def test_moves_read_back_as_they_are_written(text):
    assert words.move_text(words.move_from(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass",
        "pass r",
        "pass  R",
        "pass R ",
        "play G9",
        "play G13 sea",
        "play G9 sea +0",
        "play G9 sea +02",
        "play G9 sea 2",
        "play G9 sea +23",
        "play G09 sea",
        "play g9 sea",
        "steal",
        "steal ٣",
        "steal -1",
        "steal 03",
        "rob 10",
        "take it",
        "Take",
        "return",
        "return ",
        "return G4 G4",
        "return B7 G4",
        "return G4 R4",
        "return G4  B7",
        "return G4\n",
        "return " + "R1 " * 1000,
        "draw two",
        "x" * 5000,
    ],
)
def test_everything_else_is_no_move(text):
    assert words.move_from(text) is None


def test_more_cards_than_can_be_drawn_are_read_but_never_legal():
    assert words.move_from("return G4 B7 R9") is not None
    with pytest.raises(karat.IllegalMove, match=r"You drew 2 cards: give back the same number, not 3\."):
        GAME.position(RETURN).play(0, "return G4 B7 R9")


# Refusals ------------------------------------------------------------------------------------------------------------
REFUSED = [
    ("no-seat", EXAMPLE, 5, "take", "There’s no seat 5: the seats are 0 to 2."),
    ("over", OVER, 0, "take", "The game is over."),
    ("already-chosen", changed(PASSING, "seats", 1, "pass", "P"), 1, "pass B",
     "You’ve already chosen a colour to pass, and a choice is final."),
    ("nothing-to-pass", changed(PASSING, "seats", 1, "hand", []), 1, "pass B", "You have no cards, so you pass none."),
    ("not-your-turn", EXAMPLE, 0, "play B3 sea", "It’s seat 1’s turn."),
    ("not-your-prize", CLAIM, 1, "rob 3", "Seat 2 chooses a prize first."),
    ("unknown-move", EXAMPLE, 1, "fly", "“fly” is not a move: use pass, play, take, steal, rob, draw or return."),
    ("unknown-move", RETURN, 0, "return", "“return” is not a move: use pass, play, take, steal, rob, draw or return."),
    ("unknown-move", RETURN, 0, "give G4",
     "“give G4” is not a move: use pass, play, take, steal, rob, draw or return."),
    ("unknown-move", RETURN, 0, "return G4 X9",
     "“return G4 X9” is not a move: use pass, play, take, steal, rob, draw or return."),
    ("pass-now", PASSING, 1, "play P7 sea", "Everyone passes a card first: name its colour, for example pass R."),
    ("play-now", EXAMPLE, 1, "take", "It’s time to play a card, for example play G9 sea or play G9 shore +2."),
    ("claim-now", CLAIM, 2, "rob 3", "You’ve won red: take the face-up treasure or steal one, for example steal 2."),
    ("rob-now", ROB, 1, "take", "Take two plus cards from another player, for example rob 2."),
    ("draw-now", DRAW, 0, "rob 3", "Draw from another player’s hand, for example draw 2."),
    ("return-now", RETURN, 0, "draw 2", "Give back as many cards as you’ve drawn, for example return G4 B7."),
    ("not-longest", PASSING, 1, "pass R", "You pass a card of the colour you have most of, and that isn’t red."),
    ("not-in-hand", EXAMPLE, 1, "play P8 sea", "You don’t hold P8."),
    ("too-few-plus", EXAMPLE, 1, "play P7 sea +3", "You don’t have 3 plus cards to add."),
    ("too-many-plus", EXAMPLE | {"options": {"plus_most": 1}}, 1, "play P7 sea +2",
     "At this table a card takes at most 1 plus card."),
    ("takes-no-plus", EXAMPLE | {"options": {"plus_cap": 8}}, 1, "play B9 sea +1",
     "B9 can’t take plus cards, because no value goes above 8."),
    ("over-cap", EXAMPLE | {"options": {"plus_cap": 8}}, 1, "play P7 sea +2",
     "P7 would be worth 9, and no value goes above 8."),
    ("steal-nobody", CLAIM, 2, "steal 4", "There’s no seat 4 to steal from."),
    ("steal-yourself", CLAIM, 2, "steal 2", "You can’t steal from yourself."),
    ("nothing-to-steal", CLAIM, 2, "steal 3", "Seat 3 has no treasure to steal."),
    ("other-colour", CLAIM, 2, "steal 1", "You’ve won red, so you can’t steal this from seat 1: tB3."),
    ("rob-nobody", ROB, 1, "rob 9", "There’s no seat 9 to take plus cards from."),
    ("rob-yourself", ROB, 1, "rob 1", "You can’t take plus cards from yourself."),
    ("too-few-to-rob", ROB, 1, "rob 0", "Seat 0 has fewer than two plus cards."),
    ("draw-nobody", DRAW, 0, "draw 5", "There’s no seat 5 to draw from."),
    ("draw-yourself", DRAW, 0, "draw 0", "You can’t draw from your own hand."),
    ("empty-hand", changed(DRAW, "seats", 1, "hand", []), 0, "draw 1", "Seat 1 has no card to draw."),
    ("return-count", RETURN, 0, "return B3", "You drew 2 cards: give back the same number, not 1."),
    ("return-twice", RETURN, 0, "return B3 B3", "You’ve named B3 twice."),
    ("return-order", RETURN, 0, "return G12 B3", "Name the cards by number, then colour: return B3 G12."),
    ("return-not-held", RETURN, 0, "return B3 P7", "You neither hold P7 nor have drawn it."),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "document", "seat", "move", "sentence"), REFUSED, ids=[row[0] for row in REFUSED])
def test_a_refused_move_says_why_and_changes_nothing(reason, document, seat, move, sentence):
    state = GAME.position(document)
    with pytest.raises(karat.IllegalMove) as wrong:
        state.play(seat, move)
    assert wrong.value.reason == reason and sentence in str(wrong.value)
    assert wrong.value.rule == words.REFUSALS[reason]
    assert state.position() == GAME.position(document).position()


def test_every_refusal_has_a_test():
    assert {row[0] for row in REFUSED} == set(words.REFUSALS)


# Position documents --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("step", STEPS)
def test_every_step_loads_and_is_written_the_same(step):
    document = STEPS[step]
    written = GAME.position(document).position()
    assert json.loads(json.dumps(written)) == written
    assert written["step"] == step and GAME.position(written).position() == written
    for key, value in document.items():
        if key not in ("options", "seats", "out", "drawn"):
            assert written[key] == value, key
    for one, other in zip(written["seats"], document["seats"]):
        assert one | {"hand": set(one["hand"])} == other | {"hand": set(other["hand"])}


@pytest.mark.parametrize(
    ("step", "seat", "legal"),
    [
        ("pass", 1, ("pass B", "pass P")),
        ("claim", 2, ("take", "steal 0")),
        ("rob", 1, ("rob 2", "rob 3")),
        ("draw", 0, ("draw 1", "draw 2", "draw 3")),
        ("return", 0, ("return B3 B4", "return B3 G10", "return B3 G12", "return B4 G10", "return B4 G12",
                       "return G10 G12")),
    ],
)  # fmt: skip
def test_a_position_goes_on_where_it_stands(step, seat, legal):
    state = GAME.position(STEPS[step])
    assert state.legal(seat) == legal and seat in state.to_move


def last_trick(step, card, piles, **more):
    """Seat 2 has won the colour of this card in the last trick of round one; no plus cards, no treasures in front."""
    document = deepcopy(CLAIM | {"step": step, "piles": piles, "pending": [{"seat": 2, "step": step}]})
    document["played"][1] |= {"card": card, "plus": 0}
    document["played"][3]["card"] = "P1"
    if step == "claim":
        document["pending"][0]["colour"] = card[0]
    for one in document["seats"]:
        one |= {"hand": [], "points_pile": [], "plus": 0}
    return document | more


@rule("SEA-31", "SEA-40")
def test_a_document_without_a_question_is_read_on_to_the_next_one():
    """As play would: nothing to steal, so seat 2 takes; only seat 3 has two plus cards, so seat 1 robs it."""
    document = deepcopy(CLAIM)
    document["seats"][0]["points_pile"] = ["tG1"]
    state = GAME.position(document)
    now = state.position()
    assert state.to_move == (0,) and now["step"] == "draw" and now["taken"] == [0]
    assert now["seats"][2]["points_pile"] == ["tR4"] and [seat["plus"] for seat in now["seats"]] == [0, 4, 0, 1]
    assert GAME.position(now).position() == now
    live = GAME.position(CLAIM)
    live.play(2, "take")
    assert live.position()["pending"] == now["pending"] and live.position()["piles"] == now["piles"]


@rule("SEA-40")
def test_a_robbery_without_a_victim_is_read_on_too():
    document = changed(ROB, "seats", [one | {"plus": 0} for one in ROB["seats"]])
    now = GAME.position(document).position()
    assert now["step"] == "draw" and now["seats"][1]["plus"] == 2 and now["supply"] == ROB["supply"] - 2


@rule("SEA-41")
def test_a_draw_from_the_only_hand_is_asked_because_chance_follows():
    document = deepcopy(DRAW)
    for seat in (1, 2):
        document["seats"][seat]["hand"] = []
    state = GAME.position(document)
    assert state.legal(0) == ("draw 3",) and GAME.position(state.position()).position() == state.position()
    state.play(0, "draw 3")
    assert state.position()["step"] == "return"


def test_the_last_prize_before_round_two_is_asked_and_that_of_round_two_ends_the_game():
    document = last_trick("claim", "R9", [["tR4"], []])
    state = GAME.position(document)
    assert state.legal(2) == ("take",) and GAME.position(state.position()).position() == state.position()
    state.play(2, "take")
    assert state.position()["round"] == 2
    over = GAME.position(document | {"round": 2})
    assert over.over and over.scores == (0, 0, 4, 0)


def test_the_whole_trick_of_the_claim_is_settled_from_its_document():
    state = GAME.position(CLAIM)
    state.play(2, "steal 0")
    assert state.to_move == (0,)  # seat 1 robbed seat 3, the only one with two: no question
    state.play(0, "draw 3")
    state.play(0, "return G10 G12")
    document = state.position()
    assert document["piles"] == [["tB2", "tR4"], ["tG3"]] and document["start"] == 2 and document["turn"] == 2
    assert [seat["plus"] for seat in document["seats"]] == [0, 4, 0, 1] and document["supply"] == 15
    assert document["out"] == ["G1", "R2", "G2", "R4", "B7", "P9"]


def test_what_is_empty_may_be_left_out():
    document = {key: value for key, value in EXAMPLE.items() if key not in ("box", "out", "taken", "pending", "drawn")}
    for one in (document := deepcopy(document))["seats"]:
        del one["pass"]
    assert GAME.position(document).position()["box"] == []


def test_a_taken_pile_lies_face_down_and_may_be_empty():
    document = ROB | {"taken": [0], "piles": [[], ["tG3"]]}
    assert GAME.position(document).view(3)["piles"][0] == {"cards": 0, "open": None}
    assert GAME.position(document | {"piles": [["tB2"], ["tG3"]]}).view(3)["piles"][0] == {"cards": 1, "open": None}


def test_three_players_may_hold_any_treasure_of_the_box():
    document = changed(EXAMPLE, "piles", [["tR1", "tR1", "tG1"]])
    assert GAME.position(document).position()["piles"] == [["tR1", "tR1", "tG1"]]


def test_settled_prizes_may_be_missing():
    document = CLAIM | {"pending": CLAIM["pending"][:1]}
    state = GAME.position(document)
    state.play(2, "take")
    assert state.position()["step"] == "play"


SETTLING = ("claim", "rob", "draw", "return")
BAD = [
    ("round", changed(EXAMPLE, "round", 3)),
    ("round", changed(OVER, "round", 1)),
    ("start", changed(EXAMPLE, "start", 3)),
    ("step", changed(EXAMPLE, "step", "think")),
    ("step", PASSING | {"options": {"pass_to": "none"}}),
    ("step", changed(CLAIM, "step", "rob")),
    ("turn", changed(EXAMPLE, "turn", 2)),
    ("turn", changed(EXAMPLE, "turn", None)),
    ("turn", changed(EXAMPLE, "turn", True)),
    ("turn", changed(PASSING, "turn", 0)),
    ("turn", changed(OVER, "turn", 0)),
    ("turn", changed(CLAIM, "turn", 1)),
    ("extra", EXAMPLE | {"extra": 1}),
    ("seats", {key: value for key, value in EXAMPLE.items() if key != "seats"}),
    ("seats", changed(EXAMPLE, "seats", EXAMPLE["seats"][:2])),
    ("piles", changed(EXAMPLE, "piles", [[], []])),
    ("piles", changed(CLAIM, "piles", [["tR4"]])),
    ("piles[0][0]", changed(CLAIM, "piles", 0, 0, "tP4")),
    ("piles[1][0]", changed(CLAIM, "piles", 1, 0, "tR1")),
    ("piles[0][1]", changed(EXAMPLE, "piles", 0, 1, "tR4")),
    ("piles[0][1]", changed(EXAMPLE, "piles", 0, 1, "tR5")),
    ("piles[0][1]", changed(EXAMPLE, "piles", 0, 1, "R5")),
    ("seats[2].points_pile[0]", changed(EXAMPLE, "seats", 2, "points_pile", ["tB3"])),
    ("supply", changed(EXAMPLE, "supply", 21)),
    ("supply", changed(EXAMPLE, "supply", 23)),
    ("supply", changed(CLAIM, "supply", 15)),
    ("box[0]", changed(EXAMPLE, "box", 0, "B3")),
    ("out[0]", changed(EXAMPLE, "out", ["B13"])),
    ("seats[1].hand[1]", changed(EXAMPLE, "seats", 1, "hand", 1, "P7")),
    ("seats[1].plus", changed(EXAMPLE, "seats", 1, "plus", -1)),
    ("seats[1].score", changed(EXAMPLE, "seats", 1, "score", "0")),
    ("seats[1].pass", changed(EXAMPLE, "seats", 1, "pass", "B")),
    ("seats[1].pass", changed(PASSING, "seats", 1, "pass", "R")),
    ("seats[1].pass", changed(PASSING, "seats", 1, "pass", "X")),
    ("seats", changed(PASSING, "seats", [one | {"pass": one["hand"][0][0]} for one in PASSING["seats"]])),
    ("seats", changed(PASSING, "seats", [one | {"hand": []} for one in PASSING["seats"]])),
    ("seats", changed(EXAMPLE, "seats", [one | {"hand": []} for one in PASSING["seats"]])),
    ("seats[0].hand", changed(OVER, "seats", 0, "hand", ["B3"])),
    ("played", changed(PASSING, "played", EXAMPLE["played"])),
    ("played", changed(OVER, "played", EXAMPLE["played"])),
    ("played", changed(CLAIM, "played", CLAIM["played"][:3])),
    ("played[0].card", changed(EXAMPLE, "played", 0, "card", "B3")),
    ("played[0].shows", changed(EXAMPLE, "played", 0, "shows", "both")),
    ("played[0].plus", changed(EXAMPLE, "played", 0, "plus", 9)),
    ("played[0].seat", changed(EXAMPLE, "played", 0, "seat", 1)),
    ("played[1].seat", changed(CLAIM, "played", 1, "seat", 1)),
    ("taken", changed(EXAMPLE, "taken", [0])),
    ("taken", changed(EXAMPLE, "taken", None)),
    ("taken[0]", changed(CLAIM, "taken", [2])),
    ("taken[1]", changed(ROB, "taken", [0, 0])),
    ("pending", changed(EXAMPLE, "pending", CLAIM["pending"])),
    ("pending", changed(CLAIM, "pending", [])),
    ("pending", {key: value for key, value in CLAIM.items() if key != "pending"}),
    ("pending", changed(CLAIM, "pending", [*CLAIM["pending"][:1], *CLAIM["pending"][:0:-1]])),
    ("pending", changed(CLAIM, "taken", [0])),
    ("pending", changed(CLAIM, "pending", 1, "step", "draw")),
    ("pending", changed(ROB, "pending", [{"seat": 1, "step": "rob"}, {"seat": 3, "step": "rob"}])),
    ("pending[1].seat", changed(CLAIM, "pending", 1, "seat", 2)),
    ("pending[0].seat", changed(CLAIM, "pending", 0, "seat", 4)),
    ("pending[0].colour", changed(CLAIM, "pending", 0, "colour", "B")),
    ("pending[0].colour", changed(CLAIM, "pending", 0, {"seat": 2, "step": "claim"})),
    ("pending[1].colour", changed(CLAIM, "pending", 1, "colour", "B")),
    ("pending[1].step", changed(CLAIM, "pending", 1, "step", "return")),
    ("pending[1].step", changed(CLAIM, "pending", 1, "step", "play")),
    ("pending[0]", last_trick("rob", "R9", [["tB4"], []])),
    ("pending[0]", last_trick("draw", "P9", [["tB4"], []])),
    ("drawn", changed(EXAMPLE, "drawn", RETURN["drawn"])),
    ("drawn", changed(CLAIM, "drawn", {"from": 3, "cards": ["R9", "R10"]})),
    ("drawn", {key: value for key, value in RETURN.items() if key != "drawn"}),
    ("drawn", changed(RETURN, "drawn", None)),
    ("drawn.from", changed(RETURN, "drawn", "from", 0)),
    ("drawn.from", changed(RETURN, "drawn", "from", 4)),
    ("drawn.cards", changed(RETURN, "drawn", "cards", [])),
    ("drawn.cards[0]", changed(RETURN, "drawn", "cards", ["B3", "G10"])),
    ("drawn.cards", changed(changed(RETURN, "drawn", "from", 1), "drawn", "cards", ["G10"])),
]


@pytest.mark.parametrize(("field", "document"), BAD, ids=[f"{i}-{row[0]}" for i, row in enumerate(BAD)])
def test_a_bad_position_is_refused_and_the_place_named(field, document):
    with pytest.raises(karat.BadPosition) as wrong:
        GAME.position(document)
    assert wrong.value.field == field, str(wrong.value)


def test_a_prize_needs_a_card_and_a_victim_had_one():
    """Seat 3 had no card in this trick (a hand-made position)."""
    document = deepcopy(DRAW)
    document["played"] = [laid for laid in document["played"] if laid["seat"] != 3]
    document["seats"][3]["hand"] = []
    assert GAME.position(document).legal(0) == ("draw 1", "draw 2")
    bad = document | {"pending": [*document["pending"], {"seat": 3, "step": "rob"}]}
    with pytest.raises(karat.BadPosition, match=r"^pending\[1\].seat: "):
        GAME.position(bad)
    bad = document | {"step": "return", "pending": [{"seat": 0, "step": "return"}],
                      "drawn": {"from": 3, "cards": ["G10", "G12"]}}  # fmt: skip
    with pytest.raises(karat.BadPosition, match=r"^drawn.from: "):
        GAME.position(bad)


def test_nobody_plays_before_a_seat_that_has_cards():
    document = changed(EXAMPLE, "played", [{"seat": 1, "card": "R4", "shows": "sea", "plus": 0}])
    with pytest.raises(karat.BadPosition, match=r"^played\[0\].seat: seat 0 plays before"):
        GAME.position(document | {"turn": 2})


# Events --------------------------------------------------------------------------------------------------------------
def test_a_whole_game_speaks_the_documented_words_and_replays():
    state, rng = GAME.new(players=3, seed=5), random.Random(5)
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.legal(seat)))
    seen = {event["event"] for event in state.events(0)}
    assert seen >= {"round", "hand", "open", "chosen", "passed", "play", "reveal", "win", "plus", "take", "draw",
                    "return", "under", "trick_over", "score", "over"}  # fmt: skip
    record = json.loads(json.dumps(state.record()))
    assert GAME.replay(record).position() == state.position()
    assert [len(step[1]) for step in record["steps"][:2]] == [48, 12]
