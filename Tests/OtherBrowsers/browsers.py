"""WebKitGTK by WebDriver and Firefox by Marionette, its own protocol, with the same few acts: real keys, presses, wheels."""

import shutil
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 30


class Browser:
    """One window of a browser."""

    name = ""

    def script(self, code: str):
        """What a function's body returns: for looking, not for acting."""
        raise NotImplementedError

    def until(self, code: str):
        """Waits for a body to return something that is true, and gives it."""
        end = time.monotonic() + PATIENCE
        while True:
            if found := self.script(code):
                return found
            assert time.monotonic() < end, f"never came true in {self.name}: {code}; {self.script('return document.body.innerText.slice(0, 400)')}"
            time.sleep(0.1)

    def see(self, text: str):
        """Waits until a text is on the screen."""
        self.until(f"return document.body.innerText.includes({text!r})")


class Firefox(Browser):
    name = "Firefox"

    def __init__(self, driver):
        self.driver = driver

    def go(self, url):
        self.driver.navigate(url)

    def back(self):
        self.driver.go_back()

    def reload(self):
        self.driver.refresh()

    def script(self, code):
        return self.driver.execute_script(code)

    def _find(self, selector):
        from marionette_driver import By
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def press(self, selector):
        self._find(selector).click()

    def type(self, text):
        self.driver.actions.sequence("key", "keyboard").send_keys(text).perform()

    def wheel(self, selector, way):
        self.driver.actions.sequence("wheel", "wheel").scroll(0, 0, 0, way, origin=self._find(selector)).perform()


class WebKit(Browser):
    name = "WebKitGTK"

    def __init__(self, driver):
        self.driver = driver

    def go(self, url):
        self.driver.get(url)

    def back(self):
        self.driver.back()

    def reload(self):
        self.driver.refresh()

    def script(self, code):
        return self.driver.execute_script(code)

    def press(self, selector):
        self.driver.find_element("css selector", selector).click()

    def type(self, text):
        from selenium.webdriver import ActionChains
        ActionChains(self.driver).send_keys(text).perform()

    def wheel(self, selector, way):
        from selenium.webdriver import ActionChains
        from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
        element = self.driver.find_element("css selector", selector)
        ActionChains(self.driver).scroll_from_origin(ScrollOrigin.from_element(element), 0, way).perform()


@contextmanager
def firefox():
    from marionette_driver.marionette import Marionette
    with tempfile.TemporaryDirectory() as folder:
        driver = Marionette(
            host="127.0.0.1", port=0, bin=shutil.which("firefox-esr") or shutil.which("firefox"), headless=True,
            profile=None, workspace=folder, gecko_log=str(Path(folder) / "log"))
        driver.start_session()
        try:
            driver.set_window_rect(width=1100, height=800)
            yield Firefox(driver)
        finally:
            driver.quit(in_app=False)


@contextmanager
def webkit():
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service
    options = Options()
    options.add_argument("--automation")
    for path in ("/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser", "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser",
                 "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser", "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.0/MiniBrowser"):
        if Path(path).exists():
            options.binary_location = path
            break
    driver = webdriver.WebKitGTK(options=options, service=Service(shutil.which("WebKitWebDriver")))
    try:
        driver.set_window_size(1100, 800)
        yield WebKit(driver)
    finally:
        driver.quit()
