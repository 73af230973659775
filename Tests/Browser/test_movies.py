"""The movies: collections, pages of movies and people, genres, the search."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def movies(app):
    app.go_to("Movies")
    expect(rows(app).first).to_be_visible()
    return app


def rows(app):
    """The rows that are movies."""
    return app.page.get_by_role("listitem").filter(has=app.page.get_by_role("heading", level=2))


def section(app, name: str):
    return app.page.get_by_role("heading", level=2, name=name, exact=True)


def test_four_collections(movies):
    expect(movies.title).to_have_text("Movies")
    expect(movies.page.get_by_role("radio")).to_have_count(4)
    first = rows(movies).first.get_by_role("heading")
    shown = {first.inner_text()}
    for name in ("Popular", "Upcoming", "Top rated"):
        before = first.inner_text()
        movies.choose(name)
        expect(first).not_to_have_text(before)
        shown.add(first.inner_text())
    assert len(shown) == 4


def test_a_row_has_a_poster_a_date_and_four_lines(movies):
    row = rows(movies).filter(has=movies.page.locator("img")).first
    image = row.locator("img").first
    image.scroll_into_view_if_needed()
    expect(image).to_have_js_property("naturalWidth", 185)
    assert image.bounding_box()["width"] == pytest.approx(92, abs=1)
    expect(row.get_by_text(re.compile(r"\w{3} \d+, \d{4}"))).to_be_visible()


def test_the_list_grows_at_its_end(movies):
    before = rows(movies).count()
    rows(movies).last.scroll_into_view_if_needed()
    expect(rows(movies).nth(before)).to_be_attached()


def test_from_a_movie_to_its_star_and_on_to_another_movie(movies):
    movies.choose("Top rated")
    expect(movies.segment("Top rated")).to_be_checked()
    row = rows(movies).nth(2)
    title = row.get_by_role("heading").inner_text()
    row.get_by_role("link").click()
    expect(movies.title).to_have_text(title)
    for name in ("Overview", "Cast", "Crew"):
        expect(section(movies, name)).to_be_visible()
    star = movies.page.get_by_role("link").filter(has=movies.page.get_by_text(re.compile("^(Director|Screenplay)"))).first
    star.click()
    expect(section(movies, "Behind the camera")).to_be_visible()
    movies.page.get_by_role("link").filter(has=movies.page.get_by_text("Director")).first.click()
    expect(section(movies, "Overview")).to_be_visible()
    movies.page.go_back()
    expect(section(movies, "Behind the camera")).to_be_visible()
    movies.page.go_back()
    expect(movies.title).to_have_text(title)
    movies.page.go_back()
    expect(movies.title).to_have_text("Movies")


def test_a_genre_leads_to_its_movies(movies):
    movies.page.get_by_role("link", name="Genres").click()
    movies.page.get_by_role("listitem").get_by_role("link", name="Western").click()
    expect(movies.title).to_have_text("Western")
    expect(rows(movies).first).to_be_visible()


def test_search_while_typing(movies):
    movies.page.get_by_role("link", name="Search").click()
    expect(movies.page.get_by_text("at least two letters")).to_be_visible()
    movies.field.press_sequentially("the l")
    expect(rows(movies).first).to_be_visible()
    assert all(
        any(word.startswith("l") for word in re.split(r"\W+", title.lower()))
        for title in rows(movies).get_by_role("heading").all_inner_texts())
    movies.field.fill("zyxwv")
    expect(movies.page.get_by_text("No movie is called")).to_be_visible()


def test_a_page_is_there_after_a_reload(movies):
    rows(movies).first.get_by_role("link").click()
    expect(section(movies, "Overview")).to_be_visible()
    title = movies.title.inner_text()
    movies.page.reload()
    expect(movies.title).to_have_text(title)
    expect(section(movies, "Overview")).to_be_visible()


def test_pictures(look, visits, reader, photograph):
    app = visits.open(reader.url, *look)
    app.go_to("Movies")
    expect(rows(app).first.locator("img")).to_be_visible()
    app.page.wait_for_load_state("networkidle")
    photograph(app.page, "movies")
    rows(app).first.get_by_role("link").click()
    expect(section(app, "Overview")).to_be_visible()
    app.page.wait_for_load_state("networkidle")
    photograph(app.page, "movie")
    assert app.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
