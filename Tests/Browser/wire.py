"""The network between browser and server: a TCP relay that a test can cut."""

import contextlib
import socket
import threading


class Wire:
    """Relays connections to a port until it is cut; then it closes them and lets nobody in."""

    def __init__(self, target: int):
        self.target = target
        self.is_cut = False
        self.pairs: set[socket.socket] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}/"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self):
        self.is_cut = True
        for end in list(self.pairs):
            self._close(end)

    def mend(self):
        self.is_cut = False

    def close(self):
        self.cut()
        self.listener.close()

    def _accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            if self.is_cut:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.target))
            self.pairs |= {near, far}
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._relay, args=(source, sink), daemon=True).start()

    def _relay(self, source: socket.socket, sink: socket.socket):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        self._close(source)
        self._close(sink)

    def _close(self, end: socket.socket):
        self.pairs.discard(end)
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
