"""An attack on servers of this machine, by `make attack`: bounded in time and number, loopback alone. Prints a table.

Each attack is followed by the question that counts: does the service answer, and how long do others wait meanwhile?"""

import contextlib
import os
import random
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

from gallery import GALLERY
from live import Live, frame
from servers import PRODUCTS, Process, Reader, StandIns

running: list[Process] = []
rows: list[tuple[str, str, str]] = []
SEED = int(os.environ.get("SEED", random.randrange(1 << 30)))
dice = random.Random(SEED)


def note(attack: str, amount: str, result: str):
    rows.append((attack, amount, result))
    print(f"{attack}: {amount}: {result}", flush=True)


def ask(url: str, seconds: float = 5) -> float:
    """Seconds until the sign of life; fails where there is none."""
    start = time.monotonic()
    with urllib.request.urlopen(url + "~/health", timeout=seconds) as answer:
        assert answer.read() == b"ok\n"
    return time.monotonic() - start


def percentiles(times: list[float]) -> str:
    times = sorted(times)
    return f"p50 {statistics.median(times) * 1000:.0f} ms, p95 {times[int(len(times) * 0.95)] * 1000:.0f} ms, at most {times[-1] * 1000:.0f} ms"


@contextlib.contextmanager
def asking(url: str):
    """Asks for the sign of life over and over meanwhile, and says how long that took."""
    times: list[float] = []
    failures: list[Exception] = []
    stop = threading.Event()

    def work():
        while not stop.wait(0.02):
            try:
                times.append(ask(url))
            except Exception as error:  # noqa: BLE001
                failures.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield times
    finally:
        stop.set()
        thread.join()
    assert not failures, failures[:3]


def connect(reader: Reader) -> socket.socket:
    return socket.create_connection(("127.0.0.1", reader.port), timeout=20)


def silent_connections(stand_ins: str):
    """2,000 connections that say nothing, for a server that has 256 descriptors."""

    class Small(Reader):
        def before(self):
            resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))

    reader = Small(stand_ins)
    running.append(reader)
    with asking(reader.url) as times:
        silent = [connect(reader) for _ in range(2000)]
        time.sleep(1)
    note("connections that say nothing, `ulimit -n 256`", "2,000", f"answers throughout: {percentiles(times)}")
    for each in silent:
        each.close()
    reader.end()


def slow_heads(reader: Reader):
    """Heads that come a byte at a time."""
    head = b"GET / HTTP/1.1\r\nHost: a\r\nX: "
    with asking(reader.url) as times:
        slow = [connect(reader) for _ in range(300)]
        closed = 0
        for count in range(170):
            for each in slow:
                with contextlib.suppress(OSError):
                    each.send(head[count : count + 1] or b"x")
            time.sleep(0.1)
        for each in slow:
            each.settimeout(5)
            with contextlib.suppress(OSError):
                closed += each.recv(20).startswith(b"HTTP/1.1 408")
    note("heads that come a byte at a time", "300 connections, 17 s", f"{closed} answered by 408; others: {percentiles(times)}")


def fuzzed_requests(reader: Reader):
    """What is almost a request."""
    good = b"GET /~/health HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: visitor=x\r\nContent-Length: 0\r\n\r\n"
    for _ in range(2000):
        with contextlib.suppress(OSError), connect(reader) as bad:
            bad.settimeout(5)
            bad.sendall(mutated(good) + b"\r\n\r\n")
            bad.shutdown(socket.SHUT_WR)
            bad.recv(100)
    note("requests with random faults", "2,000", f"then {percentiles([ask(reader.url) for _ in range(20)])}")


