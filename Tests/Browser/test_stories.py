"""Hacker News: lists that live without moving, threads, people, the search."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import Locator, expect

from screens import App


@pytest.fixture
def stories(visits, reader) -> App:
    return visits.open(reader.url).go_to("Hacker News")


def rows(app: App) -> Locator:
    return app.page.get_by_role("listitem").filter(has=app.page.get_by_role("heading", level=2))


def service(stand_ins, path: str):
    with urllib.request.urlopen(f"{stand_ins.url}/v0/{path}.json", timeout=20) as answer:
        return json.load(answer)


def test_a_row_says_what_a_story_is(stories, stand_ins):
    expect(stories.title).to_have_text("Hacker News")
    ids = service(stand_ins, "topstories")[:10]
    titles = [item["title"] for item in (service(stand_ins, f"item/{id}") for id in ids) if "title" in item]
    plain = next(title for title in titles if "<" not in title and "&" not in title)
    row = rows(stories).filter(has_text=plain).first
    expect(row).to_contain_text(re.compile(r"\d+ points?.*\d+ comments?.*posted (just now|.* ago)|posted"))


def test_six_collections(stories):
    first = rows(stories).first.get_by_role("heading")
    for name in ("New", "Best", "Ask", "Show", "Jobs"):
        before = first.inner_text()
        stories.choose(name)
        expect(first).not_to_have_text(before)
    expect(rows(stories).filter(has_text="comments")).to_have_count(0)


def test_scores_move_while_rows_stay(stories):
    headings = rows(stories).get_by_role("heading")
    expect(headings.nth(20)).to_be_attached()
    titles = headings.all_inner_texts()[:20]
    stories.page.mouse.wheel(0, 600)
    figures = stories.page.get_by_text(re.compile(r"^\d+ (points?|comments?)$"))
    before = figures.all_inner_texts()
    position = stories.page.evaluate("document.scrollingElement.scrollTop")
    stories.page.wait_for_function(
        """before => {
          const now = [...document.querySelectorAll('p, span')].map(e => e.textContent)
            .filter(text => /^\\d+ (points?|comments?)$/.test(text))
          return before.some((text, index) => now[index] !== text)
        }""",
        arg=before, timeout=60_000)
    assert headings.all_inner_texts()[:20] == titles
    assert stories.page.evaluate("document.scrollingElement.scrollTop") == position


def test_a_story_with_its_thread(stories):
    stories.choose("Best")
    heading = rows(stories).first.get_by_role("heading")
    expect(heading).not_to_have_text("")
    title = heading.inner_text()
    rows(stories).first.get_by_role("link").click()
    expect(stories.page.get_by_role("heading", name=title)).to_be_visible()
    close = stories.page.get_by_role("button", name="Close this comment")
    expect(close.nth(5)).to_be_attached()
    count = close.count()
    close.first.click()
    expect(stories.page.get_by_role("button", name="Open this comment")).to_have_count(1)
    assert close.count() < count
    stories.page.get_by_role("button", name="Open this comment").click()
    expect(close).to_have_count(count)
    for link in stories.page.get_by_role("listitem").locator("a[target=_blank]").all():
        assert link.get_attribute("href").startswith("http")
    stories.page.go_back()
    expect(stories.title).to_have_text("Hacker News")


def test_people_and_their_words(stories):
    stories.choose("Best")
    rows(stories).first.get_by_role("link").click()
    author = stories.page.get_by_role("listitem").first.get_by_role("link").filter(has_not_text=".").last
    name = author.inner_text()
    author.click()
    expect(stories.title).to_have_text(name)
    expect(stories.page.get_by_text(re.compile("points of karma"))).to_be_visible()


def test_the_search_remembers(stories):
    stories.page.get_by_role("link", name="Search").click()
    stories.field.fill("sqlite")
    expect(rows(stories).first).to_contain_text(re.compile("sqlite", re.IGNORECASE))
    stories.field.press("Enter")
    stories.button("Clear the search").click()
    expect(stories.page.get_by_role("heading", name="Recent searches")).to_be_visible()
    stories.button("sqlite").click()
    expect(rows(stories).first).to_contain_text(re.compile("sqlite", re.IGNORECASE))


def test_looks(visits, reader, look, photograph):
    size, scheme = look
    app = visits.open(reader.url, size, scheme).go_to("Hacker News")
    expect(rows(app).first).to_be_visible()
    photograph(app.page, "stories")
    app.choose("Best")
    rows(app).nth(1).get_by_role("link").click()
    expect(app.page.get_by_role("button", name="Close this comment").nth(3)).to_be_attached()
    photograph(app.page, "story")
