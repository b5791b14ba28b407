"""Notation, position documents and refusals of Djinn."""

import copy

import pytest

import karat
from games.djinn.tables import CARDS, EFFECTS, TASKS, at, doc, g, play

words = g.words


# Notation ------------------------------------------------------------------------------------------------------------
def test_every_move_reads_back_as_itself():
    texts = [f"play {card}" for card in CARDS] + [f"keep {card}" for card in CARDS] + ["done"]
    texts += [f"djinn trump {colour}" for colour in "PGYB"]
    texts += [f"djinn {effect} {seat}" for effect in ("replace", "swap") for seat in range(4)]
    texts += [f"djinn {effect}" for effect in EFFECTS if effect not in ("trump", "replace", "swap")]
    texts += [f"cave {task} P1 G1 Y15" for task in TASKS] + ["cave run P1 G2 Y3 B15", "cave pairs P1 G2 Y3 P15 B15"]
    moves = [words.move_from(text) for text in texts]
    assert [words.move_text(move) for move in moves] == texts
    assert len(set(moves)) == len(texts)


@pytest.mark.parametrize("text", (
    "", " ", "play", "play ", "play  P1", "play P1 ", " play P1", "PLAY P1", "play p1", "play P01", "play P16",
    "play P0", "play R1", "play P１", "keep", "done ", "djinn", "djinn trump", "djinn trump R", "djinn trump PG",
    "djinn swap", "djinn swap 4", "djinn swap -1", "djinn free 1", "djinn wish", "cave", "cave ", "cave run P3 P2 P1",
    "cave run P1 P1 P2", "cave run P1  P2 P3", "cave run P1 P2 X3", "cave Run P1 P2 P3", "cave cards P1 P2 P3",
    "cave run P1 P2 P3\n", "\0", "cave run " + "P1 " * 1000, "9" * 5000, "🂡",
))  # fmt: skip
def test_nothing_else_is_a_move(text):
    assert words.move_from(text) is None


def test_cards_of_a_cave_move_go_by_number_then_by_colour():
    state = at("", "", kept=("Y3 G4 P5 G3 B4",), step="cave", turn=0, rows={"3": "run"})
    assert "cave run Y3 G4 P5" in state.legal(0)
    assert "cave run G3 B4 P5" in state.legal(0)


# Positions -----------------------------------------------------------------------------------------------------------
MID = doc("G1 G3", "P7 B2", "Y5 G2 B3", "Y9 G4 B4", leader=0, trick="Y11 Y3=15", trump_card="P3", deck="P9 P8",
          discard="P1", kept=("P12", "P13"), djinn=("", "swap", "free"), djinn_deck="lowest",
          djinn_used="fifteen trump",
          effects=[{"seat": 0, "effect": "trump", "colour": "G"}, {"seat": 1, "effect": "fifteen"}],
          levels=(3, 0, 4, 3))  # fmt: skip
AFTER = doc("G1", "P7", "B5 B6", trick="Y11 Y3", step="after", djinn=("", "swap"))
KEEP = doc("G1", "P7", "B5", trick="Y11 Y3", step="keep", turn=0, to_keep=1, effects=[{"seat": 2, "effect": "highest"}])
DOUBLE = doc("", "", "", trick="G9 G4 G2", step="keep", turn=0, to_keep=2, deck="",
             effects=[{"seat": 0, "effect": "double"}])  # fmt: skip
CAVE = doc("", "", kept=("P1 P2 P3 P4",), step="cave", turn=0, rows={"3": "run"}, deck="P5 P6 P7")
OVER = doc("", "", levels=(5, 3), step="over", turn=None, open_level=5)
GOOD = {"mid": MID, "after": AFTER, "keep": KEEP, "double": DOUBLE, "cave": CAVE, "over": OVER}


