#!/usr/bin/env python3
"""Prints which names that SwiftUI programs commonly use the SDK lacks, by how many programs use them.

`swiftui-names.txt` has the names in that order, as programs write them: `.padding`, `@State`, `Font.system`, `@Environment(\\.locale)`,
`#Preview`, `Text`. What the modules of the SDK declare is asked of the compiler (`swift-symbolgraph-extract`), so `make sdk` comes first.
Ends with 1 where a name is missing that `ALLOWED` does not name.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAMES = Path(__file__).with_name("swiftui-names.txt")
MODULES = ["ViewGraph", "SwiftUI", "Combine", "UIKitCore", "AVKit"]
# Names of frameworks that are not there: Core Data and SwiftData keep objects in stores of Apple's own.
ALLOWED = {"@FetchRequest", r"@Environment(\.managedObjectContext)", r"@Environment(\.modelContext)"}


def declared(sdk: Path) -> dict[str, bool]:
    """Names, and names with their owner before them, that the modules declare; true where programs may use them."""
    modules = sdk / "modules"
    flags = ["-I", str(modules), "-I", str(sdk / "frameworks")]
    for folder in modules.iterdir():
        if (folder / "module.modulemap").exists():
            flags += ["-Xcc", f"-fmodule-map-file={folder / 'module.modulemap'}"]
        if (folder / "include").is_dir():
            flags += ["-Xcc", f"-I{folder / 'include'}"]
    target = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)["target"]["triple"]
    names: dict[str, bool] = {"Observable": True}  # the language's own
    with tempfile.TemporaryDirectory() as output:
        for module in MODULES:
            command = ["swift-symbolgraph-extract", "-module-name", module, *flags, "-target", target]
            command += ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", output]
            subprocess.run(command, check=True, capture_output=True)
        for file in Path(output).glob("*.json"):
            for symbol in json.loads(file.read_text())["symbols"]:
                path = [part.split("(")[0] for part in symbol["pathComponents"]]
                usable = not any(entry.get("isUnconditionallyUnavailable") for entry in symbol.get("availability", []))
                for name in (path[-1], ".".join(path[-2:])):
                    names[name] = names.get(name, False) or usable
    return names


def spelled(name: str) -> list[str]:
    """How the modules may spell a name."""
    if match := re.fullmatch(r"@Environment\(\\\.(\w+)\)", name):
        return [f"EnvironmentValues.{match[1]}"]
    bare = name.lstrip("@.#")
    if name.startswith("#") or name in ("@Entry", "@Observable"):
        return [bare, f"{bare}()"]
    return [f"View.{bare}", bare] if name.startswith(".") else [bare]


def main() -> int:
    names = declared(ROOT / ".build/sdk/lib/newsreel")
    missing = []
    for rank, name in enumerate(NAMES.read_text().splitlines(), 1):
        found = [names[spelling] for spelling in spelled(name) if spelling in names]
        if name and not any(found):
            missing.append(name)
            print(f"{rank}\t{name}\t{'unavailable' if found else 'missing'}{' (known)' if name in ALLOWED else ''}")
    print(f"{rank - len(missing)} of {rank} names are there.")
    return 1 if set(missing) - ALLOWED else 0


if __name__ == "__main__":
    sys.exit(main())
