"""What is measured over raw sockets, with no browser in between."""

import gzip
import re
import time

from . import http
from .server import Server
from .sessions import FloorSession, ProgramSession, session, texts


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def pages(server: Server, count: int) -> dict:
    """First byte and processor time of a page."""
    before = server.cpu_seconds()
    answers = [http.get(server.port, "/") for _ in range(count)]
    if "Gazette" not in answers[-1].text:
        raise RuntimeError(f"the page of {server.name} has no data in it")
    return {
        "first_bytes": [answer.seconds_to_first_byte * 1000 for answer in answers],
        "cpu_ms": (server.cpu_seconds() - before) * 1000 / count,
    }


def weight(server: Server) -> dict:
    """The first page as served, with what it needs to be seen and to live; pictures are not counted."""
    page = http.get(server.port, "/")
    if server.name == "floor":
        code = "".join(re.findall(r"<(?:script|style)>(.*?)</(?:script|style)>", page.text, re.S))
        return {
            "page": len(page.body) / 1000, "page_gzip": len(gzip.compress(page.body)) / 1000, "requests": 1,
            "code": len(gzip.compress(code.encode())) / 1000,
        }
    paths = set(re.findall(r"(?:href|src)=\"?(/~/[^\" >]+\.(?:css|js))", page.text))
    code = sum(len(http.get(server.port, path).body) for path in paths)
    return {
        "page": len(page.body) / 1000, "page_gzip": len(page.body) / 1000, "requests": 1 + len(paths),
        "code": code / 1000,
    }


def keys(server: Server, count: int, start: int, measured=lambda act: act()) -> dict:
    """One reader types: time and bytes to each answer, and the processor time of all of it. `measured` does what is given to it,
    which is the typing after the first key."""
    reader = session(server)
    try:
        for text in texts(start % 18):
            reader.exchange(lambda: reader.key(text))
        before = server.cpu_seconds()
        answers = []
        measured(lambda: answers.extend(reader.exchange(lambda: reader.key(text)) for text in texts(count, start % 18)))
        cpu = (server.cpu_seconds() - before) * 1000 / count
    finally:
        reader.close()
    return {"ms": [seconds * 1000 for seconds, _ in answers], "bytes": [size for _, size in answers], "cpu_ms": cpu}


ROWS_REST = 12
"""Seconds: rows rest after two without use, and memory is given back when none has begun to for five."""


def memory(server: Server, sessions: int, keys_each: int, pause: float = ROWS_REST) -> dict:
    """Resident memory before and after many sessions that are connected and have not been used for a pause. Leaves no session
    connected."""
    readers = []
    try:
        readers += [typed(server, keys_each) for _ in range(20)]
        time.sleep(pause)
        before = server.resident_kilobytes()
        readers += [typed(server, keys_each) for _ in range(sessions)]
        time.sleep(pause)
        after = server.resident_kilobytes()
    finally:
        for reader in readers:
            reader.close()
    return {"before": before, "after": after, "sessions": sessions, "closed": time.monotonic()}


def asleep(server: Server, sessions: int, keys_each: int) -> dict:
    """Resident memory per session of a program whose readers do nothing, and the time of the key that wakes it."""
    readers = []
    try:
        readers += [typed(server, keys_each) for _ in range(20)]
        before = resting(server, len(readers))
        readers += [typed(server, keys_each) for _ in range(sessions)]
        after = resting(server, len(readers))
        text = next(iter(texts(1, keys_each)))
        waking = [reader.exchange(lambda: reader.key(text))[0] * 1000 for reader in readers]
    finally:
        for reader in readers:
            reader.close()
    return {"kilobytes": (after - before) / sessions, "ms": waking}


def resting(server: Server, count: int) -> int:
    """Resident memory once so many sessions sleep and what they have let go of is given back."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        slept = re.search(r"newsreel_sessions_slept_total (\d+)", http.get(server.port, "/~/metrics").text)
        if slept and int(slept[1]) >= count:
            time.sleep(8)
            return server.resident_kilobytes()
        time.sleep(0.5)
    raise RuntimeError("the sessions do not sleep")


def typed(server: Server, keys_each: int):
    reader = session(server)
    for text in texts(keys_each):
        reader.exchange(lambda: reader.key(text))
    reader.page = None
    return reader


def alone(server: Server, patience: float) -> None:
    """Waits for the end of all sessions."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline and "newsreel_sessions_live 0" not in http.get(server.port, "/~/metrics").text:
        time.sleep(2)


def memory_given_back(server: Server, growth: dict, patience: float) -> float:
    """The share of the growth that the system has back once the sessions have ended; waits for that end."""
    deadline = growth["closed"] + patience
    if server.name == "program":
        alone(server, deadline - time.monotonic())
    grown = growth["after"] - growth["before"]
    # Memory is given back when nothing has ended for some seconds.
    end = min(deadline, time.monotonic() + 60)
    while (growth["after"] - server.resident_kilobytes()) < 0.9 * grown and time.monotonic() < end:
        time.sleep(1)
    return (growth["after"] - server.resident_kilobytes()) / grown if grown > 0 else 1


def one_row(server: Server, presses: int, path: str = "/rows") -> dict:
    """One of 10,000 rows changes with each press."""
    reader = ProgramSession(server.port) if server.name == "program" else FloorSession(server.port, path)
    try:
        reader.exchange(reader.press)
        cpu = server.cpu_seconds()
        answers = [reader.exchange(reader.press) for _ in range(presses)]
        cpu = (server.cpu_seconds() - cpu) * 1000 / presses
        time.sleep(0.1)
    finally:
        reader.close()
    counts = [int(line.split()[1]) for line in server.lines if line.startswith("Evaluated")]
    return {
        "bytes": quantile([size for _, size in answers], 0.5),
        "ms": quantile([seconds * 1000 for seconds, _ in answers], 0.5),
        "cpu_ms": cpu,
        "evaluated": (counts[-1] - counts[0]) / (len(counts) - 1) if len(counts) > 1 else None,
    }
