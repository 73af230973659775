"""Date pickers as a calendar and as wheels: by pointer and finger, by keys, and without scripts."""

import re

import pytest
from playwright.sync_api import expect

from gallery import gallery, middle, named
from hands import finger, reach


@pytest.fixture(scope="module")
def server():
    with gallery("dates") as server:
        yield server


@pytest.fixture(params=["phone", "desktop"])
def page(request, visits, server):
    return visits.open(server.url, request.param).page


def test_a_day_of_a_calendar_is_chosen_and_the_time_stays(page):
    expect(named(page, "day")).to_have_text("2023-11-14T22:13:20Z")
    calendar = page.get_by_role("group", name="Day")
    expect(calendar.get_by_role("button", name="November 14, 2023")).to_have_attribute("aria-pressed", "true")
    press(calendar.get_by_role("button", name="November 20, 2023"))
    expect(named(page, "day")).to_have_text("2023-11-20T22:13:20Z")
    press(calendar.get_by_role("button", name="Next Month"))
    day = calendar.get_by_role("button", name="December 3, 2023")
    tab_to(page, day)
    page.keyboard.press("Enter")
    expect(named(page, "day")).to_have_text("2023-12-03T22:13:20Z")


def test_days_before_the_range_cannot_be_chosen(page):
    calendar = page.get_by_role("group", name="Day")
    expect(calendar.get_by_role("button", name="November 5, 2023")).to_be_disabled()
    expect(calendar.get_by_role("button", name="November 7, 2023")).to_be_enabled()


def test_wheels_are_turned_by_keys(page):
    wheels = page.get_by_role("group", name="End")
    names = [wheel.get_attribute("aria-label") for wheel in wheels.get_by_role("radiogroup").all()]
    assert names == ["Month", "Day", "Year"]
    tab_to(page, wheels.get_by_role("radio", name="November"))
    page.keyboard.press("ArrowDown")
    expect(named(page, "end")).to_have_text("2023-12-14T22:13:20Z")
    day = wheels.get_by_role("radiogroup", name="Day")
    tab_to(page, day.get_by_role("radio", name="14"))
    for number in range(15, 32):
        page.keyboard.press("ArrowDown")
        expect(named(page, "end")).to_have_text(f"2023-12-{number}T22:13:20Z")
    tab_to(page, wheels.get_by_role("radio", name="December"), "Shift+Tab")
    page.keyboard.press("ArrowUp")
    # November has no 31st.
    expect(named(page, "end")).to_have_text("2023-11-30T22:13:20Z")
    expect(day.get_by_role("radio", name="30")).to_be_checked()
    expect(day.get_by_role("radio")).to_have_count(30)


def test_wheels_are_turned_by_finger(visits, server):
    page = visits.open(server.url, "phone").page
    wheels = page.get_by_role("group", name="End")
    month = wheels.get_by_role("radiogroup", name="Month")
    reach(month)
    page.wait_for_load_state("networkidle")
    expect(page.locator(".wr").first).to_have_js_property("scrollTop", 320)
    finger(page, *middle(month), 0, 40)
    expect(named(page, "end")).to_have_text("2023-12-14T22:13:20Z")
    finger(page, *middle(wheels.get_by_role("radiogroup", name="Year")), 0, -72)
    expect(named(page, "end")).to_have_text(re.compile("^202[0-2]-12-14T22:13:20Z"))
    # No name is cut.
    assert not month.evaluate("group => [...group.querySelectorAll('span')].some(row => row.scrollWidth > row.clientWidth)")


def test_without_scripts_they_are_the_browsers_fields(browser, server):
    page = browser.new_page(java_script_enabled=False)
    page.goto(server.url)
    assert [field.get_attribute("type") for field in page.locator("input:visible").all()] == ["datetime-local", "date"]
    assert page.locator("select:visible").count() == 0
    tab_to(page, page.locator("input[type=date]"))
    page.keyboard.type("02292024")
    page.keyboard.press("Enter")
    expect(named(page, "end")).to_have_text(re.compile("2024-02-29"))
    page.close()


def press(button):
    reach(button).click()


def tab_to(page, control, key="Tab"):
    control.wait_for(state="visible")
    for _ in range(100):
        if control.evaluate("control => control === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError("no key leads there")
