"""Examples/Journal, a project with Core Data as Xcode makes one, driven by hand. Needs `make sdk`."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from programs import Run
from servers import ROOT, free_port

pytestmark = [pytest.mark.timeout(900), pytest.mark.xdist_group("reel")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("journal")


@pytest.fixture(scope="module")
def port() -> int:
    """The same for all, because browsers keep cookies by it."""
    return free_port()


def run(folder, port) -> Run:
    return Run(ROOT / "Examples/Journal", folder, "--port", str(port))


@pytest.fixture
def journal(folder, port) -> Iterator[Run]:
    program = run(folder, port)
    yield program
    program.end()


def add(page: Page):
    page.get_by_label("Add Item").click()


def entries(page: Page):
    return page.get_by_text(re.compile(r"^\d+ notes$"))


def test_entries_and_notes_outlast_the_server(visits, folder, port, journal):
    context = visits.context("phone")
    page = context.new_page()
    page.goto(journal.url)
    expect(entries(page)).to_have_count(0)
    add(page)
    expect(entries(page)).to_have_count(1)
    add(page)
    expect(entries(page)).to_have_count(2)
    entries(page).first.click()
    page.get_by_placeholder("New note").click()
    page.keyboard.type("Milk")
    page.get_by_role("button", name="Add Note").click()
    expect(page.get_by_label("Note", exact=True).or_(page.get_by_placeholder("Note", exact=True)).first).to_have_value("Milk")
    page.get_by_role("switch").or_(page.get_by_role("checkbox")).first.click()
    page.goto(journal.url)
    expect(page.get_by_text("1 notes")).to_be_visible()
    page.close()
    journal.end()

    again = run(folder, port)
    try:
        page = context.new_page()
        page.goto(again.url)
        expect(page.get_by_text("1 notes")).to_be_visible()
        expect(entries(page)).to_have_count(2)
        page.get_by_text("1 notes").click()
        note = page.get_by_label("Note", exact=True).or_(page.get_by_placeholder("Note", exact=True)).first
        expect(note).to_have_value("Milk")
        expect(page.get_by_role("switch").or_(page.get_by_role("checkbox")).first).to_be_checked()
        page.goto(again.url)
        page.get_by_role("button", name="Edit").click()
        page.get_by_role("button", name=re.compile("Delete|Remove")).first.click()
        confirm = page.get_by_role("button", name="Delete", exact=True).first
        if confirm.is_visible():
            confirm.click()
        expect(entries(page)).to_have_count(1)
        page.reload()
        expect(entries(page)).to_have_count(1)
        visits.leave()
    finally:
        again.end()


def test_two_browsers_see_two_databases_and_two_tabs_one(visits, journal):
    one, other = visits.context("phone"), visits.context("desktop")
    first, second, stranger = one.new_page(), one.new_page(), other.new_page()
    for page in (first, second, stranger):
        page.goto(journal.url)
        expect(page.get_by_label("Add Item")).to_be_visible()
    add(first)
    expect(entries(first)).to_have_count(1)
    expect(entries(second)).to_have_count(1)
    add(second)
    expect(entries(first)).to_have_count(2)
    add(stranger)
    expect(entries(stranger)).to_have_count(1)
    stranger.reload()
    expect(entries(stranger)).to_have_count(1)
    expect(entries(first)).to_have_count(2)
