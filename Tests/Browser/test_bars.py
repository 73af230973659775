"""What lies under bars, and above them."""

import pytest
from playwright.sync_api import expect

from gallery import gallery
from hands import wheel


@pytest.fixture(scope="module")
def server():
    with gallery("under") as server:
        yield server


def opened(visits, server, size: str, name: str):
    page = visits.open(server.url, size).page
    page.get_by_role("link", name=name, exact=True).click()
    expect(page.locator("[data-id=colour]")).to_be_visible()
    return page


def named(page, name: str) -> dict:
    return page.locator(f"[data-id={name}]").bounding_box()


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("name", ["Colour", "Gradient", "Scrolling"])
def test_what_ignores_the_safe_area_goes_up_under_the_bar(visits, server, size, name):
    page = opened(visits, server, size, name)
    bar = page.get_by_role("banner")
    expect(bar).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    assert named(page, "colour")["y"] == 0
    if name != "Scrolling":
        assert named(page, "first")["y"] >= bar.bounding_box()["height"] - 0.5
    # What is in the bar is still pressed.
    bar.get_by_role("link", name="Under").click()
    expect(page.get_by_role("heading", name="Under")).to_be_visible()


def test_what_scrolls_under_the_bar_leaves_it_where_it_is(visits, server):
    page = opened(visits, server, "phone", "Scrolling")
    # Once it has come: what slides in is not scrolled.
    page.wait_for_function("() => !document.querySelector('.pa.gone')")
    wheel(page, 195, 600, 0, 200)
    page.wait_for_function("() => document.querySelector('[data-id=colour]').getBoundingClientRect().top === -200")
    assert page.get_by_role("banner").bounding_box()["y"] == 0


def test_other_pages_begin_below_the_bar(visits, server):
    page = opened(visits, server, "phone", "Plain")
    bar = page.get_by_role("banner").bounding_box()
    assert abs(named(page, "colour")["y"] - bar["height"]) < 0.6


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_is_laid_over_a_navigation_stack_is_above_its_bar(visits, server, size):
    page = opened(visits, server, size, "Colour")
    page.get_by_role("button", name="Note").click()
    # Pressed where it lies over the bar.
    box = page.get_by_role("button", name="Seen").bounding_box()
    assert box["y"] < page.get_by_role("banner").bounding_box()["height"]
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("button", name="Seen")).to_have_count(0)
