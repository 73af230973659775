"""Every section of the reader in Firefox and WebKitGTK: read, type, navigate, go back, scroll, and go on after a restart of
the server. `make test-browsers` installs the browsers and runs this."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))
from browsers import firefox, webkit  # noqa: E402
from servers import Reader, StandIns, free_port  # noqa: E402

SCREENS = {
    "": "News", "news/search": "Search", "news/science": "News", "news/sources": "Sources", "movies": "Movies",
    "movies/search": "Search", "movies/genres": "Genres", "movies/classics": "Silent classics", "stories": "Hacker News",
    "stories/search": "Search", "cats": "Cats", "cats/breeds": "Breeds", "cats/search": "Breeds", "cats/surprise": "Surprise", "saved": "Saved",
    "saved/settings": "Settings", "saved/mutes": "Muted", "saved/keys": "Keyboard",
}
# The main parts: a page, its bar, its tabs, its title, and the first row.
BOXES = """return [".tn", ".pa", ".hd", "h1", ".r"].map(name => {
  const found = [...document.querySelectorAll(name)].find(each => each.getClientRects().length)
  if (!found) return null
  const { left, top, width, height } = found.getBoundingClientRect()
  return [left, top, width, height].map(Math.round)
})"""
LIVE = "return !document.querySelector('#notice')?.textContent && document.querySelector('#notice') !== null"


@pytest.fixture(scope="module", params=[firefox, webkit], ids=["firefox", "webkit"])
def browser(request):
    with request.param() as browser:
        yield browser


@pytest.fixture(scope="module")
def stand_ins():
    stand_ins = StandIns()
    yield stand_ins
    stand_ins.end()


@pytest.fixture(scope="module")
def reader(stand_ins):
    reader = Reader(stand_ins.url)
    yield reader
    reader.end()


@pytest.mark.parametrize("place", SCREENS)
def test_every_screen_is_shown(browser, reader, place):
    browser.go(reader.url + place)
    browser.until(LIVE)
    browser.until(f"return [...document.querySelectorAll('h1')].some(each => each.innerText.startsWith({SCREENS[place]!r}))")
    assert browser.script("return document.documentElement.scrollWidth <= innerWidth")


def test_typing_searches(browser, reader):
    browser.go(reader.url + "movies/search")
    browser.until(LIVE)
    browser.press(".fl>input")
    browser.type("the")
    browser.until("return document.querySelectorAll('.r').length > 3")
    assert browser.script("return document.activeElement.value") == "the"
    browser.until("return location.search.includes('the')")


def test_pages_open_and_close(browser, reader):
    browser.go(reader.url + "movies")
    browser.until(LIVE)
    browser.until("return document.querySelector('.r a')")
    browser.press(".r a")
    browser.see("Overview")
    browser.until("return location.pathname.startsWith('/movies/')")
    browser.back()
    browser.until("return location.pathname === '/movies' && document.querySelector('.r a') && !document.body.innerText.includes('Overview')")


def test_lists_scroll_and_go_on(browser, reader):
    browser.go(reader.url + "stories")
    browser.until(LIVE)
    count = browser.until("return document.querySelectorAll('.ls>.r').length > 20 && document.querySelectorAll('.ls>.r').length")
    for _ in range(12):
        browser.wheel(".ls", 600)
    browser.until("return document.querySelector('.ls').scrollTop > 400")
    browser.until(f"return document.querySelectorAll('.ls>.r').length > {count}")


def test_what_is_saved_is_there(browser, reader):
    browser.go(reader.url)
    browser.until(LIVE)
    browser.press(".r button")
    browser.until("return [...document.querySelectorAll('.r button')][0].innerText.includes('Saved')")
    browser.go(reader.url + "saved")
    browser.until("return document.querySelector('.pa main a[href*=\"/news/article/\"]')")


def test_a_restart_of_the_server_is_survived(browser, stand_ins):
    port = free_port()
    reader = Reader(stand_ins.url, port, NEWSREEL_SECRET="the same")
    browser.go(reader.url + "movies/search")
    browser.until(LIVE)
    browser.press(".fl>input")
    browser.type("the")
    browser.until("return document.querySelectorAll('.r').length > 3")
    reader.end()
    browser.until("return document.querySelector('#notice').textContent")
    reader = Reader(stand_ins.url, port, NEWSREEL_SECRET="the same")
    browser.until(LIVE)
    browser.type(" a")
    browser.until("return document.activeElement.value === 'the a' && location.search.includes('the')")
    reader.end()


def test_the_main_parts_stand_where_chromium_has_them(browser, reader):
    sync = pytest.importorskip("playwright.sync_api")
    import shutil
    size = browser.script("return [innerWidth, innerHeight]")
    with sync.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = chromium.new_page(viewport={"width": size[0], "height": size[1]})
        for place in ["", "movies", "stories", "saved/settings"]:
            page.goto(reader.url + place)
            page.wait_for_timeout(800)
            expected = page.evaluate(f"() => {{ {BOXES} }}")
            browser.go(reader.url + place)
            browser.until(LIVE)
            for name, one, other in zip([".tn", ".pa", ".hd", "h1", ".r"], browser.script(BOXES), expected):
                if name == ".r":  # its height depends on the fonts, its width on what scroll bars take
                    one, other = one and one[:2], other and other[:2]
                assert one == pytest.approx(other, abs=4), (place, name)
        chromium.close()
