"""Djinn for bots: how far on a seat is, how good a move looks, levels, personalities and reasons.

A kept card is what everything is counted in: tricks are worth the card that their winner keeps. Play-outs
stop where a phase is over (`settled`), and how far everybody is then says who is likely to win (`estimate`).
"""

import math
from typing import NamedTuple

from karat.bots.thinker import Liking, Search
from karat.games.djinn.bot_worth import FAR, WORTH, missing, nearness, worth
from karat.games.djinn.caves import CAVE_BITS, FIRST_LEVEL, LAST_LEVEL, TASKS, next_level
from karat.games.djinn.djinn_cards import (
    DOUBLE,
    FIFTEEN,
    FREE,
    HIGHEST,
    LOWEST,
    NO_TRUMP,
    NONE,
    REPLACE,
    SWAP,
    TRUMP,
    played_effect,
    trump_colour,
)
from karat.games.djinn.positions import CODE, EFFECT_NAMES, TASK_NAMES
from karat.games.djinn.rules import AFTER_CARD, DECK, DJINN, DONE, ENTER_CAVE, KEEP, KEEP_CARD, PLAY_CARD
from karat.games.djinn.treasures import (
    ALL,
    COLOURS,
    NUMBERS,
    SUIT,
    count_cards,
    highest_number,
    lowest_card,
    numbers_between,
)
from karat.games.djinn.trick import highest_place, led_colour, place_of, playable_cards, seat_at
from karat.kernel.core import inlined, rule, snapshot
from karat.kernel.luck import below, next_word


# The end of a phase ---------------------------------------------------------------------------------------------------
@rule
def settled(state):
    """Whether a phase is over and the next one not yet dealt."""
    return state.cards_wanted > 0 and state.pile_wanted == DECK and state.replaced == NONE


@rule
def estimate(state, shares):
    """The win shares to be expected at such a moment."""
    total = 0.0
    for p in range(state.players):
        shares[p] = math.exp(worth(state, p, WORTH))
        total += shares[p]
    for p in range(state.players):
        shares[p] /= total


# Tricks --------------------------------------------------------------------------------------------------------------
# Tuned by self-play at 2, 3 and 4 players: 90 random changes of all numbers at once, each played against the present
# ones, and a regression of the win share on them told the direction. The first step won (35.2 % of 4,500 games at three
# players where 33.3 is fair, 28.1 at four, 49.6 at two); three more won nothing.
class Taste(NamedTuple):
    """What a player cares for, in tricks: what to spend, how much to fear, what to want."""

    spend: float = 0.4  # what a 15 is worth in hand, and what any trump is
    spend_trump: float = 0.4
    density: float = 1.25  # how many of the cards that beat one are expected to be in the hands to come
    ruff: float = 0.13  # how often a trump is expected on another colour, and from somebody known to lack it
    ruff_lacking: float = 0.4
    useful: float = 0.5  # how much more a trick is worth whose cards bring a task nearer
    finish: float = 1.5  # how much more if one meets a task of the last row
    deny: float = 0.15  # how much a trick is worth that others do not win
    djinn_cost: float = 1.0  # how dear Djinn cards are


EVEN = Taste()
# What each Djinn card is worth in hand: guessed from what the fit of djinn_worth.py says, then tuned likewise.
COSTS = (0.72, 0.36, 0.3, 0.84, 0.6, 0.84, 0.42, 0.94, 0.48)
NOISE = 0.08  # play-outs do not always go the same way


class Trick(NamedTuple):
    """A trick as a seat sees it that is to lay a card."""

    led: int  # or NONE
    trump: int  # or NONE
    low: bool  # DJI-66: whether the lowest number wins
    best: int  # the highest rank that lies
    unseen: int  # treasures that the seat has not seen in this phase
    rival: int  # who is feared to win it
    useful: float  # what nearness counts
    near: tuple  # how near the seat is to a task
    near_rival: tuple
    lying: float  # how much more the trick is worth for the best of its cards, to the seat and to the rival
    lying_rival: float


