#!/usr/bin/env python3
"""Counts the instructions of a page and of a key, of a program and of the hand-written floor. Needs valgrind."""

import argparse
import shutil
import sys

from harness import figures
from harness.instructions import per_answer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--save", action="store_true", help="keep the figures in figures.json, which docs quote")
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("Install valgrind first: apt-get install valgrind")
    counts = {name: per_answer(name) for name in ("program", "floor")}
    print(f"{'thousand instructions':<24}{'program':>10}{'floor':>10}{'ratio':>8}")
    for what in ("page", "key"):
        ours, floor = (counts[name][what] for name in ("program", "floor"))
        print(f"{'a ' + what:<24}{ours:>10,.0f}{floor:>10,.0f}{ours / floor:>8.1f}")
    if options.save:
        figures.save(
            "instructions",
            {f"a {what}, thousands": {"value": counts["program"][what], "floor": counts["floor"][what]} for what in ("page", "key")},
        )


if __name__ == "__main__":
    main()
