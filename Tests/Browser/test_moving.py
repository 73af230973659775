"""Screens come and go as on a phone: pages from the side, sheets from below, alerts out of nearly their size."""

import time

import pytest
from playwright.sync_api import expect

from gallery import gallery, middle
from motion import DIALOG, MOVING, PAGES, at_rest, falls, record, recorded, rises, slow_down

LOOKS_AT_MOVEMENT = True

WIDTH = 390


@pytest.fixture(scope="module")
def server():
    with gallery("moving") as server:
        yield server


@pytest.fixture(scope="module")
def mirrored():
    with gallery("moving mirrored") as server:
        yield server


def opened(visits, server, **options):
    page = visits.open(server.url, "phone", has_touch=True, **options).page
    page.wait_for_function("() => document.body.dataset.moves !== undefined")
    slow_down(page)
    return page


@pytest.fixture
def page(visits, server):
    return opened(visits, server)


def title(page, name):
    return page.get_by_role("heading", name=name, exact=True)


def push(page, name="First"):
    page.get_by_role("link", name=name, exact=True).tap()


def test_a_page_slides_in_over_the_one_before(page):
    record(page, PAGES)
    push(page)
    expect(title(page, "Page 1")).to_be_visible()
    frames = recorded(page)
    gone, now = zip(*frames)
    assert falls(list(now)) and now[0] > WIDTH / 2
    assert falls(list(gone)) and -WIDTH * 0.31 < gone[-1] < -WIDTH / 5
    at_rest(page)
    assert page.locator(".nv>.pa").evaluate("each => each.getBoundingClientRect().x") == 0


@pytest.mark.parametrize("way", ["button", "browser"])
def test_back_is_the_reverse(page, way):
    push(page)
    expect(title(page, "Page 1")).to_be_visible()
    at_rest(page)
    record(page, PAGES)
    page.locator(".bk").tap() if way == "button" else page.go_back()
    expect(title(page, "Moving")).to_be_visible()
    gone, now = zip(*recorded(page))
    assert rises(list(gone)) and gone[-1] > WIDTH / 2
    assert rises(list(now)) and now[0] < 0


def test_back_is_the_reverse_after_a_reload(page):
    push(page)
    page.get_by_role("link", name="Deeper").tap()
    expect(title(page, "Page 2")).to_be_visible()
    page.reload()
    expect(title(page, "Page 2")).to_be_visible()
    page.wait_for_function("() => document.body.dataset.moves !== undefined")
    record(page, PAGES)
    page.locator(".bk").tap()
    expect(title(page, "Page 1")).to_be_visible()
    gone, now = zip(*recorded(page))
    assert rises(list(gone)) and rises(list(now))


def test_in_mirrored_programs_it_is_mirrored(visits, mirrored):
    page = opened(visits, mirrored)
    record(page, PAGES)
    push(page)
    expect(title(page, "Page 1")).to_be_visible()
    gone, now = zip(*recorded(page))
    assert rises(list(now)) and now[0] < -WIDTH / 2
    assert rises(list(gone)) and WIDTH / 5 < gone[-1] < WIDTH * 0.31


def test_the_first_page_stands_still(visits, server):
    page = visits.context("phone").new_page()
    page.goto(server.url)
    page.wait_for_function("() => document.body.dataset.moves !== undefined")
    assert page.evaluate(MOVING) == 0


def test_what_changes_meanwhile_is_seen(page):
    record(page, """() => document.querySelector(".nv>.gone") && document.querySelector('[data-id=ticks]')?.textContent""")
    push(page)
    expect(title(page, "Page 1")).to_be_visible()
    assert len(set(recorded(page))) > 2


def test_the_second_press_on_back_leads_no_further(page):
    push(page)
    page.get_by_role("link", name="Deeper").tap()
    expect(title(page, "Page 2")).to_be_visible()
    at_rest(page)
    point = middle(page.locator(".bk"))
    page.touchscreen.tap(*point)
    page.locator(".nv>.gone").wait_for()
    page.touchscreen.tap(*point)
    at_rest(page)
    expect(title(page, "Page 1")).to_be_visible()


