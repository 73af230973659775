"""The porting guide as a script: every `reel` line of its code blocks is run as it stands, with a project in the place of the example's path."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from programs import PROJECTS, REEL
from servers import ROOT, Process, free_port

pytestmark = [pytest.mark.timeout(900), pytest.mark.xdist_group("reel")]

GUIDE = (ROOT / "docs/porting.md").read_text()


def commands() -> list[list[str]]:
    """The `reel` lines of the guide's shell blocks, word by word."""
    blocks = re.findall(r"```sh\n(.*?)```", GUIDE, re.S)
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("reel ")]
    return [shlex.split(part, comments=True) for line in lines for part in line.split("&&")]


def test_what_the_guide_types_works(tmp_path):
    shutil.copytree(PROJECTS / "Garden", tmp_path / "path/to/project")
    environment = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    done = []
    for _, name, *words in commands():
        if name in ("run", "dev", "previews"):
            # These serve until they are ended.
            path, *others = words
            program = Process(name, str(tmp_path / path), *others, "--port", str(free_port()), "--data", str(tmp_path / "data"),
                              binary=REEL, **environment)
            try:
                program.wait_for("Serving at", seconds=400)
            finally:
                program.end()
        else:
            answer = subprocess.run([REEL, name, *words], cwd=tmp_path, env=os.environ | environment, text=True, timeout=400,
                                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            assert answer.returncode == 0, f"reel {name} {words}: {answer.stdout}"
        done.append(name)
    assert {"doctor", "run", "test", "dev", "previews", "build", "new"} <= set(done), done
    for file in ["run.sh", "Dockerfile", "garden.service"]:
        assert (tmp_path / "garden" / file).exists(), file


def test_the_options_of_the_guide_are_there():
    told = set(re.findall(r"^\| `(--[\w-]+)|`(--[\w-]+)`", GUIDE, re.M))
    known = "".join(subprocess.run([REEL, "help", name], text=True, capture_output=True).stdout for name in ("run", "build", "dev"))
    names = {one or other for one, other in told} - {"--swift-sdk", "--trust-proxy"}
    assert {"--target", "--without", "--base", "--data"} <= names
    assert [name for name in sorted(names) if f"{name} " not in known and f"{name}\n" not in known] == []
