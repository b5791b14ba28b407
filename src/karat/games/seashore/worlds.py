"""What a seat of Sea or Shore knows, and the worlds that fit it.

Hidden are hands, covered cards, the box, drawn cards, secret choices and treasures that lie face down. A world fits if
every covered card fits the half it shows, if cards whose way the seat has followed are where they can be, and if the
hands can come from a deal and a pass in which everybody gave the highest card of a longest colour (note D8).
"""

from karat.games.seashore.cards import ALL_CARDS, COLOURS, TREASURES, all_of, first_of, is_in, only, size_of, up_to
from karat.games.seashore.memory import clear_memory
from karat.games.seashore.state import HIDDEN, NONE, OVER, PASS, PLAY, SEA, highest, is_longest, receiver
from karat.kernel.core import copy, rule
from karat.kernel.luck import below

SCRATCH = 1  # numbers that imagining needs room for
MOST_DRAWN = 2  # SEA-41
PATIENCE = 1 << 17  # so often a world is thrown away for what it says about the pass, then one without that is taken


# What a seat knows ---------------------------------------------------------------------------------------------------
@rule
def perceive(state, seat, known):
    """Write into the empty record `known` what `seat` may know of `state` (a spectator is seat -1)."""
    known.players = state.players
    copy(known.action, state.action)
    known.pass_to = state.pass_to
    known.plus_cap = state.plus_cap
    known.plus_most = state.plus_most
    known.steal_any = state.steal_any
    copy(known.points, state.points)
    known.round_no = state.round_no
    known.start = state.start
    known.step = state.step
    known.turn = state.turn
    known.supply = state.supply
    known.box_size = state.box_size
    known.out = state.out
    known.drawn_size = state.drawn_size
    known.victim = state.victim
    known.somewhere = state.box
    if state.drawn_size and (seat == state.turn or seat == state.victim):
        known.drawn = state.drawn  # SEA-41
    else:
        known.somewhere |= state.drawn
    for p in range(len(state.seats)):
        perceive_seat(state, seat, p, known)
    for i in range(2):
        perceive_pile(state, i, known)
    if seat >= 0:
        recall(state, seat, known)


@rule
def perceive_seat(state, seat, p, known):
    mine, theirs = known.seats[p], state.seats[p]
    mine.score = theirs.score
    mine.hand_size = theirs.hand_size
    mine.plus = theirs.plus
    mine.discards = theirs.discards
    mine.prize = theirs.prize
    mine.gave = NONE
    if p == seat:
        mine.hand = theirs.hand
        mine.began = theirs.began
        mine.gave = theirs.gave
    else:
        known.somewhere |= theirs.hand
    if p == seat or theirs.passing == NONE:
        mine.passing = theirs.passing
    else:
        mine.passing = HIDDEN  # SEA-13
    mine.card = theirs.card
    if theirs.card != NONE:
        mine.shows = theirs.shows
        mine.shown = theirs.shown
        mine.laid = theirs.laid
        if p != seat and state.step == PLAY:
            mine.card = HIDDEN  # SEA-22
            known.somewhere |= only(theirs.card)
    mine.treasures = theirs.treasures
    mine.unseen = theirs.unseen
    for k in range(theirs.treasures):
        if p == seat or k >= theirs.unseen or state.step == OVER:
            mine.points_pile[k] = theirs.points_pile[k]  # SEA-30
        else:
            mine.points_pile[k] = HIDDEN
            note_loose(known, theirs.points_pile[k])


@rule
def perceive_pile(state, i, known):
    """The open treasure, and those that went under the pile before everybody's eyes."""
    known.height[i] = state.height[i]
    known.taken[i] = state.taken[i]
    known.turned_under[i] = state.turned_under[i]
    for k in range(state.height[i]):
        if (k == 0 and not state.taken[i]) or k >= state.height[i] - state.turned_under[i]:
            known.piles[i, k] = state.piles[i, k]
        else:
            known.piles[i, k] = HIDDEN
            note_loose(known, state.piles[i, k])


