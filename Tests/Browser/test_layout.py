"""Layout: views stand where SwiftUI puts them, to half a point, as the first page is laid out, without scripts."""

import json
import os
import tempfile

import pytest

from frames import Frames, differences

# What SwiftUI gives in a space of 300 by 200: x, y, width and height of each view that is probed; None is not compared.
CASES = {
    "priority": {"a": (0, 0, 20, 200), "b": (20, 0, 280, 200)},
    "priority-three": {"a": (0, 0, 20, 200), "b": (20, 0, 220, 200), "c": (240, 90, 60, 20)},
    "priority-wrapped": {"a": (0, 0, 300, 20), "b": (0, 20, 300, 180)},
    "limit-column": {"a": (0, 50, 300, 50), "b": (0, 100, 300, 50)},
    "limit-row": {"a": (45, 0, 60, 200), "b": (115, 75, 50, 50), "c": (175, 80, 80, 40)},
    "limit-shared": {"a": (0, 0, 150, 200), "b": (150, 0, 150, 200)},
    "too-long": {"a": (-35, 90, 180, 20), "b": (155, 90, 180, 20)},
    "too-long-padded": {"a": (-30, 90, 180, 20), "b": (160, 90, 170, 20), "c": (-35, 85, 370, 30)},
    "spacer-fixed": {"a": (0, 90, 200, 20), "b": (220, 90, 80, 20), "c": (0, 90, 300, 20)},
    "spacers": {"a": (0, 90, 50, 20), "b": (150, 90, 50, 20), "c": (250, 90, 50, 20)},
    "spacer-color": {"a": (0, 0, 300, 170)},
    "spacer-framed": {"a": (85, 90, 50, 20), "b": (165, 90, 50, 20)},
    "divider-padded": {"a": (117.5, 90, 20, 20), "b": (145.5, 90, 9, 20), "c": (162.5, 90, 20, 20)},
    "divider-row": {"a": (135.5, 90, 20, 20), "b": (163.5, 0, 1, 200), "c": (135.5, 0, 29, 200)},
    "divider-column": {"a": (140, 74.5, 20, 20), "b": (0, 99.5, 300, 1), "c": (140, 105.5, 20, 20)},
    "overlay-padding": {"a": (170, 70, 10, 10), "b": (104, 54, 92, 92)},
    "background-padding": {"a": (50, 50, 200, 100)},
    "texts": {"a": (None, 100 - 22.1, None, 22.1), "b": (None, 100, None, 22.1)},
    "overlap": {"a": (110, 95, 100, 50), "b": (190, 65, 20, 80), "c": (90, 55, 120, 90)},
    "guides": {"a": (75, 70, 100, 20), "b": (160, 90, 30, 20), "c": (175, 110, 50, 20)},
    "position": {"a": (0, 90, 100, 20), "b": (140, 30, 20, 20)},
    "position-offset": {"a": (50, 40, 20, 20)},
    "limit-text": {"a": (110, None, 80, None), "b": (102, None, 96, None)},
    "limit-beside-text": {"a": (None, 100 - 21.05, None, 22.1), "b": (125, 101.05, 50, 20)},
    "limit-beside-text-narrow": {"a": (None, 100 - 21.05, None, 22.1), "b": (135, 101.05, 30, 20)},
    "limit-in-button-beside-text": {"a": (100, 85, 100, 30)},
    "limit-most": {"a": (130, 90, 40, 20), "b": (50, 90, 200, 20)},
    "limit-least": {"a": (100, 90, 40, 20), "b": (100, 90, 100, 20)},
    "limit-fills": {"a": (260, 90, 40, 20), "b": (0, 90, 300, 20)},
    "ideal": {"a": (75, 80, 150, 40)},
    "ideal-shape": {"a": (145, 95, 10, 10)},
    "ideal-padded": {"a": (65, 0, 170, 200)},
    "ideal-row": {"a": (135, 85, 10, 30), "b": (145, 85, 20, 30), "c": (135, 85, 30, 30)},
    "equal-heights": {"a": (135, 65, 10, 70), "b": (145, 65, 20, 70)},
    "geometry-tapped": {"a": (0, 0, 20, 20), "b": (0, 0, 300, 200)},
    "geometry-padded": {"a": (20, 20, 20, 20)},
    "wider": {"a": (-200, 90, 400, 20), "b": (100, 75, 100, 50)},
    "frame-in-frame": {"a": (100, 70, 50, 60), "b": (100, 70, 100, 60)},
    "inset": {"a": (100, 66, 100, 50), "b": (130, 124, 40, 10)},
    "scroll-spacing": {"a": (120, 0, 60, 30), "b": (120, 38, 60, 30)},
    "scroll-narrow": {"a": (90, 0, 120, 30), "b": (90, 0, 120, 200)},
    "scroll-wide": {"a": (-50, 0, 400, 30)},
    "scroll-sideways": {"a": (0, None, 60, 30), "b": (10, None, 40, 30)},
    "scroll-row": {"a": (0, 85, 200, 30), "b": (208, 80, 200, 40)},
    "scroll-color": {"a": (0, 0, 300, 10)},
    "lazy-leading": {"a": (16, 16, 40, 20)},
    "lazy-color": {"a": (0, 0, 300, 10), "b": (130, 10, 40, 20)},
    "section": {"a": (100, 0, 100, 24), "b": (125, 24, 50, 20)},
    "section-grid": {"a": (100, 0, 100, 24), "b": (86, 24, 60, 20), "c": (154, 24, 60, 20)},
    "stack-no-title": {"a": (125, 0, 50, 20)},
    "lazy-grid-fixed": {"a": (86, 90, 60, 20), "b": (154, 90, 60, 20)},
    "lazy-grid-adaptive": {"a": (30, 90, 52.5, 20), "b": (92.5, 90, 52.5, 20)},
    "grid-span": {"a": (130, 81, 40, 10), "b": (116, 101, 30, 20), "c": (154, 101, 30, 20)},
    "grid-flexible": {"a": (10, 0, 88, 200), "b": (106, 0, 88, 200), "c": (202, 0, 88, 200)},
    "grid-mixed": {"a": (10, 75, 40, 20), "b": (60, 75, 240, 20), "c": (0, 95, 60, 30), "d": (170, 105, 20, 10)},
    "grid-alignment": {"a": (100, 80, 40, 20), "b": (160, 40, 40, 60), "c": (100, 100, 60, 60), "d": (190, 150, 10, 10)},
    "grid-unsized": {"a": (110, 89.5, 40, 20), "b": (110, 109.5, 80, 1)},
    "ratio-column": {"a": (70, 0, 160, 160), "b": (130, 160, 40, 40)},
    "ratio-row": {"a": (30, 0, 200, 200), "b": (230, 80, 40, 40)},
    "circle-wrapped": {"a": (70, 20, 160, 160)},
    "shrinks-circle": {"b": (130, 180, 40, 20)},
    "shrinks-limited": {"b": (130, 180, 40, 20)},
    "shrinks-ratio": {"b": (130, 180, 40, 20)},
    "shrinks-padded": {"b": (130, 180, 40, 20)},
    "shrinks-overlay": {"b": (130, 180, 40, 20)},
    "shrinks-row": {"b": (130, 180, 40, 20)},
    "shrinks-nested": {"b": (130, 180, 40, 20)},
    "shrinks-symbol": {"b": (130, 180, 40, 20)},
    "ratio-alone": {"a": (0, 25, 300, 150)},
    "ratio-padded": {"a": (60, 10, 180, 180), "b": (50, 0, 200, 200)},
    "ratio-behind": {"a": (50, 0, 200, 200)},
    "ratio-scroll": {"a": (0, 0, 300, 150)},
    "fill-scroll": {"a": (0, 0, 300, 150)},
    "fill-column": {"a": (0, 0, 300, 100), "b": (290, 0, 10, 10), "c": (130, 100, 40, 20)},
    "fill-grid": {"a": (0, 0, 150, 150), "b": (215, 65, 20, 20)},
    "fill-across": {"a": (0, 0, 400, 200)},
    "ratio-frame": {"a": (140, 65, 20, 20), "b": (0, 0, 300, 150)},
    "ratio-fill": {"a": (0, -50, 300, 300)},
    "circle-row": {"a": (111, 80, 40, 40), "b": (159, 85, 30, 30)},
    "circle-free": {"a": (0, 25, 150, 150), "b": (150, 25, 150, 150)},
    "circle-text": {"a": (50, 0, 200, 200)},
    "circle-limited": {"a": (110, 80, 80, 40)},
    "segments": {"a": (0, None, 300, 31)},
    "stepper": {"a": (103, 84, 94, 32)},
    "stepper-labelled": {"a": (0, 84, 300, 32)},
    "toggle": {"a": (117, 85, 66, 30)},
    "toggle-labelled": {"a": (0, 85, 300, 30)},
    "slider": {"a": (0, None, 300, 31)},
    "progress-linear": {"a": (0, 98, 300, 4)},
    "progress-value": {"a": (0, 98, 300, 4)},
    "progress-circular": {"a": (140, 90, 20, 20)},
    "field": {"a": (0, 83, 300, 34)},
    "field-plain": {"a": (0, 100 - 12.05, 300, 24.1)},
    "button-bordered": {"a": (111, 83, 78, 34)},
    "button-prominent": {"a": (111, 83, 78, 34)},
    "button-small": {"a": (None, 100 - 13.25, None, 26.5)},
    "button-mini": {"a": (None, 100 - 13.25, None, 26.5)},
    "button-large": {"a": (None, 75, None, 50)},
    "button-plain": {"a": (125, 90, 50, 20)},
    "list-inset": {"a": (32, None, 50, 24.5)},
    "list-plain": {"a": (16, None, 50, 30)},
    # On phones the large title goes into the bar as one scrolls: the list begins below the bar alone.
    "list-titled": {"b": (0, 64, 300, 136), "a": (32, 148.25, 50, 24.5)},
    "list-inline": {"b": (0, 64, 300, 136)},
    "ideal-trim": {"a": (145, 95, 10, 10)},
    "ideal-inset": {"a": (145, 95, 10, 10)},
    "ideal-offset": {"a": (145, 95, 10, 10)},
    "ideal-stroke": {"a": (145, 95, 10, 10)},
    "ideal-color": {"a": (145, 95, 10, 10)},
    "ideal-gradient": {"a": (145, 95, 10, 10)},
    "circle-stroked": {"a": (115, 80, 40, 40), "b": (155, 85, 30, 30)},
    "capsule": {"a": (0, 80, 270, 40), "b": (270, 85, 30, 30)},
    "padding-negative": {"a": (135, 85, 30, 30)},
    "overlay-larger": {"a": (120, 95, 60, 10), "b": (140, 90, 20, 20)},
    "squares-row": {"a": (0, 50, 100, 100), "b": (100, 50, 100, 100), "c": (200, 50, 100, 100)},
    "squares-row-in-column": {"a": (50, 0, 100, 100), "b": (150, 0, 100, 100), "c": (0, 100, 300, 100)},
    "squares-rows": {"a": (50, 0, 100, 100), "b": (150, 0, 100, 100), "c": (50, 100, 100, 100), "d": (150, 100, 100, 100)},
    "square-button-text": {"a": (50, 0, 200, 200)},
    "circle-button-row": {"a": (30, 0, 200, 200), "b": (230, 80, 40, 40)},
    "color-button": {"a": (0, 0, 300, 200)},
    "spacer-in-column-in-row": {"a": (100, 0, 40, 20), "b": (140, 70, 60, 60)},
    "divider-in-column-in-row": {"a": (125, 89.5, 40, 20), "b": (0, 109.5, 290, 1), "c": (290, 95, 10, 10)},
    "spacer-alone": {"a": (130, 90, 40, 20), "b": (0, 0, 300, 200)},
    "fits-second": {"b": (100, 90, 100, 20), "c": (100, 90, 100, 20)},
    "fits-leading": {"a": (50, 80, 200, 20), "b": (50, 100, 100, 20)},
    "fits-none": {"a": (-25, 90, 350, 20)},
    "fits-row": {"a": (20, 90, 100, 20), "b": (120, 90, 150, 20), "c": (270, 95, 10, 10)},
    "fits-height": {"a": (135, 50, 30, 100)},
    "fits-text": {"a": (None, None, None, 22.1), "b": (100, 100 - 11.05, 100, 22.1)},
    "fits-flexible": {"a": (0, 90, 100, 20), "b": (200, 90, 100, 20)},
    "scroll-in-row": {"a": (100, 0, 60, 300), "b": (100, 0, 60, 200), "c": (160, 90, 40, 20)},
    "scroll-in-column": {"a": (0, 75, 400, 30), "b": (0, 75, 300, 30), "c": (130, 105, 40, 20)},
    "scroll-beside-text": {"b": (None, 85, None, 30), "c": (0, 85, 300, 30)},
    "scroll-both": {"a": (0, 0, 400, 300)},
    "inset-top": {"a": (100, 84, 100, 50), "b": (130, 66, 40, 10)},
    "inset-leading": {"a": (40, 0, 260, 200), "b": (0, 95, 40, 10)},
    "inset-color": {"a": (0, 0, 300, 170), "b": (130, 170, 40, 30)},
    "geometry-column": {"a": (0, 50, 10, 10), "b": (0, 50, 300, 150)},
    "relative-frame": {"a": (0, 90, 300, 20), "b": (300, 90, 50, 20)},
    "nothing": {"a": (125, 76, 50, 20), "b": (125, 104, 50, 20)},
    "hidden": {"a": (125, 100, 50, 20)},
    "lazy-alone": {"a": (130, 90, 40, 20), "b": (0, 90, 300, 20)},
    "lazy-trailing": {"a": (260, 90, 40, 20)},
    "lazy-row": {"a": (0, 90, 40, 20), "b": (40, 85, 400, 30)},
    "lazy-grid-rows": {"a": (0, 56, 50, 40), "b": (0, 104, 50, 40), "c": (50, 56, 50, 40)},
    "lazy-grid-alignment": {"a": (86, 85, 20, 10), "b": (164, 85, 40, 30)},
    "lazy-grid-flexible": {"a": (63, 81, 20, 10), "b": (207, 71, 40, 30), "c": (0, 109, 146, 20)},
    "lazy-grid-limited": {"a": (96, 90, 50, 20), "b": (154, 90, 50, 20)},
    "lazy-grid-mixed": {"a": (0, 90, 100, 20), "b": (100, 90, 100, 20), "c": (200, 90, 100, 20)},
    "lazy-grid-leading": {"a": (0, 90, 60, 20)},
    "grid-column-alignment": {"a": (115, 90, 20, 10), "b": (175, 90, 10, 10)},
    "grid-empty-cell": {"a": (155, 80, 30, 20), "b": (115, 100, 40, 20), "c": (155, 100, 30, 20)},
    "grid-uneven": {"a": (112.5, 70, 40, 20), "b": (112.5, 95, 20, 20), "c": (157.5, 95, 30, 20), "d": (112.5, 120, 10, 10)},
    "any-layout": {"a": (100, 90, 40, 20), "b": (140, 85, 60, 30)},
    "own-layout": {"a": (120, 75, 20, 20), "b": (140, 95, 30, 30), "c": (170, 95, 10, 10)},
    "own-guide": {"a": (110, 80, 100, 20), "b": (90, 100, 40, 20)},
    "badge": {"a": (170, 60, 20, 20), "b": (120, 70, 60, 60)},
    "guide-overlap": {"a": (100, 90, 100, 20), "b": (110, 90, 20, 20)},
    "geometry-part": {"a": (0, 0, 150, 20)},
    "colors": {"a": (0, 0, 94.67, 200), "b": (102.67, 0, 94.67, 200), "c": (205.33, 0, 94.67, 200)},
    "spacing-negative": {"a": (115, 90, 40, 20), "b": (145, 90, 40, 20)},
    "priority-lower": {"a": (0, 0, 0, 200), "b": (0, 0, 300, 200)},
    "ratio-height": {"a": (70, 55, 160, 90)},
    "circle-width": {"a": (100, 80, 40, 40), "b": (140, 90, 60, 20)},
    "knob": {"a": (104, 84, 32, 32)},
    "circle-in-overlap-in-row": {"a": (30, 0, 200, 200), "b": (230, 80, 40, 40)},
    "padded-twice": {"a": (30, 30, 240, 140), "b": (20, 20, 260, 160)},
    "divider-alone": {"a": (0, 99.5, 300, 1)},
    "path": {"a": (145, 95, 10, 10)},
    "scroll-least": {"a": (0, 0, 300, 50)},
    "scroll-gap": {"a": (125, 28, 50, 20)},
    "scroll-ratio-row": {"a": (0, 0, 150, 150), "b": (150, 0, 150, 150)},
    "safe-padding": {"a": (10, 10, 280, 180)},
    "margins": {"a": (20, 0, 260, 20)},
    "lazy-grid-squares": {"a": (96, 75, 50, 50), "b": (154, 87.5, 50, 25)},
    "row-of-columns": {"a": (10, 10, 190, 150), "b": (90, 160, 30, 30), "c": (210, 90, 80, 10), "d": (270, 100, 20, 10)},
    "ratio-image": {"a": (135, 90, 30, 20)},
    "stroked-ring": {"a": (120, 70, 60, 60), "b": (120, 70, 60, 60)},
    "minimum-in-column": {"a": (0, 0, 300, 60), "b": (0, 60, 300, 140)},
    "share-given-back": {"a": (-20, 0, 150, 200), "b": (130, 0, 100, 200), "c": (230, 0, 90, 200)},
    "overlap-larger": {"a": (-50, 90, 400, 20), "b": (0, 0, 300, 200)},
    "column-larger": {"a": (-50, 80, 400, 20), "b": (0, 100, 300, 20)},
    "equal-texts": {"a": (0, None, 150, 22.1), "b": (150, None, 150, 22.1)},
    "card": {"a": (0, 100 - 21.05, 300, 42.1)},
    "wide-button": {"a": (0, 100 - 18.05, 300, 36.1)},
    "ends": {"a": (0, None, None, 22.1), "b": (260, 90, 40, 20)},
    "titled-row": {"a": (0, 100 - 22.1, None, 22.1), "b": (0, 100, None, 22.1), "c": (260, 80, 40, 40)},
    "line-and-gap": {"a": (0, None, 242, 22.1), "b": (250, 90, 50, 20)},
    "overlaid-text": {"a": (None, 100 - 22.1, None, 44.2)},
    "overlaid-fixed": {"a": (115, 85, 70, 30)},
    "corner": {"a": (10, 150, 80, 20), "b": (10, 170, 40, 20)},
    "low-text": {"a": (None, 100 - 11.05, None, 22.1), "b": (None, 95, None, 10)},
    "columns": {"0": (0, None, 100, 44.2), "1": (100, None, 100, 44.2), "2": (200, None, 100, 44.2)},
    "sidebar": {"a": (0, 0, 80, 200), "b": (80, 0, 1, 200), "c": (81, 0, 50, 20)},
    "header-and-content": {"a": (8, 8, 20, 20), "b": (272, 8, 20, 20), "c": (0, 37, 300, 163)},
    "stack-of-cards": {"a": (0, 5, 300, 60), "b": (0, 75, 300, 40)},
    "named-frame": {"a": (100, 85, 60, 30), "b": (160, 90, 40, 20)},
    "two-gaps": {"a": (100, 90, 20, 20), "b": (200, 90, 20, 20)},
    "layout-guide-row": {"a": (110, 65, 40, 20), "b": (150, 85, 40, 50), "c": (110, 65, 80, 70)},
}


