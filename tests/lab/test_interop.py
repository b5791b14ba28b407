"""The games for learners and peers: fixed actions, observations that hold exactly what a seat knows, and environments
that pass the test suites of PettingZoo and OpenSpiel."""

import ast
import json
import random
import re
import subprocess
import sys
import warnings
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts

import karat
from contract.cases import CASES, name, states
from contract.swaps import hidden_twin
from karat.kernel import dispatch
from karat.lab import petting, spiel, tensors
from karat.lab.batch import Batch
from karat.lab.observe import bounds, observation
from karat.lab.vector import KaratVectorEnv
from karat.table.actions import UNFINISHED, WHOLE, decode, encode, legal_actions, numbers, spell_now, texts
from karat.table.game import Knowledge
from patience import LONGEST

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where pygame is there, it loads a game of its own by an old name
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "interop.md").read_text()
PLAIN = [next(case for case in CASES if case[0] == id) for id in karat.games()]
one_case_of_each = pytest.mark.parametrize("case", PLAIN, ids=name)
every_case = pytest.mark.parametrize("case", CASES, ids=name)
every_game = pytest.mark.parametrize("id", karat.games())


# Actions -------------------------------------------------------------------------------------------------------------
@every_game
def test_every_action_has_a_name_of_its_own_and_spells_what_it_says(id):
    game = karat.game(id)
    names = texts(game)
    assert len(set(names)) == len(names) == numbers(game).ACTIONS
    for action, text in enumerate(names):
        if "…" not in text:
            assert encode(game, text) == (action,) and decode(game, [action]) == text
            assert game.words.move_from(text) is not None


def spellings(knowledge, partial=WHOLE, actions=()):
    """All moves that can be spelled with legal actions, in notation."""
    found = []
    for action in legal_actions(knowledge, partial).tolist():
        spelled = (*actions, action)
        move, rest = spell_now(knowledge.known, knowledge.seat, partial, action)
        if move == UNFINISHED:
            found += spellings(knowledge, rest, spelled)
        else:
            found.append(decode(knowledge.game, spelled))
            assert knowledge.game.words.move_text(move) == found[-1] and encode(knowledge.game, found[-1]) == spelled
    return found


@every_case
def test_legal_actions_spell_the_legal_moves(case):
    for state in states(case, 4, every=5):
        for seat in state.to_move:
            knowledge = state.knowledge(seat)
            legal = knowledge.legal()
            if len(legal) <= 400:
                assert sorted(spellings(knowledge)) == sorted(legal)


def test_a_cave_is_entered_by_naming_its_cards_one_by_one():
    """Somewhere in these games there is a choice between caves, which no single action can tell."""
    spelled = 0
    for seed in range(6):
        for state in states(("djinn", 2, {}), seed):
            knowledge = state.knowledge(state.to_move[0]) if state.to_move else None
            if knowledge and knowledge.legal()[0].startswith("cave ") and len(knowledge.legal()) <= 400:
                assert sorted(spellings(knowledge)) == sorted(knowledge.legal())
                spelled += 1
    assert spelled > 3


@pytest.mark.parametrize("move", ["fly", "play Z9", "cave run P1 Z2", "cave fly P1"])
def test_what_is_no_move_has_no_action(move):
    with pytest.raises(karat.BadSetup, match=r"^move: .* is no move of Djinn"):
        encode(karat.game("djinn"), move)
    with pytest.raises(karat.BadSetup, match=r"^action: should be 0 to 1, not 2"):
        decode(karat.game("diamant"), [2])


def test_what_spells_no_move_is_not_decoded():
    kadora, djinn = karat.game("kadora"), karat.game("djinn")
    with pytest.raises(karat.BadSetup, match=r"^actions: 2 \(gift R 1\) cannot come after 1 in one move"):
        decode(kadora, [1, 2])
    task, *cards = encode(djinn, "cave run P1 G2 B3")
    for wrong in ([task, task + 1], [task, *cards[::-1]], [task, cards[0], cards[0]], cards):
        with pytest.raises(karat.BadSetup, match=r"^actions: .* cannot come after .* in one move"):
            decode(djinn, wrong)
    for wrong in ([], 5, None, [task, *range(cards[0], cards[0] + 6)]):
        with pytest.raises(karat.BadSetup, match=r"^actions: should be "):
            decode(djinn, wrong)
    assert decode(djinn, np.array([task, cards[1]])) == "cave run G2" and decode(djinn, cards[:1]) == "P1"
    for wrong in ("cave run B3 G2 P1", "… P1", 5, None):
        with pytest.raises(karat.BadSetup, match=r"^move: .* is no move of Djinn"):
            encode(djinn, wrong)


