"""Menus stay on the screen wherever their buttons are; pickers that lead to a page; colours of rows."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named
from hands import hold, reach


@pytest.fixture(scope="module")
def server():
    with gallery("menus") as server:
        yield server


@pytest.fixture(params=["phone", "desktop"])
def page(request, visits, server):
    return visits.open(server.url, request.param).page


@pytest.mark.parametrize("name", ["Leading", "Trailing", "Last", "Bar"])
def test_all_of_a_menu_can_be_seen_and_pressed(page, name):
    button = reach(page.locator("summary").filter(has_text=name))
    button.click()
    size = page.viewport_size
    for item in ("one", "three"):
        box = page.get_by_role("button", name=f"{name} {item}", exact=True).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
        assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
    # By coordinates: what is cut off or covered is not pressed.
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(named(page, "chosen")).to_have_text(f"chosen: {name} three")


def test_a_context_menu_ends_with_what_is_chosen(page):
    page.get_by_text("Press long").click(button="right")
    item = page.get_by_role("button", name="Context two")
    item.click()
    expect(named(page, "chosen")).to_have_text("chosen: Context two")
    expect(item).to_be_hidden()


def test_a_finger_that_rests_opens_a_context_menu_and_nothing_else(visits, server):
    page = visits.open(server.url, "phone", has_touch=True, is_mobile=True).page
    box = reach(page.get_by_text("Press long")).bounding_box()
    item = page.get_by_role("button", name="Context two")
    hold(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(item).to_be_visible()
    # It stays, and takes one press.
    page.wait_for_timeout(500)
    item.click()
    expect(named(page, "chosen")).to_have_text("chosen: Context two")
    expect(item).to_be_hidden()


def test_a_sheet_has_the_tint_of_what_shows_it(page):
    page.get_by_role("button", name="Sheet", exact=True).click()
    button = page.get_by_role("dialog").get_by_role("button", name="In the sheet")
    expect(button).to_have_css("color", "rgb(52, 199, 89)")


def test_a_picker_leads_to_a_page_of_its_choices_and_back(page):
    page.get_by_role("link", name="Fruit").click()
    expect(page.get_by_role("heading", name="Fruit")).to_be_visible()
    page.get_by_text("Plum", exact=True).click()
    expect(page.get_by_role("heading", name="Menus")).to_be_visible()
    expect(page.get_by_role("link", name="Fruit")).to_contain_text("Plum")


def test_choices_are_drawn_as_the_program_says(page):
    page.get_by_role("link", name="Color").click()
    choice = page.get_by_text("Olive", exact=True)
    expect(choice).to_be_visible()
    band = choice.locator("xpath=ancestor::label[1]/span/*")
    assert band.bounding_box()["width"] > 200, "as wide as the row"
    expect(page.get_by_role("radio", name="Coral")).to_be_checked()
    choice.click()
    expect(page.get_by_role("heading", name="Menus")).to_be_visible()
    expect(page.get_by_role("link", name="Color")).to_contain_text("Olive")


def test_a_link_with_a_binding_and_a_builder(page):
    page.get_by_role("link", name="Active").click()
    expect(page.get_by_text("The page of the link")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Menus")).to_be_visible()


def test_rows_have_the_colours_that_the_program_says(visits):
    with gallery("colored rows") as server:
        page = visits.open(server.url).page
        colors = [
            page.get_by_text(name, exact=True).evaluate(
                "element => getComputedStyle(element.closest('li')).backgroundColor")
            for name in ("Blue", "Green")
        ]
        visits.leave()
    assert colors == ["rgb(0, 122, 255)", "rgb(52, 199, 89)"]
