"""Views of UIKit in representables, as programs write them, and texts that become smaller."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named


@pytest.fixture(scope="module")
def server():
    with gallery("kit") as server:
        yield server


@pytest.fixture
def page(visits, server):
    return visits.open(server.url, "phone").page


def test_constraints_hold_views_where_they_say(page):
    around = named(page, "constrained").bounding_box()
    blue = page.evaluate(
        """() => {
          const all = [...document.querySelectorAll('*')].filter((element) => {
            const color = getComputedStyle(element).backgroundColor
            const [red, green, blue] = color.match(/[\\d.]+/g).map(Number)
            return color.startsWith('rgb(') && blue > 200 && red < 60 && green < 150
          })
          const { x, y, width, height } = all[all.length - 1].getBoundingClientRect()
          return { x, y, width, height }
        }"""
    )
    assert (round(blue["x"] - around["x"]), round(blue["y"] - around["y"])) == (20, 10)
    assert (round(blue["width"]), round(blue["height"])) == (50, 60)
    label = page.get_by_text("middle", exact=True).bounding_box()
    assert abs(label["x"] + label["width"] / 2 - around["x"] - around["width"] / 2) < 1
    assert abs(label["y"] + label["height"] / 2 - around["y"] - around["height"] / 2) < 1


def test_a_tap_reaches_the_recognizer(page):
    page.get_by_text("middle", exact=True).click()
    expect(page.get_by_text("Taps: 1")).to_be_visible()


@pytest.mark.parametrize(("name", "width", "height"), [("letter", 70, 100), ("two letters", 80, 120)])
def test_text_becomes_as_small_as_its_room(page, name, width, height):
    text = named(page, name)
    page.wait_for_function("() => document.querySelectorAll('[data-ms][data-fs]').length == 2")
    size = text.evaluate(
        """(element) => {
          const text = element.matches('[data-ms]') ? element : element.querySelector('[data-ms]')
          const range = document.createRange()
          range.selectNodeContents(text)
          const { width, height } = range.getBoundingClientRect()
          return [width, height, text.scrollWidth <= text.clientWidth]
        }"""
    )
    assert size[0] <= width + 1 and size[1] <= height + 1 and size[2]
    assert size[0] > width * 0.6


def test_what_is_not_clipped_lies_where_it_would(page):
    above, card, below = (place.bounding_box() for place in (
        page.get_by_text("Taps: 0"), named(page, "card 0"), page.get_by_text("below the cards")))
    assert round(card["y"] - above["y"] - above["height"]) == 20
    assert round(below["y"] - card["y"] - card["height"]) == 20
