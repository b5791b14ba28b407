"""No test has a patience of its own."""

import re
from pathlib import Path

HERE = Path(__file__).parent
ROBOTS = ("faults.py", "floods.py", "soak.py")  # what they give up, and when, is part of what they do
BOUND = re.compile(r"\btimeout(=|\()[\d_.]+(?! \* PATIENCE)\b|\.wait(_for)?\((.*, )?\d+\)|monotonic\(\) \+ \d")


def test_what_ends_a_wait_is_said_in_one_place():
    found = [
        f"{file.relative_to(HERE)}:{number}: {line.strip()}"
        for file in sorted(HERE.rglob("*.py"))
        if file.name not in ROBOTS and "node_modules" not in file.parts
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if BOUND.search(line)
    ]
    assert found == []
