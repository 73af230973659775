"""What is there before any script runs."""

import html
import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect


def fetch(url: str, **headers: str) -> tuple[str, dict]:
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=30) as answer:
        return answer.read().decode(), dict(answer.headers)


def test_headlines_are_complete_in_the_first_answer(reader):
    page, headers = fetch(reader.url)
    rows = re.findall(r"<li.*?</li>", page, re.S)
    titles = [html.unescape(title) for title in re.findall(r"<h2[^>]*>(.*?)</h2>", page, re.S)]
    links = re.findall(r'<a [^>]*href="?(https?://[^" >]+)', page)
    assert len(rows) >= 10 and len(titles) >= 10 and len(links) >= 10
    assert all(title.strip() for title in titles)
    assert re.search(r"\d{1,2}:\d\d", rows[0]), "a row has its date"
    assert headers["Cache-Control"] == "no-store"


def test_a_slow_service_holds_no_page(start, stand_ins):
    reader = start(stand_ins.url, NEWSREEL_SETTLE="0.3")
    stand_ins.misbehave(path="/v2/", latency=30)
    for path in ["", "saved", "sources"]:
        page, _ = fetch(reader.url + path)
        assert "<h1" in page and "<article" not in page
    # Nothing follows for those without scripts, but that the page asks again.
    assert '<noscript><meta http-equiv="refresh" content="2"></noscript>' in fetch(reader.url)[0]


def test_what_a_slow_service_says_follows(start, stand_ins, visits):
    reader = start(stand_ins.url, NEWSREEL_SETTLE="1")
    stand_ins.misbehave(path="/v2/", latency=2)
    app = visits.open(reader.url)
    expect(app.articles.first).to_be_visible()
    plain = visits.open(reader.url, "phone", java_script_enabled=False)
    expect(plain.articles.first).to_be_visible()


def test_structure_speaks_to_machines(reader):
    page, _ = fetch(reader.url)
    assert re.search(r"<html [^>]*lang=\"?en", page)
    for element in ("<main", "<nav", "<h1", "<h2", "<ul", "<li", "<fieldset"):
        assert element in page, element
    assert re.search(r'<meta name="?description', page)
    assert page.count("<h1") == 1


def test_nothing_in_the_page_is_inline_script_or_key(reader):
    page, headers = fetch(reader.url)
    assert not re.search(r"<script(?![^>]*src=)", page)
    assert not re.search(r"\son\w+=", re.sub(r">[^<]*<", "><", page)), "no handlers in attributes"
    assert "stand-in" not in page, "the key stays on the server"
    policy = headers["Content-Security-Policy"]
    assert "script-src 'self'" in policy and "unsafe" not in policy and "default-src 'none'" in policy


def test_the_page_is_compressed_and_small(reader):
    plain = urllib.request.Request(reader.url, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(plain, timeout=30) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert len(answer.read()) < 20_000


def test_a_location_in_the_address_is_answered_as_that_screen(visits, reader):
    app = visits.open(reader.url)
    app.go_to("Sources")
    app.page.wait_for_url("**/sources")
    page, _ = fetch(app.page.url)
    assert re.search(r"<h1[^>]*>Sources</h1>", page)


@pytest.mark.parametrize("path", ["robots.txt", "wp-login.php", "~/nothing"])
def test_what_is_not_a_page_is_not_answered_as_one(reader, path):
    with pytest.raises(urllib.error.HTTPError) as error:
        fetch(reader.url + path)
    assert error.value.code == 404
