"""The sources of a country, and what is known of each."""

import re

from playwright.sync_api import expect

from hands import pick

COUNTRIES = [
    "United States", "United Kingdom", "Canada", "Russia", "France", "Germany", "Italy", "India", "Saudi Arabia"]


def test_nine_countries_each_with_its_sources(app):
    app.go_to("Sources")
    expect(app.title).to_have_text("Sources")
    picker = app.page.get_by_role("combobox", name="Country")
    expect(picker.get_by_role("option")).to_have_count(9)
    names = [re.sub(r"^\W+", "", name) for name in picker.get_by_role("option").all_inner_texts()]
    assert sorted(names) == sorted(COUNTRIES)
    for country in ("Germany", "India"):
        pick(picker, country)
        expect(app.source_links.first).to_contain_text(country)
        assert app.source_links.count() >= 5


def test_a_row_shows_who_they_are(newspaper, start, visits):
    newspaper.source("Evening", description="What has happened today.", country="gb")
    app = visits.open(start(newspaper.url).url).go_to("Sources")
    row = app.source_links.first
    for text in ("Evening", "United Kingdom", "What has happened today."):
        expect(row.get_by_text(text)).to_be_visible()


def test_names_are_searched_while_typing(newspaper, start, visits):
    for name in ("Morning", "Evening", "Morning Star"):
        newspaper.source(name)
    app = visits.open(start(newspaper.url).url).go_to("Sources")
    expect(app.source_links).to_have_count(3)
    app.type("mor")
    expect(app.source_links).to_have_count(2)
    app.type("ning st")
    expect(app.source_links).to_have_count(1)
    app.type("xx")
    expect(app.page.get_by_text("No source of this country is called “morning stxx”.")).to_be_visible()
    app.clear()
    expect(app.source_links).to_have_count(3)


def test_a_source_has_its_facts_its_site_and_its_articles(newspaper, start, visits):
    newspaper.source("Evening", category="business", country="fr", url="https://evening.example/front")
    newspaper.article("Quiet day")
    app = visits.open(start(newspaper.url).url).go_to("Sources")
    assert not any("sources=" in path for path in newspaper.asked), "nothing is asked before the screen is opened"
    app.source_links.first.click()
    expect(app.title).to_have_text("Evening")
    for fact in ("Business", "France", "About Evening."):
        expect(app.page.get_by_text(fact)).to_be_visible()
    site = app.page.get_by_role("link", name="Open the site")
    expect(site).to_have_attribute("href", "https://evening.example/front")
    assert "noopener" in site.get_attribute("rel")
    expect(app.articles.get_by_role("heading", name="Quiet day")).to_be_visible()
    assert any("sources=evening" in path for path in newspaper.asked)
    app.in_bar("Sources").click()
    expect(app.title).to_have_text("Sources")
    expect(app.source_links).to_have_count(1)


def test_a_source_with_nothing_to_say_says_so(newspaper, start, visits):
    newspaper.source("Silent")
    app = visits.open(start(newspaper.url).url).go_to("Sources")
    app.source_links.first.click()
    expect(app.page.get_by_text("This source has published nothing lately.")).to_be_visible()
