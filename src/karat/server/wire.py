"""The short way to a client: uvicorn's socket, past its queues, for the messages of a game."""

import os

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask

SHORT = 126  # bytes from which on a message says its length in another way


class Wire(WebSocketsSansIOProtocol):
    """Hands itself to the application. Once `hear` is set, what comes in is given to it at once."""

    hear = None

    async def run_asgi(self):
        self.scope["wire"] = self
        self._file = self.transport.get_extra_info("socket").fileno()
        await super().run_asgi()

    def data_received(self, data):
        """A short message that comes whole and alone, as nearly all do, is read here; all else takes the long way."""
        if self.hear is not None and len(data) > 6 and data[0] == 0x81 and len(data) == data[1] - 0x80 + 6 < SHORT + 6:
            if not (self.conn.reader.buffer or self.frames or self.close_sent):
                self.hear(apply_mask(data[6:], data[2:6]))
                return
        super().data_received(data)

    def send_receive_event_to_app(self):
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            data, self.frames = b"".join(self.frames), []
            self.hear(data)

    def write(self, data):
        """Send what `frame` made of messages, without waiting; how many bytes the client has not taken yet."""
        transport = self.transport
        if self.close_sent or transport.is_closing():  # from then on the file may be another client's
            return 0
        if not transport.get_write_buffer_size():
            try:
                sent = os.write(self._file, data)
            except OSError:  # the client takes nothing now, or is gone: the transport finds that out too
                sent = 0
            if sent == len(data):
                return 0
            data = data[sent:]
        transport.write(data)
        return transport.get_write_buffer_size()

    def hang_up(self):
        """Close behind what was written. Who has not read it in some seconds is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(1000)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self):
        super().keepalive_timeout()
        self.transport.abort()  # closing alone would wait for a reader who is gone


def frame(text):
    """A whole text message as it goes over the wire, ready for any number of readers."""
    size = len(text)
    if size < SHORT:
        return b"\x81" + size.to_bytes(1) + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