@rule
def look_at_trick(state, seat, taste):
    trump, low = trump_colour(state), lowest_counts(state)
    led = NONE if state.trick[0] == NONE else led_colour(state)
    place = place_of(state, seat)
    rival = seat_at(state, place + 1 if place < state.players - 1 else winning_place(state, place, led, trump, low))
    useful = usefulness(state, seat, taste)
    mine, theirs = near(state, seat, 0), near(state, rival, 0)
    return Trick(
        led,
        trump,
        low,
        best_rank(state, led, trump, low),
        unseen_cards(state, seat),
        rival,
        useful,
        mine,
        theirs,
        prize(state, seat, mine, useful, taste),
        prize(state, rival, theirs, useful, taste),
    )


@inlined
def usefulness(state, seat, taste):
    """What nearness counts: early in a phase there is time for other cards."""
    return taste.useful / (state.seats[seat].hand_size + 1)


@rule
def lowest_counts(state):
    """DJI-66: whether the lowest number wins this trick."""
    for i in range(state.effects_played):
        if played_effect(state, i) == LOWEST:
            return True
    return False


@inlined
def rank(colour, number, led, trump, low):
    """What decides a trick: the highest rank wins."""
    if low:
        return -number
    if colour == trump:
        return number + 2 * NUMBERS
    return number + NUMBERS if colour == led else number


@rule
def best_rank(state, led, trump, low):
    """The highest rank that lies."""
    best = -NUMBERS - 1
    for place in range(state.players):
        if state.trick[place] != NONE:
            best = max(best, rank(state.trick[place] % COLOURS, int(state.counts_as[place]), led, trump, low))
    return best


@rule
def winning_place(state, last, led, trump, low):
    """The place that wins so far."""
    best, best_place = -NUMBERS - 1, 0
    for place in range(last + 1):
        if state.trick[place] != NONE:
            value = rank(state.trick[place] % COLOURS, int(state.counts_as[place]), led, trump, low)
            if value > best:
                best, best_place = value, place
    return best_place


@rule
def unseen_cards(state, seat):
    """Treasures that a seat has not seen in this phase: those in other hands and in the deck."""
    seen = state.seats[seat].hand | state.discard ^ state.forgotten
    for p in range(state.players):
        seen |= state.seats[p].kept
        if state.trick[p] != NONE:
            seen |= 1 << int(state.trick[p])
    return ALL & ~(seen | 1 << int(state.trump_card))


@rule
def higher_unseen(unseen, colour, number):
    """How many unseen cards of a colour are higher."""
    return count_cards(unseen >> COLOURS * number << COLOURS * number & SUIT << colour)


@rule
def hold_chance(state, seat, colour, number, led, trump, low, unseen, taste):
    """How likely the card of a seat that would win now is not beaten by those who come later."""
    place = place_of(state, seat)
    if place == state.players - 1:
        return 1.0
    if low:
        follow, ruff = 0.5 * count_cards(unseen & (1 << COLOURS * (number - 1)) - 1), 0.0
    elif colour == trump:
        higher = higher_unseen(unseen, trump, number)
        follow, ruff = (higher, 0.0) if led == trump else (0.0, higher)
    else:
        follow = float(higher_unseen(unseen, colour, number))
        ruff = 0.0 if trump == NONE else count_cards(unseen & SUIT << trump)
    beaters = 0.0
    for later in range(place + 1, state.players):
        other = state.seats[seat_at(state, later)]
        lacks_led = other.lacks >> led & 1 and not low
        cards = 0.0 if lacks_led else follow
        if trump != NONE and not other.lacks >> trump & 1:
            cards += ruff * (taste.ruff_lacking if lacks_led else taste.ruff)
        beaters += cards * other.hand_size
    return math.exp(-taste.density * beaters / max(count_cards(unseen), 1))


@rule
def near(state, seat, cards):
    """How near the kept cards of a seat and these ones are to its next task, and how many the nearest one lacks."""
    return nearness(state, state.seats[seat].kept | cards, next_level(state, seat), WORTH)


