"""Diamoniak's bots: they count exactly, see the obvious, differ in habits, and say true things."""

import random
from collections import Counter

import numba
import numpy as np
import pytest

import karat
from karat.bots import make, names
from karat.games.diamoniak.bot import PERSONALITIES, count_moves, reasons
from karat.games.diamoniak.bot_turn import new_room, weigh_moves
from karat.games.diamoniak.bot_worth import BLOCK, share, table_of
from karat.games.diamoniak.rules import DRAWING, KINDS, OVER, STOP, WITCH
from karat.kernel.core import silent_log
from karat.kernel.dispatch import deal_now, legal_now, play_now
from reasoned import ids_that_fit, said

pytestmark = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="thinking is for compiled code")

g = karat.game("diamoniak")
CARD = {card[0]: card for card in ("pink", "blue", "green", "yellow", "diamond", "witch", "fairy")}
THINKING = ("3", "4", "5", "6")


def cards(letters):
    """Cards by their first letters, in order or counted."""
    return [CARD[letter] for letter in (letters.elements() if isinstance(letters, Counter) else letters)]


def at(deck, *seats, discard="w", drawn=True, witch=None, turn=0, keep_colour=False):
    """A position; a seat is its colour and castle, and after a colon its store: "p5:dddb", "-0:f"."""
    split = [seat.split(":") for seat in seats]
    return g.position({
        "game": "diamoniak", "players": len(seats), "options": {"keep_colour": keep_colour}, "turn": turn,
        "drawn": drawn, "witch": witch, "deck": cards(deck), "discard": cards(discard),
        "seats": [
            {"colour": CARD.get(castle[0]), "castle": int(castle[1]), "store": cards(store)} for castle, store in split
        ],
    })  # fmt: skip


# Counting ------------------------------------------------------------------------------------------------------------
def best_by_hand(states, seat, table, memo):
    """The share of wins of a position for a seat, every move and every card of this turn tried one by one."""
    if states["phase"][0] == OVER:
        return 1.0
    if states["turn"][0] != seat:
        return share(states[0], seat, table)
    key = states.tobytes()
    if key not in memo:
        moves = np.zeros(16, np.int64)
        count = legal_now(states, seat, moves)
        memo[key] = max(worth_by_hand(states, seat, int(move), table, memo) for move in moves[:count])
    return memo[key]


def worth_by_hand(states, seat, move, table, memo):
    after, room, log = states.copy(), np.zeros(16, np.int64), silent_log()
    assert play_now(after, seat, move, room, log) == 1
    if after["phase"][0] != DRAWING:
        return best_by_hand(after, seat, table, memo)
    total, expected = 0, 0.0
    for kind in range(KINDS):
        held = int(after["deck"][0][kind])
        if held:
            drawn = after.copy()
            deal_now(drawn, np.array([kind]), 1, log)
            total += held
            expected += held * best_by_hand(drawn, seat, table, memo)
    return expected / total


def any_position(luck):
    """A position with a short deck, sometimes without a witch in it, and all kinds of holdings."""
    players, keep = luck.choice((2, 3, 4)), luck.random() < 0.2
    box = ["w"] * 8 + ["f"] * 3 + list("pbgy") * 6 + ["d"] * 20
    luck.shuffle(box)
    deck = [box.pop() for _ in range(luck.randrange(8))]
    discard = ["w"] + [box.pop() for _ in range(luck.randrange(5))]
    if luck.random() < 0.4:
        deck = [card for card in deck if card != "w"]
    box.remove("w")
    colours, held = luck.sample("pbgy", 4), [[] for _ in range(players)]
    for card in box:
        seat = luck.randrange(2 * players)
        if seat < players and card != "w":
            held[seat].append(card)
    seats = []
    for seat, colour in zip(held, colours):
        castle = seat.count(colour) if luck.random() < 0.7 else 0
        if castle == 6:
            return any_position(luck)
        built = castle > 0 or (keep and colour not in seat)
        store = [card for card in seat if not castle or card != colour]
        seats.append(f"{colour if built else '-'}{castle}:{''.join(store)}")
    return at(deck, *seats, discard=discard, drawn=luck.random() < 0.5, turn=luck.randrange(players), keep_colour=keep)


def test_counting_agrees_with_trying_every_card_by_hand():
    luck = random.Random(5)
    table = np.exp(np.random.default_rng(5).normal(size=BLOCK))  # any worth will do, so take a wild one
    room, moves, values = new_room(), np.zeros(16, np.int64), np.zeros(16)
    stops = turned = 0
    for _ in range(70):
        states, memo = any_position(luck).states, {}
        seat = int(states["turn"][0])
        count = weigh_moves(states, seat, table, room, moves, values)
        for move, value in zip(moves[:count].tolist(), values[:count].tolist()):
            by_hand = worth_by_hand(states, seat, move, table, memo)
            assert value == pytest.approx(by_hand, abs=1e-12), (g.words.move_text(move), states)
        stops += moves[1] == STOP and values[1] > values[0]
        turned += not states["deck"][0][WITCH]
    assert stops > 5 and turned > 5


