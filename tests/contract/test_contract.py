"""contract.py says what the folder of a game provides: all games provide it, and what one lacks is told in words."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

import karat
from karat import contract
from karat.games import part


@pytest.mark.parametrize("id", karat.games())
@pytest.mark.parametrize("role", contract.ROLES)
def test_every_game_keeps_to_the_contract(id, role):
    module = part(id, role)
    if module is not None:
        assert contract.lacking(role, module) == []


@pytest.mark.parametrize("id", karat.games())
def test_every_file_of_a_game_is_in_the_contract(id):
    """A file has a role, belongs to one (bot_train.py, say), or is a part of the rules."""
    roles = {*contract.ROLES, "__init__"}
    for path in karat.game(id).folder.iterdir():
        if path.suffix == ".py" and path.stem not in roles:
            first = path.stem.partition("_")[0]
            assert first in roles or f"{id}.{path.stem} import" in _texts(id), path
        elif path.suffix != ".py" and path.name != "__pycache__":
            assert path.name in {name.partition("/")[0] for name in contract.FILES}, path


def _texts(id):
    return "".join(path.read_text(encoding="utf-8") for path in karat.game(id).folder.glob("*.py"))


def test_all_that_shared_code_calls_by_name_is_in_the_contract():
    source = "".join(path.read_text(encoding="utf-8") for path in Path(karat.__file__).parent.rglob("*.py"))
    called = {*re.findall(r'by_game\("(\w+)"', source)}
    told = {name for protocol in contract.ROLES.values() for name in vars(protocol)}
    assert len(called) > 20 and called <= told


def test_what_is_lacking_is_said_in_words():
    module = SimpleNamespace(SCRATCH=1, perceive=lambda state, seat: None, prepare=lambda known, seat, scratch: None)
    assert contract.lacking("worlds", module) == [
        "worlds.py: perceive should be a function of state, seat, known: write into the empty record `known` what"
        " `seat` may know of `state`.",
        "worlds.py has no imagine(known, seat, scratch, luck): turn what `seat` knows into one world, all that fit what"
        " it has seen being equally likely.",
    ]
    assert any(told.startswith("rules.py has no STATE: ") for told in contract.lacking("rules", SimpleNamespace()))
    assert contract.lacking("hints", SimpleNamespace()) == []
