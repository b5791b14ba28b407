"""Caves, phases and the end of Djinn, each rule by its id."""

import itertools
import random

import numpy as np
import pytest

from games.djinn.tables import CARDS, TASKS, at, find, g, kept, play, seat_of
from karat.kernel import dispatch

LEVEL_BEFORE = {3: 0, 4: 3, 5: 4}


def after_phase(*kept, seed=0, **values):
    """The state after the last trick of a phase, of which the last seat keeps B14, and the events since.

    The phase's first trick was led by seat 0, which dealt, unless the values say otherwise.
    """
    players = len(kept)
    values = {"step": "keep", "to_keep": 1, "turn": players - 1, "trick": "B14 B15", "trump_card": "B13",
              "effects": [{"seat": players - 1, "effect": "highest"}] * (players - 2)} | values  # fmt: skip
    state = at(*[""] * players, kept=kept, seed=seed, **values)
    return state, play(state, "keep B14")


def levels(state):
    return [seat["level"] for seat in state.position()["seats"]]


def number(card):
    return int(card[1:])


def in_order(cards):
    return sorted(cards, key=lambda card: (number(card), "PGYB".index(card[0])))


def met_by(cards, task, level):
    """The tasks written down once more, as plainly as possible."""
    numbers = sorted(map(number, cards))
    if task == "run":
        return numbers == list(range(numbers[0], numbers[0] + level))
    if task == "colour":
        return len({card[0] for card in cards}) == 1
    if task == "pairs":
        lower, paired = (numbers[:1], numbers[1:]) if level in (3, 5) else ([], numbers)
        return all(n < paired[0] for n in lower) and all(a == b for a, b in zip(paired[::2], paired[1::2]))
    low, high = {3: (15, 30), 4: (20, 40), 5: (25, 50)}[level]
    return {"under": sum(numbers) < low, "over": sum(numbers) > high, "exact": sum(numbers) == low}[task]


def ways_by_hand(cards, tasks, level):
    sets = [in_order(chosen) for chosen in itertools.combinations(cards, level)]
    return {f"cave {task} {' '.join(cards)}" for cards in sets for task in tasks if met_by(cards, task, level)}


# Tasks ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-2", "DJI-3")
@pytest.mark.parametrize("task, met, not_met", (
    ("run", "G6 P7 P8", "G6 P7 P9"), ("run", "P1 Y2 B3", "P1 G1 B2"), ("run", "P13 P14 P15", "P1 P14 P15"),
    ("run", "P6 P7 P8 G9", "P6 P7 P8 G10"), ("run", "P5 P6 P7 P8 G9", "P5 P6 P7 P8 G8"),
    ("pairs", "P5 G5 Y3", "P5 G5 Y7"), ("pairs", "P5 G5 Y4", "P5 G5 Y5"), ("pairs", "P5 G5 P1 G1", "P5 G5 P1 G2"),
    ("pairs", "P5 G5 Y5 B5", "P5 G5 Y5 B6"), ("pairs", "P5 G5 P3 G3 Y1", "P5 G5 P3 G3 Y4"),
    ("pairs", "P5 G5 Y5 B5 P1", "P5 G5 Y5 B5 P6"), ("pairs", "P9 G9 P3 G3 Y2", "P9 G9 P3 G3 Y3"),
    ("under", "P1 G5 Y8", "P1 G6 Y8"), ("under", "P1 G5 Y6 B7", "P1 G5 Y6 B8"),
    ("under", "P1 G5 Y6 B7 P5", "P1 G5 Y6 B7 P6"),
    ("over", "P10 G10 Y11", "P10 G10 Y10"), ("over", "P10 G10 Y10 B11", "P10 G10 Y10 B10"),
    ("over", "P10 G10 Y10 B10 P11", "P10 G10 Y10 B10 P9"),
    ("exact", "P1 G6 Y8", "P1 G6 Y7"), ("exact", "P1 G6 Y8 B5", "P1 G6 Y8 B6"),
    ("exact", "P1 G6 Y8 B5 P5", "P1 G6 Y8 B5 P4"),
    ("colour", "P1 P9 P4", "P1 P9 G4"), ("colour", "Y1 Y9 Y4 Y15", "Y1 Y9 Y4 B12"),
    ("colour", "B1 B9 B4 B12 B2", "B1 B9 B4 B12 P2"),
))  # fmt: skip
def test_each_task_at_each_level(task, met, not_met):
    level = len(met.split())
    for cards, reached in ((met, level), (not_met, LEVEL_BEFORE[level])):
        state, _ = after_phase(cards, "", levels=(LEVEL_BEFORE[level], 0), rows={str(level): task})
        assert levels(state) == [reached, 0], cards