@pytest.mark.parametrize("name", GOOD)
def test_positions_of_every_step_are_written_as_they_were_read(name):
    written = g.position(GOOD[name]).position()
    assert list(written) == [*list(GOOD[name])[:3], *(key for key in written if key in list(GOOD[name])[3:])]
    assert sorted(written) == sorted(GOOD[name])
    assert g.position(written).position() == written
    for key in ("trick", "effects", "deck", "djinn_deck", "trump_card", "turn", "leader", "step", "to_keep"):
        assert written[key] == GOOD[name][key]


def changed(document, path, value):
    document = copy.deepcopy(document)
    *way, last = path.split(".")
    inner = document
    for step in way:
        inner = inner[int(step) if isinstance(inner, list) else step]
    if value is KeyError:
        del inner[last]
    else:
        inner[int(last) if isinstance(inner, list) else last] = value
    return document


BAD = [
    *((MID, key, KeyError, key) for key in MID if key not in ("game", "players", "options")),
    (MID, "more", 1, "more"),
    (MID, "phase", 0, "phase"),
    (MID, "phase", 10000, "phase"),
    (MID, "phase", "2", "phase"),
    (MID, "dealer", 4, "dealer"),
    (MID, "leader", -1, "leader"),
    (MID, "leader", 1, "trick[0].seat"),
    (MID, "turn", 3, "turn"),
    (MID, "turn", None, "turn"),
    (MID, "step", "deal", "step"),
    (MID, "step", "after", "turn"),
    (MID, "step", "over", "turn"),
    (MID, "to_keep", 1, "to_keep"),
    (MID, "trump_card", None, "trump_card"),
    (MID, "trump_card", "Y11", "trick[0].card"),
    (MID, "trick.0", [], "trick[0]"),
    (MID, "trick.1.seat", 2, "trick[1].seat"),
    (MID, "trick.1.seat", 0, "trick[1].seat"),
    (MID, "trick.1.counts_as", 4, "trick[1].counts_as"),
    (MID, "trick.1.counts_as", 2, "trick[1].counts_as"),
    (MID, "trick.1.card", "Y16", "trick[1].card"),
    (MID, "trick.1.colour", "Y", "trick[1].colour"),
    (MID, "effects.0", {"seat": 0, "effect": "trump"}, "effects[0].colour"),
    (MID, "effects.0.target", 1, "effects[0].target"),
    (MID, "effects.0.colour", "R", "effects[0].colour"),
    (MID, "effects.0.effect", "wish", "effects[0].effect"),
    (MID, "effects.0.seat", 2, "effects[1].seat"),
    (MID, "effects.1.seat", 3, "effects[1]"),
    (MID, "effects.1", {"seat": 2, "effect": "fifteen"}, "effects[1]"),
    (MID, "effects.1", {"seat": 1, "effect": "replace", "target": 1}, "effects[1].target"),
    (MID, "effects.1", {"seat": 1, "effect": "swap", "target": 2}, "effects[1].target"),
    (MID, "effects", [{"seat": 0, "effect": "highest"}] * 3, "djinn_deck"),
    (MID, "deck", ["P9", "P9"], "deck[1]"),
    (MID, "deck", ["P12"], "seats[0].kept[0]"),
    (MID, "deck", "P9", "deck"),
    (MID, "discard", ["wish"], "discard[0]"),
    (MID, "djinn_deck", ["lowest"] * 3, "djinn_deck"),
    (MID, "djinn_used", ["P1"], "djinn_used[0]"),
    (MID, "caves.3", ["run", "run"], 'caves."3"'),
    (MID, "caves.3", ["run", "pairs", "under", "over"], 'caves."3"'),
    (MID, "caves.4", ["sum"], 'caves."4"[0]'),
    (MID, "caves.5", KeyError, 'caves."5"'),
    (MID, "caves.6", [], 'caves."6"'),
    (MID, "open_level", 4, "open_level"),
    (MID, "open_level", 6, "open_level"),
    (MID, "seats", MID["seats"][:3], "seats"),
    (MID, "seats.1.level", 2, "seats[1].level"),
    (MID, "seats.1.level", 5, "seats[1].level"),
    (MID, "seats.1.hand", ["P7"], "seats[1].hand"),
    (MID, "seats.1.djinn", ["swap", "swap", "swap"], "djinn_deck"),
    (MID, "seats.1.djinn", [7], "seats[1].djinn[0]"),
    (MID, "seats.1.hand", [f"B{n}" for n in range(1, 10)], "seats[1].hand"),
    (MID, "options", {"djinn_deck": {"swap": 1}}, "djinn_deck"),
    (doc(" ".join(CARDS[:8]), " ".join(CARDS[8:16]), trick="", trump_card="B15", turn=1), "phase", 2, "turn"),
    (doc(" ".join(CARDS[:8]), " ".join(CARDS[8:15]), trick="G15", trump_card="B15"), "phase", 2, "seats[0].hand"),
    (doc("", ""), "phase", 2, "seats[0].hand"),
    (AFTER, "seats.1.djinn", [], "seats[1].djinn"),
    (AFTER, "trick", [], "seats[2].hand"),
    (doc("P1", "P2", step="after", turn=0, djinn=("swap",)), "phase", 2, "turn"),
    (AFTER, "effects", [{"seat": 2, "effect": "double"}], "effects[0]"),
    (KEEP, "to_keep", 0, "to_keep"),
    (KEEP, "to_keep", 2, "to_keep"),
    (KEEP, "to_keep", 3, "to_keep"),
    (KEEP, "trick", KEEP["trick"][:1], "to_keep"),
    (KEEP, "trick", KEEP["trick"][::-1], "trick[1].seat"),
    (KEEP, "seats.0.hand", [], "seats[1].hand"),
    (KEEP, "effects", [], "trick"),
    (DOUBLE, "turn", 1, "to_keep"),
    (DOUBLE, "to_keep", 1, "trick"),
    (DOUBLE, "effects", [], "to_keep"),
    (DOUBLE, "effects.0.effect", "highest", "to_keep"),
    (DOUBLE, "effects.0.seat", 1, "to_keep"),
    (DOUBLE, "trick.0", {"seat": 0, "card": "G3", "counts_as": 3}, "turn"),
    (doc("P1", "P2", trick="G9 G4", step="keep", turn=1, to_keep=1), "phase", 2, "turn"),
    (doc("P1", "P2 Y4", trick="Y1", leader=1, turn=0), "seats.1.hand", ["P2"], "seats[0].hand"),
    (CAVE, "turn", 1, "turn"),
    (CAVE, "seats.0.kept", ["P1", "P2", "P3"], "turn"),
    (CAVE, "seats.0.kept", ["P1", "P2"], "turn"),
    (CAVE, "leader", 1, "leader"),
    (CAVE, "dealer", 1, "leader"),
    (CAVE, "phase", 1, "leader"),
    (CAVE, "trick", [{"seat": 0, "card": "Y1", "counts_as": 1}], "trick"),
    (CAVE, "effects", [{"seat": 0, "effect": "double"}], "effects"),
    (CAVE, "seats.0.hand", ["Y1"], "seats[0].hand"),
    (CAVE, "seats.0.level", 3, "open_level"),
    (CAVE, "seats.1.level", 5, "seats[1].level"),
    (OVER, "turn", 0, "turn"),
    (OVER, "seats.0.level", 4, "step"),
    (OVER, "open_level", 4, "seats[0].level"),
    (OVER, "leader", 1, "leader"),
    (doc("", "", levels=(3, 0), step="over", turn=None, deck="", open_level=4), "open_level", 3, "open_level"),
]


