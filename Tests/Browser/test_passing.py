"""What readers pass on, paste, and take back: ShareLink, PasteButton, the undo manager."""

import pytest
from playwright.sync_api import expect

from gallery import gallery

# A browser that passes things on, as phones do.
SHARES = "navigator.share = async (what) => { (globalThis.shared ??= []).push(what) }"


@pytest.fixture(scope="module")
def server():
    with gallery("passing") as server:
        yield server


def test_browsers_that_can_pass_things_on_do(visits, server):
    page = visits.open(server.url, "phone", has_touch=True).page
    page.add_init_script(SHARES)
    page.reload()
    page.get_by_role("link", name="Share the address").tap()
    page.wait_for_function("() => globalThis.shared?.length === 1")
    page.get_by_role("link", name="Share the words").tap()
    page.wait_for_function("() => globalThis.shared?.length === 2")
    assert page.evaluate("shared") == [
        {"title": "Look & see", "url": "https://example.com/a?b=c&d"},
        {"title": None, "text": "Two words"},
    ]


def test_others_write_a_mail(visits, server):
    page = visits.open(server.url, "desktop").page
    assert page.evaluate("navigator.share") is None
    link = page.get_by_role("link", name="Share the words")
    assert link.get_attribute("href") == "mailto:?body=Two%20words"


def test_what_was_copied_is_pasted_undone_and_done_again(visits, server):
    page = visits.open(server.url, permissions=["clipboard-read", "clipboard-write"]).page
    page.evaluate("navigator.clipboard.writeText('copied <b>')")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.get_by_role("button", name="Paste").click()
    expect(page.get_by_text("copied <b>")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("copied <b>")).to_have_count(0)
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_text("copied <b>")).to_be_visible()
