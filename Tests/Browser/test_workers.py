"""Several processes behind one port: one reader is with one of them, and goes on with another."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import threading
import time
import urllib.request

import pytest
from playwright.sync_api import Error, expect

from gallery import GALLERY
from hands import write
from servers import Process, Reader


def workers(process: Process) -> list[int]:
    """The processes that serve, whoever they are now."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process.process.pid)], capture_output=True, text=True)
    return [int(line) for line in found.stdout.split()]


def metric(url: str, name: str) -> list[int]:
    """The values of a metric by worker."""
    text = urllib.request.urlopen(url + "~/metrics", timeout=20).read().decode()
    return [int(float(value)) for value in re.findall(rf'^{name}{{worker="\d+"[^}}]*}} (\S+)$', text, re.MULTILINE)]


@pytest.fixture
def reader(start, stand_ins) -> Reader:
    return start(stand_ins.url, NEWSREEL_WORKERS="2")


class Traps(Process):
    """The page of Examples/Gallery that traps, served by two workers."""

    def __init__(self, data):
        arguments = ["--port", "0", "--workers", "2", "--data", str(data)]
        super().__init__(*arguments, binary=GALLERY, GALLERY="traps")
        self.url = self.wait_for(r"Serving at (http\S+)")[1]


@pytest.fixture
def traps(tmp_path):
    process = Traps(tmp_path)
    yield process
    assert process.end() == 0


def test_page_and_socket_meet_in_one_worker(visits, reader):
    for _ in range(6):
        app = visits.open(reader.url)
        expect(app.articles.first).to_be_visible()
        app.choose("Category")
        expect(app.segment("Category")).to_be_checked()
    # A program for each reader, and no second one where the socket came.
    assert sum(metric(reader.url, "newsreel_sessions_total")) == 6
    assert min(metric(reader.url, "newsreel_sessions_total")) >= 1


def test_readers_of_a_killed_worker_go_on_with_another(visits, reader):
    visits.allow("WebSocket|Failed to load")
    apps = [visits.open(reader.url + "movies/search") for _ in range(4)]
    for number, app in enumerate(apps):
        write(app.field, f"winter {number}")
    victim = workers(reader)[0]
    os.kill(victim, signal.SIGKILL)
    for number, app in enumerate(apps):
        app.field.click()
        app.page.keyboard.press("End")
        app.page.keyboard.type("x")
        expect(app.field).to_have_value(f"winter {number}x")
        expect(app.page).to_have_url(re.compile(rf"winter(\+|%20){number}x"))
    reader.wait_for(rf"A worker has ended.*process={victim} signal=9")
    # Another takes its place.
    for _ in range(100):
        if len(workers(reader)) == 2:
            break
        time.sleep(0.05)
    assert victim not in workers(reader) and len(workers(reader)) == 2


def test_what_a_reader_keeps_is_there_whichever_worker_it_is(reader):
    """The same secret everywhere: a cookie of one worker is one of the other's."""
    first = urllib.request.urlopen(reader.url, timeout=20)
    cookie = first.headers["Set-Cookie"].split(";")[0]
    for worker in workers(reader):
        os.kill(worker, signal.SIGKILL)
        reader.wait_for("A worker has ended")
        again = urllib.request.urlopen(urllib.request.Request(reader.url, headers={"Cookie": cookie}), timeout=20)
        assert again.headers["Set-Cookie"] is None


def test_all_end_when_the_supervisor_ends(reader):
    processes = workers(reader)
    assert reader.end() == 0
    assert not any(os.path.exists(f"/proc/{process}") for process in processes)


def test_no_worker_outlives_a_supervisor_that_was_killed(reader):
    processes = workers(reader)
    reader.end(signal.SIGKILL)
    for _ in range(200):
        if not any(os.path.exists(f"/proc/{process}") for process in processes):
            return
        time.sleep(0.05)
    raise AssertionError("they run on")


