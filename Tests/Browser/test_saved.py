"""What is put aside, what is muted, and what can be set: kept for each visitor."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hands import pick


@pytest.fixture
def settings(app):
    app.go_to("Saved")
    app.in_bar("Settings").click()
    expect(app.title).to_have_text("Settings")
    return app


def save_first(app) -> str:
    heading = app.articles.first.get_by_role("heading").inner_text()
    app.articles.first.get_by_role("button", name="Save: ").click()
    expect(app.articles.first.get_by_role("button", name="Save: ", pressed=True)).to_be_visible()
    return heading


def test_nothing_is_saved_at_first(app):
    app.go_to("Saved")
    expect(app.page.get_by_text("Nothing saved yet")).to_be_visible()


def test_an_article_is_kept_until_it_is_removed(app):
    title = save_first(app)
    app.go_to("Saved")
    link = app.link(title)
    app.page.reload()
    expect(link).to_be_visible()
    # It is read here, where the way out is too.
    link.click()
    expect(app.title).to_have_text("Article")
    expect(app.section(title)).to_be_visible()
    out = app.page.get_by_role("link", name=re.compile("^Read the article at"))
    expect(out).to_have_attribute("href", re.compile("^https?://"))
    app.page.go_back()
    app.page.get_by_role("main").get_by_role("button", name="Save: ", pressed=True).click()
    expect(app.page.get_by_text("Nothing saved yet")).to_be_visible()
    app.go_to("News")
    app.page.goto(app.page.url.split("/news/")[0])
    expect(app.articles.first.get_by_role("button", name="Save: ")).to_be_visible()


def test_an_article_that_the_service_has_lost_is_still_read(newspaper, start, visits):
    newspaper.article("A tide", description="The water came and went.")
    reader = start(newspaper.url)
    app = visits.open(reader.url)
    save_first(app)
    newspaper.articles = []
    # Another process has never seen the list, neither has its cache.
    app.page.goto("about:blank")
    reader.end()
    for file in Path(reader.data).iterdir():
        if not file.name.startswith(("shelf", "secret")):
            shutil.rmtree(file) if file.is_dir() else file.unlink()
    other = start(newspaper.url, reader.port, data=reader.data)
    app.page.goto(other.url + "saved")
    app.link("A tide").click()
    expect(app.section("A tide")).to_be_visible()
    expect(app.page.get_by_text("The water came and went.")).to_be_visible()
    expect(app.page.get_by_text("This is what was kept of it")).to_be_visible()
    expect(app.page.get_by_role("link", name=re.compile("^Read the article at"))).to_be_visible()
    assert app.page.reload().status == 200


def test_what_one_reader_saves_no_other_sees(app, visits, reader):
    title = save_first(app)
    other = visits.open(reader.url + "saved")
    expect(other.page.get_by_text("Nothing saved yet")).to_be_visible()
    second = app.page.context.new_page()
    second.goto(reader.url + "saved")
    expect(second.get_by_text(title)).to_be_visible()


def test_a_section_can_be_hidden(settings):
    settings.page.get_by_role("switch", name="Cats").uncheck()
    expect(settings.tab("Cats")).to_have_count(0)
    settings.page.reload()
    expect(settings.tab("Cats")).to_have_count(0)
    expect(settings.tab("Movies")).to_be_visible()
    settings.page.get_by_role("switch", name="Cats").check()
    expect(settings.tab("Cats")).to_be_visible()


def test_text_has_the_size_that_the_reader_wants(settings):
    def size() -> float:
        return float(settings.page.get_by_text("Hide what I have read").first.evaluate(
            "text => parseFloat(getComputedStyle(text).fontSize)"))

    before = size()
    pick(settings.page.get_by_role("combobox", name="Text size"), "Very large")
    settings.page.wait_for_function(
        "before => [...document.querySelectorAll('main *')].some("
        "each => each.textContent === 'Hide what I have read' && parseFloat(getComputedStyle(each).fontSize) > before)",
        arg=before)
    settings.page.reload()
    assert size() > before
    expect(settings.page.get_by_role("combobox", name="Text size").locator("option:checked")).to_have_text("Very large")


def test_the_address_neither_tells_nor_changes_a_setting(settings, reader):
    size = settings.page.get_by_role("combobox", name="Text size")
    pick(size, "Large")
    settings.page.get_by_role("switch", name="Cats").uncheck()
    expect(settings.tab("Cats")).to_have_count(0)
    assert settings.page.url == reader.url + "saved/settings"
    settings.page.goto(reader.url + "saved/settings?text-size=huge")
    expect(size.locator("option:checked")).to_have_text("Large")
    expect(settings.page).to_have_url(reader.url + "saved/settings")
    settings.page.reload()
    expect(size.locator("option:checked")).to_have_text("Large")
    expect(settings.tab("Cats")).to_have_count(0)


def test_headlines_come_from_the_chosen_country(settings):
    pick(settings.page.get_by_role("combobox", name="Headlines from"), "Italy")
    settings.go_to("News")
    # Whatever the day's first headline is: these words are in most of them.
    expect(settings.articles.filter(has_text=re.compile(r"\b(il|la|di|per|che|una?)\b")).nth(4)).to_be_attached()


def test_muted_words_are_not_seen(settings):
    settings.link("Muted words and sites").click()
    expect(settings.title).to_have_text("Muted")
    settings.enter("council")
    settings.page.get_by_role("main").get_by_role("button", name="Mute", exact=True).click()
    expect(settings.button("Show again: council")).to_be_visible()
    settings.go_to("News").search("council")
    expect(settings.page.get_by_role("progressbar")).to_have_count(0)
    expect(settings.articles.filter(has_text=re.compile("council", re.IGNORECASE))).to_have_count(0)
    settings.go_to("Saved")
    settings.button("Show again: council").click()
    settings.go_to("News")
    expect(settings.articles.filter(has_text=re.compile("council", re.IGNORECASE)).first).to_be_visible()


def test_keys_open_sections_and_say_so_themselves(settings):
    settings.link("Keyboard").click()
    expect(settings.title).to_have_text("Keyboard")
    expect(settings.page.get_by_role("listitem").filter(has_text="Movies")).to_contain_text("2")
    settings.page.keyboard.press("2")
    expect(settings.title).to_have_text("Movies")
    settings.page.keyboard.press("3")
    expect(settings.title).to_have_text("Hacker News")


def test_a_movie_is_watched_and_rated(app):
    app.go_to("Movies").complete().rows.first.get_by_role("link").click()
    expect(app.section("Crew")).to_be_visible()
    title = app.title.inner_text()
    watchlist = app.button("Watchlist")
    watchlist.click()
    expect(watchlist).to_have_attribute("aria-pressed", "true")
    app.go_to("Saved")
    expect(app.section("Watchlist")).to_be_visible()
    expect(app.link(title)).to_have_count(1)
    app.go_to("Movies")
    app.button("4 stars").click()
    expect(app.button("4 stars")).to_have_attribute("aria-pressed", "true")
    # What has stars need not be seen any more.
    expect(watchlist).to_have_attribute("aria-pressed", "false")
    app.go_to("Saved")
    expect(app.section("Rated")).to_be_visible()
    expect(app.section("Watchlist")).to_have_count(0)
    expect(app.page.get_by_text("★★★★☆")).to_be_visible()


def test_what_is_kept_is_taken_along_to_another_browser(reader, visits):
    one = visits.open(reader.url + "cats", permissions=["clipboard-read", "clipboard-write"])
    one.page.locator("main a[href*='/cats/cat/']").first.click()
    one.button("Save: ").click()
    expect(one.page.get_by_role("button", name="Save: ", pressed=True)).to_be_visible()
    one.page.goto(reader.url + "saved/archive")
    one.button("Copy what is kept").click()
    expect(one.page.get_by_text("Copied", exact=True)).to_be_visible()
    text = one.page.evaluate("navigator.clipboard.readText()")
    assert '"newsreel 1"' in text

    other = visits.open(reader.url + "saved/archive")
    other.paste("something else")
    other.button("Add it").click()
    expect(other.page.get_by_text("This is not what was copied")).to_be_visible()
    other.paste(text)
    other.button("Add it").click()
    expect(other.page.get_by_text("Added", exact=True)).to_be_visible()
    other.go_to("Saved")
    other.page.goto(reader.url + "saved")
    expect(other.section("Cats")).to_be_visible()


def test_what_is_kept_is_a_file_for_another_browser(reader, visits, tmp_path):
    one = visits.open(reader.url)
    title = save_first(one)
    one.page.goto(reader.url + "saved/archive")
    with one.page.expect_download() as download:
        one.button("Save to a file").click()
    assert download.value.suggested_filename == "newsreel.json"

    other = visits.open(reader.url + "saved/archive")
    (tmp_path / "other.json").write_text('{"format": "another"}')
    for file, outcome in ((tmp_path / "other.json", "This is not what was copied"), (download.value.path(), "Added")):
        kept = tmp_path / "kept.json"
        kept.write_bytes(file.read_bytes())
        with other.page.expect_file_chooser() as choice:
            other.button("Add from a file").click()
        choice.value.set_files(kept)
        expect(other.page.get_by_text(outcome)).to_be_visible()
    other.page.goto(reader.url + "saved")
    expect(other.link(title)).to_be_visible()
