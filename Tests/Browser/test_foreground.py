"""What shapes and levels are painted with."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named, numbers
from pixels import points

RED = [255, 0, 0, 1]


@pytest.fixture(scope="module")
def server():
    with gallery("foreground") as server:
        yield server


@pytest.fixture
def page(visits, server):
    return visits.open(server.url).page


def style(locator, name: str) -> str:
    expect(locator).to_be_attached()
    return locator.evaluate("(element, name) => getComputedStyle(element)[name]", name)


@pytest.mark.parametrize("name", ["own", "inherited", "filled", "inner"])
def test_shapes_have_the_foreground(page, name):
    assert numbers(style(named(page, name), "backgroundColor")) == RED


def test_a_clear_foreground_is_not_seen(page):
    assert numbers(style(named(page, "clear"), "backgroundColor"))[3] == 0


def test_lines_have_the_foreground(page):
    assert numbers(style(named(page, "line"), "borderTopColor")) == RED


def test_paths_have_the_foreground(page):
    assert numbers(style(named(page, "path").locator("path"), "fill")) == RED


@pytest.mark.parametrize("name", ["gradient", "inherited gradient"])
def test_gradients_are_a_foreground_too(page, name):
    assert "linear-gradient" in style(named(page, name), "backgroundImage")


def test_shapes_have_the_very_colour_and_not_that_of_text(page):
    assert numbers(style(named(page, "named"), "backgroundColor")) == [255, 204, 0, 1]


def test_in_a_button_shapes_have_the_tint(page):
    assert numbers(style(named(page, "in a button"), "backgroundColor")) == RED


@pytest.mark.parametrize("name", ["secondary", "own secondary"])
def test_levels_of_shapes_are_parts_of_the_foreground(page, name):
    assert numbers(style(named(page, name), "backgroundColor")) == [255, 0, 0, 0.5]


@pytest.mark.parametrize("text", ["secondary text", "own secondary text"])
def test_levels_of_text_are_parts_of_the_foreground(page, text):
    assert numbers(style(page.get_by_text(text, exact=True), "color")) == [255, 0, 0, 0.5]


def test_the_first_level_is_the_foreground_itself_and_the_label_colour_is_not(page):
    assert numbers(style(page.get_by_text("primary text", exact=True), "color")) == RED
    assert numbers(style(page.get_by_text("label colour", exact=True), "color")) == [0, 0, 0, 1]


def test_without_a_foreground_what_stands_back_is_grey(page):
    red, green, blue, opacity = numbers(style(page.get_by_text("usual secondary", exact=True), "color"))
    assert abs(red - green) < 10 and opacity > 0.5


@pytest.mark.parametrize("name", ["gradient symbol", "inherited symbol"])
def test_symbols_have_the_gradient(page, name):
    top, bottom = points(named(page, name), (0.5, 0.2), (0.5, 0.8))
    assert top[0] > 150 > top[2] and top[1] < 80
    assert bottom[2] > 150 > bottom[0] and bottom[1] < 80


def test_a_symbol_with_a_colour_in_a_gradient_has_the_colour(page):
    [middle] = points(named(page, "coloured symbol"), (0.5, 0.5))
    assert middle[0] > 200 and middle[1] < 60 and middle[2] < 60
