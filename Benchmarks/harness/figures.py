"""The figures that README and docs quote: one file, a section for each measurement, with day and machine."""

import json
import os
import re
import time
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "figures.json"


def save(section: str, figures: dict[str, dict[str, float | None]]) -> None:
    """Puts the figures of a measurement in the place of those of the run before. A figure has a `value` and what it is compared
    with: a `floor`."""
    known = json.loads(FILE.read_text()) if FILE.exists() else {}
    known[section] = {
        "date": time.strftime("%Y-%m-%d"), "machine": machine(), "load": round(os.getloadavg()[1], 1), "figures": rounded(figures),
    }
    FILE.write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n")


def rounded(figures: dict) -> dict:
    return {
        name: {kind: None if number is None else float(f"{number:.4g}") for kind, number in figure.items()}
        for name, figure in figures.items()
    }


def machine() -> str:
    found = re.search(r"^model name\s*:\s*(.*)$", Path("/proc/cpuinfo").read_text(), re.M)
    return f"{os.cpu_count()} cores of {found[1].strip() if found else 'an unnamed processor'}"
