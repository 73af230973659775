"""A news service of the tests' own, where every article and every picture is chosen by the test."""

import json
import select
import socket
import struct
import threading
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


def png(width: int = 64, height: int = 36, colour: bytes = b"\x30\x80\xd0") -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + colour * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*each) for each in chunks)


class Newspaper:
    """Serves `articles` and `sources` to whatever is asked, and pictures by name at `/pictures/`."""

    def __init__(self):
        self.articles: list[dict] = []
        self.sources: list[dict] = []
        self.asked: list[str] = []
        self.gate = threading.Event()
        self.total: int | None = None
        self.held: str | None = None
        self.refused: str | None = None
        self.cancelled: list[str] = []
        self.news = threading.Condition()
        self.inside = "http://127.0.0.1:1/"
        self.bytes_sent = 0
        handler = type("Handler", (_Handler,), {"paper": self})
        self.server = _Server(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.url = self.origin
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def picture(self, name: str) -> str:
        return f"{self.origin}/pictures/{name}.png"

    def article(self, title: str, **fields) -> dict:
        article = {
            "source": {"id": "morning", "name": "Morning"}, "author": None, "title": title,
            "description": f"About {title}.", "url": f"https://example.com/{len(self.articles)}", "urlToImage": None,
            "publishedAt": "2026-03-04T05:06:07Z", "content": None,
        } | fields
        self.articles.append(article)
        return article

    def source(self, name: str, **fields):
        self.sources.append({
            "id": name.lower(), "name": name, "description": f"About {name}.", "url": "https://example.com",
            "category": "general", "language": "en", "country": "us",
        } | fields)

    def has_come(self, part: str) -> bool:
        return self._wait(lambda: any(part in path for path in self.asked))

    def was_cancelled(self, part: str) -> bool:
        return self._wait(lambda: any(part in path for path in self.cancelled))

    def note(self, path: str, log: list[str]):
        with self.news:
            log.append(path)
            self.news.notify_all()

    def _wait(self, condition) -> bool:
        with self.news:
            return self.news.wait_for(condition, timeout=30)

    def close(self):
        self.gate.set()
        self.server.shutdown()
        self.server.server_close()


class _Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """Clients that have gone are none of the tests' business."""


class _Handler(BaseHTTPRequestHandler):
    paper: Newspaper
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_GET(self):
        address = urlsplit(self.path)
        self.paper.note(self.path, self.paper.asked)
        if self.paper.held and self.paper.held in self.path and not self.waited():
            return
        if address.path.startswith("/pictures/"):
            return getattr(self, address.path.split("/")[-1].split("-")[0].removesuffix(".png"), self.missing)()
        if address.path.endswith("sources"):
            return self.json({"status": "ok", "sources": self.paper.sources})
        if self.paper.refused and self.paper.refused in self.path:
            return self.json({"status": "error", "code": "unexpectedError", "message": "The press is broken."}, 400)
        page = int(parse_qs(address.query).get("page", ["1"])[0])
        articles = self.paper.articles if page == 1 else []
        self.json({"status": "ok", "totalResults": self.paper.total or len(self.paper.articles), "articles": articles})

    def waited(self) -> bool:
        """Waits for the gate; false where the client has gone meanwhile."""
        while not self.paper.gate.wait(0.02):
            readable, _, _ = select.select([self.connection], [], [], 0)
            if readable and not self.connection.recv(1, socket.MSG_PEEK):
                self.paper.note(self.path, self.paper.cancelled)
                self.close_connection = True
                return False
        return True

    def json(self, value, status: int = 200):
        self.answer(json.dumps(value).encode(), "application/json; charset=utf-8", status)

    def answer(self, body: bytes, kind: str, status: int = 200, **headers: str):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def good(self):
        self.answer(png(), "image/png")

    def gated(self):
        """Arrives when the test opens the gate."""
        self.paper.gate.wait(20)
        self.answer(png(), "image/png")

    def missing(self):
        self.answer(b"<h1>Not found</h1>", "text/html", 404)

    def forbidden(self):
        self.answer(b"<h1>Forbidden</h1>", "text/html", 403)

    def page(self):
        self.answer(b"<!doctype html><script>alert(1)</script>", "image/png")

    def drawing(self):
        self.answer(b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "image/svg+xml")

    def redirect(self):
        self.answer(b"", "image/png", 302, Location=self.paper.inside)

    def loop(self):
        self.answer(b"", "image/png", 302, Location=self.path)

    def gigantic(self):
        """Says that it has 65,000 by 65,000 points."""
        picture = bytearray(png())
        picture[16:24] = struct.pack(">II", 65_000, 65_000)
        self.answer(bytes(picture), "image/png")

    def endless(self):
        """A gigabyte, as fast as it is taken."""
        self.send_response(200)
        self.send_header("Content-Type", "image/png")
        self.send_header("Content-Length", str(1 << 30))
        self.end_headers()
        self.wfile.write(png()[:-12])
        block = b"\0" * (1 << 20)
        try:
            for _ in range(1 << 10):
                self.wfile.write(block)
                self.paper.bytes_sent += len(block)
        except OSError:
            self.close_connection = True