@pytest.mark.rule("DJI-2", "DJI-3", "DJI-30")
@pytest.mark.parametrize("level", (3, 4, 5))
def test_the_ways_to_meet_a_task_are_all_fitting_sets_of_kept_cards(level):
    rng = random.Random(level)
    for _ in range(12):
        cards, tasks = rng.sample(CARDS[:51], rng.randint(level + 1, 9)), rng.sample(TASKS, 3)
        ways = ways_by_hand(cards, tasks, level)
        if len(ways) > 1:
            start = LEVEL_BEFORE[level]
            state, _ = after_phase(" ".join(cards), "", levels=(start, 0), rows={str(level): " ".join(tasks)})
            assert len(state.legal(0)) == len(ways)
            assert set(state.legal(0)) == ways


@pytest.mark.rule("DJI-2")
def test_the_lowest_card_of_all_takes_part_in_ways():
    state, _ = after_phase("P1 G1 Y1 B1", "", rows={"3": "under"})
    assert state.legal(0) == (
        "cave under P1 G1 Y1", "cave under P1 G1 B1", "cave under P1 Y1 B1", "cave under G1 Y1 B1",
    )  # fmt: skip


@pytest.mark.rule("DJI-30")
def test_more_ways_than_room_are_counted_and_the_first_ones_written():
    state, _ = after_phase(" ".join(CARDS[:20]), "", rows={"3": "under run"})
    moves = np.zeros(10, np.int64)
    ways = ways_by_hand(CARDS[:20], ("under", "run"), 3)
    assert dispatch.legal_now(state.states, 0, moves) == len(ways)
    texts = [g.words.move_text(move) for move in moves.tolist()]
    assert texts == list(state.legal(0)[:10])
    assert len(set(state.legal(0))) == len(ways)
    state = at("P1 P2 P3", "G1 G2 G3")
    assert dispatch.legal_now(state.states, 0, moves[:2]) == 3


# Entering ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-30")
def test_who_can_meet_two_tasks_chooses_but_cannot_refuse_both():
    state, _ = after_phase("P5 G5 Y3 P4", "", rows={"3": "run pairs exact"})
    assert state.position()["step"] == "cave"
    assert state.legal(0) == ("cave run Y3 P4 P5", "cave run Y3 P4 G5", "cave pairs Y3 P5 G5", "cave pairs P4 P5 G5")
    events = play(state, "cave run Y3 P4 G5")
    assert find(events, "cave") == [{"seat": 0, "level": 3, "task": "run", "cards": ["Y3", "P4", "G5"]}]
    assert (levels(state), kept(state, 0)) == ([3, 0], "P5")
    assert "Y3" not in kept(state, 1)


@pytest.mark.rule("DJI-30")
def test_one_task_in_a_phase_and_its_cards_are_discarded():
    state, _ = after_phase("P1 P2 P3 P4 P5 P6 P7", "", rows={"3": "run", "4": "run"}, discard="Y9")
    play(state, "cave run P1 P2 P3")
    assert (levels(state), kept(state, 0)) == ([3, 0], "P4 P5 P6 P7")
    state, _ = after_phase("P1 P2 P3 P5", "P6 P7 P8 P9", rows={"3": "run"}, discard="Y9")
    assert state.position()["discard"] == ["P1", "P2", "P3", "Y9", "B15"]


@pytest.mark.rule("DJI-31")
def test_players_may_use_the_same_cave_card_and_no_level_is_skipped():
    state, _ = after_phase("P1 P2 P3", "G1 G2 G3", rows={"3": "run"})
    assert levels(state) == [3, 3]
    state, _ = after_phase("P1 P2 P3 P5", "", rows={"3": "over", "4": "under", "5": "under"})
    assert levels(state) == [0, 0]
    state, _ = after_phase("P1 P2 P3 P4", "", levels=(3, 0), rows={"3": "under", "4": "run", "5": "run"})
    assert (levels(state), kept(state, 0)) == ([4, 0], "")
    state, _ = after_phase("P1 P2 P3 P4 P5", "", levels=(4, 0), rows={"5": "run"})
    assert levels(state) == [5, 0]


