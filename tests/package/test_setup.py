"""Setting up: two that begin at once in the same folder take turns."""

import subprocess

from wheel import ROOT

SET_UP = "echo begins >> log; until test -e done; do sleep 0.05; done; echo ends >> log"


def test_who_sets_up_second_waits_and_says_so(tmp_path):
    (tmp_path / "Makefile").write_text("")
    how = {"cwd": tmp_path, "stdout": subprocess.PIPE, "text": True}
    command = [ROOT / "tools" / "alone", "sh", "-c", SET_UP]
    first = subprocess.Popen(command, **how)
    while not (tmp_path / "log").exists():
        assert first.poll() is None
    second = subprocess.Popen(command, **how)
    assert second.stdout.readline() == "Waiting for another make, which sets up here already ...\n"
    (tmp_path / "done").touch()
    assert first.communicate() == ("", None) and second.communicate() == ("", None)
    assert (tmp_path / "log").read_text().split() == ["begins", "ends"] * 2


def test_whoever_sets_up_takes_turns():
    recipes = (ROOT / "Makefile").read_text()
    for target in ("setup", "client", "play"):
        assert f"\n{target}:\n\t$(ALONE) " in recipes