@pytest.mark.parametrize("document, path, value, field", BAD)
def test_a_position_that_cannot_be_is_refused_by_the_name_of_its_field(document, path, value, field):
    with pytest.raises(karat.BadPosition) as wrong:
        g.position(changed(document, path, value))
    assert wrong.value.field == field


def test_decided_seats_may_stand_in_the_open_row_while_others_decide():
    state = at("", "", kept=("", "P1 P2 P3 P4"), levels=(3, 0), step="cave", turn=1, rows={"3": "run"}, open_level=3)
    assert len(state.legal(1)) == 2
    with pytest.raises(karat.BadPosition) as wrong:
        at("", "", kept=("", "P1 P2 P3 P4"), levels=(4, 0), step="cave", turn=1, rows={"3": "run"}, open_level=3)
    assert wrong.value.field == "seats[0].level"


def test_a_trick_being_settled_may_have_lost_cards_from_anywhere():
    document = changed(KEEP, "trick.0.seat", 1)
    document = changed(document, "trick.1.seat", 2)
    state = g.position(document)
    assert state.legal(0) == ("keep Y3", "keep Y11")
    play(state, "keep Y3")
    assert state.position()["discard"] == ["Y11"]


def test_a_position_may_hold_fewer_cards_than_the_box():
    state = at("P1", "P2", deck="", rows={"3": "", "4": "", "5": ""})
    assert state.position()["caves"] == {"3": [], "4": [], "5": []}
    play(state, "play P1", "play P2", "keep P1")
    assert state.over  # two cards cannot be dealt to two players and a trump card
    state = at("P1", "P2", trick="", effects=[{"seat": 0, "effect": "lowest"}])
    assert state.position()["djinn_used"] == []  # a card played in this trick may be missing there
    assert state.legal(0) == ("play P1",)


