"""Two readers behind nginx and HAProxy, with the configurations of deploy/ as they are but for addresses."""

import os
import shutil
import ssl
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "Browser"))

from servers import ROOT, Process, Reader, StandIns, free_port  # noqa: E402

DEPLOY = ROOT / "deploy"


class Site:
    """Two servers on ports of their own, and what is in front of them."""

    def __init__(self, proxy: str, folder: Path):
        self.folder = folder
        self.stand_ins = StandIns()
        self.public = free_port()
        self.ports = [free_port(), free_port()]
        self.url = f"https://localhost:{self.public}/"
        self._certify()
        self.servers = [self.start(port) for port in self.ports]
        self.proxy = getattr(self, f"_{proxy}")()
        for _ in range(200):
            try:
                self.get("~/health")
                break
            except OSError:
                time.sleep(0.05)

    def start(self, port: int) -> Reader:
        database = os.environ.get("NEWSREEL_TEST_POSTGRES")
        return Reader(
            self.stand_ins.url, port, data=database or str(self.folder / "data"), NEWSREEL_SECRET="shared", NEWSREEL_GRACE="2",
            NEWSREEL_TRUST_PROXY="127.0.0.1", NEWSREEL_ORIGIN=self.url.rstrip("/"))

    def curl(self, path: str, *arguments: str) -> str:
        return subprocess.run(
            ["curl", "-sk", "--max-time", "20", *arguments, self.url + path], capture_output=True, text=True).stdout

    def get(self, path: str) -> str:
        return urllib.request.urlopen(self.url + path, timeout=20, context=ssl._create_unverified_context()).read().decode()

    def end(self):
        self.proxy.end()
        for each in [*self.servers, self.stand_ins]:
            each.end()

    def _certify(self):
        certificate, key = self.folder / "certificate.pem", self.folder / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
             "-keyout", key, "-out", certificate], check=True, capture_output=True)
        (self.folder / "certificate-and-key.pem").write_text(certificate.read_text() + key.read_text())

    def _adapt(self, name: str, *changes: tuple[str, str]) -> Path:
        text = (DEPLOY / name).read_text()
        both = [("127.0.0.1:8081", f"127.0.0.1:{self.ports[0]}"), ("127.0.0.1:8082", f"127.0.0.1:{self.ports[1]}")]
        for old, new in [*both, ("/etc/newsreel/", f"{self.folder}/"), *changes]:
            assert old in text, old
            text = text.replace(old, new)
        file = self.folder / name
        file.write_text(text)
        return file

    def _nginx(self) -> Process:
        file = self._adapt(
            "nginx.conf", ("listen 443 ", f"listen 127.0.0.1:{self.public} "), ("/run/", f"{self.folder}/"))
        return Process("-c", str(file), "-g", "daemon off;", binary=Path("/usr/sbin/nginx"))

    def _haproxy(self) -> Process:
        file = self._adapt("haproxy.cfg", ("bind :443 ", f"bind 127.0.0.1:{self.public} "))
        return Process("-f", str(file), "-db", binary=Path("/usr/sbin/haproxy"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(params=["nginx", "haproxy"])
def site(request, tmp_path):
    os.chmod(tmp_path, 0o755)
    site = Site(request.param, tmp_path)
    site.name = request.param
    yield site
    site.end()