@pytest.mark.rule("DJI-32")
def test_players_decide_clockwise_from_the_leader_of_the_first_trick():
    many = ("P1 P2 P3 P4", "G1 G2 G3 G4", "Y1 Y2 Y3 Y4")
    state, _ = after_phase(*many, rows={"3": "run"}, dealer=1, leader=1)
    order = []
    while not state.over and state.position()["step"] == "cave":
        order.append(state.to_move[0])
        assert state.position()["leader"] == 1
        play(state, state.legal(state.to_move[0])[0])
    assert order == [1, 2, 0]
    state, _ = after_phase(*many, rows={"3": "run"}, phase=1, dealer=1, leader=0)
    assert (state.to_move, state.position()["leader"]) == ((2,), 2)  # in phase 1 the seat after the dealer


@pytest.mark.rule("DJI-32")
def test_a_single_way_is_taken_without_a_question():
    state, events = after_phase("P1 P2 P3", "", rows={"3": "run"})
    assert find(events, "cave") == [{"seat": 0, "level": 3, "task": "run", "cards": ["P1", "P2", "P3"]}]
    assert (state.position()["phase"], levels(state)) == (3, [3, 0])
    state, events = after_phase("P1 P2 P3", "", rows={"3": "run under"})  # one set of cards, but two tasks
    assert (find(events, "cave"), state.to_move) == ([], (0,))
    state, events = after_phase("P1 P2 P3 P4", "", rows={"3": "run"})  # one task, but two sets
    assert (find(events, "cave"), state.to_move) == ([], (0,))


@pytest.mark.rule("DJI-32")
def test_those_without_a_choice_are_settled_in_their_turn():
    state, events = after_phase("P1 P2 P3", "G1 G2 G3 G4", "Y1 Y2 Y3", rows={"3": "run"})
    assert (levels(state), state.to_move) == ([3, 0, 0], (1,))
    events = play(state, "cave run G2 G3 G4")
    assert [event["seat"] for event in find(events, "cave")] == [1, 2]
    assert levels(state) == [3, 3, 3]


@pytest.mark.rule("DJI-33")
def test_the_next_row_is_turned_up_after_all_have_decided():
    state, events = after_phase("P1 P2 P3", "G1 G2 G3 G4", rows={"3": "run", "4": "over exact colour"})
    assert (state.position()["open_level"], find(events, "row")) == (3, [])
    events = play(state, "cave run G2 G3 G4")
    assert state.position()["open_level"] == 4
    assert find(events, "row") == [{"level": 4, "tasks": ["over", "exact", "colour"]}]
    state, events = after_phase("P1 P2 P3 P4", "", levels=(3, 3), rows={"4": "run", "5": "pairs run over"})
    assert find(events, "row") == [{"level": 5, "tasks": ["run", "pairs", "over"]}]
    state, events = after_phase("P1", "")
    assert (state.position()["open_level"], find(events, "row")) == (3, [])


# Between two phases --------------------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-34")
@pytest.mark.parametrize("before, drawing", (
    ((3, 0, 3), [1]), ((0, 0, 3), [0, 1]), ((3, 3, 3), [0, 1, 2]), ((0, 0, 0), [0, 1, 2]), ((4, 3, 4), [1]),
))  # fmt: skip
def test_everybody_in_last_position_draws_a_djinn_card(before, drawing):
    state, events = after_phase("", "", "", levels=before, djinn_deck="swap free trump lowest")
    assert find(events, "draw") == [{"seat": p} | ({"effect": "trump"} if p == 2 else {}) for p in drawing]
    cards = ["swap", "free", "trump"]
    assert [seat_of(state, p)["djinn"] for p in drawing] == [[card] for card in cards[: len(drawing)]]
    assert state.position()["djinn_deck"] == [*cards, "lowest"][len(drawing) :]


@pytest.mark.rule("DJI-34")
def test_djinn_cards_are_drawn_clockwise_from_the_leader_of_the_first_trick():
    _, events = after_phase("", "", "", dealer=2, leader=2, djinn_deck="swap free trump lowest")
    assert [event["seat"] for event in find(events, "draw")] == [2, 0, 1]
    _, events = after_phase("", "", "", dealer=1, leader=1, djinn_deck="swap free trump", levels=(3, 0, 0))
    assert [event["seat"] for event in find(events, "draw")] == [1, 2]
    _, events = after_phase("", "", "", dealer=2, leader=2, djinn_deck="swap free trump lowest", phase=1)
    assert [event["seat"] for event in find(events, "draw")] == [0, 1, 2]


