"""The pages of Examples/Gallery, each in a process of its own."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page

from hands import reach
from servers import BINARY, Process

GALLERY = Path(os.environ.get("GALLERY_BINARY", BINARY.with_name("Gallery")))


class Gallery(Process):
    """One page, served."""

    def __init__(self, page: str):
        super().__init__("--port", "0", binary=GALLERY, GALLERY=page)
        self.url = self.wait_for(r"Serving at (http\S+)")[1]


@contextmanager
def gallery(page: str) -> Iterator[Gallery]:
    process = Gallery(page)
    try:
        yield process
        assert process.is_running, "".join(process.output)
    finally:
        process.end()


def named(page: Page, name: str) -> Locator:
    """The view with an accessibility identifier."""
    return page.locator(f'[data-id="{name}"]')


def middle(locator: Locator) -> tuple[float, float]:
    return place(locator, 0.5, 0.5)


def place(locator: Locator, x: float, y: float) -> tuple[float, float]:
    """A place in the view, by parts of its sides."""
    # What is hidden cannot be looked for; it stands beside what was looked for before.
    if locator.is_visible():
        reach(locator)
    box = locator.bounding_box()
    # Hands wait a moment for what is still on its way.
    for _ in range(20):
        locator.page.wait_for_timeout(40)
        before, box = box, locator.bounding_box()
        if box == before:
            break
    return box["x"] + box["width"] * x, box["y"] + box["height"] * y


def numbers(color: str) -> list[float]:
    """The components of a computed colour: 0 to 255, and the opacity; or of `color(srgb …)`, 0 to 1."""
    parts = [float(part) for part in re.findall(r"[\d.]+", color.removeprefix("color(srgb"))]
    if color.startswith("color("):
        parts[:3] = [round(part * 255) for part in parts[:3]]
    return parts if len(parts) == 4 else [*parts, 1.0]
