"""Position documents of Djinn, and the names and codes they are written in."""

from karat.games.djinn.caves import FIRST_LEVEL, LAST_LEVEL, ROW, few_ways, next_level
from karat.games.djinn.djinn_cards import (
    DOUBLE,
    EFFECTS,
    FIFTEEN,
    FREE,
    HIGHEST,
    MOST_DJINN,
    NONE,
    REPLACE,
    SWAP,
    TRUMP,
    has_played,
)
from karat.games.djinn.rules import (
    AFTER_CARD,
    DECK,
    DJINN_DECK,
    ENTER_CAVE,
    GAME_OVER,
    KEEP_CARD,
    PLAY_CARD,
    STATE,
    TRICKS,
    phase_leader,
)
from karat.games.djinn.treasures import COLOURS, NUMBERS, TREASURES
from karat.games.djinn.trick import trick_winner
from karat.kernel.core import new_states as new_records
from karat.kernel.core import spread, writable

COLOUR_CODES = "PGYB"
CODE = tuple(f"{COLOUR_CODES[card % COLOURS]}{card // COLOURS + 1}" for card in range(TREASURES))
CARD = {code: card for card, code in enumerate(CODE)}
EFFECT_NAMES = ("trump", "replace", "free", "swap", "highest", "lowest", "notrump", "fifteen", "double")
EFFECT = {name: effect for effect, name in enumerate(EFFECT_NAMES)}
TASK_NAMES = ("run", "pairs", "under", "over", "exact", "colour")
TASK = {name: task for task, name in enumerate(TASK_NAMES)}
STEP_NAMES = ("play", "after", "keep", "cave", "over")
STEP = dict(zip(STEP_NAMES, (PLAY_CARD, AFTER_CARD, KEEP_CARD, ENTER_CAVE, GAME_OVER)))
LEVELS = (0, 3, 4, 5)
MOST_PHASES = 9999


def new_states(players, options):
    states = new_records(STATE)
    state = writable(states)
    state.players = players
    state.open_memory = options["open_memory"]
    state.djinn_deck[:] = [options["djinn_deck"].get(name, 0) for name in EFFECT_NAMES]
    return states


# Writing -------------------------------------------------------------------------------------------------------------
def to_document(state, decks):
    return {
        "phase": state.phase,
        "dealer": state.dealer,
        "leader": state.leader,
        "turn": None if state.turn == NONE else state.turn,
        "step": STEP_NAMES[state.step],
        "to_keep": state.to_keep,
        "trump_card": CODE[state.trump_card],
        "trick": write_trick(state),
        "effects": write_effects(state),
        "deck": [CODE[card] for card in decks[DECK]],
        "discard": write_cards(state.discard),
        "djinn_deck": [EFFECT_NAMES[effect] for effect in decks[DJINN_DECK]],
        "djinn_used": write_djinn(state.djinn_used),
        "caves": write_rows(state, LAST_LEVEL),
        "open_level": state.open_level,
        "seats": [
            {
                "hand": write_cards(seat.hand),
                "kept": write_cards(seat.kept),
                "djinn": write_djinn(seat.djinn),
                "level": seat.level,
            }
            for seat in state.seats[: state.players]
        ],
    }


def write_cards(cards):
    """The codes of a set of treasures, in ascending order."""
    return [code for card, code in enumerate(CODE) if cards >> card & 1]


def write_djinn(counts):
    return spread(EFFECT_NAMES, counts)


def write_tasks(row):
    return [name for task, name in enumerate(TASK_NAMES) if row >> task & 1]


def write_rows(state, last):
    """The rows up to a level."""
    return {str(level): write_tasks(state.rows[level - FIRST_LEVEL]) for level in range(FIRST_LEVEL, last + 1)}


def write_trick(state):
    return [
        {"seat": (state.leader + place) % state.players, "card": CODE[card], "counts_as": state.counts_as[place]}
        for place, card in enumerate(state.trick)
        if card != NONE
    ]


