#!/usr/bin/env python3
"""How many pages a second one worker serves, and two: in turns, on all cores. See README.md.

The clients are processes of their own on the same cores, each with one request after the other by a new visitor."""

import argparse
import multiprocessing
import os
import subprocess
import sys
import time

from harness import figures, http
from harness.server import PRODUCTS, Server

SECONDS, ROUNDS, CLIENTS = 5, 4, 4


class Workers(Server):
    """A program with so many workers, on all cores."""

    def __init__(self, product: str, count: int):
        self.count = count
        super().__init__(product, cores=range(os.cpu_count() or 1), NEWSREEL_WORKERS=str(count), NEWSREEL_REST="1")

    def processes(self) -> list[int]:
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True)
        return [int(line) for line in found.stdout.split()] or [self.process.pid]

    def cpu_seconds(self) -> float:
        ticks = 0
        for process in self.processes():
            with open(f"/proc/{process}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


def ask(port: int, until: float, count) -> None:
    while time.time() < until:
        try:
            http.load(port, "/")
        except OSError:
            continue
        with count.get_lock():
            count.value += 1


def load(server: Workers) -> tuple[int, float]:
    """Pages in so many seconds, and the processor time that they took."""
    count = multiprocessing.Value("i", 0)
    before = server.cpu_seconds()
    until = time.time() + SECONDS
    clients = [multiprocessing.Process(target=ask, args=(server.port, until, count)) for _ in range(CLIENTS)]
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    return count.value, server.cpu_seconds() - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--save", action="store_true", help="keep the figures in figures.json, which docs quote")
    parser.add_argument("--product", default="program", help="the program, in the folder that PRODUCTS names (program)")
    options = parser.parse_args()
    results: dict[int, list[tuple[int, float]]] = {1: [], 2: []}
    with Workers(options.product, 1) as one, Workers(options.product, 2) as two:
        for server in (one, two):
            load(server)
        for turn in range(ROUNDS):
            for server in (one, two) if turn % 2 == 0 else (two, one):
                # What the turn before has left behind has gone to sleep.
                time.sleep(2)
                results[server.count].append(load(server))
    pages = {count: sum(result[0] for result in each) / ROUNDS / SECONDS for count, each in results.items()}
    cpu = {count: sum(r[1] for r in each) * 1000 / sum(r[0] for r in each) for count, each in results.items()}
    ratio, load_then = pages[2] / pages[1], os.getloadavg()[0]
    for count in (1, 2):
        print(f"{count} worker{'s' * (count > 1)}: {pages[count]:.0f} pages/s, {cpu[count]:.1f} ms of processor time a page")
    print(f"ratio {ratio:.2f}; load {load_then:.1f} on {os.cpu_count()} cores; {PRODUCTS.name} build")
    if options.save:
        # Here the floor is one worker.
        figures.save(
            "workers",
            {
                "pages a second": {"value": pages[2], "floor": pages[1]},
                "server CPU per page, ms": {"value": cpu[2], "floor": cpu[1]},
            },
        )


if __name__ == "__main__":
    sys.exit(main())
