"""How long until the first page comes: from starting the process, with a cold and with a warm cache.

python bench/first_page.py [--cold]
"""

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

GOAL = 2.0
KARAT = [sys.executable, "-m", "karat.cli"]


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def status(url):
    """Of a page; 0 where nobody answers."""
    try:
        with urllib.request.urlopen(url, timeout=60) as answer:
            return answer.status
    except urllib.error.HTTPError as wrong:
        with wrong:
            return wrong.code
    except OSError:
        return 0


def processor_seconds(process):
    """What a process has used, which tells more than a clock on a busy machine; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(environment):
    """Seconds from the start of a server to its first answer of any kind, to its first page, of its own work until it,
    and to its word that it is ready."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        began = time.perf_counter()
        command = [*KARAT, "serve", "--port", str(port), "--db", str(Path(folder) / "tables.db")]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
        try:
            while not status(url) and server.poll() is None:
                time.sleep(0.01)
            any_answer = time.perf_counter() - began
            while status(url) == 503:
                time.sleep(0.01)
            page, worked = time.perf_counter() - began, processor_seconds(server.pid)
            server.stdout.readline()
            return any_answer, page, worked, time.perf_counter() - began
        finally:
            server.terminate()
            server.communicate()


def tell(cache, answer, page, worked, ready):
    print(
        f"{cache}: an answer after {answer:.2f} s, ready after {ready:.2f} s, the first page after {page:.2f} s "
        f"({worked:.2f} s of processor), {page / GOAL:.2f} of the goal of {GOAL:.0f} s"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cold", action="store_true", help="also from an empty cache, which takes minutes")
    parser.add_argument("--times", type=int, default=5, help="warm starts; the middle one counts")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as cache:
        if wish.cold:
            tell("cold", *start(os.environ | {"KARAT_CACHE": cache}))
            tell("then", *start(os.environ | {"KARAT_CACHE": cache}))
    subprocess.run([*KARAT, "warm"], check=True)
    starts = sorted((start(os.environ) for _ in range(wish.times)), key=lambda one: one[1])
    tell("warm", *starts[len(starts) // 2])
    print(f"The slowest of {wish.times} pages came after {starts[-1][1]:.2f} s.")


if __name__ == "__main__":
    main()
