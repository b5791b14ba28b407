"""Processes that work for this one."""

import multiprocessing.connection
import os
import signal
import threading


def follow() -> None:
    """For a process that another one started: leave Ctrl-C to that one, and end when it ends, however that comes about.

    A process of a pool would wait for ever for what a process that was killed is going to say next.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        if (starter := multiprocessing.parent_process()) is not None:
            multiprocessing.connection.wait([starter.sentinel])
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