@pytest.fixture(scope="module")
def measured(browser):
    frames = Frames()
    yield frames.measure(browser, settled=True)
    frames.end()


@pytest.mark.parametrize("name", CASES)
def test_views_stand_where_swiftui_puts_them(measured, name):
    wanted = {
        view: dict(zip(("x", "y", "width", "height"), (a if b is None else b for a, b in zip(measured[name].get(view, [0] * 4), frame))))
        for view, frame in CASES[name].items()
    }
    assert not differences(wanted, measured[name])


def test_pickers_outside_of_forms_show_their_value_alone(browser):
    frames = Frames()
    page = browser.new_page()
    page.goto(frames.url)
    picker = page.locator('[data-id="case-picker"]')
    assert "Fruit" not in picker.inner_text()
    assert page.get_by_role("combobox", name="Fruit").count() == 1
    page.close()
    frames.end()


# What was measured on macOS: the points between a text of a style, a box and a text of the usual size. Phones have larger
# fonts and, between text and box, larger distances; the page has the fonts of phones, and distances between both.
GAPS = {
    "body": {"before-first": 0, "first-below": 8.15, "below-text": 4.74, "text-after": 0},
    "largeTitle": {"before-first": 1.5, "first-below": 23.3, "below-text": 12.7, "text-after": 0},
}


