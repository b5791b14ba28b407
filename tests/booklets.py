"""What `make rules` asks of the booklets: an origin and a place on the page for each rule, and every printed example.

`python tests/booklets.py` renews what is made from `booklet.json` and `examples.json` in `games/<id>`: the last column
of the rules in docs, the part on where they are from, and the steps of the examples that the browser shows.
"""

import json
import re
from pathlib import Path

import karat
from karat.speech import LANGUAGES, catalogue, tongue
from karat.table.booklet import about, booklet, examples, measured, place, reason

ROOT = Path(__file__).parents[1]
ORIGINS = {"printed": "printed", "source": "another source", "ours": "ours"}
# The examples that the booklets print, by the headings they stand under.
PRINTED = {
    "diamant": ["enter", "enter"],
    "diamoniak": [],
    "djinn": ["trump", "trump", "djinn"],
    "kadora": ["give", "place", "full", "score"],
    "seashore": ["plus", "actions"],
}
ROW = re.compile(r"^\| ([A-Z]{3}-\d+) \| (.*?) \|(?: ([^|]*) \|)?$", re.M)
HEAD = "## Where these rules are from"


def page(game):
    return ROOT / "docs" / "rules" / f"{game}.md"


def stepped(game):
    return ROOT / "client" / "src" / "games" / game / "examples.json"


def wrong():
    """All that is missing, in sentences."""
    return [problem for game in karat.games() for problem in _wrong(game)]


def _wrong(game):
    one, text = booklet(game), page(game).read_text(encoding="utf-8")
    ids = [id for id, _, _ in ROW.findall(text)]
    yield from (f"{id} has no origin in booklet.json" for id in ids if id not in one["rules"])
    yield from (f"{id} has an origin but no row in docs" for id in one["rules"] if id not in ids)
    for id, rule in one["rules"].items():
        if rule["from"] not in ORIGINS:
            yield f"{id}: an origin is printed, source or ours, not {rule['from']}"
        if rule["from"] == "printed" and "at" not in rule:
            yield f"{id} is printed, but where is not said"
        if "at" in rule and rule["at"] not in one["places"]:
            yield f"{id}: there is no place {rule['at']}"
        if rule["from"] != "printed" and "why" not in rule:
            yield f"{id} is not printed, and no reason is given"
    asked = {id for found in one["topics"].values() for id in found}
    yield from (f"{id} answers a topic, but there is no such rule" for id in sorted(asked - set(one["rules"])))
    for language in LANGUAGES:
        yield from _unsaid(game, language)
    if [example["at"] for example in examples(game)] != PRINTED[game]:
        yield f"{game}: the examples are not those that its booklet prints"
    if not stepped(game).exists() or len(json.loads(stepped(game).read_text(encoding="utf-8"))) != len(PRINTED[game]):
        yield f"{game}: a printed example is not on the page"
    if documented(game) != text:
        yield f"docs/rules/{game}.md does not say what booklet.json says: python tests/booklets.py"


def _unsaid(game, language):
    shown = _parts(language, game, *(f"{game}-rules-{section}" for section in booklet(game)["sections"]))
    yield from (f"{id} is not on the page in {language}" for id in booklet(game)["rules"] if id not in shown)
    asked = _parts(language, None, "booklet-topics")
    yield from (f"nobody can ask about {one} in {language}" for one in booklet(game)["topics"] if one not in asked)
    said = _parts(language, game, f"{game}-origin") | _parts(language, None, "booklet-why")
    for id, rule in booklet(game)["rules"].items():
        if rule.get("why", "asks") not in said:
            yield f"{id} has no reason in {language}"


def _parts(language, game, *ids):
    """The names of what messages hold in this language itself; what it lacks would be said in English."""
    own = catalogue(language, game)
    return {name for id in ids if own.has_message(id) for name in own.get_message(id).attributes}


def documented(game):
    """The page in docs, with what booklet.json says in it."""

    def row(found):
        id, rule, _ = found.groups()
        return f"| {id} | {rule} | {_column(game, id)} |" if id in booklet(game)["rules"] else found[0]

    text = ROW.sub(row, page(game).read_text(encoding="utf-8"))
    text = text.replace("| id | rule |\n|---|---|\n", "| id | rule | from |\n|---|---|---|\n")
    before, _, after = text.partition(f"{HEAD}\n")
    rest = after[after.index("\n## ") + 1 :] if after else before[before.index("## Decisions") :]
    return before[: len(before) if after else before.index("## Decisions")] + _origins(game) + rest


def _column(game, id):
    told, heading = ORIGINS[booklet(game)["rules"][id]["from"]], place(game, id)
    return f"{told}, “{heading}”" if heading else told


def _origins(game):
    english = tongue("en")
    whys = [(id, reason(game, id, english)) for id in booklet(game)["rules"]]
    rows = "\n".join(f"- **{id}**: {' '.join([why, *measured(game, id, english)])}" for id, why in whys if why)
    return f"{HEAD}\n\n{about(game, english)}\n\n{rows}\n\n"


def steps(game):
    """The examples as they are shown: what is seen at first, and after each move or several, with its events."""
    return [_stepped(karat.game(game), example) for example in examples(game)]


def _stepped(game, example):
    state = game.position(example["position"], seed=1)
    told = [{"view": state.view(None), "events": []}]
    for together in example["moves"]:
        before = state.moments
        for seat, move in together:
            state.play(seat, move)
        told.append({"view": state.view(None), "events": state.events(None, since=before)})
    if "until" in example:  # what follows is no part of the example
        last = told[-1]["events"]
        names = [event["event"] for event in last]
        del last[len(names) - names[::-1].index(example["until"]) :]
    return {"at": example["at"], "rules": example["rules"], "names": example["names"], "steps": told}


def written(game):
    told = ",\n".join(json.dumps(example, ensure_ascii=False) for example in steps(game))
    return f"[\n{told}\n]\n" if told else "[]\n"


if __name__ == "__main__":
    for game in karat.games():
        stepped(game).write_text(written(game), encoding="utf-8")
        page(game).write_text(documented(game), encoding="utf-8")
