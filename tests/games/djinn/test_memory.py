"""What a seat of Djinn remembers of the Djinn cards when used ones are shuffled (note D7 of the rules page)."""

import random
from collections import Counter

import numba
import numpy as np
import pytest

from games.djinn.tables import EFFECTS, at, find, g, play
from games.djinn.test_worlds import check, djinn, sample
from karat.games.djinn import memory
from karat.games.djinn.djinn_cards import shuffle_djinn
from karat.kernel.core import new_states, snapshot, writable
from karat.kernel.luck import new_luck

COMPILED = not numba.config.DISABLE_JIT


def shuffled(djinn, used, drawn):
    """A phase begins after the used Djinn cards were shuffled and seat 1 alone drew one of them, this one."""
    state, seed = None, 0
    while state is None or drawn not in state.position()["seats"][1]["djinn"]:
        seed += 1
        state = at("", "", "", step="keep", to_keep=1, turn=2, trick="B14 B15", djinn=djinn, djinn_used=used,
                   levels=(3, 0, 3), effects=[{"seat": 2, "effect": "highest"}], seed=seed)  # fmt: skip
        assert find(play(state, "keep B14"), "djinn_shuffled")
    return state


def let_play(state, seat, move):
    """Play on until it is the turn of this seat, and make this move."""
    while state.to_move != (seat,):
        play(state, "done" if state.position()["step"] == "after" else state.legal(state.to_move[0])[0])
    play(state, move)


def in_effect_order(names):
    return tuple(sorted(names, key=EFFECTS.index))


@pytest.mark.rule("DJI-35")
def test_after_a_shuffle_of_used_djinn_cards_the_pile_is_known_to_be_those():
    state = shuffled(("free", "swap", "trump"), "lowest double", drawn="lowest")
    older, newer = ("swap", "trump"), ("lowest", "double")
    weights = {
        (in_effect_order((old, new)), tuple(set(older) - {old}), tuple(set(newer) - {new})): 1
        for old in older
        for new in newer
    }
    check(sample(state, 0, djinn), weights)


@pytest.mark.rule("DJI-35")
@pytest.mark.parametrize("played, left", (("double", {("swap",), ("trump",)}), ("notrump", {("lowest",), ("double",)})))
def test_a_djinn_card_that_can_only_be_older_or_newer_tells_about_the_rest(played, left):
    held = "swap" if played == "double" else "notrump"
    state = shuffled(("free", held, "trump"), "lowest double", drawn="double")
    let_play(state, 1, f"djinn {played}")
    assert {hands[0] for hands in sample(state, 0, djinn, 200)} == left


@pytest.mark.rule("DJI-35")
def test_who_holds_only_older_djinn_cards_plays_an_older_one():
    state = shuffled(("free", "swap", "double trump"), "lowest double", drawn="lowest")
    let_play(state, 2, "djinn double")
    assert state.known(0)["plays"] == 0
    worlds = sample(state, 0, djinn, 200)
    assert {hands[1] for hands in worlds} == {("swap",), ("trump",)}
    assert {hands[2] for hands in worlds} == {("lowest",), ("double",)}


# All histories -------------------------------------------------------------------------------------------------------
class Histories:
    """Every history of the single Djinn cards that fits what one seat was told, with its weight: by brute force."""

    def __init__(self, seat, hands, deck, used=()):
        """Unseen cards of the hands and the deck can be dealt in any way."""
        self.seat, self.told = seat, 0
        self.effect = [name for cards in (*hands, deck, used) for name in cards]
        numbers = iter(range(len(self.effect)))
        hands = tuple(frozenset(next(numbers) for _ in cards) for cards in hands)
        deck = frozenset(next(numbers) for _ in deck)
        empty = tuple(hand if p == seat else frozenset() for p, hand in enumerate(hands))
        unseen = deck.union(*hands) - hands[seat]
        self.worlds = Counter({(empty, unseen, frozenset(numbers)): 1})
        for p, hand in enumerate(hands):
            for _ in hand if p != seat else ():
                self.draw(p, None)

    def watch(self, state):
        """What a state has told since the last time."""
        events = state.events(self.seat)
        for event in events[self.told :]:
            if event["event"] == "draw":
                self.draw(event["seat"], event.get("effect"))
            elif event["event"] == "djinn":
                self.use(event["seat"], event["effect"])
            elif event["event"] == "djinn_shuffled":
                self.shuffle()
        self.told = len(events)

    def draw(self, p, effect):
        after = Counter()
        for (hands, deck, used), n in self.worlds.items():
            for card in deck:
                if effect in (None, self.effect[card]):
                    after[(*hands[:p], hands[p] | {card}, *hands[p + 1 :]), deck - {card}, used] += n
        self.worlds = after

    def use(self, p, effect):
        after = Counter()
        for (hands, deck, used), n in self.worlds.items():
            for card in hands[p]:
                if self.effect[card] == effect:
                    after[(*hands[:p], hands[p] - {card}, *hands[p + 1 :]), deck, used | {card}] += n
        self.worlds = after

    def shuffle(self):
        self.worlds = Counter({(hands, used, deck): n for (hands, deck, used), n in self.worlds.items()})

    def weights(self):
        """The other hands and the pile, as `djinn` writes them."""
        seen = Counter()
        for (hands, deck, _), n in self.worlds.items():
            places = [hand for p, hand in enumerate(hands) if p != self.seat]
            seen[tuple(in_effect_order(self.effect[card] for card in place) for place in (*places, deck))] += n
        return seen


