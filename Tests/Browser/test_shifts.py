"""Nothing moves by itself on a first visit, however slowly a page comes and is worked through.

A page that comes in one piece shows only its last form. Here it comes in small pieces, to a browser that takes six times as long: what
has its place only once something after it is there, moves."""

import os

import pytest

from slow_line import SlowLine

# What moves, and from where to where: https://web.dev/articles/cls.
SHIFTS = """window.shifts = []
new PerformanceObserver(list => list.getEntries().filter(each => !each.hadRecentInput).forEach(({ value, sources }) => shifts.push(
  [value, ...sources.map(({ node, previousRect, currentRect }) => [node?.outerHTML?.slice(0, 70) ?? node?.nodeName,
    ...[previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" "))])])))
  .observe({ type: "layout-shift", buffered: true })"""
PATHS = [
    "", "news/search", "news/search?q=council", "news/science", "news/sources", "news/sources/source/prairie-courier", "movies", "movies/917807",
    "movies/917807/person/2233", "movies/genres", "movies/search?q=the", "stories", "stories/item/52422315", "stories/item/52422315/user/mellowurchin",
    "stories/search?q=sqlite", "cats", "cats/cat/xQo", "cats/favourites", "cats/breeds", "cats/breeds/breed/abys", "cats/surprise", "saved",
    "saved/settings", "saved/settings/mutes"]
SIZES = {"phone": {"has_touch": True, "is_mobile": True}, "wide": {}, "tablet": {}}
# A browser that is six times as slow takes its time: all screens in all widths with WIDE=1.
if os.environ.get("WIDE") != "1":
    PATHS = ["", "news/science", "movies", "stories/item/52422315", "cats"]
    del SIZES["tablet"]


def moved(context, url: str) -> list:
    """What has moved until the page is whole, connected and still."""
    context.add_init_script(SHIFTS)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    page.goto(url, wait_until="commit")
    page.wait_for_function("() => document.querySelector('#notice')")
    page.wait_for_load_state("networkidle")
    shifts = page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(() => done(shifts))))")
    page.close()
    return shifts


@pytest.fixture(scope="module")
def line(running_reader):
    line = SlowLine(running_reader.port)
    yield line
    line.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", PATHS)
def test_nothing_moves_by_itself_on_a_first_visit(visits, reader, line, path, size):
    context = visits.context(size, **SIZES[size])
    context.clear_cookies()
    shifts = moved(context, f"{line.url}{path}{'&' if '?' in path else '?'}~latency=150")
    # Pictures whose size nobody has told take their place when they come: 0.023.
    assert sum(value for value, *_ in shifts) < 0.03, shifts
