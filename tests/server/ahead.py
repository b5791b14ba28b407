"""A machine whose clock is wrong: `karat` with the time of day as a file says it, in seconds ahead."""

import os
import time
from pathlib import Path

_file, _wall, _wall_ns = Path(os.environ["AHEAD"]), time.time, time.time_ns
time.time = lambda: _wall() + float(_file.read_text())
time.time_ns = lambda: _wall_ns() + int(float(_file.read_text()) * 1e9)

if __name__ == "__main__":
    from karat.cli import main

    main()
