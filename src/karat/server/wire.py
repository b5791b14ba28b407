"""The short way to a client: uvicorn's socket, past its queues, for the messages of a game."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Wire(WebSocketsSansIOProtocol):
    """Hands itself to the application. Once `hear` is set, what comes in is given to it at once."""

    hear = None

    async def run_asgi(self):
        self.scope["wire"] = self
        await super().run_asgi()

    def send_receive_event_to_app(self):
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            data, self.frames = b"".join(self.frames), []
            self.hear(data)

    def write(self, data):
        """Send what `frame` made of a message, without waiting; how many bytes the client has not taken yet."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(data)
        return self.transport.get_write_buffer_size()


def frame(text):
    """A whole text message as it goes over the wire, ready for any number of readers."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1) + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
