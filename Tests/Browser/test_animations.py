"""Animations go with their values: what is below moves, in the time they say, and what comes with other changes does not."""

import pytest
from playwright.sync_api import expect

from gallery import gallery

# What moves by transitions, at or around the ball of a name: the properties and how long each takes.
MOVING = """name => {
  const ball = document.querySelector(`[aria-label="Ball ${name}"]`)
  return document.getAnimations().filter((each) => ball.contains(each.effect.target) || each.effect.target.contains(ball))
    .map((each) => [each.transitionProperty, each.effect.getTiming().duration])
}"""


@pytest.fixture(scope="module")
def server():
    with gallery("animations") as server:
        yield server


def moving(page, name):
    return dict(page.evaluate(MOVING, name))


def ball(page, name):
    return page.get_by_label("Ball " + name).bounding_box()["x"]


def test_what_is_below_moves_with_the_value(visits, server):
    page = visits.open(server.url, "phone").page
    names = ["with the value", "without", "disabled"]
    before = {name: ball(page, name) for name in names}
    page.get_by_role("button", name="Move").click()
    page.wait_for_function("() => document.getAnimations().length > 0")
    assert set(moving(page, "with the value").values()) == {4000}
    assert not moving(page, "with the other")
    assert not moving(page, "without")
    assert not moving(page, "disabled")
    assert ball(page, "with the value") < before["with the value"] + 100
    assert ball(page, "without") == before["without"] + 100
    assert ball(page, "disabled") == before["disabled"] + 100
    expect(page.locator("[data-w]")).to_have_count(0)
    assert ball(page, "with the value") == before["with the value"] + 100


def test_other_changes_do_not_move(visits, server):
    page = visits.open(server.url, "phone").page
    page.get_by_role("button", name="Tint").click()
    page.wait_for_function("() => document.getAnimations().length > 0")
    assert set(moving(page, "with the other").values()) == {4000}
    assert not moving(page, "with the value")
    assert not moving(page, "without")


def test_who_wants_calm_sees_it_at_once(visits, server):
    page = visits.open(server.url, "phone").page
    page.emulate_media(reduced_motion="reduce")
    before = ball(page, "with the value")
    page.get_by_role("button", name="Move").click()
    page.wait_for_function("x => document.querySelector(`[aria-label='Ball with the value']`).getBoundingClientRect().x > x",
                           arg=before)
    assert ball(page, "with the value") == before + 100
    assert not page.evaluate("() => document.getAnimations().length")