@pytest.mark.parametrize("style", GAPS)
def test_texts_in_columns_keep_the_distances_that_were_measured(measured, style):
    frames = measured[f"gap.{style}"]
    for pair, gap in GAPS[style].items():
        above, below = (frames[name] for name in pair.split("-"))
        assert abs(below[1] - above[1] - above[3] - gap) <= 2, pair


def test_distances_beside_texts_grow_with_the_font(measured):
    styles = ["caption", "footnote", "subheadline", "callout", "body", "title3", "title2", "title", "largeTitle"]
    frames = [measured[f"gap.{style}"] for style in styles]
    gaps = [frame["below"][1] - frame["first"][1] - frame["first"][3] for frame in frames]
    assert gaps == sorted(gaps) and all(frame["text"][1] > frame["below"][1] + 10 for frame in frames)


def test_guides_go_outward_through_stacks_with_texts(measured):
    frames = measured["guide.texts"]
    assert abs(frames["a"][0] - frames["b"][0]) < 0.6
    # The column is as wide as all of it, and stands in the middle.
    assert abs(frames["first"][0] + frames["b"][0] + 90 - 300) < 1.1


def test_guides_of_texts_go_outward_through_stacks(measured):
    frames = measured["guide.two-texts"]
    ends = [frames[name][0] + frames[name][2] for name in ("first", "second")]
    assert abs(ends[0] - ends[1]) < 1.1


