"""A program that nobody uses sleeps on the server. Whoever comes back to its page notices nothing."""

import re
import time

import pytest
from playwright.sync_api import expect

import walks

# Marks what is on the page, to see whether it is the same afterwards.
MARK = "() => document.querySelectorAll('#root *').forEach(element => element.marked = true)"
SHOWN = "() => [document.getElementById('root').innerText, document.querySelectorAll('#root img').length]"
MARKED = "() => document.querySelectorAll('#root *').values().filter(element => element.marked).toArray().length"


@pytest.fixture(scope="module")
def sleepy(running_stand_ins):
    """A reader whose programs sleep after a second or two."""
    from servers import Reader

    reader = Reader(running_stand_ins.url, NEWSREEL_REST="1")
    yield reader
    reader.end()


def sleeps(reader):
    """Waits until the one page that is open has nobody awake behind it."""
    before = reader.metric("sessions_slept_total")
    until = time.monotonic() + 30
    while reader.metric("sessions_slept_total") == before:
        assert time.monotonic() < until, "it does not sleep"
        time.sleep(0.1)


def words(app):
    """What the screen says, but for ages, points and comments, which change by themselves."""
    return re.sub(r"\d+ (min|hr|sec|point|comment)\w*|\d+[mh]\b", "", app.page.locator("#root").inner_text())


WALKS = [
    walks.headlines, walks.search_results, walks.category, walks.sources, walks.source, walks.movies, walks.movie,
    walks.person, walks.genres, walks.movie_search, walks.stories, walks.story, walks.user, walks.story_search,
    walks.cats, walks.breeds, walks.saved, walks.settings,
]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_every_screen_wakes_as_it_was(visits, sleepy, stand_ins, walk):
    app = visits.open(sleepy.url)
    walk(app, stand_ins)
    app.settled()
    sleeps(sleepy)
    # A page whose ages or points move while it sleeps is sent whole, and rows and pictures may still come: then once more.
    for width in (938, 936, 934, 932):
        before = words(app)
        everything = app.page.evaluate(SHOWN)
        app.page.evaluate(MARK)
        count = app.page.evaluate(MARKED)
        # Something that reaches the program and shows at once.
        app.page.keyboard.press("Escape")
        app.page.set_viewport_size({"width": width, "height": 900})
        app.page.wait_for_function("width => document.body.offsetWidth === width", arg=width)
        sleeps(sleepy)
        if app.page.evaluate(SHOWN) == everything:
            break
    else:
        pytest.fail("it moves whenever it sleeps")
    assert app.page.evaluate(MARKED) >= count * 0.98, "the page is the one it was"
    assert words(app) == before
    app.go_to("Cats" if "cat" not in walk.__name__ and "breed" not in walk.__name__ else "Movies")
    expect(app.page.get_by_role("main").first).to_be_visible()
    app.page.go_back()
    expect(app.page.locator("#root")).to_contain_text(before.strip().split("\n")[0])


def test_what_is_typed_into_a_sleeping_page_counts(visits, sleepy):
    app = visits.open(sleepy.url)
    app.search("council")
    expect(app.articles.first).to_be_visible()
    sleeps(sleepy)
    app.page.keyboard.type("lor")
    app.page.wait_for_url("**=councillor*")
    expect(app.field).to_be_focused()
    assert app.field.input_value() == "councillor"
    sleeps(sleepy)
    app.page.keyboard.press("Backspace")
    app.page.wait_for_url(re.compile("=councillo$"))


def test_a_press_reaches_what_it_was_meant_for(visits, sleepy, stand_ins):
    app = visits.open(sleepy.url)
    walks.movies(app, stand_ins)
    titles = app.rows.get_by_role("heading").all_inner_texts()
    for index in (3, 7):
        sleeps(sleepy)
        app.rows.nth(index).get_by_role("link").click()
        expect(app.section("Crew")).to_be_visible()
        expect(app.page.get_by_role("heading", name=titles[index]).first).to_be_visible()
        sleeps(sleepy)
        app.page.go_back()
        expect(app.rows.nth(index)).to_be_visible()


def test_a_page_that_comes_back_after_a_cut_finds_its_program(visits, sleepy):
    app = visits.open(sleepy.url)
    app.search("council")
    expect(app.articles.first).to_be_visible()
    sleeps(sleepy)
    app.page.context.set_offline(True)
    app.page.keyboard.type("s")
    app.page.context.set_offline(False)
    app.page.wait_for_url("**=councils*")
    assert app.field.input_value() == "councils"
