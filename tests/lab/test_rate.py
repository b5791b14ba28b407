"""Ratings: the statistics on data with a known answer, and the table that `karat rate` keeps and `karat bots` shows."""

import json
import random

import numpy as np
import pytest

import karat
from karat.lab.rate import ALONE, POINTS, Job, cycles, drawn, due, fingerprint, jobs, keep, ratings_of, read, what_plays
from shell import run


def contest(strengths, players, deals, rng):
    """Line-ups and deals of bots that win as their strengths say."""
    lineups, played = [], []
    for _ in range(deals):
        lineup = rng.permutation(len(strengths))[:players]
        chances = np.exp(np.array(strengths)[lineup])
        deal = np.zeros((players, players, 4))
        for game in deal:
            game[rng.choice(players, p=chances / chances.sum()), 0] = 1
        lineups.append(lineup.tolist())
        played.append(deal)
    return lineups, played


def test_ratings_find_the_strengths_behind_the_wins():
    strengths = [0.0, 0.5, 1.0, 2.0]
    lineups, played = contest(strengths, 3, 150, np.random.default_rng(4))
    points, errors = ratings_of(4, lineups, played, 0, 0)
    assert points[0] == 0 and errors[0] == 0
    for found, error, true in zip(points[1:], errors[1:], strengths[1:], strict=True):
        assert 10 < error < 120 and abs(found - POINTS * true) < 1.5 * error


def test_a_shared_win_counts_for_all_who_share_it():
    lineups, played = [[0, 1, 2]] * 60, [np.zeros((3, 3, 4)) for _ in range(60)]
    for deal in played:
        deal[:, :2, 0] = 0.5
    points, errors = ratings_of(3, lineups, played, 0, 0)
    assert abs(points[1]) < errors[1] < 80 and points[2] < -500


def test_deals_that_nobody_won_tell_nothing():
    lineups, played = contest([0.0, 1.0], 2, 80, np.random.default_rng(1))
    island = [np.zeros((2, 2, 4))] * 20
    points, _ = ratings_of(2, lineups + [[0, 1]] * 20, played + island, 0, 0)
    assert points[1] == pytest.approx(ratings_of(2, lineups, played, 0, 0)[0][1])


def test_a_fingerprint_counts_what_plays_and_not_what_people_read(tmp_path):
    def played(text):
        (tmp_path / "words.py").write_text(text)
        return what_plays(tmp_path / "words.py")

    before = played('"""A game."""\nREFUSALS = {"over": "DIA-40"}\nPLAYERS = 3\n')
    assert played('"""A game,\nin words."""\nREFUSALS = {\n    "done": "DIA-41",\n}\nPLAYERS = 3\n') == before
    assert played('"""A game."""\nREFUSALS = {"over": "DIA-40"}\nPLAYERS = 4\n') != before


def test_cycles_are_found_and_ladders_are_not_called_one():
    rng = np.random.default_rng(3)
    rock, ladder = np.full((300, 4), np.nan), np.full((300, 4), np.nan)
    for number in range(300):
        a, b = rng.choice(3, 2, replace=False).tolist()
        stronger = a if (a + 1) % 3 == b else b
        for shares, best in ((rock, stronger), (ladder, max(a, b))):
            win = float(rng.random() < 0.8)
            shares[number, [a, b]] = 1 - win
            shares[number, best] = win
    assert cycles(rock) == [(0, 1, 2)]
    assert cycles(ladder) == [] and cycles(rock[:10]) == []


def test_tables_are_drawn_from_the_whole_pool():
    tables = [drawn("abcdef", 4, random.Random(seed)) for seed in range(200)]
    assert all(len(set(table)) == 4 for table in tables)
    assert len({(seat, bot) for table in tables for seat, bot in enumerate(table)}) == 4 * 6
    big = drawn("abcdef", 8, random.Random(0))
    assert len(big) == 8 and set(big) == set("abcdef")