# Observations --------------------------------------------------------------------------------------------------------
@every_case
def test_two_worlds_that_differ_only_out_of_sight_give_equal_rows_and_masks(case):
    rng = random.Random(8)
    for state in states(case, 8, every=9):
        document = state.position()
        for seat in range(state.players):
            twin = state.game.position(hidden_twin(document, seat, rng)).knowledge(seat)
            knowledge = state.game.position(document).knowledge(seat)
            assert np.array_equal(observation(knowledge), observation(twin))
            assert np.array_equal(legal_actions(knowledge), legal_actions(twin))
            world = state.knowledge(seat).resample(rng).knowledge(seat)
            assert np.array_equal(observation(state.knowledge(seat)), observation(world))
            assert np.array_equal(legal_actions(state.knowledge(seat)), legal_actions(world))


@one_case_of_each
def test_whatever_a_seat_knows_shows_in_the_row(case):
    """Different knowledge, different rows: none is lost. All numbers are within the bounds that are told."""
    known, (low, high) = {}, bounds(karat.game(case[0]), case[2])
    for seed in range(3):
        for state in states(case, seed, every=2):
            for seat in range(state.players):
                knowledge = state.knowledge(seat)
                row = observation(knowledge)
                assert (row >= low).all() and (row <= high).all()
                key = (seat, knowledge.known.tobytes())
                assert known.setdefault(row.tobytes(), key) == key
    assert len(known) > 50


def leaves(dtype):
    for inner in dtype.names:
        base = dtype[inner].base
        if base.names and inner in ("seats", "memories"):
            yield from (f"{inner}.{name}" for name in base.names)
        else:
            yield inner


@every_game
def test_every_field_of_the_record_is_told_or_is_never_known(id):
    game = karat.game(id)
    module, dtype = numbers(game), game.rules.STATE
    told = {field.name for field in module.FIELDS} - {"observer", "spelled"}
    alike = {name.replace("own.", "seats.").replace("memory.", "memories.") for name in told}
    assert alike | set(module.UNTOLD) == set(leaves(dtype)) and not alike & set(module.UNTOLD)
    own = [name.split(".") for name in told if name.startswith(("own.", "memory."))]
    for case in [case for case in CASES if case[0] == id]:
        for state in states(case, 3, every=7):
            for seat in range(state.players):
                known = state.knowledge(seat).known[0]
                for owner, inner in own:  # of others nothing is there
                    rows = known["seats" if owner == "own" else "memories"]
                    assert not any(np.any(rows[p][inner]) for p in range(len(rows)) if p != seat)
                for path in set(module.UNTOLD) - {"box"}:
                    assert not np.any(known["seats"][path[6:]] if path.startswith("seats.") else known[path])
                if id == "kadora":  # the box follows from `lacking`
                    assert known["box"].tolist() == game.template(state.players, state.options)["box"][0].tolist()
                elif "box" in module.UNTOLD:
                    assert known["box"] == 0


def test_the_page_of_all_numbers_is_up_to_date():
    assert (DOCS / "tensors.md").read_text() == tensors.page(), "python -m karat.lab.tensors > docs/tensors.md"


# Batches and the vector environment ----------------------------------------------------------------------------------
@every_case
def test_a_batch_shows_what_the_table_would(case):
    id, players, options = case
    game, rng = karat.game(id), random.Random(6)
    batch = Batch(game, 3, players, options)
    batch.begin(6)
    for _ in range(60):
        now, actions = batch.now, np.zeros(3, np.int64)
        for i in range(3):
            one = batch.states[i : i + 1].copy()
            seat = int(now.seat[i])
            known = game.template(players, batch.options)
            known.view(np.uint8)[:] = 0
            dispatch.perceive_now(one, seat, known)
            knowledge, partial = Knowledge(game, batch.options, seat, known, []), int(batch.room.partial[i])
            legal = legal_actions(knowledge, partial)
            assert knowledge.to_move[0] == seat and np.array_equal(np.flatnonzero(now.mask[i]), np.sort(legal))
            assert np.array_equal(now.row[i], observation(knowledge, partial))
            row, mask = batch.look(seat, i)
            assert np.array_equal(row, now.row[i]) and np.array_equal(mask, now.mask[i])
            actions[i] = rng.choice(legal.tolist())
        batch.step(actions, again=True)


def test_what_one_seat_spells_no_other_sees():
    batch, luck = Batch(karat.game("djinn"), 64), random.Random(1)
    batch.begin(1)
    seen = 0
    for _ in range(4000):
        for i in np.flatnonzero(batch.room.partial).tolist():
            other = 1 - int(batch.now.seat[i])
            assert batch.now.row[i, 4:70].any() and not batch.look(other, i)[0][4:70].any()
            seen += 1
        if seen > 20:
            return
        legal = [row[:count].tolist() for row, count in zip(batch.now.legal, batch.now.count, strict=True)]
        batch.step(np.array([luck.choice(actions) for actions in legal]), again=True)
    pytest.fail("nobody came to a cave")


