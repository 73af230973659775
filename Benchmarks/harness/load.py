"""How many readers one core serves who press a key a second."""

import selectors
import time

from .server import Server
from .sessions import session, texts
from .wire import quantile

LIMIT_MS = 200


def ramp(server: Server, steps: list[int], seconds: float, budget: float) -> dict:
    """The largest step at which the 95th percentile stays below the limit, within `budget` seconds in all."""
    deadline = time.monotonic() + budget
    selector = selectors.DefaultSelector()
    readers: list[Reader] = []
    results: dict[int, float] = {}
    try:
        for step in steps:
            while len(readers) < step and time.monotonic() < deadline - seconds:
                readers.append(Reader(server, selector))
            if len(readers) < step:
                break
            results[step] = quantile(run(selector, readers, seconds), 0.95)
            if results[step] >= LIMIT_MS:
                break
    finally:
        for reader in readers:
            reader.session.close()
        selector.close()
    met = [step for step, p95 in results.items() if p95 < LIMIT_MS]
    return {"sessions": max(met, default=0), "p95_ms": results, "reached_limit": any(v >= LIMIT_MS for v in results.values())}


class Reader:
    def __init__(self, server: Server, selector: selectors.BaseSelector):
        self.session = session(server)
        self.session.page = None
        self.session.socket.socket.settimeout(10)
        self.texts = iter(texts(100_000))
        self.sent: float | None = None
        selector.register(self.session.socket.socket, selectors.EVENT_READ, self)


def run(selector: selectors.BaseSelector, readers: list[Reader], seconds: float) -> list[float]:
    """Each reader presses a key a second, spread evenly; the milliseconds to each answer.

    A key that is due while the last one has no answer yet is left out, and the waiting time counts when it ends.
    """
    latencies: list[float] = []
    start = time.perf_counter()
    interval = 1 / len(readers)
    pressed = 0
    total = int(seconds * len(readers))
    end = start + seconds + 2
    while time.perf_counter() < end and (pressed < total or any(reader.sent for reader in readers)):
        now = time.perf_counter()
        while pressed < total and start + pressed * interval <= now:
            reader = readers[pressed % len(readers)]
            pressed += 1
            if reader.sent is None:
                reader.sent = time.perf_counter()
                reader.session.key(next(reader.texts))
        due = start + pressed * interval if pressed < total else now + 0.05
        for key, _ in selector.select(max(0, due - time.perf_counter())):
            reader = key.data
            for message in reader.session.socket.feed():
                if reader.session.is_answer(message) and reader.sent is not None:
                    latencies.append((time.perf_counter() - reader.sent) * 1000)
                    reader.sent = None
    now = time.perf_counter()
    for reader in readers:
        if reader.sent is not None:
            latencies.append((now - reader.sent) * 1000)
            reader.sent = None
    return latencies