def test_a_game_that_ended_for_want_of_cards_loads():
    state = at("", "", levels=(3, 0), step="over", turn=None, deck="", discard="P1")
    assert (state.over, state.winners) == (True, (0,))


# Refusals ------------------------------------------------------------------------------------------------------------
TURN = at("P7 G1", "Y13 P9", "Y5 B2", djinn=("free",))
FOLLOW = at("G1", "Y13 P9", "Y5 B2", trick="Y11", djinn=("", "trump replace swap fifteen"), deck="B9")
NO_PILE = at("G1", "Y13 P9", "Y5 B2", trick="Y11", djinn=("", "replace"), deck="")
LAID = at("G1", "P9", "Y5 B2", trick="Y11 Y13", step="after", djinn=("", "free swap replace highest"))
SETTLE = at("G1", "P9", "B2", trick="Y11 Y13 Y5", step="keep", turn=1, to_keep=1)
CAVES = at("", "", kept=("P1 P2 P3 P4 G9 G10 G12 B9",), step="cave", turn=0, rows={"3": "run pairs colour"})
SUMS = at("", "", kept=("P1 P2 P3 P4 G9 G10 G12 B9",), step="cave", turn=0, rows={"3": "under over exact"})
FOUR = at("", "", kept=("P1 G1 P3 G3 Y3 B5",), levels=(3,), step="cave", turn=0, rows={"4": "pairs run"})
FINISHED = at("", "", levels=(5, 3), step="over", turn=None, open_level=5)

