"""A wire between browser and server that can be cut."""

import contextlib
import socket
import threading


class Wire:
    def __init__(self, port):
        self._to, self._ends, self._threads = port, [], []
        self._whole, self._holds, self._held, self._lock = True, False, [], threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._run(self._accept)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def cut(self, hold=False):
        """Who calls from now on is hung up on, or held until the wire is whole: as by a server that is gone, or by a
        network that loses everything."""
        with self._lock:
            self._whole, self._holds = False, hold
            for end in self._ends:
                _hang_up(end)

    def mend(self):
        with self._lock:
            self._whole = True
            for near in self._held:
                self._join(near)
            self._held.clear()

    def close(self):
        self.cut()
        self._listener.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for end in (self._listener, *self._ends, *self._held):
            end.close()

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                with self._lock:
                    if self._whole:
                        self._join(near)
                    elif self._holds:
                        self._held.append(near)
                    else:
                        near.close()

    def _join(self, near):
        far = socket.create_connection(("127.0.0.1", self._to))
        self._ends += [near, far]
        for one, other in ((near, far), (far, near)):
            self._run(self._carry, one, other)

    @staticmethod
    def _carry(one, other):
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        _hang_up(one)
        _hang_up(other)

    def _run(self, job, *args):
        self._threads.append(threading.Thread(target=job, args=args, daemon=True))
        self._threads[-1].start()


def _hang_up(end):
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
