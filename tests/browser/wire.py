"""A wire between browser and server that can be cut."""

import contextlib
import socket
import threading


class Wire:
    def __init__(self, port):
        self._to, self._ends, self._threads, self._whole = port, [], [], True
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._run(self._accept)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def cut(self):
        self._whole = False
        for end in self._ends:
            _hang_up(end)

    def mend(self):
        self._whole = True

    def close(self):
        self.cut()
        self._listener.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for end in (self._listener, *self._ends):
            end.close()

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if not self._whole:
                    near.close()
                    continue
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
