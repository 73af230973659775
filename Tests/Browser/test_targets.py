"""On every screen of a phone whatever can be pressed is large enough for a finger, and nothing moves by itself."""

import pytest

from hands import flick
from screens import App
from walks import SCREENS

TOUCH = {"has_touch": True, "is_mobile": True}
# What a finger meets within 44 points around the middle of each target that is in view. Bare ground must not be among it,
# and 24 points must be the target's own. What is painted there besides - a text, a picture, another target - has its place.
# Links inside of running text are as high as their lines (https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum).
SMALL = """() => {
  const small = []
  const isGround = (hit) => !hit || hit.matches("html,body,main,ul,li,div,header,footer,fieldset,form,section,nav") && !hit.innerText?.trim()
    || hit.matches(".sy,.ls,.pc,.pa,.nv,.ta,main,#root,.r,.hd,.h,.v,.z,.b,.o,.g")
  for (const each of document.querySelectorAll("a,button,summary,select,input,textarea,[role=button],[role=link]")) {
    if (each.closest("p,.sf,[hidden],.mp:not([open] .mp)") || each.matches("[type=hidden],:disabled,[tabindex='-1']")) continue
    const part = each.matches("input:not([role=switch])") ? each.closest("label,.tg,.fl") ?? each : each
    if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { left, top, width, height, right, bottom } = part.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const [x, y] = [left + width / 2, top + height / 2]
    // In view with what is around it: not half below a bar, nor moved out sideways.
    const own = (x, y) => { const hit = document.elementFromPoint(x, y); return part.contains(hit) || hit?.closest("label") === part }
    const frame = part.closest(".ls,.sy")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
    if (left < 0 || right > innerWidth || y < 150 || y - 22 < frame.top || y + 22 > frame.bottom || y > innerHeight - 120 && !each.closest(".tn") || !own(x, y)) continue
    const reach = (size) => [[0, -size], [0, size], [-size, 0], [size, 0]]
      .map(([dx, dy]) => [Math.max(1, Math.min(innerWidth - 2, x + dx)), Math.min(innerHeight - 2, y + dy)])
    const name = part.outerHTML.slice(0, 90) + " " + [width, height].map(Math.round)
    if (reach(11.5).some(([x, y]) => !own(x, y))) small.push("24 " + name + reach(11.5).map(([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 60)))
    else if (reach(21).some(([x, y]) => !own(x, y) && isGround(document.elementFromPoint(x, y)))) small.push("44 " + name)
  }
  return small
}"""


# What has moved though nobody did anything: https://web.dev/articles/cls.
SHIFTS = """window.shifts = []
new PerformanceObserver(list => list.getEntries().filter(each => !each.hadRecentInput).forEach(({ value, sources }) => shifts.push(
  [value, location.pathname, ...sources.map(({ node, previousRect, currentRect }) =>
    [node?.outerHTML?.slice(0, 80), previousRect.toJSON(), currentRect.toJSON()])])))
  .observe({ type: "layout-shift", buffered: true })"""


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_every_target_is_large_enough_and_nothing_moves_by_itself(visits, reader, stand_ins, screen):
    context = visits.context("phone", **TOUCH)
    context.add_init_script(SHIFTS)
    page = context.new_page()
    page.goto(reader.url + "?~latency=150")
    app = App(page)
    screen(app, stand_ins)
    app.settled()
    shifts = page.evaluate("shifts")
    # What a press brings may move what is below it: a picker over a list is 0.042. On a slow machine it comes so late that
    # it does not count as the press's own. First visits, which nobody presses, have a test of their own.
    assert sum(value for value, *_ in shifts) < 0.1, shifts
    small = set(page.evaluate(SMALL))
    for _ in range(6):
        flick(page, 195, 500, 0, 500)
        page.wait_for_timeout(600)
        small |= set(page.evaluate(SMALL))
    assert small == set()
