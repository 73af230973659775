"""The table of what there is, compared with what the compiler knows of the modules. Needs `make sdk`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from programs import REEL
from servers import ROOT

sys.path.insert(0, str(ROOT / "scripts"))
import support_table

HOME = ROOT / ".build/sdk/lib/newsreel"
pytestmark = pytest.mark.timeout(300)


def compiled(module: str, folder: Path) -> set[str]:
    """The public names of a module's own and of what it adds to others, as the compiler has them."""
    target = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-target", target["target"]["triple"], "-I", HOME / "modules",
         "-I", HOME / "frameworks", "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members"],
        check=True, capture_output=True,
    )
    found = set()
    for graph in folder.glob(f"{module}*.json"):
        for symbol in json.loads(graph.read_text())["symbols"]:
            names = [name.split("(")[0] for name in symbol["pathComponents"]]
            # Operators are in no table, nor is what the language makes by itself.
            if names[-1].isidentifier() and names[-1] not in ("init", "body") and not any(name.startswith("_") for name in names):
                found.add(".".join(names))
        graph.unlink()
    return found


def test_the_table_has_what_the_compiler_knows_and_nothing_else(tmp_path):
    own = support_table.engine()
    entries = support_table.entries()
    modules = {**support_table.KNOWN_AS, **{path.name: path.name for path in (ROOT / "Frameworks/Sources").iterdir()}}
    known: dict[str, set[str]] = {}
    for module, name in modules.items():
        known.setdefault(name, set()).update(compiled(module, tmp_path))
    for name, symbols in known.items():
        if name.startswith("_"):
            continue
        table = {f"{entry['type']}.{entry['name']}".lstrip(".") for entry in entries if entry["module"] == name}
        available = {f"{entry['type']}.{entry['name']}".lstrip(".") for entry in entries
                     if entry["module"] == name and entry["state"] != "unavailable" and entry["name"] not in ("init", "subscript", "body")}
        symbols = {symbol for symbol in symbols if symbol.split(".")[0] not in own}
        # A name for a type of another: its members are told of that.
        named = {"OperationQueue.SchedulerTimeType.Stride", "RunLoop.SchedulerTimeType.Stride"}
        # What a class has by a protocol that programs do not see, so that classes of its may have another.
        hidden = {"UIScrollView.delegate", "VNRequest.results"}
        # What can be observed by key path has that by such a protocol too.
        hidden |= {symbol for symbol in symbols if symbol.rpartition(".")[2] in ("observe", "publisher")}
        missing = {symbol for symbol in symbols - table - hidden if symbol.rpartition(".")[0] not in named}
        assert not missing, f"{name}: the table lacks {sorted(missing)[:20]}"
        assert not available - symbols, f"{name}: the compiler does not know {sorted(available - symbols)[:20]}"


def test_the_tool_tells_the_table():
    def answer(name: str) -> subprocess.CompletedProcess:
        return subprocess.run([REEL, "support", name], capture_output=True, text=True)

    entry = next(entry for entry in support_table.entries() if entry["name"] == "minimumScaleFactor" and entry["type"] == "View")
    assert f"minimumScaleFactor, a modifier (SwiftUI): partly\n  {entry['notes'][0]}" in answer("minimumScaleFactor").stdout
    missing = answer("UIPrintInteractionController")
    assert missing.returncode == 1 and "There is no UIPrintInteractionController here." in missing.stdout
