#!/usr/bin/env python3
"""Measures a program on the platform beside a hand-written floor, and prints one table. See README.md."""

import argparse
import os
import signal
import sys
from contextlib import ExitStack

from harness import browser as chromium
from harness import figures, load, wire
from harness.report import Report, at_least, times_floor, within
from harness.server import CLIENT_CORE, Server

ROUNDS = 6
"""Program and floor take turns this many times."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--save", action="store_true", help="keep the figures in figures.json, which docs quote")
    parser.add_argument("--sessions", type=int, default=1000, help="at most so many readers at once (1000)")
    parser.add_argument("--no-browser", action="store_true", help="leave out what needs Chromium")
    options = parser.parse_args()
    os.sched_setaffinity(0, {CLIENT_CORE})
    # Whatever happens, it ends: servers and browser are ended on the way out.
    signal.signal(signal.SIGALRM, lambda *_: sys.exit("This takes too long; given up."))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Ended."))
    signal.alarm(900)
    report = Report()
    measure(report, options)
    print(report.table())
    if options.save:
        figures.save("web", report.as_data())


def measure(report: Report, options) -> None:
    with ExitStack() as stack:
        # Memory first, in processes of their own; what ends is given back while the rest is measured.
        aged = [stack.enter_context(Server(name)) for name in ("program", "floor")]
        growths = [say("memory", wire.memory, server, 100, 10) for server in aged]
        pair = [stack.enter_context(Server(name)) for name in ("program", "floor")]
        for server in pair:
            wire.keys(server, 18, 0)
            wire.pages(server, 10)
        pages(report, pair)
        if not options.no_browser:
            in_browser(report, pair)
        on_the_wire(report, pair)
        one_row(report, pair[1])
        memory(report, aged, growths)
        readers(report, pair, options.sessions)


def say(what: str, action, *arguments):
    print(f"{what} ...", file=sys.stderr, flush=True)
    return action(*arguments)


def in_turns(pair: list[Server], action) -> list[list]:
    """The results of both, measured in turns in one session."""
    results: list[list] = [[], []]
    for round in range(ROUNDS):
        for index in (0, 1) if round % 2 == 0 else (1, 0):
            results[index].append(action(pair[index], round))
    return results


def merged(rounds: list[dict], key: str) -> list[float]:
    return [value for result in rounds for value in result[key]]


def median(values: list[float]) -> float:
    return wire.quantile(values, 0.5)


def pages(report: Report, pair: list[Server]) -> None:
    ours, floor = say("pages", in_turns, pair, lambda server, _: wire.pages(server, 20))
    first = [median(merged(rounds, "first_bytes")) for rounds in (ours, floor)]
    report.add("first byte, with data, ms", *first, within(5))
    report.add(
        "server CPU per page, ms", *(median([result["cpu_ms"] for result in rounds]) for rounds in (ours, floor)), within(5)
    )
    sizes = [wire.weight(server) for server in pair]
    report.add("first page as served, KB", *(size["page"] for size in sizes), within(20), "the floor does not compress")
    report.add("first page compressed, KB", *(size["page_gzip"] for size in sizes))
    report.add("requests for it, without pictures", *(size["requests"] for size in sizes), within(3))
    report.add("script + style, gzip, KB", *(size["code"] for size in sizes), within(12))


def in_browser(report: Report, pair: list[Server]) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        try:
            ours, floor = say("cold pages", in_turns, pair, lambda server, _: [chromium.cold(browser, server) for _ in range(3)])
            report.add("100 rows in the DOM, cold, ms", *(median(sum(rounds, [])) for rounds in (ours, floor)), times_floor(1.2))
            ours, floor = say("keys", in_turns, pair, lambda server, _: chromium.keys(browser, server, 36))
            if ours[0]["rows"] != floor[0]["rows"]:
                raise RuntimeError(f"not the same page: {ours[0]['rows']} and {floor[0]['rows']} rows")
            for name, share in (("p50", 0.5), ("p95", 0.95)):
                times = [wire.quantile(merged(rounds, "ms"), share) for rounds in (ours, floor)]
                report.add(f"key to DOM, {name}, ms", *times, times_floor(1.2))
        finally:
            browser.close()


def on_the_wire(report: Report, pair: list[Server]) -> None:
    ours, floor = say("keys on the wire", in_turns, pair, lambda server, _: wire.keys(server, 36, 0))
    for name, share, limit in (("p50", 0.5, 2), ("p95", 0.95, 4)):
        times = [wire.quantile(merged(rounds, "ms"), share) for rounds in (ours, floor)]
        report.add(f"event in, patches out, {name}, ms", *times, within(limit))
    sizes = [sum(bytes) / len(bytes) / 1000 for bytes in (merged(rounds, "bytes") for rounds in (ours, floor))]
    report.add("down per key, mean, KB", *sizes, within(2))
    report.add(
        "server CPU per key, ms", *(median([result["cpu_ms"] for result in rounds]) for rounds in (ours, floor)), within(1)
    )


def one_row(report: Report, floor: Server) -> None:
    floor_figures = say("one row of 10,000", wire.one_row, floor, 5)
    for page, name in (("list", "in a list"), ("rows", "all built")):
        with Server("program", page) as server:
            ours = wire.one_row(server, 20)
        report.add(f"one of 10,000 rows, {name}: rows evaluated", ours["evaluated"], 10_000, within(1))
        report.add(f"one of 10,000 rows, {name}: bytes", ours["bytes"], floor_figures["bytes"], within(400))
        report.add(f"one of 10,000 rows, {name}: ms", ours["ms"], floor_figures["ms"])


def growth_of(growth: dict) -> float:
    return (growth["after"] - growth["before"]) / growth["sessions"]


def memory(report: Report, servers: list[Server], growths: list[dict]) -> None:
    sizes = [growth_of(growth) for growth in growths]
    with Server("program", NEWSREEL_REST_ROWS="3600") as server:
        used = say("memory in use", wire.memory, server, 100, 10, 1)
    report.add("memory per session, KB", growth_of(used), sizes[1], within(100), "100 sessions, 100 rows, 10 keys each")
    report.add("memory per session, rows at rest, KB", *sizes, within(100), "100 sessions, 100 rows, 10 keys each")
    with Server("program", NEWSREEL_REST="2") as server:
        sleep = say("asleep", wire.asleep, server, 100, 10)
    report.add("memory per session, not used for a while, KB", sleep["kilobytes"], sizes[1], within(25))
    for name, share in (("p50", 0.5), ("p95", 0.95)):
        report.add(f"the key that wakes it, {name}, ms", wire.quantile(sleep["ms"], share), None)
    back = [say("memory given back", wire.memory_given_back, *both, 75) * 100 for both in zip(servers, growths)]
    report.add("memory given back when they end, %", *back, at_least(90))


def readers(report: Report, pair: list[Server], most: int) -> None:
    steps = [step for step in (50, 100, 200, 400, 700, 1000, 1500) if step <= most]
    results = [say("readers", load.ramp, server, steps, 5, 50) for server in pair]
    note = "; ".join(
        f"{server.name}: {'p95 ' if result['p95_ms'] else ''}"
        + ", ".join(f"{p95:.0f} ms at {step}" for step, p95 in list(result["p95_ms"].items())[-2:])
        + ("" if result["reached_limit"] else ", limit of this run")
        for server, result in zip(pair, results)
    )
    report.add("sessions at a key a second, p95 < 200 ms", *(result["sessions"] for result in results), at_least(1000), note)


if __name__ == "__main__":
    main()
