#!/usr/bin/env python3
"""Checks the documentation: links lead somewhere, the README keeps its limits, public declarations are documented."""

import re
import subprocess
import sys
from pathlib import Path

import support_table

ROOT = Path(__file__).resolve().parent.parent
problems = []


def check_links(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text()):
        if "://" in target or target.startswith("mailto:"):
            continue
        if not (page.parent / target).exists():
            problems.append(f"{page.relative_to(ROOT)}: {target} does not exist")


def check_readme() -> None:
    lines = (ROOT / "README.md").read_text().splitlines()
    if len(lines) > 130:
        problems.append(f"README.md has {len(lines)} lines; 130 are the limit")
    first_code = next((n for n, line in enumerate(lines, 1) if line.startswith("```")), None)
    if first_code is None or first_code >= 40:
        problems.append("README.md shows no code before line 40")
    shown = re.search(r"```swift\n(.*?)```", "\n".join(lines) + "\n", re.DOTALL)
    if shown is None or shown[1] != (ROOT / "Examples/Hello/Hello.swift").read_text():
        problems.append("README.md shows first another program than Examples/Hello/Hello.swift, which is built")


def check_documented(least: float) -> None:
    """Public declarations with a comment directly above, in percent, for each module."""
    declaration = re.compile(
        r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:nonisolated |isolated )?(?:public|open) "
        r"(?:static |class |final |mutating |nonmutating |override |convenience |required |nonisolated |isolated )*"
        r"(?:func|var|let|init|struct|class|enum|protocol|actor|subscript|typealias)\b"
    )
    for module in sorted((ROOT / "Sources").iterdir()):
        total = documented = 0
        for file in module.rglob("*.swift"):
            lines = file.read_text().splitlines()
            for number, line in enumerate(lines):
                if not declaration.match(line) or " override " in line:
                    continue
                total += 1
                above = number - 1
                while above >= 0 and lines[above].strip().startswith(("@", ")")):
                    above -= 1
                documented += above >= 0 and lines[above].strip().startswith("///")
        if total:
            share = 100 * documented / total
            print(f"{module.name}: {share:.0f} % of {total} public declarations documented")
            if total >= 20 and share < least:
                problems.append(f"{module.name}: {share:.0f} % documented, {least:.0f} % are wanted")


def check_sizes() -> None:
    files = subprocess.run(
        ["git", "ls-files", "Sources/*.swift", "Tests/*.swift"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    for file in files:
        path = ROOT / file
        if path.exists() and len(path.read_text().splitlines()) > 500:
            problems.append(f"{file} has more than 500 lines")


for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
    check_links(page)
check_readme()
if support_table.PAGE.read_text() != support_table.text():
    problems.append("docs/support.md is not what the sources say: run scripts/support_table.py")
problems += [f"{name} is taken and not used: its comment says `- Partly: ...` nowhere" for name in support_table.unsaid()]
check_documented(least=60)
check_sizes()
for problem in problems:
    print(problem, file=sys.stderr)
sys.exit(1 if problems else 0)
