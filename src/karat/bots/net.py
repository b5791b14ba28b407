"""Learned nets: what a seat knows goes in, the win share that each legal action promises comes out.

A net is a few layers that `karat train` has learned. It sees a game from the chair of the seat that decides: `features`
of the knowledge, and `aspects` of each action, which the game's `bot_net.py` writes. Most of these cells are 0,
so the first layer only adds up rows. Everything here is NumPy and compiled code.
"""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np

from karat.bots import brain
from karat.bots.thinker import Bot, Search, weighed
from karat.errors import BadSetup
from karat.kernel.core import inlined, making_arrays, rule
from karat.kernel.dispatch import by_game
from karat.kernel.luck import next_word
from karat.table.actions import MOST_EVER, UNFINISHED, WHOLE, numbers, offer, spell

FORMAT = 1
SIDE_BY_SIDE = 8  # sums of an inner product; layers are multiples of it
MATRICES = ("first", "second", "actions")  # kept as small whole numbers, with a scale for each column or action
ALIKE = 0.02  # where several decide at once: a win share by which actions differ and are still chosen one for another


def starts(parts):
    """Where each of some parts begins, (name, cells, scale) each, and where the last one ends."""
    found = [0]
    for _, count, _ in parts:
        found.append(found[-1] + count)
    return tuple(found)


@rule
def no_aspects(state, seat, action, cells):
    """A game whose actions speak for themselves."""


@inlined
def unturned(state, seat, action):
    return action


features = by_game("features")  # (state, seat, partial, cells): write what a seat knows into cells that are 0
aspects = by_game("aspects", no_aspects)  # (state, seat, action, cells): the same of an action
turned = by_game("turned", unturned)  # (state, seat, action): the action's number as seen from the own chair


@cache
def sight(game):
    """The module that knows how a net sees a game."""
    numbers(game)
    module = game.part("bot_net")
    if module is None:
        raise BadSetup("game", f"{game.title} has no bot_net.py, which says what a net sees of it")
    return module


def scales(parts):
    """What each cell is multiplied by."""
    return np.concatenate([np.full(count, scale, np.float32) for _, count, scale in parts] or [np.zeros(0, np.float32)])


# The net -------------------------------------------------------------------------------------------------------------
class Net(NamedTuple):
    """Rows are inputs, columns outputs; `actions` has a row for each action."""

    first: np.ndarray
    first_bias: np.ndarray
    second: np.ndarray
    second_bias: np.ndarray
    state: np.ndarray  # the worth of the position, as its last entry a constant
    actions: np.ndarray
    action_bias: np.ndarray
    aspects: np.ndarray  # by aspect
    aspect_bias: np.ndarray


class Room(NamedTuple):
    """What a net works with."""

    cells: np.ndarray
    one: np.ndarray  # layers
    two: np.ndarray
    own: np.ndarray  # what the position makes of each aspect
    told: np.ndarray  # aspects of an action
    moves: np.ndarray
    legal: np.ndarray
    values: np.ndarray


def new_room(game, net):
    return Room(
        cells=np.zeros(len(net.first), np.int8),
        one=np.zeros(len(net.first_bias), np.float32),
        two=np.zeros(len(net.second_bias), np.float32),
        own=np.zeros(len(net.aspect_bias), np.float32),
        told=np.zeros(max(len(net.aspect_bias), 1), np.int8),
        moves=np.zeros(MOST_EVER, np.int64),
        legal=np.zeros(MOST_EVER, np.int64),
        values=np.zeros(MOST_EVER, np.float32),
    )


@inlined
def product(a, b, row):
    """The inner product of a layer and a row: eight sums side by side, which a processor adds at once."""
    s0, s1, s2, s3 = np.float32(0), np.float32(0), np.float32(0), np.float32(0)
    s4, s5, s6, s7 = np.float32(0), np.float32(0), np.float32(0), np.float32(0)
    for i in range(0, len(a), SIDE_BY_SIDE):
        s0 += a[i] * b[row, i]
        s1 += a[i + 1] * b[row, i + 1]
        s2 += a[i + 2] * b[row, i + 2]
        s3 += a[i + 3] * b[row, i + 3]
        s4 += a[i + 4] * b[row, i + 4]
        s5 += a[i + 5] * b[row, i + 5]
        s6 += a[i + 6] * b[row, i + 6]
        s7 += a[i + 7] * b[row, i + 7]
    return ((s0 + s4) + (s2 + s6)) + ((s1 + s5) + (s3 + s7))


