"""Real browsers at a real server: `browse` opens windows, and every window must stay free of errors.

The server deals every test the same cards each time (dealt.py). Tests that ask for a `deal` run once, or over as many
deals as KARAT_DEALS says (`make long`).
"""

import os
import warnings
from pathlib import Path

import pytest

from browser.chromium import CLIENT, SWITCHES, chromium
from browser.dealt import serve
from browser.window import Window
from patience import PATIENCE

STATIC = Path(__file__).parents[2] / "src" / "karat" / "server" / "static" / "index.html"

LONG = ("test_wheel", "test_ways", "test_learn", "test_study")  # begun first: no worker waits for them at the end


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: next((k for k, name in enumerate(LONG) if name in item.nodeid), len(LONG)))


def pytest_generate_tests(metafunc):
    if "deal" in metafunc.fixturenames:
        metafunc.parametrize("deal", range(int(os.environ.get("KARAT_DEALS", "1"))))


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    """One server for all tests here, and what names its deals."""
    assert STATIC.exists(), "The browser's part is not built: make client"
    one, deal = serve(tmp_path_factory.mktemp("house"), "--url", "http://house.test", "--limit", "away-seconds=1")
    yield one, deal
    _, err = one.stop()
    assert '"error"' not in err, err


@pytest.fixture
def house(served, request):
    """The server, which deals to every test by its name."""
    one, deal = served
    deal(request.node.nodeid)
    return one


@pytest.fixture(scope="session")
def engine():
    from playwright.sync_api import sync_playwright

    with warnings.catch_warnings(), sync_playwright() as playwright:
        warnings.simplefilter("ignore")
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES, timeout=1000 * PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe():
    """The source of axe, which looks for barriers."""
    return (CLIENT / "node_modules" / "axe-core" / "axe.min.js").read_text()


@pytest.fixture
def browse(engine, house, axe):
    """Opens a window of a new person: `browse()`, `browse(phone=True, dark=True)`."""
    windows = []

    def open(url=None, **how):
        windows.append(Window(engine, url or house.url, axe, **how))
        return windows[-1]

    yield open
    for window in windows:
        window.close()
        assert window.complaints == []
