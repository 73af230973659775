"""What lies in front of what, what a press does to the field that is edited, and lists that begin at their end."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named
from hands import finger


@pytest.fixture(scope="module")
def server():
    with gallery("front") as server:
        yield server


@pytest.fixture
def page(visits, server):
    return visits.open(server.url, "phone").page


def tab(page, name):
    page.get_by_role("navigation").get_by_text(name, exact=True).click()


def test_a_menu_at_the_leading_edge_opens_and_does_what_is_chosen(page):
    page.locator("summary", has_text="Sort").click()
    page.get_by_role("menuitem", name="By date").or_(page.get_by_text("By date")).first.click()
    expect(page.get_by_text("Order: date")).to_be_visible()


def test_a_button_leaves_the_field_the_focus(page):
    page.get_by_placeholder("Message").click()
    page.keyboard.type("one")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Sent: one")).to_be_visible()
    page.keyboard.type("two")
    expect(page.get_by_placeholder("Message")).to_have_value("two")
    expect(page.get_by_text("edited", exact=True)).to_be_visible()


def test_what_lies_over_tabs_lies_over_their_bar(page):
    page.get_by_role("button", name="Cover").click()
    expect(named(page, "cover")).to_be_visible()
    bar = page.get_by_role("navigation").get_by_text("Rows", exact=True).bounding_box()
    place = (bar["x"] + bar["width"] / 2, bar["y"] + bar["height"] / 2)
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('nav') === null", list(place))
    page.mouse.click(*place)
    expect(named(page, "cover")).to_have_count(0)


def test_a_page_does_not_look_as_the_link_that_opens_it(page):
    tint = page.get_by_role("button", name="Cover").evaluate("(e) => getComputedStyle(e).color")
    page.get_by_text("Plain link").click()
    inside = named(page, "inside")
    expect(inside).to_be_visible()
    assert inside.evaluate("(e) => getComputedStyle(e).color") == tint


def test_rows_that_share_the_state_of_an_alert_show_one(page):
    tab(page, "Rows")
    page.get_by_role("button", name="Star 2").click()
    expect(page.get_by_text("Needs a login")).to_have_count(1)
    page.get_by_role("button", name="OK").click()
    expect(page.get_by_text("Needs a login")).to_have_count(0)
    page.get_by_role("button", name="Star 1").click()
    expect(page.get_by_text("Needs a login")).to_have_count(1)


def test_rows_that_are_chosen_are_seen_to_be(page):
    tab(page, "Rows")
    page.get_by_role("button", name="Select").click()
    row = page.locator(".r", has_text="Row 1")
    circle = "(e) => { const s = getComputedStyle(e, '::before'); return [s.content, s.backgroundColor, s.width] }"
    page.wait_for_function("() => document.querySelectorAll('.r.cm').length === 4")
    empty = row.evaluate(circle)
    assert empty[2] == "22px"
    row.click()
    expect(page.get_by_role("heading", name="Chosen 1")).to_be_visible()
    assert row.evaluate(circle)[1] != empty[1]
    # A layer over the row's own ground.
    ground = "(e) => getComputedStyle(e).backgroundImage"
    assert row.evaluate(ground) != page.locator(".r", has_text="Row 2").evaluate(ground)


def test_a_chat_opens_at_its_end_and_goes_to_any_message(page):
    tab(page, "Chat")
    expect(page.get_by_text("Message 119", exact=True)).to_be_in_viewport()
    page.get_by_role("button", name="To 75").click()
    expect(page.get_by_text("Message 75", exact=True)).to_be_in_viewport()


def test_a_page_that_is_too_wide_does_not_scroll_and_leaves_the_drag_to_the_program(page):
    tab(page, "Wide")
    expect(page.get_by_text("Card 0")).to_be_visible()
    finger(page, 170, 400, 160, 0)  # on a card: between them nothing is pressed
    expect(page.get_by_text("Card 1")).to_be_visible()
    assert page.evaluate("() => [...document.querySelectorAll('*')].every((each) => each.scrollLeft === 0)")


def test_a_large_title_stands_above_a_search_bar(page):
    tab(page, "Old")
    field = page.get_by_placeholder("Search countries")
    expect(field).to_be_visible()
    title = page.get_by_role("heading", name="Countries").bounding_box()
    assert title["y"] + title["height"] <= field.bounding_box()["y"] + 1
    field.click()
    page.keyboard.type("x")
    expect(page.get_by_text("x 3", exact=True)).to_be_visible()