@rule
def gain(state, seat, card, now, useful, taste):
    """How much more this card is worth to a seat, who is as near as `now`, than just any card."""
    then = near(state, seat, 1 << card)
    value = useful * (then[0] - now[0])
    if then[1] == 0 and now[1] > 0 and next_level(state, seat) == LAST_LEVEL:
        value += taste.finish
    return value


@rule
def prize(state, seat, now, useful, taste):
    """The most that a card lying in the trick is worth to a seat, beyond its being a card."""
    most = 0.0
    for place in range(state.players):
        if state.trick[place] != NONE:
            most = max(most, gain(state, seat, int(state.trick[place]), now, useful, taste))
    return most


@rule
def look_of_card(state, seat, card, trick, taste):
    """How good a treasure looks to play, in tricks won."""
    number, colour = card // COLOURS + 1, card % COLOURS
    cost = taste.spend * number / NUMBERS
    if colour == trick.trump:
        cost += taste.spend_trump
    chance = 0.0
    led = colour if trick.led == NONE else trick.led
    if rank(colour, number, led, trick.trump, trick.low) > trick.best:
        chance = hold_chance(state, seat, colour, number, led, trick.trump, trick.low, trick.unseen, taste)
    value = -cost
    if chance > 0:
        value += chance * (1 + max(trick.lying, gain(state, seat, card, trick.near, trick.useful, taste)))
    if chance < 1 and taste.deny > 0:
        theirs = 1 + max(trick.lying_rival, gain(state, trick.rival, card, trick.near_rival, trick.useful, taste))
        value -= (1 - chance) * taste.deny / (state.players - 1) * theirs
    return value


@rule
def look_of_djinn(state, seat, effect, argument, taste):
    """How good the moment is for a Djinn card, in tricks won."""
    cost = taste.djinn_cost * COSTS[effect]
    if state.step != AFTER_CARD:
        return look_of_free(state, seat, taste) - cost if effect == FREE else -cost
    place = place_of(state, seat)
    if effect == HIGHEST:
        if place < state.players - 1:
            return -0.01
        mine, useful = near(state, seat, 0), usefulness(state, seat, taste)
        return 1 + gain(state, seat, int(state.trick[highest_place(state)]), mine, useful, taste) - cost
    led, trump, low = led_colour(state), trump_colour(state), lowest_counts(state)
    unseen = unseen_cards(state, seat)
    winning = winning_place(state, place, led, trump, low)
    number, card = int(state.counts_as[place]), int(state.trick[place])
    if effect == REPLACE:
        if winning != place_of(state, argument):
            return -cost
        then = replace_chance(state, place, winning, trump, low, unseen)
        then *= hold_chance(state, seat, card % COLOURS, number, led, trump, low, unseen, taste)
        return then * stakes(state, seat, winning, taste) - cost
    now = 0.0
    if winning == place:
        now = hold_chance(state, seat, card % COLOURS, number, led, trump, low, unseen, taste)
    if effect == DOUBLE:
        return now - cost
    if effect == TRUMP:
        trump = argument
    elif effect == NO_TRUMP:
        trump = NONE
    elif effect == LOWEST:
        low = True
    elif effect == FIFTEEN:
        number = NUMBERS
    elif effect == SWAP:
        other = place_of(state, argument)
        if other == 0:
            led = card % COLOURS
        number, card = int(state.counts_as[other]), int(state.trick[other])
    rank_now = rank(card % COLOURS, number, led, trump, low)
    for other in range(place):
        laid = other
        if effect == SWAP and other == place_of(state, argument):
            laid = place
        if rank(state.trick[laid] % COLOURS, int(state.counts_as[laid]), led, trump, low) >= rank_now:
            return -cost
    then = hold_chance(state, seat, card % COLOURS, number, led, trump, low, unseen, taste)
    return (then - now) * stakes(state, seat, winning, taste) - cost


@rule
def stakes(state, seat, winning, taste):
    """What the trick is worth to a seat while the card in the place `winning` wins it."""
    useful, rival = usefulness(state, seat, taste), seat_at(state, winning)
    worth = 1 + prize(state, seat, near(state, seat, 0), useful, taste)
    if rival != seat:
        theirs = 1 + prize(state, rival, near(state, rival, 0), useful, taste)
        worth += taste.deny / (state.players - 1) * theirs
    return worth


