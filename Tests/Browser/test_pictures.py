"""A picture is on its way, there, or not to be had; and it never stays on its way."""

import pytest
from playwright.sync_api import expect

from hands import reach


# How many of those on the screen are on their way.
LOADING_IN_VIEW = """[...document.querySelectorAll("main *")].filter(each => {
  const { top, bottom } = each.getBoundingClientRect()
  const list = each.closest(".ls")?.getBoundingClientRect()
  return each.dataset.id === "loading" && list && bottom > list.top + 1 && top < list.bottom - 1
}).length"""


def loading(app):
    return app.page.locator("[data-id=loading]")


def test_a_picture_is_announced_and_then_shown(newspaper, start, visits):
    newspaper.article("Late", urlToImage=newspaper.picture("gated"))
    app = visits.open(start(newspaper.url).url)
    expect(loading(app)).to_be_visible()
    expect(app.articles.locator("img")).to_have_count(0)
    newspaper.gate.set()
    expect(app.articles.locator("img")).to_have_js_property("naturalWidth", 64)
    expect(loading(app)).to_have_count(0)


@pytest.mark.parametrize("kind", ["missing", "forbidden", "page", "drawing", "redirect", "loop"])
def test_a_picture_that_cannot_be_had_leaves_nothing(newspaper, start, visits, kind):
    newspaper.article("Without", urlToImage=newspaper.picture(kind))
    newspaper.article("With", urlToImage=newspaper.picture("good"))
    app = visits.open(start(newspaper.url).url)
    expect(app.articles.nth(1).locator("img")).to_have_js_property("naturalWidth", 64)
    expect(loading(app)).to_have_count(0)
    expect(app.articles.first.locator("img")).to_have_count(0)
    row = app.articles.first.bounding_box()
    assert row["height"] < 160, "no empty space where the picture was to be"


def test_no_picture_no_space(newspaper, start, visits):
    newspaper.article("Plain")
    app = visits.open(start(newspaper.url).url)
    expect(app.articles.first).to_be_visible()
    expect(loading(app)).to_have_count(0)
    assert app.articles.first.bounding_box()["height"] < 160


def test_a_picture_is_fetched_once_for_all_readers(newspaper, start, visits):
    newspaper.article("Shared", urlToImage=newspaper.picture("good"))
    reader = start(newspaper.url)
    for _ in range(2):
        app = visits.open(reader.url)
        expect(app.articles.locator("img")).to_have_js_property("naturalWidth", 64)
    app.page.reload()
    expect(app.articles.locator("img")).to_have_js_property("naturalWidth", 64)
    assert len([path for path in newspaper.asked if "good" in path]) == 1


def test_pictures_come_from_the_reader_itself(app, reader):
    app.page.wait_for_load_state("networkidle")
    origins = set(app.page.locator("img").evaluate_all("all => all.map(image => new URL(image.src).origin)"))
    assert origins == {reader.url.rstrip("/")}


def test_of_the_stand_ins_pictures_none_stays_on_its_way(app):
    # Some of them are slow, missing, forbidden or broken, as in life. Those that nobody has seen are not asked for.
    for _ in range(3):
        reach(app.articles.last)
        app.page.wait_for_function(f"() => {LOADING_IN_VIEW} === 0")
    assert app.articles.locator("img").count() > 5
