"""A page's socket without a browser: it introduces itself, sends events and hears what they have led to."""

import base64
import json
import os
import re
import socket
import struct
import time
import urllib.request


class Live:
    """One page, connected."""

    def __init__(self, url: str, headers: dict[str, str] | None = None):
        self.url = url
        self.port = int(re.search(r":(\d+)/", url)[1])
        self.headers = headers or {}
        answer = urllib.request.urlopen(urllib.request.Request(url, headers=self.headers), timeout=30)
        self.cookie = answer.headers["Set-Cookie"].split(";")[0]
        self.token = re.search(r'data-token="([^"]+)"', answer.read().decode())[1]
        self.socket = socket.create_connection(("127.0.0.1", self.port), timeout=30)
        self.connect()
        self.send(["hello", {"token": self.token, "rev": 0, "seq": 0, "place": "/"}])
        self.receive()

    def connect(self):
        host = re.search(r"//([^/]+)/", self.url)[1]
        lines = [
            "GET /~/live HTTP/1.1", f"Host: {host}", "Connection: Upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            f"Cookie: {self.cookie}",
            *(f"{name}: {value}" for name, value in ({"Origin": self.url.rstrip("/")} | self.headers).items())]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        head = b""
        while b"\r\n\r\n" not in head:
            more = self.socket.recv(1)
            assert more, head
            head += more
        assert b" 101 " in head, head

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, message):
        self.raw(frame(json.dumps(message).encode()))

    def raw(self, data: bytes):
        self.socket.sendall(data)

    def receive(self):
        """The next message; acknowledges it as a page does. An integer is a close code."""
        while True:
            first, second = self._exactly(2)
            length = second & 127
            if length > 125:
                length = int.from_bytes(self._exactly(2 if length == 126 else 8))
            payload = self._exactly(length)
            if first & 15 == 8:
                return struct.unpack("!H", payload[:2])[0]
            if first & 15 == 1:
                message = json.loads(payload)
                if message[0]:
                    self.send(["ack", message[0]])
                return message

    def round_trip(self, number: int, target: int = 1, name: str = "press") -> float:
        """Seconds until the server has handled an event."""
        start = time.monotonic()
        self.send([number, target, name])
        while True:
            message = self.receive()
            assert not isinstance(message, int), message
            if message[1] >= number:
                return time.monotonic() - start

    def _exactly(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            more = self.socket.recv(count - len(data))
            if not more:
                raise ConnectionError("closed")
            data += more
        return data


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """A masked frame."""
    size = len(payload)
    head = bytes([0x80 | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65536:
        head += bytes([0x80 | 126]) + size.to_bytes(2)
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8)
    return head + b"\0\0\0\0" + payload
