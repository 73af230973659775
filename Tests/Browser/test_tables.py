"""Tables, collections, segments, touches, pans and constraints of UIKit in representables."""

import re

import pytest
from playwright.sync_api import expect

from gallery import gallery
from hands import finger


@pytest.fixture(scope="module")
def server():
    with gallery("tables") as server:
        yield server


@pytest.fixture
def page(visits, server):
    return visits.open(server.url, "phone").page


def tab(page, name):
    page.get_by_role("navigation").get_by_text(name, exact=True).click()


def box(locator):
    place = locator.bounding_box()
    return {**place, "right": place["x"] + place["width"], "bottom": place["y"] + place["height"]}


def test_rows_are_as_high_as_what_constraints_say(page):
    title = page.get_by_text("Banana", exact=True)
    detail = page.get_by_text("Banana grows on trees")
    expect(detail).to_be_visible()
    page.wait_for_function(
        """() => {
          const row = [...document.querySelectorAll('.r')].find((each) => each.textContent.includes('Banana'))
          const text = [...row.querySelectorAll('p')].find((each) => each.textContent.startsWith('Banana grows'))
          const [outer, inner] = [row.getBoundingClientRect(), text.getBoundingClientRect()]
          return Math.abs(outer.bottom - inner.bottom - 10) < 3
        }"""
    )
    assert abs(box(detail)["y"] - box(title)["bottom"] - 4) < 3
    assert abs(box(detail)["x"] - box(title)["x"]) < 1


def test_a_press_tells_the_delegate_and_a_swipe_deletes(page):
    page.get_by_text("Banana", exact=True).click()
    expect(page.get_by_text("Chosen: Banana")).to_be_visible()
    row = page.locator(".r", has_text="Cherry").first.bounding_box()
    finger(page, 195, row["y"] + row["height"] / 2, 100, 0)
    page.locator(".r", has_text="Cherry").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("Cherry", exact=True)).to_have_count(0)
    expect(page.get_by_text("Damson", exact=True)).to_be_visible()


def test_items_of_a_collection_wrap_and_are_chosen(page):
    tab(page, "Collection")
    first, third = page.get_by_text("0", exact=True), page.get_by_text("2", exact=True)
    fourth = page.get_by_text("3", exact=True)
    expect(fourth).to_be_visible()
    assert abs(box(first)["y"] - box(third)["y"]) < 1
    assert round(box(fourth)["y"] - box(first)["y"]) == 90
    colour = """(e) => {
      for (; e; e = e.parentElement) {
        const { backgroundColor } = getComputedStyle(e)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
      }
    }"""
    before = third.evaluate(colour)
    third.click()
    for _ in range(100):
        if (now := page.get_by_text("2", exact=True).evaluate(colour)) != before:
            break
        page.wait_for_timeout(50)
    assert now != before


def test_segments_choose(page):
    tab(page, "Choices")
    expect(page.get_by_text("Segment 1")).to_be_visible()
    page.locator("label", has_text="Month").click()
    expect(page.get_by_text("Segment 2")).to_be_visible()


def test_constraints_between_views_hold(page):
    tab(page, "Rows")
    long = page.get_by_text("A longer text")
    expect(long).to_be_visible()
    page.wait_for_function(
        """() => {
          const text = [...document.querySelectorAll('p')].find((each) => each.textContent.startsWith('A longer'))
          const { left, right, height } = text.getBoundingClientRect()
          return left === 68 && right <= 363 && height > 40
        }"""
    )
    assert page.get_by_text("Short").bounding_box()["x"] == 68


def test_touches_and_pans_reach_views(page):
    tab(page, "Motion")
    words = page.get_by_text("none", exact=True)
    expect(words).to_be_visible()
    paper = words.bounding_box()
    left, top = 45, paper["y"] + paper["height"] + 16
    page.mouse.move(left + 100, top + 60)
    page.mouse.down()
    page.mouse.move(left + 150, top + 90, steps=4)
    page.mouse.up()
    expect(page.get_by_text(re.compile(r"drawn from (99|100|101), (59|60|61)"))).to_be_visible()
    page.mouse.move(left + 40, top + 200)
    page.mouse.down()
    page.mouse.move(left + 100, top + 150, steps=6)
    page.mouse.up()
    expect(page.get_by_text(re.compile(r"dot at (9|10)\d, 1[45]\d"))).to_be_visible()
