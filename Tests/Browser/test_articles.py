"""The articles screen: what can be chosen, and what a row shows."""

import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from hands import pick, reach, wheel
from servers import date


def test_two_kinds_each_with_its_own_controls(app):
    expect(app.title).to_have_text("News")
    expect(app.page.get_by_role("radio")).to_have_count(2)
    expect(app.segment("Top headlines")).to_be_checked()
    expect(app.field).to_have_count(0)
    expect(app.page.get_by_role("combobox")).to_have_count(0)

    app.choose("Category")
    expect(app.field).to_have_count(0)
    expect(app.page.get_by_role("combobox", name="Category")).to_be_visible()


@pytest.mark.parametrize("section, title", [("", "Search"), ("movies", "Search"), ("stories", "Search"), ("cats", "Breeds")])
def test_one_searches_in_the_same_way_everywhere(reader, visits, section, title):
    app = visits.open(reader.url + section)
    app.in_bar("Search").click()
    expect(app.title).to_have_text(title)
    expect(app.field).to_be_focused()
    app.page.go_back()
    expect(app.title).not_to_have_text(title)
    app.page.keyboard.press("/")
    expect(app.title).to_have_text(title)
    expect(app.field).to_be_focused()


@pytest.mark.parametrize("section, segment", [("", "Category"), ("movies", "Popular"), ("stories", "New")])
def test_each_list_begins_at_its_beginning(reader, visits, section, segment):
    app = visits.open(reader.url + section).complete()
    first = app.rows.first.get_by_role("heading")
    before = first.inner_text()
    wheel(app.page, 600, 500, 0, 1200)
    expect(first).not_to_be_in_viewport()
    app.choose(segment)
    expect(first).not_to_have_text(before, use_inner_text=True)
    expect(first).to_be_in_viewport()


def test_seven_categories_and_each_has_its_articles(app):
    app.choose("Category")
    picker = app.page.get_by_role("combobox", name="Category")
    expect(picker.get_by_role("option")).to_have_count(7)
    assert sorted(picker.get_by_role("option").all_inner_texts()) == ["Business", "Entertainment", "General", "Health", "Science", "Sports", "Technology"]
    first = app.articles.first.get_by_role("heading")
    shown = set()
    for name in ("Sports", "Health"):
        before = first.inner_text()
        pick(picker, name)
        expect(first).not_to_have_text(before)
        shown.add(first.inner_text())
    assert len(shown) == 2


def test_a_row_has_everything_a_reader_wants(newspaper, start, visits):
    newspaper.article("Bridge opens", urlToImage=newspaper.picture("good"), description="It took\nsix years.")
    app = visits.open(start(newspaper.url).url)
    row = app.articles.first
    expect(row.get_by_role("heading", level=2)).to_have_text("Bridge opens")
    expect(row.get_by_text("Morning · Mar 4, 2026", exact=True)).to_be_visible()
    expect(row.get_by_text("It took")).to_be_visible()
    expect(row.locator("img")).to_have_js_property("naturalWidth", 64)
    link = row.get_by_role("link", name="Read: Bridge opens")
    expect(link).to_have_attribute("href", "https://example.com/0")
    assert "noopener" in link.get_attribute("rel")
    row.get_by_role("link", name="Bridge opens", exact=True).click()
    # 05:06 in universal time is 06:06 where this reader lives.
    expect(app.page.get_by_text(re.compile(r"Morning · Mar 4, 2026 at 6:06\sAM"))).to_be_visible()


def test_rows_tell_how_old_articles_are(newspaper, start, visits):
    now = datetime.fromisoformat(date())
    ages = {"minutes": timedelta(minutes=5, seconds=30), "hours": timedelta(hours=3, minutes=10), "days": timedelta(days=2, hours=1)}
    for name, age in ages.items():
        newspaper.article(name, publishedAt=(now - age).strftime("%Y-%m-%dT%H:%M:%SZ"))
    reader = start(newspaper.url)
    app = visits.open(reader.url)
    expect(app.articles).to_contain_text([re.compile(r"Morning · [56] minutes ago"), "3 hours ago", "2 days ago"])
    russian = visits.open(reader.url, locale="ru-RU")
    expect(russian.page.get_by_role("listitem").nth(1)).to_contain_text("3 часа назад")