@every_game
def test_the_vector_environment_plays_on_and_on(id):
    envs, twin = KaratVectorEnv(id, 50), KaratVectorEnv(id, 50)
    row, infos = envs.reset(seed=3)
    twin.reset(seed=3)
    ended, won = 0, 0.0
    for step in range(400):
        assert infos["action_mask"].any(1).all() and envs.observation_space.contains(row)
        actions = envs.random_actions().copy()
        mover = infos["seat"].copy()
        row, rewards, over, cut, infos = envs.step(actions)
        if step < 30:
            assert np.array_equal(row, twin.step(actions)[0])
        assert not cut.any() and np.array_equal(over, infos["_shares"])
        assert np.array_equal(rewards, np.where(over, infos["shares"][np.arange(50), mover], 0.0))
        assert (infos["shares"][over].sum(1) <= 1 + 1e-9).all()
        ended, won = ended + int(over.sum()), won + float(infos["shares"][over].sum())
    assert ended > 20 and (abs(won - ended) < 1e-6 or id == "kadora")  # Kadora's island may win


def test_an_illegal_action_changes_nothing():
    envs = KaratVectorEnv("kadora", 4)
    before = envs.reset(seed=1)[0].copy()
    actions = envs.random_actions().copy()
    for wrong in (-1, 5000, 25):
        actions[2] = wrong
        with pytest.raises(karat.BadSetup, match=rf"^actions\[2\]: {wrong} is not legal for seat 0"):
            envs.step(actions)
    with pytest.raises(karat.BadSetup, match=r"^actions: should be 4 numbers"):
        envs.step(actions[:3])
    assert np.array_equal(before, envs.batch.now.row)
    with pytest.raises(karat.BadSetup, match=r"^players: "):
        KaratVectorEnv("kadora", 4, players=9)
    for wrong in (0, -1, 1.5, True, None):
        with pytest.raises(karat.BadSetup, match=r"^num_envs: should be a whole number from 1 up"):
            KaratVectorEnv("kadora", wrong)


def plain(infos):
    return [told for what, told in infos.items() if not what.startswith("final")]


def final(infos):
    """What is told of games that have ended."""
    rows = [row for row in infos.get("final_obs", ()) if row is not None]
    return [*rows, *infos.get("final_info", {}).values()]


@every_game
def test_threads_play_the_same_games(id):
    alone, together = KaratVectorEnv(id, 50), KaratVectorEnv(id, 50, threads=3)
    alone.reset(seed=3)
    together.reset(seed=3)
    for _ in range(150):
        actions = alone.random_actions().copy()
        one, other = alone.step(actions), together.step(actions)
        assert one[4].keys() == other[4].keys()
        for here, there in ((one[:3], other[:3]), *((told(one[4]), told(other[4])) for told in (plain, final))):
            assert all(a.tobytes() == b.tobytes() for a, b in zip(here, there, strict=True))
    with pytest.raises(karat.BadSetup, match=r"^actions\[49\]: -1 is not legal"):
        together.step(np.array([*together.random_actions()[:49], -1]))
    with pytest.raises(karat.BadSetup, match=r"^threads: should be a whole number from 1 up"):
        KaratVectorEnv(id, 4, threads=0)


# All of them ---------------------------------------------------------------------------------------------------------
def test_a_step_before_reset_says_so():
    for env in (petting.env("diamant"), petting.parallel_env("diamant"), KaratVectorEnv("diamant", 2)):
        with pytest.raises(karat.BadSetup, match=r"^step: there (is no game|are no games) yet: call reset first$"):
            env.step([0, 0])
    env = petting.env("diamant")
    for asked, wish in (("last", env.last), ("observe", lambda: env.observe(env.possible_agents[0]))):
        with pytest.raises(karat.BadSetup, match=f"^{asked}: there is no game yet: call reset first$"):
            wish()


# PettingZoo ----------------------------------------------------------------------------------------------------------
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
@every_game
def test_pettingzoo_finds_nothing_wrong(id):
    api_test(petting.env(id), num_cycles=100)
    seed_test(lambda: petting.env(id), num_cycles=50)
    parallel_api_test(petting.parallel_env(id), num_cycles=100)
    if id == "diamant":
        parallel_seed_test(lambda: petting.parallel_env(id, players=5), num_cycles=50)


def test_a_whole_game_of_pettingzoo_shares_the_win():
    for make, play in ((petting.env, in_turn), (petting.parallel_env, at_once)):
        totals = play(make("diamant", players=4, relics=True), 5)
        assert abs(sum(totals.values()) - 1) < 1e-9


def in_turn(env, seed):
    env.reset(seed=seed)
    env.action_space("player_0").seed(seed)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        totals[agent] += reward
        env.step(None if ended else env.action_space("player_0").sample(seen["action_mask"]))
    return totals


