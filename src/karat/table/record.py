"""Records: one JSON document per game that replays without any generator. Format: docs/records.md."""

from collections import deque
from collections.abc import Iterator
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import numpy as np

from karat.contract import Document
from karat.errors import BadPosition, BadRecord, BadSetup, IllegalMove
from karat.kernel import dispatch
from karat.table.dealer import Deal
from karat.table.document import Field, shown
from karat.table.reading import outcome

if TYPE_CHECKING:
    from karat.table.game import Game, Seed, State

FORMAT = "karat/1"


def write(state: "State") -> Document:
    """The record of a game up to now. The secret of the deal is in it once the game is over."""
    document: Document = {
        "format": FORMAT,
        "game": state.game.id,
        "rules": state.game.rules_version,
    }
    if state.version is not None:
        document["karat"] = state.version
    document |= {"players": state.players, "options": deepcopy(state.written)}
    if state.start is not None:
        document["position"] = deepcopy(state.start)
    document["steps"] = [[who, list(what) if isinstance(what, list) else what] for who, what in state.steps]
    result = outcome(state.states)
    document["result"] = None if result is None else {"scores": list(result[0]), "winners": list(result[1])}
    if state.deal is not None:
        document["deal"] = proof(state)
    return document


def proof(state: "State") -> Document:
    """What is told of the deal: the commitment, the words and, once the game is over, the secret."""
    if not isinstance(state.deal, Deal):
        return deepcopy(state.deal) if isinstance(state.deal, dict) else {}
    told = {"commitment": state.deal.commitment, "words": list(state.deal.words)}
    return told | {"secret": state.deal.secret.hex()} if state.over else told


def replay(game: "Game", document: Document, seed: "Seed") -> "State":
    """Play a record through, checking every card, every move and the result."""
    return deque(moments(game, document, seed), maxlen=1).pop()


def moments(game: "Game", document: Document, seed: "Seed" = 0) -> Iterator["State"]:
    """The game of a record before each of its moves and at its end: one state that goes on, checked on its way."""
    state = _begin(game, Field(document, "", BadRecord), seed)
    for at, step in enumerate(document["steps"]):
        if not isinstance(step, list | tuple) or len(step) != 2:
            raise BadRecord(f"steps[{at}]", f'should be [seat, move] or ["deal", cards], not {shown(step)}')
        who, what = step
        which, count = dispatch.wanted_now(state.states)
        if who == "deal":
            if not count:
                raise BadRecord(f"steps[{at}]", "no card is dealt here")
            state.hand_over(which, _cards(state, which, count, what, f"steps[{at}]"))
            state.decks.pop(which, None)
        elif count:
            raise BadRecord(f"steps[{at}]", f"a deal should come here, not {shown(step)}")
        else:
            yield state
            _play(state, who, what, f"steps[{at}]")
    if dispatch.wanted_now(state.states)[1]:
        raise BadRecord("steps", "the record ends where a deal should come")
    state.settle()
    _check_result(state, document.get("result"))
    yield state


def verify(game: "Game", document: Document) -> tuple["State", bool]:
    """Replay a record and, where it holds the secret of its deal, deal it all again.

    Returns the state and whether the deal was proven (False: the record does not hold the secret).
    """
    state = game.replay(document)
    told = document.get("deal")
    if told is None or document.get("position") is not None:
        return state, False  # nothing is claimed, or the cards came from a position and not from a deal
    deal = _read_deal(told)
    if "secret" not in told:
        return state, False
    if deal.commitment != told["commitment"]:
        raise BadRecord("deal.commitment", "is not that of the secret")
    again = game.again(state.players, state.written, deal, rules=state.game.rules_version)
    for at, (who, what) in enumerate(state.steps):
        if who != "deal":
            again.make(who, what)
        elif again.steps[at] != (who, what):
            dealt = shown(again.steps[at][1])
            raise BadRecord(f"steps[{at}]", f"the secret deals {dealt} here, the record says {shown(what)}")
    return state, True


def _begin(game: "Game", field: Field, seed: "Seed") -> "State":
    field.keys("format", "game", "players", "steps", optional=field.value if isinstance(field.value, dict) else ())
    if field.value["format"] != FORMAT:
        field["format"].fail(f'should be "{FORMAT}", not {shown(field.value["format"])}')
    if field.value["game"] != game.id:
        field["game"].fail(f'should be "{game.id}", not {shown(field.value["game"])}')
    game = game.under(field.value.get("rules"), BadRecord)
    field["steps"].list()
    players = game.read_players(field["players"])
    options = game.read_options(Field(field.value.get("options", {}), "options", BadRecord), players)
    if field.value.get("position") is not None:
        try:
            state = game.position(field.value["position"], seed)
        except BadPosition as wrong:
            raise BadRecord(f"position.{wrong.field}" if wrong.field else "position", wrong.problem) from None
        if state.players != players or state.options != options:
            raise BadRecord("position", "players and options differ from those of the record")
    else:
        state = game.undealt(players, options, Deal.from_seed(seed), field.value.get("options"))
        state.deal = _told_deal(field.value.get("deal"))
    version = field.value.get("karat")
    state.version = version if isinstance(version, str) else None
    return state


def _told_deal(told: Any) -> Document | None:
    """What a record says of its deal, None where that cannot be read: it never changes what replays."""
    try:
        _read_deal(told)
    except BadRecord:
        return None
    return deepcopy(told)


def _read_deal(told: Any) -> Deal:
    """The deal part of a record; without the secret, an unknown one."""
    field = Field(told, "deal", BadRecord)
    field.keys("commitment", optional=("words", "secret"))
    for name in ("commitment", "secret"):
        if name in field and not _is_hex(field.value[name], 32):
            field[name].fail(f"should be 64 hexadecimal digits in lower case, not {shown(field.value[name])}")
    secret = bytes.fromhex(told["secret"]) if "secret" in told else None
    try:
        return Deal(secret, told.get("words", ()))
    except (BadSetup, TypeError):
        raise BadRecord("deal.words", "should be a list of texts") from None


def _is_hex(text: Any, size: int) -> bool:
    if not isinstance(text, str) or len(text) != 2 * size:
        return False
    return all(digit in "0123456789abcdef" for digit in text)


def _cards(state: "State", which: int, count: int, told: Any, place: str) -> list[int]:
    """The cards that a deal step names, out of the pile they must come from."""
    codes = [told] if isinstance(told, str) else told
    if not isinstance(codes, list | tuple) or len(codes) != count:
        raise BadRecord(place, f"should deal {count} {'card' if count == 1 else 'cards'}, not {shown(told)}")
    bag = np.zeros(128, np.int64)
    left = bag[: dispatch.pile_now(state.states, which, bag)].tolist()
    cards = []
    for code in codes:
        card = state.game.words.card_from(which, code) if isinstance(code, str) else None
        if card is None or card not in left:
            raise BadRecord(place, f"{shown(code)} is not in the pile it should come from")
        left.remove(card)
        cards.append(card)
    return cards


def _play(state: "State", seat: Any, move: Any, place: str) -> None:
    try:
        state.move_only(seat, move)
    except IllegalMove as wrong:
        raise BadRecord(place, f"{wrong} ({wrong.rule})") from None


def _check_result(state: "State", told: Any) -> None:
    if told is None:
        return
    field = Field(told, "result", BadRecord)
    field.keys("scores", "winners")
    result = outcome(state.states)
    if result is None:
        field.fail("is given, but the game is not over")
    for name, true in zip(("scores", "winners"), result, strict=True):
        if field.value[name] != list(true):
            field[name].fail(f"should be {list(true)}, not {shown(field.value[name])}")