@pytest.mark.parametrize("players", g.players)
def test_shares_of_wins_add_up_and_more_is_worth_more(players):
    table, others = table_of(players), ["b2:dd", "g2:dd", "y2:dd"][: players - 1]

    def worth(seat):
        return share(at("pppbgyddddddwwww", seat, *others, drawn=False).states[0], 0, table)

    state = at("pppbgyddddddwwww", "p2:dd", *others, drawn=False).states[0]
    assert sum(share(state, p, table) for p in range(players)) == pytest.approx(1)
    assert worth("p1:dd") < worth("p2:dd") < worth("p3:dd")
    assert worth("p3:") < worth("p3:dd") < worth("p3:dddddd")


# The obvious ---------------------------------------------------------------------------------------------------------

MORE = ("g1:dd", "y2:d")
LATE = "ddbgywwww"
BOX = "pbgy" * 6 + "d" * 20 + "w" * 8 + "fff"
OBVIOUS = {}


def obvious(name, right, seats, deck, **how):
    """A position, also with one and two further players, and the moves that are right; the discards are the rest."""
    for players in (2, 3, 4):
        table = (*seats, *MORE[: players - 2])
        used = Counter(deck) + Counter("".join(seat[0] * int(seat[1]) + seat[3:] for seat in table))
        OBVIOUS[f"{name}, {players} players"] = right, (deck, *table), {"discard": Counter(BOX) - used, **how}


obvious("the purchase that wins", "buy 1", ("p5:ddd", "b2:p"), LATE, drawn=False)
obvious("the purchase that wins, colours kept", "buy 1", ("p5:ddd", "b2:p"), LATE, drawn=False, keep_colour=True)
obvious("the purchase that wins against a rival at five", "buy 1", ("p5:dddd", "b5:pddd"), LATE[1:], drawn=False)
obvious("the last card is the next one", "draw", ("p5:d", "b4:dd"), "p")
obvious("the two missing cards are all that is left", "draw", ("p4:", "b5:dd"), "pp")
obvious("no witch is left and the last card is there", "draw", ("p5:", "b4:d"), "dgdp")
obvious("no witch is left and cards are free", "draw", ("p3:d", "b2:d"), "dddgf")
obvious("only a witch is left and the castle would go", "stop", ("p5:", "b3:dd"), "w")
obvious("only a witch is left and the winning price would go", "stop", ("p5:ddd", "b1:pddgg"), "w")
obvious("only a witch is left and a small castle would go", "stop", ("p2:d", "b4:ddd"), "w")
obvious("two purchases from the end", "buy 1", ("p4:dddddd", "b1:ppgy"), LATE, drawn=False)
obvious("the first card of a game", "draw", ("-0:d", "-0:"), "ppppppbbbbbbgggggyyyyddddddddddddddddwwwwwwwwfff")
obvious("a castle, and a fairy to save it", "fairy", ("p5:f", "b4:dd"), LATE, witch=3)
obvious("a castle and one spare card, and a fairy", "fairy", ("p4:df", "b3:dd"), LATE, witch=3)
obvious("spare cards before the castle", "give diamond|give green|give yellow", ("p5:ddggy", "b2:"), LATE, witch=3)
obvious("the last card to give is a spare one", "give diamond", ("p4:d", "b2:"), LATE, witch=1)
obvious("the price of the last card", "give green|give yellow", ("p5:dddggy", "b2:pd"), "bbwwdd", witch=3)
obvious("the card that the rival would buy to win", "give blue", ("p3:ddb", "b5:ddd"), "ggwwdd", witch=1)
obvious("no fairy while the rival can buy", "give blue|give diamond", ("p3:ddddbf", "b5:ddd"), "ggwwdd", witch=3)


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("name", OBVIOUS)
def test_the_obvious(name, level):
    right, table, how = OBVIOUS[name]
    knowledge = at(*table, **how).knowledge(0)
    assert len(knowledge.legal()) > 1
    for seed in range(3):
        assert make(g, level, seed).choose(knowledge) in right.split("|")


# Habits --------------------------------------------------------------------------------------------------------------
def habits(name):
    """How often a bot makes each kind of move, of the decisions in the same games between players of level 4."""
    bot, made = make(g, name), Counter()
    for seed in range(12):
        state = g.new(3, seed=seed)
        table = [make(g, "4", seat) for seat in range(3)]
        while not state.over:
            seat = state.to_move[0]
            knowledge = state.knowledge(seat)
            if len(knowledge.legal()) > 1:
                made[_kind(knowledge, bot.choose(knowledge))] += 1
            state.play(seat, table[seat].choose(knowledge))
    return made


