"""The cats: a gallery, favourites, breeds and surprises, in a browser."""

import re

import pytest
from playwright.sync_api import expect

from hands import pick, reach
from screens import App


@pytest.fixture
def cats(app: App) -> App:
    app.go_to("Cats")
    expect(app.title).to_have_text("Cats")
    return app


def test_the_gallery_grows_as_it_is_scrolled(cats):
    expect(cats.hearts.nth(20)).to_be_attached()
    before = cats.hearts.count()
    reach(cats.hearts.last)
    expect(cats.hearts.nth(before)).to_be_attached()
    expect(cats.page.get_by_role("main").locator("a[href*='/cat/'] img").first).to_be_visible()
    for tile in cats.page.get_by_role("main").locator("a[href*='/cat/']").all()[:5]:
        expect(tile).to_have_accessible_name(re.compile(r"\w"))


def test_a_category_shows_its_own_cats(cats):
    expect(cats.hearts.nth(20)).to_be_attached()
    pick(cats.page.get_by_role("combobox", name="Category"), "Sunglasses")
    expect(cats.hearts).to_have_count(5)


def test_favourites_are_kept_until_the_next_visit(cats):
    cats.hearts.first.click()
    expect(cats.full_hearts).to_have_count(1)
    cats.page.reload()
    expect(cats.full_hearts).to_have_count(1)
    cats.link("Favourites").click()
    expect(cats.title).to_have_text("Favourites")
    cats.full_hearts.click()
    expect(cats.page.get_by_text("Press a cat's heart")).to_be_visible()


def test_a_favourite_that_cannot_be_kept_is_taken_back(cats, stand_ins):
    expect(cats.hearts.nth(20)).to_be_attached()
    stand_ins.misbehave(status=503, path="/v1/favourites")
    cats.hearts.first.click()
    expect(cats.alert).to_contain_text("This could not be kept")
    expect(cats.full_hearts).to_have_count(0)


def test_a_heart_shows_at_once_and_is_taken_back_where_it_is_refused(visits, reader, stand_ins):
    app = visits.open(reader.url + "cats?~latency=1500")
    heart = app.hearts.nth(3)
    expect(heart).to_have_attribute("aria-pressed", "false")
    stand_ins.misbehave(status=503, path="/v1/favourites")
    heart.click()
    # The page says so before the server has heard of it.
    assert heart.get_attribute("data-gs") == "true" and heart.get_attribute("aria-pressed") == "false"
    assert heart.locator(".y").evaluate("symbol => getComputedStyle(symbol).fill") != "none", "the heart is full"
    expect(app.alert).to_contain_text("This could not be kept")
    expect(heart).to_have_attribute("data-gs", "")
    expect(heart).to_have_attribute("aria-pressed", "false")
    assert heart.locator(".y").evaluate("symbol => getComputedStyle(symbol).fill") == "none", "the heart is empty again"


def test_who_has_no_favourites_is_told_how_to_have_some(visits, reader):
    app = visits.open(reader.url + "cats/favourites")
    expect(app.page.get_by_text("No favourites yet")).to_be_visible()
    expect(app.page.get_by_text("Press a cat's heart")).to_be_visible()


def test_breeds_are_found_and_read(cats):
    cats.link("Breeds").click()
    expect(cats.title).to_have_text("Breeds")
    cats.type("siam")
    rows = cats.page.get_by_role("main").get_by_role("link")
    expect(rows).to_have_count(1)
    rows.first.click()
    expect(cats.title).to_have_text("Siamese")
    expect(cats.page.get_by_text("Thailand")).to_be_visible()
    expect(cats.page.get_by_text("Adaptable")).to_be_visible()
    cats.page.go_back()
    expect(cats.title).to_have_text("Breeds")
    expect(rows).to_have_count(1)


def test_a_surprise_is_loaded_and_cancelled(cats, stand_ins):
    cats.link("Surprise me").click()
    expect(cats.page.get_by_text("Success")).to_be_visible()
    expect(cats.page.get_by_role("img", name="A cat")).to_be_visible()
    stand_ins.misbehave(latency=30, path="/v1/images")
    cats.button("Load").click()
    expect(cats.page.get_by_text("Loading...")).to_be_visible()
    cats.button("Cancel").click()
    expect(cats.page.get_by_text("Cancelled")).to_be_visible()
    stand_ins.behave()
    stand_ins.misbehave(status=500, path="/v1/images")
    cats.button("Load").click()
    expect(cats.page.get_by_text("Bad response", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_cat_has_a_page_and_can_be_judged(visits, reader, size):
    app = visits.open(reader.url + "cats", size)
    app.page.get_by_role("main").locator("a[href*='/cat/']").nth(3).click()
    up, down = app.button("I like this cat"), app.button("I do not like this cat")
    for button in (up, down, app.hearts):
        box = button.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44, "large enough for a finger"
    up.click()
    expect(up).to_have_attribute("aria-pressed", "true")
    down.click()
    expect(down).to_have_attribute("aria-pressed", "true")
    expect(up).not_to_have_attribute("aria-pressed", "true")
    app.page.reload()
    expect(down).to_have_attribute("aria-pressed", "true")


def test_a_vote_shows_at_once_and_is_taken_back_where_it_is_refused(visits, reader, stand_ins):
    app = visits.open(reader.url + "cats?~latency=1500", "desktop")
    app.page.get_by_role("main").locator("a[href*='/cat/']").nth(3).click()
    up = app.button("I like this cat")
    expect(up).to_have_attribute("aria-pressed", "false")
    stand_ins.misbehave(status=503, path="/v1/votes")
    up.click()
    # The page says so before the server has heard of it.
    assert up.get_attribute("data-gs") == "true" and up.get_attribute("aria-pressed") == "false"
    expect(app.alert).to_contain_text("This vote could not be kept")
    expect(up).to_have_attribute("data-gs", "")
    expect(up).to_have_attribute("aria-pressed", "false")
    assert up.locator(".y").evaluate("symbol => getComputedStyle(symbol).fill") == "none", "the thumb is empty again"


def test_hearts_on_the_wall_are_large_enough_for_a_finger(visits, reader):
    app = visits.open(reader.url + "cats", "phone")
    box = app.hearts.first.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44
    heart = app.hearts.first.locator("svg").bounding_box()
    assert 18 <= heart["width"] <= 30, "the heart itself keeps the size of its font"


def test_a_breed_leads_to_its_cats(visits, reader):
    app = visits.open(reader.url + "cats/breeds", "phone")
    app.enter("bengal")
    row = app.page.get_by_role("listitem").get_by_role("link")
    expect(row).to_have_count(1)
    row.click()
    expect(app.title).to_have_text("Bengal")
    expect(app.section("Cats of this breed")).to_be_attached()
    app.link("A cat of this breed").first.click()
    expect(app.button("I like this cat")).to_be_visible()
    app.link("Bengal").click()
    expect(app.title).to_have_text("Bengal")


def test_a_key_leads_to_the_search_among_breeds(cats):
    cats.page.keyboard.press("/")
    expect(cats.title).to_have_text("Breeds")
    expect(cats.field).to_be_focused()
    cats.page.keyboard.type("beng")
    expect(cats.link("Bengal")).to_be_visible()
    expect(cats.link("Abyssinian")).to_have_count(0)
