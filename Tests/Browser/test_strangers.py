"""Connections of strangers: many, silent, slow. No browser is needed."""

import contextlib
import os
import resource
import socket
import urllib.request

import pytest

from servers import Process


class Server(Process):
    """The reader under a limit of descriptors."""

    def __init__(self, descriptors: int, *arguments: str, **environment: str):
        self.descriptors = descriptors
        super().__init__("serve", "--port", "0", *arguments, **environment)
        self.port = int(self.wait_for(r"Serving at http\S+:(\d+)/")[1])

    def before(self):
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    def get(self, path: str, **headers: str) -> str:
        """An answer; the sign of life within a second."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", headers=headers)
        with urllib.request.urlopen(request, timeout=1 if path == "/~/health" else 20) as answer:
            return answer.read().decode()

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=30)

    def processor_seconds(self) -> float:
        fields = open(f"/proc/{self.process.pid}/stat").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def descriptors_open(self) -> int:
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


@pytest.fixture
def serve(tmp_path):
    with contextlib.ExitStack() as stack:
        # The test itself needs a descriptor for each connection.
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, before[1]), before[1]))
        stack.callback(resource.setrlimit, resource.RLIMIT_NOFILE, before)

        def serve(descriptors: int = 256, *arguments: str, **environment: str) -> Server:
            server = Server(descriptors, "--data", str(tmp_path / "shelf.sqlite"), *arguments, **environment)
            stack.callback(server.end)
            return server

        yield serve


def is_closed(connection: socket.socket) -> bool:
    """Waits for the server to close a connection."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_two_thousand_silent_connections_stop_nothing(serve):
    server = serve(256)
    silent = []
    for number in range(2000):
        silent.append(server.connect())
        if number % 50 == 0:
            assert server.get("/~/health") == "ok\n"
    assert server.get("/~/health") == "ok\n"
    assert "<title>" in server.get("/")
    assert server.descriptors_open() < 256
    used = server.processor_seconds()
    # The last of them is closed by its deadline; until then there is nothing to do.
    assert is_closed(silent[-1])
    assert server.processor_seconds() - used < 2
    assert server.get("/~/health") == "ok\n"
    for connection in silent:
        assert is_closed(connection)


def test_a_head_that_trickles_in_is_given_up(serve):
    server = serve()
    slow = server.connect()
    slow.settimeout(0.2)
    head = b"GET / HTTP/1.1\r\nHost: a\r\n"
    answer = b""
    for count in range(300):
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            slow.send(head[count : count + 1] or b"X")
        with contextlib.suppress(TimeoutError):
            answer = slow.recv(4096)
            break
    assert answer.startswith(b"HTTP/1.1 408 ")


def test_without_descriptors_the_idle_go_and_nothing_spins(serve):
    server = serve(4096)
    server.get("/")
    # Fewer than the server believes to have.
    left = server.descriptors_open() + 20
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (left, 4096))
    silent = [server.connect() for _ in range(300)]
    for _ in range(20):
        assert server.get("/~/health") == "ok\n"
    used = server.processor_seconds()
    assert is_closed(silent[-1])
    assert server.processor_seconds() - used < 2
    assert server.get("/~/health") == "ok\n"


def test_a_limit_below_the_hard_one_is_raised(serve):
    class Low(Server):
        def before(self):
            resource.setrlimit(resource.RLIMIT_NOFILE, (128, 4096))

    server = serve()
    low = Low(0, "--data", os.devnull)
    try:
        soft = resource.prlimit(low.process.pid, resource.RLIMIT_NOFILE)[0]
        assert soft == 4096
    finally:
        low.end()
    assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[0] == 256


def test_a_trusted_proxy_is_believed_and_nobody_else(serve):
    server = serve(1024, "--trust-proxy", "127.0.0.0/8,::1")
    said = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "news.example.com"}
    assert "https://news.example.com/" in server.get("/", **said)
    server.end()
    alone = serve(1024)
    assert "news.example.com" not in alone.get("/", **said)


def test_a_proxy_that_is_no_address_is_one_sentence(serve):
    with pytest.raises(AssertionError) as error:
        serve(1024, NEWSREEL_TRUST_PROXY="nginx")
    assert "nginx is no address of a proxy" in str(error.value)
