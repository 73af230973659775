"""What programs draw themselves: pictures and views of UIKit, looked at point by point."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named
from pixels import points


@pytest.fixture(scope="module")
def server():
    with gallery("drawn") as server:
        yield server


@pytest.fixture
def page(visits, server):
    return visits.open(server.url, "phone").page


def near(colour, wanted):
    return all(abs(part - other) < 12 for part, other in zip(colour, wanted))


def test_letters_lie_in_the_middle_of_a_disc(page):
    disc = page.get_by_label("initials")
    box = disc.bounding_box()
    assert (box["width"], box["height"]) == (60, 60)
    corner, edge = points(disc, (0.02, 0.02), (0.5, 0.06))
    assert corner[0] > 230 and edge[2] > 180 and edge[0] < 120
    places = [(x / 60 + 0.001, y / 60 + 0.001) for x in range(12, 48) for y in range(12, 48)]
    white = [place for place, colour in zip(places, points(disc, *places)) if min(colour[:3]) > 200]
    assert len(white) > 40
    middle = [(min(values) + max(values)) / 2 for values in zip(*white)]
    assert all(abs(part - 0.5) < 0.08 for part in middle)


def test_a_dot_is_stretched(page):
    plain = page.get_by_label("plain")
    assert (plain.bounding_box()["width"], plain.bounding_box()["height"]) == (80, 40)
    assert all(colour[0] > 240 and colour[1] < 80 for colour in points(plain, (0.05, 0.1), (0.9, 0.9)))


def test_a_part_of_a_picture_is_cut_round(page):
    corner, middle, left = points(page.get_by_label("halves"), (0.02, 0.02), (0.5, 0.5), (0.1, 0.5))
    assert corner[1] > 230
    assert near(middle, left) and middle[2] > 200 and middle[1] < 150


def test_a_view_draws_itself_again(page):
    pie = named(page, "pie")
    quarter, rest = points(pie, (0.7, 0.3), (0.3, 0.3))
    assert quarter[0] > 200 and quarter[2] < 100
    assert near(rest, (170, 170, 170))
    picture = pie.locator("img")
    before = picture.get_attribute("src")
    page.get_by_role("button", name="More").click()
    expect(picture).not_to_have_attribute("src", before)
    picture.evaluate("(image) => image.decode()")
    assert all(colour[0] > 200 and colour[2] < 100 for colour in points(pie, (0.7, 0.3), (0.7, 0.7), (0.3, 0.7)))
    assert near(points(pie, (0.3, 0.3))[0], (170, 170, 170))


@pytest.mark.parametrize("name", ["rendered", "snapshot"])
def test_a_picture_of_a_view_shows_what_the_view_does(page, name):
    card = named(page, "card")
    page.get_by_role("button", name="Picture").click()
    picture = page.get_by_label(name)
    expect(picture).to_be_visible()
    page.wait_for_function("e => e.complete && e.naturalWidth == 150 && e.naturalHeight == 100", arg=picture.element_handle())
    places = [(x / 10 + 0.02, y / 8 + 0.04) for x in range(10) for y in range(8)]
    shown, drawn = points(card, *places), points(picture, *places)
    assert all(near(one, other) for one, other in zip(shown, drawn)), list(zip(places, shown, drawn))
    assert {tuple(color[:3]) for color in drawn} >= {(0, 0, 0)} and len({tuple(color[:3]) for color in drawn}) > 4
