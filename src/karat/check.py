"""Whether a game keeps its promises: the contract, tried on any game, and what is missing in words.

Each check plays games of its own and returns a sentence about what it saw, or raises Broken with what is wrong.
"""

import hashlib
import json
import os
import random
import re
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np

import karat
from karat import contract
from karat.contract import Document, Options
from karat.errors import BadInput, BadPosition, BadRecord, BadSetup, IllegalMove
from karat.games import OWN, add, document, folder, part
from karat.kernel import dispatch
from karat.table.dealer import Deal
from karat.table.document import Field
from karat.table.game import Game, State

GAMES = 12  # random games of each check, over all set-ups
LONGEST = 5_000  # decisions: a game that goes on longer has no end
DEALS = 1_000  # between two decisions: a game that deals on has no end either
MOMENTS = 12  # of a game, at which it is looked at closely
SPEED_GAMES = 2_000
SETUP_ODD: tuple[Any, ...] = (None, "x", -1, 10**9, 0.5, [], {"x": 1})
MOVES_ODD: tuple[Any, ...] = (None, 3, "", " ", "fly to the moon", "x" * 5000, ["x"], 0.5)


class Broken(Exception):
    """A promise that a game does not keep."""


class Result(NamedTuple):
    """What came out of one check."""

    name: str
    ok: bool
    told: str


def the_game(named: str) -> str:
    """The id of a game that is named by its id or its folder."""
    if named in karat.games():
        return named
    if Path(named).is_dir():
        return add(named)
    raise BadSetup("game", f"should be one of {', '.join(karat.games())}, or the folder of a game, not {named!r}")


def check(id: str) -> Iterator[Result]:
    """All checks of a game one after another; those that need what is broken are left out."""
    first = _tried("names", names, id, id)
    yield first
    if not first.ok:
        return
    for one in (record, endings, agreement, conservation, round_trips, worlds, bad_input, words, speed):
        result = _tried(one.__name__.replace("_", " "), one, id, karat.game(id))
        yield result
        if one in (endings, agreement) and not result.ok:
            return  # all others play games to their end, with compiled code that nothing keeps inside its arrays


def blame(wrong: BaseException) -> str | None:
    """What is wrong with the game from elsewhere that made a program fail, in a sentence; None where none did."""
    for id in karat.games():
        if id in OWN:
            continue
        first, place = _tried("names", names, id, id), _place(wrong, id)
        if not first.ok or place:
            return f"{id}: {_told(wrong, id) if first.ok else first.told}"
    return None


def _tried(name: str, function: Callable[[Any], str], id: str, about: str | Game) -> Result:
    try:
        return Result(name, True, function(about))
    except (Broken, BadInput) as wrong:
        return Result(name, False, str(wrong) + (_place(wrong, id) if wrong.__cause__ else ""))
    except Exception as wrong:  # whatever a game does wrong is a sentence here
        return Result(name, False, _told(wrong, id))


def _told(wrong: BaseException, id: str) -> str:
    """An error of a game in a line, and where in its files it came from."""
    said, place = _short(wrong), _place(wrong, id)
    return f"{type(wrong).__name__}: {said}{'' if place in said else place}"


def _short(wrong: BaseException) -> str:
    text = " ".join(str(wrong).split())
    return text if len(text) <= 400 else text[:397] + "..."


def _place(wrong: BaseException, id: str) -> str:
    """Where in the game's own files an error came from, in this process or in another one."""
    told = "".join(traceback.format_exception(wrong))  # also what the compiler and other processes say
    places = re.findall(r'File "([^"]+)", line (\d+)', told)
    with suppress(Exception):  # a package that cannot be loaded has no folder yet
        here = folder(id).resolve()
        found = [(file, line) for file, line in places if Path(file).resolve().is_relative_to(here)]
        return f" ({Path(found[-1][0]).name}, line {found[-1][1]})" if found else ""
    return ""


