"""What appears and disappears follows the screen, in every container that builds as the reader comes near."""

import re

import pytest
from playwright.sync_api import Page, expect

from gallery import gallery, named
from hands import finger, move, pick, scroll_until


@pytest.fixture(scope="module")
def server():
    with gallery("appearing") as server:
        yield server


@pytest.fixture(params=["phone", "desktop"])
def page(request, visits, server):
    page = visits.open(server.url, request.param).page
    expect(named(page, "seen")).to_have_text(re.compile("^0 1 "))
    return page


def opened(page: Page, name: str) -> int:
    """Shows a container; how often its first row and those of containers before have appeared."""
    expect(named(page, "appearances")).to_have_text("1")
    if name == "list":
        return 1
    pick(page.get_by_role("combobox"), name)
    expect(named(page, "appearances")).to_have_text("2")
    return 2


def scroll(page: Page, x: float, y: float, until: re.Pattern):
    """Scrolls what is in the middle until the numbers of what is seen are such."""
    size = page.viewport_size
    for _ in range(100):
        if until.match(named(page, "seen").inner_text()):
            break
        move(page, size["width"] / 2, size["height"] * 0.6, x, y)
        page.wait_for_timeout(50)
    expect(named(page, "seen")).to_have_text(until)
    # Tasks follow the same sight.
    expect(named(page, "running")).to_have_text(until)


@pytest.mark.parametrize(["name", "last"], [("list", 59), ("stack", 59), ("grid", 119), ("across", 59)])
def test_rows_that_come_back_appear_again(page, name, last):
    before = opened(page, name)
    way = (300, 0) if name == "across" else (0, 400)
    scroll(page, *way, re.compile(rf"^(?!0 ).* {last}$"))
    scroll(page, -way[0], -way[1], re.compile("^0 1 "))
    expect(named(page, "appearances")).to_have_text(str(before + 1))


def test_pages_of_a_tab_view_appear_as_they_are_turned(page):
    before = opened(page, "pages")
    turn(page, 1)
    expect(named(page, "seen")).to_have_text("1")
    expect(named(page, "running")).to_have_text("1")
    turn(page, -1)
    expect(named(page, "seen")).to_have_text("0")
    expect(named(page, "appearances")).to_have_text(str(before + 1))


def test_a_swipe_that_comes_before_the_rarer_script_turns_the_page(visits, server):
    """The script that hears swipes is on its way for as long as the finger moves, as on a slow line."""
    held = []
    visit = visits.open(server.url, "phone")
    page = visit.page
    page.route("**/more.*", lambda route: held.append(route))
    expect(named(page, "seen")).to_have_text(re.compile("^0 1 "))
    before = opened(page, "pages")
    turn(page, 1)
    assert held, "the script was there before: nothing is tested"
    held[0].continue_()
    expect(named(page, "seen")).to_have_text("1")
    expect(named(page, "appearances")).to_have_text(str(before))


def turn(page: Page, way: int):
    """By finger on a phone, by the dot elsewhere."""
    if page.viewport_size["width"] < 768:
        finger(page, 195, 500, way * 250, 0)
    else:
        page.get_by_role("link", name="2" if way > 0 else "1", exact=True).click()


def test_what_a_page_covers_disappears(page):
    before = opened(page, "pushed")
    page.get_by_text("Further").click()
    expect(named(page, "seen")).to_have_text("1")
    expect(named(page, "running")).to_have_text("1")
    page.go_back()
    expect(named(page, "seen")).to_have_text("0")
    expect(named(page, "running")).to_have_text("0")
    expect(named(page, "appearances")).to_have_text(str(before + 1))


def test_an_endless_list_goes_on_to_its_end(page):
    pick(page.get_by_role("combobox"), "endless")
    expect(page.get_by_text("Line 0", exact=True)).to_be_visible()
    # Each time that the last row is reached there are twenty more.
    for count in (40, 60, 80, 100):
        size = page.viewport_size
        while page.get_by_text("Line").count() < count:
            move(page, size["width"] / 2, size["height"] * 0.6, 0, 300)
            page.wait_for_timeout(100)
    scroll_until(page.get_by_text("That is all."))
    assert page.get_by_text("Line").count() == 100
