"""What leaves slowly goes from where it was, whatever becomes of what it was in."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named

# Where what leaves is, frame by frame.
WATCH = """name => {
  window.seen = []
  const look = () => {
    const view = document.querySelector(`[data-id="${name}"]`)
    if (view?.closest(".gone")) {
      const { x, y, width, height } = view.getBoundingClientRect()
      window.seen.push([x, y, width, height])
    }
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.fixture(scope="module")
def server():
    with gallery("leaving") as server:
        yield server


@pytest.fixture(params=["phone", "desktop"])
def page(request, visits, server):
    page = visits.open(server.url, request.param, has_touch=request.param == "phone").page
    expect(named(page, "launch")).to_be_visible()
    return page


def press(page):
    """Presses what lies on everything."""
    size = page.viewport_size
    point = (size["width"] / 2, size["height"] / 4)
    page.touchscreen.tap(*point) if size["width"] < 768 else page.mouse.click(*point)


def left(page, name):
    """Where it was seen while it left."""
    expect(named(page, name)).to_have_count(0)
    seen = page.evaluate("window.seen")
    assert len(seen) > 3
    return seen


def test_a_screen_that_was_all_of_its_stack_slides_out(page):
    page.evaluate(WATCH, "launch")
    size = page.viewport_size
    press(page)
    seen = left(page, "launch")
    for _, y, width, height in seen:
        assert (round(y), round(width), round(height)) == (0, size["width"], size["height"])
    places = [x for x, *_ in seen]
    assert places == sorted(places, reverse=True)
    assert places[0] > -size["width"] / 3 and places[-1] < -size["width"] / 2


def test_a_toast_leaves_from_its_place(page):
    press(page)
    expect(named(page, "launch")).to_have_count(0)
    page.get_by_role("button", name="Toast").click()
    toast = named(page, "toast")
    expect(toast).to_be_visible()
    page.wait_for_timeout(1200)
    box = toast.bounding_box()
    page.evaluate(WATCH, "toast")
    page.get_by_role("button", name="Toast").click()
    seen = left(page, "toast")
    for x, _, width, height in seen:
        assert abs(x - box["x"]) < 1 and abs(width - box["width"]) < 1 and abs(height - box["height"]) < 1
    assert all(y <= box["y"] + 1 for _, y, *_ in seen)
    assert seen[-1][1] < box["y"] - box["height"] / 3


def test_what_leaves_a_column_that_moves_stays(page):
    press(page)
    expect(named(page, "launch")).to_have_count(0)
    box = named(page, "banner").bounding_box()
    page.evaluate(WATCH, "banner")
    page.get_by_role("button", name="Close").click()
    for x, y, width, height in left(page, "banner"):
        assert [round(each) for each in (x, y, width, height)] == [round(box[each]) for each in ("x", "y", "width", "height")]
