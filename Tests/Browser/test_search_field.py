"""A search field below a large title with nothing else in the bar, and its tokens."""

import pytest
from playwright.sync_api import expect

from gallery import gallery
from hands import finger


@pytest.fixture(scope="module")
def server():
    with gallery("search") as server:
        yield server


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_field_is_below_the_title_and_above_the_rows(visits, server, size):
    page = visits.open(server.url, size, has_touch=size == "phone").page
    title, field, row = (
        each.bounding_box() for each in
        (page.get_by_role("heading", name="Garden"), page.get_by_placeholder("Plants"), page.get_by_text("Apple")))
    assert title["y"] + title["height"] <= field["y"] + 1
    assert field["y"] + field["height"] <= row["y"]


def test_the_field_stays_below_the_bar_when_the_title_has_gone_into_it(visits, server):
    page = visits.open(server.url, "phone", has_touch=True).page
    field = page.get_by_placeholder("Plants")
    before = field.bounding_box()["y"]
    finger(page, 195, 600, 0, 300)
    page.wait_for_function("() => document.querySelector('.ls').scrollTop > 100")
    page.wait_for_timeout(200)
    after = field.bounding_box()["y"]
    assert after == pytest.approx(before - 52.5, abs=1)
    # The title in the bar has its own line.
    assert after >= 60


def test_tokens_by_hand(visits, server):
    page = visits.open(server.url, "desktop").page
    page.get_by_placeholder("Plants").click()
    page.keyboard.type("r")
    expect(page.get_by_text("Apple")).to_have_count(0)
    page.get_by_role("button", name="Roots").click()
    expect(page.get_by_text("Apple")).to_have_count(0)
    expect(page.get_by_text("Pear")).to_have_count(0)
    expect(page.get_by_text("Carrot")).to_be_visible()
    expect(page.get_by_placeholder("Plants")).to_have_value("")
    # The token; behind it stands the suggestion.
    page.get_by_role("button", name="Roots").first.click()
    expect(page.get_by_text("Apple")).to_be_visible()


def test_a_search_is_cancelled(visits, server):
    page = visits.open(server.url, "phone", has_touch=True).page
    field = page.get_by_placeholder("Plants")
    cancel = page.get_by_role("button", name="Cancel")
    expect(cancel).to_have_count(0)
    field.tap()
    expect(cancel).to_be_visible()
    expect(field).to_be_focused()
    page.keyboard.type("app")
    expect(page.get_by_text("Beetroot")).to_have_count(0)
    expect(field).to_be_focused()
    cancel.tap()
    expect(cancel).to_have_count(0)
    expect(field).to_have_value("")
    expect(field).not_to_be_focused()
    expect(page.get_by_text("Beetroot")).to_be_visible()
