"""Matches: deals go through all seats, streams are aligned, workers make no difference, errors are bounded."""

import json
import os
import pty
import re
import signal
import subprocess
import sys

import numpy as np
import pytest

import karat
from karat.lab.match import Stop, Table, looks, match, mean_and_error, play_deal, row_of, seated, verdict
from patience import PATIENCE
from shell import run

TIMES = ("seconds", "ms_per_decision")


def without_times(summary):
    return {
        name: [without_times(row) for row in value] if name == "bots" else value
        for name, value in summary.items()
        if name not in TIMES
    }


# Deals ---------------------------------------------------------------------------------------------------------------
def test_equal_bots_play_the_same_game_wherever_they_sit():
    """All games of a deal are one game then, seen from the places that move on: same cards, same streams by seat."""
    deal = play_deal(Table("diamant", ("6", "6", "6", "6"), {"relics": True}, 3), 5)
    for turn in range(4):
        for place in range(4):
            assert deal[turn, place, :3].tolist() == deal[0, (place + turn) % 4, :3].tolist()
    assert deal[0, :, 0].sum() == 1 and len(set(deal[0, :, 1])) > 1


def test_the_order_of_a_line_up_changes_nothing():
    one, other = (
        play_deal(Table("diamant", lineup, {"relics": False}, 0), 1)[..., :3].sum(0).tolist()
        for lineup in (("bold", "3", "3"), ("3", "bold", "3"))
    )
    assert one[0] == other[1] and sorted(one[1:]) == sorted(other[::2])


def test_deals_differ_and_seeds_differ():
    table, again = (Table("diamant", ("3", "2", "1"), {"relics": False}, seed) for seed in (0, 1))
    scores = [play_deal(*task)[..., 1].tolist() for task in ((table, 0), (table, 1), (again, 0))]
    assert scores[0] != scores[1] and scores[0] != scores[2]
    assert play_deal(table, 0)[..., 1].tolist() == scores[0]


def test_any_number_of_workers_gives_the_same_answer():
    answers = [match("diamant", ("3", "2", "random"), 4, deals=20, workers=n, stop=Stop(0.5)) for n in (1, 2)]
    assert without_times(answers[0]) == without_times(answers[1])
    assert answers[0]["deals"] == 16 and answers[0]["games"] == 64
    assert [row["seats"] for row in answers[0]["bots"]] == [1, 1, 2]
    assert sum(row["seats"] * row["win_share"] for row in answers[0]["bots"]) == pytest.approx(1)


def test_a_plain_answer_ends_a_match_at_the_first_look():
    played = []
    summary = match("diamant", ("4", "random"), deals=500, workers=1, stop=Stop(), advance=played.append)
    assert summary["ended"] == "known" and summary["deals"] == 16 and played == [3] * 16
    best, rest = summary["bots"]
    assert best["verdict"] == "stronger" and rest["verdict"] == "weaker" and rest["seats"] == 2
    assert best["interval"][0] > summary["fair_share"] == pytest.approx(1 / 3)


def test_all_deals_are_played_where_nothing_may_stop_it():
    summary = match("diamant", ("4", "random"), deals=20, workers=1)
    assert summary["ended"] == "all" and summary["deals"] == 20


@pytest.mark.parametrize(
    ("bots", "players", "field"),
    [(("6", "7"), None, "bot"), (("6",), None, "bots"), (("6", "5", "4", "3"), 3, "bots"), (("6", "5"), 9, "players")],
)
def test_a_wrong_line_up_is_named(bots, players, field):
    with pytest.raises(karat.BadSetup) as wrong:
        seated("diamant", bots, players)
    assert wrong.value.field == field


def test_the_last_name_fills_the_table():
    assert seated("diamant", ("6", "5")).lineup == ("6", "5", "5")
    assert seated("diamant", ("6", "bold", "random"), 5).lineup == ("6", "bold", "random", "random", "random")
    assert seated("kadora", ("6", "5", "4")).lineup == ("6", "5", "4")


# What it tells, on data with a known answer --------------------------------------------------------------------------
def deals(rng, count, share, players=2):
    """Win shares of a bot in deals of so many games, which partly go together as the games of a deal do."""
    kind = rng.random((count, 1)) < 0.5
    return np.where(kind, rng.random((count, players)) < share, rng.random((count, 1)) < share).mean(1)


@pytest.mark.parametrize(("count", "share"), [(16, 0.5), (16, 0.25), (64, 0.1), (400, 0.5)])
def test_intervals_hold_in_95_of_100_cases(count, share):
    rng, held = np.random.default_rng(count), 0
    for _ in range(2000):
        mean, error = mean_and_error(deals(rng, count, share))
        held += abs(mean - share) <= error
    assert held > 0.935 * 2000


def test_intervals_are_not_wider_than_they_need_to_be():
    values = np.array([0.0, 1.0] * 5000)
    mean, error = mean_and_error(values)
    assert mean == 0.5 and error == pytest.approx(1.96 * 0.5 / 100, rel=0.001)


def test_few_equal_results_are_not_certain():
    mean, error = mean_and_error(np.full(16, 0.5))
    assert mean == 0.5 and 0.05 < error < 0.2
    assert mean_and_error(np.full(1600, 0.5))[1] < 0.001


