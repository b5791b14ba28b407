"""For all tests: the table of rules, where they are from and which tests prove them (printed by `make rules`)."""

import os
import re
import signal
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from patience import PATIENCE

# What is started in the background (`nohup make test &`) ignores Ctrl-C, and would start programs that ignore it too.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Time decides nothing: not how long a program of somebody else thinks, nor how long it takes to make up an example.
os.environ["KARAT_BOT_SECONDS"] = str(PATIENCE)
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

RULES = Path(__file__).parents[1] / "docs" / "rules"


def pytest_addoption(parser):
    parser.addoption("--rules", action="store_true", help="print which tests prove which rule, and fail on a gap")


def pytest_collection_finish(session):
    if not session.config.getoption("--rules"):
        return
    tests = defaultdict(set)
    for item in session.items:
        for mark in item.iter_markers("rule"):
            for id in mark.args:
                tests[id].add(item.originalname or item.name)
    ids = [
        id for page in sorted(RULES.glob("*.md")) for id in re.findall(r"^\| ([A-Z]{3}-\d+) ", page.read_text(), re.M)
    ]
    for id in ids:
        print(f"{id:7} {', '.join(sorted(tests[id])) or 'NO TEST'}")
    gaps = [id for id in ids if not tests[id]]
    strangers = sorted(set(tests) - set(ids))
    print(f"{len(ids)} rules, {len(ids) - len(gaps)} with tests")
    if gaps or strangers:
        pytest.exit(f"rules without a test: {gaps}; tests of unknown rules: {strangers}", returncode=1)
    import booklets  # it reads all games, which other tests need not wait for

    if wrong := booklets.wrong():
        pytest.exit("\n".join(wrong), returncode=1)
    pytest.exit("every rule has a test, an origin and its place on the page; all examples are there", returncode=0)
