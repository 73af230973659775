"""Screens as published programs have them: rows that are chosen, coloured sheets, cards that turn, swipes, links in texts."""

import pytest
from playwright.sync_api import expect

from gallery import gallery
from hands import finger


@pytest.fixture(scope="module")
def server():
    with gallery("programs") as server:
        yield server


@pytest.fixture
def page(visits, server):
    page = visits.context("phone", has_touch=True, is_mobile=True).new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(error))
    page.goto(server.url)
    expect(page.get_by_text("Row 0")).to_be_visible()
    page.wait_for_timeout(500)
    yield page
    assert errors == []


def tab(page, name):
    page.get_by_role("navigation").get_by_role("link", name=name).tap()
    page.wait_for_timeout(300)


def test_rows_of_links_are_chosen_while_a_list_is_edited(page):
    page.get_by_role("button", name="Choose").tap()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    page.locator(".r", has_text="Row 2").tap()
    expect(page.get_by_role("heading", name="Chosen 1")).to_be_visible()
    page.get_by_role("button", name="Stop").tap()
    page.get_by_text("Row 1").tap()
    expect(page.get_by_text("Page 1")).to_be_visible()


def test_a_link_that_is_disabled_is_dim_and_leads_nowhere(page):
    link = page.locator(".r", has_text="Never").get_by_role("link")
    assert link.evaluate("element => getComputedStyle(element).opacity") == "0.4"
    link.tap(force=True)
    page.wait_for_timeout(300)
    expect(page.get_by_text("Nowhere")).to_have_count(0)


@pytest.mark.parametrize("name", ["Green", "Layered"])
def test_a_coloured_sheet_is_so_beside_its_button(page, name):
    tab(page, "Sheets")
    page.get_by_role("button", name=name).tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("hello")).to_be_visible()
    assert sheet.evaluate("element => getComputedStyle(element).backgroundColor") == "rgb(52, 199, 89)"


def test_a_turned_text_keeps_its_lines(page):
    tab(page, "Cards")
    height = lambda name: page.locator(f'[data-id="{name}"]').evaluate("element => element.offsetHeight")
    heights = [height("card 0"), height("card 1")]
    for _ in range(2):
        page.get_by_role("button", name="Turn").tap()
        page.wait_for_timeout(900)
        assert [height("card 0"), height("card 1")] == heights


def test_a_text_shares_a_column_with_what_fills(page):
    tab(page, "Cards")
    page.wait_for_timeout(500)
    text, filler = (page.locator(f'[data-id="{name}"]').bounding_box() for name in ("shared", "filler"))
    # Half of the column is room for two lines.
    assert 40 < text["height"] < 50 and filler["height"] > 40


def test_an_action_fills_its_row(page):
    tab(page, "Swiped")
    row = page.locator(".r", has_text="Tall")
    box = row.bounding_box()
    finger(page, 300, box["y"] + 60, 120, 0)
    action = row.get_by_role("button", name="Reply")
    expect(action).to_be_visible()
    page.wait_for_timeout(500)
    now, seen = row.bounding_box(), action.bounding_box()
    assert abs(seen["y"] - now["y"]) < 1 and abs(seen["height"] - now["height"]) < 1.5
    assert abs(seen["x"] + seen["width"] - box["x"] - box["width"]) < 1.5
    symbol = action.locator("svg").bounding_box()
    assert abs(symbol["y"] + symbol["height"] / 2 - seen["y"] - seen["height"] / 2) < 24
    action.tap()
    expect(page.get_by_text("Pressed reply")).to_be_visible()


def test_a_menu_of_the_programs_own_counts_before_what_a_swipe_shows(page):
    tab(page, "Swiped")
    page.get_by_text("Both").click(button="right")
    page.get_by_role("button", name="Own entry").tap()
    expect(page.get_by_text("Pressed own")).to_be_visible()


def test_links_in_texts_ask_the_program(page):
    tab(page, "Links")
    page.get_by_role("link", name="inner").tap()
    expect(page.get_by_text("Opened inner")).to_be_visible()
    page.get_by_role("link", name="own").tap()
    expect(page.get_by_text("Opened own")).to_be_visible()
    assert len(page.context.pages) == 1


def test_lengths_where_nothing_in_particular_is_offered(page):
    tab(page, "Links")
    least, square, moon = (page.locator(f'[data-id="{name}"]').bounding_box() for name in ("least", "square", "moon"))
    assert abs(least["height"] - 80) < 0.5
    assert abs(square["height"] - square["width"]) < 1 and square["width"] > 100
    assert abs(moon["width"] - 234) < 1 and abs(moon["height"] - 234) < 1


def test_a_tap_on_what_can_be_drawn_is_told_to_what_is_around(page):
    tab(page, "Links")
    box = page.locator('[data-id="drawn"]').bounding_box()
    page.touchscreen.tap(box["x"] + 40, box["y"] + 30)
    expect(page.get_by_text("Opened 40 30")).to_be_visible()
    finger(page, box["x"] + 40, box["y"] + 30, 60, 0)
    expect(page.get_by_text("Opened drawn")).to_be_visible()


def test_what_is_kept_below_tabs_lies_over_them(page):
    bar = page.get_by_role("navigation").bounding_box()
    player = page.locator('[data-id="player"]').bounding_box()
    assert abs(bar["y"] + bar["height"] - 844) < 1
    assert abs(player["y"] + player["height"] - 844 + 49) < 1
    # What is in the tabs ends above it.
    content = page.locator(".tc").first.locator(":scope > *").bounding_box()
    assert abs(content["y"] + content["height"] - bar["y"] + 40) < 1


def test_escape_presses_the_button_that_cancels(page):
    tab(page, "Sheets")
    page.get_by_role("button", name="Ask").tap()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Answer cancel")).to_be_visible()
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_a_position_pages_away_is_reached(page):
    tab(page, "Sheets")
    page.get_by_role("button", name="To the sixth").tap()
    expect(page.get_by_text("Answer none, card 5")).to_be_visible()
    page.wait_for_timeout(1800)
    assert abs(page.locator('[data-id="paged 5"]').bounding_box()["x"]) < 1
    expect(page.get_by_text("Answer none, card 5")).to_be_visible()


def test_a_guide_beside_a_baseline_makes_its_row_higher(page):
    tab(page, "Links")
    icon, beside, row = (page.locator(f'[data-id="{name}"]').bounding_box() for name in ("icon", "beside", "row"))
    # The middle of the icon is on the baseline of the text, 16 of its 22 points down.
    assert abs(icon["y"] + 15 - beside["y"] - 16) < 1.5
    assert abs(icon["y"] + 30 - row["y"] - 45.5) < 1.5
