"""What a seat of Djinn knows, and worlds that fit it.

In what a seat knows, `deck` and `djinn_deck` hold all cards that it has not seen, wherever they are; the public sizes
say how many of them belong to each hand, to the discard pile and to the decks.
"""

from karat.games.djinn.caves import FIRST_LEVEL, ROWS, TASKS
from karat.games.djinn.djinn_cards import EFFECTS
from karat.games.djinn.memory import CHOICES, count_choices, room_for
from karat.games.djinn.treasures import COLOURS, SUIT, count_cards
from karat.kernel.core import copy, rule
from karat.kernel.luck import below, next_word

ROOM = 9  # a hand needs 0 to 8 cards
WAYS = COLOURS * ROOM**3  # for each colour, in how many ways it and those after it fill what three hands still need
SCRATCH = WAYS + CHOICES  # and how likely the listed plays of Djinn cards came from which batches, added up
ALL_TASKS = (1 << TASKS) - 1

FACTORIAL = (
    1.0,
    1.0,
    2.0,
    6.0,
    24.0,
    120.0,
    720.0,
    5040.0,
    40320.0,
    362880.0,
    3628800.0,
    39916800.0,
    479001600.0,
    6227020800.0,
    87178291200.0,
    1307674368000.0,
)


# Knowing -------------------------------------------------------------------------------------------------------------
@rule
def perceive(state, seat, known):
    """Write into the empty record `known` what `seat` may know of `state` (a spectator is seat -1)."""
    known.players = state.players
    known.open_memory = state.open_memory
    known.phase = state.phase
    known.dealer = state.dealer
    known.leader = state.leader
    known.turn = state.turn
    known.step = state.step
    known.to_keep = state.to_keep
    known.trump_card = state.trump_card
    copy(known.trick, state.trick)
    copy(known.counts_as, state.counts_as)
    known.effects_played = state.effects_played
    copy(known.effects, state.effects)
    known.deck_size = state.deck_size
    known.discard_size = state.discard_size
    known.djinn_deck_size = state.djinn_deck_size
    copy(known.djinn_used, state.djinn_used)
    known.batches = state.batches
    for batch in range(state.batches):
        for effect in range(EFFECTS):
            known.batch[batch, effect] = state.batch[batch, effect]
    known.plays = state.plays
    for i in range(state.plays):
        known.listed[i] = state.listed[i]
        if state.listed[i].seat != seat:
            known.listed[i].batch = 0
    copy(known.row_cards, state.row_cards)
    known.open_level = state.open_level
    known.replaced = state.replaced
    for row in range(ROWS):
        if FIRST_LEVEL + row <= state.open_level:
            known.rows[row] = state.rows[row]

    known.deck = state.deck
    copy(known.djinn_deck, state.djinn_deck)
    unseen = 0 if state.open_memory else state.forgotten  # all other discards were seen as they went
    known.discard = state.discard ^ unseen
    known.deck |= unseen
    for p in range(state.players):
        theirs, mine = state.seats[p], known.seats[p]
        mine.kept = theirs.kept
        mine.hand_size = theirs.hand_size
        mine.level = theirs.level
        mine.lacks = theirs.lacks
        mine.djinn_size = theirs.djinn_size
        copy(mine.drawn, theirs.drawn)
        if p == seat:
            mine.hand = theirs.hand
            copy(mine.djinn, theirs.djinn)
            for batch in range(state.batches):
                for effect in range(EFFECTS):
                    mine.held[batch, effect] = theirs.held[batch, effect]
        else:
            known.deck |= theirs.hand
            for effect in range(EFFECTS):
                known.djinn_deck[effect] += theirs.djinn[effect]


# Imagining: treasures ------------------------------------------------------------------------------------------------
@rule
def prepare(known, seat, scratch):
    """Count the ways to fill the hands that are known to lack a colour; all other places take what is left.

    Djinn cards: weigh the choices of batches that listed plays may have come from.
    """
    most_a, most_b, most_c = bound_cards(known, seat, 0), bound_cards(known, seat, 1), bound_cards(known, seat, 2)
    for colour in range(COLOURS - 1, -1, -1):
        for a in range(most_a if colour == 0 else 0, most_a + 1):  # before the first colour all cards are missing
            for b in range(most_b if colour == 0 else 0, most_b + 1):
                for c in range(most_c if colour == 0 else 0, most_c + 1):
                    scratch[cell(colour, a, b, c)] = count_ways(known, seat, scratch, colour, a, b, c)
    weigh_choices(known, seat, scratch)


