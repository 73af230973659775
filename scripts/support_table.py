#!/usr/bin/env python3
"""Writes docs/unavailable.md: what Apple's frameworks have and a page cannot, as the sources mark it. `check_docs.py` sees that it is true."""

from pathlib import Path

from sdk_names import names

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/unavailable.md"
HEAD = """# What cannot be done

Names of Apple's that are here so that the compiler, and `reel doctor`, can say what to write instead. Made of the sources by
`scripts/support_table.py`. What a name does differently here is said where it is declared, in [swiftui.md](swiftui.md) and in
[frameworks.md](frameworks.md).

| name | instead |
|---|---|
"""


def title(entry: dict) -> str:
    """What a program calls it."""
    owner = "" if entry["type"] in ("View", "") else entry["type"]
    if entry["name"] == "init":
        return f"{owner}({entry['label']}:)"
    return f"{owner}.{entry['name']}" if owner else entry["name"]


def text() -> str:
    folders = [*sorted((ROOT / "Sources").iterdir()), *sorted((ROOT / "Frameworks/Sources").iterdir())]
    # What no program of Apple's would write has no place in it.
    entries = [entry for entry in names(folders)["unavailable"] if entry["label"] != "coder"]
    rows = sorted({(title(entry), entry["message"].replace("|", "\\|")) for entry in entries}, key=lambda row: row[0].lower())
    return HEAD + "".join(f"| `{name}` | {message} |\n" for name, message in rows)


if __name__ == "__main__":
    PAGE.write_text(text())