@inlined
def layer(inputs, weights, bias, outputs):
    """Add up the rows of what is not 0, then nothing below 0."""
    for j in range(len(outputs)):
        outputs[j] = bias[j]
    for i in range(len(inputs)):
        if inputs[i] != 0:
            x = np.float32(inputs[i])
            for j in range(len(outputs)):
                outputs[j] += x * weights[i, j]
    for j in range(len(outputs)):
        outputs[j] = max(outputs[j], np.float32(0))


@rule
def look(state, seat, partial, net, room):
    """Let the net see a position. Returns what it is worth, before any action."""
    for i in range(len(room.cells)):
        room.cells[i] = 0
    features(state, seat, partial, room.cells)
    layer(room.cells, net.first, net.first_bias, room.one)
    layer(room.one, net.second, net.second_bias, room.two)
    worth = net.state[len(room.two)]
    for j in range(len(room.two)):
        worth += room.two[j] * net.state[j]
    for d in range(len(room.own)):
        room.own[d] = net.aspect_bias[d] + product(room.two, net.aspects, d)
    return worth


@rule
def worth_of(state, seat, action, worth, net, room):
    """What an action is worth in the position that the net has looked at last."""
    at = turned(state, seat, action)
    value = worth + net.action_bias[at] + product(room.two, net.actions, at)
    for d in range(len(room.own)):
        room.told[d] = 0
    aspects(state, seat, action, room.told)
    for d in range(len(room.own)):
        value += room.own[d] * np.float32(room.told[d])
    return value


@rule
def weigh(state, seat, partial, net, room):
    """Write the legal actions and their values; how many there are. `state` is what the seat knows."""
    worth = look(state, seat, partial, net, room)
    count = offer(state, seat, partial, room.moves, room.legal)
    for k in range(count):
        room.values[k] = worth_of(state, seat, room.legal[k], worth, net, room)
    return count


@rule
def weigh_now(known, seat, partial, net, room):
    return weigh(known[0], seat, partial, net, room)


@rule
def best_of(values, count):
    best = 0
    for k in range(1, count):
        if values[k] > values[best]:
            best = k
    return best


@making_arrays
def drawn_of(values, count, warmth, luck):
    """An action by chances that fall with the value that it lacks to the best."""
    best, total, chances = best_of(values, count), 0.0, np.zeros(count)
    for k in range(count):
        chances[k] = np.exp((values[k] - values[best]) / warmth)
        total += chances[k]
    ticket = total * next_word(luck) / 4294967296.0
    for k in range(count):
        ticket -= chances[k]
        if ticket < 0:
            return k
    return best


@rule
def decide_now(known, seat, warmth, net, room, luck):
    """The move that the net likes best; with some warmth, one of those it likes."""
    partial = WHOLE
    while True:
        count = weigh(known[0], seat, partial, net, room)
        chosen = drawn_of(room.values, count, warmth, luck) if warmth > 0 else best_of(room.values, count)
        move, partial = spell(known[0], seat, partial, room.legal[chosen])
        if move != UNFINISHED:
            return move


# Files ---------------------------------------------------------------------------------------------------------------
def save(file, net, about, small=False):
    """Write a net: as halves of a float, or `small`, as bytes with a scale for each column."""
    kept = {"about": np.array(json.dumps(about | {"format": FORMAT}))}
    for name, array in net._asdict().items():
        if small and name in MATRICES:
            axis = 1 if name == "actions" else 0
            scale = np.maximum(np.abs(array).max(axis, keepdims=True), 1e-12) / 127
            kept[name], kept[f"{name}_scale"] = np.rint(array / scale).astype(np.int8), scale.astype(np.float32)
        else:
            kept[name] = array.astype(np.float16 if name in MATRICES else np.float32)
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(file, **kept)


