"""Painting: idioms of Examples/Frames/Paint look like the same drawings made as vector graphics."""

import base64
import math

import pytest

from frames import BINARY

import servers

RED, GREEN, BLUE, YELLOW, BLACK = "#f00", "#0c0", "#00f", "#ff0", "#000"


def rect(x, y, width, height, fill=RED, more=""):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" {more}/>'


def line(x, y, width, height, stroke, more=""):
    """A line of a width that lies half outside of a rectangle."""
    return rect(x, y, width, height, "none", f'stroke="{BLUE}" stroke-width="{stroke}" {more}')


def circle(x, y, radius, fill=RED, more=""):
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" {more}/>'


def ring(x, y, radius, width, color=BLUE):
    return circle(x, y, radius, "none", f'stroke="{color}" stroke-width="{width}"')


def path(outline, fill=RED, more=""):
    return f'<path d="{outline}" fill="{fill}" {more}/>'


def around(x, y, width, height, inside, color=BLUE):
    """A line that lies wholly inside of a rectangle."""
    return rect(x + inside / 2, y + inside / 2, width - inside, height - inside, "none", f'stroke="{color}" stroke-width="{inside}"')


def moved(transform, *inside):
    return f'<g transform="{transform}">{"".join(inside)}</g>'


def gradient(first, last, vertical=False, opacity=1):
    end = 'x2="0" y2="1"' if vertical else ""
    return f'<linearGradient id="g" {end}><stop stop-color="{first}"/><stop offset="1" stop-color="{last}" stop-opacity="{opacity}"/></linearGradient>'


def fading(top, bottom):
    """A gradient from blue to white between two heights."""
    return (f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="{top}" y2="{bottom}">'
            f'<stop stop-color="{BLUE}"/><stop offset="1" stop-color="#fff"/></linearGradient>')


def points(kind, place):
    """A gradient from red to blue at a place in points."""
    return f'<{kind} id="g" gradientUnits="userSpaceOnUse" {place}><stop stop-color="{RED}"/><stop offset="1" stop-color="{BLUE}"/></{kind}>'


def blurred(radius, inside):
    return f'<filter id="b" x="-1" y="-1" width="3" height="3" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="{radius}"/></filter><g filter="url(#b)">{inside}</g>'


def polygon(*points):
    return f'<polygon points="{" ".join(f"{60 + x},{60 + y}" for x, y in points)}" fill="{RED}"/>'


def near(x, y):
    """A point of a square of 40, turned by 60 degrees around its upright middle and seen from 40 away."""
    nearer = 40 / (40 + x * math.sin(math.radians(60)))
    return x * math.cos(math.radians(60)) * nearer, y * nearer


DIAMOND = "M60,30L90,60L60,90L30,60Z"
TRIANGLE = "M60,30L90,90L30,90Z"
UNEVEN = "M50,30H100V80A10,10 0 0 1 90,90H20V60A30,30 0 0 1 50,30Z"
PILE = rect(30, 30, 60, 60) + rect(60, 60, 40, 40, BLUE)