def at_once(env, seed):
    env.reset(seed=seed)
    rng = random.Random(seed)
    while env.agents:
        _, rewards, _, _, _ = env.step({agent: rng.randrange(2) for agent in env.agents})
    return rewards


def test_at_once_all_actions_are_looked_at_before_any_is_played():
    env = petting.parallel_env("diamant", players=3)
    seen, _ = env.reset(seed=1)
    with pytest.raises(karat.BadSetup, match=r"^actions\[player_2\]: 7 is not legal"):
        env.step({"player_0": 0, "player_1": 1, "player_2": 7})
    with pytest.raises(karat.BadSetup, match=r"^actions\[player_1\]: None is not legal"):
        env.step({"player_0": 0, "player_2": 1})
    assert env.batch.now.seat[0] == 0 and np.array_equal(env.batch.look(0)[0], seen["player_0"]["observation"])


# OpenSpiel -----------------------------------------------------------------------------------------------------------
@every_game
def test_openspiel_finds_nothing_wrong(id):
    pyspiel.random_sim_test(spiel.load(id, players=karat.game(id).players[-1]), 1, True, False)


@every_game
def test_openspiel_deals_what_the_rules_deal_and_tells_each_player_what_it_knows(id):
    game, rng = pyspiel.load_game(f"karat_{id}"), random.Random(2)
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal() and decisions < 40:
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1) < 1e-9
            state.apply_action(rng.choices(cards, chances)[0])
            continue
        decisions += 1
        player = state.current_player()
        world = state.resample_from_infostate(player)
        for tell in ("information_state_string", "observation_string", "observation_tensor", "legal_actions"):
            assert getattr(state, tell)(player) == getattr(world, tell)(player)
        twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
        assert twin.information_state_string(player) == state.information_state_string(player)
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.history()


def late_diamant():
    """The last expedition of a game for three, with few cards left."""
    seats = [{"inside": True, "carried": 5, "chest": chest} for chest in (6, 4, 5)]
    late = {"expedition": 5, "path": ["T15", "snake"], "on_path": [0, 0], "deck": ["snake", "T9", "T5"], "removed": []}
    return spiel.load("diamant", position={"game": "diamant", "players": 3, **late, "seats": seats})


def test_mccfr_of_openspiel_learns_the_end_of_a_game_of_diamant():
    np.random.seed(1)
    game = late_diamant()
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(200):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 2


@every_game
def test_ismcts_of_openspiel_searches_every_game(id):
    game, rng = pyspiel.load_game(f"karat_{id}"), random.Random(3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 3, random_state=np.random.RandomState(2))
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        state.apply_action(rng.choices(*zip(*outcomes, strict=True))[0])
    assert bot.step(state) in state.legal_actions()


def test_openspiel_takes_options_and_refuses_nonsense():
    game = spiel.load("diamant", players=4, relics=True)
    assert game.num_players() == 4 and '"relics": true' in str(game.new_initial_state())
    plain = pyspiel.load_game("karat_diamant(relics=true,players=4)")
    assert plain.num_players() == 4 and '"relics": true' in str(plain.new_initial_state())
    assert '"relics": false' in str(pyspiel.load_game("karat_diamant").new_initial_state())
    with pytest.raises(karat.BadSetup, match=r"^players: should be 3 to 8, not 9"):
        spiel.load("diamant", players=9)
    with pytest.raises(karat.BadSetup, match=r"^players: should be 3 to 8, not 0"):
        spiel.load("diamant", players=0)
    with pytest.raises(karat.BadSetup, match=r"^game: should be one of diamant, .*, not 'x'$"):
        spiel.load("x")
    with pytest.raises(karat.BadPosition, match=r"^game: is missing"):
        spiel.load("diamant", position={})


# The examples --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("example", ["vector.py", "solve.py"])
def test_the_example_runs(example):
    command = [sys.executable, str(DOCS / "examples" / example)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout.splitlines()[-1])
    if example == "solve.py":
        assert run.stdout.splitlines()[-1] in PAGE


def value(told):
    """The value that a remark is, or None where it is words."""
    try:
        return ast.literal_eval(told)
    except (SyntaxError, ValueError):
        return None


def test_the_page_tells_what_its_snippets_give():
    """All Python runs, and a line gives what stands behind it if that is a value."""
    names = {"karat": karat, "state": karat.game("kadora").new(), "policy": lambda rows, mask: mask.argmax(1)}
    compared = []
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(block.replace("while True:", "for _ in range(9):"), names)
        for line in block.splitlines():
            code, _, told = line.partition("  # ")
            if value(told.strip()) is not None:
                compared.append(line)
                assert eval(code, names) == value(told.strip()), line
    assert len(compared) == 2
