"""What follows from what the reader does, and when."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, middle, named
from hands import pick, write
from motion import record, recorded

LOOKS_AT_MOVEMENT = True


@pytest.fixture
def server():
    with gallery("acts") as server:
        yield server


@pytest.fixture(params=["phone", "desktop"])
def page(request, visits, server):
    page = visits.open(server.url, request.param).page
    page.wait_for_function("() => document.body.dataset.moves !== undefined")
    return page


def go(page, name):
    page.get_by_role("link", name=name, exact=True).click()
    expect(page.locator(".gone")).to_have_count(0)


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def test_the_browsers_back_leaves_what_was_typed(page):
    page.get_by_role("button", name="Edit Bob").click()
    write(page.get_by_label("Name"), "Bobby")
    page.wait_for_url("**Bobby*")
    page.go_back()
    expect(page.get_by_role("button", name="Edit Bobby, friend of nobody")).to_be_visible()


def test_objects_stay_chosen_over_a_reload(page):
    go(page, "Page of Ada")
    expect(page.get_by_label("Friend")).to_be_visible()
    pick(page.get_by_label("Friend"), "Bob")
    page.wait_for_url("**friend=*")
    page.reload()
    expect(page.get_by_label("Friend").locator("option:checked")).to_have_text("Bob")


def test_a_press_is_told_while_it_lasts(page):
    go(page, "Presses")
    presses = named(page, "presses")
    for name, down, up in [("endless", "down, up, up", "up, up, up"), ("state", "up, up, down", "up, up, up")]:
        page.mouse.move(*middle(named(page, name)))
        page.mouse.down()
        expect(presses).to_have_text(down)
        page.mouse.up()
        expect(presses).to_have_text(up)
    page.mouse.move(*middle(named(page, "short")))
    page.mouse.down()
    expect(presses).to_have_text("up, down, up")
    expect(presses).to_have_text("up, done, up")
    page.mouse.up()


def test_a_press_that_moves_away_is_none(page):
    go(page, "Presses")
    x, y = middle(named(page, "state"))
    page.mouse.move(x, y)
    page.mouse.down()
    expect(named(page, "presses")).to_have_text("up, up, down")
    page.mouse.move(x + 30, y, steps=3)
    expect(named(page, "presses")).to_have_text("up, up, up")
    page.mouse.up()


def test_a_drag_follows_a_long_press(page):
    go(page, "Presses")
    x, y = middle(named(page, "sequence"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(600)  # as long as the press has to last, and more
    page.mouse.move(x + 60, y, steps=6)
    expect(named(page, "drawn")).to_have_text("60 points")
    page.mouse.up()
    expect(named(page, "drawn")).to_have_text("0 points")


def test_a_value_that_stays_moves_nothing(page):
    go(page, "Changes")
    press(page, "Load")
    expect(named(page, "loading")).to_be_visible()
    assert page.locator(".gone").count() == 0
    assert named(page, "loading").evaluate("e => getComputedStyle(e).opacity") == "1"
    press(page, "Count")
    expect(named(page, "odd")).to_be_visible()
    assert float(named(page, "odd").evaluate("e => getComputedStyle(e).opacity")) < 1


def test_what_appears_moves_from_where_it_begins(page):
    go(page, "Changes")
    record(page, """() => document.querySelector('[data-id="mover"]')?.getBoundingClientRect().x""")
    press(page, "Show")
    expect(named(page, "mover")).to_be_visible()
    frames = recorded(page)
    assert frames[-1] - frames[0] > 100 and frames == sorted(frames), frames


def test_fields_of_a_question_stand_above_its_buttons(page):
    go(page, "Changes")
    press(page, "Ask")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_be_visible()
    page.wait_for_function("() => !document.querySelector('dialog').getAnimations().length")
    field = dialog.get_by_label("Title").bounding_box()
    cancel, add = (dialog.get_by_role("button", name=name).bounding_box() for name in ("Cancel", "Add"))
    assert field["y"] + field["height"] < cancel["y"]
    assert cancel["y"] == add["y"] and cancel["x"] < add["x"]


def test_ids_are_looked_for_in_what_scrolls(page):
    go(page, "Sections")
    press(page, "To two")
    page.wait_for_function("""() => {
      const { top } = document.querySelector('[data-id="two"]').getBoundingClientRect()
      return top > 0 && top < 200
    }""")


def test_a_short_chat_stands_at_its_end(page):
    go(page, "Chat")
    last = named(page, "message 2").bounding_box()
    assert abs(last["y"] + last["height"] - page.evaluate("innerHeight")) < 1
