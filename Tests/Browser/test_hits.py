"""Who is tapped: docs/hit-testing.md, by a real pointer."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named, place

MIDDLE = (0.5, 0.5)
CORNER = (0.04, 0.06)
LEFT = (0.03, 0.5)

CASES = [
    ("colour", MIDDLE, "above"),
    ("transparent colour", MIDDLE, "below"),
    ("clear", MIDDLE, "below"),
    ("clear with shape", MIDDLE, "above"),
    ("faded out", MIDDLE, "below"),
    ("faded out button", MIDDLE, "below"),
    ("nearly clear", MIDDLE, "above"),
    ("hidden", MIDDLE, "below"),
    ("stack", MIDDLE, "below"),
    ("stack", LEFT, "above"),
    ("stack with shape", MIDDLE, "above"),
    ("stack with background", MIDDLE, "above"),
    ("overlay", MIDDLE, "below"),
    ("overlay", LEFT, "above"),
    ("circle", MIDDLE, "above"),
    ("circle", LEFT, "below"),
    ("triangle", (0.5, 0.8), "above"),
    ("triangle", CORNER, "below"),
    ("line", MIDDLE, "below"),
    ("clear rectangle", MIDDLE, "below"),
    ("content shape", MIDDLE, "above"),
    ("content shape", CORNER, "below"),
    ("clipped", MIDDLE, "above"),
    ("clipped", CORNER, "below"),
    ("not for taps", MIDDLE, "below"),
    ("button not for taps", MIDDLE, "below"),
    ("text", MIDDLE, "above"),
    ("text", CORNER, "below"),
    ("button with gap", MIDDLE, "above"),
]


@pytest.fixture(scope="module")
def hits():
    with gallery("hits") as server:
        yield server


@pytest.mark.parametrize(("name", "where", "who"), CASES)
def test_the_tap_goes_to_what_is_there(visits, hits, name, where, who):
    page = visits.open(hits.url).page
    page.mouse.click(*place(named(page, name), *where))
    expect(page.get_by_text(f"{name}: {who}", exact=True)).to_be_visible()


@pytest.mark.parametrize("name", ["Field", "Bordered"])
def test_a_field_below_an_overlay_can_be_typed_in(visits, hits, name):
    page = visits.open(hits.url).page
    field = page.get_by_role("textbox", name=name)
    page.mouse.click(*place(field, 0.5, 0.5))
    expect(field).to_be_focused()
    page.keyboard.type("typed")
    expect(field).to_have_value("typed")


def test_a_finger_goes_to_what_is_there(visits, hits):
    page = visits.open(hits.url, "phone", has_touch=True).page
    page.touchscreen.tap(*place(named(page, "stack"), *MIDDLE))
    expect(page.get_by_text("stack: below", exact=True)).to_be_visible()
