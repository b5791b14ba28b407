"""What shows a game that a page does not know."""

import karat
from karat.table.layout import layout


def test_a_plain_table_comes_with_the_words_of_its_game(server):
    status, told = server.get("/api/games/diamant/plain?language=de")
    zones = {zone["at"]: zone["as"] for zone in told["table"]["zones"]}
    assert status == 200 and told["title"] == "Diamant" and set(told["words"]) == {"de", "en"}
    assert "diamant-path = Pfad" in told["words"]["de"] and "kadora" not in told["words"]["en"]
    assert zones == {zone["at"]: zone["as"] for zone in layout(karat.game("diamant"))["zones"]}
    assert zones["path"] == "cards" and zones["deck"] == "counter"


def test_what_is_not_there_is_refused_in_one_sentence(server):
    for path in ("/api/games/chess/plain", "/api/lessons/chess"):
        status, problem = server.get(path)
        assert (status, problem["field"]) == (404, "game") and problem["sentence"].startswith("game: should be one of")


def test_a_game_says_whether_it_is_taught_and_how_long_it_takes(server):
    for game in server.get("/api/games")[1]:
        assert game["lesson"] is True and game["minutes"] == karat.game(game["id"]).minutes
