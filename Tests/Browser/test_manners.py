"""Small things that a phone does without being asked: bars, menus, rows that are swiped, sizes, pictures."""

import re
from base64 import b64decode

import pytest
from playwright.sync_api import Page, expect

from gallery import gallery, middle, named
from hands import finger, tab_to

PICTURE = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


@pytest.fixture(scope="module")
def server():
    with gallery("manners") as server:
        yield server


@pytest.fixture
def page(visits, server):
    return opened(visits, server)


def opened(visits, server, **options) -> Page:
    page = visits.open(server.url, "phone", has_touch=True, **options).page
    expect(page.get_by_text("Portions")).to_be_visible()
    return page


def row(page: Page, text: str):
    return page.locator("li.r").filter(has_text=re.compile(rf"^{text}"))


def tab(page: Page, name: str):
    page.get_by_role("navigation").get_by_role("link", name=name).click()


def swipe(page: Page, text: str, way: float):
    x, y = middle(page.get_by_text(text, exact=True))
    finger(page, 195, y, way, 0)


def inside(box: dict, other: dict) -> bool:
    return box["x"] >= other["x"] - 1 and box["x"] + box["width"] <= other["x"] + other["width"] + 1


def test_a_long_title_ends_in_an_ellipsis_before_the_buttons(page):
    title = page.get_by_role("heading", level=1)
    box, button = title.bounding_box(), page.get_by_role("button", name="Edit").bounding_box()
    assert box["x"] + box["width"] <= button["x"]
    assert box["height"] < 30
    assert title.evaluate("title => title.scrollWidth > title.clientWidth")
    expect(title).to_have_css("text-overflow", "ellipsis")


def test_tabs_stay_at_the_bottom(page):
    bar = page.get_by_role("navigation")
    assert abs(sum(bar.bounding_box()[each] for each in ("y", "height")) - 844) < 1
    finger(page, 195, 500, 0, 300)
    tab(page, "Sizes")
    expect(page.get_by_text("appeared at")).to_be_visible()
    assert abs(sum(bar.bounding_box()[each] for each in ("y", "height")) - 844) < 1


def test_a_stepper_without_a_label_stands_beside_its_text(page):
    line = row(page, "Portions").bounding_box()
    stepper = row(page, "Portions").get_by_role("button")
    for each in (0, 1):
        assert inside(stepper.nth(each).bounding_box(), line)
    number = row(page, "Portions").get_by_text("3", exact=True)
    assert number.bounding_box()["x"] + number.bounding_box()["width"] <= stepper.first.bounding_box()["x"]
    stepper.last.click()
    expect(row(page, "Portions").get_by_text("4", exact=True)).to_be_visible()


def test_a_short_text_beside_a_long_one_is_one_line(page):
    short, long = named(page, "short").bounding_box(), named(page, "long").bounding_box()
    assert short["height"] < 30 < long["height"]
    assert short["x"] + short["width"] <= long["x"]
    assert inside(long, page.locator("li.r").nth(1).bounding_box())


def test_pictures_in_menus_have_the_size_of_symbols(page):
    page.locator("summary").click()
    picture, symbol = page.locator(".mp img").bounding_box(), page.locator(".mp svg").bounding_box()
    assert abs(picture["width"] - symbol["width"]) < 6 and picture["height"] < 30
    page.get_by_role("button", name="Photograph").click()
    expect(page.get_by_text("chosen photograph")).to_be_visible()


def test_rings_are_for_the_keyboard(page):
    button = page.get_by_role("button", name="Edit")
    button.tap()
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    assert page.get_by_role("button", name="Done").evaluate("button => getComputedStyle(button).outlineStyle") == "none"
    tab_to(page.get_by_role("button", name="Show the cover"))
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"


def test_edit_mode_asks_before_it_deletes(page):
    page.get_by_role("button", name="Edit").click()
    delete = row(page, "Pears").get_by_role("button", name="Delete")
    expect(delete).to_have_css("width", "24px")
    delete.click()
    expect(delete).to_have_css("width", "80px")
    # A press elsewhere puts it away.
    page.get_by_text("Apples", exact=True).click()
    expect(delete).to_have_css("width", "24px")
    delete.click()
    expect(delete).to_have_css("width", "80px")
    delete.click()
    expect(page.get_by_text("Pears", exact=True)).to_have_count(0)
    expect(page.get_by_text("Plums", exact=True)).to_be_visible()


def test_a_row_is_swiped_and_its_delete_pressed(page):
    swipe(page, "Apples", 100)
    delete = row(page, "Apples").get_by_role("button", name="Delete")
    expect(delete).to_be_in_viewport()
    delete.click()
    expect(page.get_by_text("Apples", exact=True)).to_have_count(0)


def test_a_mouse_meets_the_controls_of_a_row_and_not_its_delete(visits, server):
    page = visits.open(server.url, "desktop").page
    line = row(page, "Crate A")
    x, y = middle(line.get_by_role("button", name="Open"))
    page.mouse.click(x, y)
    expect(page.get_by_text("chosen Crate A")).to_be_visible()
    expect(line).to_be_visible()
    # Where a row has no controls Delete is seen.
    page.mouse.move(*middle(page.get_by_text("Apples", exact=True)))
    expect(row(page, "Apples").get_by_role("button", name="Delete")).to_have_css("opacity", "1")


