"""Closing sheets: as on a phone, and by a button where the program has none."""

import pytest
from playwright.sync_api import expect

from gallery import gallery
from motion import at_rest


@pytest.fixture(scope="module")
def server():
    with gallery("sheets") as server:
        yield server


@pytest.fixture
def page(visits, server):
    return visits.open(server.url).page


def close(page):
    return page.get_by_role("dialog").get_by_role("link", name="Close")


def open_sheet(page, name: str):
    page.get_by_role("button", name=name, exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    at_rest(page)
    return dialog


def test_the_programs_button_in_the_corner_is_pressed(page):
    dialog = open_sheet(page, "Form")
    box = dialog.get_by_role("button", name="Add").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 3, box["y"] + box["height"] / 2)
    expect(page.get_by_text("added 1")).to_be_visible()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("name", ["Form", "Own"])
def test_a_program_with_means_of_its_own_has_no_other_button(page, name):
    open_sheet(page, name)
    expect(close(page)).to_have_count(0)


@pytest.mark.parametrize("name", ["Bare", "Cover"])
def test_a_program_without_has_one_and_nothing_lies_under_it(page, name):
    dialog = open_sheet(page, name)
    box = close(page).bounding_box()
    content = dialog.locator(".dc>*").first.bounding_box()
    assert content["y"] >= box["y"] + box["height"]
    close(page).click()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("name", ["Bare", "Form", "Own"])
def test_escape_closes(page, name):
    dialog = open_sheet(page, name)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("name", ["Bare", "Form", "Own"])
def test_a_press_outside_closes(page, name):
    dialog = open_sheet(page, name)
    page.mouse.click(5, 5)
    expect(dialog).to_have_count(0)


def pull(page, way: float, start: float = 300):
    """A finger on the sheet, moved down."""
    client = page.context.new_cdp_session(page)
    def touch(kind: str, *points):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": 190, "y": y} for y in points]})

    touch("touchStart", start)
    for step in range(1, 6):
        touch("touchMove", start + way * step / 5)
    touch("touchEnd")


@pytest.mark.parametrize("name", ["Bare", "Form", "Own"])
def test_a_sheet_is_drawn_down(visits, server, name):
    page = visits.open(server.url, "phone", has_touch=True).page
    dialog = open_sheet(page, name)
    pull(page, 30)
    expect(dialog).to_be_visible()
    pull(page, 200)
    expect(dialog).to_have_count(0)


def test_a_sheet_has_the_heights_of_its_detents(visits, server):
    page = visits.open(server.url, "phone", has_touch=True).page
    dialog = open_sheet(page, "Heights")
    expect(dialog).to_have_css("height", "240px")
    # A finger makes it higher, and scrolls nothing as long as it could be.
    row = dialog.get_by_text("Row 0", exact=True)
    expect(dialog).to_have_attribute("data-lo", "")
    pull(page, -170, 750)
    expect(dialog).to_have_css("height", "422px")
    below = row.bounding_box()["y"] - dialog.bounding_box()["y"]
    pull(page, -300, 700)
    expect(dialog).to_have_css("height", "832px")
    assert abs(row.bounding_box()["y"] - dialog.bounding_box()["y"] - below) < 1, "the list has not scrolled"
    pull(page, -300, 600)
    expect(row).not_to_be_in_viewport()
    pull(page, 500, 200)
    expect(row).to_be_in_viewport()
    # Down again, and away.
    pull(page, 400, 100)
    expect(dialog).to_have_css("height", "422px")
    pull(page, 150, 500)
    expect(dialog).to_have_css("height", "240px")
    pull(page, 20, 700)
    expect(dialog).to_be_visible()
    pull(page, 130, 700)
    expect(dialog).to_have_count(0)


def test_a_press_on_the_edge_of_a_sheet_changes_its_height(page):
    page.set_viewport_size({"width": 390, "height": 844})
    dialog = open_sheet(page, "Heights")
    expect(dialog).to_have_css("height", "240px")
    for height in (422, 832, 240):
        page.mouse.click(195, 844 - dialog.bounding_box()["height"] + 8)
        expect(dialog).to_have_css("height", f"{height}px")


def test_the_height_of_a_sheet_is_bound(visits, server):
    app = visits.open(server.url, "phone", has_touch=True)
    page = app.page
    expect(page.get_by_text("is medium")).to_be_visible()
    dialog = open_sheet(page, "Bound")
    expect(dialog).to_have_css("height", "422px")
    dialog.get_by_role("button", name="Make it large").click()
    expect(dialog).to_have_css("height", "832px")
    pull(page, 300, 100)
    expect(dialog).to_have_css("height", "422px")
    pull(page, 200, 500)
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("is medium")).to_be_visible()


@pytest.fixture(scope="module")
def popovers():
    with gallery("popovers") as server:
        yield server


def test_a_popover_is_a_sheet_on_a_phone(visits, popovers):
    page = visits.open(popovers.url, "phone").page
    page.locator('[data-id="Corner"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.get_by_role("dialog").bounding_box()["width"] == page.viewport_size["width"]
    close(page).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("name", ["Leading", "Trailing", "Top", "Bottom", "Corner", "Part", "Point"])
def test_a_popover_stands_at_the_edge_that_the_program_says(visits, popovers, name):
    page = visits.open(popovers.url, "wide").page
    button = page.locator(f'[data-id="{name}"]')
    at = button.bounding_box()
    button.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    at_rest(page)
    box = dialog.bounding_box()
    middle = {"x": at["x"] + at["width"] / 2 - box["width"] / 2, "y": at["y"] + at["height"] / 2 - box["height"] / 2}
    below = at["y"] + at["height"] + 8
    wanted = {
        "Leading": {"x": at["x"] - box["width"] - 8, "y": middle["y"]},
        "Trailing": {"x": at["x"] + at["width"] + 8, "y": middle["y"]},
        "Top": {"x": middle["x"], "y": at["y"] - box["height"] - 8},
        "Bottom": {"x": middle["x"], "y": below},
        # No room above, and none to the left of the middle.
        "Corner": {"x": 8, "y": below},
        "Part": {"x": at["x"] + 20 - box["width"] / 2, "y": at["y"] + 18},
        "Point": {"x": at["x"] + at["width"] - box["width"] / 2, "y": at["y"] + at["height"] / 4 + 8},
    }[name]

    assert {axis: box[axis] for axis in wanted} == pytest.approx(wanted, abs=1)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
