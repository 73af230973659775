"""What phones do with lists: titles that go into the bar, pulling down, places that are kept, targets for fingers."""

import re

import pytest
from playwright.sync_api import expect

from hands import finger, pick, wheel
from screens import App

TOUCH = {"has_touch": True, "is_mobile": True}
# Where the title, the bar, what is below it, and the first row are.
PLACES = """() => {
  const [page] = [...document.querySelectorAll(".pa")].filter(each => each.getClientRects().length)
  const top = element => element.getBoundingClientRect().top
  const bar = page.querySelector(".hd")
  return { bar: bar.getBoundingClientRect().height, title: top(bar.querySelector("h1")),
    head: top(page.querySelector(".v>*")), row: top(page.querySelector(".ls>.r")),
    inline: getComputedStyle(bar, "::before").opacity, cut: parseFloat(getComputedStyle(bar.querySelector("h1")).clipPath.slice(6)), list: page.querySelector(".ls").scrollTop }
}"""
SHIFTS = """window.shifts = 0
new PerformanceObserver(list => list.getEntries().forEach(each => { window.shifts += each.value }))
  .observe({ type: "layout-shift", buffered: true })"""


def test_a_large_title_goes_into_the_bar(visits, reader):
    context = visits.context("phone", **TOUCH)
    context.add_init_script(SHIFTS)
    page = context.new_page()
    page.goto(reader.url + "stories")
    expect(page.get_by_role("listitem").first).to_be_visible()
    rest = page.evaluate(PLACES)
    assert (rest["bar"], rest["title"], rest["head"], rest["inline"]) == (64, 62, 116.5, "0")
    App(page).settled()
    page.evaluate("shifts = 0") # what comes before is other tests' concern
    finger(page, 195, 500, 0, 50)
    page.wait_for_function("() => document.querySelector('.ls').scrollTop > 10")
    page.wait_for_timeout(200)
    moved = page.evaluate(PLACES)
    way = min(moved["list"], 52.5)
    # Everything moves as one, no further than into the bar.
    assert rest["title"] - moved["title"] == pytest.approx(way, abs=0.6)
    assert rest["head"] - moved["head"] == pytest.approx(way, abs=0.6)
    assert rest["row"] - moved["row"] == pytest.approx(moved["list"], abs=0.6)
    # What is behind the bar is not seen, and the rest is.
    assert moved["cut"] == pytest.approx(way * 50.5 / 52.5, abs=0.6)
    assert 26 < way < 52
    finger(page, 195, 600, 0, 400)
    page.wait_for_function("() => document.querySelector('.ls').scrollTop > 60")
    page.wait_for_timeout(200)
    end = page.evaluate(PLACES)
    assert (end["bar"], end["head"], end["inline"]) == (64, 64, "1")
    assert page.evaluate("shifts") < 0.02


def pull(page, far: bool):
    finger(page, 195, 330, 0, -200 if far else -40)


def test_pulling_down_brings_a_list_up_to_date(visits, stand_ins, start):
    reader = start(stand_ins.url)
    page = visits.open(reader.url, "phone", **TOUCH).page
    page.wait_for_function("() => document.cookie.includes('width=')")
    # From now on the first page is that of a phone, and stays.
    page.reload()
    expect(page.get_by_role("listitem").first).to_be_visible()
    page.wait_for_function("() => document.querySelector('#notice')")
    sign, list_ = page.locator("#pull"), page.locator(".ls").first
    stand_ins.misbehave(latency=1.5, path="/v2/top-headlines")
    pull(page, far=False)
    expect(sign).to_be_hidden()
    expect(list_).not_to_have_attribute("aria-busy", "true")
    pull(page, far=True)
    expect(list_).to_have_attribute("aria-busy", "true")
    expect(sign).to_be_visible()
    expect(list_).not_to_have_attribute("aria-busy", "true")
    expect(sign).to_be_hidden()
    expect(page.get_by_role("listitem").first).to_be_visible()


def test_a_key_brings_a_list_up_to_date(visits, stand_ins, start):
    reader = start(stand_ins.url)
    page = visits.open(reader.url).page
    expect(page.get_by_role("listitem").first).to_be_visible()
    stand_ins.misbehave(latency=1.5, path="/v2/top-headlines")
    page.keyboard.press("r")
    expect(page.locator("#pull")).to_be_visible()
    expect(page.locator("#pull")).to_be_hidden()