def test_two_fingers_on_a_trackpad_open_and_close_a_row(visits, server):
    page = visits.open(server.url, "desktop").page
    delete = row(page, "Crate B").get_by_role("button", name="Delete")
    page.mouse.move(*middle(page.get_by_text("Crate B", exact=True)))
    for _ in range(4):
        page.mouse.wheel(15, 0)
    expect(delete).to_have_css("width", "80px")
    expect(delete).to_have_css("opacity", "1")
    for _ in range(4):
        page.mouse.wheel(-15, 0)
    expect(delete).to_have_css("opacity", "0")
    page.mouse.wheel(60, 0)
    expect(delete).to_have_css("width", "80px")
    page.mouse.click(*middle(delete))
    expect(page.get_by_text("Crate B", exact=True)).to_have_count(0)
    expect(page.get_by_text("Crate A", exact=True)).to_be_visible()


def test_a_whole_swipe_deletes(page):
    swipe(page, "Plums", 300)
    expect(page.get_by_text("Plums", exact=True)).to_have_count(0)


def test_a_programs_actions_stand_at_their_edges(page):
    swipe(page, "Swiped", 120)
    archive, flag = (page.get_by_role("button", name=name) for name in ("Archive", "Flag"))
    expect(archive).to_be_in_viewport()
    # The first stands at the edge.
    page.wait_for_function("() => { const a = document.querySelector('.wt').getBoundingClientRect(); return Math.abs(a.right - 374) < 1 }")
    assert flag.bounding_box()["x"] < archive.bounding_box()["x"]
    assert archive.evaluate("each => getComputedStyle(each).backgroundColor") != flag.evaluate(
        "each => getComputedStyle(each).backgroundColor")
    expect(page.get_by_role("button", name="Mark")).to_be_hidden()
    flag.click()
    expect(page.get_by_text("chosen flag")).to_be_visible()
    expect(flag).to_be_hidden()
    swipe(page, "Swiped", -120)
    page.get_by_role("button", name="Mark").click()
    expect(page.get_by_text("chosen mark")).to_be_visible()
    swipe(page, "Swiped", 300)
    expect(page.get_by_text("chosen archive")).to_be_visible()


def test_a_cover_with_a_button_of_its_own_has_no_other(page):
    page.get_by_role("button", name="Show the cover").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("The cover")).to_be_visible()
    expect(dialog.get_by_role("link", name="Close")).to_have_count(0)
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_what_appears_in_a_reader_of_geometry_knows_its_size(page):
    tab(page, "Sizes")
    expect(page.get_by_text("appeared at 200 by 100")).to_be_visible()
    expect(page.get_by_text("ran at 200 by 100")).to_be_visible()
    # On the first screen as well.
    page.reload()
    expect(page.get_by_text("appeared at 200 by 100")).to_be_visible()
    expect(page.get_by_text("ran at")).to_have_count(1)


def test_without_scripts_it_appears_all_the_same(visits, server):
    page = visits.context("phone", java_script_enabled=False).new_page()
    page.goto(server.url)
    page.get_by_role("navigation").get_by_role("link", name="Sizes").click()
    expect(page.get_by_text("appeared at")).to_be_visible()


def test_a_picture_is_calm_before_it_comes_and_when_it_comes_back(visits, server):
    page = visits.context("phone").new_page()
    held = []
    page.route(re.compile("late.png"), lambda route: held.append(route))
    page.goto(server.url)
    tab(page, "Pictures")
    late = page.locator("img")
    expect(late).to_be_visible()
    colour = late.evaluate("image => getComputedStyle(image).backgroundColor")
    assert colour not in ("rgba(0, 0, 0, 0)", "rgb(255, 0, 0)")
    assert late.bounding_box()["width"] == 120
    while not held:
        page.wait_for_timeout(20)
    held.pop().fulfill(body=PICTURE, content_type="image/png", headers={"Cache-Control": "max-age=600"})
    expect(late).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.get_by_role("button", name="Take away").click()
    expect(late).to_have_count(0)
    # In the first frame that has it, it is there.
    page.evaluate("""() => new MutationObserver(() => {
      const image = document.querySelector("img")
      if (image && window.first === undefined) requestAnimationFrame(() => {
        window.first = [image.complete && image.naturalWidth > 0, getComputedStyle(image).backgroundColor]
      })
    }).observe(document.body, { childList: true, subtree: true })""")
    page.get_by_role("button", name="Bring back").click()
    page.wait_for_function("() => window.first")
    assert page.evaluate("window.first") == [True, "rgba(0, 0, 0, 0)"]


def test_a_bar_above_the_keyboard_is_there_while_something_is_typed(page):
    tab(page, "Typing")
    field, finish = page.get_by_placeholder("Address"), page.get_by_role("button", name="Finish")
    expect(field).to_be_visible()
    expect(finish).to_be_hidden()
    field.click()
    expect(finish).to_be_visible()
    # The program says what is wrong with an address, and not the browser.
    page.keyboard.type("nobody")
    page.keyboard.press("Enter")
    expect(page.get_by_text("submitted nobody")).to_be_visible()
    field.click()
    finish.click()
    expect(field).not_to_be_focused()
    expect(finish).to_be_hidden()
