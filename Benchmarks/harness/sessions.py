"""One reader's page over raw sockets, in the words of either server."""

import json
import re
import time

from . import http
from .websocket import WebSocket

# What the reader types, one key each; "<" is Backspace. The texts that result match 52 of 100 articles on average.
WORDS = ["mo", "win", "vi", "br"]
KEYS = [key for word in WORDS for key in list(word) + ["<"] * len(word)]


def texts(count: int, start: int = 0):
    """What the field contains after each of `count` keys."""
    text = ""
    for index in range(start + count):
        key = KEYS[index % len(KEYS)]
        text = text[:-1] if key == "<" else text + key
        if index >= start:
            yield text


class Session:
    """A page and its socket."""

    def __init__(self, port: int, path: str):
        self.page = http.get(port, path)
        self.socket: WebSocket

    def key(self, text: str) -> None:
        raise NotImplementedError

    def is_answer(self, message: str) -> bool:
        """True for a message that changes the page; acknowledges it where that is the custom."""
        raise NotImplementedError

    def exchange(self, act) -> tuple[float, int]:
        """Seconds until what changes the page is there, and the bytes that came for it."""
        before = self.socket.bytes_in
        started = time.perf_counter()
        act()
        while True:
            message = self.socket.receive(30)
            if message is None:
                raise TimeoutError("no answer to a key")
            took = time.perf_counter() - started
            if self.is_answer(message):
                break
        while (message := self.socket.receive(0.01)) is not None:
            self.is_answer(message)
        return took, self.socket.bytes_in - before

    def close(self) -> None:
        self.socket.close()


class ProgramSession(Session):
    def __init__(self, port: int):
        super().__init__(port, "/")
        page = self.page.text
        self.sequence = 0
        fields = re.findall(r"data-f=\"?([0-9a-z]+)", page)
        self.field = int(fields[0], 36) if fields else 0
        buttons = re.findall(r"<button[^>]* data-t=\"?([0-9a-z]+)[^>]*>(?:<[^>]*>)*Change<", page)
        self.button = int(buttons[0], 36) if buttons else 0
        self.socket = WebSocket(port, "/~/live", self.page.cookie)
        token = re.search(r"data-token=\"?([^\" >]+)", page)[1]
        hello = {"token": token, "rev": 0, "seq": 0, "query": "", "held": {}, "kept": {}}
        visitor = {"scheme": "light", "width": 1280, "height": 720, "languages": ["en"], "zone": "UTC", "calm": False}
        self.socket.send(json.dumps(["hello", hello | visitor]))
        if not self.is_answer(self.socket.receive(10) or "[0,0]"):
            raise ConnectionError("no answer to the introduction")

    def event(self, target: int, *rest) -> None:
        self.sequence += 1
        self.socket.send(json.dumps([self.sequence, target, *rest], separators=(",", ":")))

    def key(self, text: str) -> None:
        self.event(self.field, "input", text)

    def press(self) -> None:
        self.event(self.button, "press")

    def is_answer(self, message: str) -> bool:
        revision = message[1 : message.index(",")]
        if revision == "0":
            return False
        self.socket.send(f'["ack",{revision}]')
        return True


class FloorSession(Session):
    def __init__(self, port: int, path: str = "/"):
        super().__init__(port, path)
        self.socket = WebSocket(port, "/live")
        self.presses = 0

    def key(self, text: str) -> None:
        self.socket.send("0" + text)

    def press(self) -> None:
        self.presses += 1
        self.socket.send(f"r{self.presses % 20}")

    def is_answer(self, message: str) -> bool:
        return True


def session(server) -> Session:
    """A session of the page of articles."""
    return ProgramSession(server.port) if server.name == "program" else FloorSession(server.port)
