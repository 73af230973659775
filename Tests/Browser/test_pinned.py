"""Headers and footers of lazy containers that stay in sight, and large titles with words below them."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named
from hands import finger, wheel


@pytest.fixture(scope="module")
def server():
    with gallery("pinned") as server:
        yield server


def opened(visits, server, name: str):
    page = visits.open(server.url, "phone", has_touch=True).page
    page.get_by_role("link", name=name, exact=True).click()
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(named(page, "header 0")).to_be_visible()
    return page


def to(page, way: float, sideways: bool = False):
    """Turns the wheel until so much has been scrolled."""
    side = "Left" if sideways else "Top"
    now = named(page, "scrolling").evaluate(f"e => e.scroll{side}")
    box = named(page, "scrolling").bounding_box()
    x, y = box["x"] + 100, box["y"] + 40
    wheel(page, x, y, way - now if sideways else 0, 0 if sideways else way - now)
    page.wait_for_function(
        f"([e, way]) => Math.abs(e.scroll{side} - way) < 1", arg=[named(page, "scrolling").element_handle(), way])


def test_the_next_header_pushes_the_one_before_away(visits, server):
    page = opened(visits, server, "Column")
    top = named(page, "scrolling").bounding_box()["y"]
    # A section is a header of 40, six rows of 44 and a footer of 30, ten points apart.
    whole = 40 + 6 * 44 + 30 + 8 * 10
    to(page, 150)
    assert named(page, "header 0").bounding_box()["y"] == pytest.approx(top, abs=1)
    to(page, whole - 10 - 20)
    assert named(page, "header 0").bounding_box()["y"] == pytest.approx(top - 20, abs=1), "pushed, and not covered"
    assert named(page, "header 1").bounding_box()["y"] == pytest.approx(top + 30, abs=1)
    to(page, whole + 50)
    assert named(page, "header 1").bounding_box()["y"] == pytest.approx(top, abs=1)
    assert named(page, "header 0").bounding_box()["y"] < top - 40


def test_footers_wait_at_the_end_of_what_is_seen(visits, server):
    page = opened(visits, server, "Column")
    box = named(page, "scrolling").bounding_box()
    end = box["y"] + box["height"]
    waiting = [
        number for number in range(4)
        if named(page, f"footer {number}").bounding_box()["y"] == pytest.approx(end - 30, abs=1)]
    assert len(waiting) <= 1, "those of sections further down come with their sections"
    to(page, 100)
    for number in range(4):
        header, footer = (named(page, f"{edge} {number}").bounding_box() for edge in ("header", "footer"))
        assert footer["y"] >= header["y"] - 1


def test_headers_of_a_grid_take_a_line_and_are_pushed(visits, server):
    page = opened(visits, server, "Grid")
    scroller = named(page, "scrolling").bounding_box()
    header, first, fourth, fifth = (
        named(page, name).bounding_box() for name in ("header 0", "cell 0 0", "cell 0 3", "cell 0 4"))
    assert header["width"] == pytest.approx(scroller["width"], abs=1)
    assert first["y"] == pytest.approx(header["y"] + 50, abs=1)
    assert fourth["y"] == first["y"] and fifth["y"] == pytest.approx(first["y"] + 70, abs=1)
    # Ten rows of 60 below a header of 40, ten points apart.
    whole = 40 + 10 * 60 + 11 * 10
    to(page, whole - 10 - 20)
    assert named(page, "header 0").bounding_box()["y"] == pytest.approx(scroller["y"] - 20, abs=1)
    assert named(page, "header 1").bounding_box()["y"] == pytest.approx(scroller["y"] + 30, abs=1)


def test_headers_of_a_row_wait_at_its_beginning(visits, server):
    page = opened(visits, server, "Row")
    box = named(page, "scrolling").bounding_box()
    to(page, 300, sideways=True)
    assert named(page, "header 0").bounding_box()["x"] == pytest.approx(box["x"], abs=1)
    whole = 40 + 20 * 80 + 21 * 10
    to(page, whole + 100, sideways=True)
    assert named(page, "header 1").bounding_box()["x"] == pytest.approx(box["x"], abs=1)
    assert named(page, "header 0").bounding_box()["x"] < box["x"] - 40


def test_a_title_with_words_below_it_goes_into_the_bar(visits, server):
    page = visits.open(server.url, "phone", has_touch=True).page
    title, words, row = (
        locator.bounding_box() for locator in
        (page.get_by_role("heading", name="Pinned"), page.locator(".su"), page.get_by_role("link", name="Column")))
    assert title["y"] + 38 <= words["y"]
    assert words["y"] + words["height"] <= row["y"]
    finger(page, 195, 600, 0, 300)
    page.wait_for_function("() => document.querySelector('.ls').scrollTop > 100")
    page.wait_for_timeout(200)
    bar = page.get_by_role("banner")
    assert bar.bounding_box()["height"] < 70
    assert bar.evaluate("e => getComputedStyle(e, '::before').content").startswith('"Pinned"')
    assert bar.evaluate("e => getComputedStyle(e, '::before').opacity") == "1"
    assert bar.evaluate("e => getComputedStyle(e, '::after').content").startswith('"what stays in sight"')
    assert page.locator(".su").evaluate("e => getComputedStyle(e).opacity") == "0"
