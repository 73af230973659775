"""Tables of trees and sections, and menus for what is chosen."""

import pytest
from playwright.sync_api import Page, expect

from gallery import gallery


@pytest.fixture(scope="module")
def server():
    with gallery("trees") as server:
        yield server


@pytest.fixture
def page(visits, server):
    return visits.open(server.url, "desktop").page


def cell(page: Page, text: str):
    return page.locator("td,.r").get_by_text(text, exact=True)


def menu(page: Page):
    return page.locator(".mp:popover-open")


def told(page: Page):
    return page.locator("[data-id=told]")


def test_rows_open_and_close(page):
    expect(cell(page, "letter.txt")).to_have_count(0)
    page.get_by_role("button", name="Expand").first.click()
    expect(cell(page, "letter.txt")).to_be_visible()
    indent = cell(page, "letter.txt").bounding_box()["x"] - cell(page, "Documents").bounding_box()["x"]
    assert abs(indent - 16) < 1
    page.get_by_role("button", name="Expand").first.click()
    expect(cell(page, "may.pdf")).to_be_visible()
    page.get_by_role("button", name="Collapse").first.click()
    expect(cell(page, "letter.txt")).to_have_count(0)


def test_the_menu_is_of_all_that_is_chosen_or_of_one(page):
    cell(page, "Documents").click()
    cell(page, "notes.md").click(modifiers=["Control"])
    expect(page.locator("tr.on")).to_have_count(2)
    cell(page, "notes.md").click(button="right")
    menu(page).get_by_text("Delete 2").click()
    expect(told(page)).to_have_text("delete [1, 3]")
    cell(page, "Pictures").click(button="right")
    menu(page).get_by_text("Delete 1").click()
    expect(told(page)).to_have_text("delete [2]")


def test_a_double_click_does_the_first_thing(page):
    cell(page, "Pictures").dblclick()
    expect(told(page)).to_have_text("open [2]")


def test_sections_have_headers_and_rows_menus(page):
    page.locator("label", has_text="Sections").click()
    header = page.get_by_role("rowheader", name="Folders")
    expect(header).to_be_visible()
    assert header.bounding_box()["y"] < cell(page, "Documents").bounding_box()["y"]
    expect(cell(page, "below")).to_be_visible()
    cell(page, "Pictures").click(button="right")
    menu(page).get_by_text("Open Pictures").click()
    expect(told(page)).to_have_text("row 2")


def test_rows_of_lists_have_the_menu_too(page):
    page.locator("label", has_text="Rows").click()
    cell(page, "notes.md").click(button="right")
    menu(page).get_by_text("Act on 1").click()
    expect(told(page)).to_have_text("act [3]")
    cell(page, "Pictures").dblclick()
    expect(told(page)).to_have_text("pressed [2]")


def test_on_a_phone_a_tap_does_the_first_thing_and_a_resting_finger_opens_the_menu(visits, server):
    page = visits.context("phone", has_touch=True, is_mobile=True).new_page()
    page.goto(server.url)
    page.wait_for_timeout(500)
    page.locator("label", has_text="Rows").tap()
    cell(page, "Pictures").tap()
    expect(told(page)).to_have_text("pressed [2]")
    box = cell(page, "notes.md").bounding_box()
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 10, "y": box["y"] + 8}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(menu(page).get_by_text("Act on 1")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    menu(page).get_by_text("Act on 1").tap()
    expect(told(page)).to_have_text("act [3]")
