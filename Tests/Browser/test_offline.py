"""Pages that were seen can be read with no line, by whom they were shown to, and say how old they are."""

import json
import re

from playwright.sync_api import expect

KEPT = """async () => {
  const names = (await caches.keys()).filter(name => name.startsWith("pages-"))
  const places = await Promise.all(names.map(async name => (await (await caches.open(name)).keys())
    .map(each => new URL(each.url).pathname)))
  return { names, places: places.flat() }
}"""


def kept(page):
    return page.evaluate(KEPT)


def wait_for(page, place: str, words: str = ""):
    """Waits until the browser has kept a page, with these words in it: it is kept again after each change."""
    has = "async ([place, words]) => (await (await caches.match(place))?.text() ?? '').includes(words)"
    for _ in range(100):
        if place in kept(page)["places"] and page.evaluate(has, [place, words]):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{place} is not among {kept(page)}")


def visitor(visits, reader):
    # Pictures that had not come when the line was cut.
    visits.allow("ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED .*/~/i/")
    context = visits.context("phone", service_workers="allow")
    page = context.new_page()
    page.goto(reader.url)
    wait_for(page, "/")
    return context, page


def test_pages_are_read_and_left_without_a_line(visits, reader):
    context, page = visitor(visits, reader)
    page.get_by_role("navigation").get_by_role("link", name="Movies", exact=True).click()
    page.wait_for_url("**/movies")
    row = page.get_by_role("listitem").filter(visible=True).first
    title = row.get_by_role("heading").inner_text()
    wait_for(page, "/movies", title)
    row.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Overview")).to_be_visible()
    place = page.evaluate("location.pathname")
    wait_for(page, place, "Overview")
    context.set_offline(True)
    page.reload()
    expect(page.locator("#notice")).to_have_text(re.compile("No connection. This is how the page was: .*2026"))
    expect(page.get_by_text(title, exact=True).first).to_be_visible()
    expect(page.get_by_role("heading", name="Overview")).to_be_visible()
    # Links lead on to what was seen; what was not says so.
    page.wait_for_timeout(1500)
    page.get_by_role("link", name="Movies", exact=True).first.click()
    expect(page.get_by_role("listitem").first).to_be_visible()
    page.goto(reader.url + "cats/breeds")
    expect(page.get_by_text("this page has not been read here before")).to_be_visible()
    page.go_back()
    # The line is back: the page is alive.
    context.set_offline(False)
    expect(page.locator("#notice")).to_have_text("")
    page.get_by_role("navigation").get_by_role("link", name="Cats", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="Cats")).to_be_visible()


def test_what_is_marked_without_a_line_is_kept_when_it_is_back(visits, reader):
    visits.allow("ERR_INTERNET_DISCONNECTED")
    app = visits.open(reader.url)
    page = app.page
    save = app.button(app.articles.first.get_by_role("button", name="Save: ").get_attribute("aria-label"))
    page.wait_for_timeout(500)
    page.context.set_offline(True)
    expect(app.notice).to_have_text(re.compile("Connecting"))
    save.click()
    # It shows at once, and the reader may go on for a while.
    expect(save).to_have_attribute("data-gs", "true")
    page.wait_for_timeout(2000)
    page.context.set_offline(False)
    expect(save).to_have_attribute("aria-pressed", "true")
    page.goto(reader.url + "saved")
    expect(page.get_by_role("button", name="Save: ", pressed=True)).to_have_count(1)


def test_nothing_is_left_for_another_reader(visits, reader):
    context, page = visitor(visits, reader)
    before = kept(page)["names"]
    context.clear_cookies()
    page.goto(reader.url + "movies")
    wait_for(page, "/movies")
    after = kept(page)
    assert len(after["names"]) == 1 and after["names"] != before
    assert after["places"] == ["/movies"]


def test_what_is_kept_opens_no_session(visits, reader):
    _, page = visitor(visits, reader)
    html = page.evaluate("""async () => (await caches.match("/")).text()""")
    assert "data-token" not in html and "data-seen" in html


def test_it_can_be_installed(visits, reader):
    page = visits.open(reader.url).page
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(page.request.get(reader.url.rstrip("/") + address).text())
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Newsreel", "/", "standalone")
    (icon,) = manifest["icons"]
    assert icon["sizes"] == "512x512"
    # Phones that know no manifest want a picture of points.
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for place in (icon["src"], touch):
        picture = page.request.get(reader.url.rstrip("/") + place)
        assert picture.ok and picture.headers["content-type"] == "image/png" and picture.body().startswith(b"\x89PNG")
    worker = page.request.get(reader.url + "~/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
