"""Layouts of a program's own in stacks, and guides at parts of a length, as Apple's SwiftUI places them."""

import pytest

from gallery import gallery

# Where the red views stand in boxes of 300 x 200: x, y, width, height.
PLACES = {
    "square": [(230, 180, 20, 20)],
    "square beside": [(130, 155, 20, 20)],
    "square limited": [(170, 120, 20, 20)],
    "lines beside": [(15, 90, 100, 20), (115, 75, 80, 20), (205, 75, 80, 20), (115, 105, 80, 20)],
    "unplaced": [(140, 90, 20, 20)],
    "third in frame": [(80, 90, 60, 20)],
    "third above": [(120, 85, 30, 20)],
    "third in layers": [(120, 85, 30, 20)],
    "quarter in row": [(105, 80, 60, 40), (165, 85, 30, 20)],
    "guide on guide": [(115, 80, 60, 20), (125, 100, 60, 20)],
    "ideal filled": [(-150, 0, 600, 200)],
    "named reader": [(0, 0, 150, 20)],
    "padded picture": [(106, 90, 30, 20), (164, 90, 30, 20)],
}
WITH_SCRIPTS = {"fits across": [(100, 0, 100, 150)]}

LOOK = """(name) => {
  const box = document.querySelector(`[data-id="${name}"]`)
  const at = box.getBoundingClientRect()
  return [...box.querySelectorAll("*")].filter((each) => !each.hidden && getComputedStyle(each).backgroundColor === "rgb(255, 59, 48)")
    .map((each) => each.getBoundingClientRect()).filter(({ width }) => width)
    .map(({ x, y, width, height }) => [x - at.x, y - at.y, width, height])
}"""


@pytest.fixture(scope="module")
def server():
    with gallery("layouts") as server:
        yield server


def differences(page, wanted):
    found = {}
    for name, places in wanted.items():
        seen = page.evaluate(LOOK, name)
        same = len(seen) == len(places) and all(abs(a - b) <= 0.5 for one, other in zip(seen, places) for a, b in zip(one, other))
        if not same:
            found[name] = seen
    return found


def test_views_stand_where_apples_do(visits, server):
    page = visits.open(server.url, "phone").page
    page.wait_for_timeout(500)
    assert differences(page, PLACES | WITH_SCRIPTS) == {}


def test_views_stand_there_without_scripts(browser, server):
    context = browser.new_context(viewport={"width": 390, "height": 844}, java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url)
    found = {}
    for name, places in PLACES.items():
        box = page.locator(f'[data-id="{name}"]')
        at = box.bounding_box()
        frames = [each.bounding_box() for each in box.locator("*").all()]
        frames = [[f["x"] - at["x"], f["y"] - at["y"], f["width"], f["height"]] for f in frames if f]
        missing = [one for one in places if not any(all(abs(a - b) <= 0.5 for a, b in zip(one, f)) for f in frames)]
        if missing:
            found[name] = missing
    context.close()
    assert found == {}


def test_a_frame_takes_its_least_length_around_proportions(visits, server):
    page = visits.open(server.url, "phone").page
    page.wait_for_timeout(500)
    box = page.locator('[data-id="least around ratio"]')
    heights = box.locator("*").evaluate_all("all => all.map((each) => each.getBoundingClientRect().height)")
    assert any(abs(height - 100) < 0.5 for height in heights) and any(abs(height - 75) < 0.5 for height in heights)


def test_a_text_has_all_of_its_frame_above_something_smaller(visits, server):
    page = visits.open(server.url, "phone").page
    page.wait_for_timeout(500)
    note = page.locator('[data-id="note"]')
    assert page.evaluate("(e) => e.querySelector('p') ? e.querySelector('p').offsetHeight : e.offsetHeight", note.element_handle()) > 80
