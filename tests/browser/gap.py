"""A network that can go silent: a TCP proxy that swallows what passes, and closes nothing."""

import contextlib
import socket
import threading
from collections.abc import Iterator


class Gap:
    """The way to a port of this machine; while `is_open` is false, nothing comes through."""

    def __init__(self, target: int, pretends: bool = True) -> None:
        """Listen for connections to hand on to the port `target`.

        It `pretends` to the server that its pages are the server's own.
        """
        self.is_open = True
        self._target = target
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        self.url = f"http://localhost:{port}"
        # The server accepts pages of its own address only.
        own = target if pretends else port
        self._names = (f"localhost:{port}".encode(), f"localhost:{own}".encode())
        self._sockets: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Let nobody through any more, and close all connections."""
        for opened in (self._listener, *self._sockets):
            with contextlib.suppress(OSError):
                opened.shutdown(socket.SHUT_RDWR)
            opened.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # until it is closed
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(("127.0.0.1", self._target))
                self._sockets += (near, far)
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        is_whole = True  # a stream that has lost bytes is of no use to anybody
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                is_whole = is_whole and self.is_open
                if is_whole:
                    target.sendall(data.replace(*self._names))
            if self.is_open:
                target.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def gap_before(port: int, pretends: bool = True) -> Iterator[Gap]:
    """A gap for as long as the block lasts."""
    gap = Gap(port, pretends)
    try:
        yield gap
    finally:
        gap.close()
