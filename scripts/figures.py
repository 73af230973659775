#!/usr/bin/env python3
"""Writes measured figures into README and docs, from Benchmarks/figures.json; with --check says whether they are there.

A quoted figure stands between two comments: `<!-- figure SECTION: NAME [floor|ratio] [/DIVISOR] -->12<!-- end -->`. It has two
significant digits, so that a further run of the same program does not change what is said."""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIGURES = json.loads((ROOT / "Benchmarks" / "figures.json").read_text())
MARK = re.compile(r"(<!-- figure (\w+): ([^>]*?)(?: (floor|ratio|date))?(?: /(\d+))? -->)(.*?)(<!-- end -->)", re.S)


def figure(section: str, name: str, kind: str | None = None, divisor: str | None = None) -> str:
    if kind == "date":
        return FIGURES[section]["date"]
    found = FIGURES[section]["figures"][name]
    number = found["value"] / found["floor"] if kind == "ratio" else found[kind or "value"]
    number = float(f"{number / int(divisor or 1):.2g}")
    return f"{number:,.0f}" if number >= 10 else f"{number:g}"


def main() -> int:
    stale, quoted = [], 0
    for page in [ROOT / "README.md", ROOT / "Benchmarks" / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        text = page.read_text()
        quoted += len(MARK.findall(text))
        new = MARK.sub(lambda m: m[1] + figure(m[2], m[3], m[4], m[5]) + m[7], text)
        if new == text:
            continue
        stale.append(str(page.relative_to(ROOT)))
        if "--check" not in sys.argv:
            page.write_text(new)
    if "--check" not in sys.argv:
        return 0
    print(f"{quoted} figures of README and docs are those of Benchmarks/figures.json" if not stale else
          f"Figures are not those of Benchmarks/figures.json: run scripts/figures.py ({', '.join(stale)})")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