def test_silent_and_slow_connections_stop_nobody(reader):
    silent = [socket.create_connection(("127.0.0.1", reader.port), timeout=20) for _ in range(200)]
    slow = socket.create_connection(("127.0.0.1", reader.port), timeout=20)
    slow.sendall(b"GET / HT")
    assert urllib.request.urlopen(reader.url + "~/health", timeout=5).read() == b"ok\n"
    slow.sendall(b"TP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    assert slow.recv(100).startswith(b"HTTP/1.1 200 ")
    for connection in [*silent, slow]:
        connection.close()


def test_a_worker_that_does_not_move_is_passed_over(reader):
    victim = workers(reader)[0]
    os.kill(victim, signal.SIGSTOP)
    try:
        deadline = time.monotonic() + 20
        answered = 0
        while answered < 4 and time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(reader.url + "~/health", timeout=4).read()
                answered += 1
                continue
            answered = 0
        assert answered == 4
    finally:
        os.kill(victim, signal.SIGCONT)


def test_a_trap_is_told_with_event_and_screen_and_the_second_leads_to_the_start(visits, traps):
    visits.allow("WebSocket|Failed to load|ERR_")
    other = visits.open(traps.url).page
    write(other.get_by_label("Text"), "kept")
    page = visits.open(traps.url).page
    page.get_by_label("Text").click()
    page.keyboard.type("trap")
    # It traps as that is typed, and once more where the page is built anew with what was typed.
    told = traps.wait_for(r"The program has trapped.*")[0]
    assert 'during="input on /"' in told
    assert "mount" in traps.wait_for(r"The program has trapped.*")[0]
    expect(page.locator("#notice")).to_have_text(re.compile("failed twice"))
    expect(page.get_by_label("Text")).to_have_value("")
    page.get_by_role("button", name="Count 0").click()
    expect(page.get_by_role("button", name="Count 1")).to_be_visible()
    # Nobody else has lost anything.
    expect(other.get_by_label("Text")).to_have_value("kept")
    assert sum(metric(traps.url, "newsreel_traps_total")) == 2
    assert "kept" not in "".join(traps.output)


def test_a_trap_in_a_process_alone_is_told_too(visits, tmp_path):
    visits.allow("WebSocket|Failed to load|ERR_")
    alone = Process("--port", "0", "--data", str(tmp_path), binary=GALLERY, GALLERY="traps")
    page = visits.open(alone.wait_for(r"Serving at (http\S+)")[1]).page
    page.get_by_label("Text").click()
    page.keyboard.type("trap")
    alone.wait_for('Z error web: The program has trapped. during="input on /" signal=')
    assert alone.process.wait(timeout=60) < 0


def test_an_address_that_traps_leads_to_the_start_too(visits, traps):
    visits.allow("WebSocket|Failed to load|ERR_")
    page = visits.open(traps.url).page
    # A browser may ask once more by itself where a connection is gone.
    for _ in range(3):
        with contextlib.suppress(Error):
            page.goto(traps.url + "cliff")
            break
    for _ in range(2):
        traps.wait_for("The program has trapped.*mount on /cliff")
    assert sum(metric(traps.url, "newsreel_traps_total")) == 2
    expect(page.get_by_text("failed twice").first).to_be_visible()
    expect(page.get_by_role("button", name="Count 0")).to_be_visible()


def test_a_slow_evaluation_is_told(visits, traps):
    page = visits.open(traps.url).page
    page.get_by_role("button", name="Hold up").click()
    line = traps.wait_for(r"An evaluation was slow.*")[0]
    assert "event=press" in line and "screen=/" in line


def test_one_who_floods_does_not_hold_up_others(reader):
    """Others are answered, within the patience of their sockets, while one is sent as much as it may be."""
    from live import Live

    with Live(reader.url) as flood, Live(reader.url) as other:
        stop = threading.Event()

        def send():
            number = 0
            while not stop.is_set():
                number += 1
                flood.send([number, 1, "press"])
                # As many as the server lets anybody send, all the time.
                time.sleep(1 / 110)

        thread = threading.Thread(target=send)
        thread.start()
        try:
            for number in range(1, 30):
                other.round_trip(number)
        finally:
            stop.set()
            thread.join()
