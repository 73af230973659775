"""Who reads: a browser is known again by its cookie."""

import tempfile

from playwright.sync_api import expect


def cookie(context, reader) -> dict:
    return next(found for found in context.cookies(reader.url) if found["name"].startswith("visitor"))


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(reader, visits):
    app = visits.open(reader.url)
    found = cookie(app.page.context, reader)
    assert found["name"] == f"visitor-{reader.port}"
    assert found["httpOnly"] and found["sameSite"] == "Lax"
    assert found["value"] not in app.page.evaluate("document.cookie")
    assert found["value"] not in app.page.content()


def test_all_pages_of_a_browser_are_one_visitor(reader, visits):
    app = visits.open(reader.url)
    before = cookie(app.page.context, reader)["value"]
    second = app.page.context.new_page()
    second.goto(reader.url)
    assert cookie(app.page.context, reader)["value"] == before
    other = visits.open(reader.url)
    assert cookie(other.page.context, reader)["value"] != before


def test_a_restart_knows_its_visitors(start, stand_ins, visits):
    visits.allow("WebSocket|ERR_CONNECTION|Failed to load resource")
    data = tempfile.mkdtemp(prefix="newsreel-")
    first = start(stand_ins.url, data=data)
    app = visits.open(first.url)
    before = cookie(app.page.context, first)["value"]
    first.end()
    again = start(stand_ins.url, port=first.port, data=data)
    app.page.reload()
    expect(app.articles.first).to_be_visible()
    assert cookie(app.page.context, again)["value"] == before


def test_a_cookie_that_was_made_up_is_replaced(reader, visits):
    context = visits.context()
    context.add_cookies([{"name": f"visitor-{reader.port}", "value": "A" * 76, "url": reader.url}])
    page = context.new_page()
    page.goto(reader.url)
    assert cookie(context, reader)["value"] != "A" * 76


def test_a_page_whose_visitor_has_changed_goes_on_as_the_new_one(reader, visits):
    app = visits.open(reader.url)
    expect(app.articles.first).to_be_visible()
    # What is typed is kept by the page; a press counts only where its session is.
    app.open_search()
    app.page.context.clear_cookies()
    second = app.page.context.new_page()
    second.goto(reader.url)
    # What the browser says of a page that tries again while there is no line.
    visits.allow("ERR_INTERNET_DISCONNECTED")
    app.page.context.set_offline(True)
    app.page.context.set_offline(False)
    app.enter("council")
    expect(app.articles.first).to_be_visible()