# Games to look at ----------------------------------------------------------------------------------------------------
def setups(game: Game) -> list[tuple[int, Options]]:
    """Numbers of players and options: all numbers with the defaults, and each switch turned once."""
    found: list[tuple[int, Options]] = [(players, {}) for players in game.players]
    found += [(game.players[0], {name: not usual}) for name, usual in game.options.items() if isinstance(usual, bool)]
    return found


def deals(game: Game, count: int = GAMES) -> Iterator[tuple[State, random.Random]]:
    """New games over all set-ups, and chance for the moves of each."""
    every = setups(game)
    for number in range(max(count, len(every))):
        players, options = every[number % len(every)]
        deal, options = Deal.from_seed(number), game.read_options(Field(options, "", BadSetup), players)
        state = game.undealt(players, options, deal)
        state.deal = deal
        _deal(state)
        yield state, random.Random(number)


def play_on(state: State, chance: random.Random) -> None:
    """Make a random legal move; sometimes one of the last, so that rare things happen."""
    seat = chance.choice(state.to_move)
    legal = state.legal(seat)
    state.move_only(seat, legal[int(len(legal) * chance.random() ** chance.choice((0.5, 1, 1, 2)))])
    _deal(state)


def _deal(state: State) -> None:
    """Deal what chance owes, as State does, but not for ever."""
    cards = np.zeros(4096, np.int64)
    for _ in range(DEALS):
        which, count = dispatch.wanted_now(state.states)
        if not count:
            state.settle()
            return
        size = dispatch.pile_now(state.states, which, cards)
        expect(
            size <= contract.MOST_CARDS,
            f"Pile {which} has {size} cards, and at most {contract.MOST_CARDS} are possible.",
        )
        expect(count <= size, f"{count} cards are wanted of pile {which}, which has {size}.")
        state.hand_over(which, state.draw(which, count))
    raise Broken(f"{_called(state)} dealt {DEALS:,} times, and nobody could decide anything (wanted, deal, owes).")


def played(state: State, chance: random.Random) -> Iterator[State]:
    """A game, state after state: the same object, one move further each time."""
    for _ in range(LONGEST):
        yield state
        if state.over:
            return
        play_on(state, chance)
    raise Broken(f"{_called(state)} was not over after {LONGEST:,} random moves.")


def moments(state: State, chance: random.Random, most: int = MOMENTS) -> Iterator[State]:
    """The start of a game and some moments of it."""
    some = (one for number, one in enumerate(played(state, chance)) if number == 0 or one.over or chance.random() < 0.5)
    yield from islice(some, most)


def _finished(state: State, chance: random.Random) -> State:
    """The same game at its end."""
    return [*played(state, chance)][-1]


def _called(state: State) -> str:
    return f"A game with {state.players} players and {json.dumps(state.options)}"


def expect(truth: object, sentence: str) -> None:
    if not truth:
        raise Broken(sentence)


# Checks --------------------------------------------------------------------------------------------------------------
def names(id: str) -> str:
    """All that the contract asks for is there."""
    found, there = list[str](), list[str]()
    for role in contract.ROLES:
        module = part(id, role)
        if module is not None:
            there.append(f"{role}.py")
            found += contract.lacking(role, module)
    if found:
        raise Broken(" ".join(found))
    for name in contract.FILES:
        if name.endswith(".json") and (folder(id) / name).is_file():
            document(id, name)
    words = karat.game(id).words
    expect(words.PLAYERS, "words.py: PLAYERS is empty: how many players can there be?")
    most = max(players + getattr(words, "OTHERS", {}).get(players, 0) for players in words.PLAYERS)
    expect(most <= contract.MOST_SEATS, f"words.py: PLAYERS allows {most} who may win, and at most "
           f"{contract.MOST_SEATS} can.")  # fmt: skip
    spelled = hasattr(part(id, "study"), "ACTIONS")
    expect(spelled or hasattr(part(id, "rules"), "MOVES"), "rules.py has no MOVES: how many moves there are.")
    expect(_is_json(words.OPTIONS), "words.py: a default in OPTIONS is nothing that JSON has.")
    return f"{', '.join(there)} have all that they need."


