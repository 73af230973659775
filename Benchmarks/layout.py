#!/usr/bin/env python3
"""What layout costs in the page, as a table: what moves by itself (CLS), how many elements the script has to lay out, how long a pass
over all of a page takes, and the bytes of the script.

Screens of the reader on a phone and on a wide window, all pages of the catalogue, and a list of 1,000 texts."""

import gzip
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests/Browser"))

import servers  # noqa: E402
from gallery import Gallery  # noqa: E402

SCREENS = ["", "movies", "stories", "cats", "saved", "saved/settings", "movies/search"]
SIZES = {"phone": (390, 844), "wide": (1440, 900)}
PASSES = 30

OBSERVE = """
window.cls = 0
new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.cls += e.value })
  .observe({ type: "layout-shift", buffered: true })
"""

# Elements that are seen, and those that the script has laid out.
COUNT = """() => {
  const seen = (selector) => [...document.querySelectorAll(`#root ${selector}`)].filter((each) => each.getClientRects().length).length
  return [seen("*"), seen(":is([data-lw],[data-ln],[data-fs],[data-cut],[data-sz],[data-vf],.pi)")]
}"""

# The script's pass over the whole page, with the layout that follows from it.
PASS = """count => Array.from({ length: count }, () => {
  document.body.offsetHeight
  const start = performance.now()
  dispatchEvent(new Event("resize"))
  document.body.offsetHeight
  return performance.now() - start
})"""

ENLARGE = """() => {
  const list = [...document.querySelectorAll(".ls")].find((each) => each.querySelector(".r"))
  const rows = [...list.querySelectorAll(".r")]
  while (document.querySelectorAll("#root :is(p,h2,h3,span)").length < 1000) for (const row of rows) list.append(row.cloneNode(true))
}"""


def passes(page: Page) -> str:
    times = sorted(page.evaluate(PASS, PASSES))
    return f"{statistics.median(times):5.1f} {times[int(PASSES * 0.95)]:5.1f}"


def screen(browser, url: str, size: tuple[int, int]) -> tuple[str, int, int]:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.add_init_script(OBSERVE)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    elements, moved = page.evaluate(COUNT)
    result = f"{elements:8} {moved:6}  {page.evaluate('cls'):6.4f}  {passes(page)}"
    page.close()
    return result, elements, moved


def large(browser, url: str) -> str:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto(url)
    page.wait_for_selector(".ls .r")
    page.wait_for_timeout(500)
    page.evaluate(ENLARGE)
    result = passes(page)
    page.close()
    return result


def catalogue(browser) -> tuple[int, int]:
    gallery = Gallery("")
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto(gallery.url)
    links = page.eval_on_selector_all(".r a[href]", "links => links.map(link => link.href)")
    total = [0, 0]
    for link in links:
        page.goto(link)
        page.wait_for_timeout(300)
        total = [one + other for one, other in zip(total, page.evaluate(COUNT))]
    page.close()
    gallery.end()
    return total[0], total[1]


def weights(browser, url: str) -> dict[str, int]:
    page = browser.new_page()
    page.goto(url)
    addresses = page.evaluate("[document.scripts[0].src, document.body.dataset.more, document.querySelector('[rel=stylesheet]').href]")
    texts = [page.evaluate("address => fetch(address).then(answer => answer.text())", address) for address in addresses]
    page.close()
    return {name: len(gzip.compress(text.encode())) for name, text in zip(("every page", "on demand", "styles"), texts)}


def main():
    stand_ins = servers.StandIns()
    reader = servers.Process("serve", "--port", "0", "--date", servers.date(), "--data", tempfile.mkdtemp() + "/shelf.sqlite",
                             binary=servers.BINARY, STAND_INS_URL=stand_ins.url)
    url = reader.wait_for(r"Serving at (http\S+)")[1].rstrip("/") + "/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        print(f"{'screen':24} elements  moved  CLS     pass p50, p95 in ms")
        total = [0, 0]
        for name in SCREENS:
            for kind, size in SIZES.items():
                row, elements, moved = screen(browser, url + name, size)
                total = [total[0] + elements, total[1] + moved]
                print(f"{name or 'news':16} {kind:7}{row}", flush=True)
        print(f"{'1,000 texts':16} phone   {'':25}{large(browser, url)}")
        print(f"exact in the reader: {100 * (1 - total[1] / total[0]):.2f} % of {total[0]} elements")
        elements, moved = catalogue(browser)
        print(f"exact in the catalogue: {100 * (1 - moved / elements):.2f} % of {elements} elements")
        print("bytes, gzip:", ", ".join(f"{name} {size}" for name, size in weights(browser, url).items()))
        browser.close()
    reader.end()
    stand_ins.end()


if __name__ == "__main__":
    main()
