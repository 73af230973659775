"""Instructions that a server executes for an answer, counted by callgrind: they compare between commits and machines
whose clocks do not."""

import os
import re
import subprocess
import tempfile
from pathlib import Path

from . import wire
from .server import PRODUCTS, Server


class Counted(Server):
    """A server under callgrind, which counts only between `start` and `stop`."""

    def __init__(self, product: str, page: str = "articles", **environment: str):
        self.folder = tempfile.TemporaryDirectory()
        self.dumps = 0
        # Valgrind 3.19 gives up on the debug information of Swift 6.
        self.products = Path(self.folder.name)
        subprocess.run(["strip", "--strip-debug", "-o", self.products / product, PRODUCTS / product], check=True)
        self.runner = [
            "valgrind", "--tool=callgrind", "--instr-atstart=no", "--quiet", f"--callgrind-out-file={self.products}/out",
        ]
        super().__init__(product, page, cores=range(os.cpu_count() or 1), **environment)

    def count(self, action) -> int:
        """The instructions of all threads while something is done."""
        self._control("--instr=on")
        action()
        self._control("--instr=off")
        self._control("--dump")
        self.dumps += 1
        dump = (self.products / f"out.{self.dumps}").read_text()
        return int(re.search(r"^totals: (\d+)", dump, re.M)[1])

    def _control(self, command: str) -> None:
        subprocess.run(["callgrind_control", command, str(self.process.pid)], check=True, capture_output=True)


def per_answer(product: str, page: str = "articles", count: int = 18) -> dict:
    """Instructions of a page and of a key, in thousands."""
    # Rows do not rest meanwhile, and no session ends: whether they did would depend on how fast the machine is.
    with Counted(product, page, NEWSREEL_REST_ROWS="3600") as server:
        wire.pages(server, 4)
        wire.keys(server, 18, 0)
        wire.keys(server, 18, 0)
        if product == "program":
            wire.alone(server, 180)
        pages = server.count(lambda: wire.pages(server, count))
        if product == "program":
            wire.alone(server, 180)
        counted = []
        wire.keys(server, count, 1, lambda act: counted.append(server.count(act)))
    return {"page": pages / count / 1000, "key": counted[0] / count / 1000}