def _is_json(value: Any) -> bool:
    try:
        return bool(json.loads(json.dumps(value)) == value)
    except (TypeError, ValueError):
        return False


def record(game: Game) -> str:
    """The record is flat and has names of its own."""
    state = game.rules.STATE
    expect(not state.hasobject, "STATE should hold whole numbers, not Python objects.")
    expect("players" in (state.names or ()), "STATE has no field `players`.")
    taken = sorted({*_fields(state)} & {*dir(np.recarray)})
    expect(not taken, f"STATE has fields called like something of NumPy's: {', '.join(taken)}.")
    return f"{state.itemsize} bytes, {len([*_fields(state)])} fields, equal to that of no other game."


def _fields(dtype: Any) -> Iterator[str]:
    for name in dtype.names or ():
        yield name
        yield from _fields(dtype[name].base)


def endings(game: Game) -> str:
    """Somebody can move until the end, every game ends, and scores and winners make sense."""
    longest, ended = 0, 0
    for new, chance in deals(game):
        decisions = 0
        for state in played(new, chance):
            _see_moves(state)
            decisions += 1
        longest, ended = max(longest, decisions - 1), ended + 1
        expect(state.to_move == () and not any(map(state.legal, range(state.players))),
               f"{_called(state)} is over, and somebody may still move.")  # fmt: skip
        scores, winners = state.result()
        others = len(scores) - state.players
        expect(others == len(game.others(state.players)),
               f"final_scores gives {len(scores)} scores to {state.players} players; words.OTHERS names those who"
               " may win beside them.")  # fmt: skip
        expect(set(winners) <= set(range(len(scores))), f"{winners} cannot all have won.")
        expect(winners, f"{_called(state)} has no winner: is_winner is true of nobody.")
    return f"{ended} random games came to an end, the longest after {longest:,} decisions."


def _see_moves(state: State) -> None:
    if state.over:
        return
    expect(state.to_move, f"{_called(state)} is not over, and nobody owes a decision (owes, wanted, is_over).")
    most = state.game.rules.MAX_MOVES
    for seat in range(state.players):
        legal = state.legal(seat)
        expect(bool(legal) == (seat in state.to_move), f"legal_moves and owes differ about seat {seat}.")
        expect(len(set(legal)) == len(legal), f"Seat {seat} is offered a move twice: {', '.join(legal[:12])}.")
        expect(len(legal) <= most, f"{len(legal)} moves are legal at once, and MAX_MOVES says {most}.")


def conservation(game: Game) -> str:
    """Where words.py declares all cards of a position, none is lost or doubled."""
    count = getattr(game.words, "cards_in", None)
    if count is None:
        return "Not declared: words.py has no cards_in(document)."
    seen = 0
    for new, chance in deals(game):
        box = Counter[Any]()
        for state in moments(new, chance):
            cards = Counter(count(state.position()))
            box = box or cards
            if cards != box:
                changed = [f"{card} ({box[card]} at first, {cards[card]} now)" for card in box | cards
                           if box[card] != cards[card]]  # fmt: skip
                raise Broken(f"{_called(state)} does not keep its cards: {', '.join(changed[:6])}.")
            seen += 1
    return f"At {seen} moments all {sum(box.values())} cards were there."


def round_trips(game: Game) -> str:
    """Records, positions, moves and cards can be written down and read again."""
    records = positions = 0
    for new, chance in deals(game):
        for state in moments(new, chance):
            _position_again(state)
            _texts_again(state)
            positions += 1
        state = _finished(state, chance)
        document = json.loads(json.dumps(state.record()))
        again = game.replay(document)
        expect(again.record() == document, f"A record of {_called(state).lower()} replays to another one.")
        expect(again.states.tobytes() == state.states.tobytes(), "A record replays to another final record of STATE.")
        records += 1
    return f"{records} records and {positions} positions came back the same, and so did moves and cards."