def test_guides_of_texts_go_outward_through_frames(measured):
    frames = measured["guide.text-frame"]
    assert abs(frames["a"][0] - frames["b"][0] - 40) < 1.1
    assert abs(frames["a"][0] - frames["c"][0] - frames["c"][2]) < 1.1


def failures(browser, solved: bool = False, **environment: str) -> tuple[list[dict], list[tuple[dict, list[str]]]]:
    """The trees that a browser should lay out as SwiftUI does, and those that it does not: without scripts those that
    style sheets can express, else all. Texts and what scrolls are laid out as with scripts: without them pages
    grow with what they show."""
    frames = Frames(**environment)
    grows = "FRAMES_WIDE" in environment or any(tree["texts"] for tree in frames.expected)
    measured = frames.measure(browser, arranged=solved, java_script_enabled=solved or grows)
    frames.end()
    known = [(tree, measured[str(index)]) for index, tree in enumerate(frames.expected) if solved or not tree["limits"]]
    wrong = [(tree, found) for tree, places in known if (found := differences(tree["frames"], places))]
    return [tree for tree, _ in known], wrong


def pieces(browser, **environment: str) -> tuple[list[dict], list[tuple[dict, list[str]]]]:
    """Trees with controls and pictures, but those in which a size is one that only fonts tell."""
    frames = Frames(FRAMES_PIECES="1", **environment)
    measured = frames.measure(browser, arranged=False, java_script_enabled=True)
    frames.end()
    known = [(tree, measured[str(index)]) for index, tree in enumerate(frames.expected) if "text" not in tree["limits"]]
    return [tree for tree, _ in known], [
        (tree, found) for tree, places in known if (found := differences(tree["frames"], places))
    ]


