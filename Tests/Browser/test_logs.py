"""What the server writes to its log, and what it never does."""

import json
import re
import socket
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from servers import BINARY, Process


def records(reader) -> list[dict]:
    """The lines of the log among what the program has written."""
    return [json.loads(line) for line in reader.output if line.startswith("{")]


def test_start_and_end_are_told(start, stand_ins):
    reader = start(stand_ins.url)
    assert reader.end() == 0
    reader.wait_for("web: Ended")
    lines = [line for line in reader.output if re.match(r"\d{4}-\d\d-\d\dT[\d:.]+Z info web: ", line)]
    assert "Serving." in lines[0] and f"port={reader.port}" in lines[0]
    assert "Ended." in lines[-1]


def test_lines_are_json_on_demand_and_have_nothing_of_readers(start, stand_ins, visits):
    reader = start(stand_ins.url, NEWSREEL_LOG_FORMAT="json", NEWSREEL_ACCESS_LOG="1", NEWSREEL_LOG_LEVEL="trace")
    app = visits.open(reader.url)
    app.search("wintersecret")
    app.page.wait_for_url("**wintersecret")
    app.page.reload()
    expect(app.field).to_have_value("wintersecret")
    token = app.page.evaluate("document.body.dataset.token")
    cookies = [cookie["value"] for cookie in app.page.context.cookies() if cookie["name"].startswith("visitor")]
    visits.leave()
    reader.end()
    reader.wait_for('"Ended."')
    assert {"Serving.", "Answered.", "A socket has closed.", "Ended."} <= {each["message"] for each in records(reader)}
    pages = [each["fields"] for each in records(reader) if each["message"] == "Answered."]
    assert {"method": "GET", "path": "/", "status": "200"}.items() <= pages[0].items()
    everything = "".join(reader.output)
    for secret in ["wintersecret", token[:24], *(value[:24] for value in cookies)]:
        assert secret not in everything
    assert cookies


def test_access_lines_are_for_who_asks_for_them(start, stand_ins):
    reader = start(stand_ins.url)
    urllib.request.urlopen(reader.url, timeout=20).read()
    reader.end()
    assert not [line for line in reader.output if " access: " in line]


def test_what_is_refused_is_counted(start, stand_ins):
    reader = start(stand_ins.url)
    with socket.create_connection(("127.0.0.1", reader.port), timeout=20) as bad:
        bad.sendall(b"GET / HTTP/1.1\r\n\r\n")
        assert bad.recv(100).startswith(b"HTTP/1.1 400 ")
    metrics = urllib.request.urlopen(reader.url + "~/metrics", timeout=20).read().decode()
    assert 'newsreel_refused_total{reason="request"} 1' in metrics


def test_an_error_says_once_what_to_do(start, stand_ins, tmp_path):
    (tmp_path / "file").write_text("no folder")
    reader = start(stand_ins.url, data=str(tmp_path / "file"))
    urllib.request.urlopen(reader.url, timeout=20).read()
    reader.end()
    errors = [line for line in reader.output if " error web: " in line]
    assert any("name another with --data" in line for line in errors)
    assert len(errors) == len(set(line.split(" ", 1)[1] for line in errors))


def test_a_level_that_is_none_is_one_sentence():
    process = Process("serve", "--log-level", "loud", binary=BINARY)
    with pytest.raises(AssertionError, match="--log-level must be one of trace, debug"):
        process.wait_for("Serving")
