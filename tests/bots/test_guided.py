"""The search that a net guides: it keeps to what seats know, sees what the net does not, and does without a net."""

import random
from dataclasses import replace

import numpy as np
import pytest

import karat
from bots.test_net import about, positions, tiny
from contract.cases import some_state
from contract.swaps import hidden_twin
from karat.bots import make
from karat.bots.guided import Guided, best_moves, new_sight, think_of
from karat.bots.net import new_room, save
from karat.bots.thinker import Search
from karat.lab.match import match

every_game = pytest.mark.parametrize("id", karat.games())


@pytest.fixture
def file(id, tmp_path):
    """A net with any numbers in it."""
    save(tmp_path / "net.npz", tiny(id), about(id))
    return str(tmp_path / "net.npz")


def quick(id, file, **how):
    how = {"playouts": 12, "wide": 3, "file": file} | how
    return Guided(Search(10), **how).bot(karat.game(id), "quick", 1)


@every_game
def test_it_plays_whole_games_by_the_rules_and_always_the_same(id, file):
    game, ends = karat.game(id), []
    for _ in range(2):
        state, bot = game.new(seed=5), quick(id, file)
        while not state.over:
            seat = state.to_move[0]
            move = bot.choose(state.knowledge(seat))
            assert move in state.legal(seat)
            state.play(seat, move)
        ends.append(state.record())
    assert ends[0] == ends[1]


@every_game
def test_in_an_imagined_world_the_net_sees_what_the_seat_may_know(id):
    """Two worlds that differ only in what a seat cannot know: in both it wants and expects the same."""
    game, net, asked = karat.game(id), tiny(id), 0
    eyes, sight = new_room(game, net), new_sight(game)
    for seed in range(12):
        state = some_state((id, game.players[-1], {}), seed)
        if state.over:
            continue
        seat, document = state.to_move[0], state.position()
        twin = game.position(hidden_twin(document, seat, random.Random(seed)))
        said = [think_now(one.states, seat, net, eyes, sight) for one in (game.position(document), twin)]
        assert said[0] == said[1]
        asked += 1
    assert asked >= 6


def think_now(states, seat, net, eyes, sight):
    move, expected = think_of(states.view(np.recarray)[0], seat, net, eyes, sight)
    return int(move), float(expected)


@every_game
def test_the_best_moves_are_the_legal_ones_as_the_net_likes_them(id):
    game, net, most = karat.game(id), tiny(id), 0
    eyes, sight = new_room(game, net), new_sight(game)
    for knowledge in positions(id):
        legal = knowledge.legal()
        ranked, results = np.zeros(len(legal), np.int64), np.zeros((len(legal), 3))
        count = best_moves(knowledge.known, knowledge.seat, net, eyes, sight, ranked, results)
        assert sorted(game.words.move_text(move) for move in ranked[:count].tolist()) == sorted(legal)
        assert results[:, 1].tolist() == sorted(results[:, 1], reverse=True)
        most = max(most, count)
    assert most > 1


@pytest.mark.parametrize("id", ["djinn"])
def test_a_move_of_several_actions_is_found_too(id, file):
    """A cave is entered with cards that are named one by one."""
    game, net, seed = karat.game(id), tiny(id), 0
    while True:
        state, bots = game.new(2, seed), [make(game, "4", seat) for seat in range(2)]
        while not state.over and not any(move.startswith("cave") for move in state.legal(state.to_move[0])):
            state.play(state.to_move[0], bots[state.to_move[0]].choose(state.knowledge(state.to_move[0])))
        if not state.over and len(state.legal(state.to_move[0])) > 2:
            break
        seed += 1
    knowledge = state.knowledge(state.to_move[0])
    legal = knowledge.legal()
    ranked, results = np.zeros(len(legal), np.int64), np.zeros((len(legal), 3))
    count = best_moves(knowledge.known, knowledge.seat, net, new_room(game, net), new_sight(game), ranked, results)
    assert sorted(game.words.move_text(move) for move in ranked[:count].tolist()) == sorted(legal)
    advice = quick(id, file).advise(knowledge)
    assert sorted(row["move"] for row in advice) == sorted(legal)


@pytest.mark.parametrize("id", ["diamoniak"])
def test_it_sees_what_its_net_does_not(id, tmp_path, monkeypatch):
    """A net that knows nothing takes any move; a few play-outs to the end of the game win against that."""
    nothing = type(tiny(id))(*(np.zeros_like(array) for array in tiny(id)))
    save(tmp_path / "net.npz", nothing, about(id))
    how = Guided(Search(10), playouts=8, turns=1000, file=str(tmp_path / "net.npz"))
    monkeypatch.setitem(karat.game(id).part("bot").LEVELS, "6", how)
    found = match(id, ["6", f"net:{tmp_path / 'net.npz'}"], 2, deals=16, workers=1)
    assert found["bots"][0]["verdict"] == "stronger"


@every_game
def test_without_a_net_it_is_the_search_that_it_grew_from(id):
    game = karat.game(id)
    search = make(game, "search", 3)
    alone = replace(Guided(search.how), file="").bot(game, "alone", 3)
    alone.net = lambda knowledge: None
    state = game.new(seed=2)
    knowledge = state.knowledge(state.to_move[0])
    assert alone.choose(knowledge) == search.choose(knowledge)
    assert alone.advise(knowledge) == search.advise(knowledge)
    assert alone.compare(knowledge, knowledge.legal()[0], knowledge.legal()[-1], 10) is None


@pytest.mark.parametrize("id", ["kadora"])
def test_two_moves_are_compared_in_the_same_worlds(id, file):
    bot, knowledge = quick(id, file), karat.game(id).new(2, 4).knowledge(0)
    one, other = knowledge.legal()[:2]
    win, other_win, error = bot.compare(knowledge, one, other, 50)
    assert bot.compare(knowledge, other, one, 50) == pytest.approx((other_win, win, error))
    win, same, error = bot.compare(knowledge, one, one, 50)
    assert win == same and error < 0.01


@pytest.mark.parametrize("id", ["kadora"])
def test_a_net_of_ones_own_is_named_by_its_file(id, file):
    game = karat.game(id)
    assert make(game, f"guided:{file}").how.file == file
    with pytest.raises(karat.BadSetup, match="no file"):
        make(game, "guided:missing.npz").check()