@pytest.mark.rule("DJI-35")
def test_used_djinn_cards_are_shuffled_when_the_pile_is_empty():
    state, events = after_phase("", "", "", djinn_deck="swap", djinn_used="free free lowest")
    position = state.position()
    assert position["seats"][0]["djinn"] == ["swap"]
    assert find(events, "djinn_shuffled") == [{"size": 3}]
    drawn = position["seats"][1]["djinn"] + position["seats"][2]["djinn"] + position["djinn_deck"]
    assert (sorted(drawn), position["djinn_used"]) == (["free", "free", "lowest"], [])
    firsts = {
        tuple(after_phase("", "", djinn_used="free lowest swap", seed=seed)[0].position()["seats"][0]["djinn"])
        for seed in range(30)
    }
    assert firsts == {("free",), ("lowest",), ("swap",)}


@pytest.mark.rule("DJI-35")
def test_without_any_djinn_card_nobody_draws():
    state, events = after_phase("", "", djinn=("swap", ""))
    assert (find(events, "draw"), find(events, "djinn_shuffled")) == ([], [])
    assert [seat_of(state, p)["djinn"] for p in (0, 1)] == [["swap"], []]
    state, events = after_phase("", "", djinn_used="free")
    assert find(events, "draw") == [{"seat": 0}]  # seat 1 comes too late


@pytest.mark.rule("DJI-36")
@pytest.mark.parametrize("dealer, before, following", (
    (0, (3, 3, 0), 2), (2, (3, 0, 3), 1), (0, (0, 0, 0), 1), (2, (0, 0, 0), 0), (1, (0, 0, 3), 0), (0, (0, 3, 0), 2),
    (0, (0, 3, 3), 0),
))  # fmt: skip
def test_the_last_in_position_deals_and_leads_the_nearest_after_the_dealer_if_several(dealer, before, following):
    state, events = after_phase("", "", "", levels=before, dealer=dealer, leader=dealer)
    position = state.position()
    assert (position["dealer"], position["leader"], position["turn"]) == (following,) * 3
    assert find(events, "phase") == [{"number": 3, "dealer": following, "leader": following}]


@pytest.mark.rule("DJI-37")
def test_all_treasures_but_the_kept_ones_are_shuffled_and_dealt():
    deck, discard = "P3 P4 P5 P6 P7 P8 G1 G2 G3 G4 G5", "Y1 Y2 Y3 Y4 Y5"
    state, _ = after_phase("P1 P9", "P2", deck=deck, discard=discard, trump_card="B3")
    position = state.position()
    assert (kept(state, 0), kept(state, 1), position["discard"], position["trick"]) == ("P1 P9", "P2 B14", [], [])
    hands = [seat["hand"] for seat in position["seats"]]
    assert [len(hand) for hand in hands] == [8, 8]
    pool = [*deck.split(), *discard.split(), "B3", "B15"]
    assert sorted([*hands[0], *hands[1], *position["deck"], position["trump_card"]]) == sorted(pool)
    assert len(position["deck"]) == 1
    assert (position["phase"], position["step"]) == (3, "play")
    trumps = {after_phase("", "", seed=seed)[0].position()["trump_card"] for seed in range(20)}
    assert len(trumps) > 10


@pytest.mark.rule("DJI-38")
@pytest.mark.parametrize("deck, tricks, left", (
    (15, 8, 0), (14, 7, 1), (13, 7, 0), (3, 2, 0), (2, 1, 1), (1, 1, 0), (16, 8, 1),
))  # fmt: skip
def test_too_few_treasures_make_a_shorter_phase(deck, tricks, left):
    """With the trump card and B15 there are two more than in the deck."""
    state, _ = after_phase("", "", deck=" ".join(CARDS[:deck]))
    position = state.position()
    assert [len(seat["hand"]) for seat in position["seats"]] == [tricks, tricks]
    assert len(position["deck"]) == left
    played = 0
    while state.position()["phase"] == 3 and not state.over:
        played += len(find(play(state, state.legal(state.to_move[0])[0]), "trick"))
    assert played == tricks


# The end -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("DJI-39", "DJI-33")
def test_the_game_is_over_when_no_further_phase_can_be_dealt():
    state, events = after_phase("P1 P2 P3 G9", "Y7", rows={"3": "run"}, deck="", discard="", djinn_deck="swap")
    assert not state.over  # three cards used, B15 and the trump card are enough
    state, events = after_phase("P1 P2 P4", "Y7", "Y8", rows={"3": "run"}, deck="", djinn_deck="swap")
    assert state.over
    assert find(events, "over") == [{}]
    assert find(events, "draw") == []
    position = state.position()
    assert (position["turn"], position["step"]) == (None, "over")
    assert (position["trump_card"], position["discard"]) == ("B13", ["B15"])
    assert (position["leader"], position["djinn_deck"], position["phase"]) == (0, ["swap"], 2)
    assert state.to_move == ()
    state, events = after_phase("", "", "", "", levels=(0, 0, 0, 3), deck="P1 P2", rows={"4": "run pairs"})
    assert (state.over, state.scores, state.winners) == (True, (0, 0, 0, 3), (3,))  # four cards for four players


