"""The catalogue: well made, with every message that is asked for."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

import karat
from catalogues import ids, text
from karat.speech import say, tongue

SOURCE = Path(karat.__file__).parent
RULES = Path(__file__).parents[2] / "docs" / "rules"


IDS = ids(text("en"))


def test_the_catalogue_is_well_made():
    body = parse(text("en")).body
    assert not [part.content for part in body if isinstance(part, fluent.Junk)]
    assert len(IDS) == len(set(IDS))
    assert not [id for id in IDS if not re.fullmatch(r"[a-z]+(-[a-zA-Z0-9]+)*", id)]


@pytest.mark.parametrize("id", karat.games())
def test_every_documented_event_has_a_sentence(id):
    page = (RULES / f"{id}.md").read_text(encoding="utf-8")
    events = re.findall(r"^\| `(\w+)` \|", page.split("## Events")[1].split("## View")[0], re.M)
    assert len(events) >= 10
    assert not [event for event in events if f"{id}-event-{event.replace('_', '-')}" not in IDS]


def pattern(node, prefix=""):
    """The ids that an expression can be, as patterns."""
    if isinstance(node, ast.IfExp):
        return pattern(node.body, prefix) + pattern(node.orelse, prefix)
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    texts = [re.escape(part.value) if isinstance(part, ast.Constant) else "[a-z0-9-]*" for part in parts]
    return [prefix + "".join(texts)]


def asked():
    """What all calls of say ask for; a voice's own _say puts the game before it."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            if getattr(node.func, "id", "") == "say":
                yield from pattern(node.args[0])
            elif getattr(node.func, "attr", "") == "_say":
                yield from pattern(node.args[0], f"({'|'.join(karat.games())})-")


def test_every_question_has_an_answer_and_the_terminal_no_spare_one():
    patterns = set(asked())
    assert len(patterns) > 100
    assert not [one for one in patterns if not any(re.fullmatch(one, id) for id in IDS)]
    patterns = [one for one in patterns if one.startswith("terminal")]
    assert not [id for id in IDS if id.startswith("terminal-") and not any(re.fullmatch(one, id) for one in patterns)]


def test_what_is_missing_is_an_error():
    with pytest.raises(LookupError, match="no message"):
        say("diamant-flies")
    with pytest.raises(LookupError, match="terminal-saved"):
        say("terminal-saved")


@pytest.mark.parametrize("name", ["Inés", "Íñigo", "Hilda", "Yvonne", "isla"])
def test_in_spanish_the_last_of_a_list_is_joined_by_e_before_the_sound_of_i(name):
    assert tongue("es").listed(["Ada", name]) == f"Ada e {name}"
    assert tongue("en").listed(["Ada", name]) == f"Ada and {name}"


@pytest.mark.parametrize("name", ["Elena", "Élodie", "Hélène", "Eva"])
def test_in_italian_it_is_ed_before_the_sound_of_e(name):
    assert tongue("it").listed(["Ada", name]) == f"Ada ed {name}"
    assert tongue("es").listed(["Ada", name]) == f"Ada y {name}"
    assert tongue("it").listed(["Ada", "Ida"]) == "Ada e Ida"


@pytest.mark.parametrize("name", ["Ben", "Hielo", "Iago", "Yago", "Hana", ""])
def test_and_by_y_before_all_others(name):
    assert tongue("es").listed(["Ada", "Bo", name]) == f"Ada, Bo y {name}"
