"""Programs written in the ways of other years, driven by hand: Examples/Notes (2019), Tracker (2020 to 2021), Recipes (2026). Needs `make sdk`."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from hands import reach
from programs import Run
from servers import BINARY, ROOT, Process

EXAMPLES = ROOT / "Examples"
LOOKS = [("phone", "light"), ("phone", "dark"), ("desktop", "light"), ("desktop", "dark")]

pytestmark = [pytest.mark.timeout(900), pytest.mark.xdist_group("reel")]


@pytest.fixture(scope="module")
def notes(tmp_path_factory) -> Iterator[Run]:
    program = Run(EXAMPLES / "Notes", tmp_path_factory.mktemp("notes"))
    yield program
    program.end()


@pytest.fixture(scope="module")
def recipes(tmp_path_factory) -> Iterator[Run]:
    program = Run(EXAMPLES / "Recipes", tmp_path_factory.mktemp("recipes"))
    yield program
    program.end()


@pytest.fixture(scope="module")
def tracker() -> Iterator[Process]:
    program = Process("--port", "0", binary=BINARY.with_name("Tracker"))
    program.url = program.wait_for(r"Serving at (http\S+)")[1]
    yield program
    program.end()


@pytest.fixture(params=LOOKS, ids="-".join)
def look(request):
    return request.param


def drag(page, x, y, far, down):
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + far / 2, y + down / 2, steps=4)
    page.mouse.move(x + far, y + down, steps=4)
    page.mouse.up()


def test_notes_of_a_store_with_reducers(visits, notes, look):
    page = visits.open(notes.url, *look).page
    expect(page.get_by_text("Shopping")).to_be_visible()
    page.get_by_label("New note").click()
    expect(page.get_by_text("Added", exact=True)).to_be_visible()
    expect(page.get_by_text("Untitled")).to_be_visible()
    expect(page.get_by_text("Added", exact=True)).to_have_count(0)  # by itself, after two seconds
    page.get_by_placeholder("Search notes").click()
    page.keyboard.type("ide")
    expect(page.get_by_text("Shopping")).to_have_count(0)
    page.get_by_text("Ideas").click()
    page.get_by_placeholder("New tag").click()
    page.keyboard.type("zzz")
    page.get_by_role("button", name="Add", exact=True).click()
    tag = page.get_by_text("#zzz").last
    expect(tag).to_be_visible()
    page.wait_for_function(  # tags lie beside each other, once the new one is measured
        """() => {
          const [fun, work] = ['#fun', '#work'].map((tag) => [...document.querySelectorAll('main *')]
            .filter((each) => !each.children.length && each.textContent.trim() === tag && each.getClientRects().length)
            .at(-1)?.getBoundingClientRect())
          return fun && work && work.x > fun.right
        }"""
    )
    page.get_by_role("main").get_by_text("#fun").last.click()
    expect(page.get_by_role("form").get_by_text("#fun")).to_have_count(0)
    sticker = reach(page.get_by_text("🐱"))
    before = sticker.bounding_box()
    drag(page, before["x"] + 20, before["y"] + 20, 60, 20)
    page.wait_for_function("([cat, x]) => cat.getBoundingClientRect().x > x + 50", arg=[sticker.element_handle(), before["x"]])


def test_habits_are_kept_counted_and_sorted(visits, tracker, look):
    page = visits.open(tracker.url, *look).page
    page.get_by_role("button", name="Complete Run").click()
    expect(page.get_by_role("button", name="Complete Run")).to_be_visible()
    page.get_by_role("banner").get_by_role("button").last.click()
    title = page.get_by_placeholder("Title")
    expect(title).to_be_focused()
    page.keyboard.type("Gy")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The title needs at least three letters.")).to_be_visible()
    page.keyboard.type("m")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Gym")).to_be_visible()
    page.get_by_text("Stats").last.click()
    expect(page.get_by_text("100 %").first).to_be_visible()
    run, water = (page.get_by_role("main").get_by_text(name, exact=True).last for name in ("Run", "Drink water"))
    aligned = "([one, other]) => Math.abs(one.getBoundingClientRect().x - other.getBoundingClientRect().x) < 1"
    page.wait_for_function(aligned, arg=[run.element_handle(), water.element_handle()])
    page.get_by_text("Settings").last.click()
    page.get_by_placeholder("Your name").click()
    page.keyboard.type("Ada")
    page.reload()
    expect(page.get_by_placeholder("Your name")).to_have_value("Ada")
    reset = page.get_by_role("button", name="Reset all data")
    reset.click()
    page.get_by_role("button", name="Reset", exact=True).click()
    page.get_by_text("Today").last.click()
    expect(page.get_by_text("Gym")).to_have_count(0)


def test_recipes_of_an_observable_model(visits, recipes, look):
    page = visits.open(recipes.url, *look).page
    search = page.get_by_placeholder("Search recipes")
    search.click()
    page.get_by_role("button", name="Breakfast").first.click()
    search.click()
    page.keyboard.type("pan")
    # Until they are the ones that were searched for, rows move under the pointer.
    found = page.get_by_role("main").get_by_role("link", name=re.compile(r"\d min"))
    expect(found).to_have_count(1)
    found.click()
    expect(page.get_by_text("Serves 2")).to_be_visible()
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_text("Serves 3")).to_be_visible()
    flour = page.get_by_text("Flour")
    flour.click()
    expect(flour).to_have_css("text-decoration-line", "line-through")
    note = page.get_by_role("button", name="Add note")
    note.click()
    expect(page.get_by_role("alertdialog").get_by_role("textbox")).to_be_focused()
    page.keyboard.type("More sugar")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("More sugar")).to_be_visible()
    start = page.get_by_text("Start cooking")
    start.click()
    expect(start).to_have_count(0)
    page.go_back()
    expect(page.get_by_text("Add note")).to_be_visible()
