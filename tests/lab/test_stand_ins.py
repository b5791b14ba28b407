"""What stands in for a study.py serves games that are unlike ours: scores below 0, the lowest best, many notes."""

import json
import os
import subprocess
import sys

from karat.newgame import new_game

TOTALS = """
import json, karat
from karat.games import add
from karat.lab import counters
from karat.lab.study import Plan, Totals, watch_chunk
from karat.lab.whatif import set_up
add("trove")
game, plan = karat.game("trove"), Plan(set_up("trove"), "random", 60, 1)
watched = watch_chunk(plan, plan.setup, 0, 60)
totals = Totals(plan.setup)
for part in (slice(0, 20), slice(20, 60)):
    totals.add(type(watched)(*(column[part] for column in watched)))
told = totals.summary()
scores = watched.scores[:, :2]
histogram = dict(enumerate(told["histograms"]["score"], told["scores_from"]))
print(json.dumps({
    "lowest": [int(scores.min()), told["scores_from"]],
    "counted": [[score, count] for score, count in histogram.items() if count] == [
        [score, int((scores == score).sum())] for score in sorted(set(scores.ravel().tolist()))],
    "won": told["half_leader_won"], "counters": counters.names(game)}))
"""


def studied(folder):
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run([sys.executable, "-c", TOTALS], cwd=folder, env=environment, capture_output=True, text=True,
                         check=False)  # fmt: skip
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_scores_below_0_of_which_the_lowest_wins(tmp_path):
    folder = new_game("trove", tmp_path)
    rules, words = folder / "rules.py", folder / "words.py"
    text = rules.read_text().replace("        scores[p] = 0\n", "        scores[p] = -30\n")
    text = text.replace("if scores[other] > scores[p]:", "if scores[other] < scores[p]:")
    rules.write_text(text.replace(" = range(8)\n", " = range(40, 48)\n"))
    words.write_text(words.read_text().replace('RULES_VERSION = "1"', 'RULES_VERSION = "1"\nLOWEST_WINS = True'))
    told = studied(tmp_path)
    lowest, first = told["lowest"]
    assert lowest == first < 0 and told["counted"]
    assert told["won"] > 0.5  # whoever had less at half-time
    assert told["counters"] == ["turns", "rounds", "lucky", "drawn", "skull", "stopped", "shuffled", "over"]
