"""Djinn for bots: how far on a seat is, how good a move looks, levels, personalities and reasons.

A kept card is what everything is counted in: tricks are worth the card that their winner keeps. Play-outs
stop where a phase is over (`settled`), and how far everybody is then says who is likely to win (`estimate`).
"""

import math
from typing import NamedTuple

from karat.bots.djinn_worth import FAR, missing, nearness, worth
from karat.bots.thinker import Liking, Search
from karat.games.core import inlined, rule, snapshot
from karat.games.djinn.caves import CAVE_BITS, FIRST_LEVEL, LAST_LEVEL, TASKS, next_level
from karat.games.djinn.djinn_cards import (
    DOUBLE,
    FIFTEEN,
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
from karat.games.djinn.rules import AFTER_CARD, DECK, DJINN, DONE, ENTER_CAVE, KEEP, PLAY_CARD
from karat.games.djinn.treasures import ALL, COLOURS, NUMBERS, SUIT, count_cards, highest_number
from karat.games.djinn.trick import led_colour, place_of
from karat.games.luck import below, next_word


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
        shares[p] = math.exp(worth(state, p, state.seats[p].kept, next_level(state, p)))
        total += shares[p]
    for p in range(state.players):
        shares[p] /= total


# Tricks --------------------------------------------------------------------------------------------------------------
class Taste(NamedTuple):
    """What a player cares for, in cards: what to spend, how much to fear, what to want."""

    spend: float = 0.3  # what a 15 is worth in hand, and what any trump is
    spend_trump: float = 0.3
    density: float = 1.0  # how many of the cards that beat one are expected to be in the hands to come
    ruff: float = 0.2  # how often a trump is expected on another colour
    useful: float = 0.0  # how much more a card is worth that brings a task nearer
    deny: float = 0.0  # how unwillingly such a card is given away
    djinn_cost: float = 0.6


EVEN = Taste()
NOISE = 0.08  # play-outs do not always go the same way


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
def unseen_cards(state, seat):
    """Treasures that a seat has not seen in this phase: those in other hands and in the deck."""
    seen = state.seats[seat].hand | state.discard ^ state.forgotten
    for p in range(state.players):
        seen |= state.seats[p].kept
        if state.trick[p] != NONE:
            seen |= 1 << int(state.trick[p])
    return ALL & ~(seen | 1 << int(state.trump_card))


@rule
def hold_chance(state, colour, number, led, trump, low, later, unseen, taste):
    """How likely the card that would win now is not beaten by those who come later."""
    if later == 0:
        return 1.0
    higher = unseen >> COLOURS * number << COLOURS * number
    if low:
        beaters = 0.5 * count_cards(unseen & ~higher)
    elif colour == trump:
        beaters = float(count_cards(higher & SUIT << trump))
        if led != trump:
            beaters *= taste.ruff
    else:
        beaters = float(count_cards(higher & SUIT << colour))
        if trump != NONE:
            beaters += taste.ruff * count_cards(unseen & SUIT << trump)
    hands = later * state.seats[state.turn].hand_size
    return math.exp(-taste.density * hands * beaters / max(count_cards(unseen), 1))


@rule
def gain(state, seat, card):
    """How much one more kept card is worth to a seat, beyond its being a card."""
    level = next_level(state, seat)
    kept = state.seats[seat].kept
    return nearness(state, kept | 1 << card, level) - nearness(state, kept, level)


@rule
def prize(state, seat):
    """The most that a card lying in the trick is worth to a seat."""
    most = 0.0
    level = next_level(state, seat)
    kept = state.seats[seat].kept
    now = nearness(state, kept, level)
    for place in range(state.players):
        if state.trick[place] != NONE:
            most = max(most, nearness(state, kept | 1 << int(state.trick[place]), level) - now)
    return most


@rule
def look_of_card(state, seat, card, best, led, trump, low, later, unseen, lying, taste):
    """How good a treasure looks to play, in cards won."""
    number, colour = card // COLOURS + 1, card % COLOURS
    cost = taste.spend * number / NUMBERS
    if colour == trump:
        cost += taste.spend_trump
    chance = 0.0
    if rank(colour, number, colour if led == NONE else led, trump, low) > best:
        chance = hold_chance(state, colour, number, colour if led == NONE else led, trump, low, later, unseen, taste)
    mine = gain(state, seat, card) if taste.useful > 0 else 0.0
    return chance * (1 + taste.useful * max(lying, mine)) - (1 - chance) * taste.deny * mine - cost


@rule
def look_of_djinn(state, seat, effect, argument, unseen, taste):
    """How good the moment is for a Djinn card, in cards won."""
    place = place_of(state, seat)
    if state.step != AFTER_CARD:
        return -taste.djinn_cost
    if effect == HIGHEST:
        return 1 - taste.djinn_cost if place == state.players - 1 else 0.0
    led, trump, low = led_colour(state), trump_colour(state), lowest_counts(state)
    later = state.players - 1 - place
    number, card = int(state.counts_as[place]), int(state.trick[place])
    worth_of_trick = 1 + taste.useful * prize(state, seat)
    now = 0.0
    if winning_place(state, place, led, trump, low) == place:
        now = hold_chance(state, card % COLOURS, number, led, trump, low, later, unseen, taste)
    if effect == DOUBLE:
        return now * worth_of_trick - taste.djinn_cost
    if effect == REPLACE:
        other = place_of(state, argument)
        if winning_place(state, place, led, trump, low) != other:
            return -taste.djinn_cost
        return 0.5 * worth_of_trick - taste.djinn_cost
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
    mine = rank(card % COLOURS, number, led, trump, low)
    for other in range(place):
        theirs = rank(state.trick[other] % COLOURS, int(state.counts_as[other]), led, trump, low)
        if effect == SWAP and other == place_of(state, argument):
            theirs = rank(state.trick[place] % COLOURS, int(state.counts_as[place]), led, trump, low)
        if theirs >= mine:
            return -taste.djinn_cost
    then = hold_chance(state, card % COLOURS, number, led, trump, low, later, unseen, taste)
    return (then - now) * worth_of_trick - taste.djinn_cost


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


# Moves ---------------------------------------------------------------------------------------------------------------
@rule
def look_of_cave(state, seat, move):
    """The rest should be near to a task of the next row, if that lies open; at the end it should be high."""
    level = next_level(state, seat) + 1
    rest = state.seats[seat].kept & ~move
    if level > LAST_LEVEL:
        return 0.01 * highest_number(rest)
    return nearness(state, rest, level)


@rule
def like(state, seat, move, taste):
    """How good a move looks to its mover."""
    if move >> CAVE_BITS:
        return look_of_cave(state, seat, move)
    if move >= DJINN:
        effect, argument = (move - DJINN) // 4, (move - DJINN) % 4
        return look_of_djinn(state, seat, effect, argument, unseen_cards(state, seat), taste)
    if move == DONE:
        return 0.0
    if move >= KEEP:
        return gain(state, seat, move - KEEP)
    trump, low = trump_colour(state), lowest_counts(state)
    led = NONE if state.trick[0] == NONE else led_colour(state)
    best, later = best_rank(state, led, trump, low), state.players - 1 - place_of(state, seat)
    lying = prize(state, seat) if taste.useful > 0 else 0.0
    return look_of_card(state, seat, move, best, led, trump, low, later, unseen_cards(state, seat), lying, taste)


@rule
def choose(state, seat, moves, count, luck, taste):
    """The index of the move that looks best, give or take some noise."""
    highest, chosen = -1e9, 0
    if state.step == PLAY_CARD:
        trump, low = trump_colour(state), lowest_counts(state)
        led = NONE if state.trick[0] == NONE else led_colour(state)
        best, later = best_rank(state, led, trump, low), state.players - 1 - place_of(state, seat)
        unseen = unseen_cards(state, seat) if later else 0
        lying = prize(state, seat) if taste.useful > 0 else 0.0
        for i in range(count):
            if moves[i] >= DJINN:
                break
            value = look_of_card(state, seat, moves[i], best, led, trump, low, later, unseen, lying, taste)
            value += NOISE * next_word(luck) / 4294967296.0
            if value > highest:
                highest, chosen = value, i
    elif state.step == ENTER_CAVE:
        for _ in range(min(count, 4)):
            i = below(luck, count)
            value = look_of_cave(state, seat, moves[i])
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


LEVELS = {
    "1": Liking(Taste(djinn_cost=1.2, ruff=0.0, density=0.3), slack=0.5),
    "2": Liking(Taste(djinn_cost=0.9, ruff=0.0), slack=0.2),
    "3": Search(150, explore=0.3, bias=0.2),
    "4": Search(700, explore=0.3, bias=0.2),
    "5": Search(3500, explore=0.3, bias=0.2),
    "6": Search(15000, explore=0.3, bias=0.2),
}
PERSONALITIES = {
    # waits for the sure trick
    "careful": Liking(Taste(spend=0.5, spend_trump=0.5, density=1.6, ruff=0.35, djinn_cost=0.85)),
    # fights for every trick
    "bold": Liking(Taste(spend=0.2, spend_trump=0.15, density=0.7, ruff=0.1, djinn_cost=0.35)),
    # wins the cards its tasks need
    "collector": Liking(Taste(useful=1.0, djinn_cost=0.7)),
    # lets go of useful cards only when it wins them
    "blocker": Liking(Taste(useful=0.3, deny=0.8)),
}


# Reasons -------------------------------------------------------------------------------------------------------------
SENTENCES = {
    "djinn-completes": "With {card} the task “{task}” is met.",
    "djinn-nearer": "{card} brings the task “{task}” nearer: {missing} cards would be missing.",
    "djinn-one-more": "{card} is one more kept card; no open task needs it.",
    "djinn-wins-trick": "{card} wins this trick for certain.",
    "djinn-may-win": "{card} beats what lies there and wins in about {percent} of 100 cases.",
    "djinn-loses": "{card} cannot win this trick; it is cheap to give away.",
    "djinn-bends": "The Djinn card “{effect}” helps to get a card out of this trick.",
    "djinn-early": "The Djinn card “{effect}” changes what can happen in this trick.",
    "djinn-saves": "The Djinn cards ({count}) are worth more in a later trick.",
    "djinn-enters": "The task “{task}” is met, one level on to level {level}.",
    "djinn-leaves": "{count} kept cards are left for the next level, the highest number is {number}.",
}


def reasons(knowledge, move):
    """Why a seat might make a move: message ids with values, from what the seat knows."""
    known, seat = knowledge._known, knowledge.seat
    code = knowledge.game._words.move_from(move)
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
    later = state.players - 1 - place_of(state, seat)
    return hold_chance(state, colour, number, led, trump, low, later, unseen_cards(state, seat), taste)
