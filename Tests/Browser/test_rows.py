"""Rows of lists, what pages are called, and controls in rows, as they are on a phone: Examples/Gallery/RowsPage."""

import re

import pytest
from playwright.sync_api import expect

from gallery import gallery, middle, named
from motion import at_rest
from hands import reach, tab_to


@pytest.fixture(scope="module")
def server():
    with gallery("rows") as server:
        yield server


@pytest.fixture
def phone(visits, server):
    return visits.open(server.url, "phone").page


def line(page, name):
    """Where the line below a row begins, from the row's edge, and where what is in the row does."""
    return named(page, name).evaluate("""view => {
      const row = view.closest(".r")
      return parseFloat(getComputedStyle(row, "::after").left)
    }""")


def test_lines_begin_at_the_first_text(phone):
    beside = named(phone, "beside")
    row = phone.locator(".r", has=beside)
    assert abs(line(phone, "picture row") - (beside.bounding_box()["x"] - row.bounding_box()["x"])) < 1
    assert line(phone, "picture row") == 74
    assert 30 < line(phone, "label row") < 60
    assert line(phone, "edge row") == 16


def test_titles_are_as_large_as_on_the_page_before(phone):
    def size(name):
        return phone.get_by_role("heading", name=name, exact=True).evaluate("view => getComputedStyle(view).fontSize")

    assert size("Rows") == "34px"
    phone.get_by_role("link", name="Titled").click()
    assert size("Page of a title") == "34px"
    phone.go_back()
    phone.get_by_role("link", name="Inline").click()
    assert size("Inline page") == "17px"
    phone.get_by_role("link", name="Deeper").click()
    assert size("Deep page") == "17px"


def test_the_mark_of_a_links_label_is_that_of_its_row(phone):
    row = phone.locator(".r", has=phone.get_by_text("Marked"))
    mark = row.locator("[data-badge='3']")
    assert mark.bounding_box()["width"] > row.bounding_box()["width"] - 60


def test_a_prominent_header_has_the_colour_of_texts(phone):
    header = phone.get_by_text("Prominent")
    assert header.evaluate("view => getComputedStyle(view).color") == "rgb(0, 0, 0)"


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_handle_moves_a_row(visits, server, size):
    page = visits.open(server.url, size).page
    page.get_by_role("button", name="Edit").click()
    row = page.locator(".r", has=page.get_by_text("Apples", exact=True))
    handle = row.locator(".rh")
    reach(page.locator(".r", has=page.get_by_text("Figs", exact=True)))
    reach(handle)
    x, y = middle(handle)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 30)
    page.mouse.move(x, y + row.bounding_box()["height"] * 2)
    # It is seen where it is drawn to, and the others have made room.
    expect(page.locator(".r", has=page.get_by_text("Pears", exact=True))).to_have_css("translate", re.compile("0px -"))
    page.mouse.up()
    expect(named(page, "order")).to_have_text("Pears Plums Apples Figs")
    expect(page.locator(".rg")).to_have_count(0)
    # By keys as well.
    up = row.get_by_role("button", name="Move up")
    tab_to(up)
    page.keyboard.press("Enter")
    expect(named(page, "order")).to_have_text("Pears Apples Plums Figs")


def test_a_list_scrolls_below_a_row_that_is_held_near_its_edge(visits, server):
    page = visits.open(server.url, "phone", viewport={"width": 390, "height": 330}).page
    page.get_by_role("button", name="Edit").click()
    row = page.locator(".r", has=page.get_by_text("Apples", exact=True))
    list = page.locator(".ls", has=row)
    # Waits until it stands still.
    row.locator(".rh").hover()
    x, y = middle(row.locator(".rh"))
    is_at_its_end = "list => list.scrollTop + list.clientHeight > list.scrollHeight - 2"
    assert not list.evaluate(is_at_its_end)
    box = list.bounding_box()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 10)
    page.mouse.move(x, box["y"] + box["height"] - 8)
    page.wait_for_function(is_at_its_end, arg=list.element_handle())
    page.mouse.up()
    expect(named(page, "order")).to_have_text("Pears Plums Figs Apples")


def test_a_table_on_a_phone_is_its_first_column(visits, server):
    for size in ["phone", "desktop"]:
        page = visits.open(server.url, size).page
        page.get_by_role("link", name="Table").click()
        expect(page.get_by_text("Anna")).to_be_visible()
        expect(page.get_by_text("30 years")).to_have_count(0 if size == "phone" else 1)
        expect(page.get_by_text("Age", exact=True)).to_have_count(0 if size == "phone" else 1)


def test_controls_in_rows(phone):
    phone.get_by_role("link", name="Controls").click()
    # A slider between two of its steps changes nothing by being shown.
    expect(phone.get_by_role("slider")).to_have_value("0.5")
    phone.wait_for_timeout(300)
    expect(named(phone, "level")).to_have_text("Level 0.400000")
    assert phone.get_by_placeholder("Your name").evaluate("field => getComputedStyle(field).textAlign") in ("end", "right")
    title, subtitle = named(phone, "title").bounding_box(), named(phone, "subtitle").bounding_box()
    assert subtitle["y"] >= title["y"] + title["height"] and subtitle["height"] < title["height"]
    pear = phone.get_by_text("Pear", exact=True)
    reach(pear)
    apple = phone.get_by_text("Apple", exact=True)
    assert 50 < pear.bounding_box()["y"] - apple.bounding_box()["y"] < 56


def test_a_date_stands_in_capsules(phone):
    phone.get_by_role("link", name="Controls").click()
    field = phone.get_by_label("When")
    capsules = phone.locator(".dd>span")
    expect(capsules).to_have_count(2)
    at_rest(phone)
    # The reader is in Berlin.
    assert [re.sub(r"\s", " ", text) for text in capsules.all_text_contents()] == ["Nov 14, 2023", "11:13 PM"]
    box = phone.locator(".dd").bounding_box()
    for capsule in capsules.all():
        assert capsule.bounding_box()["height"] == 34
    # What is pressed is the field, which opens a calendar.
    for x in (10, box["width"] - 10):
        spot = [box["x"] + x, box["y"] + 17]
        assert field.evaluate("(field, [x, y]) => document.elementFromPoint(x, y) === field", spot)
    tab_to(field)
    phone.keyboard.type("02292024")
    phone.keyboard.press("ArrowRight")
    phone.keyboard.type("1000AM")
    expect(capsules.first).to_have_text("Feb 29, 2024")
    expect(named(phone, "date")).to_have_text("2024-02-29T09:00:00Z")
