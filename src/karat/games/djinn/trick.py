"""One trick of Djinn: the cards that lie, the Djinn cards played with them, and who wins."""

from karat.games.djinn.djinn_cards import FREE, LOWEST, NONE, has_played, played_effect, trump_colour
from karat.games.djinn.treasures import COLOURS, NUMBERS, SUIT
from karat.kernel.core import rule

MAX_PLAYERS = 4


# The cards that lie --------------------------------------------------------------------------------------------------
@rule
def place_of(state, p):
    """The place of a seat in the trick, which goes round from the leader."""
    place = p - state.leader
    return place if place >= 0 else place + state.players


@rule
def seat_at(state, place):
    """The seat that has this place, the leader's being 0."""
    return going_round(state, state.leader + place)


@rule
def going_round(state, p):
    """Seat 0 comes after the last one."""
    return p if p < state.players else p - state.players


@rule
def led_colour(state):
    """DJI-52: that of the first card of the trick as it now lies."""
    return int(state.trick[0]) % COLOURS


@rule
def cards_in_trick(state):
    cards = 0
    for place in range(state.players):
        if state.trick[place] != NONE:
            cards |= 1 << int(state.trick[place])
    return cards


@rule
def place_of_card(state, card):
    place = 0
    while state.trick[place] != card:
        place += 1
    return place


@rule
def playable_cards(state, p):
    """DJI-20: the led colour must be followed if it is held, unless DJI-63 says otherwise."""
    hand = state.seats[p].hand
    if state.trick[0] != NONE and not has_played(state, p, FREE):
        following = hand & SUIT << led_colour(state)
        if following:
            return following
    return hand


@rule
def lay(state, place, card):
    state.trick[place] = card
    state.counts_as[place] = card // COLOURS + 1


@rule
def swap_cards(state, a, b):
    """DJI-64: two cards change places; DJI-68: what they count as goes with them."""
    card, number = state.trick[a], state.counts_as[a]
    state.trick[a] = state.trick[b]
    state.counts_as[a] = state.counts_as[b]
    state.trick[b] = card
    state.counts_as[b] = number


@rule
def clear_trick(state):
    """DJI-50: an effect lasts for its trick."""
    for place in range(MAX_PLAYERS):
        state.trick[place] = NONE
        state.counts_as[place] = 0
    for i in range(state.effects_played):
        state.effects[i] = 0
    state.effects_played = 0


# Who wins ------------------------------------------------------------------------------------------------------------
@rule
def trick_winner(state):
    """DJI-21 and DJI-66: the seat of the highest trump, or of the highest card of the led colour, or of the lowest."""
    trump, lowest_wins = trump_colour(state), False
    for i in range(state.effects_played):
        if played_effect(state, i) == LOWEST:
            lowest_wins = True
    led = led_colour(state)
    best, best_place = -NUMBERS - 1, 0
    for place in range(state.players):
        colour, value = state.trick[place] % COLOURS, int(state.counts_as[place])
        if lowest_wins:
            value = -value
        elif colour == trump:
            value += 2 * NUMBERS
        elif colour == led:  # as the first card is at least, so cards of other colours stay below
            value += NUMBERS
        if value > best:
            best, best_place = value, place
    return seat_at(state, best_place)


@rule
def highest_place(state):
    """DJI-65: where the highest printed number lies, the earliest of equals."""
    best, best_place = NONE, 0
    for place in range(state.players):
        if state.trick[place] != NONE and state.trick[place] // COLOURS > best:
            best, best_place = state.trick[place] // COLOURS, place
    return best_place