@rule
def look_of_free(state, seat, taste):
    """By how much the best card of the hand looks better than the best one that may be played."""
    trick, playable = look_at_trick(state, seat, taste), playable_cards(state, seat)
    hand, best, best_playable = state.seats[seat].hand, -1e9, -1e9
    while hand:
        card = lowest_card(hand)
        value = look_of_card(state, seat, card, trick, taste)
        best = max(best, value)
        if playable >> card & 1:
            best_playable = max(best_playable, value)
        hand &= hand - 1
    return best - best_playable


@rule
def replace_chance(state, place, replaced, trump, low, unseen):
    """How likely the card in a place wins when an unseen card takes the place of another one."""
    card, good = int(state.trick[place]), 0
    for colour in range(COLOURS):  # of the new card
        led = colour if replaced == 0 else led_colour(state)
        mine, wins = rank(card % COLOURS, int(state.counts_as[place]), led, trump, low), True
        for other in range(place):
            theirs = rank(state.trick[other] % COLOURS, int(state.counts_as[other]), led, trump, low)
            wins = wins and (other == replaced or theirs < mine)
        if wins and low:
            good += higher_unseen(unseen, colour, -mine)
        elif wins:
            number = mine - rank(colour, 0, led, trump, low)  # those of this colour and higher do not lose
            good += count_cards(unseen & SUIT << colour & numbers_between(1, number - 1))
    return good / max(count_cards(unseen), 1)


# Moves ---------------------------------------------------------------------------------------------------------------
@rule
def look_of_cave(state, seat, move):
    """The rest should be near to a task of the next row, if that lies open; at the end it should be high."""
    level = next_level(state, seat) + 1
    rest = state.seats[seat].kept & ~move
    if level > LAST_LEVEL:
        return 0.01 * highest_number(rest)
    return nearness(state, rest, level, WORTH)[0]


