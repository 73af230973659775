"""Hands: a page is moved, pressed and filled in as a person does it, by wheel, finger, keys and pointer.

Playwright's own acts bring things into view by script, and set values and the focus by script: what no person can reach
is reached nevertheless. So whatever is pressed is brought into view by hand here, and acts by script are refused. Script
is left for looking."""

import time
from collections.abc import Callable

from playwright._impl._sync_base import mapping
from playwright.sync_api import ElementHandle, Error, Locator, LocatorAssertions, Page, expect

# How long something may take, in milliseconds: generous, for loaded machines, and only what fails waits so long.
PATIENCE = 30_000
# How far apart two looks at what may move are, in milliseconds: further than two frames.
LOOK = 40

# What has to move for an element to be seen: the middle of what is seen of it, and how far; nothing where it is in view.
WAY = """element => {
  if (!element.isConnected) return "gone"
  const box = element.getBoundingClientRect()
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const around = []
  for (let part = element.parentElement; part; part = part.parentElement) around.unshift(part)
  let seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  for (const part of around) {
    const isPage = part === document.documentElement
    const style = getComputedStyle(isPage && getComputedStyle(part).overflowY === "visible" ? document.body : part)
    if (part === document.body || (!isPage && style.overflowY === "visible")) continue
    if (!isPage) {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      seen = { left: Math.max(left, seen.left), top: Math.max(top, seen.top),
        right: Math.min(right, seen.right), bottom: Math.min(bottom, seen.bottom) }
    }
    const canMove = (overflow) => /auto|scroll/.test(overflow) || (isPage && overflow === "visible")
    const at = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2, dx: 0, dy: 0 }
    const room = part.scrollHeight - part.clientHeight
    if (canMove(style.overflowY) && room > 1 && (middle.y < seen.top + 4 || middle.y > seen.bottom - 4)) {
      return { ...at, dy: middle.y - at.y }
    }
    if (canMove(style.overflowX) && (middle.x < seen.left + 4 || middle.x > seen.right - 4)) {
      if (part.scrollWidth - part.clientWidth > 1) return { ...at, dx: middle.x - at.x }
    }
  }
  return null
}"""

PLACE = "element => { const { x, y } = element.getBoundingClientRect(); return x + ',' + y }"


def wheel(page: Page, x: float, y: float, dx: float, dy: float):
    """Turns the wheel with the pointer there."""
    page.mouse.move(x, y)
    page.mouse.wheel(dx, dy)


def finger(page: Page, x: float, y: float, dx: float, dy: float, rests: bool = True):
    """Draws what is there the other way, as far as the screen allows, and lets go when it rests or still moves."""
    size = page.viewport_size
    wide, high = size["width"], size["height"]
    # Where the finger begins is within what is to move; it may end anywhere.
    start_x = x + max(-0.3 * wide, min(0.3 * wide, dx / 2))
    start_y = y + max(-0.15 * high, min(0.15 * high, dy / 2))
    end_x, end_y = max(5, min(wide - 5, start_x - dx)), max(5, min(high - 5, start_y - dy))
    steps = 5
    path = [{"x": start_x + (end_x - start_x) * step / steps, "y": start_y + (end_y - start_y) * step / steps}
            for step in range(steps + 1)]
    # The clock of the finger is told, so that how fast the machine is does not make a flick of it: a frame for each
    # step, and half a second of rest.
    now = time.time() - 1
    times = [now + 0.016 * step for step in range(len(path))]
    session = page.context.new_cdp_session(page)

    def touch(kind: str, points: list, at: float):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": at})

    touch("touchStart", path[:1], times[0])
    for point, at in zip(path[1:], times[1:]):
        touch("touchMove", [point], at)
    if rests:
        touch("touchMove", path[-1:], times[-1] + 0.5)
    touch("touchEnd", [], times[-1] + (0.516 if rests else 0.016))
    session.detach()


def flick(page: Page, x: float, y: float, dx: float, dy: float):
    """Lets go while it still moves."""
    finger(page, x, y, dx, dy, rests=False)


def hold(page: Page, x: float, y: float):
    """Rests a finger there until what is held shows that it is."""
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(900)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def is_phone(page: Page) -> bool:
    return page.viewport_size["width"] < 768


def move(page: Page, x: float, y: float, dx: float, dy: float):
    """Scrolls as people do on such a screen."""
    (finger if is_phone(page) else wheel)(page, x, y, dx, dy)


def rest(page: Page, element: ElementHandle, before: str):
    """Waits until the element has moved and stands still. It looks from outside: where scripts are off a page has no
    frames to wait for, and a promise of one is never kept."""
    end = time.monotonic() + PATIENCE / 1000
    places = [before, before]
    while places[-1] == before or places[-1] != places[-2]:
        assert time.monotonic() < end, "the element does not move, or does not come to rest"
        page.wait_for_timeout(LOOK)
        places.append(element.evaluate(PLACE))


