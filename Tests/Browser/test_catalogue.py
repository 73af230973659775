"""The catalogue of Examples/Gallery: every page shows its view and its code."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named

# The least number of pages: a catalogue that lost some is not whole.
LEAST = 95


@pytest.fixture(scope="module")
def server():
    with gallery("catalogue") as server:
        yield server


def test_every_page_shows_its_view_and_its_code(visits, server):
    page = visits.open(server.url, "phone").page
    links = page.locator("a.nr")
    expect(links.first).to_be_visible()
    # Lists are built as the reader comes near their end.
    page.mouse.move(195, 500)
    while page.locator("[data-near]").count():
        before = links.count()
        page.mouse.wheel(0, 3000)
        page.wait_for_function("before => document.querySelectorAll('a.nr').length > before || !document.querySelector('[data-near]')", arg=before)
    names = links.evaluate_all("all => all.map(link => [link.innerText.trim(), link.href])")
    assert len(names) >= LEAST and len({name for name, _ in names}) == len(names)
    for name, address in names:
        page.goto(address)
        expect(page.get_by_role("heading", name=name, exact=True).first).to_be_visible()
        box = named(page, "live").bounding_box()
        assert box["width"] > 20 and box["height"] > 20, name
        assert len(named(page, "code").inner_text()) > 10, name
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, name


def test_a_page_says_its_frame_when_asked(visits, server):
    page = visits.open(server.url, "phone").page
    page.get_by_role("link", name="padding", exact=True).click()
    expect(page.get_by_text("358 x 120")).to_have_count(0)
    page.get_by_role("switch", name="Frame").click()
    expect(page.get_by_text("358 x 120")).to_be_visible()
