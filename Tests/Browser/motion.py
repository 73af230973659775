"""What moves on a page, seen frame by frame."""

from playwright.sync_api import Page, expect

# Notes in each frame what `look` says.
RECORD = """() => {
  window.frames_ = []
  const see = LOOK
  const number = window.recording = (window.recording ?? 0) + 1
  const note = () => {
    if (window.recording !== number) return
    const seen = see()
    if (seen) window.frames_.push(seen)
    requestAnimationFrame(note)
  }
  note()
}"""

# How much moves in time, and not by scrolling.
MOVING = "document.getAnimations().filter((each) => each.timeline === document.timeline).length"

# Where the pages of the foremost stack are: those that go, and the one that is there.
PAGES = """() => {
  const x = (each) => each.getBoundingClientRect().x
  const pages = [...document.querySelectorAll(".nv:not(dialog *)>.pa")]
  const gone = pages.find((each) => each.matches(".gone")), now = pages.find((each) => !each.matches(".gone"))
  return gone && now && [x(gone), x(now)]
}"""

# Where a dialog is, how much of it is seen, and whether it goes.
DIALOG = """() => {
  const dialog = document.querySelector("dialog")
  if (!dialog) return
  const { y, width } = dialog.getBoundingClientRect()
  const { opacity } = getComputedStyle(dialog)
  return [y, Number(opacity), width, dialog.matches(".gone")]
}"""


def at_rest(page: Page):
    """Waits until nothing comes or goes any more."""
    expect(page.locator(".gone")).to_have_count(0)
    page.wait_for_function(f"() => {MOVING} === 0")


def slow_down(page: Page, rate: float = 0.3):
    """Everything moves slower, so that machines with much to do see it move."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": rate})


def record(page: Page, look: str):
    page.evaluate(RECORD.replace("LOOK", look))


def recorded(page: Page, least: int = 4) -> list:
    """What was seen, once no more than that comes; at least so many frames of it, which are not all alike."""
    page.wait_for_function(f"() => window.frames_.length && {MOVING} === 0")
    frames = page.evaluate("() => { window.recording = 0; return window.frames_ }")
    assert len(frames) >= least, frames
    return frames


def falls(values: list[float]) -> bool:
    return values == sorted(values, reverse=True) and values[0] > values[-1]


def rises(values: list[float]) -> bool:
    return values == sorted(values) and values[0] < values[-1]