def _position_again(state: State) -> None:
    document = json.loads(json.dumps(state.position()))
    again = state.game.position(document)
    if again.position() != document:
        changed = [name for name in document if again.position().get(name) != document[name]]
        raise Broken(f"A position read back differs in {', '.join(changed)} (to_document, from_document).")
    for seat in range(state.players):
        expect(again.view(seat) == state.view(seat), f"A position read back looks different to seat {seat}.")
        expect(again.legal(seat) == state.legal(seat), f"A position read back has other legal moves for seat {seat}.")


def _texts_again(state: State) -> None:
    words, codes = state.game.words, np.zeros(4096, np.int64)
    for seat in state.to_move:
        for move in codes[: min(dispatch.legal_now(state.states, seat, codes), len(codes))].tolist():
            all_moves = getattr(state.game.rules, "MOVES", move + 1)
            expect(0 <= move < all_moves, f"The move {move} is legal, and MOVES says {all_moves}.")
            text = words.move_text(move)
            expect(words.move_from(text) == move, f"The move {text!r} is read as another one (move_text, move_from).")
    for which in words.DECKS:
        for card in codes[: dispatch.pile_now(state.states, which, codes)].tolist():
            text = words.card_text(which, card)
            expect(words.card_from(which, text) == card, f"The card {text!r} is read as another one (card_from).")


def worlds(game: Game) -> str:
    """Worlds agree with what their seat sees, and what is declared secret differs in them."""
    seen, differed = 0, set[str]()
    declared = getattr(game.words, "SECRETS", None)
    for new, chance in deals(game):
        for state in moments(new, chance):
            for seat in range(state.players):
                differed |= _see_world(state, seat, chance)
                seen += 1
            expect(state.view(None)["seat"] is None, "A spectator's view has a seat.")
    for secret in declared or ():
        expect(secret in differed, f"words.SECRETS names {secret}, and no world of another seat ever differs in it: "
               "perceive may tell it, or imagine leaves it as it is.")  # fmt: skip
    hidden = ", ".join(sorted(differed)) or "nothing"
    return f"{seen} worlds look to their seat as the game does; what differed in them: {hidden}."


def _see_world(state: State, seat: int, chance: random.Random) -> set[str]:
    """A world that a seat imagines is the game to it. Returns what differs in it."""
    knowledge = state.knowledge(seat)
    world, moves = knowledge.resample(chance), ("fly", *state.legal((seat + 1) % state.players)[:3])
    for name, one, other in (
        ("its view", state.view(seat), world.view(seat)),
        ("its legal moves", state.legal(seat), world.legal(seat)),
        ("what happened", state.events(seat), world.events(seat)),
        ("who is to move", state.to_move, world.to_move),
        (
            "the answers to wrong moves",
            *([(wrong.reason, wrong.values) for wrong in _refusals(one, seat, moves)] for one in (state, world)),
        ),
        ("what perceive writes", knowledge.known.tobytes(), world.knowledge(seat).known.tobytes()),
    ):
        expect(one == other, f"A world that seat {seat} imagines differs for it in {name} (perceive, imagine).")
    for name in ("players", *(name for name, value in state.options.items() if isinstance(value, int))):
        same = name not in (state.states.dtype.names or ()) or state.states[name][0] == world.states[name][0]
        expect(same, f"A world that seat {seat} imagines has another `{name}` than the game (perceive).")
    expect(knowledge.legal() == state.legal(seat), f"Seat {seat} has other legal moves by what it knows (perceive).")
    true, told = state.position(), world.position()
    return {path for path, one in _leaves(true, seat).items() if _leaves(told, seat).get(path) != one}


def _entry(document: Document, seat: int) -> Document:
    seats = document.get("seats")
    one = seats[seat] if isinstance(seats, list) and seat < len(seats) else {}
    return one if isinstance(one, dict) else {}


