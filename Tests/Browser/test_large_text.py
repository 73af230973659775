"""With the largest text no word is broken into letters, nothing that is pressed is cut short, and nothing is wider than a phone."""

import pytest

from hands import flick, pick
from screens import App
from walks import SCREENS

# Words that stand on several lines, and labels of controls whose end is not seen. Addresses and names may be of any length.
FAULTS = """() => {
  const faults = []
  const seen = part => part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement: holder } = texts.currentNode
    if (!seen(holder) || holder.closest("style,script,option,[aria-hidden=true]")) continue
    // Addresses are broken where there is no room.
    if (data.includes("://")) continue
    // Long texts end in three dots where there is no room; figures, badges and names of things to press do not.
    if (data.length > 14 && getComputedStyle(holder).webkitLineClamp !== "none") continue
    for (const { 0: word, index } of data.matchAll(/[\\p{L}\\p{N}]{2,14}/gu)) {
      const range = document.createRange()
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      const lines = new Set([...range.getClientRects()].filter(each => each.width).map(each => Math.round(each.top)))
      if (lines.size > 1) faults.push(`${word} of "${data.slice(0, 40)}" is on ${lines.size} lines`)
    }
  }
  for (const each of document.querySelectorAll("main button, main a, main summary, main label")) {
    if (!seen(each) || each.closest(".r,.nv") && !each.matches("button")) continue
    for (const part of each.querySelectorAll("p,span"))
      if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow === "ellipsis" && part.clientWidth)
        faults.push(`"${part.textContent}" is cut to ${part.clientWidth} of ${part.scrollWidth}`)
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push("wider than the window")
  return faults
}"""


def look_down(page) -> set[str]:
    faults = set(page.evaluate(FAULTS))
    for _ in range(4):
        flick(page, 195, 500, 0, 500)
        faults |= set(page.evaluate(FAULTS))
    return faults


def enlarged(visits, url: str, name: str, size: str, **options):
    page = visits.open(url + "saved/settings", "phone", has_touch=True, is_mobile=True, **options).page
    pick(page.get_by_role("combobox", name=name), size)
    return page


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_words_stay_whole(visits, reader, stand_ins, screen):
    page = enlarged(visits, reader.url, "Text size", "Very large")
    page.goto(reader.url)
    app = App(page)
    screen(app, stand_ins)
    app.settled()
    faults = look_down(page)
    assert not faults, "\n".join(sorted(faults))


@pytest.mark.parametrize("place", ["", "news/sources", "movies", "movies/311", "stories", "cats", "cats/breeds", "saved", "saved/settings"])
def test_russian_words_stay_whole(visits, reader, place):
    page = enlarged(visits, reader.url, "Размер текста", "Очень крупный", locale="ru-RU")
    page.goto(reader.url + place)
    App(page).settled()
    faults = look_down(page)
    assert not faults, "\n".join(sorted(faults))
