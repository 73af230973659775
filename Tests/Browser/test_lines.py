"""Texts of several lines, and those that are offered too little: boxes are as SwiftUI makes them."""

import pytest

from frames import MEASURE, SETTLED, Frames

FOX = "The quick brown fox jumps over the lazy dog"
LONG = "Another rather longer text that takes several lines as well"
LINE = 22.1

# The widths of a text's lines in a width, by the font that the page has.
LINES = """([text, width]) => {
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = getComputedStyle(document.querySelector('[data-id=case-hug] p')).font
  const length = (words) => pen.measureText(words.join(' ')).width
  const lines = [[]]
  for (const word of text.split(' ')) {
    if (length([...lines.at(-1), word]) <= width) lines.at(-1).push(word)
    else lines.push([word])
  }
  return lines.map(length)
}"""


@pytest.fixture(scope="module")
def page(browser):
    frames = Frames()
    page = frames.open(browser)
    page.wait_for_function(SETTLED)
    yield page
    page.close()
    frames.end()


@pytest.fixture(scope="module")
def measured(page):
    return dict(page.evaluate(MEASURE))


@pytest.fixture
def lines(page):
    return lambda width, text=FOX: page.evaluate(LINES, [text, width])


def close(found: list[float], x: float | None, y: float | None, width: float, height: float) -> bool:
    return all(wanted is None or abs(wanted - value) <= 0.6 for wanted, value in zip((x, y, width, height), found))


def test_a_text_is_as_wide_as_its_longest_line(measured, lines):
    width, height = max(lines(150)), len(lines(150)) * LINE
    assert len(lines(150)) == 3 and width < 145
    assert close(measured["hug"]["b"], 75, None, 150, height)
    assert close(measured["hug"]["a"], 150 - width / 2, None, width, height)
    assert close(measured["hug-leading"]["a"], 75, None, width, height)


def test_a_text_that_is_drawn_smaller_is_measured_as_it_is_laid_out(measured, lines):
    width, height = max(lines(150)) / 2, len(lines(150)) * LINE / 2
    assert close(measured["hug-scaled"]["a"], 150 - width / 2, None, width, height)


def test_what_is_around_a_text_sees_its_width(measured, lines):
    width = max(lines(150))
    assert close(measured["hug-stack"]["b"], 150 - width / 2, None, width, 3 * LINE + 20)
    assert close(measured["hug-stack"]["c"], 150 + width / 2 - 20, None, 20, 20)
    assert close(measured["hug-overlay"]["b"], 150 + width / 2 - 10, None, 10, 10)
    padded = max(lines(134))
    assert close(measured["hug-background"]["b"], 150 - padded / 2 - 8, None, padded + 16, len(lines(134)) * LINE + 16)


def test_a_row_stands_together_around_a_text(measured, lines):
    width = max(lines(130))
    start = 150 - (width + 20) / 2
    assert close(measured["hug-row"]["a"], start, None, width, len(lines(130)) * LINE)
    assert close(measured["hug-row"]["c"], start + width, None, 20, 20)


def test_what_the_shorter_text_of_a_row_leaves_is_for_the_longer(measured, lines):
    first = lines(100)
    second = lines(200 - max(first), LONG)
    start = 150 - (max(first) + max(second)) / 2
    assert max(second) > 100
    assert close(measured["hug-share"]["a"], start, None, max(first), len(first) * LINE)
    assert close(measured["hug-share"]["b"], start + max(first), None, max(second), len(second) * LINE)


@pytest.mark.parametrize(
    "name, width, count",
    [("cut-frame", 100, 2), ("cut-least", 100, 1), ("cut-padded", 100, 2), ("cut-column", 100, 2), ("cut-columns", 100, 2), ("cut-row", 80, 2)],
)
def test_a_text_drops_the_lines_for_which_there_is_no_room(page, measured, lines, name, width, count):
    view = "b" if name == "cut-columns" else "a"
    assert len(lines(width)) > count
    assert close(measured[name][view], None, None, measured[name][view][2], count * LINE)
    text = page.locator(f'[data-id="case-{name}"] [data-id="{view}"]')
    assert text.evaluate("text => getComputedStyle(text).webkitLineClamp") == str(count)