def watched(rng, share, most, precision):
    """What the stopping rule says in the end of a match whose first bot really wins so much, fair being a half."""
    values, ends = deals(rng, most, share), looks(most)
    for end in ends:
        mean, error = mean_and_error(values[:end], len(ends))
        known = verdict(mean - 0.5, error, precision)
        if known != "unknown":
            return known, end
    return "unknown", most


def test_the_stopping_rule_errs_in_less_than_5_of_100_cases():
    rng = np.random.default_rng(1)
    said = [watched(rng, 0.5, 1000, 0.0)[0] for _ in range(1500)]
    wrong = sum(one in ("stronger", "weaker") for one in said)
    assert 0 < wrong < 0.05 * 1500


def test_the_stopping_rule_finds_what_is_there():
    rng = np.random.default_rng(2)
    said = [watched(rng, 0.6, 1000, 0.0) for _ in range(200)]
    assert sum(known == "stronger" for known, _ in said) > 190
    assert np.mean([end for _, end in said]) < 500
    assert all(watched(rng, 0.9, 1000, 0.0)[1] <= 32 for _ in range(50))


def test_the_stopping_rule_is_content_with_the_precision_asked_for():
    said = [watched(np.random.default_rng(seed), 0.5, 4000, 0.06) for seed in range(50)]
    assert sum(known == "equal" for known, _ in said) > 45 and all(end < 4000 for _, end in said)


def test_looks_double_up_to_the_end():
    assert looks(100) == [16, 32, 64, 100] and looks(5) == [5] and looks(16) == [16] and looks(64) == [16, 32, 64]


def test_a_win_of_the_island_is_nobodys():
    """Two equal bots win 40 % each of the deals that the island leaves them: neither is weaker for that."""
    played = [np.zeros((2, 2, 4)) for _ in range(200)]
    for number, deal in enumerate(played):
        if number % 5:
            deal[0, number % 2, 0] = deal[1, (number + 1) % 2, 0] = 1
    row = row_of(Table("kadora", ("2", "1"), {}, 0), played, "2", 1, 0.0)
    assert row["win_share"] == pytest.approx(0.4) and row["verdict"] == "unknown"


# The command ---------------------------------------------------------------------------------------------------------
def test_karat_match_shows_a_table_and_tells_json():
    shown = run("match", "diamant", "3", "random", "-p", "4", "-j", "1")
    assert shown.returncode == 0, shown.stderr
    assert "Diamant, 4 players: 16 deals through all seats, 64 games." in shown.stdout
    assert "A fair share is 25.0 %. Bot 3 is stronger than that." in shown.stdout
    told = json.loads(run("match", "diamant", "3", "random", "-p", "4", "-j", "2", "--json").stdout)
    assert told["games"] == 64 and told["bots"][0]["bot"] == "3" and told["bots"][0]["ms_per_decision"] > 0
    few = json.loads(run("match", "diamant", "2", "2", "-n", "7", "--seed", "9", "-j", "1", "--json").stdout)
    assert few["games"] == 6 and few["seed"] == 9 and few["bots"][0]["seats"] == 3
    assert few["bots"][0]["win_share"] == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("diamant", "9", "1"), "bot: should be one of 1, 2, 3, 4, 5, 6, "),
        (("diamant", "6", "5", "4", "3", "-p", "3"), "bots: should be two to 3 names for 3 players, not 4"),
        (("diamant", "6", "5", "-p", "12"), "players"),
        (("diamant", "6", "5", "--set", "relics=7"), "relics"),
        (("diamant", "6", "5", "--set", "=7"), "set: should be NAME=VALUE"),
        (("diamant", "6", "5", "--precision", "nan"), "precision: should be a number from 0 up, not nan"),
        (("diamant", "6", "5", "--all", "--precision", "nan"), "precision: should be a number from 0 up, not nan"),
    ],
)
def test_karat_match_explains_a_bad_set_up_in_one_line(arguments, complaint):
    shown = run("match", *arguments)
    assert shown.returncode == 1 and shown.stdout == ""
    assert shown.stderr.count("\n") == 1 and complaint in shown.stderr


def test_games_come_in_whole_deals_and_help_says_so():
    assert json.loads(run("match", "diamant", "1", "2", "-n", "1", "-j", "1", "--json").stdout)["games"] == 3
    assert "whole deals" in run("match", "--help").stdout


def test_ctrl_c_ends_a_match_with_what_there_is():
    watched, stderr = pty.openpty()
    command = [sys.executable, "-m", "karat.cli", "match", "diamant", "3", "2", "--all", "-n", "900000", "-j", "2"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True, start_new_session=True)
    os.close(stderr)
    seen = b""
    while not re.search(rb"\b[1-9][\d,]* of 900,000 games", seen):
        seen += os.read(watched, 4096)
    os.killpg(process.pid, signal.SIGINT)
    shown, _ = process.communicate(timeout=PATIENCE)
    while True:
        try:
            more = os.read(watched, 4096)
        except OSError:  # nobody holds the other end any more: all workers are gone
            break
        seen += more
    os.close(watched)
    assert process.returncode == 0 and b"Traceback" not in seen
    assert "deals through all seats" in shown and "A fair share is 33.3 %" in shown
