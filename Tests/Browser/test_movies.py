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
    return app.page.get_by_role("listitem").filter(has=app.page.get_by_role("link"))


def title(row) -> str:
    return row.inner_text().split("\n")[0]


def settled(app, before: str):
    """Waits until another movie is first."""
    expect(rows(app).first).not_to_contain_text(before)


def section(app, name: str):
    return app.page.get_by_role("heading", level=2, name=name, exact=True)


def test_four_collections(movies):
    expect(movies.title).to_have_text("Movies")
    expect(movies.page.get_by_role("radio")).to_have_count(4)
    shown = [title(rows(movies).first)]
    for name in ("Upcoming", "Top rated"):
        movies.choose(name)
        settled(movies, shown[-1])
        shown.append(title(rows(movies).first))
    assert len(set(shown)) == 3


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
    before = title(rows(movies).first)
    movies.choose("Top rated")
    settled(movies, before)
    row = rows(movies).nth(2)
    name = title(row)
    row.get_by_role("link").click()
    expect(movies.title).to_have_text(name)
    for heading in ("Overview", "Cast", "Crew"):
        expect(section(movies, heading)).to_be_visible()
    maker = movies.page.get_by_role("link").filter(has=movies.page.get_by_text(re.compile("^Director"))).first
    maker.click()
    expect(section(movies, "Behind the camera")).to_be_visible()
    movies.page.get_by_role("link").filter(has=movies.page.get_by_text("Director")).first.click()
    expect(section(movies, "Overview")).to_be_visible()
    movies.page.go_back()
    expect(section(movies, "Behind the camera")).to_be_visible()
    movies.page.go_back()
    expect(movies.title).to_have_text(name)
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
        any(word.startswith("l") for word in re.split(r"\W+", title(row).lower())) for row in rows(movies).all())
    movies.field.fill("zyxwv")
    expect(movies.page.get_by_text("No movie is called")).to_be_visible()


def test_a_page_is_there_after_a_reload(movies):
    rows(movies).first.get_by_role("link").click()
    expect(section(movies, "Overview")).to_be_visible()
    name = movies.title.inner_text()
    movies.page.reload()
    expect(movies.title).to_have_text(name)
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
