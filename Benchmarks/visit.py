#!/usr/bin/env python3
"""Visits each section of the reader for the first time on a slow phone, and prints what that is like as a table.

The phone: 390 points wide, its processor four times slower than this machine's, 1.6 Mbit/s, 150 ms. The browser's protocol
slows requests; what goes over sockets is slowed by the page itself (`?~latency`). Then twenty acts by finger.
LCP is the largest contentful paint, CLS what has moved by itself, INP the time from an act to the next picture."""

import os
import shutil
import statistics
import sys
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests/Browser"))

from servers import BINARY, Reader, StandIns  # noqa: E402

SECTIONS = {"News": ("", "/news/article/"), "Movies": ("movies", "/movies/"), "Hacker News": ("stories", "/stories/item/"),
            "Cats": ("cats", "/cats/"), "Saved": ("saved", "/saved/")}
ACTS = 20
VISITS = 3
"""The middle one of so many visits counts."""

OBSERVE = """
window.lcp = 0; window.cls = 0; window.acts = new Map()
new PerformanceObserver((list) => { for (const e of list.getEntries()) window.lcp = e.startTime })
  .observe({ type: "largest-contentful-paint", buffered: true })
new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.cls += e.value })
  .observe({ type: "layout-shift", buffered: true })
new PerformanceObserver((list) => {
  for (const { interactionId: id, duration } of list.getEntries()) if (id) acts.set(id, Math.max(acts.get(id) ?? 0, duration))
}).observe({ type: "event", durationThreshold: 16, buffered: true })
"""

# Where a link can be pressed that leads on or back, and that a finger sees.
PLACE = """([part, turn]) => {
  const seen = [...document.querySelectorAll("a[href]")].filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect()
    return width && top > 60 && bottom < innerHeight - 60 && link.getAttribute("href").split("?")[0].includes(part)
  })
  const link = document.querySelector("main")?.closest(".pa")?.querySelector(".bk") ?? seen[turn % seen.length]
  if (!link) return null
  const { x, y, width, height } = link.getBoundingClientRect()
  return [x + Math.min(width / 2, 100), y + Math.min(height / 2, 40)]
}"""


def visit(browser, url: str, part: str) -> dict:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True,
                                  device_scale_factor=2, service_workers="block")
    page = context.new_page()
    protocol = context.new_cdp_session(page)
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    protocol.send("Network.enable")
    protocol.send("Network.emulateNetworkConditions",
                  {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000})
    sizes: list[float] = []
    protocol.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.add_init_script(OBSERVE)
    page.goto(f"{url}?~latency=75")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    seen = page.evaluate("({ lcp, cls })") | {"bytes": sum(sizes)}
    acts(page, part)
    page.wait_for_timeout(500)
    seen["acts"] = [*page.evaluate("[...acts.values()]")]
    # Those that took less than the browser tells of.
    seen["acts"] += [16.0] * (ACTS - len(seen["acts"]))
    seen["cls"] = page.evaluate("cls")
    context.close()
    return seen


def acts(page: Page, part: str):
    for turn in range(ACTS):
        place = page.evaluate(PLACE, [part, turn])
        if place:
            page.touchscreen.tap(*place)
        page.wait_for_timeout(900)


def main():
    stand_ins = StandIns()
    reader = Reader(stand_ins.url)
    build = "release" if "release" in str(BINARY) else "debug"
    try:
        with sync_playwright() as playwright:
            path = shutil.which("chromium") or shutil.which("chromium-browser")
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            # What the server and the stand-in know afterwards, later visitors gain from.
            visit(browser, reader.url, "/news/article/")
            print(f"{time.strftime('%Y-%m-%d')}, {build} build, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
            print("| section | LCP, s | CLS | INP p95, ms | INP longest, ms | KB |\n|---|--:|--:|--:|--:|--:|")
            every: list[float] = []
            for name, (address, part) in SECTIONS.items():
                visits = [visit(browser, reader.url + address, part) for _ in range(VISITS)]
                durations = sorted(each for seen in visits for each in seen["acts"])
                every += durations
                middle = {key: statistics.median(seen[key] for seen in visits) for key in ("lcp", "cls", "bytes")}
                print(f"| {name} | {middle['lcp'] / 1000:.2f} | {middle['cls']:.3f} | {percentile(durations):.0f} "
                      f"| {durations[-1]:.0f} | {middle['bytes'] / 1000:.0f} |", flush=True)
            print(f"| all | | | {percentile(sorted(every)):.0f} | {max(every):.0f} | |")
            browser.close()
    finally:
        reader.end()
        stand_ins.end()


def percentile(durations: list[float]) -> float:
    return durations[min(len(durations) - 1, int(len(durations) * 0.95))]


if __name__ == "__main__":
    main()