def histories_of(state):
    position = state.position()
    hands = [one["djinn"] for one in position["seats"]]
    told = [Histories(seat, hands, position["djinn_deck"], position["djinn_used"]) for seat in range(state.players)]
    for one in told:
        one.told = len(state.events(one.seat))
    return told


def first_moves(state, phase, chosen=()):
    """Play the first card, or a chosen move, and no Djinn card until a phase begins."""
    while state.position()["phase"] < phase:
        legal = state.legal(state.to_move[0])
        play(state, next((move for move in legal if move in chosen or move == "done"), legal[0]))


@pytest.mark.rule("DJI-35")
def test_a_second_shuffle_leaves_what_is_certain_certain():
    state = at("P3", "P4", "P5", djinn=("swap", "trump"), djinn_used="lowest double", levels=(3, 3, 0), dealer=2,
               leader=2, open_level=4, deck="G2 B9 Y7", trump_card="P2")  # fmt: skip
    histories = histories_of(state)
    first_moves(state, 3)
    [drawn] = state.position()["seats"][2]["djinn"]
    let_play(state, 2, next(move for move in state.legal(2) if move.startswith("djinn")))
    assert state.position()["djinn_used"] == [drawn]
    first_moves(state, 5)
    for one in histories:
        one.watch(state)
        check(sample(state, one.seat, djinn), one.weights())
    assert {hands[0] for hands in sample(state, 0, djinn)} == {("trump",)}


@pytest.mark.rule("DJI-35")
@pytest.mark.parametrize("seed", range(2))
def test_a_djinn_card_that_may_be_older_or_newer_leaves_every_history_possible(seed):
    state = at("P3", "P4", "P5", djinn=("", "trump", "swap"), djinn_used="lowest double trump", levels=(3, 0, 3),
               dealer=1, leader=1, open_level=4, deck="G2 B9 Y7", trump_card="P2", seed=seed)  # fmt: skip
    histories = histories_of(state)
    first_moves(state, 3)
    let_play(state, 1, "djinn trump P")
    for one in histories:
        one.watch(state)
        check(sample(state, one.seat, djinn), one.weights())
    weights = {("trump", "swap"): 2, ("lowest", "swap"): 1, ("double", "swap"): 1, ("swap", "trump"): 1}
    found = sample(state, 0, djinn)
    check(Counter({key: sum(n for hands, n in found.items() if (hands[0][0], hands[1][0]) == key) for key in weights}),
          weights)  # fmt: skip


# Random histories ----------------------------------------------------------------------------------------------------
class Table:
    """Djinn cards drawn and played without the rest of the game."""

    def __init__(self, players, deck, seed):
        self.rng, self.players, self.deck, self.used = random.Random(seed), players, names(deck), []
        self.states = g.words.new_states(players, {"djinn_deck": deck, "open_memory": False})
        self.record = writable(self.states)
        self.record.djinn_deck_size = len(self.deck)
        memory.open_batch(self.states[0])
        self.hands = [[] for _ in range(players)]
        self.watching, self.exact = [], True

    def draw(self, p, name=None):
        if not self.deck and self.used:
            self.deck, self.used = self.used, []
            assert shuffle_djinn(self.states[0])
            self.exact &= self.record.batches < memory.BATCHES
            self.exact &= (int(self.record.batches) + 1) ** int(self.record.plays) <= memory.CHOICES
            memory.open_batch(self.states[0])
            for one in self.watching:
                one.shuffle()
        if self.deck:
            name = name or self.rng.choice(self.deck)
            self.deck.remove(name)
            self.hands[p].append(name)
            self.record.djinn_deck[EFFECTS.index(name)] -= 1
            self.record.djinn_deck_size -= 1
            self.record.seats[p].djinn[EFFECTS.index(name)] += 1
            self.record.seats[p].djinn_size += 1
            memory.remember_draw(self.states[0], p, EFFECTS.index(name))
            for one in self.watching:
                one.draw(p, name if one.seat == p else None)

    def play(self, p, name=None):
        if self.hands[p]:
            name = name or self.rng.choice(self.hands[p])
            self.hands[p].remove(name)
            self.used.append(name)
            self.exact &= int(self.record.batches) ** (int(self.record.plays) + 1) <= memory.CHOICES
            memory.remember_play(self.states[0], p, EFFECTS.index(name))
            self.record.djinn_used[EFFECTS.index(name)] += 1
            self.record.seats[p].djinn[EFFECTS.index(name)] -= 1
            self.record.seats[p].djinn_size -= 1
            for one in self.watching:
                one.use(p, name)

    def step(self, draws):
        (self.draw if self.rng.random() < draws else self.play)(self.rng.randrange(self.players))

    def imagined(self, seat, count):
        """Worlds: the other hands and the pile. To the seat, each looks as the table does."""
        rules, worlds = g.rules, g.worlds
        known, scratch, luck = new_states(rules.STATE), np.zeros(worlds.SCRATCH), new_luck(3)
        worlds.perceive(self.states[0], seat, known[0])
        worlds.prepare(known[0], seat, scratch)
        found = Counter()
        for _ in range(count):
            world, again = known.copy(), new_states(rules.STATE)
            worlds.imagine(world[0], seat, scratch, luck)
            worlds.perceive(world[0], seat, again[0])
            assert again.tobytes() == known.tobytes()
            one = snapshot(world)
            places = [one.seats[p].djinn for p in range(self.players) if p != seat] + [one.djinn_deck]
            found[tuple(tuple(names(dict(zip(EFFECTS, counts)))) for counts in places)] += 1
        return found