REFUSED = [
    (TURN, 3, "play P7", "no-seat", "There’s no seat 3: the seats are 0 to 2."),
    (FINISHED, 0, "play P7", "over", "The game is over."),
    (TURN, 1, "play P9", "not-your-turn", "It’s seat 0’s turn."),
    (SETTLE, 0, "keep Y5", "not-your-trick", "Seat 1 has won the trick and is choosing a card to keep."),
    (CAVES, 1, "done", "not-your-cave", "Seat 0 is choosing a challenge."),
    (TURN, 0, "", "unknown-move", "“” is not a move: use play, djinn, done, keep or cave."),
    (TURN, 0, "play P7 ", "unknown-move", "“play P7 ” is not a move: use play, djinn, done, keep or cave."),
    (LAID, 1, "djinn highest 2", "unknown-move", None),
    (TURN, 0, "{}", "unknown-move", "“{}” is not a move: use play, djinn, done, keep or cave."),
    (TURN, 0, "play", "play-what", "Name the treasure to play, for example play P15."),
    (TURN, 0, "play ", "play-what", None),
    (TURN, 0, "djinn", "djinn-what", "Name the Djinn card to play, for example djinn lowest."),
    (SETTLE, 1, "keep", "keep-what", "Name the card of the trick to keep, for example keep P15."),
    (SETTLE, 1, "play", "keep-now", None),
    (CAVES, 0, "cave", "cave-what", "Name the challenge and the cards for it, for example cave run Y3 G4 P5."),
    (
        TURN,
        0,
        "play P16",
        "unknown-card",
        "There’s no treasure “P16”: cards are P1 to P15, and the same for G, Y and B.",
    ),
    (
        SETTLE,
        1,
        "keep Q7",
        "unknown-card",
        "There’s no treasure “Q7”: cards are P1 to P15, and the same for G, Y and B.",
    ),
    (CAVES, 0, "cave run P1 P2 Q3", "unknown-card", None),
    (TURN, 0, "play P9", "not-held", "You don’t hold P9."),
    (FOLLOW, 1, "play P9", "must-follow", "You hold yellow, so you must follow suit: play yellow."),
    (TURN, 0, "done", "not-laid", "Play a treasure first; then you can finish your turn."),
    (LAID, 1, "play P9", "already-laid", "You’ve played your treasure: play a Djinn card, or choose done."),
    (TURN, 0, "keep P7", "no-trick-won", "There’s no trick to keep a card from right now."),
    (LAID, 1, "keep Y13", "no-trick-won", None),
    (SETTLE, 1, "play P9", "keep-now", "You’ve won the trick: keep one of its cards."),
    (SETTLE, 1, "keep P9", "not-in-trick", "P9 isn’t in the trick, or no longer is."),
    (TURN, 0, "djinn wish", "unknown-djinn", "There’s no Djinn card “wish”."),
    (TURN, 0, "djinn swap 1", "djinn-not-held", "You don’t hold the Djinn card “swap cards”."),
    (FOLLOW, 1, "djinn trump", "trump-needs-colour", "Name the colour to make trump: P, G, Y or B."),
    (FOLLOW, 1, "djinn trump R", "trump-needs-colour", None),
    (FOLLOW, 1, "djinn replace", "replace-needs-seat", "Name the seat whose card you want to replace."),
    (FOLLOW, 1, "djinn replace x", "replace-needs-seat", None),
    (FOLLOW, 1, "djinn replace ", "replace-needs-seat", None),
    (FOLLOW, 1, "djinn replace 1", "replace-own", "Only another player’s card can be replaced."),
    (FOLLOW, 1, "djinn replace 2", "replace-nothing", "Seat 2 has no card in this trick to replace."),
    (FOLLOW, 1, "djinn replace 9", "replace-no-seat", "There’s no seat 9: the seats are 0 to 2."),
    (FOLLOW, 1, "djinn replace 02", "replace-no-seat", "There’s no seat 02: the seats are 0 to 2."),
    (LAID, 1, "djinn swap 12", "swap-no-seat", "There’s no seat 12: the seats are 0 to 2."),
    (NO_PILE, 1, "djinn replace 0", "replace-empty-pile", "The treasure deck is empty, so no card can be replaced."),
    (
        LAID,
        1,
        "djinn free",
        "free-too-late",
        "“Any colour” has to be played before your card, and you’ve already played that.",
    ),
    (FOLLOW, 1, "djinn swap 0", "swap-too-early", "“Swap cards” can only be played after your own card."),
    (LAID, 1, "djinn swap", "swap-needs-seat", "Name the seat whose card you want to swap with yours."),
    (LAID, 1, "djinn swap 1", "swap-own", "You can only swap cards with another player."),
    (LAID, 1, "djinn swap 2", "swap-nothing", "Seat 2 has no card in this trick to swap with."),
    (FOLLOW, 1, "djinn fifteen", "fifteen-too-early", "“Counts as 15” can only be played after your own card."),
    (TURN, 0, "cave run P1 P2 P3", "no-cave-now", "Challenges are completed after the phase, not now."),
    (CAVES, 0, "play P1", "cave-now", "The phase is over: if you can complete a challenge, you must."),
    (CAVES, 0, "done", "cave-now", None),
    (CAVES, 0, "cave wish P1 P2 P3", "unknown-task", "There’s no challenge “wish”."),
    (
        CAVES,
        0,
        "cave exact P1 P2 G12",
        "task-not-open",
        "The challenge “exact total” isn’t among the level 3 caves in front of you.",
    ),
    (CAVES, 0, "cave run P1 P2 P2", "card-twice", "You’ve named P2 twice."),
    (CAVES, 0, "cave run", "wrong-number", "A challenge of level 3 takes exactly as many cards as its level, not 0."),
    (
        CAVES,
        0,
        "cave run P1 P2 P3 P4",
        "wrong-number",
        "A challenge of level 3 takes exactly as many cards as its level, not 4.",
    ),
    (CAVES, 0, "cave run G1 P2 P3", "not-kept", "G1 isn’t one of your kept cards."),
    (CAVES, 0, "cave run P1 P2 P4", "not-a-run", "These numbers don’t form a run."),
    (CAVES, 0, "cave pairs G9 B9 G10", "not-pairs", "These aren’t the pairs that the challenge asks for."),
    (FOUR, 0, "cave pairs P1 G1 P3 B5", "not-pairs", "These aren’t the pairs that the challenge asks for."),
    (SUMS, 0, "cave under P2 P3 G10", "not-under", "The total is 15, but it should be under 15."),
    (SUMS, 0, "cave over G9 B9 G12", "not-over", "The total is 30, but it should be over 30."),
    (SUMS, 0, "cave exact P1 P2 G12", None, None),
    (SUMS, 0, "cave exact P1 P3 G12", "not-exact", "The total is 16, but it should be exactly 15."),
    (CAVES, 0, "cave colour P1 P2 G9", "not-one-colour", "These cards aren’t all of one colour."),
    (CAVES, 0, "cave run P3 P2 P1", "not-ascending", "Name the cards in ascending order: P1 P2 P3."),
]