def codes(wrong: list[tuple[dict, list[str]]]) -> str:
    return "\n".join("\n".join([tree["code"], *found]) for tree, found in wrong)


def smallest(browser, tree: dict) -> str:
    """The smallest tree inside of one that fails which fails too, as code."""
    wrong = [(tree, [])]
    while True:
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump([wrong[0][0]["tree"]], file)
            file.flush()
            _, smaller = failures(browser, FRAMES_TREES=file.name, FRAMES_SMALLER="1")
        if not smaller:
            return "\n".join([wrong[0][0]["code"], *wrong[0][1]])
        wrong = [min(smaller, key=lambda entry: len(entry[0]["code"]))]


@pytest.mark.parametrize("seed", os.environ.get("FRAMES_SEEDS", "1 2 3").split())
def test_random_views_stand_where_swiftui_puts_them(browser, seed):
    count = os.environ.get("FRAMES_COUNT", "100")
    trees, wrong = failures(browser, FRAMES_SEED=seed, FRAMES_COUNT=count)
    assert len(trees) > int(count) / 2
    assert not wrong, f"{len(wrong)} of {len(trees)}:\n{smallest(browser, wrong[0][0])}"


@pytest.mark.parametrize("seed", os.environ.get("FRAMES_SEEDS", "1 2").split())
def test_random_views_with_texts_stand_where_swiftui_puts_them(browser, seed):
    """Texts that have room for their line; their boxes are given sizes, so that only layout is compared."""
    count = os.environ.get("FRAMES_COUNT", "100")
    trees, wrong = failures(browser, FRAMES_SEED=seed, FRAMES_COUNT=count, FRAMES_TEXTS="1")
    assert len(trees) > int(count) / 3 and sum(bool(tree["texts"]) for tree in trees) > int(count) / 6
    assert not wrong, f"{len(wrong)} of {len(trees)}:\n{smallest(browser, wrong[0][0])}"