# The content of a vector graphic of 120 by 120 for each drawing.
WANTED = {
    "ground-circle": circle(60, 60, 15) + rect(30, 55, 60, 10, BLUE),
    "ground-surface": rect(30, 40, 60, 40),
    "ground-twice": rect(20, 30, 80, 60, YELLOW, 'rx="10"') + rect(30, 40, 60, 40) + rect(40, 50, 40, 20, BLUE),
    "ground-shape": path("M60,30L115,60L60,90L5,60Z") + rect(30, 55, 60, 10, BLUE),
    "clip-shadow": circle(80, 80, 30, BLACK) + circle(60, 60, 30),
    "clip-own-shadow": path("M80,30L110,90L50,90Z", BLACK) + path(TRIANGLE),
    "clip-blur": blurred(6, circle(60, 60, 30)),
    "clip-border": circle(60, 60, 30) + around(30, 30, 60, 60, 4),
    "clip-offset": rect(60, 30, 30, 60),
    "clip-overflow": rect(40, 50, 40, 20),
    "clip-twice": rect(40, 40, 40, 40),
    "clip-uneven": path(UNEVEN),
    "mask-gradient": gradient(BLUE, BLUE, opacity=0) + rect(20, 20, 80, 80, "url(#g)"),
    "mask-shape": rect(20, 20, 80, 80, BLUE, 'rx="20"'),
    "mask-shadow": gradient(BLUE, BLUE, opacity=0)
    + '<linearGradient id="s"><stop stop-color="#f00"/><stop offset="1" stop-color="#f00" stop-opacity="0"/></linearGradient>'
    + rect(30, 60, 60, 60, "url(#s)") + rect(30, 30, 60, 60, "url(#g)"),
    "avatar": circle(70, 70, 33, BLACK) + circle(60, 60, 30) + ring(60, 60, 30, 6),
    "shadow-translucent": rect(60, 40, 40, 40, BLACK, 'opacity=".5"') + rect(40, 40, 40, 40, RED, 'opacity=".5"'),
    "shadow-stack": rect(30, 65, 30, 30, BLACK) + rect(80, 65, 30, 30, BLACK) + rect(20, 45, 30, 30) + rect(70, 45, 30, 30),
    "border-color": rect(30, 30, 60, 60) + around(30, 30, 60, 60, 6),
    "border-picture": rect(30, 30, 60, 60) + around(30, 30, 60, 60, 6),
    "border-stack": rect(30, 30, 60, 30) + rect(30, 60, 60, 30, GREEN) + around(30, 30, 60, 60, 6),
    "border-row": rect(30, 30, 30, 60) + rect(60, 30, 30, 60, GREEN) + around(30, 30, 60, 60, 6),
    "border-scroll": rect(30, 30, 60, 60) + around(30, 30, 60, 60, 6),
    "border-padding": rect(40, 40, 40, 40) + around(30, 30, 60, 60, 6) + around(26, 26, 68, 68, 2, GREEN),
    "background-padding": rect(20, 20, 80, 80, GREEN) + rect(30, 30, 60, 60, BLUE) + rect(40, 40, 40, 40),
    "background-capsule": rect(30, 40, 60, 40, BLUE, 'rx="20"') + rect(40, 50, 40, 20),
    "background-offset": rect(50, 50, 40, 40, BLUE) + rect(40, 40, 40, 40),
    "corner": rect(30, 30, 60, 60, BLUE, 'rx="15"') + rect(40, 40, 40, 40),
    "stroke-rectangle": line(30, 30, 60, 60, 8),
    "stroke-rounded": line(30, 30, 60, 60, 8, 'rx="15"'),
    "stroke-circle": ring(60, 60, 30, 8),
    "stroke-capsule": line(20, 40, 80, 40, 8, 'rx="20"'),
    "stroke-inside": line(34, 34, 52, 52, 8, 'rx="11"'),
    "stroke-circle-inside": ring(60, 60, 26, 8),
    "stroke-filled": rect(30, 30, 60, 60, RED, 'rx="15"') + line(30, 30, 60, 60, 12, 'rx="15" stroke-opacity=".5"'),
    "stroke-uneven": path(UNEVEN, "none", f'stroke="{BLUE}" stroke-width="8"'),
    "stroke-own": path(TRIANGLE, "none", f'stroke="{BLUE}" stroke-width="6"'),
    "stroke-own-dashed": path(TRIANGLE, "none", f'stroke="{BLUE}" stroke-width="6" stroke-dasharray="12 6"'),
    "stroke-own-round": path(TRIANGLE, "none", f'stroke="{BLUE}" stroke-width="16" stroke-linejoin="round"'),
    "stroke-trim": path("M90,60A30,30 0 0 1 60,90", "none", f'stroke="{BLUE}" stroke-width="6"'),
    "stroke-inset": ring(60, 60, 30, 6),
    "stroke-dashed-rectangle": line(30, 30, 60, 60, 4, 'stroke-dasharray="10 5"'),
    "stroke-gradient": gradient(RED, BLUE, vertical=True) + ring(60, 60, 30, 10, "url(#g)"),
    "stroke-gradient-capsule": fading(40, 80) + line(20, 40, 80, 40, 8, 'rx="20" style="stroke:url(#g)"'),
    "stroke-dashed-capsule": fading(40, 80) + line(20, 40, 80, 40, 4, 'rx="20" stroke-dasharray="10 5" style="stroke:url(#g)"'),
    "stroke-gradient-uneven": fading(30, 90) + path(UNEVEN, "none", 'stroke="url(#g)" stroke-width="8"'),
    "border-gradient": fading(30, 90) + rect(30, 30, 60, 60) + around(30, 30, 60, 60, 6, "url(#g)"),
    "border-gradient-row": fading(30, 90) + rect(30, 30, 30, 60) + rect(60, 30, 30, 60, GREEN) + around(30, 30, 60, 60, 6, "url(#g)"),
    "stroke-shared": line(20, 40, 40, 40, 8) + rect(60, 40, 40, 40),
    "fill-own": path(TRIANGLE),
    "fill-ellipse": f'<ellipse cx="60" cy="60" rx="40" ry="20" fill="{RED}"/>',
    "position-offset": rect(40, 40, 20, 20),
    "offset-position": rect(40, 40, 20, 20),
    "position-edge": rect(-10, 50, 20, 20),
    "offset-twice": rect(50, 70, 20, 20, BLUE) + rect(70, 70, 20, 20),
    "turn-scale": moved("translate(60,60) scale(2,1) rotate(30)", rect(-20, -10, 40, 20)),
    "scale-turn": moved("translate(60,60) rotate(30) scale(2,1)", rect(-20, -10, 40, 20)),
    "turn-anchors": moved("rotate(45,80,70) rotate(90,40,50)", rect(40, 50, 40, 20)),
    "turn-scale-anchors": moved("translate(80,70) scale(.5) translate(-80,-70) rotate(45,40,50)", rect(40, 50, 40, 20)),
    "scale-turn-anchors": moved("rotate(45,40,50) translate(80,70) scale(.5) translate(-80,-70)", rect(40, 50, 40, 20)),
    "scale-twice": rect(50, 45, 40, 20),
    "offset-turn": moved("rotate(90,60,60)", rect(70, 50, 40, 20)),
    "turn-offset": rect(80, 40, 20, 40),
    "mirror": rect(30, 40, 20, 40, BLUE) + rect(50, 40, 40, 40),
    "turn-clip": '<clipPath id="c"><rect x="30" y="30" width="60" height="60"/></clipPath><g clip-path="url(#c)">'
    + moved("rotate(45,60,60)", rect(30, 30, 60, 60)) + "</g>",
    "turn-background": rect(40, 40, 40, 40, BLUE) + moved("rotate(45,60,60)", rect(40, 40, 40, 40)),
    "turn-space": rect(45, 30, 30, 60),
    "turn-space-near": polygon(near(20, 20), near(20, -20), near(-20, -20), near(-20, 20)),
    "turn-space-behind": rect(45 - 20 * math.sin(math.radians(60)), 30, 30, 60),
    "overlay-corner": rect(30, 30, 60, 60) + rect(70, 70, 20, 20, BLUE),
    "overlay-outside": rect(40, 40, 40, 40) + rect(30, 30, 20, 20, BLUE),
    "opacity-group": f'<g opacity=".5">{PILE}</g>',
    "opacity-each": f'<g opacity=".25">{PILE}</g>',
    "order": rect(50, 50, 60, 60, BLUE) + rect(30, 30, 60, 60),
    "mix": rect(30, 30, 60, 60) + rect(60, 60, 40, 40, "#fff") + rect(60, 60, 30, 30, "#fc0"),
    "mix-group": rect(10, 10, 100, 100, YELLOW) + rect(30, 30, 60, 60) + rect(70, 70, 40, 40, BLUE) + rect(70, 70, 20, 20, BLACK),
    "mix-through": rect(10, 10, 100, 100, YELLOW) + rect(30, 30, 60, 60) + rect(70, 70, 40, 40, BLACK),
    "gradient": gradient(RED, BLUE, vertical=True) + rect(20, 20, 80, 80, "url(#g)"),
    "gradient-inherited": gradient(RED, BLUE, vertical=True) + circle(60, 60, 40, "url(#g)"),
    "multiply": rect(30, 30, 60, 60, RED),
    "invert": rect(30, 30, 60, 60, BLUE),
    "mask-framed": circle(60, 60, 20, BLUE),
    "mask-corner": circle(40, 40, 20, BLUE),
    "mask-padded": rect(30, 30, 60, 60, BLUE),
    "mask-fade": '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#00f" stop-opacity="0"/><stop offset="1" stop-color="#00f"/></linearGradient>'
    + rect(20, 20, 80, 40, "url(#g)") + rect(20, 60, 80, 40, BLUE),
    "mask-row": circle(30, 60, 10, BLUE) + rect(60, 50, 40, 20, BLUE, 'rx="5"'),
    "mask-turned": rect(60, 40, 20, 20, BLUE) + moved("rotate(45,70,75)", rect(65, 70, 10, 10, BLUE)),
    "mask-opacity": rect(30, 30, 60, 60, BLUE, 'opacity=".5"'),
    "mask-stroke": ring(60, 60, 35, 10),
    "mask-own": path(TRIANGLE, BLUE),
    "mask-outside": rect(50, 30, 60, 60, BLACK) + rect(30, 30, 60, 60, GREEN) + circle(60, 60, 10, BLUE),
    "mask-whole-turned": rect(50, 20, 20, 80, BLUE),
    "mask-reverse": path("M20,20H100V100H20ZM40,60A20,20 0 0 0 80,60A20,20 0 0 0 40,60Z", BLUE),
    "cut-out": rect(20, 20, 80, 80) + circle(60, 60, 20, GREEN),
    "mask-nested": circle(60, 60, 20, BLUE),
    "canvas-linear": points("linearGradient", 'x1="40" y1="0" x2="80" y2="20"') + rect(10, 10, 100, 100, "url(#g)"),
    "canvas-mirror": points("linearGradient", 'x1="10" x2="35" spreadMethod="reflect"') + rect(10, 10, 100, 100, "url(#g)"),
    "canvas-radial": points("radialGradient", 'cx="40" cy="50" fr="10" r="40"') + rect(10, 10, 100, 100, "url(#g)"),
    "canvas-clips": rect(40, 40, 40, 40),
    "canvas-clip-inverse": path("M10,10H110V110H10ZM30,60A30,30 0 0 0 90,60A30,30 0 0 0 30,60Z"),
    "canvas-threshold": rect(20, 0, 80, 120, BLUE),
    "canvas-multiply": rect(20, 20, 80, 80, BLUE),
    "canvas-layer-clip": circle(60, 60, 30),
    "canvas-layer-clip-inverse": path("M10,10H110V110H10ZM30,60A30,30 0 0 0 90,60A30,30 0 0 0 30,60Z"),
    "size-framed": path(DIAMOND, BLUE),
    "size-filling": path(DIAMOND, BLUE),
    "size-line": f'<path d="{DIAMOND}" fill="none" stroke="{BLUE}" stroke-width="6"/>',
    "size-clip": path(DIAMOND, BLUE),
    "size-clip-filling": path(DIAMOND, BLUE),
    "size-trim": f'<path d="M90,60A30,30 0 0 1 30,60" fill="none" stroke="{BLUE}" stroke-width="10"/>',
    "container-shape": rect(30, 30, 60, 60, BLUE, 'rx="10"') + circle(60, 60, 10),
    "size-background": path(DIAMOND, BLUE),
    "canvas-symbols": rect(15, 22.5, 30, 15) + rect(25, 25, 10, 10, BLUE) + rect(60, 20, 40, 20) + rect(52.5, 65, 15, 30) + rect(80, 72.5, 10, 15),
    "blur-opacity": f'<g opacity=".5">{blurred(5, rect(40, 40, 40, 40))}</g>',
}

