"""The servers that are measured, each a process on a core of its own."""

import os
import re
import subprocess
import threading
from pathlib import Path

SERVER_CORE, CLIENT_CORE = 0, 1
PRODUCTS = Path(os.environ.get("PRODUCTS", Path(__file__).resolve().parent.parent / "Web" / ".build" / "release"))


class Server:
    """A running server; use it with `with`, so that it ends whatever happens."""

    runner: list[str] = []
    """What the server is run by, if anything."""
    products = PRODUCTS

    def __init__(self, product: str, page: str = "articles", cores=(SERVER_CORE,), **environment: str):
        self.name = product
        self.lines: list[str] = []
        self.process = subprocess.Popen(
            self.runner + [self.products / product] + ([] if product == "floor" else ["--port", "0"]),
            env=os.environ | {"PAGE": page} | environment,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
        )
        first = self.process.stdout.readline()
        port = re.search(r":(\d+)/", first)
        if not port:
            self.process.kill()
            raise RuntimeError(f"{product} did not start: {first!r}")
        self.port = int(port[1])
        threading.Thread(target=self._follow, daemon=True).start()

    def _follow(self) -> None:
        for line in self.process.stdout:
            self.lines.append(line)

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_) -> None:
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(5)

    def cpu_seconds(self) -> float:
        """The processor time of all threads so far, to the nanosecond."""
        total = 0
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            try:
                total += int((task / "schedstat").read_text().split()[0])
            except OSError:
                continue
        return total / 1e9

    def resident_kilobytes(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s*(\d+)", status)[1])
