"""What programs learn of the reader's browser: where the reader is, the network, notifications, pictures; and maps. Needs `make sdk`."""

import re
import struct
import threading
import zlib
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import expect

from programs import PROJECTS, Run

pytestmark = [pytest.mark.timeout(900), pytest.mark.xdist_group("reel")]


def picture(red: int, green: int, blue: int, side: int = 256) -> bytes:
    """A PNG of one colour."""
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes([red, green, blue]) * side) * side
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Tiles(BaseHTTPRequestHandler):
    """A tile server: neighbours have other colours."""

    asked: list[str] = []

    def do_GET(self):
        Tiles.asked.append(self.path)
        column, row = (int(part) for part in re.match(r"/\d+/(\d+)/(\d+)\.png", self.path).groups())
        self.send_response(200)
        self.send_header("Content-Type", "image/png")
        self.end_headers()
        self.wfile.write(picture(200, 220, 120 + 80 * ((column + row) % 2)))

    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="module")
def device(tmp_path_factory) -> Iterator[Run]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Tiles)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    tiles = f"http://127.0.0.1:{server.server_port}/{{z}}/{{x}}/{{y}}.png"
    program = Run(PROJECTS / "Device", tmp_path_factory.mktemp("device"), NEWSREEL_TILES=tiles)
    yield program
    program.end()
    server.shutdown()


def test_the_reader_is_found_where_they_allow_it(visits, device):
    place = {"latitude": 48.137, "longitude": 11.575}
    page = visits.open(device.url, permissions=["geolocation"], geolocation=place).page
    expect(page.get_by_text("place: nowhere")).to_be_visible()
    page.get_by_role("button", name="Find me").click()
    expect(page.get_by_text("place: 48.137 11.575")).to_be_visible()
    page.context.set_geolocation({"latitude": 47.5, "longitude": 11})
    expect(page.get_by_text("place: 47.500 11.000")).to_be_visible()


def test_a_reader_who_does_not_want_it_is_not_found(visits, device):
    page = visits.open(device.url, permissions=[]).page
    page.get_by_role("button", name="Find me").click()
    expect(page.get_by_text(re.compile("place: (refused|failed)"))).to_be_visible()


def test_the_network_is_the_readers(visits, device):
    # The page loses its line.
    visits.allow("ERR_INTERNET_DISCONNECTED|WebSocket")
    page = visits.open(device.url).page
    expect(page.get_by_text("network: on", exact=True)).to_be_visible()
    page.context.set_offline(True)
    # The page says after a second that it has lost the line.
    expect(page.locator("#notice")).not_to_be_empty()
    page.context.set_offline(False)
    expect(page.get_by_text(re.compile(r"^network: on( off on)+\s*$"))).to_be_visible()


def test_the_browser_is_asked_for_notifications(whole_visits, device):
    page = whole_visits.open(device.url, permissions=["notifications"]).page
    # Browsers show them outside of the page: the page's own constructor is watched.
    page.evaluate("""() => {
      const shown = (window.shown = [])
      const Real = Notification
      window.Notification = class extends Real { constructor(title, options) { super(title, options); shown.push(title) } }
    }""")
    page.get_by_role("button", name="Notify").click()
    expect(page.get_by_text("note: allowed")).to_be_visible()
    page.wait_for_function("() => window.shown.includes('Rain')")


def test_a_sound_is_heard_and_its_end_is_told(visits, device):
    page = visits.open(device.url).page
    page.get_by_role("button", name="Ring").click()
    expect(page.get_by_text("bell: rang 0.3 s")).to_be_visible()


def test_a_picture_of_the_readers_is_chosen(visits, device, tmp_path):
    page = visits.open(device.url).page
    photo = tmp_path / "photo.png"
    photo.write_bytes(picture(200, 40, 40, side=300))
    with page.expect_file_chooser() as choice:
        page.get_by_role("button", name="Choose").click()
    choice.value.set_files(photo)
    chosen = page.get_by_role("img", name="chosen")
    expect(chosen).to_be_visible()
    page.wait_for_function("image => image.naturalWidth === 300", arg=chosen.element_handle())


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_map_is_made_of_tiles_and_can_be_moved(visits, device, size):
    page = visits.open(device.url, size=size).page
    map = page.get_by_label("Map", exact=True)
    expect(map.get_by_text("Gate")).to_be_visible()
    loaded = "() => { const all = [...document.querySelectorAll('[aria-label=Map] img')]; return all.length > 3 && all.every(i => i.naturalWidth === 256) }"
    page.wait_for_function(loaded)
    # The reader's browser asks this server alone.
    assert Tiles.asked and all(path.startswith("/") for path in Tiles.asked)
    gate, area = map.get_by_text("Gate").bounding_box(), map.bounding_box()
    # The Brandenburg Gate lies west of the middle, and a little south.
    assert area["x"] < gate["x"] < area["x"] + area["width"] / 2, (gate, area)
    middle = (area["x"] + area["width"] / 2, area["y"] + area["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] - 60, middle[1], steps=6)
    page.mouse.up()
    expect(page.get_by_text(re.compile(r"centre 13\.4[1-9]|centre 13\.[5-9]"))).to_be_visible()
    page.wait_for_function("x => document.evaluate(\"//*[text()='Gate']\", document, null, 9).singleNodeValue.getBoundingClientRect().x < x - 40", arg=gate["x"])
    former = page.evaluate("() => [...document.querySelectorAll('[aria-label=Map] img')].map(image => image.src)")
    page.get_by_role("button", name="Zoom in").click()
    # The page shows pictures of the next level; the server may have had them for another page.
    page.wait_for_function(
        """former => [...document.querySelectorAll("[aria-label=Map] img")].every(
            image => image.naturalWidth === 256 && !former.includes(image.src))""", arg=former)