@rule
def note_loose(known, kind):
    """Add a treasure to those whose place is not known, which are sorted."""
    at = known.loose_size
    while at > 0 and known.loose[at - 1] > kind:
        known.loose[at] = known.loose[at - 1]
        at -= 1
    known.loose[at] = kind
    known.loose_size += 1


@rule
def recall(state, seat, known):
    """What the seat has seen earlier in this round: the card it got, and the way of the cards of others."""
    memory = state.memories[seat]
    known.memories[seat] = memory
    for p in range(state.players):
        if p != seat:
            if receiver(state, p) == seat:
                known.seats[p].gave = state.seats[p].gave
            if not memory.mixed >> p & 1:
                known.seats[p].began = state.seats[p].began & memory.touched


# Worlds --------------------------------------------------------------------------------------------------------------
@rule
def prepare(known, seat, scratch):
    """Nothing to count before worlds can be imagined."""


@rule
def imagine(known, seat, scratch, luck):
    """Turn what `seat` knows into one world, uniform among those that fit."""
    place_treasures(known, luck)
    place_cards(known, seat, luck)
    for p in range(known.players):
        if p != seat:
            clear_memory(known.memories[p])


# Treasures that lie face down ----------------------------------------------------------------------------------------
@rule
def place_treasures(known, luck):
    """Any order in the piles, each with its own colours (SEA-10); what is left lies in points piles."""
    split = known.loose_size if known.players == 3 else 0
    while split < known.loose_size and known.loose[split] < TREASURES // 2:
        split += 1  # red and blue
    for k in range(known.height[0]):
        if known.piles[0, k] == HIDDEN:
            known.piles[0, k] = take_loose(known, 0, split, luck)
            split -= 1
    for k in range(known.height[1]):
        if known.piles[1, k] == HIDDEN:
            known.piles[1, k] = take_loose(known, split, known.loose_size, luck)
    for p in range(known.players):
        seat = known.seats[p]
        for k in range(seat.treasures):
            if seat.points_pile[k] == HIDDEN:
                seat.points_pile[k] = take_loose(known, 0, known.loose_size, luck)


@rule
def take_loose(known, low, high, luck):
    """A random one of the loose treasures from `low` up to `high`."""
    at = low + below(luck, high - low)
    kind = known.loose[at]
    known.loose_size -= 1
    for k in range(at, known.loose_size):
        known.loose[k] = known.loose[k + 1]
    return kind


# Island cards --------------------------------------------------------------------------------------------------------
@rule
def place_cards(known, me, luck):
    """Hands, covered cards, box and drawn cards, again and again until they fit: all that fit are equally likely."""
    free = free_cards(known, me)
    bound = known.somewhere & ~free
    size = 0
    while free:
        known.pool[size] = first_of(free)
        free &= free - 1
        size += 1
    giver = who_gave(known, me)
    tries = 0
    while not try_to_place(known, me, bound, size, giver, luck):
        tries += 1
        if tries == PATIENCE:
            giver = NONE
    known.somewhere = 0


@rule
def free_cards(known, me):
    """The hidden cards that may be in every hidden place; the others are bound to some places."""
    could = known.memories[me].could
    free = known.somewhere
    for p in range(known.players):
        if p != me and (known.seats[p].hand_size > 0 or is_covered(known, me, p) or holds_drawn(known, me, p)):
            free &= could[p]
    return free & could[me] if known.box_size > 0 else free


@rule
def is_covered(known, me, p):
    """Whether a card of seat `p` lies under its cover, hidden from `me`."""
    return p != me and known.step == PLAY and known.seats[p].card != NONE


@rule
def holds_drawn(known, me, p):
    """Whether cards that `me` may not see are just drawn from seat `p`."""
    return known.drawn_size > 0 and p == known.victim and p != me and known.turn != me


@rule
def under_cover(known, p):
    """SEA-21, SEA-22: all cards that fit what seat `p` shows."""
    seat = known.seats[p]
    if seat.shows == SEA:
        return all_of(seat.shown) & (up_to(known.plus_cap - seat.laid) if seat.laid else ALL_CARDS)
    return up_to(seat.shown) & ~up_to(seat.shown - 1)


