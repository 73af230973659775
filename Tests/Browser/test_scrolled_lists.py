"""Lists, forms, tables and editors tell how far they are scrolled, and do what is said of scroll views."""

import re

import pytest
from playwright.sync_api import expect

from gallery import gallery, named
from hands import move, pick


@pytest.fixture(scope="module")
def server():
    with gallery("scrolled lists") as server:
        yield server


@pytest.fixture(params=["phone", "desktop"])
def page(request, visits, server):
    return visits.open(server.url, request.param).page


def scroll(page, way):
    size = page.viewport_size
    move(page, size["width"] / 2, size["height"] * 0.6, 0, way)


@pytest.mark.parametrize("kind", ["list", "form", "table", "editor"])
def test_how_far_it_is_scrolled_is_told(page, kind):
    if kind != "list":
        pick(page.get_by_role("combobox"), kind)
    expect(named(page, "told")).to_have_text(re.compile("^near"))
    for _ in range(10):
        scroll(page, 300)
        page.wait_for_timeout(150)
        if named(page, "told").inner_text().startswith("far"):
            break
    expect(named(page, "told")).to_have_text(re.compile("^far"))
    expect(named(page, "told")).to_have_text(re.compile("^far idle"))
    for _ in range(12):
        scroll(page, -300)
    expect(named(page, "told")).to_have_text(re.compile("^near idle"))


def test_a_chat_begins_at_its_end(page):
    pick(page.get_by_role("combobox"), "chat")
    expect(page.get_by_text("Row 29", exact=True)).to_be_in_viewport()
    expect(page.get_by_text("Row 0", exact=True)).not_to_be_in_viewport()


def test_the_place_in_a_list_is_told_and_set(page):
    pick(page.get_by_role("combobox"), "placed")
    first = page.get_by_text("Row 0", exact=True)
    expect(first).to_be_visible()
    page.wait_for_function(  # the list moves once the rarer script is there
        """() => {
          const row = [...document.querySelectorAll('.ls p')].find((each) => each.textContent === 'Row 0')
          return row.getBoundingClientRect().top - row.closest('.ls').getBoundingClientRect().top > 100
        }"""
    )
    scroll(page, 400)
    expect(named(page, "told")).to_have_text(re.compile(r" [3-9]$"))
    page.get_by_role("button", name="To 25").click()
    expect(page.get_by_text("Row 25", exact=True)).to_be_in_viewport()


def test_a_list_that_may_not_be_scrolled_is_not(page):
    pick(page.get_by_role("combobox"), "still")
    expect(page.get_by_text("Row 0", exact=True)).to_be_in_viewport()
    scroll(page, 400)
    page.wait_for_timeout(500)
    expect(page.get_by_text("Row 0", exact=True)).to_be_in_viewport()
    assert page.locator(".ls").evaluate("list => getComputedStyle(list).scrollbarWidth") == "none"
