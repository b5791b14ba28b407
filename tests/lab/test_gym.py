"""Gymnasium: one learner among bots, vectors of games, and what all environments share: bounds, rewards, drawings."""

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import RescaleObservation

import karat
from contract.cases import CASES, name
from karat.bots import RANDOM
from karat.kernel.luck import new_luck
from karat.lab import petting
from karat.lab.batch import Batch, draw_actions
from karat.lab.gym import KaratEnv
from karat.lab.observe import all_fields, bounds, layout
from karat.lab.rewards import Rewards
from karat.lab.vector import KaratVectorEnv

every_game = pytest.mark.parametrize("id", karat.games())
every_case = pytest.mark.parametrize("case", CASES, ids=name)


# One learner ---------------------------------------------------------------------------------------------------------
def played(env, seed):
    """The rewards, infos and length of a game between random legal actions and bots."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    rewards, ended = [], False
    while not ended:
        row, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert env.observation_space.contains(row) and not cut and not info["illegal"]
        rewards.append(reward)
    return rewards, info


@every_game
def test_gymnasium_finds_nothing_wrong(id):
    env = gymnasium.make(f"karat/{id}-v0", render_mode="ansi")
    check_env(env.unwrapped)
    rewards, info = played(env, 3)
    assert not any(rewards[:-1]) and rewards[-1] == info["rewards"][0]
    assert not info["action_mask"].any() and not env.unwrapped.action_masks().any()
    assert played(env, 3)[0] == rewards  # the bots, too, follow the seed
    assert karat.game(id).title and "\n" in env.render()


def test_the_seat_the_bots_and_the_options_are_chosen():
    made = {"players": 4, "seat": 2, "bots": ["1", RANDOM, "bold"], "relics": True}
    env = gymnasium.make("karat/diamant-v0", **made).unwrapped
    assert env.bots == {0: "1", 1: RANDOM, 3: "bold"} and env.options == {"relics": True}
    rewards, info = played(env, 1)
    assert info["seat"] == 2 and len(info["rewards"]) == 4 and rewards[-1] == info["rewards"][2]
    assert gymnasium.make("karat/diamant-v0", bots=1).unwrapped.bots == {1: "1", 2: "1"}
    assert env.render() is None


@pytest.mark.parametrize(
    ("wrong", "field"),
    [({"seat": 3}, "seat"), ({"bots": ["1"]}, "bots"), ({"bots": "7"}, "bot"), ({"players": 9}, "players"),
     ({"reward": "money"}, "reward"), ({"render_mode": "human"}, "render_mode"), ({"relics": 7}, "relics")],
)  # fmt: skip
def test_a_wrong_set_up_is_named(wrong, field):
    for make in (KaratEnv, petting.env, lambda game, **how: KaratVectorEnv(game, 2, **how)):
        if make is KaratEnv or not {"seat", "bots"} & {*wrong}:
            with pytest.raises(karat.BadSetup) as told:
                make("diamant", **wrong)
            assert told.value.field == field


def test_in_the_place_of_an_illegal_action_a_legal_one_is_drawn():
    env, strict = KaratEnv("kadora"), KaratEnv("kadora", strict=True)
    _, info = env.reset(seed=1)
    strict.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(wrong)[4]["illegal"] is True
    with pytest.raises(karat.BadSetup, match=rf"^action: {wrong} is not legal for seat 0$"):
        strict.step(wrong)
    assert strict.step(int(np.flatnonzero(info["action_mask"])[0]))[4]["illegal"] is False


def test_a_step_before_reset_or_after_the_end_says_so():
    env = KaratEnv("diamant")
    with pytest.raises(karat.BadSetup, match=r"^step: there is no game yet: call reset first$"):
        env.step(0)
    played(env, 1)
    with pytest.raises(karat.BadSetup, match=r"^step: the game is over: call reset$"):
        env.step(0)


def test_a_cave_is_entered_card_by_card():
    """A move that several actions spell is made with the last of them; what is spelled shows in between."""
    env = KaratEnv("djinn")
    first, size = next((first, size) for name, first, size, _ in layout(env.game).rows if name == "spelled")
    for seed in range(40):
        row, info = env.reset(seed=seed)
        env.action_space.seed(seed)
        ended = False
        while not ended:
            row, _, ended, _, info = env.step(env.action_space.sample(info["action_mask"]))
            if row[first : first + size].any():
                assert info["action_mask"].any() and env.state.legal(0)[0].startswith("cave ")
                return
    pytest.fail("nobody came to a cave")


# Vectors -------------------------------------------------------------------------------------------------------------
def test_gymnasium_makes_vectors_of_both_kinds():
    """Learners side by side, in this process or in others; and all seats in compiled code."""
    for mode in ("sync", "async"):
        envs = gymnasium.make_vec("karat/diamant-v0", num_envs=2, vectorization_mode=mode, players=4)
        rows, infos = envs.reset(seed=1)
        assert rows.shape[0] == 2 and infos["action_mask"].shape == (2, 2)
        envs.step([0, 0])
        envs.close()
    envs = gymnasium.make_vec("karat/diamant-selfplay-v0", num_envs=3, players=5, threads=2)
    assert isinstance(envs.unwrapped, KaratVectorEnv) and envs.unwrapped.batch.players == 5


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_the_end_of_a_game_is_told_where_the_next_one_has_begun(id, seed):
    """As Gymnasium has it where the step that ends a game begins the next one."""
    envs, stays = KaratVectorEnv(id, 1, reward="margin"), Batch(karat.game(id), 1)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    envs.reset(seed=seed)
    stays.begin(int(np.random.default_rng(seed).integers(1 << 62)))  # the same game, which stays where it ends
    over = np.zeros(1, bool)
    while not over[0]:
        actions, seat = envs.random_actions().copy(), int(envs.batch.now.seat[0])
        row, rewards, over, _, infos = envs.step(actions)
        stays.step(actions)
        assert ("final_obs" in infos) == ("final_info" in infos) == over[0]
        assert rewards[0] == infos["rewards"][0, seat] and (over[0] or not infos["rewards"].any())
    final = infos["final_info"]
    assert infos["_final_obs"][0] and infos["_final_info"][0] and final["_seat"][0] and final["seat"][0] == seat
    assert np.array_equal(infos["final_obs"][0], stays.look(seat)[0]) and not np.array_equal(
        row[0], stays.look(seat)[0]
    )
    assert envs.single_observation_space.contains(infos["final_obs"][0])
    assert final["scores"][0].tolist() == list(stays.state().scores)
    assert np.array_equal(final["rewards"], infos["rewards"]) and np.array_equal(final["shares"], infos["shares"])


def test_games_that_go_on_have_no_end_to_tell():
    envs, mixed = KaratVectorEnv("diamant", 40), 0
    envs.reset(seed=2)
    for _ in range(200):
        _, _, over, _, infos = envs.step(envs.random_actions())
        if over.any():
            mixed += not over.all()
            assert all((last is not None) == ended for last, ended in zip(infos["final_obs"], over, strict=True))
            assert np.array_equal(infos["_final_info"], over)
    assert mixed


# Bounds --------------------------------------------------------------------------------------------------------------
def other_options(id, rng):
    """Options of which bounds could depend, far from the usual."""
    points, few = sorted(rng.randrange(1000) for _ in range(5)), rng.randrange(12)
    return {
        "djinn": {"djinn_deck": {name: rng.randrange(few + 1) for name in karat.game("djinn").options["djinn_deck"]}},
        "kadora": {"lacking": {colour: rng.randrange(1, 6) for colour in "ROYGBP"}},
        "seashore": {"treasure_points": points, "plus_cap": rng.randrange(1, 30)},
    }.get(id, {})


def lowest_and_highest(id, players, options, steps):
    """The extremes of each cell over random games, ends included."""
    batch, luck = Batch(karat.game(id), 40, players, options), new_luck(1)
    batch.begin(11)
    actions, low, high = np.zeros(40, np.int64), batch.now.row.min(0), batch.now.row.max(0)
    for _ in range(steps):
        draw_actions(luck, batch.now.legal, batch.now.count, actions)
        batch.step(actions, again=True)
        rows = np.concatenate([batch.now.row, batch.now.last[batch.now.over]])
        low, high = np.minimum(low, rows.min(0)), np.maximum(high, rows.max(0))
    return low, high


@every_case
def test_no_number_of_an_observation_is_out_of_bounds(case):
    id, players, options = case
    for seed in range(3):
        drawn = options | (other_options(id, random.Random(seed)) if seed else {})
        low, high = bounds(karat.game(id), drawn)
        least, most = lowest_and_highest(id, players, drawn, 250)
        assert (least >= low).all() and (most <= high).all() and (low < high).all()


@every_game
def test_bounds_can_be_scaled_by(id):
    """They are of the size of what is seen: none is far away, as what a type can hold would be."""
    low, high = bounds(karat.game(id))
    assert (low >= -2).all() and (high <= 620).all()
    seen = max(
        (lowest_and_highest(id, players, {}, 400) for players in karat.game(id).players), key=lambda two: two[1].sum()
    )
    scaled = RescaleObservation(gymnasium.make(f"karat/{id}-v0"), np.float32(0), np.float32(1))
    row, _ = scaled.reset(seed=1)
    assert scaled.observation_space.contains(row) and np.isfinite(row).all()
    plain = seen[1] > 0
    assert np.median(seen[1][plain] / high[plain]) > 0.5


def test_a_game_without_a_list_of_fields_can_name_its_bounds():
    record = np.dtype([("pot", np.int16), ("seats", np.dtype([("points", np.int16)]), 3)])
    told = {field.name: (field.low, field.most) for field in all_fields(record, {"seats.points": (-5, 90)})}
    assert told == {"pot": (-32768, 32767), "seats.points": (-5, 90)}


# Rewards -------------------------------------------------------------------------------------------------------------
def test_a_margin_is_against_the_best_other_score():
    shares, scores = np.zeros((1, 8)), np.array([[30, 12, 30, 7, 0, 0, 0, 0]])
    assert Rewards(karat.game("diamant"), 4, "margin").of(shares, scores).tolist() == [[0, -18, 0, -23]]
    assert Rewards(karat.game("diamant"), 3, "margin").of(shares, scores).tolist() == [[0, -18, 0]]
    kadora = Rewards(karat.game("kadora"), 2, "margin")  # the lowest penalty is the best, and the island has one too
    assert kadora.entries == 3 and kadora.of(shares, scores).tolist() == [[-18, 18]]


@pytest.mark.parametrize("make", [petting.env, petting.parallel_env])
def test_pettingzoo_tells_all_seats_what_they_get(make):
    totals = {}
    for reward in ("win", "margin"):
        env = make("diamant", players=3, reward=reward)
        env.reset(seed=4)
        totals[reward] = dict.fromkeys(env.agents, 0.0)
        while env.agents:
            if make is petting.parallel_env:
                for agent, more in env.step(dict.fromkeys(env.agents, 1))[1].items():
                    totals[reward][agent] += more
            else:
                agent = env.agent_selection
                totals[reward][agent] += env.last()[1]
                env.step(None if env.terminations[agent] else 1)
    scores = env.batch.now.scores[0, :3]
    assert list(totals["win"].values()) == env.batch.now.shares[0, :3].tolist() and sum(totals["win"].values()) == 1
    assert list(totals["margin"].values()) == [score - np.delete(scores, p).max() for p, score in enumerate(scores)]


# Drawings ------------------------------------------------------------------------------------------------------------
@every_game
def test_a_table_is_drawn_as_text(id):
    env, at_once = (make(id, render_mode="ansi") for make in (petting.env, petting.parallel_env))
    assert env.metadata["render_modes"] == ["ansi"] and env.render() is None  # nothing is there before reset
    for one in (env, at_once):
        one.reset(seed=1)
    vector = KaratVectorEnv(id, 2, render_mode="ansi")
    vector.reset(seed=1)
    own = len(env.batch.state().to_move) == 1
    assert ("You" in env.render()) == own and env.render() == at_once.render()
    assert len(vector.render()) == 2 and all("You" in text for text in vector.render())
    assert all(one.render() is None for one in (petting.env(id), KaratVectorEnv(id, 2)))
    while env.agents and not env.terminations[env.agent_selection]:
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert "Scores: " in env.render() or "win" in env.render()