def test_the_next_unread_article_is_a_press_away(visits, reader):
    app = visits.open(reader.url, "phone")
    names = app.articles.get_by_role("heading").all_inner_texts()[:3]
    app.page.get_by_role("link", name=names[0], exact=True).click()
    for name in names[1:]:
        # By hand, and by its key.
        following = app.page.get_by_role("main").get_by_role("link", name=re.compile("^Next unread"))
        expect(following).to_contain_text(name)
        following.click() if name == names[1] else app.page.keyboard.press("n")
        expect(app.section(name)).to_be_visible()
        expect(app.title).to_have_text("Article")


def test_a_row_needs_nothing_but_what_the_service_sends(newspaper, start, visits):
    newspaper.article(
        None, source={"id": None, "name": None}, description=None, url=None, urlToImage=None, publishedAt=None)
    newspaper.article("Second")
    reader = start(newspaper.url)
    app = visits.open(reader.url)
    expect(app.page.get_by_text("Second", exact=True)).to_be_visible()
    expect(app.page.get_by_text("null")).to_have_count(0)


def test_long_descriptions_end_after_three_lines_and_the_page_has_the_rest(newspaper, start, visits):
    newspaper.article("Long", description="All work and no play. " * 200)
    app = visits.open(start(newspaper.url).url, "phone")
    lines = """element => Math.round(
        element.clientHeight / parseFloat(getComputedStyle(element).lineHeight))"""
    text = app.page.get_by_text("All work")
    # The first page does not know yet how wide it is, and another element takes the text's place.
    app.page.wait_for_function(
        f"""() => [...document.querySelectorAll("p")].some(
            element => element.innerText.startsWith("All work") && ({lines})(element) === 3)""")
    app.articles.first.get_by_role("link", name="Long", exact=True).click()
    expect(app.title).to_have_text("Article")
    expect(text).to_have_count(1)  # the page below is seen a moment longer
    assert text.evaluate(lines) > 12


def test_three_articles_fit_a_phone(visits, reader):
    app = visits.open(reader.url, "phone")
    tab_bar = app.page.get_by_role("navigation").bounding_box()["y"]
    box = app.articles.nth(2).bounding_box()
    assert box["y"] + box["height"] <= tab_bar


def test_an_article_has_a_page_that_can_be_loaded_again_anywhere(stand_ins, start, visits):
    reader = start(stand_ins.url)
    app = visits.open(reader.url)
    name = app.articles.nth(1).get_by_role("heading").inner_text()
    app.page.get_by_role("link", name=name, exact=True).click()
    expect(app.section(name)).to_be_visible()
    expect(app.page.get_by_role("link", name=re.compile("^Read the article at"))).to_be_visible()
    assert "/news/article/" in app.page.url
    # A reader that has never seen the list asks the service.
    place = app.page.url.removeprefix(reader.url)
    other = visits.open(start(stand_ins.url).url + place)
    expect(other.section(name)).to_be_visible()


def test_an_article_that_is_not_there_is_missing(reader, visits):
    visits.allow("404")
    page = visits.context().new_page()
    assert page.goto(f"{reader.url}news/article/aHR0cHM6Ly9leGFtcGxlLmNvbS9ub25l/Nothing%20called%20so").status == 404


def test_read_opens_the_article_itself(newspaper, start, visits):
    newspaper.article("Here", url=newspaper.origin + "/v2/story")
    app = visits.open(start(newspaper.url).url)
    with app.page.expect_popup() as popup:
        app.articles.first.get_by_role("link", name="Read").click()
    popup.value.wait_for_url(newspaper.origin + "/v2/story")
    assert popup.value.evaluate("window.opener") is None
    expect(app.title).to_have_text("News")


def test_more_articles_come_when_the_end_is_near(app):
    first = app.articles.first.get_by_role("heading").inner_text()
    before = app.articles.count()
    reach(app.articles.last)
    expect(app.articles.nth(before)).to_be_attached()
    assert app.articles.first.get_by_role("heading").inner_text() == first
