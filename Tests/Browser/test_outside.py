"""What programs from elsewhere do in their first minute."""

import base64
import re
import time

import pytest
from playwright.sync_api import Page, expect

from gallery import gallery, middle, named, numbers

ORANGE_SIZE = "34px"


@pytest.fixture(scope="module")
def server():
    with gallery("outside") as server:
        yield server


@pytest.fixture
def page(visits, server) -> Page:
    return visits.open(server.url).page


def style(locator, name: str) -> str:
    return locator.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def touches(page: Page):
    page.get_by_role("link", name="Touches").click()
    expect(named(page, "card")).to_be_visible()


def test_sheets_of_sheets_look_as_what_shows_them(page):
    page.get_by_role("button", name="Show").click()
    inside = named(page, "in the sheet")
    expect(inside).to_be_visible()
    page.get_by_role("button", name="Next").click()
    inner = named(page, "in the next")
    expect(inner).to_be_visible()
    for text in [inside, inner]:
        assert style(text, "fontSize") == ORANGE_SIZE and style(text, "fontWeight") == "700"
        assert style(text, "direction") == "rtl"
        red, green, blue, _ = numbers(style(text, "color"))
        assert red > green > blue
    assert style(named(page, "tinted"), "color") == style(inner, "color")


def test_weights_hold_across_fonts_and_fonts_take_weights_back(page):
    assert style(named(page, "bold title"), "fontWeight") == "700"
    assert style(named(page, "plain title"), "fontWeight") == "400"
    assert style(named(page, "plain title"), "fontSize") == "28px"
    assert float(style(named(page, "bold heart"), "strokeWidth").removesuffix("px")) > 2.5
    assert float(style(named(page, "heavy heart"), "strokeWidth").removesuffix("px")) > 3
    assert named(page, "heavy heart").bounding_box()["width"] > named(page, "bold heart").bounding_box()["width"] * 1.3


def test_light_is_seen_where_something_lies_below(page):
    light = named(page, "light")
    expect(light).to_have_css("mask-image", re.compile("url"))
    box = light.bounding_box()
    # The circle is at the right, where the line begins.
    colors = pixels(page, [(box["x"] + box["width"] - 30, box["y"] + 30), (box["x"] + 30, box["y"] + 30)])
    assert colors[0][0] > 200 and colors[0][1] < 100
    assert min(colors[1]) > 200 or max(colors[1]) < 40


def pixels(page: Page, places: list[tuple[float, float]]) -> list[list[int]]:
    """The colours of what is seen there."""
    shot = base64.b64encode(page.screenshot(scale="css")).decode()
    return page.context.new_page().evaluate(
        """async ([shot, places]) => {
          const image = new Image()
          image.src = "data:image/png;base64," + shot
          await image.decode()
          const canvas = document.createElement("canvas")
          canvas.width = image.width
          canvas.height = image.height
          const context = canvas.getContext("2d", { willReadFrequently: true })
          context.drawImage(image, 0, 0)
          return places.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3))
        }""",
        [shot, places],
    )


def test_what_lies_in_front_in_a_tab_does_not_cover_the_bar(page):
    touches(page)
    page.get_by_role("link", name="Looks").click()
    expect(named(page, "bold title")).to_be_visible()
    touches(page)
    link = page.get_by_role("link", name="Looks")
    x, y = middle(link)
    assert link.evaluate("(link, [x, y]) => link.contains(document.elementFromPoint(x, y))", [x, y])
    bar = page.locator("nav").bounding_box()
    left = bar["x"] + 2, bar["y"] + bar["height"] / 2
    # The blue in front would shine through.
    red, _, blue = pixels(page, [left])[0]
    assert abs(red - blue) < 60


def test_a_control_in_the_label_of_a_button_and_the_button_both_work(page):
    touches(page)
    around = named(page, "around")
    expect(around).to_have_role("button")
    page.get_by_text("Around").click()
    expect(page.get_by_text("presses 1 off")).to_be_visible()
    around.get_by_role("switch").click()
    expect(page.get_by_text("presses 1 on")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(around).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("presses 2 on")).to_be_visible()


def test_a_flick_reaches_far(page):
    touches(page)
    x, y = middle(named(page, "card"))
    draw(page, x, y, 60, 0, steps=3)
    expect(page.get_by_text("flicked", exact=True)).to_be_visible()


def test_dialogs_can_be_cancelled(page):
    touches(page)
    page.get_by_role("button", name="Ask").click()
    dialog = page.get_by_role("alertdialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)


def test_a_popover_around_a_stack_of_pages_has_room_for_it(visits, server):
    page = visits.open(server.url, "desktop").page
    touches(page)
    page.get_by_role("button", name="Choose").click()
    expect(page.get_by_text("Choice 3", exact=True)).to_be_in_viewport()
    assert page.get_by_role("dialog").bounding_box()["height"] > 300


@pytest.mark.parametrize("times", [1, 2])
def test_an_animation_begins_again_where_the_action_says(page, times):
    touches(page)
    runner = named(page, "runner")
    end = runner.bounding_box()["x"]
    page.evaluate(
        """() => {
          const runner = document.querySelector('[data-id=runner]')
          window.seen = []
          const look = () => { seen.push(runner.getBoundingClientRect().x); requestAnimationFrame(look) }
          look()
        }"""
    )
    for _ in range(times):
        page.get_by_role("button", name="Restart").click()
    page.wait_for_function("end => Math.min(...seen) < end - 80 && seen.at(-1) === end", arg=end)
    places = page.evaluate("seen")
    # The last time that it began: a slow machine may have seen some of the time before.
    start = max(index for index, x in enumerate(places) if x < end - 80)
    between = [x for x in places[start:] if end - 80 < x < end - 10]
    assert between and between == sorted(between)


def draw(page: Page, x: float, y: float, dx: float, dy: float, steps: int = 12):
    """A finger that moves, a step in each frame by its own clock, however fast the machine is."""
    session = page.context.new_cdp_session(page)
    now = time.time() - 1

    def touch(kind: str, frame: int, *points):
        touches = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, "timestamp": now + 0.016 * frame})

    touch("touchStart", 0, (x, y))
    for step in range(1, steps + 1):
        touch("touchMove", step, (x + dx * step / steps, y + dy * step / steps))
    touch("touchEnd", steps + 1)


def test_a_drag_around_a_list_leaves_it_its_swipes_and_its_scrolling(visits, server):
    page = visits.open(server.url, "phone", has_touch=True, is_mobile=True).page
    page.get_by_role("link", name="Drawer").tap()
    row = page.get_by_text("Row 2", exact=True)
    x, y = middle(row)
    draw(page, 300, y, -160, 0)
    page.get_by_role("button", name="Flag").filter(visible=True).first.tap()
    expect(page.get_by_text("closed, flags 1")).to_be_visible()
    draw(page, 200, 600, 0, -300)
    expect(row).not_to_be_in_viewport()
    x, y = middle(page.get_by_text("closed, flags 1"))
    draw(page, x, y, 120, 0)
    expect(page.get_by_text("drawn, flags 1")).to_be_visible()