@rule
def like(state, seat, move, taste):
    """How good a move looks to its mover."""
    if move >> CAVE_BITS:
        return look_of_cave(state, seat, move)
    if move >= DJINN:
        return look_of_djinn(state, seat, (move - DJINN) // 4, (move - DJINN) % 4, taste)
    if move == DONE:
        return 0.0
    if move >= KEEP:
        return gain(state, seat, move - KEEP, near(state, seat, 0), 1.0, taste)
    return look_of_card(state, seat, move, look_at_trick(state, seat, taste), taste)


@rule
def choose(state, seat, moves, count, luck, taste):
    """The index of the move that looks best, give or take some noise."""
    highest, chosen = -1e9, 0
    if state.step == PLAY_CARD:
        trick = look_at_trick(state, seat, taste)
        for i in range(count):
            if moves[i] < DJINN:
                value = look_of_card(state, seat, moves[i], trick, taste) + NOISE * next_word(luck) / 4294967296.0
                if value > highest:
                    highest, chosen = value, i
            elif moves[i] == DJINN + 4 * FREE and look_of_djinn(state, seat, FREE, 0, taste) > 0:
                chosen = i
    elif state.step == ENTER_CAVE:
        for _ in range(min(count, 4)):
            i = below(luck, count)
            value = look_of_cave(state, seat, moves[i])
            if value > highest:
                highest, chosen = value, i
    elif state.step == KEEP_CARD:
        now = near(state, seat, 0)
        for i in range(count):
            value = gain(state, seat, moves[i] - KEEP, now, 1.0, taste) + 0.001 * below(luck, 100)
            if value > highest:
                highest, chosen = value, i
    else:
        for i in range(count):
            value = like(state, seat, moves[i], taste) + 0.001 * below(luck, 100)
            if value > highest:
                highest, chosen = value, i
    return chosen


@rule
def prefer(state, seat, move):
    """How good a move looks at first sight."""
    return like(state, seat, move, EVEN)


@rule
def roll(state, moves, count, luck):
    """The policy of play-outs."""
    return choose(state, moves[len(moves) - 1], moves, count, luck, EVEN)


@rule
def shows(state, seat, move, watcher):
    """All moves are made openly."""
    return move


@rule
def open_pile(state, which):
    """Only a card that replaces another one is turned up."""
    return which == DECK and state.replaced != NONE


SIMPLE = Taste(djinn_cost=1.6, ruff=0.0, density=0.3, useful=0.0, deny=0.0)
LEVELS = {
    "1": Liking(SIMPLE, slack=1.6),
    "2": Liking(SIMPLE, slack=0.8),
    "3": Liking(Taste(djinn_cost=1.5, ruff=0.0, density=0.5, useful=0.2, deny=0.0)),
    "4": Liking(EVEN),
    "5": Search(100),
    "6": Search(6000, explore=0.3, patience=10.0),
}
PERSONALITIES = {
    # waits for the sure trick
    "careful": Liking(Taste(spend=0.6, spend_trump=0.6, density=2.0, ruff=0.3, djinn_cost=1.4)),
    # fights for every trick
    "bold": Liking(Taste(spend=0.25, spend_trump=0.2, density=0.8, ruff=0.05, djinn_cost=0.6)),
    # wins the cards its tasks need
    "collector": Liking(Taste(spend=0.6, spend_trump=0.9, useful=8.0, finish=3.0)),
    # lets nobody else have them
    "blocker": Liking(Taste(useful=1.0, deny=0.9)),
}


# Reasons -------------------------------------------------------------------------------------------------------------
def reasons(knowledge, move):
    """Why a seat might make a move: message ids with values, from what the seat knows."""
    known, seat = knowledge.known, knowledge.seat
    code = knowledge.game.words.move_from(move)
    one = snapshot(known).seats[seat]
    level = max(FIRST_LEVEL, one.level + 1)
    if code >> CAVE_BITS:
        rest = one.kept & ~(code & ALL)
        task = TASK_NAMES[(code >> CAVE_BITS) - 1]
        left = {"count": count_cards(rest), "number": highest_number(rest)}
        return [_reason("enters", task=task, level=level), _reason("leaves", **left)]
    if code >= DJINN:
        effect = EFFECT_NAMES[(code - DJINN) // 4]
        return [_reason("bends" if look_now(known, seat, code, EVEN) > 0 else "early", effect=effect)]
    if code == DONE:
        return [_reason("saves", count=one.djinn_size)]
    card = code - KEEP if code >= KEEP else code
    if code >= KEEP:
        return [_need(snapshot(known), one.kept, level, card)]
    chance = chance_now(known, seat, card, EVEN)
    if chance == 0:
        return [_reason("loses", card=CODE[card])]
    sure = _reason("wins-trick", card=CODE[card])
    return [sure if chance == 1 else _reason("may-win", card=CODE[card], percent=round(100 * chance))]


def _reason(id, **values):
    return {"id": f"djinn-{id}", "values": values}


def _need(known, kept, level, card):
    """What one more card does for the open task that it brings nearest."""
    best, nearest = None, FAR
    for task in range(TASKS):
        if known.rows[level - FIRST_LEVEL] >> task & 1:
            lack = missing(kept | 1 << card, task, level)
            if lack < min(nearest, missing(kept, task, level)):
                best, nearest = task, lack
    if best is None:
        return _reason("one-more", card=CODE[card])
    if nearest == 0:
        return _reason("completes", card=CODE[card], task=TASK_NAMES[best])
    return _reason("nearer", card=CODE[card], task=TASK_NAMES[best], missing=int(nearest))


@rule
def look_now(states, seat, move, taste):
    return like(states[0], seat, move, taste)


@rule
def chance_now(states, seat, card, taste):
    """How likely a card wins the trick that lies there."""
    state = states[0]
    trump, low = trump_colour(state), lowest_counts(state)
    led = card % COLOURS if state.trick[0] == NONE else led_colour(state)
    number, colour = card // COLOURS + 1, card % COLOURS
    if rank(colour, number, led, trump, low) <= best_rank(state, led, trump, low):
        return 0.0
    return hold_chance(state, seat, colour, number, led, trump, low, unseen_cards(state, seat), taste)
