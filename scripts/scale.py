#!/usr/bin/env python3
"""Computes the tables of docs/scale.md from docs/scale.json, and writes them into it; with --check says whether they are there.

What is multiplied is multiplied; how long events wait on a busy core is simulated, because it is not."""

import json
import math
import random
import re
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"


def main() -> int:
    figures = json.loads((DOCS / "scale.json").read_text()) | {"measured": measured()}
    page = DOCS / "scale.md"
    text = page.read_text()
    for name, table in {"machines": machines(figures), "waits": waits(figures), "assumed": assumed(figures)}.items():
        text, count = re.subn(
            rf"(<!-- {name} -->\n).*?(<!-- end -->)", lambda found: found[1] + table + found[2], text, flags=re.S)
        assert count == 1, name
    if "--check" in sys.argv:
        if text != page.read_text():
            print("docs/scale.md is not what docs/scale.json says: run scripts/scale.py")
            return 1
        return 0
    page.write_text(text)
    return 0


def measured() -> dict:
    """What `make bench-web` measured last."""
    figures = json.loads((DOCS.parent / "Benchmarks" / "figures.json").read_text())["web"]["figures"]
    names = {
        "kilobytes_awake": "memory per session, KB",
        "kilobytes_asleep": "memory per session, not used for a while, KB",
        "ms_per_key": "server CPU per key, ms",
        "ms_per_page": "server CPU per page, ms",
        "kilobytes_first_page": "first page compressed, KB",
    }
    return {name: float(f"{figures[line]['value']:.2g}") for name, line in names.items()}


def need(figures: dict, readers: int) -> dict:
    """What so many readers a day need in their busiest hour."""
    known, limits, guess = figures["measured"], figures["limits"], figures["assumed"]
    visits = readers * guess["visits_a_day"] * guess["share_of_visits_in_the_busiest_hour"]
    open_pages = visits * guess["minutes_a_visit"] / 60
    awake = open_pages * guess["share_of_open_pages_awake"]
    events = awake * guess["events_a_minute_awake"] / 60
    pages = visits * guess["pages_a_visit"] / 3600
    processor = (events * known["ms_per_key"] + pages * known["ms_per_page"]) / 1000
    memory = (awake * known["kilobytes_awake"] + (open_pages - awake) * known["kilobytes_asleep"]) / 1e6
    # A process is a core; how many there must be is what runs out first.
    reasons = {
        "processor": processor / guess["use_of_a_core"],
        "sessions of a process": open_pages / limits["sessions_per_process"],
        "connections of a process": open_pages / limits["connections_per_process"],
        "memory": memory / (guess["gigabytes_a_machine"] / guess["cores_a_machine"] - guess["megabytes_a_process_alone"] / 1000),
    }
    processes = max(1, math.ceil(max(reasons.values())))
    # One machine more than is needed, so that one may be gone; below that, one core more.
    needed = math.ceil(processes / guess["cores_a_machine"])
    transactions = visits * guess["things_kept_a_visit"] / 3600
    return {
        "open": open_pages, "events": events, "pages": pages, "processor": processor, "memory": memory,
        "traffic": (events * guess["kilobytes_an_event"] + pages * known["kilobytes_first_page"]) * 8 / 1000,
        "processes": processes, "machines": needed + (1 if processes > 1 else 0),
        "first": max(reasons, key=reasons.get), "transactions": transactions,
        "databases": max(1, math.ceil(transactions / guess["transactions_a_second_a_database"])),
        "kept": readers * guess["kilobytes_kept_a_reader"] / 1e6,
    }


def machines(figures: dict) -> str:
    guess = figures["assumed"]
    needs = [need(figures, readers) for readers in figures["readers"]]
    price = [each["machines"] + (each["databases"] if each["machines"] > 1 else 0) for each in needs]
    rows = [
        ["readers a day", *(f"{readers:,}" for readers in figures["readers"])],
        ["pages open in the busiest hour", *(number(each["open"]) for each in needs)],
        ["events a second", *(number(each["events"]) for each in needs)],
        ["pages a second", *(number(each["pages"]) for each in needs)],
        ["cores' worth of work", *(number(each["processor"]) for each in needs)],
        ["memory of sessions, GB", *(number(each["memory"]) for each in needs)],
        ["to readers, Mbit a second", *(number(each["traffic"]) for each in needs)],
        ["worker processes", *(number(each["processes"]) for each in needs)],
        ["of which there must be so many because of", *(each["first"] for each in needs)],
        [f"machines of {guess['cores_a_machine']} cores, one to spare", *(number(each["machines"]) for each in needs)],
        ["changes a second in the database", *(number(each["transactions"]) for each in needs)],
        ["databases for that", *(number(each["databases"]) for each in needs)],
        ["kept of readers, GB", *(number(each["kept"]) for each in needs)],
        ["machines and databases a month", *(number(count * guess["price_a_machine_month"]) for count in price)],
    ]
    return table(rows)


def waits(figures: dict, events: int = 200_000) -> str:
    """How long events wait for a core that does one thing at a time, in the order in which sessions ask."""
    known, guess = figures["measured"], figures["assumed"]
    per_event = guess["pages_a_visit"] / (guess["minutes_a_visit"] * guess["share_of_open_pages_awake"] * guess["events_a_minute_awake"])
    rows = [["use of the core", "p50 of the whole, ms", "p95", "p99", "p99 where one thing in 1,000 takes 250 ms"]]
    for use in (0.3, 0.5, 0.6, 0.7, 0.8, 0.9):
        times = []
        for slow in (0.0, 0.001):
            dice = random.Random(1)
            mean = known["ms_per_key"] + per_event * known["ms_per_page"]
            now = free = 0.0
            taken = []
            for _ in range(events):
                now += dice.expovariate(use / mean)
                work = known["ms_per_page"] if dice.random() < per_event else dice.expovariate(1 / known["ms_per_key"])
                if dice.random() < slow:
                    work = 250
                free = max(free, now) + work
                taken.append(free - now)
            times.append(sorted(taken))
        at = lambda values, share: number(values[int(len(values) * share)])  # noqa: E731
        rows.append([f"{use:.0%}", at(times[0], 0.5), at(times[0], 0.95), at(times[0], 0.99), at(times[1], 0.99)])
    return table(rows)


def assumed(figures: dict) -> str:
    rows = [["assumed", "value"]]
    rows += [[name.replace("_", " "), f"{value:,}"] for name, value in figures["assumed"].items()]
    return table(rows)


def table(rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([lines[0], "|---" + "|--:" * (len(rows[0]) - 1) + "|", *lines[1:]]) + "\n"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 or value == int(value) else f"{value:.2g}"


if __name__ == "__main__":
    sys.exit(main())
