"""Pages follow the finger, come to rest where they were or beside, and are the server's from then on."""

import time

import pytest
from playwright.sync_api import expect

from gallery import gallery, named
from hands import finger, flick

LEFT = "element => Math.round(element.getBoundingClientRect().left)"


@pytest.fixture(scope="module")
def server():
    with gallery("turning") as server:
        yield server


@pytest.fixture
def page(visits, server):
    page = visits.open(server.url, "phone", has_touch=True).page
    finger(page, 195, 700, 250, 0)
    opened(page, 1)
    return page


def opened(page, number):
    """The page is open, alone in sight, and where it belongs."""
    expect(named(page, "open")).to_have_text(f"Open: {number}")
    expect(page.locator("[data-turning]")).to_have_count(0)
    for each in range(4):
        if each == number:
            expect(named(page, f"page {each}")).to_be_visible()
        else:
            expect(named(page, f"page {each}")).not_to_be_visible()
    assert named(page, f"page {number}").evaluate(LEFT) == 0


class Finger:
    """A finger that stays on the screen."""

    def __init__(self, page, x, y):
        self.session = page.context.new_cdp_session(page)
        self.now = time.time() - 1
        self.y = y
        self._touch("touchStart", x)

    def _touch(self, kind, x=None):
        self.now += 0.05
        points = [] if x is None else [{"x": x, "y": self.y}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self.now})

    def move(self, *places):
        for x in places:
            self._touch("touchMove", x)

    def lift(self):
        self.now += 0.5
        self._touch("touchEnd")


def test_pages_follow_the_finger_and_spring_back(page):
    hand = Finger(page, 300, 700)
    hand.move(290, 250, 200)
    expect(page.locator("[data-turning]")).to_have_count(1)
    page.wait_for_timeout(100)
    places = {number: named(page, f"page {number}").evaluate(LEFT) for number in range(3)}
    assert -100 <= places[1] <= -90
    assert places[2] == places[1] + 390 and places[0] == places[1] - 390
    expect(named(page, "page 2")).to_be_visible()
    hand.move(210, 240, 330, 380)
    page.wait_for_timeout(100)
    assert 70 <= named(page, "page 1").evaluate(LEFT) <= 90
    hand.lift()
    opened(page, 1)


def test_half_of_the_way_turns_and_a_flick_does(page):
    finger(page, 195, 700, 210, 0)
    opened(page, 2)
    flick(page, 195, 700, -80, 0)
    opened(page, 1)
    finger(page, 195, 700, 120, 0)
    opened(page, 1)


def test_the_ends_are_a_rubber_band(page):
    flick(page, 195, 700, -100, 0)
    opened(page, 0)
    hand = Finger(page, 100, 700)
    hand.move(110, 200, 300)
    page.wait_for_timeout(100)
    assert 60 <= named(page, "page 0").evaluate(LEFT) <= 120
    hand.lift()
    opened(page, 0)


def test_several_flicks_go_on(page):
    for number in (2, 3):
        flick(page, 195, 700, 100, 0)
        expect(named(page, "open")).to_have_text(f"Open: {number}")
    opened(page, 3)


def test_what_turns_is_not_pressed_and_what_is_pressed_does_not_turn(page):
    box = named(page, "page 1").get_by_role("button").bounding_box()
    finger(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 60, 0)
    opened(page, 1)
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    opened(page, 0)


def test_pages_are_mirrored(page):
    page.get_by_role("switch").click()
    hand = Finger(page, 100, 700)
    hand.move(110, 200)
    page.wait_for_timeout(100)
    places = {number: named(page, f"page {number}").evaluate(LEFT) for number in range(3)}
    assert 90 <= places[1] <= 100
    assert places[2] == places[1] - 390 and places[0] == places[1] + 390
    hand.move(300, 350)
    hand.lift()
    opened(page, 2)


def test_a_dot_lets_its_page_come_in(page):
    page.evaluate("""() => {
      window.places = []
      const look = () => {
        const page = document.querySelector('[data-id="page 2"]')
        if (page?.getClientRects().length) window.places.push(page.getBoundingClientRect().left)
        requestAnimationFrame(look)
      }
      look()
    }""")
    page.get_by_role("link", name="3", exact=True).click()
    opened(page, 2)
    places = page.evaluate("window.places")
    assert any(0 < place < 390 for place in places), places


def test_a_mouse_turns(visits, server):
    page = visits.open(server.url, "desktop").page
    wide = page.viewport_size["width"]
    before = named(page, "open").inner_text()
    page.mouse.move(wide * 0.8, 500)
    page.mouse.down()
    page.mouse.move(wide * 0.5, 500, steps=4)
    page.mouse.move(wide * 0.2, 500, steps=4)
    page.mouse.up()
    expect(named(page, "open")).to_have_text(f"Open: {int(before[-1]) + 1}")
