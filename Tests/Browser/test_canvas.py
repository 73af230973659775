"""Views that a canvas draws lie where they were drawn, in order, and come and go with the drawing."""

import pytest
from playwright.sync_api import expect

from gallery import gallery


@pytest.fixture(scope="module")
def server():
    with gallery("symbols") as server:
        yield server


def stars(page):
    """The boxes of the blue symbol as it is seen, in the points of the canvas."""
    origin = page.locator("svg.dg").first.bounding_box()
    boxes = page.locator(".tf > div.sq").all()
    return [
        tuple(round(value) for value in (box["x"] - origin["x"], box["y"] - origin["y"], box["width"], box["height"]))
        for box in (star.bounding_box() for star in boxes)
    ]


def test_symbols_lie_where_they_are_drawn(visits, server):
    page = visits.open(server.url, "phone").page
    expect(page.locator(".tf > div.sq")).to_have_count(5)
    first = [(10 + 60 * place, 20, 40, 20) for place in range(3)]
    assert stars(page) == first + [(240, 100, 20, 40), (230, 190, 40, 20)]
    small, large = page.get_by_text("A card", exact=True).all()
    assert abs(large.bounding_box()["width"] - 2 * small.bounding_box()["width"]) < 1
    # None of them is read out.
    assert page.get_by_role("paragraph").count() == 0
    page.get_by_role("button", name="More").click()
    expect(page.locator(".tf > div.sq")).to_have_count(6)
    assert stars(page)[3] == (190, 20, 40, 20)
    for _ in range(3):
        page.get_by_role("button", name="Fewer").click()
    expect(page.locator(".tf > div.sq")).to_have_count(3)