def mutated(data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(dice.randint(1, 6)):
        match dice.randrange(4):
            case 0: changed[dice.randrange(len(changed))] = dice.randrange(256)
            case 1: changed.insert(dice.randrange(len(changed)), dice.randrange(256))
            case 2 if len(changed) > 1: del changed[dice.randrange(len(changed))]
            case _: changed += bytes(dice.randrange(256) for _ in range(dice.randint(1, 9)))
    return bytes(changed)


MESSAGES = [
    b'[1,1,"press"]', b'[2,3,"input","text"]', b'["ack",1]', b'["go",3,"/movies"]', b'["ping"]', b'["visitor",{"width":9}]',
    b'[4,7,"drag",[1,2,3,4,true]]', b'[5,0,"sight",[[1],[2]]]', b'["hello",{"token":"x"}]', b"+part", b"=end"]


def fuzzed_frames(reader: Reader, count: int = 12_000):
    """Frames with random faults, on sockets that were introduced, until each is closed."""
    sent = sockets = 0
    with asking(reader.url) as times:
        while sent < count:
            with contextlib.suppress(OSError), Live(reader.url) as live:
                sockets += 1
                live.socket.settimeout(5)
                for _ in range(400):
                    message = dice.choice(MESSAGES)
                    # A socket that breaks a rule is closed at once: most keep the rules of frames.
                    whole = frame(mutated(message) if dice.random() < 0.02 else message, dice.choice([1, 1, 1, 9, 10]))
                    live.raw(mutated(whole) if dice.random() < 0.02 else whole)
                    sent += 1
    note("frames, one in 25 with random faults", f"{sent:,} on {sockets} sockets", f"others: {percentiles(times)}")


def flood(reader: Reader):
    """One reader sends as much as anybody may; another reader waits for their own."""
    for name, others in [("alone", 0), ("while one floods", 1)]:
        stop = threading.Event()
        with contextlib.ExitStack() as stack:
            live = stack.enter_context(Live(reader.url))
            floods = [stack.enter_context(Live(reader.url)) for _ in range(others)]

            def send(each: Live):
                number = 0
                with contextlib.suppress(OSError):
                    while not stop.is_set():
                        # Between two texts of the search, all the time.
                        number += 1
                        each.send(["go", number, "/movies" if number % 2 else "/stories"])
                        time.sleep(1 / 100)

            def hear(each: Live):
                with contextlib.suppress(OSError):
                    while not stop.is_set():
                        each.receive()

            threads = [threading.Thread(target=work, args=[each]) for each in floods for work in (send, hear)]
            for thread in threads:
                thread.start()
            time.sleep(1 if others else 0)
            times = []
            for number in range(1, 101):
                times.append(live.round_trip(number))
                time.sleep(0.03)
            stop.set()
            for each in floods:
                each.socket.shutdown(socket.SHUT_RDWR)
            for thread in threads:
                thread.join()
        note(f"an event of one reader, {name}", "100 events", percentiles(times))


def workers(process: Process) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process.process.pid)], capture_output=True, text=True)
    return [int(line) for line in found.stdout.split()]


def kills(stand_ins: str, count: int = 50):
    """Workers are killed at random times while a reader comes back each time."""
    reader = Reader(stand_ins, NEWSREEL_WORKERS="2")
    running.append(reader)
    times = []
    for _ in range(count):
        with contextlib.suppress(OSError, AssertionError), Live(reader.url) as live:
            with contextlib.suppress(OSError, AssertionError):
                live.round_trip(1)
        time.sleep(dice.random() * 0.2)
        victims = workers(reader)
        if victims:
            os.kill(dice.choice(victims), signal.SIGKILL)
        start = time.monotonic()
        while True:
            with contextlib.suppress(OSError, AssertionError, AttributeError, TypeError), Live(reader.url) as live:
                live.round_trip(1)
                break
        times.append(time.monotonic() - start)
    assert reader.is_running
    reader.end()
    note("workers killed at random", f"{count} of two", f"a page built and answered on its socket again after {percentiles(times)}")


def stop_one(stand_ins: str):
    """A worker that is stopped (SIGSTOP) and does not come back."""
    reader = Reader(stand_ins, NEWSREEL_WORKERS="2")
    running.append(reader)
    victim = workers(reader)[0]
    os.kill(victim, signal.SIGSTOP)
    start = time.monotonic()
    failed = answered = 0
    while answered < 10:
        try:
            ask(reader.url, 2)
            answered += 1
        except OSError:
            failed, answered = failed + 1, 0
    good = time.monotonic() - start
    reader.wait_for("shows no sign of life", 60)
    note("a worker is stopped (SIGSTOP)", "1 of two", f"{failed} requests waited in vain, all well after {good:.1f} s; ended and replaced")
    reader.end()