@rule
def imagine(known, seat, scratch, luck):
    """Turn what `seat` knows into one world: every deal of the unseen cards that fits is equally likely (note D6)."""
    fill_bound_hands(known, seat, scratch, luck)
    for p in range(known.players):
        one = known.seats[p]
        while count_cards(one.hand) < one.hand_size:
            card = draw(luck, known.deck)
            known.deck ^= card
            one.hand |= card
    while count_cards(known.discard) < known.discard_size:
        card = draw(luck, known.deck)
        known.deck ^= card
        known.discard |= card
        known.forgotten |= card
    imagine_djinn(known, seat, scratch, luck)
    for row in range(ROWS):
        if FIRST_LEVEL + row > known.open_level:
            while count_cards(known.rows[row]) < known.row_cards[row]:
                known.rows[row] |= draw(luck, ALL_TASKS ^ known.rows[row])


@rule
def fill_bound_hands(known, seat, scratch, luck):
    """Colour by colour, choose how many cards each hand gets, in proportion to the ways that this leaves."""
    a, b, c = bound_cards(known, seat, 0), bound_cards(known, seat, 1), bound_cards(known, seat, 2)
    if scratch[cell(0, a, b, c)] == 0:  # only in a hand-made position where nobody can have played by the rules
        return
    for colour in range(COLOURS):
        cards = known.deck & SUIT << colour
        unseen = count_cards(cards)
        point = fraction(luck) * scratch[cell(colour, a, b, c)]
        xs, ys, zs = shares(known, seat, colour, a, b, c)
        x, y, z = 0, 0, 0
        for i in range(xs * ys * zs):
            if point >= 0:
                share = i // zs // ys, i // zs % ys, i % zs
                ways = share_ways(scratch, colour, unseen, a, b, c, *share)
                if ways:
                    x, y, z = share
                    point -= ways
        give(known, seat, 0, cards, x, luck)
        give(known, seat, 1, known.deck & cards, y, luck)
        give(known, seat, 2, known.deck & cards, z, luck)
        a, b, c = a - x, b - y, c - z


@rule
def count_ways(known, seat, scratch, colour, a, b, c):
    """In how many ways this colour and those after it give exactly a, b and c cards to the three bound hands."""
    unseen = count_cards(known.deck & SUIT << colour)
    xs, ys, zs = shares(known, seat, colour, a, b, c)
    ways = 0.0
    for x in range(xs):
        for y in range(ys):
            for z in range(zs):
                ways += share_ways(scratch, colour, unseen, a, b, c, x, y, z)
    return ways


@rule
def shares(known, seat, colour, a, b, c):
    """How many different numbers of cards of this colour each of the three hands can get."""
    return (
        1 if lacks(known, seat, 0, colour) else a + 1,
        1 if lacks(known, seat, 1, colour) else b + 1,
        1 if lacks(known, seat, 2, colour) else c + 1,
    )


@rule
def share_ways(scratch, colour, unseen, a, b, c, x, y, z):
    """How many of these ways give x, y and z cards of this colour, of which so many are unseen, to the three hands."""
    left = unseen - x - y - z
    if left < 0:
        return 0.0
    if colour == COLOURS - 1:
        later = 1.0 if x == a and y == b and z == c else 0.0
    else:
        later = scratch[cell(colour + 1, a - x, b - y, c - z)]
    return later * FACTORIAL[unseen] / (FACTORIAL[x] * FACTORIAL[y] * FACTORIAL[z] * FACTORIAL[left])


@rule
def cell(colour, a, b, c):
    return ((colour * ROOM + a) * ROOM + b) * ROOM + c


@rule
def bound_cards(known, seat, i):
    """The cards in the hand of the i-th seat after `seat`, if it is known to lack a colour."""
    other = known.seats[(seat + 1 + i) % known.players]
    return int(other.hand_size) if i < known.players - 1 and other.lacks else 0


@rule
def lacks(known, seat, i, colour):
    return known.seats[(seat + 1 + i) % known.players].lacks >> colour & 1


@rule
def give(known, seat, i, cards, count, luck):
    """Some of these unseen cards go to the i-th seat after `seat`."""
    other = known.seats[(seat + 1 + i) % known.players]
    for _ in range(count):
        card = draw(luck, cards)
        cards ^= card
        known.deck ^= card
        other.hand |= card


