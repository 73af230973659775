"""Names of the last years: subtitles, preferred columns, announcements, bars of time, kept paths, movements of a program's own."""

import pytest
from playwright.sync_api import expect

from gallery import gallery

SHARES = "navigator.share = async (what) => { (globalThis.shared ??= []).push(what) }"


@pytest.fixture(scope="module")
def server():
    with gallery("newer") as server:
        yield server


def test_a_title_has_a_line_below_it(visits, server):
    page = visits.open(server.url, "phone").page
    title = page.get_by_role("heading", name="Newer").bounding_box()
    line = page.get_by_text("What the last years brought").bounding_box()
    assert line["y"] >= title["y"] + title["height"] - 8
    assert line["y"] < title["y"] + title["height"] + 12


def test_a_phone_shows_the_column_that_the_program_prefers_and_says_when_the_reader_leaves_it(visits, server):
    page = visits.open(server.url, "phone").page
    page.get_by_role("button", name="Show the detail").click()
    expect(page.get_by_role("button", name="Push two")).to_be_visible()
    page.locator(".bk:visible:not(.gone *)").click()
    expect(page.get_by_text("Column: sidebar")).to_be_visible()
    page.get_by_role("button", name="Show the detail").click()
    expect(page.get_by_role("button", name="Push two")).to_be_visible()


def test_a_path_is_kept_and_put_back(visits, server):
    page = visits.open(server.url, "phone").page
    page.get_by_role("button", name="Show the detail").click()
    page.get_by_role("button", name="Push two").click()
    page.get_by_role("button", name="Keep and leave seven").click()
    page.get_by_role("button", name="Put back what was kept").click()
    expect(page.get_by_role("button", name="Keep and leave seven")).to_be_visible()
    page.locator(".bk:visible:not(.gone *)").click()
    expect(page.get_by_text("Number 7")).to_be_visible()


def test_announcements_are_read_and_not_seen(visits, server):
    page = visits.open(server.url, "phone").page
    page.get_by_role("button", name="Announce").click()
    line = page.locator("[aria-live=polite] p")
    expect(line).to_have_text("Three <b>new</b> rows")
    assert line.locator("..").evaluate("x => x.offsetWidth * x.offsetHeight") <= 1


def test_bars_follow_the_time(visits, server):
    page = visits.open(server.url, "phone").page
    bar = page.get_by_role("progressbar")
    first = float(bar.get_attribute("aria-valuenow") or bar.evaluate("x => x.value"))
    page.wait_for_function(
        "first => document.querySelector('progress,[role=progressbar]').value < first",
        arg=first,
    )


def test_what_can_be_turned_into_text_is_passed_on(visits, server):
    page = visits.open(server.url, "phone", has_touch=True).page
    page.add_init_script(SHARES)
    page.reload()
    page.get_by_role("link", name="Share a card").tap()
    page.wait_for_function("() => globalThis.shared?.length === 1")
    assert page.evaluate("shared[0].text") == "Card & more"


def test_what_can_be_turned_into_bytes_is_given_as_a_file(visits, server):
    page = visits.open(server.url, "phone").page
    with page.expect_download() as download:
        page.get_by_role("button", name="Export the card").click()
    assert download.value.suggested_filename == "card.txt"
    with open(download.value.path(), encoding="utf-8") as file:
        assert file.read() == "Title: Card & more"


def test_a_movement_of_the_programs_own_moves_as_it_says(visits, server):
    page = visits.open(server.url, "phone").page
    text = page.get_by_text("Flying", exact=True)
    before = text.bounding_box()["x"]
    page.evaluate("""() => addEventListener("transitionrun", ({ target }) => {
      globalThis.easing = getComputedStyle(target).transitionTimingFunction
    })""")
    page.get_by_role("button", name="Fly").click()
    page.wait_for_function("end => globalThis.easing && Math.round(document.evaluate('//*[text()=\"Flying\"]', document)"
                           ".iterateNext().getBoundingClientRect().x) === end", arg=round(before) + 100)
    # Half of the way at once, where it stays until the end: thirty moments and the last.
    easing = page.evaluate("easing")
    assert easing.startswith("linear(0.5 0%") and easing.count("0.5 ") + easing.count("0.5,") >= 29, easing


def test_a_menu_is_as_wide_as_its_label_whatever_opens(visits, server):
    page = visits.open(server.url, "phone").page
    box = page.locator("summary", has=page.locator("svg")).first.bounding_box()
    assert box["width"] < 50 and box["x"] + box["width"] > 390 - 24


def test_a_badge_stands_before_the_arrow_of_a_link(visits, server):
    page = visits.open(server.url, "phone").page
    row = page.locator("[data-badge='3']")
    arrow = row.evaluate("""row => {
      const style = getComputedStyle(row, "::before")
      return { position: getComputedStyle(row).position, room: parseFloat(getComputedStyle(row).paddingRight),
               taken: parseFloat(style.right) + parseFloat(style.width) * Math.SQRT2 }
    }""")
    assert arrow["position"] == "relative"
    assert arrow["taken"] < arrow["room"], "the arrow lies in the room that nothing else takes"
    assert row.locator("a").evaluate("link => getComputedStyle(link, '::after').content") == "none"
    row.get_by_text("With a badge").click()
    expect(page.get_by_text("Badge", exact=True)).to_be_visible()
