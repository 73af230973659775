"""What well known programs do: chats begin at their end, pads begin empty, the card that says so lies in front."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, middle, named
from hands import reach


@pytest.fixture(scope="module")
def server():
    with gallery("idioms") as server:
        yield server


def opened(visits, server, name: str, device: str = "desktop"):
    page = visits.open(server.url, device).page
    page.get_by_text(name, exact=True).click()
    expect(page.locator(".bk")).to_be_visible()
    expect(page.locator("[data-moving]")).to_have_count(0)
    return page


def test_a_page_begins_where_it_asks_to_be_scrolled_to(visits, server):
    page = opened(visits, server, "Chat")
    expect(page.get_by_text("Message 19", exact=True)).to_be_in_viewport()
    expect(page.get_by_text("Message 0", exact=True)).not_to_be_in_viewport()


def test_a_canvas_takes_a_pointer_where_nothing_is_drawn_yet(visits, server):
    page = opened(visits, server, "Pad")
    expect(named(page, "points")).to_have_text("0 points")
    x, y = middle(named(page, "pad"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 50, y + 40, steps=5)
    page.mouse.up()
    expect(page.locator("svg.dg path, svg.dg [d]").first).to_be_visible()


def test_a_view_lies_in_front_by_what_is_said_inside_of_what_lies_over_it(visits, server):
    page = opened(visits, server, "Cards")
    page.mouse.click(*middle(page.get_by_text("card 0", exact=True)))
    expect(page.get_by_text("1 presses", exact=True)).to_be_visible()


def test_a_view_that_leaves_takes_no_room(visits, server):
    page = opened(visits, server, "Cards")
    reach(page.get_by_text("Change", exact=True))
    old = page.get_by_text("One", exact=True)
    before = old.bounding_box()["y"]
    page.get_by_text("Change", exact=True).click()
    expect(page.get_by_text("Two", exact=True)).to_be_visible()
    # The old title is still fading where it was; what is around it stands where it will stay.
    assert old.count() == 1
    assert abs(old.bounding_box()["y"] - before) < 2
    # As it is seen: the script lays out what style sheets cannot before the next frame.
    page.evaluate("() => new Promise(requestAnimationFrame)")
    place = named(page, "below").bounding_box()["y"]
    expect(old).to_have_count(0)
    assert abs(named(page, "below").bounding_box()["y"] - place) < 1


def test_a_button_in_a_button_is_as_wide_as_its_label(visits, server):
    page = opened(visits, server, "Cards", "phone")
    inner = named(page, "inner").bounding_box()
    assert inner["height"] < 30 and inner["width"] > 80


def test_a_shape_with_a_hole_takes_presses_around_it(visits, server):
    page = opened(visits, server, "Cards")
    box = named(page, "hole").bounding_box()
    page.mouse.click(box["x"] + 50, box["y"] + 50)
    page.mouse.click(box["x"] + 4, box["y"] + 4)
    expect(page.get_by_text("1,000 presses", exact=True)).to_be_visible()


def test_pages_above_a_dark_page_are_dark(visits, server):
    page = opened(visits, server, "Night")
    page.get_by_text("Deeper", exact=True).click()
    expect(named(page, "deep")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_a_view_that_is_no_source_follows_the_source(visits, server):
    page = opened(visits, server, "Tabs")

    def apart(word: str) -> float:
        source, capsule = named(page, word).bounding_box(), page.get_by_label("capsule").bounding_box()
        return max(abs(source[side] - capsule[side]) for side in ("x", "y", "width", "height"))

    page.wait_for_timeout(500)
    assert apart("word 0") < 1.5
    page.mouse.click(*middle(named(page, "word 1")))
    page.wait_for_timeout(1000)
    assert apart("word 1") < 1.5
    assert apart("word 0") > 20
