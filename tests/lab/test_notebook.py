"""Notebooks: tables from records and files, positions that draw themselves, examples that run."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import karat
from contract.cases import CASES, name
from karat.errors import BadRecord
from karat.lab import results
from karat.table.picture import picture
from patience import LONGEST

HERE = Path(__file__).parents[1]
RECORDS = HERE / "records"
EXAMPLES = HERE.parent / "docs" / "examples"


# Tables --------------------------------------------------------------------------------------------------------------
def test_a_folder_of_records_is_one_table():
    files = sorted(RECORDS.glob("*.json"))
    table = karat.load(RECORDS)
    assert len(table) == len(files) and table["number"].to_pylist() == list(range(len(files)))
    assert set(table["game"].to_pylist()) == set(karat.games())
    for row, file in zip(table.to_pylist(), files, strict=True):
        record = json.loads(file.read_text())
        assert (row["game"], row["players"], row["winners"]) == (
            record["game"], record["players"], record["result"]["winners"]
        )  # fmt: skip
        assert row["seed"] is None and row["bot_0"] is None
    some = karat.load([files[0], json.loads(files[1].read_text()), str(files[2])])
    assert some.column("winners").to_pylist() == table.slice(0, 3).column("winners").to_pylist()


def test_decisions_of_records_are_their_moves():
    record = json.loads((RECORDS / "kadora-3.json").read_text())
    table = karat.load(record, decisions=True)
    moves = [[seat, move] for seat, move in record["steps"] if seat != "deal"]
    assert [list(row) for row in zip(table["seat"].to_pylist(), table["move"].to_pylist(), strict=True)] == moves


def test_a_record_that_began_from_a_position_can_be_loaded():
    game = karat.game("diamant")
    position = game.new(3, seed=4).position() | {"expedition": 5}
    state = game.position(position)
    while not state.over:
        state.play(state.to_move[0], "leave")
    row = karat.load(state.record()).to_pylist()[0]
    assert row["decisions"] == 3 and row["score_0"] == state.scores[0]


def test_without_pyarrow_a_table_is_a_dict_of_lists(monkeypatch):
    whole = karat.load(RECORDS / "djinn-3.json").to_pylist()[0]
    monkeypatch.setattr(results, "find_spec", lambda module: None)
    files = [RECORDS / "djinn-3.json", RECORDS / "diamant-3.json"]
    table = karat.load(files)
    assert {name: table[name][0] for name in whole} == whole | {"number": 0}
    assert table["trapped"][0] is None and table["cave_3"][1] is None
    assert len(karat.load(files, decisions=True)["move"]) == sum(table["decisions"])
    with pytest.raises(karat.BadSetup, match="pyarrow"):
        results.from_parquet(["games-000000.parquet"])


@pytest.mark.parametrize(
    ("records", "complaint"),
    [
        ([], "records: should hold"),
        (None, "records: should be a record, a file, a folder, or a list of these, not null"),
        ("", 'records: should be a record, a file, a folder, or a list of these, not ""'),
        ("games.parquet", "games.parquet: is no Parquet file"),
        ({"game": "chess"}, "game: should be one of"),
        ([{"game": "kadora"}], r"\[0\] format: is missing"),
        ("empty", "holds no records or results"),
        ("notes.json", "is not JSON"),
        ("open.json", "the game is not over"),
    ],
)
def test_what_cannot_be_loaded_is_named(records, complaint, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    for file in ("notes.json", "games.parquet"):
        (tmp_path / file).write_text("{")
    (tmp_path / "open.json").write_text(json.dumps(karat.game("kadora").new(seed=1).record()))
    with pytest.raises(BadRecord, match=complaint):
        karat.load(records)


# Pictures ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("case", CASES, ids=name)
def test_every_moment_of_a_game_can_be_drawn(case):
    id, players, options = case
    state = karat.game(id).new(players, 11, **options)
    moment = 0
    while True:
        if moment % 20 == 0 or state.over:
            for drawn in (state._repr_svg_(), state.knowledge(players - 1)._repr_svg_()):
                top = ElementTree.fromstring(drawn)
                assert top.tag.endswith("svg") and float(top.get("height")) > 100
        if state.over:
            break
        moment += 1
        seat = state.to_move[0]
        legal = state.legal(seat)
        state.play(seat, legal[moment % len(legal)])


def test_a_picture_is_drawn_from_a_view_and_nothing_else():
    state = karat.game("kadora").new(3, 7)
    assert state._repr_svg_() == picture(state.game, state.view())
    for seat, one in enumerate(state.position()["seats"]):
        drawn = state.knowledge(seat)._repr_svg_()
        assert drawn == picture(state.game, state.view(seat))
        texts = [part.text for part in ElementTree.fromstring(drawn).iter() if part.tag.endswith("text")]
        assert all(card[:2] in texts for card in one["hand"])


# Examples ------------------------------------------------------------------------------------------------------------
def test_the_example_runs():
    ran = subprocess.run(
        [sys.executable, str(EXAMPLES / "laboratory.py")], capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "20,000 games of four" in ran.stdout and "One game by bots: won by" in ran.stdout


def test_the_notebook_runs_from_top_to_bottom():
    cells = [
        cell["source"]
        for cell in json.loads((EXAMPLES / "laboratory.ipynb").read_text())["cells"]
        if cell["cell_type"] == "code"
    ]
    names, shown = {}, []
    for source in cells:
        *body, last = ast.parse(source).body
        exec(compile(ast.Module(body, []), "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            shown.append(eval(compile(ast.Expression(last.value), "cell", "eval"), names))
        else:
            exec(compile(ast.Module([last], []), "cell", "exec"), names)
    drawn = [value for value in shown if hasattr(value, "_repr_svg_")]
    assert len(drawn) == 3 and all(ElementTree.fromstring(value._repr_svg_()) is not None for value in drawn)
    assert len(shown) == len(cells) and 0 < shown[-3] < 1
