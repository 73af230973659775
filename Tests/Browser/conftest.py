"""Servers, browsers and pages for the tests. Builds nothing: `make test-browser` does."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

import hands
from hands import PATIENCE, wash
from newspaper import Newspaper
from screens import App
from servers import Reader, StandIns

SCREENSHOTS = Path(__file__).parent / "screenshots"
# On a desktop lists and what they lead to are pages of one stack; on a wide one they stand side by side.
SIZES = {"phone": {"width": 390, "height": 844}, "tablet": {"width": 820, "height": 1180}, "desktop": {"width": 940, "height": 900},
         "wide": {"width": 1440, "height": 900}, "huge": {"width": 2560, "height": 1440}}
expect.set_options(timeout=PATIENCE)
wash()
# The shell is the same engine without windows, and takes half the time. NEWSREEL_BROWSER names another.
WHOLE = ["chromium", "chromium-browser"]
BROWSERS = [os.environ.get("NEWSREEL_BROWSER", ""), "chromium-headless-shell", *WHOLE]
# What the browser says of a page that is left while it connects, and of one whose server has ended with its test.
# Tests have no service worker unless they ask for one, which is told too.
LEAVING = re.compile("Service Worker registration blocked by Playwright|WebSocket is closed before the connection is established|/~/live' failed: .*ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INTERNET_DISCONNECTED)")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def launch(playwright: Playwright, names: list[str]) -> Browser:
    path = next(filter(None, map(shutil.which, names)))
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright, BROWSERS)
    yield browser
    browser.close()


@pytest.fixture(autouse=True)
def rest(request):
    """A test that looks at the movement of screens says so in its file."""
    hands.waits_for_rest = not getattr(request.module, "LOOKS_AT_MOVEMENT", False)


@pytest.fixture(scope="session")
def running_stand_ins() -> Iterator[StandIns]:
    stand_ins = StandIns()
    yield stand_ins
    stand_ins.end()


@pytest.fixture
def stand_ins(running_stand_ins: StandIns) -> Iterator[StandIns]:
    yield running_stand_ins
    running_stand_ins.behave()


@pytest.fixture(scope="session")
def running_reader(running_stand_ins: StandIns) -> Iterator[Reader]:
    reader = Reader(running_stand_ins.url)
    yield reader
    reader.end()


@pytest.fixture
def reader(running_reader: Reader) -> Iterator[Reader]:
    """The reader on the stand-in, shared by all tests, which must leave it alive."""
    yield running_reader
    assert running_reader.is_running, "".join(running_reader.output)


@pytest.fixture
def start() -> Iterator[Callable[..., Reader]]:
    """Starts readers of a test's own."""
    readers: list[Reader] = []

    def start(*arguments, **environment) -> Reader:
        readers.append(Reader(*arguments, **environment))
        return readers[-1]

    yield start
    for reader in readers:
        if reader.is_running:
            reader.end()


@pytest.fixture
def newspaper() -> Iterator[Newspaper]:
    newspaper = Newspaper()
    yield newspaper
    newspaper.close()


class Visits:
    """Opens contexts and sees to it that no page complains."""

    def __init__(self, browser: Browser):
        self.browser = browser
        self.complaints: list[str] = []
        self.contexts: list[BrowserContext] = []
        self.allowed: str | None = None

    def context(self, size: str = "desktop", scheme: str = "light", **options) -> BrowserContext:
        # Phones say what they are, with the first request.
        says = {"extra_http_headers": {"Sec-CH-UA-Mobile": "?1"}} if size == "phone" else {}
        context = self.browser.new_context(
            **{"viewport": SIZES[size], "color_scheme": scheme, "locale": "en-US", "timezone_id": "Europe/Berlin", "service_workers": "block"} | says | options)
        if size in ("tablet", "desktop"):
            # The script of a visit before has left it; otherwise a first page is one for a wide window.
            width = str(SIZES[size]["width"])
            context.add_cookies([{"name": "width", "value": width, "domain": "127.0.0.1", "path": "/"}])
        context.set_default_timeout(PATIENCE)
        context.on("console", lambda message: self._note(message.type, f"{message.text} {message.location['url']}"))
        context.on("weberror", lambda error: self._note("error", str(error.error)))
        self.contexts.append(context)
        return context

    def open(self, url: str, size: str = "desktop", scheme: str = "light", **options) -> App:
        page = self.context(size, scheme, **options).new_page()
        page.goto(url)
        return App(page)

    def allow(self, pattern: str):
        """Complaints that this test brings about itself."""
        self.allowed = pattern

    def _note(self, kind: str, text: str):
        if kind in ("error", "warning") and not LEAVING.search(text):
            self.complaints.append(text)

    def leave(self):
        """Closes all pages."""
        while self.contexts:
            self.contexts.pop().close()

    def close(self):
        self.leave()
        unexpected = [text for text in self.complaints if not (self.allowed and re.search(self.allowed, text))]
        assert unexpected == []


@pytest.fixture
def visits(browser: Browser) -> Iterator[Visits]:
    visits = Visits(browser)
    yield visits
    visits.close()


@pytest.fixture
def whole_visits(playwright: Playwright) -> Iterator[Visits]:
    """Visits with a browser that has all around its pages, such as notifications."""
    browser = launch(playwright, WHOLE)
    visits = Visits(browser)
    yield visits
    visits.close()
    browser.close()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item):
    """Pages are left before any server ends: what they say of a server that is gone is nobody's fault."""
    for name in ("visits", "whole_visits"):
        if visits := getattr(item, "funcargs", {}).get(name):
            visits.leave()


@pytest.fixture
def app(visits: Visits, reader: Reader) -> App:
    """The reader at its start, on a desktop."""
    return visits.open(reader.url)


# The smallest and a wide window; all widths where WIDE=1 asks for them, which takes some minutes more.
LOOKS = ["phone-light", "wide-dark"] + (["tablet-dark", "huge-light"] if os.environ.get("WIDE") == "1" else [])


@pytest.fixture(params=LOOKS)
def look(request) -> tuple[str, str]:
    """Widths, columns among them, and both colour schemes."""
    return tuple(request.param.split("-"))


@pytest.fixture
def photograph(request) -> Callable[[Page, str], None]:
    """Keeps a picture of a screen for human eyes."""
    SCREENSHOTS.mkdir(exist_ok=True)
    look = request.node.callspec.params["look"]

    def photograph(page: Page, name: str):
        page.screenshot(path=SCREENSHOTS / f"{name}-{look}.png")

    return photograph