def test_a_press_on_what_comes_counts_once(page):
    push(page)
    page.locator(".nv>.gone").wait_for()
    page.wait_for_function("() => document.querySelector('.nv>.pa:not(.gone)').getBoundingClientRect().x < 60")
    box = page.get_by_role("button", name="Pressed 0").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    assert page.locator(".nv>.gone").count() == 1, "it still moves"
    expect(page.get_by_role("button", name="Pressed 1")).to_be_visible()
    at_rest(page)
    expect(page.get_by_role("button", name="Pressed 1")).to_be_visible()


def test_a_list_stands_where_it_stood(page):
    row = page.get_by_role("link", name="Row 25", exact=True)
    for _ in range(20):
        if row.is_visible() and row.bounding_box()["y"] < 700:
            break
        page.mouse.move(200, 400)
        page.mouse.wheel(0, 300)
        page.wait_for_timeout(150)
    page.wait_for_timeout(300)
    before = row.bounding_box()["y"]
    push(page, "Row 25")
    expect(title(page, "Page 35")).to_be_visible()
    page.locator(".bk").tap()
    expect(title(page, "Moving")).to_be_visible()
    at_rest(page)
    assert abs(row.bounding_box()["y"] - before) < 1


def drag(page, *way, pause=0.016):
    client = page.context.new_cdp_session(page)
    for kind, (x, y) in zip(["touchStart"] + ["touchMove"] * (len(way) - 1), way):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        time.sleep(pause)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_from_the_edge_draws_the_page_away(page):
    push(page)
    expect(title(page, "Page 1")).to_be_visible()
    at_rest(page)
    record(page, """() => [...document.querySelectorAll(".nv>.pa")].map((each) => each.getBoundingClientRect().x)""")
    drag(page, *[(5 + 25 * step, 400) for step in range(12)])
    expect(title(page, "Moving")).to_be_visible()
    frames = recorded(page)
    places = [max(frame) for frame in frames]
    assert any(20 < place < 200 for place in places) and any(place > 300 for place in places)
    assert any(len(frame) == 2 and min(frame) < -20 for frame in frames), "the page below comes to light"
    at_rest(page)
    expect(page.locator(".nv>.pa")).to_have_count(1)


def test_a_finger_that_turns_back_leaves_it(page):
    push(page)
    expect(title(page, "Page 1")).to_be_visible()
    at_rest(page)
    drag(page, *[(5 + 20 * step, 400) for step in range(5)], *[(85, 400)] * 8, pause=0.05)
    at_rest(page)
    expect(title(page, "Page 1")).to_be_visible()
    assert page.locator(".nv>.pa").evaluate("each => each.getBoundingClientRect().x") == 0


@pytest.mark.parametrize("name", ["Sheet", "Cover"])
def test_what_covers_the_page_rises_and_goes_down(page, name):
    record(page, DIALOG)
    page.get_by_role("button", name=name, exact=True).tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    frames = recorded(page)
    places = [y for y, *_ in frames]
    assert falls(places) and places[0] > 400
    record(page, DIALOG)
    page.get_by_role("button", name={"Sheet": "Close", "Cover": "Leave"}[name], exact=True).tap()
    expect(page.locator("dialog")).to_have_count(0)
    places = [y for y, _, _, isGone in recorded(page) if isGone]
    assert rises(places) and places[-1] > 600


def test_a_sheet_goes_down_from_where_the_finger_left_it(page):
    page.get_by_role("button", name="Sheet", exact=True).tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    at_rest(page)
    record(page, DIALOG)
    drag(page, *[(200, 200 + 20 * step) for step in range(9)], pause=0.03)
    expect(page.locator("dialog")).to_have_count(0)
    frames = recorded(page)
    places = [y for y, *_ in frames]
    assert rises(places), "it never goes back up"
    assert next(y for y, _, _, isGone in frames if isGone) > 100


