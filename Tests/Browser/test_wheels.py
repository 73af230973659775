"""Wheels: turned by finger, mouse and keys; what comes to rest in the middle is chosen."""

import re
import time

import pytest
from playwright.sync_api import expect

from gallery import gallery, middle, named
from hands import finger, flick, reach, tab_to, wheel

# How far a wheel is from having what is chosen in its middle, in points.
OFF = """group => {
  const box = group.getBoundingClientRect()
  const row = group.querySelector(":checked").parentElement.getBoundingClientRect()
  return Math.abs(row.top + row.height / 2 - box.top - box.height / 2)
}"""


@pytest.fixture(scope="module")
def server():
    with gallery("wheels") as server:
        yield server


@pytest.fixture(params=["phone", "desktop"])
def page(request, visits, server):
    page = visits.open(server.url, request.param, has_touch=request.param == "phone").page
    expect(page.locator(".wr").first).to_be_visible()
    expect(page.locator(".wr").first).to_have_js_property("scrollTop", 32)
    # The script that hears wheels comes after the page.
    page.wait_for_load_state("networkidle")
    return page


def group(page, name):
    return page.get_by_role("radiogroup", name=name)


def stands(page, name, words):
    expect(named(page, "chosen")).to_have_text(words)
    end = time.monotonic() + 10
    while group(page, name).evaluate(OFF) >= 1:
        assert time.monotonic() < end, "what is chosen is not in the middle"
        page.wait_for_timeout(50)


def test_a_drag_turns_and_the_row_in_the_middle_is_chosen(page):
    if page.viewport_size["width"] < 768:
        finger(page, *middle(group(page, "Servings")), 0, 70)
    else:
        x, y = middle(group(page, "Servings"))
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 8):
            page.mouse.move(x, y - 10 * step)
        page.mouse.up()
    stands(page, "Servings", "4 of 1:30 sun.max")


def test_a_flick_goes_on(visits, server):
    page = visits.open(server.url, "phone").page
    x, y = middle(group(page, "Minutes"))
    expect(page.locator(".wr").nth(2)).to_have_js_property("scrollTop", 960)
    flick(page, x, y, 0, 90)
    expect(named(page, "chosen")).to_have_text(re.compile(r"2 of 1:(3[3-9]|[45]\d) sun.max"))
    page.wait_for_timeout(1000)
    stands(page, "Minutes", named(page, "chosen").inner_text())


def test_the_wheel_of_a_mouse_turns(visits, server):
    page = visits.open(server.url, "desktop").page
    wheel(page, *middle(group(page, "Hours")), 0, 96)
    stands(page, "Hours", "2 of 4:30 sun.max")


def test_a_row_that_is_pressed_comes_to_the_middle(page):
    x, y = middle(group(page, "Servings"))
    press = page.touchscreen.tap if page.viewport_size["width"] < 768 else page.mouse.click
    press(x, y + 32)
    stands(page, "Servings", "3 of 1:30 sun.max")
    # What is pulled below the first row neither refreshes nor moves what is around.
    press(x, y - 58)
    stands(page, "Servings", "1 of 1:30 sun.max")
    if page.viewport_size["width"] < 768:
        finger(page, x, y, 0, -200)
        page.wait_for_timeout(500)
        stands(page, "Servings", "1 of 1:30 sun.max")


def test_what_the_program_chooses_comes_to_the_middle(page):
    page.get_by_role("button", name="Eleven").click()
    stands(page, "Servings", "11 of 1:30 sun.max")
    assert page.locator(".wr").first.evaluate("wheel => wheel.scrollTop") == 320


def test_keys_turn(page):
    tab_to(page.get_by_role("radio", name="2", exact=True))
    page.keyboard.press("ArrowDown")
    stands(page, "Servings", "3 of 1:30 sun.max")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    stands(page, "Servings", "1 of 1:30 sun.max")
    page.keyboard.press("End")
    stands(page, "Servings", "12 of 1:30 sun.max")
    page.keyboard.press("ArrowDown")
    stands(page, "Servings", "12 of 1:30 sun.max")
    page.keyboard.type("10")
    stands(page, "Servings", "10 of 1:30 sun.max")


def test_wheels_side_by_side_are_as_wide_as_they_are_told(page):
    boxes = [group(page, name).bounding_box() for name in ("Hours", "Minutes")]
    assert [box["width"] for box in boxes] == [120, 120]
    assert boxes[0]["x"] + 120 <= boxes[1]["x"]


def test_what_is_drawn_is_turned_and_what_is_disabled_is_not(page):
    reach(group(page, "Sign"))
    turn = finger if page.viewport_size["width"] < 768 else wheel
    turn(page, *middle(group(page, "Sign")), 0, 40)
    stands(page, "Sign", "2 of 1:30 cloud")
    reach(page.get_by_role("radio", name="2", exact=True))
    tab_to(page.get_by_role("radio", name="2", exact=True))
    page.keyboard.press("End")
    stands(page, "Servings", "12 of 1:30 cloud")
    expect(group(page, "Sign")).to_have_attribute("disabled", "")
    turn(page, *middle(group(page, "Sign")), 0, 40)
    page.wait_for_timeout(500)
    stands(page, "Sign", "12 of 1:30 cloud")


def test_without_scripts_it_is_sent_as_a_form(browser, server):
    page = browser.new_page(java_script_enabled=False)
    page.goto(server.url)
    expect(named(page, "chosen")).to_have_text("2 of 1:30 sun.max")
    page.get_by_role("radio", name="3", exact=True).locator("..").click()
    tab_to(page.get_by_role("radio", name="3", exact=True))
    page.keyboard.press("Enter")
    expect(named(page, "chosen")).to_have_text("3 of 1:30 sun.max")
    page.close()