@pytest.mark.parametrize("seed", os.environ.get("FRAMES_SEEDS", "1 2").split())
def test_random_views_with_texts_beside_what_gives_back_stand_where_swiftui_puts_them(browser, seed):
    """What has a limit beyond its place, in stacks in stacks."""
    count = os.environ.get("FRAMES_COUNT", "100")
    trees, wrong = failures(browser, FRAMES_SEED=seed, FRAMES_COUNT=count, FRAMES_TEXTS="1", FRAMES_LIMITS="1")
    assert len(trees) > int(count) / 3
    assert not wrong, f"{len(wrong)} of {len(trees)}:\n{codes(wrong)}"


@pytest.mark.parametrize("seed", os.environ.get("FRAMES_SEEDS", "1 2").split())
def test_random_views_that_are_asked_in_turn_stand_where_swiftui_puts_them(browser, seed):
    """Trees that style sheets would lay out otherwise are laid out by the script."""
    count = os.environ.get("FRAMES_COUNT", "400")
    trees, wrong = failures(browser, solved=True, FRAMES_SEED=seed, FRAMES_COUNT=count)
    assert sum(bool(tree["limits"]) for tree in trees) > int(count) / 60
    assert not wrong, f"{len(wrong)} of {len(trees)}:\n{codes(wrong)}"


