"""What the server refuses is read in the reader's language: at a lobby, at a table, and of a file."""

import json

from playwright.sync_api import expect

from browser.study import RECORDS


def test_a_dutch_reader_reads_dutch(browse, house):
    made = house.make("kadora", players=3)["table"]
    house.sit(made["id"], "Ada")
    window = browse(phone=True, language="nl")
    page, alert = window.page, window.page.get_by_role("alert")
    window.go(f"/t/{made['code']}")
    page.get_by_label("Je naam").fill("Ada")
    window.press(window.button(window.says("browser-sit-at", number=2)))
    expect(alert).to_have_text("Iemand aan tafel heeft die naam al, of een die erop lijkt.")
    window.no_barriers()

    window.go()
    window.press(window.button(window.says("browser-play-game", game="Diamant")))
    page.wait_for_selector(".status.mine")
    expect(window.button("Terugnemen")).to_be_disabled()  # nothing has been done yet
    page.keyboard.press("u")
    expect(alert).to_contain_text("Je hebt nog geen zet gedaan.")
    window.no_barriers()

    record = json.loads((RECORDS / "diamant-3.json").read_text())
    for text, words in (
        ("nonsense", "Het is geen verslag: het moet JSON zijn."),
        (json.dumps(record | {"steps": [[7, "fly"]]}), "Het spel erin volgt de regels niet (steps[0]: "),
        (json.dumps(record | {"players": 99}), "Het is geen verslag in het formaat van Karat (players: should be"),
        ("[" * 300_000, "Dat is te groot: het mag hoogstens 262.144 bytes zijn."),
    ):
        window.go("/replay")
        page.locator("input[type=file]").set_input_files(
            [{"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}]
        )
        expect(alert).to_contain_text(f"Dit bestand kan niet worden getoond. {words}")
    window.complaints.clear()  # the browser's own words for what the server refused