@pytest.mark.rule("DJI-39", "DJI-33", "DJI-65")
def test_rows_are_turned_up_before_the_game_ends_for_want_of_cards():
    highest = [{"seat": p, "effect": "highest"} for p in range(3)]
    state = at(
        "",
        "",
        "",
        "B5",
        trick="B9 B8 B7",
        effects=highest,
        kept=("P1 P2 P3",),
        rows={"3": "run"},
        deck="",
        options={"djinn_deck": {"highest": 3}},
    )
    events = play(state, "play B5")
    assert [event["event"] for event in events] == ["play", "trick", *["keep"] * 4, "cave", "row", "over"]
    assert (state.over, state.scores, state.position()["open_level"]) == (True, (3, 0, 0, 0), 4)


@pytest.mark.rule("DJI-39")
def test_at_the_end_for_want_of_cards_the_furthest_level_wins():
    over = {"deck": "", "rows": {"3": "run"}}
    state, _ = after_phase("P1 P4 P9 G15", "Y7", "Y8", levels=(0, 3, 3), **over)
    assert (state.over, state.scores, state.winners) == (True, (0, 3, 3), (2,))  # seat 2 keeps B14 too
    state, _ = after_phase("P1 P4 P9 G14", "Y7", "Y8", **over)
    assert state.winners == (0,)


@pytest.mark.rule("DJI-40", "DJI-41")
def test_a_level_5_task_ends_the_game_after_the_phase():
    values = {"rows": {"5": "run"}, "djinn_deck": "swap", "discard": "Y9"}
    state, events = after_phase("P1 P2 P3 P4 P5 G9", "", levels=(4, 3), **values)
    assert (state.over, state.scores, state.winners) == (True, (5, 3), (0,))
    assert find(events, "draw") == find(events, "phase") == []
    position = state.position()
    assert position["discard"] == ["P1", "P2", "P3", "P4", "P5", "Y9", "B15"]
    assert (position["djinn_deck"], position["trump_card"], position["open_level"]) == (["swap"], "B13", 5)
    assert state.view(0)["scores"] == [5, 3]


@pytest.mark.rule("DJI-40", "DJI-32")
def test_all_others_still_decide_in_the_last_phase():
    state, _ = after_phase("P1 P2 P3 P4 P5", "G1 G2 G3 G4 G5 G6", levels=(4, 4), rows={"5": "run"})
    assert (state.over, state.to_move) == (False, (1,))
    play(state, "cave run G1 G2 G3 G4 G5")
    assert (state.over, state.scores, state.winners) == (True, (5, 5), (1,))


@pytest.mark.rule("DJI-40")
@pytest.mark.parametrize("left, winners", (
    (("Y1 Y2", "Y15"), (0,)), (("Y1 Y12", "B2 Y13"), (1,)), (("Y14 Y2", "Y13 Y3"), (0,)),
    (("Y13 Y2", "B13 Y3"), (0, 1)),
    (("", ""), (0, 1)), (("Y1", ""), (0,)), (("G1 Y1 Y2 B3", "Y3 Y4 B5"), (0,)),
))  # fmt: skip
def test_several_at_once_compare_kept_cards_then_the_highest_number(left, winners):
    state = at("", "", kept=left, levels=(5, 5), step="over", turn=None, dealer=0, leader=0, open_level=5)
    assert (state.scores, state.winners) == ((5, 5), winners)


@pytest.mark.rule("DJI-40")
def test_only_those_through_the_last_cave_compare_kept_cards():
    state = at("", "", "", kept=("Y1", "G2", "B3 B4 B5 B6"), levels=(5, 5, 4), step="over", turn=None, open_level=5)
    assert state.winners == (1,)


@pytest.mark.rule("DJI-41")
def test_scores_are_the_levels_reached():
    state = at("", "", "", "", levels=(0, 3, 4, 5), step="over", turn=None, open_level=5)
    assert state.scores == (0, 3, 4, 5)
    assert at("P2", "P3", levels=(0, 3)).scores is None
