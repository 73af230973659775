"""What is around views that come and go glides to its new place, and so does what moves with a layout."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named
from motion import falls, record, recorded, rises, slow_down

LOOKS_AT_MOVEMENT = True


@pytest.fixture(scope="module")
def server():
    with gallery("gliding") as server:
        yield server


@pytest.fixture(params=["phone", "desktop"])
def page(request, visits, server):
    page = visits.open(server.url, request.param).page
    page.wait_for_function("() => document.body.dataset.moves !== undefined")
    return page


def watch(page, name, axis="y"):
    record(page, f"""() => document.querySelector('[data-id="{name}"]')?.getBoundingClientRect().{axis}""")


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def way(frames):
    """How far it went, and that it was on the way in between."""
    between = [each for each in frames if min(frames[0], frames[-1]) + 5 < each < max(frames[0], frames[-1]) - 5]
    assert len(between) > 3, frames
    return round(frames[-1] - frames[0])


def test_what_is_below_glides_as_a_card_comes_and_goes(page):
    watch(page, "below")
    press(page, "Card")
    expect(named(page, "card")).to_be_visible()
    frames = recorded(page)
    assert rises(frames) and way(frames) == 130
    watch(page, "below")
    press(page, "Card")
    expect(named(page, "card")).to_have_count(0)
    frames = recorded(page)
    assert falls(frames) and way(frames) == -130


def test_a_change_without_animation_is_at_once(page):
    watch(page, "below")
    press(page, "At once")
    expect(named(page, "card")).to_be_visible()
    page.wait_for_timeout(300)
    assert len(set(page.evaluate("window.frames_"))) == 2


def test_it_turns_back_from_where_it_is(page):
    slow_down(page)
    watch(page, "below")
    press(page, "Card")
    page.wait_for_function("() => window.frames_.at(-1) > window.frames_[0] + 20")
    press(page, "Card")
    expect(named(page, "card")).to_have_count(0)
    frames = recorded(page)
    steps = [abs(after - before) for before, after in zip(frames, frames[1:])]
    assert max(steps) < 60, "no jump"
    assert 20 < max(frames) - frames[0] < 129 and abs(frames[-1] - frames[0]) < 1


def test_a_side_a_gap_and_a_value(page):
    watch(page, "aligned", "x")
    press(page, "Side")
    page.wait_for_timeout(100)
    assert way(recorded(page)) > 100
    watch(page, "below")
    press(page, "Wide")
    page.wait_for_timeout(100)
    assert way(recorded(page)) == 60
    watch(page, "valued")
    press(page, "Words")
    page.wait_for_timeout(100)
    assert way(recorded(page)) > 20


def test_rows_and_tiles(page):
    watch(page, "row 5")
    press(page, "Rows")
    expect(named(page, "row 1")).to_have_count(0)
    frames = recorded(page)
    assert falls(frames) and way(frames) <= -40
    watch(page, "tile 0")
    press(page, "Tiles")
    page.wait_for_timeout(100)
    assert way(recorded(page)) > 40


def test_what_has_no_transition_fades(page):
    record(page, """() => {
      const row = document.querySelector('[data-id="row 1"]')?.closest("li,.r") ?? document.querySelector(".ls .gone")
      return row && Number(getComputedStyle(row).opacity)
    }""")
    press(page, "Rows")
    expect(named(page, "row 1")).to_have_count(0)
    frames = recorded(page)
    assert falls(frames) and any(0.2 < each < 0.8 for each in frames)


def test_who_wants_calm_sees_it_at_once(visits, server):
    page = visits.open(server.url, "phone", reduced_motion="reduce").page
    page.wait_for_function("() => document.body.dataset.moves !== undefined")
    watch(page, "below")
    press(page, "Card")
    expect(named(page, "card")).to_be_visible()
    page.wait_for_timeout(300)
    assert len(set(page.evaluate("window.frames_"))) == 2


def test_what_is_painted_on_a_box_grows_with_it(page):
    # What a reader sees of the ground: that of the box, or what stands for it while it grows.
    record(page, """() => {
      const box = document.querySelector('[data-id=box]')
      return (box.querySelector(":scope>i[hidden]") ?? box).getBoundingClientRect().height
    }""")
    before = named(page, "box").bounding_box()["height"]
    press(page, "Box")
    expect(page.get_by_text("In the box")).to_be_visible()
    frames = recorded(page)
    assert rises(frames) and way(frames) > 50
    assert abs(frames[0] - before) < 1 and abs(frames[-1] - named(page, "box").bounding_box()["height"]) < 1
    assert page.locator("i[hidden]").count() == 0
