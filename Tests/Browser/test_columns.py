"""Lists and what they lead to side by side in wide windows: the same screens and addresses as in narrow ones."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from hands import wheel
from screens import App, fits
from walks import SCREENS

# A section's list, and the beginning of the addresses that its rows lead to.
LISTS = [("/", "/news/article/"), ("/movies/popular", "/movies/popular/"), ("/stories", "/stories/item/")]


def list_column(page: Page) -> Locator:
    return page.get_by_role("region").filter(has=page.get_by_role("listitem"))


def heading(page: Page, place: int) -> Locator:
    return list_column(page).get_by_role("listitem").get_by_role("heading").nth(place)


def press(page: Page, place: int):
    heading(page, place).click()


def title_of(app: App) -> str:
    """The title of what is open, once that has come."""
    expect(app.title).not_to_have_text(re.compile("^Movie$"))
    return app.title.inner_text()


@pytest.mark.parametrize("path, address", LISTS)
def test_a_list_and_what_it_leads_to_stand_side_by_side(visits, reader, path, address):
    app = visits.open(reader.url.rstrip("/") + path, "wide")
    page = app.page
    expect(page.get_by_text("Choose one in the list.")).to_be_visible()
    expect(heading(page, 1)).to_be_visible()
    press(page, 0)
    page.wait_for_url(lambda url: address in url)
    first = page.url
    expect(list_column(page)).to_be_visible()
    expect(app.title).to_be_visible()
    expect(list_column(page).locator("[aria-current]")).to_have_count(1)
    # Another row takes the place of what is there, and there is no way back but the browser's.
    press(page, 1)
    page.wait_for_url(lambda url: address in url and url != first)
    expect(page.get_by_role("main").locator("xpath=..").locator(".bk")).to_have_count(0)
    second, title = page.url, title_of(app)
    page.go_back()
    page.wait_for_url(first)
    page.go_forward()
    expect(app.title).to_have_text(title)
    page.reload()
    expect(app.title).to_have_text(title)
    expect(list_column(page)).to_be_visible()
    assert page.url == second and fits(page)
    # The list scrolls by itself.
    box = list_column(page).bounding_box()
    last = heading(page, 0)
    before = last.bounding_box()["y"]
    wheel(page, box["x"] + 100, box["y"] + 300, 0, 300)
    page.wait_for_function("([element, before]) => element.getBoundingClientRect().y < before - 200",
                           arg=[last.element_handle(), before])


# How many pages are seen in each frame, and how much has moved, once the document is there.
FORMS = """window.forms = new Set(); window.moved = 0
addEventListener("DOMContentLoaded", () => { window.moved = 0 })
new PerformanceObserver(list => list.getEntries().forEach(each => {
  if (!each.hadRecentInput) { window.moved += each.value; window.what = each.sources.map(({ node }) => node?.outerHTML?.slice(0, 90)) }
})).observe({ type: "layout-shift", buffered: true })
const look = () => {
  const pages = [...document.querySelectorAll(".nv>.pa")].filter(each => each.getClientRects().length)
  if (document.readyState !== 'loading') window.forms.add(pages.length)
  requestAnimationFrame(look)
}
look()"""


@pytest.mark.parametrize("path", ["", "movies", "movies/311", "stories"])
@pytest.mark.parametrize("width, count", [(820, 1), (600, 1), (1440, 2)])
def test_a_first_visit_has_its_form_from_the_start(visits, reader, path, width, count):
    """Nobody has said yet how wide the window is; which browser it is says no more than that it is no phone."""
    context = visits.context("wide", viewport={"width": width, "height": 1000})
    context.add_init_script(FORMS)
    page = context.new_page()
    page.goto(f"{reader.url}{path}?~latency=300")
    page.wait_for_function("() => document.querySelector('#notice')")
    page.wait_for_timeout(1500)
    assert page.evaluate("[...forms]") == [count]
    assert page.evaluate("moved") < 0.02, page.evaluate("what")
    if count == 1 and path == "movies/311":
        expect(page.locator(".bk")).to_be_visible()


def test_an_address_means_the_same_at_all_widths(visits, reader):
    wide = visits.open(reader.url + "movies/popular", "wide")
    press(wide.page, 0)
    wide.page.wait_for_url(lambda url: "/movies/popular/" in url)
    expect(wide.title).to_be_visible()
    for size in ("phone", "desktop"):
        other = visits.open(wide.page.url, size)
        expect(other.title).to_have_text(title_of(wide))
        assert other.page.url == wide.page.url
        other.page.locator(".bk").click()
        expect(other.segment("Popular")).to_be_checked()


def test_a_window_that_changes_keeps_what_is_open(visits, reader):
    app = visits.open(reader.url + "movies", "wide")
    page = app.page
    press(page, 1)
    expect(list_column(page).locator("[aria-current]")).to_have_count(1)
    title, address = title_of(app), page.url
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".bk")).to_be_visible()
    expect(app.title).to_have_text(title)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(list_column(page)).to_be_visible()
    expect(app.title).to_have_text(title)
    assert page.url == address


def test_keys_go_through_the_list_while_an_item_is_open(visits, reader):
    app = visits.open(reader.url + "movies", "wide")
    page = app.page
    expect(heading(page, 1)).to_be_visible()
    titles = []
    for place in range(2):
        page.keyboard.press("j")
        expect(page.locator(":focus")).to_contain_text(heading(page, place).inner_text())
        page.keyboard.press("o")
        expect(app.title).to_have_text(heading(page, place).inner_text())
        titles.append(app.title.inner_text())
    assert titles[0] != titles[1]
    page.keyboard.press("/")
    page.wait_for_url("**/movies/search")
    expect(list_column(page)).to_be_visible()
    expect(app.field).to_be_focused()


def test_without_scripts_links_lead_to_the_next_column(visits, reader):
    app = visits.open(reader.url + "movies", "wide", java_script_enabled=False)
    page = app.page
    name = heading(page, 0).inner_text()
    press(page, 0)
    expect(app.title).to_have_text(name)
    expect(list_column(page)).to_be_visible()


def test_print_has_the_text_and_no_controls(visits, reader):
    app = visits.open(reader.url + "movies", "wide")
    page = app.page
    press(page, 0)
    title_of(app)
    page.emulate_media(media="print")
    expect(app.title).to_be_visible()
    expect(page.get_by_role("heading", name="Overview")).to_be_visible()
    expect(list_column(page)).to_be_hidden()
    expect(page.get_by_role("banner").get_by_role("button")).to_have_count(0)
    expect(page.locator(".tn")).to_be_hidden()


# Finds what scrolls up and down on the screen, and looks at how far it has been and can be scrolled.
FIND = """() => { window.columns = [...document.querySelectorAll("*")].filter((part) => {
  const { x, y, width, height } = part.getBoundingClientRect()
  return width > 200 && height > 200 && part.scrollHeight - part.clientHeight > 1 && !part.closest(".tn") &&
    /auto|scroll/.test(getComputedStyle(part).overflowY) &&
    part.contains(document.elementFromPoint(x + width / 2, (y + Math.min(y + height, innerHeight)) / 2))
}) }"""
COLUMNS = """() => columns.map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect()
  return { x: x + width / 2, y: (y + Math.min(y + height, innerHeight)) / 2, top: part.scrollTop,
    rest: part.scrollHeight - part.clientHeight - part.scrollTop }
})"""


def turn(page: Page, number: int, way: int):
    """Scrolls one column to its end or its beginning, which leaves the others where they are."""
    for _ in range(60):
        before = page.evaluate(COLUMNS)
        column = before[number]
        if column["rest" if way > 0 else "top"] < 2:
            return
        wheel(page, column["x"], column["y"], 0, way * 2000)
        page.wait_for_function(f"([number, top]) => Math.abs(({COLUMNS})()[number].top - top) > 0.5",
                               arg=[number, column["top"]])
        now = page.evaluate(COLUMNS)
        assert all(now[each]["top"] == before[each]["top"] for each in range(len(before)) if each != number)
    raise AssertionError("the end does not come")


@pytest.mark.parametrize("screen", [each for each in SCREENS if each.__name__ != "alert"], ids=lambda screen: screen.__name__)
def test_every_column_of_every_screen_scrolls_by_itself(visits, reader, stand_ins, screen):
    app = visits.open(reader.url, "wide")
    screen(app, stand_ins)
    app.settled()
    assert fits(app.page)
    app.page.evaluate(FIND)
    for number in range(len(app.page.evaluate(COLUMNS))):
        turn(app.page, number, 1)
        turn(app.page, number, -1)