def load(file):
    """A net and what is known about it; BadSetup where the file holds none."""
    try:
        with np.load(file, allow_pickle=False) as told:
            about = dict(json.loads(str(told["about"])))
            arrays = {}
            for name in Net._fields:
                arrays[name] = told[name].astype(np.float32)
                if f"{name}_scale" in told:
                    arrays[name] *= told[f"{name}_scale"]
    except FileNotFoundError:
        raise BadSetup("net", f"there is no file {file}") from None
    except (OSError, ValueError, KeyError, TypeError, BadZipFile):
        raise BadSetup("net", f"{file} holds no net; karat train makes one") from None
    return Net(**{name: np.ascontiguousarray(array) for name, array in arrays.items()}), about


def fits(game, net, about):
    """BadSetup where a net is not one for this game as it is now."""
    if about.get("game") != game.id:
        raise BadSetup("net", f"is of {about.get('game')}, not of {game.id}")
    seen, actions = sight(game), numbers(game).ACTIONS
    one, two = len(net.first_bias), len(net.second_bias)
    shapes = Net((seen.SIZE, one), (one,), (one, two), (two,), (two + 1,), (actions, two), (actions,),
                 (seen.ASPECTS, two), (seen.ASPECTS,))  # fmt: skip
    if any(array.shape != shape for array, shape in zip(net, shapes)) or two % SIDE_BY_SIDE:
        raise BadSetup("net", "was learned by another version, which saw the game differently")


def _file(folder, players):
    return folder / "data" / f"net-{players}.npz"


def ship(file, folder=None):
    """Make a learned net one of its game: small, in the game's folder or another one, under the name that `shipped`
    looks for. Returns the new files."""
    import karat

    net, about = load(file)
    game = karat.game(about["game"])
    fits(game, net, about)
    files = [_file(folder or game.folder, players) for players in about["players"]]
    for one in files:
        one.parent.mkdir(exist_ok=True)
        save(one, net, about, small=True)
    return files


@cache
def shipped(game, players):
    """The net of a game's folder for a number of players; BadSetup where there is none."""
    file = _file(game.folder, players)
    if not file.exists():
        raise BadSetup("bot", f"there is no net for {game.title} with {players} players; karat train makes one")
    net, about = load(file)
    fits(game, net, about)
    return net


def net_of(game, players, file=""):
    """The net in a file, or without one the game's own for this number of players; None where it has none."""
    if file:
        path = Path(file)
        return kept(game, file, path.stat().st_mtime_ns if path.exists() else 0)
    return shipped(game, players) if _file(game.folder, players).exists() else None


@cache
def kept(game, file, changed):
    """A net from a file that was last changed then."""
    net, about = load(Path(file))
    fits(game, net, about)
    return net


# The bot -------------------------------------------------------------------------------------------------------------
class NetBot(Bot):
    """Plays what its net likes best and does not think ahead. `file` is empty for the nets of the game."""

    PLAYOUTS = 48  # for each move, when advice is asked

    def __init__(self, game, name, seed, file=""):
        super().__init__(game, name, seed, None)
        self.file, self._room = file, None

    def check(self):
        if self.file:
            self.net(self.game.players[0])
        elif not any(_file(self.game.folder, players).exists() for players in self.game.players):
            raise BadSetup("bot", f"there is no net for {self.game.title}; karat train makes one")

    def net(self, players):
        return net_of(self.game, players, self.file) or shipped(self.game, players)

    def rank(self, knowledge):
        """Play-outs tell what the moves are worth, as for all bots that do not search."""
        brain(self.game)  # leads the play-outs
        legal, choice = knowledge.legal(), self.choose(knowledge)
        rows = weighed(self, knowledge, Search(self.PLAYOUTS * len(legal), len(legal)))
        return [self.advice(knowledge, *row) for row in sorted(rows, key=lambda row: row[0] != choice)]

    def decide(self, knowledge, legal):
        net = self.net(int(knowledge.known[0]["players"]))
        if self._room is None:
            self._room = new_room(self.game, net)
        warmth = ALIKE if len(knowledge.to_move) > 1 else 0.0
        move = decide_now(knowledge.known, knowledge.seat, warmth, net, self._room, self.luck(knowledge))
        return self.game.words.move_text(int(move))