# Drawings by mask, and those by which they are drawn without one.
SAME = {"mask-star": "star", "mask-letters": "letters"}

# How far two pictures are from each other: the part of all points of which a colour differs by more than an eighth.
DIFFERENCE = """async ([one, other]) => {
  const points = async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d")
    canvas.drawImage(picture, 0, 0)
    return canvas.getImageData(0, 0, picture.width, picture.height).data
  }
  const [first, second] = [await points(one), await points(other)]
  if (first.length !== second.length) return 1
  let count = 0
  for (let at = 0; at < first.length; at += 4) {
    if ([0, 1, 2].some((part) => Math.abs(first[at + part] - second[at + part]) > 32)) count++
  }
  return count / (first.length / 4)
}"""


@pytest.fixture(scope="module")
def page(browser):
    program = servers.Process(binary=BINARY, PORT="0", FRAMES_PAINT="1")
    page = browser.new_page(viewport={"width": 300, "height": 800})
    page.goto(program.wait_for(r"(http://\S+)")[1])
    page.wait_for_function("() => document.querySelector('[data-mk]') && !document.querySelector('[data-mk]:not([data-mi])')")
    # Outlines that depend on a size are drawn anew once the page has told it.
    page.wait_for_function(
        """() => ["filling", "line", "background"].every((name) =>
          document.querySelector(`[data-id=drawing-size-${name}] path`).getAttribute("d").startsWith("M0.5 0.2 "))"""
    )
    yield page
    page.close()
    program.end()


