"""Looks at what is seen, point by point."""

import base64

from playwright.sync_api import Locator

POINTS = """async ([data, places]) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d")
  canvas.drawImage(picture, 0, 0)
  return places.map(([x, y]) => [...canvas.getImageData(x * picture.width, y * picture.height, 1, 1).data])
}"""


def points(element: Locator, *places: tuple[float, float]) -> list[list[int]]:
    """The colours of an element as it is seen, at parts of its size."""
    picture = base64.b64encode(element.screenshot()).decode()
    easel = element.page.context.browser.new_page()
    try:
        return easel.evaluate(POINTS, [picture, places])
    finally:
        easel.close()
