"""Charts as readers have them: Examples/Figures, which `reel` builds. Needs `make sdk`."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from programs import Run
from servers import ROOT

pytestmark = [pytest.mark.timeout(900), pytest.mark.xdist_group("reel")]
LOOKS = [("phone", "light"), ("desktop", "dark")]


@pytest.fixture(scope="module")
def figures(tmp_path_factory) -> Iterator[Run]:
    program = Run(ROOT / "Examples/Figures", tmp_path_factory.mktemp("figures"))
    yield program
    program.end()


@pytest.fixture(params=LOOKS, ids="-".join)
def look(request):
    return request.param


def figure(visits, figures, look, name):
    page = visits.open(figures.url + name, *look).page
    expect(page.get_by_role("group", name="Chart", exact=True).first).to_be_visible()
    return page


def box(page, name):
    """Where the mark of a name is."""
    mark = page.get_by_role("img", name=name, exact=True)
    expect(mark).to_have_count(1)
    return mark.bounding_box()


def test_bars_are_as_high_as_their_values(visits, figures, look):
    page = figure(visits, figures, look, "grouped")
    heights = {name: box(page, name)["height"] for name in ["Q1, Phones, 41", "Q1, Watches, 15", "Q4, Phones, 49"]}
    unit = heights["Q1, Phones, 41"] / 41
    assert heights["Q1, Watches, 15"] == pytest.approx(15 * unit, abs=1)
    assert heights["Q4, Phones, 49"] == pytest.approx(49 * unit, abs=1)
    # Beside each other, on one line.
    first, second = box(page, "Q1, Phones, 41"), box(page, "Q1, Tablets, 31")
    assert first["x"] + first["width"] <= second["x"] + 0.5
    assert first["y"] + first["height"] == pytest.approx(second["y"] + second["height"], abs=0.5)


def test_stacked_bars_stand_on_each_other(visits, figures, look):
    page = figure(visits, figures, look, "stacked")
    below, above = (page.get_by_role("img", name=name, exact=True).first.bounding_box()
                    for name in ["Q1, Phones, 41", "Q1, Tablets, 31"])
    assert above["y"] + above["height"] == pytest.approx(below["y"], abs=0.5)
    assert above["x"] == pytest.approx(below["x"], abs=0.5)


def test_labels_stand_at_their_values(visits, figures, look):
    page = figure(visits, figures, look, "axes")
    # The longest are there once more, unseen, for the length of the axis.
    seen = page.locator("p:not([aria-hidden])")
    twenty, ten, zero = (seen.get_by_text(text, exact=True).or_(seen.filter(has_text=re.compile(f"^{text}$")))
                         .first.bounding_box() for text in ["20°", "10°", "0°"])
    assert (zero["y"] - ten["y"]) == pytest.approx(ten["y"] - twenty["y"], abs=0.5)
    # The axis leads: its labels end where the plot begins.
    chart = page.get_by_role("group", name="Chart", exact=True).bounding_box()
    assert twenty["x"] == pytest.approx(chart["x"], abs=6)


def test_the_first_page_is_right_without_scripts(visits, figures, browser):
    places = []
    for scripts in [False, True]:
        context = browser.new_context(viewport={"width": 390, "height": 844}, java_script_enabled=scripts)
        page = context.new_page()
        page.goto(figures.url + "grouped")
        places.append([box(page, name) for name in ["Q1, Phones, 41", "Q3, Tablets, 32"]])
        context.close()
    for plain, scripted in zip(*places):
        assert plain == {side: pytest.approx(value, abs=0.5) for side, value in scripted.items()}


def test_a_value_is_chosen_by_moving_over_the_plot(visits, figures, look):
    page = figure(visits, figures, look, "selection")
    expect(page.get_by_text("Nothing chosen")).to_be_visible()
    chart = page.get_by_role("group", name="Chart", exact=True).bounding_box()
    page.wait_for_timeout(500)
    middle = chart["y"] + chart["height"] / 2
    page.mouse.move(chart["x"] + chart["width"] * 0.2, middle)
    page.mouse.down()
    expect(page.get_by_text(re.compile(r"on day"))).to_be_visible()
    first = int(re.search(r"day (\d+)", page.get_by_text(re.compile(r"on day")).inner_text())[1])
    page.mouse.move(chart["x"] + chart["width"] * 0.6, middle, steps=4)
    # Moves are told thirty times a second: a hand is slower than this one.
    page.wait_for_timeout(100)
    page.mouse.move(chart["x"] + chart["width"] * 0.6 + 2, middle)
    expect(page.get_by_text(re.compile(rf"on day ({'|'.join(str(day) for day in range(first + 8, 30))})$"))).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("Nothing chosen")).to_be_visible()


def test_a_chart_scrolls_from_where_the_program_says(visits, figures, look):
    page = figure(visits, figures, look, "scrolling")
    expect(page.get_by_text("From Mar 13", exact=True)).to_be_visible()
    chart = page.get_by_role("group", name="Chart", exact=True).bounding_box()
    page.mouse.move(chart["x"] + chart["width"] / 2, chart["y"] + chart["height"] / 2)
    page.mouse.wheel(-2000, 0)
    expect(page.get_by_text("From Mar 1", exact=True)).to_be_visible()


def test_bars_move_where_data_change_in_an_animation(visits, figures, look):
    page = figure(visits, figures, look, "sales")
    bar = page.get_by_role("img").first
    before = bar.bounding_box()["height"]
    page.get_by_role("button", name="Double").click()
    expect(page.get_by_role("button", name="Halve")).to_be_visible()
    page.wait_for_timeout(800)
    assert page.get_by_role("img").first.bounding_box()["height"] == pytest.approx(2 * before, abs=1)


def test_a_sector_is_chosen(visits, figures, look):
    page = figure(visits, figures, look, "pie")
    expect(page.get_by_text("All", exact=True)).to_be_visible()
    page.wait_for_timeout(500)
    chart = page.get_by_role("group", name="Chart", exact=True).first.bounding_box()
    # Rent is the first half of the circle: right of its middle, beyond the hole.
    side = min(chart["width"], chart["height"] - 24)
    page.mouse.click(chart["x"] + chart["width"] / 2 + side * 0.4, chart["y"] + side / 2)
    expect(page.get_by_text("Rent", exact=True).nth(1)).to_be_visible()
    expect(page.get_by_text("All", exact=True)).to_have_count(0)


def test_nothing_moves_once_it_is_seen(visits, figures, look):
    page = visits.open(figures.url, *look).page
    page.add_init_script(
        "window.moved = 0; new PerformanceObserver(list => { for (const entry of list.getEntries()) moved += entry.value })"
        ".observe({ type: 'layout-shift', buffered: true })")
    for name in ["sales", "stacked", "lines", "heat", "axes"]:
        page.goto(figures.url + name)
        expect(page.get_by_role("group", name="Chart", exact=True).first).to_be_visible()
        page.wait_for_timeout(600)
        assert page.evaluate("moved") < 0.005, name
