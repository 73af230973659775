"""Addresses are words, and every one of them is a page: to link to, to open in a tab, to read without scripts."""

import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from servers import Reader


def path(app) -> str:
    return app.page.evaluate("location.pathname + location.search")


def fetch(url: str, **headers) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def test_tabs_and_pages_are_words(app):
    assert path(app) == "/"
    app.go_to("Movies")
    app.page.wait_for_url("**/movies")
    movie = app.page.get_by_role("main").get_by_role("link").first
    address = movie.get_attribute("href")
    assert re.fullmatch(r"/movies/[\w/-]+", address)
    movie.click()
    app.page.wait_for_url("**" + address)
    app.page.go_back()
    app.page.wait_for_url("**/movies")
    app.page.go_back()
    app.page.wait_for_url(lambda url: url.endswith("/"))


def test_an_address_is_the_same_page_in_another_browser_after_a_reload_and_without_scripts(app, visits, reader):
    app.go_to("Movies")
    address = app.page.get_by_role("main").get_by_role("link").first.get_attribute("href")
    app.page.goto(reader.url.rstrip("/") + address)
    expect(app.title.or_(app.page.get_by_role("heading")).first).to_be_visible()
    heading = app.page.title()
    app.page.reload()
    expect(app.page).to_have_title(heading)
    assert path(app) == address
    expect(app.tab("Movies")).to_have_attribute("aria-current", "page")

    plain = visits.open(app.page.url, "phone", java_script_enabled=False)
    expect(plain.page).to_have_title(heading)
    plain.tab("News").click()
    expect(plain.title).to_have_text("News")
    assert plain.page.evaluate("location.pathname") == "/"


def test_a_tab_keeps_its_page_while_another_is_open(app):
    app.go_to("Movies")
    app.page.get_by_role("main").get_by_role("link").first.click()
    app.page.wait_for_url("**/movies/**")
    address = path(app)
    app.go_to("Sources")
    app.page.wait_for_url("**/news/sources")
    app.tab("Movies").click()
    app.page.wait_for_url("**" + address)


def test_a_link_opens_in_a_tab_of_its_own(app):
    app.go_to("Movies")
    link = app.page.get_by_role("main").get_by_role("link").first
    address = link.get_attribute("href")
    with app.page.context.expect_page() as opened:
        link.click(modifiers=["ControlOrMeta"])
    opened.value.wait_for_url("**" + address)
    expect(opened.value.get_by_role("navigation").get_by_role("link", name="Movies")).to_have_attribute(
        "aria-current", "page")
    app.page.wait_for_url("**/movies")


@pytest.fixture(scope="module")
def patient(running_stand_ins):
    """A reader whose first page waits until all is there, however busy the machine is."""
    reader = Reader(running_stand_ins.url, NEWSREEL_SETTLE="30")
    yield reader
    reader.end()


@pytest.mark.parametrize("address", ["nowhere", "movies/nobody/knows", "%ff", "%00", "..%2f..", "a/" * 500, "a" * 5000])
def test_addresses_that_lead_nowhere(patient, address):
    status, page = fetch(patient.url + address)
    assert status == 404
    assert "There is no page at this address." in page and "<h1" in page


@pytest.mark.parametrize("address", [
    "movies/99999999", "movies/person/99999999", "stories/item/999999999", "stories/user/nobodyxyz", "cats/breed/zzzz",
])
def test_what_does_not_exist_is_missing_and_is_asked_for_once(visits, patient, address):
    visits.allow("404")
    status, page = fetch(patient.url + address)
    assert status == 404
    assert "Nothing found" in page and "There is no such" in page and "Try again" not in page
    app = visits.open(patient.url + address)
    expect(app.page.get_by_text("Nothing found")).to_be_visible()
    expect(app.button("Try again")).not_to_be_attached()
    app.page.get_by_role("banner").get_by_role("link").first.click()
    expect(app.page.get_by_text("Nothing found")).not_to_be_visible()
    expect(app.title).to_have_text(re.compile("^(Movies|Hacker News|Cats)$"))


def test_a_lost_reader_sees_the_start_and_a_note(visits, reader):
    visits.allow("404")
    app = visits.open(reader.url + "nowhere/at/all")
    expect(app.title).to_have_text("News")
    expect(app.page.get_by_text("There is no page at this address.")).to_be_visible()
    app.page.wait_for_url(lambda url: url.endswith("/"))


def test_a_page_introduces_itself_to_those_who_see_a_link(reader):
    _, page = fetch(reader.url + "news/sources", Host="news.example:8080")
    assert "<title>Sources – Newsreel</title>" in page
    assert '<meta property="og:title" content=Sources>' in page
    assert '<link rel=canonical href="http://news.example:8080/news/sources">' in page
    assert "<meta name=description" in page and 'name="twitter:card"' in page
    _, page = fetch(reader.url + "news/sources", Host='evil"><script>')
    assert "canonical" not in page and "<script>" not in page


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tabs_are_a_bar_on_phones_and_a_sidebar_on_desktops(visits, reader, scheme):
    bars = {}
    for size in ("phone", "desktop"):
        app = visits.open(reader.url, size, scheme)
        expect(app.articles.first).to_be_visible()
        bars[size] = app.page.get_by_role("navigation").bounding_box()
    assert bars["phone"]["width"] == 390 and bars["phone"]["y"] > 700
    assert bars["desktop"]["x"] == 0 and bars["desktop"]["height"] == 900 and bars["desktop"]["width"] < 300