@pytest.fixture(scope="module")
def easel(browser):
    page = browser.new_page(viewport={"width": 300, "height": 300})
    yield page
    page.close()


def picture(page, name: str) -> str:
    return base64.b64encode(page.locator(f'[data-id="drawing-{name}"]').screenshot()).decode()


def drawn(easel, inside: str) -> str:
    easel.set_content(f'<body style="margin:0"><svg width="120" height="120" style="display:block;background:#fff">{inside}</svg>')
    return base64.b64encode(easel.locator("svg").screenshot()).decode()


@pytest.mark.parametrize("name", WANTED)
def test_idioms_look_like_the_same_drawing_by_other_means(page, easel, name):
    difference = easel.evaluate(DIFFERENCE, [picture(page, name), drawn(easel, WANTED[name])])
    # What is turned or round differs in the points along its edges.
    assert difference < 0.004, f"{difference:.1%}"


def test_drawings_that_differ_are_told_apart(easel):
    one = drawn(easel, rect(30, 30, 60, 60))
    assert easel.evaluate(DIFFERENCE, [one, drawn(easel, rect(30, 30, 62, 60))]) > 0.004
    assert easel.evaluate(DIFFERENCE, [one, one]) == 0


def test_every_drawing_is_compared(page):
    names = page.locator('[data-id^="drawing-"]').evaluate_all("all => all.map(one => one.dataset.id.slice(8))")
    assert set(names) == {*WANTED, *SAME, *SAME.values(), "text", "text-gradient", "mask-text-gradient"}


