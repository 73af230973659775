"""What is measured in Chromium."""

import shutil

from playwright.sync_api import Browser, Playwright

from .server import Server
from .sessions import KEYS

# Rows are counted by their pictures, of which each has one. Times are those of the page's own clock.
WATCH = """
window.rowsAt = new Promise(resolve => {
  const look = () => document.images.length >= 100 && (resolve(performance.now()), true)
  new MutationObserver((_, watcher) => look() && watcher.disconnect()).observe(document, {childList: true, subtree: true})
})
window.arm = () => {
  const before = document.images.length
  let pressed
  addEventListener("keydown", () => pressed = performance.now(), {capture: true, once: true})
  window.changed = new Promise(resolve => {
    const watcher = new MutationObserver(() => {
      if (document.images.length === before) return
      watcher.disconnect()
      resolve({ms: performance.now() - pressed, rows: document.images.length})
    })
    watcher.observe(document.body, {childList: true, subtree: true})
  })
}
"""
FIELD = "input[type=search], input[type=text], input:not([type])"


def launch(playwright: Playwright) -> Browser:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


def open_page(browser: Browser, server: Server):
    page = browser.new_context(viewport={"width": 1280, "height": 720}).new_page()
    page.set_default_timeout(10_000)
    page.add_init_script(WATCH)
    page.goto(f"http://127.0.0.1:{server.port}/", wait_until="commit")
    return page


def cold(browser: Browser, server: Server) -> float:
    """Milliseconds from the beginning of the navigation until 100 rows are in the document, with nothing cached."""
    page = open_page(browser, server)
    try:
        return page.evaluate("rowsAt")
    finally:
        page.context.close()


def keys(browser: Browser, server: Server, count: int) -> dict:
    """Milliseconds from each key to the changed rows in the document, and how many rows there were then."""
    page = open_page(browser, server)
    try:
        page.evaluate("rowsAt")
        page.wait_for_load_state("load")
        page.wait_for_timeout(500)
        page.locator(FIELD).first.focus()
        results = []
        for index in range(count):
            key = KEYS[index % len(KEYS)]
            page.evaluate("arm()")
            page.keyboard.press("Backspace" if key == "<" else key)
            results.append(page.evaluate("changed"))
            page.wait_for_timeout(20)
        return {"ms": [result["ms"] for result in results], "rows": [result["rows"] for result in results]}
    finally:
        page.context.close()
