#!/usr/bin/env python3
"""Counts the instructions of a page and of a key, of a program and of the hand-written floor. Needs valgrind."""

import argparse
import json
import shutil
import sys
import time

from harness.instructions import per_answer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", metavar="FILE", help="also write the figures to this file")
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("Install valgrind first: apt-get install valgrind")
    figures = {name: per_answer(name) for name in ("program", "floor")}
    print(f"{'thousand instructions':<24}{'program':>10}{'floor':>10}{'ratio':>8}")
    for what in ("page", "key"):
        ours, floor = (figures[name][what] for name in ("program", "floor"))
        print(f"{'a ' + what:<24}{ours:>10,.0f}{floor:>10,.0f}{ours / floor:>8.1f}")
    if options.json:
        with open(options.json, "w") as file:
            json.dump({"thousand_instructions": figures, "date": time.strftime("%Y-%m-%d")}, file, indent=2)
            file.write("\n")


if __name__ == "__main__":
    main()
