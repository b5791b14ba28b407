"""Runs every command of Karat, one after the other, in whatever surroundings this script was started in.

Reads a JSON object with `commands` (name -> arguments), and prints the exit status and the complaints of each.
"""

import json
import signal
import subprocess
import sys
import urllib.request

from patience import PATIENCE

KARAT = [sys.executable, "-m", "karat.cli"]
ORDER = ("serve", "backup", "tables")  # first of all: the others read what these have made


def run(arguments):
    done = subprocess.run([*KARAT, *arguments], input="q\n", capture_output=True, text=True, check=False)
    return {"status": done.returncode, "stderr": done.stderr}


def serve(arguments):
    """Until the first page has come."""
    server = subprocess.Popen([*KARAT, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    line = server.stdout.readline()
    page = ""
    if "http://" in line:
        with urllib.request.urlopen(line.split()[3], timeout=PATIENCE) as answer:
            page = answer.read().decode()
    server.send_signal(signal.SIGTERM)
    _, stderr = server.communicate()
    return {"status": server.returncode if "Karat" in page else "no page", "stderr": line + stderr}


if __name__ == "__main__":
    wanted = json.load(sys.stdin)
    told = {}
    for name in [*ORDER, *(name for name in wanted if name not in ORDER)]:
        told[name] = (serve if name == "serve" else run)(wanted[name])
    print(json.dumps(told))
