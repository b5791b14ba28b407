"""Records of the past replay, and their deals verify, with the rules of today."""

import json

import pytest

import karat
from contract.cases import CASES, name
from contract.golden import FOLDER, path, readable
from karat.table.record import verify


@pytest.mark.parametrize("case", CASES, ids=name)
def test_a_golden_record_replays_and_its_deal_verifies(case):
    text = path(case).read_text()
    record = json.loads(text)
    assert record["rules"] == "1" and record["result"]["winners"]
    state, proven = verify(karat.game(case[0]), record)
    assert proven and state.over
    assert readable(state.record()) == text


def test_there_is_a_golden_record_for_every_case_and_no_stray_one():
    assert {file.stem for file in FOLDER.glob("*.json")} == {name(case) for case in CASES}
