"""`karat rules`: all rules of a game or one of them, in ten languages, with where they are from."""

import json

import pytest

from karat.speech import LANGUAGES, tongue
from karat.table.booklet import booklet
from shell import run


def test_a_page_tells_every_rule_once_and_marks_those_that_are_not_printed():
    shown = run("rules", "djinn", "--language", "en").stdout
    assert shown.startswith("Rules of Djinn\nBy Sen-Foong Lim and Jay Cormier. HUCH! publishes the game.")
    lines = [line.split()[0] for line in shown.splitlines() if line.startswith("DJI-")]
    assert sorted(lines) == sorted(booklet("djinn")["rules"])
    assert shown.count("[another source]") == 6 and shown.count("[ours]") == 18


def test_one_rule_says_where_it_is_from():
    shown = run("rules", "diamant", "dia-26", "--language", "de").stdout
    assert shown.startswith("Diamant: ") and "\nDIA-26   " in shown
    assert "[gedruckt] In der Spielregel: „2 Beslissing van de spelers“." in shown
    whys = " ".join(run("rules", "kadora", "--origin", "--language", "en").stdout.split())
    assert "[ours] In the booklet: “4. De tafel aanvullen”. The booklet says: as the player" in whys


def test_what_other_choices_change_is_told_after_how_it_was_measured_once():
    told = json.loads(run("rules", "seashore", "SEA-21", "--json", "--language", "en").stdout)["measured"]
    assert told[0] == "Measured with quick bots (games: 40,000, players: 4)." and len(told) == 4
    without = "Plus cards on one card: 3, Highest value with plus cards: no limit"
    assert told[3].startswith(f"With “{without}”, the player who")

    told = json.loads(run("rules", "kadora", "KAD-3", "--json", "--language", "en").stdout)["measured"]
    assert told[1].startswith("With “Missing values: orange (1), yellow (1),")  # red is as usual
    told = json.loads(run("rules", "djinn", "DJI-69", "--json", "--language", "de").stdout)["measured"]
    assert told[1].startswith("Mit „Djinn-Karten: zwei behalten (0)“")


def test_the_rules_of_a_table_say_what_it_has_chosen():
    shown = run("rules", "kadora", "--set", "seat_view=true", "--language", "de").stdout
    chosen = "Auffüllen aus deiner Sicht: ja"
    assert f"\nDieser Tisch\n{chosen}\n" in shown and shown.count(f"[{chosen}]") == 1
    plain = run("rules", "diamant", "--set", "relics=false", "--language", "en").stdout
    assert "\nThis table\nNothing is changed: everything on this page applies." in plain
    assert plain.count("[Not at this table]") == 5
    one = json.loads(run("rules", "diamant", "DIA-3", "--set", "relics=false", "--json", "--language", "en").stdout)
    assert one["here"] == ["[Not at this table]"]
    wrong = run("rules", "diamant", "--set", "relics=maybe")
    assert (wrong.returncode, wrong.stderr) == (1, 'Error: relics: should be true or false, not "maybe"\n')


def test_programs_read_json():
    told = json.loads(run("rules", "seashore", "--json", "--language", "ru").stdout)
    assert [rule["id"] for rule in told["rules"]][:1] == ["SEA-50"] and len(told["rules"]) == 26
    one = json.loads(run("rules", "seashore", "SEA-13", "--json", "--language", "en").stdout)
    assert one["from"] == "ours" and one["why"].startswith("The direction is torn off.")


@pytest.mark.parametrize("language", ("en", "ru"))
def test_an_unknown_rule_is_refused_in_one_sentence(language):
    wrong = run("rules", "diamant", "DIA-99", "--language", language)
    game = tongue(language).say("browser-game-diamant")
    told = tongue(language).say("booklet-unknown", rule="DIA-99", game=game, first="DIA-1", last="DIA-41")
    assert wrong.returncode == 1 and wrong.stderr == f"Error: id: {told}\n"


def test_no_language_leaves_a_rule_out():
    from karat.terminal.rules import data

    for language in LANGUAGES:
        told = data("kadora", None, tongue(language))["rules"]
        assert {rule["id"] for rule in told} == set(booklet("kadora")["rules"])
        assert all(rule["why"] for rule in told if rule["from"] != "printed")
