"""A line in front of a server, on which documents come in small pieces: browsers show what has come so far."""

import re
import socket
import threading
import time

# How far pieces of a document are apart, in seconds: longer than a browser needs to show one.
PAUSE = 0.05


def pieces(document: bytes) -> list[bytes]:
    """Small ones where the page begins, with its bars and what is below them; larger ones further down."""
    body = max(document.find(b"<body"), 0)
    cuts = [0, *range(body, body + 6000, 400), *range(body + 6000, len(document), 4000), len(document)]
    return [document[start:end] for start, end in zip(cuts, cuts[1:])]


class SlowLine:
    """Passes everything on as it is; documents slowly, and not compressed: their pieces are what is shown in between."""

    def __init__(self, port: int):
        self.server = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}/"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self):
        self.listener.close()

    def _accept(self):
        while True:
            try:
                browser, _ = self.listener.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self.server))
            for side in (browser, server):
                side.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self._pass, args=(browser, server, False), daemon=True).start()
            threading.Thread(target=self._pass, args=(server, browser, True), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, comes: bool):
        try:
            while data := source.recv(1 << 20):
                if comes and data.startswith(b"HTTP/1.1") and b"text/html" in data[:2000].lower():
                    self._slowly(data, source, target)
                else:
                    target.sendall(data if comes else re.sub(b"(?i)accept-encoding: gzip", b"Accept-Encoding: none", data))
        except OSError:
            pass
        for side in (source, target):
            try:
                side.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def _slowly(self, data: bytes, source: socket.socket, target: socket.socket):
        """All of a document first, then in pieces."""
        head, _, body = data.partition(b"\r\n\r\n")
        length = int(re.search(rb"(?i)content-length: *(\d+)", head)[1])
        while len(body) < length and (more := source.recv(1 << 20)):
            body += more
        for piece in [head + b"\r\n\r\n", *pieces(body)]:
            target.sendall(piece)
            time.sleep(PAUSE)