def names(counts):
    return [name for name, count in counts.items() for _ in range(count)]


def check_often(found, weights):
    """As `check`, with rare worlds taken together."""
    assert set(found) <= set(weights)
    samples, total = sum(found.values()), sum(weights.values())
    error, freedom, rare = 0.0, 0, [0, 0.0]
    for key, weight in weights.items():
        expected = samples * weight / total
        if expected < 8:
            rare = [rare[0] + found[key], rare[1] + expected]
        else:
            error, freedom = error + (found[key] - expected) ** 2 / expected, freedom + 1
    error += (rare[0] - rare[1]) ** 2 / max(rare[1], 8)
    assert not COMPILED or error <= freedom + 1 + 5 * (2 * freedom + 2) ** 0.5, (error, freedom)


@pytest.mark.rule("DJI-35", "DJI-70")
@pytest.mark.parametrize("seed", range(24 if COMPILED else 12))
def test_worlds_are_as_likely_as_the_histories_that_lead_to_them(seed):
    players, decks = 2 + seed % 3, ({"trump": 3, "lowest": 2}, {"trump": 2, "free": 2, "swap": 1, "double": 1})
    deck = decks[seed % 2]
    table = Table(players, deck, seed)
    table.watching = [Histories(seat, [[]] * players, table.deck) for seat in range(players)]
    for step in range(40):
        table.step(0.6)
        if not table.exact:
            break
        if step % 4 == 3 and (step < 10 or table.record.plays):
            seat = table.rng.randrange(players)
            check_often(table.imagined(seat, 600 if COMPILED else 6), table.watching[seat].weights())


@pytest.mark.rule("DJI-35")
def test_a_batch_that_is_used_up_does_not_confuse_the_plays_that_are_left():
    table = Table(2, {"trump": 2, "lowest": 1}, 0)
    table.watching = [Histories(seat, [[]] * 2, table.deck) for seat in range(2)]
    for act, p, name in (
        *((table.draw, 0, "trump"), (table.draw, 1, "trump"), (table.draw, 1, "lowest"), (table.play, 1, "trump")),
        *((table.draw, 0, "trump"), (table.play, 1, "lowest"), (table.draw, 1, "lowest"), (table.play, 0, "trump")),
    ):
        act(p, name)
    assert (table.record.plays, table.record.batches) == (1, 3)
    table.play(1, "lowest")
    assert (table.record.plays, table.record.batches, table.record.listed[0].newest) == (1, 2, 1)
    table.draw(0)
    for one in table.watching:
        check(table.imagined(one.seat, 600 if COMPILED else 6), one.weights())


@pytest.mark.parametrize("seed", range(20 if COMPILED else 2))
def test_where_too_much_would_have_to_be_remembered_worlds_still_fit(seed):
    table, most = Table(4, dict.fromkeys(EFFECTS, 6), seed), 0
    for step in range(500 if COMPILED else 250):
        table.step(0.55 if step % 200 < 150 else 0.35)
        most = max(most, int(table.record.plays))
        assert memory.count_choices(table.states[0], -1) <= memory.CHOICES
        if step % 50 == 49 and (COMPILED or memory.count_choices(table.states[0], -1) < 40):
            seat = table.rng.randrange(4)
            for *hands, pile in table.imagined(seat, 3):
                others = [hand for p, hand in enumerate(table.hands) if p != seat]
                assert [len(hand) for hand in hands] == [len(hand) for hand in others]
                assert sorted(sum(map(list, hands), list(pile))) == sorted(sum(others, list(table.deck)))
    assert most > 3
