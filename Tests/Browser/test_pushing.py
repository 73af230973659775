"""Wherever a program itself takes the reader, the browser's Back leads back and not away."""

import pytest
from playwright.sync_api import Page, expect

from gallery import gallery


@pytest.fixture(scope="module")
def server():
    with gallery("pushing") as server:
        yield server


@pytest.fixture(params=["phone", "desktop"])
def page(request, visits, server):
    page = visits.open(server.url, request.param).page
    expect(page.get_by_text("Append seven")).to_be_visible()
    return page


def press(page: Page, name: str):
    page.get_by_role("button", name=name, exact=True).click()


def tab(page: Page, name: str):
    page.get_by_role("navigation").get_by_role("link", name=name).click()


def test_what_is_appended_to_a_path(page):
    press(page, "Append seven")
    expect(page.get_by_text("Page 7", exact=True)).to_be_visible()
    press(page, "Append next")
    expect(page.get_by_text("Page 8", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Page 7", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Append seven")).to_be_visible()
    page.go_forward()
    expect(page.get_by_text("Page 7", exact=True)).to_be_visible()


def test_two_at_once_are_one_entry(page):
    press(page, "Append two")
    expect(page.get_by_text("Page 2", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Append two")).to_be_visible()


def test_what_a_program_takes_off_itself(page):
    press(page, "Append seven")
    press(page, "Append next")
    expect(page.get_by_text("Page 8", exact=True)).to_be_visible()
    press(page, "Back by one")
    expect(page.get_by_text("Page 7", exact=True)).to_be_visible()
    # The program has gone back, and so has the browser: the next step back leads to the root.
    page.wait_for_url("**/7")
    page.go_back()
    expect(page.get_by_text("Append seven")).to_be_visible()


def test_another_tab(page):
    press(page, "Another tab")
    expect(page.get_by_text("Nothing covers.")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Append seven")).to_be_visible()


@pytest.mark.parametrize(["button", "text"], [("Activate", "Active page"), ("Choose", "Chosen page")])
def test_links_that_a_program_activates(page, button, text):
    tab(page, "Links")
    press(page, button)
    expect(page.get_by_text(text)).to_be_visible()
    page.go_back()
    # The program's state has followed.
    expect(page.get_by_text("active false, chosen none")).to_be_visible()


@pytest.mark.parametrize(["button", "text"], [("Sheet", "In the sheet"), ("Cover", "In the cover")])
def test_what_covers(page, button, text):
    tab(page, "Covers")
    press(page, button)
    expect(page.get_by_text(text)).to_be_visible()
    page.go_back()
    expect(page.get_by_text(text)).to_have_count(0)
    expect(page.get_by_text("Nothing covers.")).to_be_visible()


def test_a_cover_that_its_program_closes_leaves_no_entry(page):
    tab(page, "Covers")
    press(page, "Cover")
    press(page, "Close it")
    expect(page.get_by_text("In the cover")).to_have_count(0)
    page.wait_for_url("**/covers")
    page.go_back()
    expect(page.get_by_text("Append seven")).to_be_visible()


def test_a_sheet_of_a_page_that_another_covers_is_alive(page):
    press(page, "Append seven")
    press(page, "Sheet of the root")
    dialog = page.get_by_role("dialog")
    # It has appeared, and hears.
    dialog.get_by_role("button", name="Pressed 10").click()
    expect(dialog.get_by_role("button", name="Pressed 11")).to_be_visible()
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Page 7", exact=True)).to_be_visible()


def test_a_page_that_follows_a_binding(page):
    tab(page, "Bindings")
    press(page, "Show")
    expect(page.get_by_text("Shown page")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Show an item")).to_be_visible()
    page.go_forward()
    expect(page.get_by_text("Shown page")).to_be_visible()
    page.go_back()
    press(page, "Show an item")
    expect(page.get_by_text("Item page 5")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Show an item")).to_be_visible()
    page.go_forward()
    expect(page.get_by_text("Item page 5")).to_be_visible()


def test_several_pages_taken_off_are_several_steps_back(page):
    tab(page, "Bindings")
    press(page, "First of three")
    press(page, "Next thing")
    expect(page.get_by_text("Thing 2", exact=True)).to_be_visible()
    press(page, "Next thing")
    expect(page.get_by_text("Thing 3", exact=True)).to_be_visible()
    press(page, "Two back")
    expect(page.get_by_text("Thing 1", exact=True)).to_be_visible()
    page.wait_for_timeout(400)
    page.go_back()
    expect(page.get_by_text("First of three")).to_be_visible()


def test_a_focus_state_reaches_what_is_focusable(page):
    tab(page, "Bindings")
    press(page, "Take the focus")
    expect(page.get_by_text("Has the focus")).to_be_visible()
    expect(page.get_by_text("Has the focus")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_text("Has no focus")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_text("Has the focus")).to_be_visible()