def reach(locator: Locator) -> Locator:
    """Scrolls by hand until the middle of the element can be seen."""
    locator.wait_for(state="visible")
    page = locator.page
    element = locator.element_handle()
    for _ in range(100):
        way = element.evaluate(WAY)
        if way == "gone":
            element = locator.element_handle()
        elif way is None:
            return locator
        else:
            before = element.evaluate(PLACE)
            move(page, **way)
            rest(page, element, before)
    raise AssertionError(f"{locator} cannot be brought into view by hand")


def scroll_until(sight: Locator):
    """Scrolls down what is in the middle of the window until the sight is there."""
    page = sight.page
    size = page.viewport_size
    for _ in range(100):
        if sight.is_visible():
            return
        move(page, size["width"] / 2, size["height"] / 2, 0, size["height"] / 2)
    expect(sight).to_be_visible()


def write(field: Locator, text: str):
    """Types over what is in the field."""
    field.click()
    field.page.keyboard.press("ControlOrMeta+a")
    field.page.keyboard.type(text)


def paste(field: Locator, text: str):
    """Puts text in the place of what is in the field, all at once."""
    field.click()
    field.page.keyboard.press("ControlOrMeta+a")
    field.page.keyboard.insert_text(text)


def pick(picker: Locator, name: str):
    """Opens the menu and goes to the option with the arrow keys; the name may be a part of it."""
    names = picker.get_by_role("option").all_inner_texts()
    ways = [number for number, each in enumerate(names) if name in each]
    assert len(ways) == 1, f"{name} is not one of {names}"
    picker.click()
    way = ways[0] - picker.evaluate("picker => picker.selectedIndex")
    for _ in range(abs(way)):
        picker.page.keyboard.press("ArrowDown" if way > 0 else "ArrowUp")
    picker.page.keyboard.press("Enter")
    expect(picker.locator("option:checked")).to_have_text(names[ways[0]])


def tab_to(target: Locator, limit: int = 60):
    """Goes to the element with the tabulator."""
    expect(target).to_be_visible()
    for _ in range(limit):
        if target.evaluate("element => element === document.activeElement"):
            return
        target.page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator does not lead to {target}")


def _by_hand(act: Callable) -> Callable:
    def with_hands(self: Locator, *arguments, **options):
        reach(self)
        return act(self, *arguments, **options)

    return with_hands


def _refused(name: str) -> Callable:
    def refuse(*_, **__):
        raise AssertionError(f"{name} acts by script; see hands.py")

    return refuse


# Whether who looks waits for screens that come and go; not where a test looks at their movement.
waits_for_rest = True
ON_THEIR_WAY = """() => document.querySelector('.pa.gone,dialog.gone') !== null || document.getAnimations().some(
  ({ playState, effect }) => playState === "running" && effect.target?.matches(".pa,dialog,.mp"))"""


def _wait_for_rest(page: Page):
    end = time.monotonic() + 2
    while waits_for_rest and time.monotonic() < end:
        try:
            if not page.evaluate(ON_THEIR_WAY):
                break
        except Error:  # the page is on its way to another
            break
        page.wait_for_timeout(20)


def _at_rest(look: Callable) -> Callable:
    """What is measured while screens move is another thing at each look: as eyes do, it waits until they have come."""

    def look_at_rest(self: Locator, *arguments, **options):
        _wait_for_rest(self.page)
        return look(self, *arguments, **options)

    return look_at_rest


def _of_one_screen(expected: Callable) -> Callable:
    """While one screen takes the place of another both may have what is looked for; it is expected of the one that stays."""

    def expected_of_one_screen(self: LocatorAssertions, *arguments, **options):
        try:
            return expected(self, *arguments, **options)
        except AssertionError as error:
            if not waits_for_rest or "strict mode violation" not in str(error):
                raise
        _wait_for_rest(mapping.from_impl(self._impl_obj._actual_locator.page))
        return expected(self, *arguments, **options)

    return expected_of_one_screen


def wash():
    """Lets the tests act by hand alone."""
    for name in ("bounding_box", "evaluate", "evaluate_all"):
        setattr(Locator, name, _at_rest(getattr(Locator, name)))
    for name in [name for name in vars(LocatorAssertions) if name.startswith(("to_", "not_to_"))]:
        setattr(LocatorAssertions, name, _of_one_screen(getattr(LocatorAssertions, name)))
    for name in ("click", "dblclick", "hover", "check", "uncheck"):
        setattr(Locator, name, _by_hand(getattr(Locator, name)))
    for name in ("scroll_into_view_if_needed", "dispatch_event", "fill", "clear", "focus", "blur", "select_option",
                 "select_text", "press", "press_sequentially", "type", "set_checked"):
        setattr(Locator, name, _refused(name))