def _leaves(document: Document, seat: int) -> dict[str, Any]:
    """The fields of a position as FIELD, and as seats.FIELD those of all seats but one."""
    found = {name: value for name, value in document.items() if name not in ("seats", "options")}
    for p in range(document["players"]):
        if p != seat:
            for name, value in _entry(document, p).items():
                found.setdefault(f"seats.{name}", []).append(value)
    return found


def _refusals(state: State, seat: int, moves: Sequence[str]) -> list[IllegalMove]:
    told = []
    for move in moves:
        if move not in state.legal(seat):
            try:
                state.copy().play(seat, move)
            except IllegalMove as wrong:
                told.append(wrong)
    return told


def trace(id: str, count: int = GAMES) -> str:
    """A digest of random games: everything that compiled code computes in them."""
    hashed = hashlib.sha256()
    for new, chance in deals(karat.game(id), count):
        for step, state in enumerate(islice(played(new, chance), 200)):
            hashed.update(state.states.tobytes())
            hashed.update(json.dumps([state.legal(seat) for seat in range(state.players)]).encode())
            if step % 4 == 0:
                for seat in range(state.players):
                    knowledge = state.knowledge(seat)
                    hashed.update(knowledge.known.tobytes() + knowledge.resample(chance).states.tobytes())
        hashed.update(json.dumps([state.scores, state.winners, state.events(0)]).encode())
    return hashed.hexdigest()


def agreement(game: Game) -> str:
    """Compiled and interpreted rules play the same games, byte for byte."""
    if numba.config.DISABLE_JIT:
        return "Not compared: this run is interpreted itself (NUMBA_DISABLE_JIT)."
    code = f"from karat.check import trace; print(trace({game.id!r}))"
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-P", "-W", "error", "-c", code]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        raise Broken(f"Interpreted rules fail: {run.stderr.strip().splitlines()[-1]}")
    expect(run.stdout.strip() == trace(game.id), "Compiled and interpreted rules differ: a small number may have "
           "overflowed (say int(…) before arithmetic), or an index was beyond its array.")  # fmt: skip
    return f"Compiled and interpreted, {max(GAMES, len(setups(game)))} games are equal byte for byte."


def bad_input(game: Game) -> str:
    """Whatever is handed in, only the named errors come out, each naming its field."""
    tried = 0
    for players in (*SETUP_ODD, game.players[0] - 1, game.players[-1] + 1):
        if players is not None:
            tried += _refused(BadSetup, "players", partial(game.new, players))
    tried += _refused(BadSetup, "fly", lambda: game.new(seed=0, fly=True))
    for name in game.options:
        for odd in SETUP_ODD:
            tried += _refused(BadSetup, name, partial(game.new, seed=0, **{name: odd}), may=True)
    for new, chance in deals(game, 1):
        for state in moments(new, chance):
            tried += _refuses_moves(state) + _refuses_documents(state)
    return f"{tried} wrong set-ups, moves, positions and records were refused, each in a sentence that names the field."


def _refused(error: type[BadInput], field: str | None, action: Callable[[], object], may: bool = False) -> int:
    """Whether something is refused as it should be; `may`: or is allowed after all."""
    try:
        action()
    except error as wrong:
        expect(field is None or wrong.field.startswith(field), f"{field} is wrong, and the error speaks of {wrong}.")
        return 1
    except Exception as wrong:
        raise Broken(f"A wrong {field or 'document'} raises {type(wrong).__name__}, not {error.__name__}: "
                     f"{_short(wrong)}") from wrong  # fmt: skip
    expect(may, f"A wrong {field} is not refused.")
    return 0


def _refuses_moves(state: State) -> int:
    before, tried = state.states.tobytes(), 0
    for seat in (*range(state.players), state.players, -1, None, "0"):
        legal = state.legal(seat) if isinstance(seat, int) and 0 <= seat < state.players else ()
        for move in MOVES_ODD:
            if isinstance(move, str) and move in legal:
                continue
            try:
                state.play(seat, move)
            except IllegalMove as wrong:
                expect(wrong.rule and str(wrong), f"The refusal {wrong.reason} has no rule or no sentence.")
                tried += 1
            else:
                raise Broken(f"Seat {seat!r} may play {move!r}.")
    expect(state.states.tobytes() == before, "A refused move has changed the game.")
    return tried


