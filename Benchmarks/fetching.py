#!/usr/bin/env python3
"""What `Fetch` adds to the bare client and decoder, for an answer of twenty articles over real HTTP. See README.md."""

import argparse
import http.server
import json
import subprocess
import sys
import threading

from harness import figures
from harness.server import PRODUCTS

ROUNDS, SIZE = 15, 200


def headlines() -> bytes:
    words = "the council of a small town by the sea has said in the night that its bridge will be open to all who walk ".split()
    text = lambda number, length: " ".join(words[(number * 7 + place) % len(words)] for place in range(length))
    return json.dumps({
        "status": "ok", "totalResults": 20,
        "articles": [{
            "source": {"id": None, "name": text(number, 2)}, "author": text(number, 2), "title": text(number, 9),
            "description": text(number, 24), "url": f"https://example.com/{number}", "urlToImage": f"https://example.com/{number}.jpg",
            "publishedAt": f"2026-11-22T{number:02}:00:00Z", "content": text(number, 40)} for number in range(20)],
    }).encode()


class Answers(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    body = headlines()

    def do_GET(self):
        head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nCache-Control: no-store\r\nContent-Length: %d\r\n\r\n"
        self.wfile.write((head % len(self.body)).encode() + self.body)

    def log_message(self, *_):
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--save", action="store_true", help="keep the figures in figures.json, which docs quote")
    options = parser.parse_args()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}/"
    told = subprocess.run([PRODUCTS / "fetching", url, str(ROUNDS), str(SIZE)], check=True, capture_output=True, text=True).stdout.split()
    (ours, ours_clock), (bare, bare_clock) = map(float, told[1:3]), map(float, told[4:6])
    print(f"processor time of an answer: {ours:.0f} µs, bare {bare:.0f} µs, ratio {ours / bare:.2f}")
    print(f"on the clock: {ours_clock:.0f} µs, bare {bare_clock:.0f} µs, ratio {ours_clock / bare_clock:.2f}")
    print(f"{len(Answers.body)} bytes, {ROUNDS} rounds of {SIZE}")
    if options.save:
        figures.save("fetching", {"CPU per answer, µs": {"value": ours, "floor": bare}, "answer, µs": {"value": ours_clock, "floor": bare_clock}})


if __name__ == "__main__":
    sys.exit(main())