def traps():
    """A page that traps, asked for by one visitor again and again."""
    with tempfile.TemporaryDirectory() as data:
        process = Process("--port", "0", "--workers", "2", "--data", data, binary=GALLERY, GALLERY="traps")
        running.append(process)
        url = process.wait_for(r"Serving at (http\S+)")[1]
        cookie = urllib.request.urlopen(url, timeout=20).headers["Set-Cookie"].split(";")[0]
        failed = 0
        for _ in range(20):
            request = urllib.request.Request(url + "cliff", headers={"Cookie": cookie})
            try:
                assert b"failed twice" in urllib.request.urlopen(request, timeout=20).read()
            except OSError:
                failed += 1
        note("an address at which the program traps", "20 requests of one visitor", f"{failed} ended a worker, {20 - failed} were answered by the start")
        process.end()


def full_disk(stand_ins: str):
    """A disk that is full, as the limit on the size of files makes it look: what is kept cannot be written."""

    class Full(Reader):
        def before(self):
            # Beyond that, writing fails (EFBIG), where the signal is ignored.
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (96 * 1024, 96 * 1024))

    with tempfile.TemporaryDirectory() as data:
        reader = Full(stand_ins, data=data)
        running.append(reader)
        pages = 0
        with asking(reader.url) as times:
            for number in range(60):
                page = urllib.request.urlopen(f"{reader.url}{['', 'movies', 'stories', 'cats', 'saved'][number % 5]}", timeout=20)
                pages += page.status == 200 and b"<h1" in page.read()
                with Live(reader.url) as live:
                    live.round_trip(1)
        assert reader.is_running
        said = [line for line in reader.output if " error web: " in line]
        reader.end()
        # With room again, what was kept can be read.
        again = Reader(stand_ins, data=data)
        running.append(again)
        ask(again.url)
        assert again.end() == 0
    note("a full disk", "60 pages, each with a socket", f"{pages} shown and answered; {len(said)} lines say so; others: {percentiles(times)}; the files can be read afterwards")


def behind_a_proxy():
    """What readers send themselves about where they come from, behind a proxy that is trusted."""
    # A small program, so that the pages are there before the first ones end.
    reader = Process(
        "--port", "0", binary=PRODUCTS / "Hello", NEWSREEL_TRUST_PROXY="127.0.0.1", NEWSREEL_ORIGIN="https://news.example.com")
    running.append(reader)
    url = reader.wait_for(r"(http://\S+)")[1]

    def get(headers: dict[str, str], path: str = "") -> tuple[int, str]:
        request = urllib.request.Request(url + path, headers={"X-Forwarded-Proto": "https", **headers})
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, str(answer.headers) + answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, ""

    # The attacker writes another address in front each time; the proxy adds the true one.
    with contextlib.ExitStack() as stack:
        open_pages = 0
        with contextlib.suppress(urllib.error.HTTPError):
            for number in range(260):
                made_up = {"X-Forwarded-For": f"198.51.100.{number % 250}, 203.0.113.9", "Origin": "https://news.example.com"}
                stack.enter_context(Live(url, made_up))
                open_pages += 1
        assert open_pages == 200
        assert get({"X-Forwarded-For": "198.51.100.1, 203.0.113.9"})[0] == 503
        status, text = get({"X-Forwarded-For": "203.0.113.10", "X-Forwarded-Host": "evil.example"})
        assert status == 200 and "evil.example" not in text and "; Secure" in text
        assert get({"X-Forwarded-For": "127.0.0.1"}, "~/metrics")[0] in (403, 404)
    assert reader.is_running
    reader.end()
    note("addresses that a reader makes up, behind a proxy", "260 pages with sockets", f"{open_pages} of one reader, then refused; another reader is served; no metrics, no foreign name")


def one_process(stand_ins: str):
    silent_connections(stand_ins)
    full_disk(stand_ins)
    behind_a_proxy()
    reader = Reader(stand_ins)
    running.append(reader)
    slow_heads(reader)
    fuzzed_requests(reader)
    fuzzed_frames(reader)
    flood(reader)
    assert reader.is_running and reader.end() == 0


def main():
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, before[1]), before[1]))
    print(f"SEED={SEED}")
    stand_ins = StandIns()
    try:
        one_process(stand_ins.url)
        kills(stand_ins.url)
        stop_one(stand_ins.url)
        traps()
    finally:
        stand_ins.end()
        for process in running:
            if process.is_running:
                process.process.kill()
    print("\n| attack | how much | what came of it |\n|---|---|---|")
    for row in rows:
        print("| " + " | ".join(row) + " |")


if __name__ == "__main__":
    sys.exit(main())
