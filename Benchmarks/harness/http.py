"""Requests over raw sockets, so that the first byte can be timed and the bytes counted as they are served."""

import gzip
import re
import socket
import time
from dataclasses import dataclass


@dataclass
class Answer:
    seconds_to_first_byte: float
    body: bytes
    """As it was served: compressed, where it was."""
    text: str
    cookie: str
    """What the server has set, as a browser sends it back."""


def request(port: int, path: str) -> bytes:
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept-Encoding: gzip\r\nAccept-Language: en\r\nConnection: close\r\n\r\n"
    return head.encode()


def get(port: int, path: str) -> Answer:
    """One GET over a connection of its own, as a browser asks that takes gzip."""
    started = time.perf_counter()
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        connection.sendall(request(port, path))
        data = bytearray(connection.recv(1 << 18))
        first = time.perf_counter() - started
        while b"\r\n\r\n" not in data:
            data += connection.recv(1 << 18)
        head, _, rest = bytes(data).partition(b"\r\n\r\n")
        cookies = re.findall(r"set-cookie: *([^;\r]+)", head.decode(), re.IGNORECASE)
        head = head.decode().lower()
        length = re.search(r"content-length: *(\d+)", head)
        body = bytearray(rest)
        while len(body) < (int(length[1]) if length else 1 << 62):
            chunk = connection.recv(1 << 18)
            if not chunk:
                break
            body += chunk
    if " 200" not in head.split("\r\n")[0]:
        raise ConnectionError(head)
    body = bytes(body)
    plain = gzip.decompress(body) if "content-encoding: gzip" in head else body
    return Answer(first, body, plain.decode(errors="replace"), "; ".join(cookies))


def load(port: int, path: str) -> None:
    """One GET as `get` makes it, of which nothing is looked at but the status: it costs the machine as little as it can."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        connection.sendall(request(port, path))
        first = data = connection.recv(1 << 18)
        while data:
            data = connection.recv(1 << 18)
    if b" 200 " not in first[:20]:
        raise ConnectionError(first[:20])