# Imagining: Djinn cards ----------------------------------------------------------------------------------------------
@rule
def weigh_choices(known, seat, scratch):
    """How likely each choice of batches for the listed plays of others is, added up from choice to choice (note D7)."""
    total = 0.0
    for choice in range(count_choices(known, seat)):
        total += likelihood(known, seat, choice)
        scratch[WAYS + choice] = total


@rule
def chosen_batch(known, seat, choice, i):
    """The batch of the i-th listed play: the seat knows its own, a choice has one digit for each of the others."""
    if known.listed[i].seat == seat:
        return int(known.listed[i].batch)
    for j in range(i):
        if known.listed[j].seat != seat:
            choice //= int(known.batches)
    return choice % int(known.batches)


@rule
def likelihood(known, seat, choice):
    """In how many ways, up to a factor, the batches can have been dealt and played from by this choice.

    One play after the other takes one of the places that its seat has from the batch, and one of the fitting cards out
    of all that are still unseen.
    """
    ways = 1.0
    for i in range(known.plays):
        one = known.listed[i]
        if one.seat == seat:
            continue
        batch = chosen_batch(known, seat, choice, i)
        places = room_for(known, i, batch)
        fitting = count_unseen(known, seat, batch, one.effect)
        unseen = 0
        for effect in range(EFFECTS):
            unseen += count_unseen(known, seat, batch, effect)
        for j in range(i):
            before = known.listed[j]
            if before.seat != seat and chosen_batch(known, seat, choice, j) == batch:
                unseen -= 1
                if before.seat == one.seat:
                    places -= 1
                if before.effect == one.effect:
                    fitting -= 1
        if places <= 0 or fitting <= 0:
            return 0.0
        ways *= places * fitting / unseen
    return ways


@rule
def count_unseen(known, seat, batch, effect):
    """The cards of a batch that others hold or have played, or that are in the pile."""
    unseen = int(known.batch[batch, effect]) - known.seats[seat].held[batch, effect]
    for i in range(known.plays):
        one = known.listed[i]
        if one.seat == seat and one.batch == batch and one.effect == effect:
            unseen -= 1
    return unseen


@rule
def imagine_djinn(known, seat, scratch, luck):
    """Choose where the listed plays came from; then all other unseen cards of a batch are dealt to those who drew it.

    While they are dealt, `batch` has only those left that are in no place yet.
    """
    if known.plays:
        choose_batches(known, seat, scratch, luck)
    count_places(known, -1)
    for p in range(known.players):
        one = known.seats[p]
        if p != seat:
            for batch in range(known.batches):
                for _ in range(one.drawn[batch] - listed_plays(known, p, batch)):
                    effect = draw_djinn(known, batch, luck)
                    known.batch[batch, effect] -= 1
                    known.djinn_deck[effect] -= 1
                    one.held[batch, effect] += 1
                    one.djinn[effect] += 1
    count_places(known, 1)


@rule
def choose_batches(known, seat, scratch, luck):
    point = fraction(luck) * scratch[WAYS + count_choices(known, seat) - 1]
    choice = 0
    while scratch[WAYS + choice] <= point:
        choice += 1
    for i in range(known.plays):
        known.listed[i].batch = chosen_batch(known, seat, choice, i)


@rule
def listed_plays(known, p, batch):
    count = 0
    for i in range(known.plays):
        if known.listed[i].seat == p and known.listed[i].batch == batch:
            count += 1
    return count


@rule
def count_places(known, sign):
    """Take all cards that are held or were played out of their batches, or put them back."""
    for batch in range(known.batches):
        for p in range(known.players):
            for effect in range(EFFECTS):
                known.batch[batch, effect] += sign * known.seats[p].held[batch, effect]
    for i in range(known.plays):
        known.batch[known.listed[i].batch, known.listed[i].effect] += sign


@rule
def draw_djinn(known, batch, luck):
    """One of the Djinn cards of a batch that are in no place yet, each card equally likely."""
    left = 0
    for effect in range(EFFECTS):
        left += known.batch[batch, effect]
    point = below(luck, left)
    effect = 0
    while point >= known.batch[batch, effect]:
        point -= known.batch[batch, effect]
        effect += 1
    return effect


# Chance --------------------------------------------------------------------------------------------------------------
@rule
def draw(luck, cards):
    """One card of a set, each equally likely, as a set of its own."""
    for _ in range(below(luck, count_cards(cards))):
        cards &= cards - 1
    return cards & -cards


@rule
def fraction(luck):
    """A number from 0 to less than 1 with 53 random bits."""
    return ((next_word(luck) << 21) + (next_word(luck) >> 11)) / 9007199254740992.0