def test_what_is_below_a_text_that_is_cut_stands_below_what_is_left(measured):
    assert close(measured["cut-column"]["a"], None, 60 + (80 - 2 * LINE - 30) / 2, measured["cut-column"]["a"][2], 2 * LINE)
    assert close(measured["cut-column"]["b"], 125, 140 - (80 - 2 * LINE - 30) / 2 - 30, 50, 30)


def test_fixed_sizes_and_reserved_lines_are_kept(measured, lines):
    assert close(measured["fixed-height"]["a"], None, None, max(lines(100)), len(lines(100)) * LINE)
    assert close(measured["fixed-text"]["a"], None, None, max(lines(1000)), LINE)
    assert close(measured["reserved"]["a"], None, None, max(lines(300, "Hi")), 3 * LINE)
    assert close(measured["limited"]["a"], None, None, 80, 3 * LINE), "what ends in an ellipsis takes the width it is offered"


def test_texts_become_smaller_before_they_are_cut(page, measured, lines):
    (whole,) = lines(1000)
    size = "text => parseFloat(getComputedStyle(text).fontSize)"
    scaled = page.locator('[data-id="case-scaled"] p')
    assert 17 * 250 / whole * 0.98 < scaled.evaluate(size) <= 17 * 250 / whole * 1.01
    assert not scaled.evaluate("text => text.scrollWidth > text.clientWidth")
    assert page.locator('[data-id="case-scaled-least"] p').evaluate(size) == pytest.approx(17 * 0.9, abs=0.2)
    assert measured["scaled-lines"]["a"][3] <= 40.6


def test_texts_are_cut_where_the_program_says(page):
    middle = page.locator('[data-id="case-middle"] p').get_attribute("data-cut")
    head = page.locator('[data-id="case-head"] p').get_attribute("data-cut")
    assert middle.startswith("The q") and middle.endswith("lazy dog") and "…" in middle
    assert head.startswith("…") and head.endswith("the lazy dog")
    assert page.locator('[data-id="case-middle"] p').inner_text() == FOX


def test_of_several_lines_the_last_is_cut_where_the_program_says(page, measured):
    for name, end in (("middle-two", "dog"), ("head-two", "dog"), ("middle-low", "dog")):
        text = page.locator(f'[data-id="case-{name}"] p')
        above, cut = text.get_attribute("data-cut").split("\n")
        assert above == "The quick"
        cut = f"{above} {cut}"
        first, last = cut.split("…")
        assert first.startswith("The quick") and last.endswith(end), cut
        assert FOX.startswith(first) and FOX.endswith(last) and len(cut) < len(FOX), cut
        assert close(measured[name]["a"], None, None, measured[name]["a"][2], 2 * LINE)
        assert measured[name]["a"][2] <= 120.5
    heads = [page.locator(f'[data-id="case-{name}-two"] p').get_attribute("data-cut") for name in ("head", "middle")]
    # What is cut at its head has nothing of the last line before the ellipsis.
    assert len(heads[0].split("…")[0]) < len(heads[1].split("…")[0])


def test_a_label_gets_its_width_before_what_has_a_lower_priority(measured, lines):
    (short,) = lines(1000, "Short and kept")
    assert close(measured["priority-text"]["b"], None, None, short, LINE)


def test_texts_follow_the_window_and_what_is_around_them(page, lines):
    """What had a width before is laid out anew where its place has become larger."""
    text = page.locator('[data-id="case-hug"] p')
    text.evaluate("text => (text.parentElement.style.width = '190px')")
    page.set_viewport_size({"width": 310, "height": 800})
    page.wait_for_function("width => Math.abs(document.querySelector('[data-id=case-hug] p').offsetWidth - width) < 1.5", arg=max(lines(190)))
    text.evaluate("text => (text.parentElement.style.width = '')")
    page.set_viewport_size({"width": 300, "height": 800})
    page.wait_for_function("width => Math.abs(document.querySelector('[data-id=case-hug] p').offsetWidth - width) < 1.5", arg=max(lines(150)))
