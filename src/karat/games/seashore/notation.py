"""The notation of Sea or Shore: island cards, treasures and moves as text."""

from itertools import pairwise

from karat.games.seashore.cards import CARDS, COLOURS, NUMBERS, PLUS_CARDS, RANKS
from karat.games.seashore.moves import (
    DRAW_FROM,
    KINDS,
    PASS_COLOUR,
    PLAY_CARD,
    RETURN_CARDS,
    ROB_SEAT,
    STEAL,
    TAKE,
)
from karat.games.seashore.state import PILE, SECOND_PILE

LETTERS = "RBPG"
SHOWS = ("sea", "shore")
MOST_POINTS = 999

CODES = tuple(f"{letter}{number}" for number in range(1, NUMBERS + 1) for letter in LETTERS)
CARD = {code: card for card, code in enumerate(CODES)}
TREASURE = {  # as chance deals them
    f"t{letter}{points}": COLOURS * points + colour
    for colour, letter in enumerate(LETTERS)
    for points in range(MOST_POINTS + 1)
}


def card_text(which, card):
    if which in (PILE, SECOND_PILE):
        return treasure_code(card % COLOURS, card // COLOURS)
    return CODES[card]


def card_from(which, code):
    return (TREASURE if which in (PILE, SECOND_PILE) else CARD).get(code)


def treasure_code(colour, points):
    return f"t{LETTERS[colour]}{points}"


def treasure_text(state, kind):
    """A treasure of the record."""
    return treasure_code(kind // RANKS, state.points[kind % RANKS])


def codes_of(cards):
    """A set of island cards: by number, then colour."""
    codes = []
    while cards:
        lowest = cards & -cards
        codes.append(CODES[lowest.bit_length() - 1])
        cards ^= lowest
    return codes


# Moves ---------------------------------------------------------------------------------------------------------------
MOVES = {
    "take": TAKE,
    **{f"pass {letter}": KINDS * colour + PASS_COLOUR for colour, letter in enumerate(LETTERS)},
    **{f"steal {seat}": KINDS * seat + STEAL for seat in range(10)},
    **{f"rob {seat}": KINDS * seat + ROB_SEAT for seat in range(10)},
    **{f"draw {seat}": KINDS * seat + DRAW_FROM for seat in range(10)},
    **{
        f"play {code} {half}" + (f" +{laid}" if laid else ""): KINDS * ((2 * laid + shows) * CARDS + card) + PLAY_CARD
        for card, code in enumerate(CODES)
        for shows, half in enumerate(SHOWS)
        for laid in range(PLUS_CARDS + 1)
    },
}
TEXTS = {move: text for text, move in MOVES.items()}


def move_text(move):
    text = TEXTS.get(move)
    return f"return {' '.join(codes_of(move // KINDS))}" if text is None else text


def move_from(text):
    move = MOVES.get(text)
    if move is None and text.startswith("return ") and len(text) <= 40:
        cards = [CARD.get(code) for code in text[7:].split(" ")]
        if None not in cards and all(low < high for low, high in pairwise(cards)):
            move = KINDS * sum(1 << card for card in cards) + RETURN_CARDS
    return move
