"""Hacker News: lists that live without moving, threads, people, the search."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import Locator, expect

from hands import reach, scroll_until
from screens import App


@pytest.fixture
def stories(visits, reader) -> App:
    return visits.open(reader.url).go_to("Hacker News")


def service(stand_ins, path: str):
    with urllib.request.urlopen(f"{stand_ins.url}/v0/{path}.json", timeout=20) as answer:
        return json.load(answer)


def close_buttons(app: App) -> Locator:
    return app.button("Close this comment")


def open_story(app: App, row: int = 0) -> str:
    """Opens one of the best stories, which have the most comments, and returns its title."""
    app.show("Best")
    heading = app.rows.nth(row).get_by_role("heading")
    title = heading.inner_text()
    heading.click()
    expect(app.title).to_have_text("Story")
    expect(close_buttons(app).nth(5)).to_be_attached()
    return title


def test_a_row_says_what_a_story_is(stories, stand_ins):
    expect(stories.title).to_have_text("Hacker News")
    ids = service(stand_ins, "topstories")[:10]
    titles = [item["title"] for item in (service(stand_ins, f"item/{id}") for id in ids) if item["type"] == "story"]
    plain = next(title for title in titles if "<" not in title and "&" not in title)
    row = stories.rows.filter(has_text=plain).first
    expect(row).to_contain_text(re.compile(r"\d+ points?\s*\d+ comments?"))
    # The age is seen once and read out in words.
    expect(row.get_by_label(re.compile("^posted (just now|.* ago)$"))).to_have_text(re.compile(r"^(now|\d+[mhd])$"))


def test_six_collections(stories):
    for name in ("New", "Best", "Ask", "Show", "Jobs"):
        stories.show(name)
    expect(stories.rows.filter(has_text="comments")).to_have_count(0)


def test_the_list_goes_on_for_as_long_as_it_is_scrolled(stories):
    stories.rows.first.hover()
    for count in (30, 60, 90, 120):
        # Rows come one by one: whoever is at the end too early scrolls once more.
        scroll_until(stories.rows.nth(count))


def test_scores_move_and_new_stories_are_announced_while_rows_stay(stories):
    stories.show("New")
    headings = stories.rows.get_by_role("heading")
    # Whose first story is young.
    expect(stories.rows.first.get_by_label(re.compile(r"^posted (just now|1 minute ago)$"))).to_be_visible()
    titles = headings.all_inner_texts()[:20]
    reach(stories.rows.nth(8))
    row = stories.rows.nth(5)
    before, place = row.inner_text(), row.bounding_box()
    # The stand-in has a new story every 45 seconds and tells what is new every 15.
    notice = stories.page.get_by_role("button", name=re.compile(r"^\d+ new stor(y|ies)$"))
    expect(notice).to_be_visible(timeout=90_000)
    assert headings.all_inner_texts()[:20] == titles, "nothing moves before the reader wants it"
    # A minute at most: its age is told in minutes.
    expect(row).not_to_have_text(before, timeout=75_000, use_inner_text=True)
    assert headings.all_inner_texts()[:20] == titles
    assert abs(row.bounding_box()["y"] - place["y"]) < 1, "what is read stays where it is, below the notice"
    notice.click()
    expect(headings.first).not_to_have_text(titles[0])
    expect(headings.first).to_be_in_viewport()
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_story_with_its_thread(visits, reader, size):
    stories = visits.open(reader.url, size).go_to("Hacker News")
    title = open_story(stories)
    expect(stories.section(title)).to_be_visible()
    close, again = close_buttons(stories), stories.button("Open this comment")
    close.first.click()
    expect(again).to_have_text(re.compile(r"^\d+ hidden$"))
    hidden = int(again.inner_text().split()[0])
    again.click()
    expect(again).to_have_count(0)
    # Comments keep coming: only now are the replies known to be there.
    expect(close.nth(hidden - 1)).to_be_attached()
    last = close.nth(hidden - 1).element_handle()
    close.first.click()
    expect(again).to_have_text(re.compile(r"^\d+ hidden$"))
    stories.page.wait_for_function("last => !last.isConnected || last.ariaLabel === 'Open this comment'", arg=last)
    for link in stories.page.get_by_role("main").locator("a[target=_blank]").all():
        assert link.get_attribute("href").startswith("http")
    stories.page.go_back()
    expect(stories.title).to_have_text("Hacker News")


def test_from_thread_to_thread(stories):
    open_story(stories)
    following = stories.button("Next thread").first
    box = following.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 36, "large enough for a finger"
    before = following.bounding_box()["y"]
    following.click()
    stories.page.wait_for_function(
        "([button, before]) => button.getBoundingClientRect().y < before", arg=[following.element_handle(), before])


def test_people_and_their_words(stories):
    open_story(stories)
    author = stories.page.get_by_role("main").locator("a[href*='/user/']").nth(1)
    name = author.inner_text()
    author.click()
    expect(stories.title).to_have_text(name)
    expect(stories.page.get_by_text(re.compile("points of karma"))).to_be_visible()
    said = stories.page.get_by_role("listitem").get_by_role("link").first
    expect(said).to_have_attribute("href", re.compile(r"/item/\d+(\?.*)?$"))
    said.click()
    expect(stories.title).to_have_text(re.compile("^(Story|Comment|Poll|Job)$"))
    stories.page.go_back()
    expect(stories.title).to_have_text(name)


def test_the_search_remembers(stories):
    stories.in_bar("Search").click()
    expect(stories.page.get_by_text("Type what a story should be about.")).to_be_visible()
    stories.enter("sqlite")
    expect(stories.rows.first).to_contain_text(re.compile("sqlite", re.IGNORECASE))
    stories.choose("Newest first")
    expect(stories.rows.first).to_contain_text(re.compile("sqlite", re.IGNORECASE))
    stories.field.click()
    stories.page.keyboard.press("Enter")
    stories.clear()
    expect(stories.page.get_by_role("heading", name="Recent searches")).to_be_visible()
    stories.button("sqlite").click()
    expect(stories.rows.first).to_contain_text(re.compile("sqlite", re.IGNORECASE))
    stories.enter("qqqxyz")
    expect(stories.page.get_by_text("No story has “qqqxyz” in it.")).to_be_visible()


def test_a_list_that_does_not_come_can_be_asked_for_again(stories, stand_ins):
    stand_ins.misbehave(status=503, path="/v0/showstories")
    stories.choose("Show")
    expect(stories.failure).to_contain_text("The stories did not arrive")
    expect(stories.alert).to_have_count(0)
    stand_ins.behave()
    stories.button("Try again").click()
    expect(stories.rows.first).to_contain_text("Show HN")
