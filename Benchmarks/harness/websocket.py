"""A WebSocket client as small as the measurements need: text messages, permessage-deflate, bytes counted."""

import base64
import os
import socket
import struct
import zlib


class WebSocket:
    """A connection; blocking by `receive`, or fed by a selector with `feed`."""

    def __init__(self, port: int, path: str, cookie: str = ""):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            f"Cookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Extensions: permessage-deflate\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.buffer = bytearray()
        while b"\r\n\r\n" not in self.buffer:
            self._read()
        head, _, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode())
        self.buffer = bytearray(rest)
        self.keeps_context = b"server_no_context_takeover" not in head.lower()
        self.inflater = zlib.decompressobj(-15) if b"permessage-deflate" in head.lower() else None
        self.bytes_in = 0
        self.messages: list[str] = []

    def _read(self) -> None:
        data = self.socket.recv(1 << 18)
        if not data:
            raise ConnectionError("the server has closed the connection")
        self.buffer += data

    def send(self, text: str) -> None:
        """Sends one message."""
        data = text.encode()
        length = len(data)
        head = bytes([0x81, 0x80 | length]) if length < 126 else bytes([0x81, 0xFE]) + struct.pack(">H", length)
        # A mask of zeros is a mask, too, and takes no time.
        self.socket.sendall(head + b"\0\0\0\0" + data)

    def receive(self, timeout: float) -> str | None:
        """The next message; None where there is none in time."""
        if self.messages:
            return self.messages.pop(0)
        self.socket.settimeout(timeout)
        try:
            while not self.messages:
                self._read()
                self._parse()
        except TimeoutError:
            return None
        return self.messages.pop(0)

    def feed(self) -> list[str]:
        """The messages that have arrived, for a socket that a selector says is readable."""
        self._read()
        self._parse()
        messages, self.messages = self.messages, []
        return messages

    def _parse(self) -> None:
        buffer = self.buffer
        while len(buffer) >= 2:
            length, start = buffer[1] & 0x7F, 2
            if length == 126:
                if len(buffer) < 4:
                    return
                length, start = struct.unpack_from(">H", buffer, 2)[0], 4
            elif length == 127:
                if len(buffer) < 10:
                    return
                length, start = struct.unpack_from(">Q", buffer, 2)[0], 10
            if len(buffer) < start + length:
                return
            first, payload = buffer[0], bytes(buffer[start : start + length])
            del buffer[: start + length]
            self._take(first, payload, start + length)

    def _take(self, first: int, payload: bytes, size: int) -> None:
        opcode = first & 15
        if opcode == 8:
            raise ConnectionError(f"closed by the server: {payload!r}")
        if opcode != 1:
            return
        self.bytes_in += size
        if first & 0x40:
            if not self.keeps_context:
                self.inflater = zlib.decompressobj(-15)
            payload = self.inflater.decompress(payload + b"\0\0\xff\xff")
        self.messages.append(payload.decode())

    def close(self) -> None:
        self.socket.close()
