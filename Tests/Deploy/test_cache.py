"""The shared HTTP cache of deploy/cache.conf, with real nginx: readers of two machines are one customer of a service."""

import os
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from conftest import DEPLOY
from playwright.sync_api import expect

from servers import Process, Reader, StandIns, free_port


class Service:
    """Passes requests on to stand-ins and counts them."""

    def __init__(self, target: str):
        self.asked: Counter[str] = Counter()
        self.delay = 0.0
        self.status = 0
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                service.asked[self.path] += 1
                time.sleep(service.delay)
                fields = {name: value for name, value in self.headers.items() if name.lower() not in ("host", "connection", "accept-encoding")}
                try:
                    answer = urllib.request.urlopen(urllib.request.Request(target + self.path, headers=fields), timeout=20)
                except urllib.error.HTTPError as error:
                    answer = error
                body = answer.read()
                self.send_response(service.status or answer.status)
                for name, value in answer.headers.items():
                    if name.lower() not in ("content-length", "transfer-encoding", "connection", "date", "server"):
                        self.send_header(name, value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *arguments):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def end(self):
        self.server.shutdown()


@pytest.fixture
def service():
    stand_ins = StandIns()
    service = Service(stand_ins.url)
    yield service
    service.end()
    stand_ins.end()


@pytest.fixture
def cache(tmp_path, service):
    port = free_port()
    text = (DEPLOY / "cache.conf").read_text()
    # The test's folder is closed to nginx's own user.
    if os.geteuid() == 0:
        text = "user root;\n" + text
    for old, new in [("listen 127.0.0.1:8090", f"listen 127.0.0.1:{port}"), ("/run/", f"{tmp_path}/"),
                     ("/var/cache/newsreel", f"{tmp_path}/cache"), ("resolver 127.0.0.53 valid=60s;", ""),
                     ("newsapi.org 1;", "newsapi.org 1; 127.0.0.1 1;")]:
        assert old in text, old
        text = text.replace(old, new)
    file = tmp_path / "cache.conf"
    file.write_text(text)
    process = Process("-c", str(file), "-g", "daemon off;", binary=Path("/usr/sbin/nginx"))
    process.port = port
    process.url = f"http://127.0.0.1:{port}"
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{process.url}/health", timeout=5)
            break
        except OSError:
            time.sleep(0.05)
    yield process
    process.end()


def reader(service: Service, cache, folder: Path) -> Reader:
    # A folder for each: two machines share no file.
    return Reader(service.url, free_port(), data=str(folder), NEWSREEL_CACHE=cache.url)


def ask(address: str, **fields: str):
    return urllib.request.urlopen(urllib.request.Request(address, headers=fields), timeout=20)


def test_what_one_machine_has_asked_another_has(service, cache, browser, tmp_path):
    machines = [reader(service, cache, tmp_path / name) for name in ("one", "two")]
    try:
        for machine in machines:
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{machine.port}/movies")
            expect(page.get_by_role("link").filter(has_text="★").or_(page.locator("a img")).first).to_be_visible(timeout=20_000)
            page.close()
    finally:
        for machine in machines:
            machine.end()
    lists = {path: count for path, count in service.asked.items() if path.startswith("/3/movie") or path.startswith("/3/trending")}
    assert lists and set(lists.values()) == {1}, service.asked


def test_many_at_once_are_one_request(service, cache):
    service.delay = 0.5
    address = f"{cache.url}/http/{service.url.removeprefix('http://')}/3/movie/popular?api_key=one&page=1"
    answers: list[bytes] = []
    threads = [threading.Thread(target=lambda: answers.append(ask(address).read())) for _ in range(30)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 30 and len(set(answers)) == 1
    assert service.asked["/3/movie/popular?api_key=one&page=1"] == 1
    # Another key is another customer, and who reloads is told what is so now.
    ask(address.replace("=one", "=two"))
    assert service.asked["/3/movie/popular?api_key=two&page=1"] == 1
    assert ask(address, **{"Cache-Control": "no-cache"}).headers["X-Cache"] == "BYPASS"
    assert service.asked["/3/movie/popular?api_key=one&page=1"] == 2
    assert ask(address).headers["X-Cache"] == "HIT"


def test_a_service_that_fails_is_spoken_for_and_others_are_not_known(service, cache):
    host = service.url.removeprefix("http://")
    address = f"{cache.url}/http/{host}/3/genre/movie/list?api_key=one"
    before = ask(address).read()
    service.status = 503
    answer = ask(address, **{"X-Else": "1"})
    assert answer.read() == before
    with pytest.raises(urllib.error.HTTPError, match="421"):
        ask(f"{cache.url}/http/localhost:{host.split(':')[1]}/3/genre/movie/list")


def test_without_the_cache_services_are_asked_themselves(service, cache, browser, tmp_path):
    machine = reader(service, cache, tmp_path / "one")
    cache.end()
    try:
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{machine.port}/movies")
        expect(page.get_by_role("link").filter(has_text="★").or_(page.locator("a img")).first).to_be_visible(timeout=20_000)
        page.close()
    finally:
        machine.end()
    assert any(path.startswith("/3/") for path in service.asked)