@pytest.mark.parametrize("seed", os.environ.get("FRAMES_SEEDS", "1 2").split())
def test_nearly_all_random_views_with_more_kinds_of_containers_stand_where_swiftui_puts_them(browser, seed):
    """Scroll views, lazy stacks and grids, grids of rows, choices of what fits, bars, guides, geometry readers, places,
    proportions, and what leaves the layout alone between them."""
    count = os.environ.get("FRAMES_COUNT", "300")
    trees, wrong = failures(browser, solved=True, FRAMES_SEED=seed, FRAMES_COUNT=count, FRAMES_WIDE="1")
    assert len(trees) > int(count) / 2
    assert len(wrong) <= len(trees) / 100, f"{len(wrong)} of {len(trees)}:\n{codes(wrong)}"


@pytest.mark.parametrize("seed", os.environ.get("FRAMES_SEEDS", "2 3").split())
def test_nearly_all_random_views_with_texts_in_more_kinds_of_containers_stand_where_swiftui_puts_them(browser, seed):
    count = os.environ.get("FRAMES_COUNT", "150")
    trees, wrong = failures(browser, FRAMES_SEED=seed, FRAMES_COUNT=count, FRAMES_TEXTS="1", FRAMES_LIMITS="1", FRAMES_WIDE="1")
    assert len(trees) > int(count) / 2
    assert len(wrong) <= len(trees) / 60, f"{len(wrong)} of {len(trees)}:\n{codes(wrong)}"


