"""Programs that `reel run` builds and serves. Needs `make sdk`."""

import os
from pathlib import Path

from servers import ROOT, Process

REEL = Path(os.environ.get("REEL_BINARY", ROOT / ".build/sdk/bin/reel"))
PROJECTS = ROOT / "Tests/Projects"


class Run(Process):
    """A program that `reel run` builds and serves."""

    def __init__(self, project: Path, cache: Path, *words: str, **environment: str):
        super().__init__("run", str(project), "--port", "0", "--data", str(cache / "data"), *words, binary=REEL,
                         **({"XDG_CACHE_HOME": str(cache)} | environment))
        self.url = self.wait_for(r"Serving at (http\S+)", seconds=300)[1]