def test_the_page_is_pressed_while_a_sheet_goes_down(page):
    page.get_by_role("button", name="Sheet", exact=True).tap()
    page.get_by_role("button", name="Close", exact=True).tap()
    page.wait_for_function("() => document.querySelector('dialog.gone')?.getBoundingClientRect().y > 300")
    page.touchscreen.tap(*middle(page.get_by_role("link", name="First", exact=True)))
    assert page.locator("dialog.gone").count() == 1, "it still moves"
    expect(title(page, "Page 1")).to_be_visible()


def test_an_alert_shrinks_into_its_size_and_fades(page):
    record(page, DIALOG)
    page.get_by_role("button", name="Alert", exact=True).tap()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    frames = recorded(page)
    assert falls([width for _, _, width, _ in frames])
    assert frames[0][1] < 0.7 and frames[-1][1] == 1
    record(page, DIALOG)
    page.get_by_role("button", name="OK").tap()
    expect(page.locator("dialog")).to_have_count(0)
    assert falls([opacity for _, opacity, _, isGone in recorded(page) if isGone])


def test_choices_come_from_below(page):
    record(page, DIALOG)
    page.get_by_role("button", name="Choices").tap()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert falls([y for y, *_ in recorded(page)])


@pytest.mark.parametrize("name, inside", [("Popover", "dialog"), ("Menu", ".mn[open]>.mp")])
def test_what_belongs_to_something_grows_out_of_it(page, name, inside):
    record(page, f"""() => {{
      const box = document.querySelector("{inside}")?.getBoundingClientRect()
      return box?.width && box.width
    }}""")
    (page.locator("summary") if name == "Menu" else page.get_by_role("button", name=name, exact=True)).tap()
    expect(page.locator(inside).first).to_be_visible()
    widths = recorded(page)
    assert rises(widths[:4]) and widths[0] < widths[-1] * 0.95


def test_transactions_without_animations_are_still(page):
    record(page, f"() => {MOVING}")
    for name, back in [("Still page", ".bk"), ("Still sheet", None), ("Still cover", None)]:
        page.get_by_role("button", name=name, exact=True).tap()
        if back:
            expect(title(page, "Page 1")).to_be_visible()
            assert page.evaluate("window.frames_") == []
            page.locator(back).tap()
            expect(title(page, "Moving")).to_be_visible()
            at_rest(page)
            record(page, f"() => {MOVING}")
        else:
            expect(page.get_by_role("dialog")).to_be_visible()
            assert page.evaluate("window.frames_") == []
            page.get_by_role("button", name="Close at once" if "sheet" in name else "Leave", exact=True).tap()
            expect(page.locator("dialog")).to_have_count(0)
            assert page.evaluate("window.frames_") == []


def test_uikit_turns_it_off(page):
    page.get_by_role("button", name="Without UIKit's movement").tap()
    page.wait_for_timeout(300)
    record(page, f"() => {MOVING}")
    push(page)
    expect(title(page, "Page 1")).to_be_visible()
    page.locator(".bk").tap()
    expect(title(page, "Moving")).to_be_visible()
    assert page.evaluate("window.frames_") == []


def test_who_wants_calm_sees_it_fade(visits, server):
    page = opened(visits, server, reduced_motion="reduce")
    record(page, """() => {
      const now = document.querySelector(".nv>.pa:not(.gone)")
      const { x, y } = now.getBoundingClientRect()
      return [x, y, Number(getComputedStyle(now).opacity)]
    }""")
    push(page)
    expect(title(page, "Page 1")).to_be_visible()
    frames = recorded(page)
    assert {(x, y) for x, y, _ in frames} == {(0, 0)}
    assert any(0 < opacity < 1 for *_, opacity in frames)
