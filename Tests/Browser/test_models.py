"""SwiftData by hand: Examples/Trips, whose models are each reader's, live on all of a reader's pages, and still there after a restart.
Needs `make sdk`."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hands import write
from programs import Run
from servers import ROOT, free_port
from test_manners import swipe

pytestmark = [pytest.mark.timeout(900), pytest.mark.xdist_group("reel")]


@pytest.fixture(scope="module")
def cache(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("trips")


@pytest.fixture(scope="module")
def trips(cache) -> Iterator[Run]:
    program = Run(ROOT / "Examples/Trips", cache)
    yield program
    program.end()


def add(page: Page, name: str, destination: str):
    page.get_by_role("button", name="Add trip").click()
    save = page.get_by_role("button", name="Save")
    expect(save).to_be_disabled()
    write(page.get_by_role("textbox", name="Name"), name)
    write(page.get_by_role("textbox", name="Destination"), destination)
    save.click()
    expect(row(page, name).first).to_be_visible()


def row(page: Page, name: str):
    return page.get_by_role("link").filter(has_text=name)


def names(page: Page) -> list[str]:
    return [text.split("\n")[0] for text in page.get_by_role("link").all_inner_texts()]


@pytest.mark.parametrize("look", [("phone", "light"), ("desktop", "dark")], ids="-".join)
def test_models_come_change_and_go(visits, trips, look):
    page = visits.open(trips.url, *look).page
    expect(page.get_by_text("No trips")).to_be_visible()
    add(page, "Sea", "Rügen")
    add(page, "Alps", "Chur")
    expect(page.get_by_text("2 trips", exact=True)).to_be_visible()
    assert names(page) == ["Alps", "Sea"]
    write(page.get_by_role("searchbox"), "rügen")
    expect(row(page, "Alps")).to_have_count(0)
    expect(row(page, "Sea")).to_be_visible()
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    expect(row(page, "Alps")).to_be_visible()
    row(page, "Sea").click()
    write(page.get_by_role("textbox", name="New stop"), "Harbour")
    page.get_by_role("button", name="Add stop").click()
    stop = page.get_by_role("switch", name="Harbour")
    stop.click()
    expect(stop).to_be_checked()
    write(page.get_by_role("textbox", name="New companion"), "Ada")
    page.get_by_role("button", name="Add companion").click()
    expect(page.get_by_role("button").filter(has_text="Ada")).to_contain_text("1")
    # The title of the page, and the place in the list behind it, follow the name as it is typed.
    write(page.get_by_role("textbox", name="Name"), "A sea")
    expect(page.get_by_role("heading", name="A sea")).to_be_visible()
    page.go_back()
    expect(row(page, "A sea")).to_contain_text("1 of 1 stops")
    assert names(page) == ["A sea", "Alps"]


def test_a_readers_models_are_on_all_of_their_pages_and_nobody_elses(visits, trips):
    one = visits.open(trips.url, "phone").page
    add(one, "Mine", "Home")
    other = one.context.new_page()
    other.goto(trips.url)
    expect(row(other, "Mine")).to_be_visible()
    # What one page adds and changes is on the other by itself.
    add(one, "Also mine", "Home")
    expect(row(other, "Also mine")).to_be_visible()
    row(other, "Also mine").click()
    write(other.get_by_role("textbox", name="Destination"), "Away")
    expect(row(one, "Also mine")).to_contain_text("Away")
    stranger = visits.open(trips.url, "phone").page
    expect(stranger.get_by_text("No trips")).to_be_visible()
    expect(row(stranger, "ine")).to_have_count(0)


def test_a_swipe_deletes_a_model_with_what_belongs_to_it(visits, trips):
    page = visits.open(trips.url, "phone").page
    add(page, "Short", "Here")
    swipe(page, "Short", 120)
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No trips")).to_be_visible()


def test_models_are_there_after_a_restart(visits, cache):
    port = str(free_port())  # the same again: browsers keep cookies by it
    program = Run(ROOT / "Examples/Trips", cache, "--port", port)
    page = visits.open(program.url, "phone").page
    add(page, "Kept", "Server")
    expect(page.get_by_text("1 trips", exact=True)).to_be_visible()
    context = page.context
    page.close()
    program.end()
    program = Run(ROOT / "Examples/Trips", cache, "--port", port)
    try:
        page = context.new_page()
        page.goto(program.url)
        expect(row(page, "Kept")).to_be_visible()
        # One with the same name takes the place of the other.
        add(page, "Kept", "Elsewhere")
        expect(row(page, "Elsewhere")).to_be_visible()
        expect(row(page, "Server")).to_have_count(0)
        expect(page.get_by_role("link")).to_have_count(1)
    finally:
        program.end()
