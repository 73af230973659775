"""The movies: collections, pages of movies and people, genres, the search."""

import re

import pytest
from playwright.sync_api import expect

from hands import reach


@pytest.fixture
def movies(app):
    app.go_to("Movies")
    expect(app.rows.first).to_be_visible()
    return app


def title(row) -> str:
    return row.get_by_role("heading").inner_text()


def test_four_collections(movies):
    expect(movies.title).to_have_text("Movies")
    expect(movies.page.get_by_role("radio")).to_have_count(4)
    for name in ("Popular", "Upcoming", "Top rated"):
        movies.show(name)


def test_a_row_has_a_poster_a_date_and_four_lines(movies):
    row = movies.rows.filter(has=movies.page.locator("img")).first
    image = row.locator("img").first
    reach(image)
    expect(image).to_have_js_property("naturalWidth", 185)
    assert image.bounding_box()["width"] == pytest.approx(92, abs=1)
    expect(row.get_by_text(re.compile(r"\w{3} \d+, \d{4}"))).to_be_visible()


def test_the_list_grows_at_its_end(movies):
    before = movies.rows.count()
    reach(movies.rows.last)
    expect(movies.rows.nth(before)).to_be_attached()


def test_from_a_movie_to_its_star_and_on_to_another_movie(movies):
    row = movies.show("Top rated").rows.nth(2)
    name = title(row)
    row.get_by_role("link").click()
    expect(movies.title).to_have_text(name)
    for heading in ("Overview", "Cast", "Crew"):
        expect(movies.section(heading)).to_be_visible()
    maker = movies.page.get_by_role("link").filter(has=movies.page.get_by_text(re.compile("^Director"))).first
    maker.click()
    expect(movies.section("Behind the camera")).to_be_visible()
    movies.page.get_by_role("link").filter(has=movies.page.get_by_text("Director")).first.click()
    expect(movies.section("Overview")).to_be_visible()
    movies.page.go_back()
    expect(movies.section("Behind the camera")).to_be_visible()
    movies.page.go_back()
    expect(movies.title).to_have_text(name)
    movies.page.go_back()
    expect(movies.title).to_have_text("Movies")


def test_a_genre_leads_to_its_movies(movies):
    movies.in_bar("Genres").click()
    movies.page.get_by_role("listitem").get_by_role("link", name="Western").click()
    expect(movies.title).to_have_text("Western")
    expect(movies.rows.first).to_be_visible()


def test_search_while_typing(movies):
    movies.in_bar("Search").click()
    expect(movies.page.get_by_text("at least two letters")).to_be_visible()
    movies.type("the l")
    expect(movies.rows.first).to_be_visible()
    # What was found for the letters before may still be shown.
    others = movies.rows.get_by_role("heading").filter(has_not_text=re.compile(r"\bl", re.IGNORECASE))
    expect(others).to_have_count(0)
    movies.enter("zyxwv")
    expect(movies.page.get_by_text("No movie is called")).to_be_visible()


def test_a_page_is_there_after_a_reload(movies):
    movies.rows.first.get_by_role("link").click()
    expect(movies.section("Overview")).to_be_visible()
    name = movies.title.inner_text()
    movies.page.reload()
    expect(movies.title).to_have_text(name)
    expect(movies.section("Overview")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_cast_and_similar_movies_lead_on(visits, reader, size):
    movies = visits.open(reader.url + "movies", size)
    movies.rows.first.get_by_role("link").click()
    expect(movies.section("Cast")).to_be_visible()
    actor = movies.page.get_by_role("main").locator("a[href*='/person/']").first
    name = actor.inner_text().split("\n")[0]
    actor.click()
    expect(movies.title).to_have_text(name)
    expect(movies.section("Acting")).to_be_visible()
    movies.page.go_back()
    similar = movies.page.get_by_role("main").locator("a:not([href*=person], [href*=genre], [target])").last
    name = similar.inner_text().split("\n")[0]
    similar.click()
    expect(movies.title).to_have_text(name)
    movies.page.wait_for_url(re.compile(r"/movies/\d+/\d+$"))


def test_a_long_way_back_leaves_room_for_the_title(visits, reader):
    movies = visits.open(reader.url + "movies", "phone")
    movies.rows.first.get_by_role("link").click()
    movies.page.get_by_role("main").locator("a[href*='/person/']").first.click()
    movies.page.wait_for_url(re.compile("/person/"))
    expect(movies.page.get_by_role("heading", level=2).first).to_be_visible()
    expect(movies.page.locator(".gone")).to_have_count(0)  # the bar has come to rest
    height, line = movies.title.evaluate(
        "title => [title.clientHeight, parseFloat(getComputedStyle(title).lineHeight)]")
    assert round(height / line) == 1
    back = movies.page.get_by_role("banner").get_by_role("link").first.bounding_box()
    assert back["x"] >= 0 and back["x"] + back["width"] <= movies.title.bounding_box()["x"]


def test_silent_classics(movies):
    movies.in_bar("Genres").click()
    movies.page.get_by_role("listitem").get_by_role("link", name="Silent classics").click()
    expect(movies.rows.filter(has_text="Nosferatu")).to_be_visible()
    more = movies.rows.first.get_by_role("link", name="More at TMDb")
    expect(more).to_have_attribute("href", re.compile("^https://www.themoviedb.org/movie/"))


def test_a_movie_that_there_is_not(visits, reader):
    visits.allow("404")
    app = visits.open(reader.url + "movies/999999999")
    expect(app.page.get_by_text("There is no such movie.")).to_be_visible()
    expect(app.button("Try again")).not_to_be_attached()
    app.in_bar("Movies").click()
    expect(app.rows.first).to_be_visible()


def test_a_list_that_does_not_come_can_be_asked_for_again(start, stand_ins, visits):
    # A reader of its own, which has no earlier answer to show.
    movies = visits.open(start(stand_ins.url).url).go_to("Movies")
    stand_ins.misbehave(status=503, path="/3/movie/upcoming")
    movies.choose("Upcoming")
    expect(movies.failure).to_be_visible()
    stand_ins.behave()
    movies.button("Try again").click()
    expect(movies.rows.first).to_be_visible()
