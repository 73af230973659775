"""Looks and measures of what programs draw themselves."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named
from pixels import points


@pytest.fixture(scope="module")
def server():
    with gallery("looks") as server:
        yield server


@pytest.fixture(params=["phone", "desktop"])
def page(request, visits, server):
    return visits.open(server.url, request.param).page


def test_a_style_of_its_own_dims_disabled_buttons_itself(page):
    assert points(named(page, "own style"), (0.05, 0.1))[0][:3] == [0, 122, 255]
    assert page.evaluate("e => getComputedStyle(e).opacity", named(page, "plain").element_handle()) == "0.4"


def test_what_lies_behind_others_lies_in_front_of_the_ground(page):
    colors = points(named(page, "overlapping"), *[(0.1 + 0.2 * place, 0.5) for place in range(5)])
    assert all(red > 240 and green < 80 for red, green, *_ in colors), colors


def test_the_rest_of_a_turn_is_half_of_either_end(page):
    right, below, left, above = points(named(page, "angular"), (0.9, 0.55), (0.48, 0.9), (0.15, 0.45), (0.55, 0.1))
    assert right[0] > 200 and above[0] > 240 and above[2] < 80, "red"
    assert below[2] > 240 and below[0] < 40, "blue"
    assert left[2] > 240 or left[0] > 240


def test_gradients_go_along_gauges(page):
    start, end = points(named(page, "gauge"), (0.03, 0.5), (0.97, 0.5))
    assert start[1] > start[0] and end[0] > end[1]


def test_symbols_are_redacted(page):
    corner, middle = points(named(page, "redacted"), (0.05, 0.5), (0.5, 0.5))
    assert corner == middle and corner[0] < 250


def test_room_of_less_than_nothing_makes_larger(page):
    edge, inside = points(named(page, "larger"), (0.09, 0.5), (0.17, 0.5))
    assert edge[0] < 160 and inside[0] > 240, "sixty of eighty points"


def test_symbols_stand_on_the_line_beside_texts(page):
    symbol, text = named(page, "symbol").bounding_box(), named(page, "beside symbol").bounding_box()
    assert abs(symbol["y"] + symbol["height"] / 2 - text["y"] - text["height"] / 2) < 2


@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_scrolls_takes_what_is_left_of_a_row(page, number):
    chips = named(page, f"chips {number}")
    box = chips.bounding_box()
    assert abs(box["x"] + box["width"] - page.evaluate("innerWidth")) < 1
    assert chips.evaluate("e => e.scrollWidth > e.clientWidth + 300")


def test_limits_keep_proportions(page):
    box = named(page, "cell").bounding_box()
    assert box["width"] > 130 and abs(box["width"] - box["height"]) < 0.6
    expect(named(page, "cell")).to_contain_text("Cell")


@pytest.mark.parametrize("name", ["colour", "gradient", "shadow"])
def test_shapes_go_beyond_their_frames(page, name):
    # The frame goes from a quarter to three quarters; the shape stands 20 and 10 points from it.
    inside, across, down, before, beyond = points(
        named(page, name), (0.5, 0.5), (0.88, 0.5), (0.6, 0.84), (0.35, 0.5), (0.97, 0.5))
    assert all(color[0] > 240 and color[1] < 80 for color in (inside, across, down)), (inside, across, down)
    assert all(color[1] > 200 for color in (before, beyond)), (before, beyond)


def test_what_stands_in_a_shape_is_the_first_layer_of_a_symbol(page):
    mark, ground = points(named(page, "palette"), (0.5, 0.5), (0.5, 0.2))
    assert mark[:3] == [255, 255, 255]
    assert ground[0] > 200 and ground[1] < 90
    mark, ground = points(named(page, "hierarchical"), (0.5, 0.5), (0.5, 0.2))
    assert mark[0] > 200 and 60 < ground[0] < 160, "the shape is fainter"


def test_buttons_of_a_layout_are_as_wide_as_the_widest(page):
    short, wide = named(page, "equal 1"), named(page, "equal 2")

    def fit() -> float:
        """How wide both are; the words have room."""
        page.wait_for_function(
            """([a, b]) => {
              const [one, other] = [a, b].map((view) => view.getBoundingClientRect())
              return Math.abs(one.width - other.width) < 0.6 && other.x >= one.right
            }""",
            arg=[short.element_handle(), wide.element_handle()])
        return wide.bounding_box()["width"]

    page.wait_for_function("e => e.getBoundingClientRect().width > 90", arg=wide.element_handle())
    narrow = fit()
    assert wide.bounding_box()["height"] < 40, "one line"
    short.click()
    expect(short).to_have_text("Cats and dogs")
    page.wait_for_function("([e, width]) => e.getBoundingClientRect().width > width + 20", arg=[wide.element_handle(), narrow])
    assert fit() > narrow + 20
    assert short.bounding_box()["height"] < 40, "one line"
    short.click()
    page.wait_for_function("([e, width]) => Math.abs(e.getBoundingClientRect().width - width) < 1", arg=[wide.element_handle(), narrow])
