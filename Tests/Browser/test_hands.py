"""Every screen scrolls to its end and back by hand: by finger, by wheel and by keys, with no press before."""

import pytest
from playwright.sync_api import Page, expect

from hands import flick, wheel
from servers import EXAMPLES, Example
from walks import SCREENS

# What is behind a question cannot be scrolled.
OPEN_SCREENS = [screen for screen in SCREENS if screen.__name__ != "alert"]

# How far what is in the middle of the window has been scrolled and can be, and whether its first and its last part are
# seen whole.
LOOK = """() => {
  const isPage = (part) => part === document.documentElement
  const canScroll = (part) => {
    const own = getComputedStyle(part).overflowY
    const overflow = isPage(part) && own === "visible" ? getComputedStyle(document.body).overflowY : own
    return part !== document.body && (/auto|scroll/.test(overflow) || (isPage(part) && overflow === "visible"))
  }
  const state = { above: 0, below: 0 }
  for (let part = document.elementFromPoint(innerWidth / 2, innerHeight / 2); part; part = part.parentElement) {
    if (!canScroll(part)) continue
    state.above += part.scrollTop
    state.below += Math.max(0, part.scrollHeight - part.clientHeight - part.scrollTop - 1)
  }
  const main = [...document.querySelectorAll("main")].find(each => each.getClientRects().length) ?? document.body
  const isShown = (leaf) => {
    const box = leaf.getBoundingClientRect()
    return !leaf.childElementCount && box.width > 1 && box.height > 1 && (leaf.matches("img,svg,input,select") || leaf.textContent.trim()) &&
      leaf.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !leaf.closest("svg,select,.sf,.ou")
  }
  const parts = [...main.querySelectorAll("*")]
  const frame = (leaf) => {
    let [top, bottom] = [0, innerHeight]
    for (let part = leaf.parentElement; part; part = part.parentElement) {
      if (isPage(part) || part === document.body || getComputedStyle(part).overflowY === "visible") continue
      const box = part.getBoundingClientRect()
      if (box.top + box.height > box.top + 1) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return { top, bottom, box: leaf.getBoundingClientRect() }
  }
  const [first, last] = [parts.find(isShown), parts.findLast(isShown)].map(leaf => leaf && frame(leaf))
  state.isAtTop = state.above < 1 && (!first || first.box.top >= first.top - 1)
  state.isAtEnd = state.below < 1 && (!last || last.box.bottom <= last.bottom + 1)
  return state
}"""


def look(page: Page) -> dict:
    return page.evaluate(LOOK)


def wait_for(page: Page, condition: str, before: dict):
    page.wait_for_function(f"before => {{ const now = ({LOOK})(); return {condition} }}", arg=before)


def scroll(page: Page, act, way: int):
    """Goes on until there is nothing more that way; each act has to bring something nearer."""
    sign, end = (">", "isAtEnd") if way > 0 else ("<", "isAtTop")
    for _ in range(150):
        before = look(page)
        if before[end]:
            return
        act(way)
        # What was below the end may have come in the meantime.
        wait_for(page, f"now.above {sign} before.above || now.{end} || now.below > before.below", before)
    raise AssertionError("the end does not come")


def by_pointer(page: Page, hand):
    """Down to the end and up to the beginning, in steps as people make them."""
    size = page.viewport_size

    def act(way: int):
        hand(page, size["width"] / 2, size["height"] / 2, 0, way * (2400 if hand is wheel else 600))

    scroll(page, act, 1)
    scroll(page, act, -1)


def by_keys(page: Page):
    """The same with every key that scrolls, unless the focus is where the key means something else."""
    focus = page.evaluate("document.activeElement.matches('select,textarea') ? 'menu' : document.activeElement.tagName")
    if focus == "menu":
        return
    pairs = [("PageDown", "PageUp")]
    if focus != "INPUT":
        pairs += [("ArrowDown", "ArrowUp"), ("End", "Home")]
    if focus not in ("INPUT", "BUTTON", "SUMMARY"):
        pairs += [("Space", "Shift+Space")]
    for down, up in pairs:
        before = look(page)
        if before["below"] < 1:
            continue
        page.keyboard.press(down)
        wait_for(page, "now.above > before.above", before)
        before = look(page)
        page.keyboard.press(up)
        wait_for(page, "now.above < before.above", before)
        wait_for(page, "now.above < 1", before)
    down, up = pairs[-1] if len(pairs) == 1 else ("End", "Home")
    scroll(page, lambda way: page.keyboard.press(down if way > 0 else up), 1)
    scroll(page, lambda way: page.keyboard.press(down if way > 0 else up), -1)


# As phones are: a finger that lets go in motion leaves what it has moved in motion.
TOUCH = {"has_touch": True, "is_mobile": True}
HANDS = {
    "finger": ("phone", lambda page: by_pointer(page, flick)),
    "wheel": ("desktop", lambda page: by_pointer(page, wheel)),
    "keys": ("desktop", by_keys),
}


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("screen", OPEN_SCREENS, ids=lambda screen: screen.__name__)
def test_every_screen_scrolls_by_hand(visits, reader, stand_ins, screen, hand):
    size, scroll_all = HANDS[hand]
    app = visits.open(reader.url, size, **TOUCH if hand == "finger" else {})
    screen(app, stand_ins)
    scroll_all(app.page)
    # The same, opened afresh: nothing has the focus, and nothing has been pressed.
    title = app.title.inner_text()
    app.page.reload()
    expect(app.title).to_have_text(title)
    scroll_all(app.page)


@pytest.fixture
def example(request):
    example = Example(request.param)
    yield example
    example.end()


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("example", EXAMPLES, indirect=True)
def test_every_example_scrolls_by_hand(example, visits, hand):
    size, scroll_all = HANDS[hand]
    page = visits.open(example.url, size, **TOUCH if hand == "finger" else {}).page
    expect(page.locator("main, #root").first).to_be_visible()
    scroll_all(page)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_open_tab_leads_to_the_beginning(visits, reader, size):
    app = visits.open(reader.url + "movies", size)
    expect(app.rows.first).to_be_visible()
    first = app.rows.first.get_by_role("heading")
    app.rows.nth(2).get_by_role("link").click()
    expect(app.section("Crew")).to_be_visible()
    app.tab("Movies").click()
    expect(first).to_be_visible()
    app.page.wait_for_url("**/movies")
    app.page.mouse.move(300, 500)
    app.page.mouse.wheel(0, 900)
    expect(first).not_to_be_in_viewport()
    app.tab("Movies").click()
    expect(first).to_be_in_viewport()