@rule
def try_to_place(known, me, bound, size, giver, luck):
    """One attempt; whether it fits. The pool holds the free cards, those in use first.

    Every step picks from a number of cards or places that does not depend on earlier picks, or in any order from all
    that is left, and gives up where the pick is impossible: so no world is more likely than another.
    """
    could = known.memories[me].could
    used = 0
    clear_places(known, me)
    for p in range(known.players):
        if is_covered(known, me, p) and not under_cover(known, p) & could[p] & bound:
            at = below(luck, size)
            while not is_in(known.pool[at], under_cover(known, p)):
                at = below(luck, size)
            if at < used:
                return False
            known.seats[p].card = use(known, at, used)
            used += 1
    while bound:
        if not place_bound(known, me, first_of(bound), luck):
            return False
        bound &= bound - 1
    for p in range(known.players):
        if is_covered(known, me, p) and known.seats[p].card == HIDDEN:
            card = use(known, used + below(luck, size - used), used)
            if not is_in(card, under_cover(known, p)):
                return False
            known.seats[p].card = card
            used += 1
    for i in range(known.players):
        p = (max(giver, 0) + i) % known.players  # the giver first, because it fails most often
        if p != me:
            seat = known.seats[p]
            seat.hand, used = fill(known, seat.hand, seat.hand_size, used, size, luck)
            if holds_drawn(known, me, p):
                known.drawn, used = fill(known, known.drawn, known.drawn_size, used, size, luck)
            if known.step == PASS and seat.passing != NONE:
                seat.passing = below(luck, COLOURS)
                if not is_longest(seat.hand, seat.passing):
                    return False
            if size_of(holding(known, p) & known.memories[me].among[p]) < known.memories[me].at_least[p]:
                return False
            if p == giver and not can_give(known, me, p, started(known, me, p), only(seat.gave)):
                return False
    known.box, used = fill(known, known.box, known.box_size, used, size, luck)
    return giver == NONE or (pass_fits(known, me) and exchange_fits(known, me))


@rule
def clear_places(known, me):
    known.box = 0
    for p in range(known.players):
        if p != me:
            known.seats[p].hand = 0
            if is_covered(known, me, p):
                known.seats[p].card = HIDDEN
            if holds_drawn(known, me, p):
                known.drawn = 0


@rule
def use(known, at, used):
    """Bring a card of the pool to those in use."""
    card = known.pool[at]
    known.pool[at] = known.pool[used]
    known.pool[used] = card
    return card


@rule
def fill(known, cards, room, used, size, luck):
    """Add random free cards to a set up to its size; the set, and how many are in use now."""
    missing = room - size_of(cards)
    for _ in range(missing):
        at = used if missing == size - used else used + below(luck, size - used)
        cards |= only(use(known, at, used))
        used += 1
        missing -= 1
    return cards, used


@rule
def place_bound(known, me, card, luck):
    """Put a card whose places are limited into one of them; False where another card lies there already."""
    places = 0
    for p in range(known.players):
        places += count_places(known, me, p, card)
    at = below(luck, places)
    p = 0
    while at >= count_places(known, me, p, card):
        at -= count_places(known, me, p, card)
        p += 1
    seat = known.seats[p]
    if at < seat.hand_size:
        is_free = at >= size_of(seat.hand)
        seat.hand |= only(card)
    elif known.step == PLAY:
        is_free = seat.card == HIDDEN
        seat.card = card
    else:
        is_free = at - seat.hand_size >= size_of(known.drawn)
        known.drawn |= only(card)
    return is_free


@rule
def count_places(known, me, p, card):
    """In how many hidden places of seat `p` this card may be: in the hand, under the cover, among the cards drawn."""
    if p == me or not is_in(card, known.memories[me].could[p]):
        return 0
    places = int(known.seats[p].hand_size)
    if is_covered(known, me, p) and is_in(card, under_cover(known, p)):
        places += 1
    if holds_drawn(known, me, p):
        places += known.drawn_size
    return places


@rule
def holding(known, p):
    """All hidden cards of seat `p`: hand, covered card, and cards just drawn from it."""
    seat = known.seats[p]
    cards = seat.hand
    if seat.card >= 0:
        cards |= only(seat.card)
    if p == known.victim:
        cards |= known.drawn
    return cards


