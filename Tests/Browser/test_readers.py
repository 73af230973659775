"""Readers of geometry are told their size before anybody measures: what a reader without scripts sees is what there is."""

import re

import pytest
from playwright.sync_api import expect

from gallery import gallery

# As SwiftUI lays them out; what stacks leave and what scrolls follows from the lengths that the program says.
SIZES = [
    "frame 120 × 30", "padding 144 × 24", "limits 200 × 20", "proportions 160 × 40", "rest 119 × 20", "half 119 × 20",
    "scroll 140 × 22", "unspecified 200 × 10", "overlay 130 × 20", "nested 130 × 20",
]


@pytest.fixture(scope="module")
def server():
    with gallery("readers") as server:
        yield server


def test_sizes_that_follow_are_in_the_first_page(visits, server):
    html = visits.open(server.url, "phone", java_script_enabled=False).page.content()
    for size in SIZES:
        assert size in html
    assert "width 390 × 24" in html


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_they_are_the_sizes_that_there_are(visits, server, screen):
    page = visits.open(server.url, screen).page
    for size in SIZES:
        expect(page.get_by_text(size, exact=True)).to_be_visible()
    width = page.viewport_size["width"]
    expect(page.get_by_text(re.compile(f"^width {width} × 24$"))).to_be_visible()
