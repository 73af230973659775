"""What a device keeps for one person is one reader's here, in two browsers at once and after a restart."""

import pytest
from playwright.sync_api import Page, expect

from hands import write
from servers import Pocket

PLACES = ["Defaults", "Suite", "File"]
# What lasts as long as the reader, or the page, is there.
FLEETING = ["Caches", "Temporary", "Cookie", "Response", "Pasteboard"]


@pytest.fixture
def pocket(tmp_path):
    pocket = Pocket(tmp_path)
    yield pocket
    if pocket.is_running:
        pocket.end()


def keep(page: Page, word: str, button: str = "Keep"):
    write(page.get_by_label("Word"), word)
    page.get_by_role("button", name=button).click()


def has(page: Page, word: str, places=PLACES):
    for place in places:
        expect(page.get_by_text(f"{place}: {word}", exact=True)).to_be_visible()


def test_two_readers_keep_their_own(visits, pocket):
    ann, bob = (visits.open(pocket.url).page for _ in range(2))
    keep(ann, "apple")
    has(ann, "apple", [*PLACES, "View"])
    has(bob, "nothing", [*PLACES, "View"])
    keep(bob, "pear")
    has(bob, "pear", [*PLACES, "View"])
    has(ann, "apple", [*PLACES, "View"])
    for page, word in [(ann, "apple"), (bob, "pear")]:
        page.reload()
        has(page, word, [*PLACES, "View"])


def test_nothing_of_one_reader_is_seen_in_another(visits, pocket):
    ann, bob = (visits.open(pocket.url).page for _ in range(2))
    keep(ann, "apple")
    has(ann, "apple", [*PLACES, *FLEETING])
    bob.reload()
    has(bob, "nothing", [*PLACES, *FLEETING])
    keep(bob, "pear")
    has(bob, "pear", [*PLACES, *FLEETING])
    # In another page of hers all is read anew; what a page has copied is that page's.
    again = ann.context.new_page()
    again.goto(pocket.url)
    has(again, "apple", [*PLACES, *FLEETING[:-1]])
    has(again, "nothing", FLEETING[-1:])


def test_another_page_of_the_same_reader_has_it_too(visits, pocket):
    first = visits.open(pocket.url).page
    keep(first, "apple")
    second = first.context.new_page()
    second.goto(pocket.url)
    has(second, "apple", [*PLACES, "View"])
    keep(second, "plum")
    has(first, "plum", ["View"])


def test_defaults_have_what_a_view_stores(visits, pocket):
    page = visits.open(pocket.url).page
    keep(page, "plum", "Store")
    has(page, "plum", ["Defaults", "View"])
    has(page, "nothing", ["Suite", "File"])


def test_everything_outlasts_a_restart(visits, tmp_path):
    visits.allow("WebSocket|Failed to load|ERR_CONNECTION")
    first = Pocket(tmp_path)
    ann, bob = (visits.open(first.url).page for _ in range(2))
    keep(ann, "apple")
    keep(bob, "pear")
    has(ann, "apple")
    has(bob, "pear")
    first.end()
    second = Pocket(tmp_path, first.port)
    try:
        for page, word in [(ann, "apple"), (bob, "pear")]:
            page.goto(second.url)
            has(page, word, [*PLACES, "View"])
    finally:
        second.end()