def write_effects(state):
    return [
        {"seat": code % 4, "effect": EFFECT_NAMES[code // 16]} | name_argument(code // 16, code // 4 % 4)
        for code in state.effects[: state.effects_played]
    ]


def name_argument(effect, argument):
    """The colour or seat that a Djinn card names."""
    if effect == TRUMP:
        return {"colour": COLOUR_CODES[argument]}
    return {"target": argument} if effect in (REPLACE, SWAP) else {}


# Reading -------------------------------------------------------------------------------------------------------------
def from_document(doc, players, options):
    """The record, and the order of its decks, that a position document describes."""
    doc.keys(
        *("game", "players", "phase", "dealer", "leader", "turn", "step", "to_keep", "trump_card", "trick", "effects"),
        *("deck", "discard", "djinn_deck", "djinn_used", "caves", "open_level", "seats"),
        optional=("options",),
    )
    states = new_states(players, options)
    state = writable(states)
    state.phase = doc["phase"].whole(1, MOST_PHASES)
    state.dealer = doc["dealer"].whole(0, players - 1)
    state.leader = doc["leader"].whole(0, players - 1)
    state.step = doc["step"].one_of(STEP)
    state.turn = _read_turn(doc["turn"], state)
    state.open_level = doc["open_level"].whole(FIRST_LEVEL, LAST_LEVEL)
    state.replaced = NONE

    left = set(range(TREASURES))
    state.trump_card = _read_card(doc["trump_card"], left)
    _read_trick(doc["trick"], state, left)
    deck = [_read_card(card, left) for card in doc["deck"].list()]
    state.deck = _set(deck)
    state.deck_size = len(deck)
    discard = [_read_card(card, left) for card in doc["discard"].list()]
    state.discard = state.forgotten = _set(discard)
    state.discard_size = len(discard)
    for row, field in enumerate(_rows(doc["caves"])):
        tasks = [task.one_of(TASK) for task in field.list(0, ROW)]
        if len(set(tasks)) < len(tasks):
            field.fail("names a task twice")
        state.rows[row] = _set(tasks)
        state.row_cards[row] = len(tasks)
    for p, field in enumerate(doc["seats"].list(players, players)):
        _read_seat(field, state.seats[p], left)

    _read_effects(doc["effects"], state)
    djinn_deck = _read_djinn(doc, state)
    _check_hands(doc, state)
    _check_levels(doc, state)
    state.to_keep = _read_to_keep(doc["to_keep"], state)
    _check_step(doc, state, states)
    _see_who_did_not_follow(state)
    return states, {DECK: deck, DJINN_DECK: djinn_deck}


def _read_turn(field, state):
    if state.step != GAME_OVER:
        return field.whole(0, state.players - 1)
    if not field.is_null:
        field.fail("should be null when the game is over")
    return NONE


def _read_card(field, left):
    """Take a treasure out of the box, which has one of each."""
    card = field.one_of(CARD)
    if card not in left:
        field.fail(f"{CODE[card]} is here twice")
    left.remove(card)
    return card


def _set(numbers):
    return sum(1 << number for number in numbers)


def _rows(field):
    names = [str(level) for level in range(FIRST_LEVEL, LAST_LEVEL + 1)]
    field.keys(*names)
    return [field[name] for name in names]


def _read_seat(field, seat, left):
    field.keys("hand", "kept", "djinn", "level")
    hand = [_read_card(card, left) for card in field["hand"].list(0, TRICKS)]
    seat.hand = _set(hand)
    seat.hand_size = len(hand)
    seat.kept = _set(_read_card(card, left) for card in field["kept"].list())
    seat.level = field["level"].whole(0, LAST_LEVEL)
    if seat.level not in LEVELS:
        field["level"].fail(f"should be 0, 3, 4 or 5, not {seat.level}")


def _read_trick(field, state, left):
    """Cards in playing order from the leader; while a trick is being settled some of them may be gone."""
    state.trick[:] = NONE
    next_place = 0
    if field.list() and state.step in (ENTER_CAVE, GAME_OVER):
        field.fail("should be empty after a phase")
    for entry in field.list(0, state.players):
        entry.keys("seat", "card", "counts_as")
        place = _place(state, entry["seat"].whole(0, state.players - 1))
        if place < next_place or (place > next_place and state.step != KEEP_CARD):
            entry["seat"].fail("should come in playing order from the leader")
        next_place = place + 1
        card = _read_card(entry["card"], left)
        number = card // COLOURS + 1
        state.trick[place] = card
        state.counts_as[place] = entry["counts_as"].whole(number, NUMBERS)
        if state.counts_as[place] not in (number, NUMBERS):
            entry["counts_as"].fail(f"should be {number} or {NUMBERS}")


def _place(state, p):
    return (p - int(state.leader)) % int(state.players)


def _read_effects(field, state):
    """Djinn cards of this trick, oldest first: each was played in its seat's turn, and that turn has come."""
    latest, laid = 0, _cards_laid(state)
    last = laid if state.step == PLAY_CARD else laid - 1
    if field.list() and state.step in (ENTER_CAVE, GAME_OVER):
        field.fail("should be empty after a trick")
    for i, entry in enumerate(field.list(0, MOST_DJINN)):
        entry.keys("seat", "effect", optional=("colour", "target"))
        effect = entry["effect"].one_of(EFFECT)
        wanted = "colour" if effect == TRUMP else "target" if effect in (REPLACE, SWAP) else None
        entry.keys("seat", "effect", *(() if wanted is None else (wanted,)))
        p = entry["seat"].whole(0, state.players - 1)
        place = _place(state, p)
        if place < latest:
            entry["seat"].fail("should come in playing order from the leader")
        if place > last or (place == laid and effect in (SWAP, FIFTEEN)):
            entry.fail("cannot have been played yet")
        latest = place
        argument = 0
        if wanted == "colour":
            argument = COLOUR_CODES.index(entry["colour"].one_of(tuple(COLOUR_CODES)))
        elif wanted == "target":
            argument = entry["target"].whole(0, state.players - 1)
            if _place(state, argument) >= place:
                entry["target"].fail("should be a seat that had laid a card before")
        state.effects[i] = 16 * effect + 4 * argument + p
        state.effects_played = i + 1


def _cards_laid(state):
    if state.step == KEEP_CARD:
        return int(state.players)
    return sum(1 for card in state.trick if card != NONE)


def _read_djinn(doc, state):
    """Djinn cards, of which there are no more than in the box. Those played in this trick are among the used ones."""
    box = [int(count) for count in state.djinn_deck]
    deck = [card.one_of(EFFECT) for card in doc["djinn_deck"].list(0, MOST_DJINN)]
    used = [card.one_of(EFFECT) for card in doc["djinn_used"].list(0, MOST_DJINN)]
    played = [int(code) // 16 for code in state.effects[: state.effects_played]]
    for effect in range(EFFECTS):
        box[effect] -= deck.count(effect) + max(used.count(effect), played.count(effect))
        state.djinn_deck[effect] = deck.count(effect)
        state.djinn_used[effect] = used.count(effect)
    state.djinn_deck_size = len(deck)
    for p, field in enumerate(doc["seats"].list()):
        for card in field["djinn"].list(0, MOST_DJINN):
            effect = card.one_of(EFFECT)
            box[effect] -= 1
            state.seats[p].djinn[effect] += 1
            state.seats[p].djinn_size += 1
    state.batches = 1  # a document does not tell which cards came from which shuffle
    state.batch[0] = state.djinn_deck
    for seat in state.seats:
        seat.drawn[0] = seat.djinn_size
        seat.held[0] = seat.djinn
        state.batch[0] += seat.djinn
    for name, count in zip(EFFECT_NAMES, box):
        if count < 0:
            doc["djinn_deck"].fail(f"there are more {name} cards in this position than in the box")
    return deck


# Checking ------------------------------------------------------------------------------------------------------------
def _check_hands(doc, state):
    """Hand plus laid card: equally many for all, and none between phases."""
    laid = _cards_laid(state)
    most = 0 if state.step in (ENTER_CAVE, GAME_OVER) else TRICKS
    size = state.seats[int(state.leader)].hand_size + (laid > 0)
    if size > most:
        doc["seats"][int(state.leader)]["hand"].fail(f"should have at most {most} cards, the one laid included")
    for p in range(state.players):
        if state.seats[p].hand_size + (_place(state, p) < laid) != size:
            doc["seats"][p]["hand"].fail(f"should have {size} cards like all others, the one laid included")


def _check_levels(doc, state):
    """The row before every player lies open; through the last cave somebody is only when the game is over."""
    for p in range(state.players):
        level = int(state.seats[p].level)
        field = doc["seats"][p]["level"]
        if state.step == GAME_OVER or (state.step == ENTER_CAVE and _place(state, p) < _place(state, int(state.turn))):
            if level > state.open_level:
                field.fail(f"should be no more than open_level, {state.open_level}")
        elif level == LAST_LEVEL:
            field.fail("should not be 5 while the game goes on")
        elif max(FIRST_LEVEL, level + 1) > state.open_level:
            doc["open_level"].fail(f"should be at least {level + 1}: seat {p} stands before that row")


def _read_to_keep(field, state):
    if state.step != KEEP_CARD:
        if field.whole(0, 2):
            field.fail("should be 0 but in step keep")
        return 0
    to_keep = field.whole(1, 2)
    if to_keep >= sum(1 for card in state.trick if card != NONE):
        field.fail("leaves no choice: there should be more cards in the trick")
    return to_keep


def _check_step(doc, state, states):
    """Whether somebody can be asked what this step asks."""
    laid, turn = _cards_laid(state), int(state.turn)
    if state.step in (PLAY_CARD, AFTER_CARD):
        place = laid if state.step == PLAY_CARD else laid - 1
        if _place(state, turn) != place:
            doc["turn"].fail(f"does not fit a trick of {laid} cards that seat {state.leader} leads")
        if state.step == PLAY_CARD and not state.seats[turn].hand_size:
            doc["seats"][turn]["hand"].fail("should not be empty: a card is to be laid")
        if state.step == AFTER_CARD and not state.seats[turn].djinn_size:
            doc["seats"][turn]["djinn"].fail("should not be empty: without a Djinn card the turn is over")
    elif state.step == KEEP_CARD:
        _check_keep(doc, state, states)
    else:
        if state.leader != phase_leader(states[0]):
            doc["leader"].fail(f"should be {phase_leader(states[0])}, who led the first trick of this phase")
    if state.step == ENTER_CAVE and few_ways(states[0], turn)[0] < 2:
        doc["turn"].fail("has no choice: the seat should have two ways or more to meet a task")
    if state.step == GAME_OVER and max(int(seat.level) for seat in state.seats) < LAST_LEVEL:
        if int(state.deck_size) + int(state.discard_size) >= state.players:
            doc["step"].fail("is not over: nobody is through the last cave, and there are cards for another phase")
        due = max(next_level(states[0], p) for p in range(state.players))
        if state.open_level < due:
            doc["open_level"].fail(f"should be {due}: that row was turned up before the game was over")


def _check_keep(doc, state, states):
    """DJI-22, DJI-65 and DJI-69: who won, how many cards the winner keeps, and how many are gone already."""
    turn, players = int(state.turn), int(state.players)
    gone = players - sum(1 for card in state.trick if card != NONE)
    most = 2 if has_played(states[0], turn, DOUBLE) else 1
    if state.to_keep > most:
        doc["to_keep"].fail(f"should be 1: seat {turn} has not played double")
    due = sum(1 for code in state.effects[: state.effects_played] if code // 16 == HIGHEST) + most - int(state.to_keep)
    if gone != due:
        doc["trick"].fail(f"does not fit effects and to_keep: {due} of its {players} cards should be gone, not {gone}")
    if not gone and turn != trick_winner(states[0]):
        doc["turn"].fail(f"should be {trick_winner(states[0])}, who has won the trick")


def _see_who_did_not_follow(state):
    """DJI-20: what the trick itself tells about the hands (note D5).

    From the last place to the first, what each seat's Djinn cards did is undone: then its card lies as it was laid.
    """
    cards = [None if card == NONE else int(card) for card in state.trick]
    for place in range(int(state.players) - 1, 0, -1):
        p = (int(state.leader) + place) % int(state.players)
        mine = [int(code) for code in state.effects[: state.effects_played] if code % 4 == p]
        for code in reversed(mine):
            target = _place(state, code // 4 % 4)
            if code // 16 == SWAP:
                cards[place], cards[target] = cards[target], cards[place]
            elif code // 16 == REPLACE:
                cards[target] = None
        free = any(code // 16 == FREE for code in mine)
        if cards[place] is None or cards[0] is None or cards[place] % COLOURS == cards[0] % COLOURS or free:
            continue
        state.seats[p].lacks = 1 << cards[0] % COLOURS