def test_a_menu_is_as_wide_as_what_is_chosen(visits, reader):
    page = visits.open(reader.url + "saved/settings", "phone", locale="ru-RU", **TOUCH).page
    menu = page.get_by_role("combobox", name="Страна новостей")
    label, box = page.get_by_text("Страна новостей", exact=True).bounding_box(), menu.bounding_box()
    # Another country's name is too long for the line.
    assert abs(label["y"] + label["height"] / 2 - box["y"] - box["height"] / 2) < 2, "they stand in one line"
    widths = set()
    for country in ("Италия", "Соединённые Штаты Америки"):
        pick(menu, country)
        widths.add(menu.bounding_box()["width"])
    assert len(widths) == 2


# The middle of each target, and places at the edges of 44 points around it, belong to it.
SMALL = """() => {
  const small = []
  for (const each of document.querySelectorAll(".hd a,.hd button,.hd summary,.sg label,.tn a,.r .bt")) {
    if (!each.getClientRects().length || each.closest(".mp")) continue
    const { left, top, width, height } = each.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (y < 0 || y + 21 > innerHeight - 60 && !each.closest(".tn")) continue
    for (const [dx, dy] of [[0, 0], [0, 20], [0, -20], [Math.min(20, innerWidth - x - 1), 0], [-Math.min(20, x), 0]]) {
      const hit = document.elementFromPoint(x + dx, y + dy)
      if (!each.contains(hit) && hit?.closest("label") !== each) {
        small.push(each.outerHTML.slice(0, 80) + " " + [dx, dy])
      }
    }
  }
  return small
}"""


@pytest.mark.parametrize("place", ["", "movies", "stories", "cats", "saved", "saved/settings"])
def test_targets_are_large_enough_for_fingers(visits, reader, place):
    page = visits.open(reader.url + place, "phone", **TOUCH).page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate(SMALL) == []


# Rows that lead on and that a press at one of their edges would miss.
MISSED = """() => [...document.querySelectorAll(".r>.nr,.r>[data-m]>.nr")].flatMap((link) => {
  const { left, right, top, bottom } = link.closest(".r").getBoundingClientRect()
  if (right <= left || top < 120 || bottom > innerHeight - 90) return []
  const places = [[left + 40, top + 3], [left + 40, bottom - 3], [left + 3, (top + bottom) / 2], [right - 3, (top + bottom) / 2]]
  return places.filter(([x, y]) => !link.contains(document.elementFromPoint(x, y))).map(([x, y]) => link.innerText + [x, y])
})"""


@pytest.mark.parametrize("place", ["movies", "movies/genres", "stories", "cats/breeds", "saved/settings", "news/sources"])
def test_a_row_that_leads_on_is_pressed_anywhere(visits, reader, place):
    page = visits.open(reader.url + place, "phone", **TOUCH).page
    expect(page.locator(".r .nr").first).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate(MISSED) == []


def test_a_page_that_is_loaded_again_shows_the_same_place(visits, reader):
    page = visits.open(reader.url + "stories").page
    expect(page.get_by_role("listitem").first).to_be_visible()
    wheel(page, 700, 500, 0, 1500)
    where = "() => document.querySelector('.ls').scrollTop"
    page.wait_for_function("() => document.querySelector('.ls').scrollTop > 400")
    page.wait_for_timeout(300)
    before = page.evaluate(where)
    page.reload()
    page.wait_for_function("top => Math.abs(document.querySelector('.ls').scrollTop - top) < 2", arg=before)


def test_a_line_that_is_back_is_found_within_a_second(visits, reader):
    visits.allow("ERR_INTERNET_DISCONNECTED")
    context = visits.context()
    page = context.new_page()
    page.goto(reader.url)
    expect(page.get_by_role("listitem").first).to_be_visible()
    page.wait_for_timeout(500)
    context.set_offline(True)
    notice = page.locator("#notice")
    expect(notice).to_have_text(re.compile("Connecting"))
    page.wait_for_timeout(4000)
    context.set_offline(False)
    expect(notice).to_have_text("", timeout=1000)
