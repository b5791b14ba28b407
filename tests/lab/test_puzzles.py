"""Puzzles: the same seed finds the same ones, and only what is clear is one."""

from click.testing import CliRunner

import karat
from karat.cli import main
from karat.lab.puzzles import Kinds, clear, find, judge
from patience import LONGEST


def advice(**wins):
    return [{"move": move.replace("_", " "), "win": win, "error": 0.02, "reasons": []} for move, win in wins.items()]


def test_the_same_seed_finds_the_same_puzzles():
    first, again = (find("diamant", 1, LONGEST, seed=3) for _ in range(2))
    assert first == again and len(first) == 1
    state = karat.game("diamant").position({"game": "diamant"} | first[0]["position"])
    assert set(first[0]["solve"]) < set(state.legal(0))


def test_a_file_that_cannot_be_written_is_told_before_the_search(monkeypatch, tmp_path):
    monkeypatch.setattr("karat.lab.puzzles.find", None)
    told = CliRunner().invoke(main, ["puzzles", "diamant", "--out", f"{tmp_path}/no/such"])
    assert told.exit_code == 1 and told.output.startswith(f"Error: out: {tmp_path}/no/such cannot be written: ")


def test_a_move_that_is_not_clearly_better_makes_no_puzzle():
    assert clear(advice(stay=0.5, leave=0.45)) is None  # too near
    assert clear(advice(stay=0.5, leave=0.41, wait=0.3)) is not None
    assert clear([one | {"error": 0.1} for one in advice(stay=0.5, leave=0.4)]) is None  # within the error
    found = clear(advice(stay=0.5, leave=0.3))
    assert found["solve"] == ["stay"] and found["next"] == 0.3


def test_what_a_bot_counts_has_to_show_in_play_outs_beside_every_other_move(monkeypatch):
    """A bot that counts errs by more than the margin, so the puzzle's figures are those of the play-outs."""
    from karat.lab import puzzles

    class Bot:
        def advise(self, knowledge):
            return [one | {"error": 0.1} for one in advice(stay=0.5, leave=0.4, wait=0.1)]

    seen = {"leave": puzzles.Gap(0.6, 0.5, 0.01), "wait": puzzles.Gap(0.6, 0.51, 0.01)}
    monkeypatch.setattr(puzzles, "gap", lambda knowledge, one, other, seed: seen[other])
    found = puzzles.counted(Bot(), None, {"leave", "stay"}, 0)
    assert found == {"solve": ["stay"], "win": 0.6, "next": 0.51, "error": 0.01, "why": []}
    assert puzzles.counted(Bot(), None, {"stay"}, 0) is None  # everybody finds it
    seen["leave"] = puzzles.Gap(0.6, 0.55, 0.01)
    assert puzzles.counted(Bot(), None, {"leave"}, 0) is None  # not by so much


def test_moves_that_differ_in_a_detail_are_one():
    found = clear(advice(play_B8_sea=0.5, play_B8_shore=0.49, play_R2_sea=0.3))
    assert found["solve"] == ["play B8 sea", "play B8 shore"]
    assert clear(advice(play_B8_sea=0.5, play_B8_shore=0.49)) is None  # then there is nothing to find


def test_what_a_beginner_finds_is_no_puzzle():
    """Nothing carried, nothing to lose: everybody goes on."""
    note = {"inside": True, "carried": 0, "chest": 0}
    position = {
        "game": "diamant", "players": 3, "expedition": 1, "path": ["snake"], "on_path": [0],
        "deck": ["T5", "T7", "T9", "lava", "ram"], "removed": [], "relic_pile": [], "seats": [note] * 3,
    }  # fmt: skip
    assert judge(karat.game("diamant").position(position), 1) is None


def test_no_kind_of_move_solves_more_than_its_share():
    kinds = Kinds(6)
    kinds.see(["stay", "leave"])
    assert [kinds.takes("stay") for _ in range(4)] == [True, True, True, False] and kinds.takes("leave")
    kinds.see(["keep Y4", "done"])
    assert [kinds.takes("keep Y4") for _ in range(3)] == [True, True, False]


def test_what_no_reason_explains_is_no_puzzle(monkeypatch):
    value, led = ({"id": f"kadora-draw-{name}", "values": {}} for name in ("value", "led"))
    reasons = iter([[], [value], [led, value]])
    monkeypatch.setattr("karat.lab.puzzles.judge", lambda state, seed, easy: {"solve": ["keep"], "why": next(reasons)})
    [found] = find("kadora", 1, 300)
    assert found["why"] == [led]
