"""Rows of a list are pressed as a whole for the link that is somewhere in them."""

import pytest
from playwright.sync_api import expect

from gallery import gallery

TOUCH = {"has_touch": True, "is_mobile": True}

@pytest.fixture(scope="module")
def rows():
    with gallery("row links") as server:
        yield server

@pytest.mark.parametrize("name", ["stacked", "behind", "above", "beside", "part"])
def test_a_row_is_pressed_for_the_link_in_it(visits, rows, name):
    page = visits.open(rows.url, "phone", **TOUCH).page
    box = page.get_by_text(name, exact=True).bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] + 20, box["y"] + 8)
    expect(page.get_by_text(f"page of {name}")).to_be_visible()
    page.get_by_role("button", name="Rows").or_(page.get_by_role("link", name="Rows")).first.tap()
    expect(page.get_by_text("end of stacked")).to_be_visible()

def test_what_else_is_in_the_row_keeps_its_taps(visits, rows):
    page = visits.open(rows.url, "phone", **TOUCH).page
    page.get_by_role("button", name="Save 0").tap()
    page.get_by_text("Tap 1").tap()
    expect(page.get_by_text("Tap 2")).to_be_visible()
    expect(page.get_by_text("end of stacked")).to_be_visible()

def test_words_of_a_row_are_chosen_by_the_pointer(visits, rows):
    page = visits.open(rows.url).page
    box = page.get_by_text("end of stacked").bounding_box()
    page.mouse.move(box["x"] + 2, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 2, box["y"] + 10, steps=4)
    page.mouse.up()
    page.wait_for_function("() => getSelection().toString().startsWith('nd of') || getSelection().toString().startsWith('end of')")
    # What is pressed next is handled after what the pointer did: the row has not been pressed for it.
    page.get_by_role("button", name="Save 0").click()
    expect(page.get_by_role("button", name="Save 1")).to_be_visible()
    expect(page.get_by_text("page of stacked")).to_have_count(0)
    page.get_by_text("end of stacked").click()
    expect(page.get_by_text("page of stacked")).to_be_visible()

@pytest.mark.parametrize("name", ["stacked", "behind"])
def test_a_pressed_row_is_shaded_and_not_for_its_buttons(visits, rows, name):
    page = visits.open(rows.url).page
    shade = "name => getComputedStyle([...document.querySelectorAll('.r')].find(row => row.innerText.includes(name))).backgroundColor"
    rest = page.evaluate(shade, "plain")
    box = page.get_by_text(f"end of {name}").bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 8)
    hovered = page.evaluate(shade, name)
    page.mouse.down()
    assert page.evaluate(shade, name) not in (rest, hovered)
    page.mouse.move(5, 5)
    page.mouse.up()
    save = page.get_by_role("button", name="Save 0").bounding_box()
    page.mouse.move(save["x"] + 5, save["y"] + 5)
    hovered = page.evaluate(shade, "part")
    page.mouse.down()
    assert page.evaluate(shade, "part") == hovered

def test_a_plain_link_is_pressed_itself_alone(visits, rows):
    page = visits.open(rows.url).page
    page.get_by_text("end of plain").click()
    page.wait_for_timeout(300)
    expect(page.get_by_text("end of stacked")).to_be_visible()
    page.get_by_role("link", name="Plain").click()
    expect(page.get_by_text("page of plain")).to_be_visible()

@pytest.mark.parametrize("name", ["stacked", "behind", "above", "part"])
def test_so_it_is_without_scripts(browser, rows, name):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(rows.url)
    box = page.get_by_text(name, exact=True).bounding_box()
    page.mouse.click(box["x"] + box["width"] + 20, box["y"] + 8)
    expect(page.get_by_text(f"page of {name}")).to_be_visible()
    context.close()
