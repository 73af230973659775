"""Readers behind real proxies: TLS, a server that is killed, and a rolling update while they type."""

import os
import re
import signal
import statistics
import time
import urllib.request

from playwright.sync_api import Browser, expect

from hands import write
from screens import App

# When the server has taken a text, told by the address, in milliseconds since 1970.
WATCH = """text => {
  window.back = 0
  const look = setInterval(() => {
    if (!decodeURIComponent(location.search.replaceAll("+", " ")).includes(text) && !decodeURIComponent(location.pathname).includes(text)) return
    window.back = Date.now()
    clearInterval(look)
  }, 5)
}"""


def visit(browser: Browser, site, words: str) -> App:
    page = browser.new_context(ignore_https_errors=True).new_page()
    page.set_default_timeout(30_000)
    page.goto(site.url + "movies/search")
    app = App(page)
    write(app.field, words)
    expect(page).to_have_url(re.compile(words.replace(" ", r"(\+|%20)")))
    return app


def health(port: int) -> bool:
    try:
        return urllib.request.urlopen(f"http://127.0.0.1:{port}/~/health", timeout=5).status == 200
    except OSError:
        return False


def test_it_is_served_by_tls_and_http_2(site):
    head = site.curl("", "--http2", "-D", "-", "-o", "/dev/null")
    assert head.startswith("HTTP/2 200")
    assert re.search(r"set-cookie: visitor[^\n]*; Secure", head, re.IGNORECASE)
    assert site.curl("~/metrics", "-o", "/dev/null", "-w", "%{http_code}") == "404"
    page = site.curl("", "-H", "X-Forwarded-For: 203.0.113.9", "-H", "X-Forwarded-Host: evil.example", "-H", "Forwarded: host=evil.example")
    assert "evil.example" not in page and site.url in page


def test_readers_of_a_server_that_is_killed_go_on_elsewhere(site, browser):
    times = []
    for turn in range(3):
        apps = [visit(browser, site, f"winter {turn} {number}") for number in range(6)]
        for number, app in enumerate(apps):
            app.field.click()
            app.page.keyboard.press("End")
            app.page.evaluate(WATCH, f"winter {turn} {number}x")
        victim = site.servers[turn % 2]
        killed = time.time() * 1000
        os.kill(victim.process.pid, signal.SIGKILL)
        for app in apps:
            app.page.keyboard.type("x")
        for number, app in enumerate(apps):
            expect(app.field).to_have_value(f"winter {turn} {number}x")
            while not app.page.evaluate("window.back"):
                time.sleep(0.01)
            times.append(app.page.evaluate("window.back") - killed)
            app.page.context.close()
        victim.end()
        site.servers[turn % 2] = site.start(site.ports[turn % 2])
        time.sleep(3)
    times.sort()
    print(f"\n{site.name}: back after p50 {statistics.median(times):.0f} ms, p95 {times[int(len(times) * 0.95)]:.0f} ms, of {len(times)} readers")


def test_a_rolling_update_under_typing_loses_nothing(site, browser):
    apps = [visit(browser, site, f"w{number}") for number in range(3)]
    for app in apps:
        app.field.click()
        app.page.keyboard.press("End")
    typed = ""
    letters = iter("abcdefghijklmnopqrstuvwxyz" * 20)

    def type_on(seconds: float, until=lambda: False):
        nonlocal typed
        end = time.monotonic() + seconds
        while time.monotonic() < end and not until():
            letter = next(letters)
            typed += letter
            for app in apps:
                app.page.keyboard.type(letter)
            time.sleep(0.1)

    type_on(1)
    for index in range(2):
        old = site.servers[index]
        old.process.send_signal(signal.SIGTERM)
        # It goes on serving for its time of grace, and says that it will not for long.
        type_on(20, until=lambda: not health(site.ports[index]))
        type_on(20, until=lambda: not old.is_running)
        assert old.process.wait(timeout=1) == 0
        site.servers[index] = site.start(site.ports[index])
        type_on(20, until=lambda: health(site.ports[index]))
        type_on(3)
    for number, app in enumerate(apps):
        expect(app.field).to_have_value(f"w{number}{typed}")
        expect(app.page).to_have_url(re.compile(f"w{number}{typed}"))
        app.page.context.close()
