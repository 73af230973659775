"""Reading, navigating and searching with scripts off."""

import re

import pytest
from playwright.sync_api import expect

from hands import pick
from screens import fits


@pytest.fixture
def plain(visits, reader):
    return visits.open(reader.url, "phone", java_script_enabled=False)


def test_headlines_can_be_read(plain):
    expect(plain.title).to_have_text("News")
    assert plain.articles.count() >= 10
    link = plain.articles.first.get_by_role("link", name="Read")
    assert re.match(r"https?://", link.get_attribute("href"))


def test_tabs_and_a_source(plain):
    plain.in_bar("Sources").click()
    expect(plain.title).to_have_text("Sources")
    plain.source_links.first.click()
    expect(plain.page.get_by_role("link", name="Open the site")).to_be_visible()
    expect(plain.articles.first).to_be_visible()
    plain.in_bar("Sources").click()
    expect(plain.title).to_have_text("Sources")
    plain.tab("News").click()
    expect(plain.title).to_have_text("News")


def test_searching(plain):
    plain.open_search()
    expect(plain.page.get_by_text("Type at least three letters")).to_be_visible()
    expect(plain.articles).to_have_count(0)
    plain.enter("council").page.keyboard.press("Enter")
    expect(plain.title).to_have_text("Search")
    expect(plain.field).to_have_value("council")
    plain.loaded(plain.articles.first)
    assert "council" in plain.page.url


def test_a_category_and_a_country(plain):
    plain.page.locator("label", has=plain.segment("Category")).click()
    plain.page.locator("form", has=plain.page.get_by_role("radio").first).get_by_role("button").click()
    picker = plain.page.get_by_role("combobox", name="Category")
    pick(picker, "Sports")
    plain.page.locator("form", has=picker).get_by_role("button").click()
    expect(plain.page.get_by_role("combobox").locator("option:checked")).to_have_text("Sports")
    expect(plain.articles.first).to_be_visible()

    plain.in_bar("Sources").click()
    picker = plain.page.get_by_role("combobox", name="Country")
    pick(picker, "France")
    plain.page.locator("form", has=picker).get_by_role("button").click()
    expect(plain.source_links.first).to_contain_text("France")


def test_a_movie_can_be_read(plain):
    plain.tab("Movies").click()
    # One of which the row tells what it is about: not all movies have an overview.
    movie = plain.rows.filter(has_text=re.compile(r"\w\. [A-Z]")).first
    title = movie.get_by_role("heading").inner_text()
    movie.get_by_role("link").click()
    plain.loaded(plain.section("Overview"))
    expect(plain.title).to_have_text(title)
    for heading in ("Overview", "Cast", "Crew"):
        expect(plain.section(heading)).to_be_visible()
    plain.page.locator("main a[href*='/person/']").first.click()
    plain.loaded(plain.section("Acting"))
    plain.in_bar(title).click()
    plain.in_bar("Movies").click()
    plain.in_bar("Search").click()
    plain.enter("the").page.keyboard.press("Enter")
    expect(plain.rows.first).to_be_visible()


def test_a_story_can_be_read(plain):
    plain.tab("Hacker News").click()
    row = plain.rows.filter(has_text=re.compile(r"\d\d comments")).first
    title = row.get_by_role("heading").inner_text()
    row.get_by_role("link").click()
    plain.loaded(plain.section(title))
    expect(plain.page.get_by_text(re.compile(r"\d+ points"))).to_be_visible()
    authors = plain.page.locator("main a[href*='/user/']")
    plain.loaded(authors.nth(3))
    name = authors.nth(1).inner_text()
    authors.nth(1).click()
    expect(plain.title).to_have_text(name)
    plain.loaded(plain.page.get_by_text(re.compile("points of karma")))


def test_a_breed_can_be_read(plain):
    plain.tab("Cats").click()
    plain.link("Breeds").click()
    plain.enter("siam").page.keyboard.press("Enter")
    expect(plain.source_links).to_have_count(1)
    plain.source_links.click()
    plain.loaded(plain.page.get_by_text("Adaptable"))
    expect(plain.title).to_have_text("Siamese")


def choose(plain, control, option):
    pick(control, option)
    plain.page.locator("form", has=control).get_by_role("button").click()


def test_settings_are_kept_and_no_part_of_the_address(plain):
    plain.tab("Saved").click()
    plain.in_bar("Settings").click()
    size = plain.page.get_by_role("combobox", name="Text size")
    choose(plain, size, "Very large")
    expect(plain.title).to_have_text("Settings")
    expect(size.locator("option:checked")).to_have_text("Very large")
    assert plain.page.url.endswith("/saved/settings")
    cats = plain.page.get_by_role("switch", name="Cats")
    cats.uncheck()
    plain.page.locator("form", has=cats).get_by_role("button").click()
    expect(plain.tab("Cats")).to_have_count(0)
    cats.check()
    plain.page.locator("form", has=cats).get_by_role("button").click()
    expect(plain.tab("Cats")).to_have_count(1)
    plain.tab("News").click()
    plain.tab("Saved").click()
    plain.in_bar("Settings").click()
    expect(size.locator("option:checked")).to_have_text("Very large")


def test_neither_a_link_nor_a_form_from_elsewhere_changes_a_setting(plain, reader, visits):
    visits.allow("403")
    settings = reader.url + "saved/settings"
    size = plain.page.get_by_role("combobox", name="Text size")
    plain.page.goto(settings + "?text-size=huge")
    expect(size.locator("option:checked")).to_have_text("Normal")
    name = size.get_attribute("name")
    plain.page.goto(settings + f"?{name}=huge")
    expect(size.locator("option:checked")).to_have_text("Normal")
    other = plain.page.context.new_page()
    other.set_content(
        f'<form method="post" action="{settings}"><input name="{name}" value="huge"><button>Win a prize</button></form>')
    other.get_by_role("button").click()
    expect(other.get_by_text("Nothing was changed")).to_be_visible()
    other.get_by_role("link", name="Open the page").click()
    expect(other.get_by_role("combobox", name="Text size").locator("option:checked")).to_have_text("Normal")


def test_an_error_can_be_closed(newspaper, start, visits):
    newspaper.close()
    plain = visits.open(start(newspaper.url).url, java_script_enabled=False)
    if plain.alert.count():
        plain.alert.get_by_role("link", name="OK").or_(plain.alert.get_by_role("button", name="OK")).first.click()
    expect(plain.title).to_have_text("News")


@pytest.mark.parametrize("path", ["", "stories"])
def test_columns_in_a_small_window_stand_below_each_other(visits, reader, path):
    context = visits.context("phone", java_script_enabled=False, extra_http_headers={})
    # Left by a script, in a window that was wide.
    context.add_cookies([{"name": "width", "value": "1440", "domain": "127.0.0.1", "path": "/"}])
    page = context.new_page()
    page.goto(reader.url + path)
    assert fits(page)
    columns = page.locator(".nc")
    assert columns.evaluate("columns => columns.scrollWidth <= columns.clientWidth")
    link = page.get_by_role("listitem").get_by_role("heading").first
    title = link.inner_text()
    link.click()
    heading = page.get_by_role("main").get_by_text(title).first
    expect(heading).to_be_visible()
    # What is open comes first, and the list below.
    assert heading.bounding_box()["y"] < page.get_by_role("listitem").first.bounding_box()["y"]
    assert columns.evaluate("columns => columns.scrollWidth <= columns.clientWidth")
