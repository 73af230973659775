"""A page that something else in the browser has changed comes back to what the server shows."""

import re

import pytest
from playwright.sync_api import expect

# What an extension might do: take rows away, or the whole of what is read, or hang it somewhere else.
ROWS_ARE_REMOVED = "() => document.querySelectorAll('main li').forEach(row => row.remove())"
MAIN_IS_REMOVED = "() => document.querySelector('main').remove()"
ROWS_ARE_MOVED = "() => document.body.append(...document.querySelectorAll('main li'))"
# The same, and that no whole page can take the place of this one.
HELD = "() => { document.querySelector('#root').removeAttribute('id'); document.querySelector('main ul').remove() }"
LIST_IS_REMOVED = "() => document.querySelector('main ul').remove()"


def same_as_anew(app, visits):
    """What the page shows is what another one shows at its address."""
    other = visits.open(app.page.url)
    expect(other.rows.first).to_be_visible()
    # A page of the list, that is: a fresh one may have fetched the next already.
    count = 20
    expect(app.rows.nth(count - 1)).to_be_attached()
    titles = other.rows.get_by_role("heading").all_inner_texts()[:count]
    assert app.rows.get_by_role("heading").all_inner_texts()[:count] == titles
    shape = "() => [...document.querySelectorAll('main, main > *, header, nav, nav > *')].map(each => each.tagName + each.className)"
    assert app.page.evaluate(shape) == other.page.evaluate(shape)


@pytest.mark.parametrize("disturbance", [ROWS_ARE_REMOVED, LIST_IS_REMOVED, MAIN_IS_REMOVED, ROWS_ARE_MOVED])
def test_what_was_disturbed_is_shown_again(visits, reader, disturbance):
    visits.allow("patch")
    app = visits.open(reader.url + "movies")
    expect(app.rows.first).to_be_visible()
    app.page.evaluate(disturbance)
    if app.segment("Popular").count():
        app.choose("Popular")
    else:
        # Where the control was there is none: the reader goes elsewhere and comes back.
        app.go_to("News")
        app.go_to("Movies")
        app.in_bar("Search").click()
        expect(app.field).to_be_visible()
        app.page.go_back()
    expect(app.rows.first).to_be_visible()
    app.choose("Top rated")
    expect(app.page).to_have_url(re.compile("/movies/top"))
    same_as_anew(app, visits)
    expect(app.notice).not_to_be_visible()


def test_a_page_that_cannot_be_mended_is_loaded_again_once_and_then_says_so(visits, reader):
    visits.allow("patch")
    app = visits.open(reader.url + "movies")
    expect(app.rows.first).to_be_visible()
    app.page.evaluate(HELD)
    with app.page.expect_event("load"):
        app.page.locator("label", has=app.segment("Popular")).click()
    expect(app.segment("Popular")).to_be_checked()
    same_as_anew(app, visits)
    app.page.evaluate(HELD)
    app.page.locator("label", has=app.segment("Top rated")).click()
    expect(app.notice).to_have_text(re.compile("cannot be shown"))
    app.page.reload()
    same_as_anew(app, visits)
