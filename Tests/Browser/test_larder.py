"""Examples/Larder, a program in the ways of 2019 and 2020, driven by hand."""

import pytest
from playwright.sync_api import expect

from gallery import middle
from hands import tab_to
from servers import BINARY, Process

LOOKS = [("phone", "light"), ("phone", "dark"), ("desktop", "light"), ("desktop", "dark")]


class Larder(Process):
    def __init__(self):
        super().__init__("--port", "0", binary=BINARY.with_name("Larder"))
        self.url = self.wait_for(r"Serving at (http\S+)")[1]


@pytest.fixture(scope="module")
def server():
    server = Larder()
    yield server
    assert server.is_running, "".join(server.output)
    server.end()


@pytest.fixture(params=LOOKS, ids="-".join)
def page(request, visits, server):
    page = visits.open(server.url, *request.param).page
    expect(page.get_by_text("Delivered milk")).to_be_visible()
    return page


def row(page, name: str):
    return page.get_by_role("listitem").filter(has_text=name).last


def tab(page, name: str):
    return page.get_by_role("navigation").get_by_role("link", name=name)


def inside(inner: dict, outer: dict) -> bool:
    return (outer["x"] - 0.5 <= inner["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 0.5)


def overlap(a: dict, b: dict) -> bool:
    return (a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
            and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"])


def test_a_long_name_leaves_room_for_what_is_beside_it(page):
    cheddar = row(page, "Cheddar")
    badge = cheddar.get_by_text("1", exact=True)
    name = cheddar.get_by_text("Cheddar")
    expect(badge).to_be_visible()
    assert inside(badge.bounding_box(), cheddar.bounding_box())
    assert not overlap(name.bounding_box(), badge.bounding_box())
    # One line.
    assert name.bounding_box()["height"] < 30


def test_edit_mode_moves_rows_aside(page):
    page.get_by_role("button", name="Edit").click()
    for name in ["Milk", "Butter", "Cheddar"]:
        line = row(page, name)
        buttons = [line.get_by_role("button", name=each) for each in ["Delete"]] + [line.locator(".rh")]
        texts = [line.get_by_text(name).first, line.get_by_text("days left")]
        for button in buttons:
            for text in texts:
                assert not overlap(button.bounding_box(), text.bounding_box()), name
    # By keys; the handle is for fingers.
    tab_to(row(page, "Butter").get_by_role("button", name="Move up"))
    page.keyboard.press("Enter")
    expect(page.locator("li.r").first).to_contain_text("Butter")
    # The sign for it shows Delete, which deletes.
    delete = row(page, "Eggs").get_by_role("button", name="Delete")
    delete.click()
    expect(delete).to_have_css("width", "80px")
    delete.click()
    expect(page.get_by_text("Eggs")).to_have_count(0)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Edit")).to_be_visible()


def test_the_search_bar_stands_apart(page):
    field = page.get_by_placeholder("Search the larder")
    segments = page.get_by_role("radiogroup").or_(page.locator("fieldset")).first
    bar, choice = field.bounding_box(), segments.bounding_box()
    assert bar["x"] >= 16
    assert choice["y"] - (bar["y"] + bar["height"]) >= 8
    field.click()
    page.keyboard.type("butt")
    expect(page.get_by_text("Milk", exact=True)).to_have_count(0)
    page.get_by_text("Cancel", exact=True).click()
    expect(page.get_by_text("Milk", exact=True)).to_be_visible()


def test_a_form_of_2019_adds(page):
    page.get_by_role("button", name="Add").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_placeholder("Name").click()
    page.keyboard.type("Yo")
    expect(dialog.get_by_text("At least three letters")).to_be_visible()
    expect(dialog.get_by_role("button", name="Done")).to_be_disabled()
    page.keyboard.type("ghurt")
    expect(dialog.get_by_text("Fine", exact=True)).to_be_visible()
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Yoghurt")).to_be_visible()


def test_columns_by_preferences_are_one_width(page):
    page.get_by_text("Milk", exact=True).click()
    expect(page.get_by_text("Best before")).to_be_visible()
    page.wait_for_function("""texts => {
      const places = texts.map(text => [...document.querySelectorAll("p,span")].filter(each => each.checkVisibility()
        && each.textContent === text).at(-1)?.getBoundingClientRect().x)
      return places.every(place => Math.abs(place - places[0]) < 1 && place < innerWidth / 2)
    }""", arg=["Fridge", "2", "Jan 5, 2001"])
    assert page.get_by_text("Best before").bounding_box()["height"] < 30
    page.go_back()
    expect(page.get_by_text("Butter")).to_be_visible()


def test_an_isactive_link_is_in_the_history(page):
    page.get_by_text("Milk", exact=True).click()
    page.get_by_text("Tips", exact=True).click()
    expect(page.get_by_text("Keep Milk dry.").first).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Best before")).to_be_visible()


def test_the_summary_measures_and_listens(page):
    tab(page, "Summary").click()
    expect(page.get_by_text("Opened 1")).to_be_visible()
    page.mouse.move(*middle(page.get_by_text("Line 0")))
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_text("That is all.")).to_be_visible()