def _kind(knowledge, move):
    """The first word of a move; of a gift whether a rival needs the card."""
    verb, _, what = move.partition(" ")
    if verb != "give":
        return verb
    rivals = {seat["colour"] for p, seat in enumerate(knowledge.view()["seats"]) if p != knowledge.seat}
    return "give hostage" if what in rivals else f"give {'diamond' if what == 'diamond' else 'other'}"


def test_personalities_have_habits_of_their_own():
    seen = {name: habits(name) for name in ("careful", "bold", "trader", "blocker")}
    assert set(seen) == set(PERSONALITIES)

    def others(name, kind):
        return [seen[other][kind] for other in seen if other != name]

    assert 2 * seen["careful"]["stop"] > 3 * max(others("careful", "stop"))
    assert seen["bold"]["stop"] < min(others("bold", "stop")) and seen["bold"]["buy"] < min(others("bold", "buy"))
    assert seen["trader"]["buy"] > max(others("trader", "buy"))
    assert 3 * seen["blocker"]["give hostage"] < min(others("blocker", "give hostage"))


@pytest.mark.parametrize("name", names(g))
def test_advice_ranks_every_legal_move(name):
    for state in (
        at("pppbgyddddddwwww", "p2:dddf", "b4:pdd", drawn=False),
        at("pppbgyddddddwwww", "p2:dddf", "b4:pdd"),
        at("pppbgyddddddwwww", "p2:dddfgb", "b4:pdd", witch=3),
    ):
        knowledge = state.knowledge(0)
        advice = make(g, name, seed=2).advise(knowledge)
        assert sorted(row["move"] for row in advice) == sorted(knowledge.legal())
        assert all(0 <= row["win"] <= 1 and 0 < row["error"] <= 1 and len(row["reasons"]) <= 3 for row in advice)
        assert all(row["reasons"] for row in advice[1:])  # of the first, only those that speak for it
        assert advice[0]["move"] == make(g, name, seed=2).choose(knowledge)
        assert make(g, name, seed=2).advise(knowledge) == advice


# Reasons -------------------------------------------------------------------------------------------------------------
def told(state, move):
    return said(state, reasons(state.knowledge(0), move))


def test_reasons_say_what_is_true():
    drawing = at("ppdddbgwwd", "p3:d", "b3:pddd")
    shares = {move: round(100 * share, 1) for move, share in count_moves(drawing.knowledge(0)).items()}
    counted = f"Counting the whole deck: going on wins about {shares['draw']}% of the time, stopping {shares['stop']}%."
    one_more = "One more card: 20% for your castle, 20% for a witch."
    assert told(drawing, "draw") == [one_more, "A witch would cost your castle 2 cards.", counted]
    assert told(drawing, "stop") == ["Stopping keeps everything you have; seat 1 draws next.", counted]
    assert told(at("pgyw", "-0:d", "b3:"), "draw")[0] == "One more card: 75% to start a castle, 25% for a witch."
    assert told(at("", "p2:f", "b3:", discard="wppd"), "draw")[:2] == [
        "One more card: 50% for your castle, 25% for a witch.", "Your fairy would send a witch away.",
    ]  # fmt: skip
    assert told(at("pd", "p2:", "b3:"), "draw")[1] == "No witch is left in the deck."
    buying = at("pwwd", "p4:dddd", "b3:p", drawn=False)
    assert told(buying, "buy 1") == [
        "Your castle then has 5 of 6 cards for certain, but the turn brings nothing else.",
        "Seat 1 gets three diamonds for it, which leaves you 1.",
    ]
    assert told(at("w", "p5:ddd", "b3:p", drawn=False), "buy 1") == ["That is the sixth card of your castle: you win."]
    paying = at("wd", "p3:dbgf", "b4:dddp", witch=3)
    assert told(paying, "fairy") == ["The fairy saves 3 spare cards."]
    assert told(paying, "give diamond") == ["You keep 0 diamonds; others hold 1 card of your colour."]
    assert told(paying, "give green") == ["Nobody is building green."]
    assert told(paying, "give pink") == ["It is a card from your own castle, which would be left with 2."]
    assert told(paying, "give blue") == [
        "Seat 1 has enough diamonds to buy it from you: 3.",
        "Seat 1 has 4 of 6 cards in blue and could draw this one after the next shuffle.",
    ]


def test_every_move_of_a_game_has_reasons_that_fit_their_sentences():
    seen = set()
    for seed in range(3):
        state = g.new(2 + seed, seed=seed)
        bots = [make(g, "2", seat) for seat in range(state.players)]
        while not state.over:
            seat = state.to_move[0]
            knowledge = state.knowledge(seat)
            move = bots[seat].choose(knowledge)
            seen |= ids_that_fit("diamoniak", reasons(knowledge, move))
            state.play(seat, move)
    assert len(seen) >= 12
