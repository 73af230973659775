"""What well-known programs do, on a phone: badges beside actions, headers that stick, carousels, bars of the keyboard."""

import pytest
from playwright.sync_api import expect

from gallery import gallery
from hands import finger


@pytest.fixture(scope="module")
def server():
    with gallery("odds") as server:
        yield server


@pytest.fixture
def page(visits, server):
    page = visits.context("phone", has_touch=True, is_mobile=True).new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(error))
    page.goto(server.url)
    expect(page.locator(".r", has_text="Badges")).to_be_visible()
    page.wait_for_timeout(500)
    yield page
    assert errors == []


def open_page(page, name):
    page.locator(".r", has_text=name).first.tap()
    expect(page.locator(".bk").last).to_be_visible()
    page.wait_for_timeout(600)


def test_badges_stand_at_the_end_of_their_rows(page):
    open_page(page, "Badges")
    ends = page.locator(".pa").last.locator(".r").evaluate_all(
        """rows => rows.map(row => {
          const holder = row.querySelector('[data-badge]')
          const range = document.createRange()
          range.selectNodeContents(holder)
          return [row.getBoundingClientRect().right - holder.getBoundingClientRect().right, holder.getBoundingClientRect().height]
        })"""
    )
    assert all(0 <= end <= 24 and height < 40 for end, height in ends), ends


def test_a_header_sticks_right_below_the_bar(page):
    open_page(page, "Sticking")
    finger(page, 195, 600, 0, 300)
    page.wait_for_timeout(600)
    bar = page.locator(".hd").last.bounding_box()
    header = page.locator("[data-id=header]").bounding_box()
    assert abs(header["y"] - bar["y"] - bar["height"]) < 1.5


def test_carousels_begin_at_their_beginning_and_peek(page):
    open_page(page, "Carousels")
    first, peeking, next_one = (page.locator(f'[data-id="{name}"]').bounding_box() for name in ("aligned 0", "peeking 0", "peeking 1"))
    assert abs(first["x"] - 30) < 1 and abs(peeking["x"] - 30) < 1
    assert abs(next_one["x"] - 365) < 1
    # It is seen at the edge of the screen, and so can be taken there.
    name = page.evaluate("([x, y]) => document.elementFromPoint(x, y).dataset.id", [380, next_one["y"] + 50])
    assert name == "peeking 1"


def test_a_button_of_the_keyboards_bar_may_stand_at_the_end(page):
    open_page(page, "Keyboard")
    page.get_by_placeholder("Name").tap()
    done = page.get_by_text("Done", exact=True)
    expect(done).to_be_visible()
    box = done.bounding_box()
    assert box["x"] + box["width"] > 360


def test_a_text_that_was_made_smaller_stays_so_as_things_move(page):
    open_page(page, "Small")
    size = "e => getComputedStyle(e.tagName == 'P' ? e : e.querySelector('p')).fontSize"
    before = page.locator("[data-id=small]").evaluate(size)
    page.get_by_text("Animate").tap()
    page.wait_for_timeout(900)
    assert page.locator("[data-id=small]").evaluate(size) == before


def test_the_window_does_not_scroll_to_what_is_moved(page):
    open_page(page, "Position")
    assert page.evaluate("[innerWidth, document.scrollingElement.scrollWidth]") == [390, 390]


def test_a_question_without_a_title_begins_with_its_answers(page):
    page.get_by_text("Ask", exact=True).tap()
    one = page.get_by_role("button", name="One")
    expect(one).to_be_visible()
    page.wait_for_timeout(500)
    assert one.bounding_box()["y"] - page.locator("dialog.qs").bounding_box()["y"] < 4