@pytest.mark.parametrize("seed", os.environ.get("FRAMES_SEEDS", "1").split())
@pytest.mark.parametrize("kinds", [{}, {"FRAMES_WIDE": "1"}], ids=["plain", "wide"])
def test_nearly_all_random_views_from_the_right_to_the_left_are_mirrored(browser, seed, kinds):
    count = os.environ.get("FRAMES_COUNT", "200")
    trees, wrong = failures(browser, solved=True, FRAMES_SEED=seed, FRAMES_COUNT=count, FRAMES_MIRRORED="1", **kinds)
    assert len(trees) > int(count) / 2
    assert len(wrong) <= (len(trees) / 100 if kinds else 0), f"{len(wrong)} of {len(trees)}:\n{codes(wrong)}"


@pytest.mark.parametrize("seed", os.environ.get("FRAMES_SEEDS", "1 2").split())
def test_nearly_all_random_views_with_room_below_nothing_stand_where_swiftui_puts_them(browser, seed):
    """Distances and paddings below nothing, a layout of the program's own, bars beside, and proportions of anything. A layout
    of the program's own beside others in a row, and paddings that take more than there is, may stand otherwise."""
    count = os.environ.get("FRAMES_COUNT", "200")
    trees, wrong = failures(browser, solved=True, FRAMES_SEED=seed, FRAMES_COUNT=count, FRAMES_MORE="1")
    assert len(trees) > int(count) / 2
    assert len(wrong) <= len(trees) / 30, f"{len(wrong)} of {len(trees)}:\n{codes(wrong)}"


@pytest.mark.parametrize("seed", os.environ.get("FRAMES_SEEDS", "1 2").split())
@pytest.mark.parametrize("kinds", [{}, {"FRAMES_WIDE": "1"}], ids=["plain", "wide"])
def test_nearly_all_random_views_with_controls_and_pictures_stand_where_swiftui_puts_them(browser, seed, kinds):
    count = os.environ.get("FRAMES_COUNT", "200")
    trees, wrong = pieces(browser, FRAMES_SEED=seed, FRAMES_COUNT=count, **kinds)
    assert len(trees) > int(count) / 3
    assert len(wrong) <= len(trees) / 60, f"{len(wrong)} of {len(trees)}:\n{codes(wrong)}"


def test_idioms_say_where_swiftui_puts_their_views(measured):
    """The cases of Examples/Frames/Idioms say themselves what is wanted: x, y, width and height; what is empty is not compared."""
    wrong, count = [], 0
    for case, views in measured.items():
        for view, found in views.items():
            if view.startswith("@"):
                wanted = [float(value) if value else None for value in view[1:].split(",")]
                count += 1
                if any(w is not None and abs(w - f) > 0.51 for w, f in zip(wanted, found)):
                    wrong.append(f"{case}: {wanted}, found {[round(value, 2) for value in found]}")
    assert count > 200
    assert not wrong, "\n".join([f"{len(wrong)} of {count}", *wrong])


def test_what_a_program_says_is_stronger_than_the_platforms_own_style(browser):
    """All rules of the style sheet lie in a layer, which rules outside of it win against, but for what the script says."""
    frames = Frames()
    page = frames.open(browser)
    rules = page.evaluate("""() => {
      const sheet = [...document.styleSheets].find(sheet => sheet.href?.includes("/base."))
      return [...sheet.cssRules].map(rule => rule.constructor.name + " " + (rule.selectorText ?? rule.name ?? ""))
    }""")
    page.close()
    frames.end()
    assert rules.count("CSSLayerBlockRule base") == 1
    assert len(rules) > 5 and all("[data-" in rule for rule in rules if rule != "CSSLayerBlockRule base"), rules
