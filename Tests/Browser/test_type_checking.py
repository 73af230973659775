"""How far the compiler's solver looks at expressions of programs, counted in the scopes that it opens: no clock.

Overloads that are added to the SDK's types make it look further, until it refuses what compiled before (at a million scopes). Needs `make sdk`.
"""

import json
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SDK = ROOT / ".build/sdk/lib/newsreel"
PROGRAM = ROOT / "Tests/TypeChecking"

VIEW = """import SwiftUI
struct Probe: View {
  var names = [""]
  var name = ""
  var count = 1
  var isOn = true
  var body: some View { %s }
}
"""

# What is joined with `+` in a builder is tried with every initializer of `Text` before the compiler looks at the operators
# (Swift 6.3, without SwiftUI too); so each initializer whose value has no label costs. An expression, and a fifth more than it took.
JOINED = {
    'Text(name + " (" + name + ")")': 13_000,
    'Text(name + (isOn ? "s" : ""))': 700,
    'Text(name + " " + String(count))': 3_500,
    'Text("a" + (isOn ? "s" : "") + "b")': 8_500,
    'Text(name + " (" + name + ")" + (isOn ? " #" : ""))': 250_000,
    'Text(String(count) + "/" + String(count))': 7_000,
    'Text(names[0].uppercased() + " - " + name.lowercased())': 3_500,
    'Text(isOn ? name : "b")': 100,
    'Text("a \\(count) b")': 150,
    'ForEach(names.indices, id: \\.self) { Text(names[$0]).padding().background(isOn ? Color.red : .blue) }': 500,
    'ForEach(Array(names.enumerated()), id: \\.offset) { index, name in Text("\\(index)" + name).frame(width: 10 + CGFloat(index) * 2) }': 1_500,
    'Color(red: Double(count) / 10, green: 0.5, blue: 1 - Double(count) * 0.1).offset(y: sin(CGFloat(count) * .pi / 6) * 10)': 1_500,
}


def scopes(files: list[Path], folder: Path, *flags: str) -> int:
    """The scopes that the solver opens for files, which must compile."""
    modules = SDK / "modules"
    stats = folder / "stats"
    stats.mkdir()
    command = [os.environ.get("SWIFTC", "swiftc"), "-frontend", "-typecheck", "-swift-version", "5", "-module-name", "Probe", "-I", str(modules)]
    command += ["-stats-output-dir", str(stats), *flags]
    for module in sorted(modules.iterdir()):
        if (module / "module.modulemap").exists():
            command += ["-Xcc", f"-fmodule-map-file={module / 'module.modulemap'}"]
        if (module / "include").is_dir():
            command += ["-Xcc", f"-I{module / 'include'}"]
    for module in ("FoundationNetworking", "Combine", "FoundationAdditions"):
        command += ["-import-module", module]
    done = subprocess.run([*command, *map(str, files)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return sum(json.loads(file.read_text()).get("Sema.NumConstraintScopes", 0) for file in stats.glob("*.json"))


@pytest.mark.parametrize("expression", JOINED)
def test_expressions_are_solved_within_their_bound(expression, tmp_path):
    source = tmp_path / "Probe.swift"
    source.write_text(VIEW % expression)
    assert scopes([source], tmp_path) <= JOINED[expression]


def test_a_program_of_2020_is_solved(tmp_path):
    # Each of its expressions stays far below what the compiler refuses, and all together.
    found = scopes(sorted(PROGRAM.glob("*.swift")), tmp_path, "-solver-scope-threshold=50000")
    assert found <= 60_000
