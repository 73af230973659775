"""The programs under test as processes, started without guessing when they are ready and ended whatever happens."""

import os
import queue
import re
import signal
import socket
import subprocess
import tempfile
import threading
import time
import urllib.request
from datetime import datetime, timedelta, timezone
from pathlib import Path
from urllib.parse import urlencode

ROOT = Path(__file__).resolve().parents[2]
PRODUCTS = ROOT / ".build/debug"
BINARY = Path(os.environ.get("NEWSREEL_BINARY", PRODUCTS / "newsreel"))
# The programs of Examples that are screens for people.
EXAMPLES = ["Hello"]


# The date that the stand-ins' world and the reader live on, whenever the tests run; NEWSREEL_TEST_DATE moves it.
DATE = datetime.fromisoformat(os.environ.get("NEWSREEL_TEST_DATE", "2026-11-21T14:13:20Z"))
START = time.monotonic()


def date() -> str:
    """What time it is in that world: the same in all processes, whenever they start."""
    now = DATE.astimezone(timezone.utc) + timedelta(seconds=time.monotonic() - START)
    return now.strftime("%Y-%m-%dT%H:%M:%SZ")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Process:
    """A process whose lines are read as they come."""

    def __init__(self, *arguments: str, binary: Path = BINARY, **environment: str):
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("NEWS", "STAND", "TMDB", "CATAPI", "HOST", "PORT"))}
        # Pages wait for what they show for longer than usual: these machines are busy.
        # One process, unless a test says how many: its memory and its counters are those of the program.
        environment = {"NEWSREEL_SETTLE": "2", "NEWSREEL_WORKERS": "1"} | environment
        self.process = subprocess.Popen(
            [str(binary), *arguments], env=inherited | environment, cwd=ROOT, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=self.before,
        )
        self.output: list[str] = []
        self.lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def before(self):
        """What is done in the new process before the program runs."""

    def _read(self):
        for line in self.process.stdout:
            self.output.append(line)
            self.lines.put(line)
        self.lines.put(None)

    def wait_for(self, pattern: str, seconds: float = 60) -> re.Match:
        """The first line that matches; fails where the process ends before it."""
        while True:
            line = self.lines.get(timeout=seconds)
            if line is None:
                raise AssertionError("ended early:\n" + "".join(self.output))
            if match := re.search(pattern, line):
                return match

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def memory(self) -> int:
        """Resident memory in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024

    def end(self, number: int = signal.SIGTERM) -> int:
        if self.is_running:
            self.process.send_signal(number)
        try:
            return self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise


class StandIns(Process):
    """The stand-ins of the services alone."""

    def __init__(self):
        super().__init__("stand-ins", "--port", "0", "--date", date())
        self.url = self.wait_for(r"NewsAPI.org: (http\S+)/v2")[1]
        self.wait_for("Ctrl-C")

    def misbehave(self, **order):
        self._control("POST", order)

    def behave(self):
        self._control("DELETE", {})

    def _control(self, method: str, order: dict):
        request = urllib.request.Request(f"{self.url}/_control?{urlencode(order)}", method=method)
        with urllib.request.urlopen(request, timeout=20) as answer:
            assert answer.status == 200


class Reader(Process):
    """The reader, served."""

    def __init__(self, stand_ins: str | None = None, port: int = 0, **environment: str):
        if stand_ins:
            environment["STAND_INS_URL"] = stand_ins
        if rest := os.environ.get("NEWSREEL_TEST_REST"):
            environment.setdefault("NEWSREEL_REST", rest)
        self.data = environment.pop("data", None) or tempfile.mkdtemp(prefix="newsreel-")
        shelf = self.data if self.data.startswith("postgres:") else f"{self.data}/shelf.sqlite"
        super().__init__("serve", "--port", str(port), "--date", date(), "--data", shelf, **environment)
        self.url = self.wait_for(r"Serving at (http\S+)")[1]
        self.port = int(re.search(r":(\d+)/", self.url)[1])


    def metric(self, name: str) -> int:
        """Where a counter or a gauge of the server stands."""
        with urllib.request.urlopen(self.url + "~/metrics", timeout=20) as answer:
            return int(re.search(rf"^newsreel_{name} (\d+)", answer.read().decode(), re.MULTILINE)[1])


class Pocket(Process):
    """The example that keeps a word wherever a device would, served."""

    def __init__(self, data: Path, port: int = 0):
        super().__init__("--port", str(port), "--data", str(data), binary=BINARY.with_name("Pocket"))
        self.url = self.wait_for(r"Serving at (http\S+)")[1]
        self.port = int(re.search(r":(\d+)/", self.url)[1])


class Example(Process):
    """A program of Examples, served."""

    def __init__(self, name: str):
        super().__init__("--port", "0", binary=PRODUCTS / name)
        self.url = self.wait_for(r"(http://\S+)")[1]