@pytest.mark.parametrize("name", SAME)
def test_what_is_seen_through_letters_looks_like_letters(page, easel, name):
    difference = easel.evaluate(DIFFERENCE, [picture(page, name), picture(page, SAME[name])])
    assert difference < 0.01, f"{difference:.1%}"


@pytest.mark.parametrize("name", ["text-gradient", "mask-text-gradient"])
def test_a_gradient_paints_the_letters_of_a_text_and_nothing_else(page, easel, name):
    """Where the black letters are black the gradient shows its colour, and where they are not nothing is painted."""
    wrong = easel.evaluate(
        """async ([black, painted]) => {
          const points = async (data) => {
            const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
            const canvas = new OffscreenCanvas(120, 120).getContext("2d")
            canvas.drawImage(picture, 0, 0)
            return canvas.getImageData(0, 0, 120, 120).data
          }
          const [letters, colors] = [await points(black), await points(painted)]
          let [wrong, inside] = [0, 0]
          const reds = []
          for (let at = 0; at < letters.length; at += 4) {
            const isLetter = letters[at] < 10, isPaper = letters[at] > 245
            if (isLetter) { inside++; reds.push([(at / 4) % 120, colors[at]]) }
            if (isLetter && colors[at + 1] > 40) wrong++
            if (isPaper && colors[at] + colors[at + 1] + colors[at + 2] < 700) wrong++
          }
          reds.sort((one, other) => one[0] - other[0])
          return { wrong, inside, first: reds[0][1], last: reds.at(-1)[1] }
        }""",
        [picture(page, "text"), picture(page, name)],
    )
    assert wrong["inside"] > 500 and wrong["wrong"] == 0
    assert wrong["first"] > 200 and wrong["last"] < 55