def _refuses_documents(state: State) -> int:
    tried, document, game = 0, state.position(), state.game
    for name in document:
        for odd in (*SETUP_ODD, "missing"):
            changed = document | {name: odd}
            if odd == "missing":
                del changed[name]
            tried += _refused(BadPosition, None, partial(game.position, changed), may=True)
    told = state.record()
    for name in ("game", "players", "steps"):
        changed = {key: one for key, one in told.items() if key != name}
        tried += _refused(BadRecord, name, partial(game.replay, changed))
    return tried


def words(game: Game) -> str:
    """Everything that people read can be said."""
    from karat.speech import REFUSALS, speak, tongue

    english, values = tongue("en"), dict[str, set[str]]()
    speak("en")
    english.listener = lambda id, names: values.setdefault(id, set()).update(names)
    try:
        told = _everything_told(game)
    finally:
        english.listener = None
    lacks = [f"{game.id}-refusal-{reason}" for reason in game.words.REFUSALS
             if reason not in REFUSALS and not english.has(f"{game.id}-refusal-{reason}")]  # fmt: skip
    if game.part("terminal") is None:  # which may tell several events by one message
        ids = [f"{game.id}-event-{kind.replace('_', '-')}" for kind in sorted(told)]
        lacks += [id for id in ids if not english.has(id)]
    expect(not lacks, f"locale/en.ftl does not say {', '.join(lacks)}.")
    for file in sorted((game.folder / "locale").glob("*.ftl")):
        _see_messages(file, values)
    return f"{len(told)} kinds of event and {len(game.words.REFUSALS)} refusals have sentences."


def _everything_told(game: Game) -> set[str]:
    """Let the terminal tell some games. Returns the kinds of event in them."""
    from karat.terminal.voice import Voice

    told = set()
    for new, chance in deals(game, 3):
        voice = Voice(game, [f"Seat {p}" for p in range(new.players)], 0)
        for state in played(new, chance):
            view, legal = state.view(0), state.legal(0)
            voice.where(view)
            voice.now(view, legal)
            for move in legal[:20]:
                voice.move(move, view)
            for wrong in _refusals(state, 0, ("fly", *state.legal(1)[:1])):
                voice.refusal(wrong)
        for event in state.events(0):
            told.add(event["event"])
            voice.tell(event)
    return told


def _see_messages(file: Path, values: dict[str, set[str]]) -> None:
    """A catalogue can be read, and asks for nothing that its messages are not given."""
    from fluent.syntax import ast, parse

    text = file.read_text(encoding="utf-8")
    for one in parse(text).body:
        place = f"locale/{file.name}, line {text.count(chr(10), 0, one.span.start) + 1}"
        expect(not isinstance(one, ast.Junk), f"{place} cannot be read as Fluent.")
        if isinstance(one, ast.Message) and (given := values.get(one.id.name)) is not None:
            wanted = set(re.findall(r"\$([A-Za-z][\w-]*)", text[one.span.start : one.span.end]))
            known = ", ".join(f"${name}" for name in sorted(given)) or "nothing"
            expect(
                wanted <= given,
                f"{place}: {one.id.name} asks for ${min(wanted - given, default='')}, and is given {known}.",
            )


def speed(game: Game) -> str:
    """How fast it is: told, never judged."""
    from karat.lab.playout import random_games

    count = 20 if numba.config.DISABLE_JIT else SPEED_GAMES
    players = game.players[0]
    options = game.new(players, 0).options
    random_games(game, 1, players, options)
    began = time.perf_counter()
    decisions = random_games(game, count, players, options)[2]
    spent = time.perf_counter() - began
    return f"{count / spent:,.0f} games and {decisions.sum() / spent:,.0f} decisions a second on one core, at random."
