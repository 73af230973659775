"""`newsreel serve` with nothing in the environment, and its end."""

import os

from playwright.sync_api import expect


def test_it_says_what_where_and_from_which_service(start, visits):
    reader = start()
    assert "Newsreel" in reader.output[0]
    for service in ("News", "Movies"):
        line = next(line for line in reader.output if line.startswith(f"{service}: "))
        assert "stand-in at http://127.0.0.1:" in line
    app = visits.open(reader.url)
    expect(app.articles.first).to_be_visible()


def test_it_has_a_worker_for_each_core(start, stand_ins, visits):
    reader = start(stand_ins.url, NEWSREEL_WORKERS="")
    cores = len(os.sched_getaffinity(0))
    assert any(f"workers={cores}" in line for line in reader.output)
    expect(visits.open(reader.url).articles.first).to_be_visible()


def test_sigterm_ends_it_by_itself_and_tells_its_pages(start, stand_ins, visits):
    visits.allow("WebSocket|ERR_CONNECTION|Failed to load resource")
    reader = start(stand_ins.url)
    app = visits.open(reader.url)
    app.search("council")
    expect(app.articles.first).to_be_visible()
    assert reader.end() == 0
    expect(app.notice).to_be_visible()
    expect(app.articles.first).to_be_visible()