@pytest.mark.parametrize("state, seat, move, reason, sentence", REFUSED)
def test_every_way_to_be_wrong_has_its_own_reason(state, seat, move, reason, sentence):
    if reason is None:
        assert move in state.legal(seat)
        return
    before = state.position()
    with pytest.raises(karat.IllegalMove) as wrong:
        state.play(seat, move)
    assert (wrong.value.reason, wrong.value.rule) == (reason, words.REFUSALS[reason])
    assert sentence is None or str(wrong.value) == sentence
    assert state.position() == before


def test_every_reason_is_tried_above():
    assert {reason for *_, reason, _ in REFUSED if reason} == set(words.REFUSALS)


@pytest.mark.rule("DJI-51")
def test_a_second_treasure_is_refused_by_the_rule_that_asks_for_djinn_cards():
    with pytest.raises(karat.IllegalMove) as wrong:
        LAID.play(1, "play P9")
    assert wrong.value.rule == "DJI-51"


@pytest.mark.rule("DJI-20")
def test_a_colour_held_must_be_followed_and_the_refusal_says_which():
    with pytest.raises(karat.IllegalMove, match=r"You hold yellow, so you must follow suit: play yellow\.") as wrong:
        FOLLOW.play(1, "play P9")
    assert wrong.value.rule == "DJI-20"


# Records -------------------------------------------------------------------------------------------------------------
def test_a_record_names_every_card_and_replays():
    state = g.new(3, seed=8, djinn_deck={"replace": 6, "swap": 3})
    for _ in range(60):
        moves = state.legal(state.to_move[0])
        play(state, next((move for move in moves if move.startswith("djinn")), moves[0]))
    record = state.record()
    dealt = [cards for who, cards in record["steps"] if who == "deal"]
    assert [len(row) for row in dealt[:3]] == [3, 3, 3]
    assert all(card in ("replace", "swap") for card in dealt[3:6])
    assert len(dealt[6]) == 25
    assert any(card in CARDS for card in dealt[7:])  # a replaced one
    twin = g.replay(record)
    assert twin.position()["seats"] == state.position()["seats"]
    assert twin.position()["effects"] == state.position()["effects"]
    assert twin.events(1) == state.events(1)