def test_every_level_meets_the_one_below_and_level_1():
    assert ALONE[:3] == ("1 random", "2 1", "3 2") and "6 1" in ALONE and ALONE[-1] == "6 random" and len(ALONE) == 11
    assert len(jobs(["kadora"], 3)) == 12 and len(jobs(["diamant"])) == 6 * 12
    assert {job.game for job in jobs(players=2)} == {"diamoniak", "djinn", "kadora"}
    for ids, players in ((["diamant"], 2), ([], 9)):
        with pytest.raises(karat.BadSetup) as wrong:
            jobs(ids, players)
        assert wrong.value.field == "players"


def test_the_table_is_merged_and_what_is_there_is_not_due(tmp_path):
    file, job, other = tmp_path / "ratings.json", Job("kadora", 3, "2 1"), Job("kadora", 2, "2 1")
    assert read(file) == {} and due([job], {}, 10, 0) == [job]
    stamp = {"asked": 10, "seed": 0, "code": fingerprint("kadora")}
    keep(file, job, stamp | {"win_share": 0.4})
    keep(file, other, stamp | {"win_share": 0.6})
    assert read(file)["kadora"]["3"]["2 1"]["win_share"] == 0.4 and list(read(file)["kadora"]) == ["2", "3"]
    assert due([job, other], read(file), 10, 0) == []
    assert due([job, other], read(file), 20, 0) == due([job, other], read(file), 10, 1) == [job, other]
    keep(file, job, stamp | {"code": "of other bots"})
    assert due([job, other], read(file), 10, 0) == [job]
    file.write_text("{")
    with pytest.raises(karat.BadSetup, match=r"^file: .* is not JSON"):
        read(file)


def test_karat_rate_measures_once_and_the_same_on_any_number_of_cores(tmp_path):
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    files[0].write_text(json.dumps({"kadora": {"3": {"2 1": {"games": 12}}}}))
    for cores, file in enumerate(files, 1):
        shown = run("rate", "diamant", "-p", "3", "-n", "3", "-j", str(cores), "--file", str(file))
        assert shown.returncode == 0, shown.stderr
        assert shown.stdout == f"12 entries measured, kept in {file}.\n"
    told = [json.loads(file.read_text()) for file in files]
    assert told[0]["kadora"] == {"3": {"2 1": {"games": 12}}}
    found = [one["diamant"]["3"] for one in told]
    for entries in found:
        for one in entries.values():
            one.pop("ms_per_decision", None)
    assert found[0] == found[1]
    pool = found[0]["pool"]
    assert pool["games"] == 3 and {row["bot"] for row in pool["bots"]} <= set(karat.bots("diamant"))
    assert found[0]["6 5"]["version"] == karat.__version__ and len(found[0]["6 5"]["interval"]) == 2
    again = run("rate", "diamant", "-p", "3", "-n", "3", "--file", str(files[0]))
    assert again.stdout.startswith("12 entries already there.\n0 entries measured")


@pytest.mark.parametrize("text", ["[1]", '{"a": 1}', '{"diamant": {"3": {"pool": []}}}', "hello", "null"])
def test_a_file_of_something_else_is_left_alone_and_nothing_is_measured(tmp_path, text):
    file = tmp_path / "ratings.json"
    file.write_text(text)
    shown = run("rate", "diamant", "-p", "3", "-n", "3", "-j", "1", "--file", str(file))
    assert shown.returncode == 1 and shown.stdout == "" and file.read_text() == text
    assert shown.stderr.count("\n") == 1 and shown.stderr.startswith(f"Error: file: {file} ")


def test_karat_bots_lists_every_bot_of_every_game():
    told = json.loads(run("bots", "--json").stdout)
    assert {id: tuple(one["bots"]) for id, one in told.items()} == {id: karat.bots(id) for id in karat.games()}
    shown = run("bots")
    assert shown.returncode == 0
    for id in karat.games():
        assert f"{karat.game(id).title}: 1, 2, 3, 4, 5, 6" in shown.stdout
    assert "bold" in run("bots", "diamant").stdout and "Kadora" not in run("bots", "diamant").stdout
