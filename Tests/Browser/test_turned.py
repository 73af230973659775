"""Gestures tell places in the space of their own view, whatever is turned, scaled or flipped around it."""

import math

import pytest
from playwright.sync_api import expect

from gallery import gallery, middle, named, place


@pytest.fixture(scope="module")
def server():
    with gallery("turned") as server:
        yield server


@pytest.fixture
def page(visits, server):
    return visits.open(server.url, "phone").page


def draw(page, start, *way):
    page.mouse.move(*start)
    page.mouse.down()
    for point in way:
        page.mouse.move(*point)
        page.wait_for_timeout(60)
    page.mouse.up()


def test_a_knob_stays_under_the_finger(page):
    x, y = middle(named(page, "dial"))
    for degrees in (0, 45, 90, 200):
        knob = middle(page.locator("[data-id=knob] .co"))
        turn = math.radians(degrees)
        goal = (x + 80 * math.cos(turn), y + 80 * math.sin(turn))
        draw(page, knob, ((knob[0] + goal[0]) / 2, (knob[1] + goal[1]) / 2), goal)
        # The dial itself is turned by a quarter against the clock.
        expect(page.get_by_text(f"angle {(degrees + 90) % 360}")).to_be_visible()
        page.wait_for_timeout(200)
        assert middle(page.locator("[data-id=knob] .co")) == pytest.approx(goal, abs=3)


def test_a_way_in_a_view_of_half_the_size_is_twice_as_far(page):
    x, y = middle(named(page, "half"))
    draw(page, (x, y), (x + 5, y + 5), (x + 20, y + 10))
    expect(page.get_by_text("way 40 20")).to_be_visible()


def test_a_place_in_a_flipped_view_is_flipped(page):
    page.mouse.click(*place(named(page, "flipped"), 0.2, 0.5))
    expect(page.get_by_text("tapped 80 30")).to_be_visible()
