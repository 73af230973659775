"""The program Examples/Frames, which shows layouts, and the frames that a browser gives their views."""

import json
import os
from pathlib import Path

import servers

BINARY = servers.BINARY.parent / "Frames"

# The frames of all views with an identifier, from the corner of the space that their layout has.
MEASURE = """() => [...document.querySelectorAll('[data-id^="case-"]')].map(space => {
  const at = space.getBoundingClientRect();
  const frames = [...space.querySelectorAll('[data-id]')].map(view => {
    const r = view.getBoundingClientRect();
    return [view.dataset.id, [r.x - at.x, r.y - at.y, r.width, r.height]];
  });
  return [space.dataset.id.slice(5), Object.fromEntries(frames)];
})"""

# Gives texts the sizes of boxes, so that layouts with them are compared whatever the fonts are.
NEUTRAL = """sizes => {
  for (const [path, [width, height]] of Object.entries(sizes)) {
    const text = document.querySelector(`[data-id="${path}"]`)
    if (!text) continue
    text.style.lineHeight = `${height}px`
    text.innerHTML = "<i></i>"
    text.firstChild.style.cssText = `display:inline-block;vertical-align:top;width:${width}px;height:${height}px`
  }
}"""

# True once the rarer half of the script has chosen among views, and the program knows the sizes that it asked for.
SETTLED = """() => document.querySelector('[data-vf]') && !document.querySelector('[data-vf]:not([data-ok])') &&
  document.querySelector('[data-id=case-geometry-part] [data-id=a]').offsetWidth == 150 &&
  document.querySelector('[data-id="@100.0,0.0,100.0,20.0"]').offsetWidth == 100 &&
  document.querySelector('[data-id="@110.0,80.0,80.0,20.0"]').offsetWidth == 80 &&
  document.querySelector('[data-id="@0.0,95.0,75.0,10.0"]').offsetWidth == 75 &&
  document.querySelector('[data-id="@0.0,64.0,201.0,405.0"]').offsetHeight == 405 && (() => {
    const [a, b] = ["a", "b"].map((name) => document.querySelector(`[data-id="case-guide.texts"] [data-id=${name}]`))
    return Math.abs(a.getBoundingClientRect().x - b.getBoundingClientRect().x) < 0.6
  })()"""


class Frames(servers.Process):
    """The program, served."""

    def __init__(self, **environment: str):
        super().__init__(binary=BINARY, PORT="0", **environment)
        self.expected = json.loads(self.wait_for(r"EXPECTED (.*)")[1]) if environment else []
        self.url = self.wait_for(r"(http://\S+)")[1]

    def open(self, browser, **options):
        """A page of the program; with scripts once they have settled what they choose and cut."""
        page = browser.new_page(viewport={"width": 300, "height": 800}, **options)
        page.goto(self.url)
        return page

    def measure(self, browser, settled: bool = False, arranged: bool = False, late: float = 0, **options) -> dict[str, dict[str, list[float]]]:
        """The frames of each layout's views."""
        page = self.open(browser, **options)
        if settled:
            page.wait_for_function(SETTLED)
        if arranged:
            page.wait_for_selector("[data-sz]", state="attached")
        runs = options.get("java_script_enabled", settled)
        if runs:
            # The script that solves is asked for once the page is there.
            page.wait_for_load_state("networkidle")
            page.wait_for_function("() => !document.querySelector('[data-vf]:not([data-ok])')")
        page.evaluate(NEUTRAL, {path: size for tree in self.expected for path, size in tree["texts"].items()})
        if runs:
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
        page.wait_for_timeout(late * 1000)
        measured = page.evaluate(MEASURE)
        page.close()
        return dict(measured)


def differences(expected: dict[str, dict], measured: dict[str, list[float]], tolerance: float = 0.51) -> list[str]:
    """What stands elsewhere than it should."""
    result = []
    for name, frame in expected.items():
        wanted = [frame["x"], frame["y"], frame["width"], frame["height"]]
        found = measured.get(name)
        if found is None or any(abs(a - b) > tolerance for a, b in zip(wanted, found)):
            result.append(f"{name}: {[round(v, 2) for v in wanted]}, found {found and [round(v, 2) for v in found]}")
    return result