# The pass ------------------------------------------------------------------------------------------------------------
@rule
def who_gave(known, me):
    """The seat whose passed card `me` has got, NONE where that was not seen."""
    for p in range(known.players):
        if receiver(known, p) == me and known.seats[p].gave != NONE and known.seats[me].gave != NONE:
            return p
    return NONE


@rule
def started(known, me, p):
    """What seat `p` held right after the pass, in this world; for mixed hands, what all of them held together."""
    memory = known.memories[me]
    if not memory.mixed >> p & 1:
        return known.seats[p].began ^ had(known, me, p)
    cards = memory.touched
    for q in range(known.players):
        if q != me:
            cards = cards | had(known, me, q) if memory.mixed >> q & 1 else cards & ~known.seats[q].began
    return cards


@rule
def had(known, me, p):
    """The cards that seat `p` played or holds and that never were in the hand of `me`."""
    return (holding(known, p) | known.seats[p].discards) & ~known.seats[me].began & ~known.memories[me].touched


@rule
def can_give(known, me, p, received, wanted):
    """Which of the cards `wanted` seat `p` may have given away, if it was given one of the cards `received`.

    SEA-13: the highest of a longest colour of the hand as dealt. Of mixed hands nothing is asked (note D8).
    """
    if known.memories[me].mixed >> p & 1:
        return wanted
    held = started(known, me, p)
    given = 0
    while received:
        rest = held & ~(received & -received)
        received &= received - 1
        longest = 0
        for colour in range(COLOURS):
            longest = max(longest, size_of(rest & all_of(colour)))
        for colour in range(COLOURS):
            if wanted & all_of(colour) and size_of(rest & all_of(colour)) + 1 >= longest:
                given |= wanted & all_of(colour) & ~(only(highest(rest, colour) + 1) - 1)
    return given


@rule
def pass_fits(known, me):
    """Whether some deal and some pass lead to this world: card by card around the table."""
    p = receiver(known, me)
    given = only(known.seats[me].gave) & started(known, me, p)
    while p != me and given:
        to = receiver(known, p)
        wanted = only(known.seats[p].gave) if to == me else started(known, me, to)
        given = can_give(known, me, p, given, wanted)
        p = to
    return given != 0


@rule
def exchange_fits(known, me):
    """Whether the one exchange out of sight can have led from such a pass to this world.

    Several of them, or one with a player who has exchanged cards with `me` too, are not followed (note D8).
    """
    memory = known.memories[me]
    pair = memory.mixed
    if pair == 0 or size_of(pair) > 2 or memory.swapped > MOST_DRAWN or memory.partners & pair:
        return True
    memory.mixed = 0  # for now: with the cards swapped back, both hands come from the pass alone
    fits = swap_back(known, me, first_of(pair), first_of(pair & (pair - 1)))
    memory.mixed = pair
    return fits


@rule
def swap_back(known, me, a, b):
    """Whether the pass fits with no card, one or two of seat `a` and as many of seat `b` back in the other hand."""
    memory = known.memories[me]
    if fits_without(known, me, a, b, 0):
        return True
    firsts = had(known, me, a) & ~memory.fixed
    while firsts:
        first = firsts & -firsts
        seconds = had(known, me, b) & ~memory.fixed
        while seconds:
            second = seconds & -seconds
            seconds &= seconds - 1
            mine = firsts if memory.swapped == MOST_DRAWN else first  # another card of each; the same stands for none
            while mine:
                theirs = second if mine & first else seconds
                while theirs:
                    if fits_without(known, me, a, b, first | second | (mine & -mine) | (theirs & -theirs)):
                        return True
                    theirs &= theirs - 1
                mine &= mine - 1
        firsts &= firsts - 1
    return False


@rule
def fits_without(known, me, a, b, swapped):
    """Whether the pass fits with these cards in the other of the two hands."""
    known.seats[a].began = swapped
    known.seats[b].began = swapped
    fits = pass_fits(known, me)
    known.seats[a].began = 0
    known.seats[b].began = 0
    return fits
