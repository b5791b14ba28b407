"""A server in a house without internet says where it is, and makes links that other devices can follow."""

import errno
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest
from click.testing import CliRunner

from karat.errors import BadSetup
from karat.server import commands
from karat.server.web.address import SOON, homes, invitation, is_only_here, next_port, page, site
from patience import PATIENCE
from server.house import Server
from shell import run

KARAT = [sys.executable, "-m", "karat.cli"]
QR = "██ ▄▄▄▄▄ █"  # the corner of a code to scan


def test_a_server_for_the_house_says_where_it_is_and_its_links_lead_to_it(tmp_path):
    server = Server(tmp_path / "tables.db", "--host", "0.0.0.0").start()
    try:
        home = homes("0.0.0.0", server.port)[0]
        assert "127.0.0.1" not in home and "0.0.0.0" not in home
        made = server.make("djinn", players=2)
        table = made["table"]
        assert made["link"] == f"{home}t/{table['code']}" and made["others"] and made["qr"].startswith("<svg")
        status, seat = server.get(f"/api/tables/{table['id']}/qr.svg?seat=1")
        assert status == 200 and seat.startswith("<svg") and seat != made["qr"]
        assert server.get(f"/api/tables/{table['id']}/link?seat=1")[1]["link"] == made["link"] + "#hand=1"
        status, refused = server.get(f"/api/tables/{table['id']}/qr.svg?seat=2")
        assert status == 400 and refused["sentence"] == "seat: should be a whole number from 0 to 1."
    finally:
        out, _ = server.stop()
    line = next(line for line in out.splitlines() if home in line)
    assert line.startswith("Other devices find it at ")
    assert line.endswith("; karat serve --open keeps it to this machine.")
    assert QR not in out  # which nobody could scan in a file


@pytest.mark.parametrize(
    ("host", "here", "others"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/", []),
        ("localhost", "http://localhost:80/", []),
        ("::1", "http://[::1]:80/", []),
        ("192.168.7.20", "http://192.168.7.20:80/", ["http://192.168.7.20:80/"]),
        ("fd00::7", "http://[fd00::7]:80/", ["http://[fd00::7]:80/"]),
    ],
)
def test_where_a_server_is(host, here, others):
    assert page(host, 80) == here and homes(host, 80) == others


def test_a_server_everywhere_is_at_this_machines_addresses_of_either_kind():
    assert page("0.0.0.0", 80) == page("::", 80) == "http://127.0.0.1:80/"
    assert not any(is_only_here(home.split("/")[2].rsplit(":", 1)[0].strip("[]")) for home in homes("::", 80))


def test_without_a_network_there_is_one_clear_line():
    assert invitation([], "0.0.0.0") == "No network was found, so no other device can come in yet."
    assert invitation([], "127.0.0.1").startswith("Only this machine can reach it; --host 0.0.0.0 ")


@pytest.mark.parametrize(
    "text", ["", "play.example.org", "ftp://x", "https://", "http://[::1", "https://a b", "https://x:y", "https://x/?a"]
)
def test_a_site_that_is_none_is_refused(text):
    with pytest.raises(
        BadSetup, match=re.escape(f"url: should be an address such as https://play.example.org, not {text!r}")
    ):
        site("url", text)


@pytest.mark.parametrize("option", ["url", "origin"])
def test_serve_refuses_a_site_that_is_none_in_one_sentence(option):
    told = run("serve", "--port", "0", f"--{option}", "play.example.org")
    assert told.returncode == 1 and told.stderr.count("\n") == 1
    assert told.stderr.startswith(f"Error: {option}: should be an address such as https://")


def test_a_site_may_end_in_a_slash(tmp_path):
    """Browsers name an origin without one, so it would never be that of a page."""
    here = "https://play.example.org"
    server = Server(tmp_path / "tables.db", "--url", f"{here}/", "--origin", "https://other.example.org/").start()
    try:
        status, made = server.post("/api/tables", {"game": "djinn"}, origin="https://other.example.org")
        assert status == 201 and made["link"] == f"{here}/t/{made['table']['code']}"
    finally:
        server.stop()


def test_pages_at_the_url_may_talk_to_the_server_whatever_host_a_proxy_names(tmp_path):
    """That of nginx names itself, unless told otherwise."""
    here = "https://Play.example.org/"
    server = Server(tmp_path / "tables.db", "--url", here).start()
    try:
        for origin, status in (
            ("https://play.example.org", 201),
            ("https://example.org", 403),
            ("http://play.example.org", 403),
        ):
            assert server.post("/api/tables", {"game": "djinn"}, origin=origin)[0] == status, origin
    finally:
        server.stop()


def test_several_network_cards_are_all_named():
    told = invitation(["http://192.168.7.20:80/", "http://10.8.0.2:80/"], "0.0.0.0")
    assert told.startswith("Other devices find it at http://192.168.7.20:80/ (or at http://10.8.0.2:80/); ")


# What `karat` alone does ---------------------------------------------------------------------------------------------
class House:
    """`karat` alone, in a terminal."""

    def __init__(self, folder, first_port, **more):
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {folder}/opened\n')
        browser.chmod(0o755)
        self.opened = folder / "opened"
        self.environment = os.environ | {
            "BROWSER": str(browser), "KARAT_DB": str(folder / "tables.db"),
            "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", "KARAT_PORT": str(first_port),
        } | more  # fmt: skip

    def start(self):
        self.screen, there = pty.openpty()
        self.process = subprocess.Popen(KARAT, env=self.environment, stdout=there)
        os.close(there)
        self.shown = ""
        return self

    def until(self, words):
        """Reads until the terminal shows some words; all that it showed."""
        while words not in self.shown:
            self.shown += os.read(self.screen, 4096).decode()
        return self.shown

    def stop(self):
        """All that it showed, from when it answers to when it was told to stop."""
        port = re.search(r"127\.0\.0\.1:(\d+)/ \(tables", self.until("(tables"))[1]
        urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=PATIENCE).close()
        self.process.send_signal(signal.SIGTERM)
        shown = self.until("Nothing is lost.")
        assert self.process.wait(PATIENCE) == 0
        os.close(self.screen)
        return shown


def test_karat_alone_opens_the_house(tmp_path, port):
    house = House(tmp_path, port).start()
    shown = house.until(f"127.0.0.1:{port}/ (tables")
    while not (house.opened.exists() and house.opened.read_text()):  # a file is there before what it says
        assert house.process.poll() is None
        time.sleep(0.05)
    assert house.opened.read_text().strip() == f"http://127.0.0.1:{port}/"
    again = subprocess.run(KARAT, env=house.environment, capture_output=True, text=True, check=False)
    home = homes("0.0.0.0", port)[0]
    first, second = again.stdout.splitlines()
    assert again.returncode == 0 and first == f"Karat is open already at http://127.0.0.1:{port}/"
    assert second.startswith(f"Other devices find it at {home}")
    shown = house.stop()
    assert f"Other devices find it at {home}" in shown
    code = [line for line in shown.splitlines() if line.startswith("\x1b[97;40m")]  # white on black in any terminal
    assert QR in "".join(code) and len({len(line.rstrip()) for line in code}) == 1


def test_two_that_begin_at_once_do_not_fall_over_each_other(monkeypatch):
    """The one that is slower finds the port taken that was free a moment ago."""
    found, told = [(8000, False), (8001, False)], []
    monkeypatch.setattr("karat.server.web.address.next_port", lambda first: found.pop(0))

    def serve(options, standalone_mode):
        told.append(options[3])
        if found:
            raise OSError(errno.EADDRINUSE, "Address already in use", "0.0.0.0:8000")

    monkeypatch.setattr(commands.serve, "main", serve)
    shown = CliRunner().invoke(commands.house, ["--port", "8000"])
    assert shown.exit_code == 0 and told == ["8000", "8001"]
    assert shown.output == "Port 8000 is taken by another program, so this is port 8001.\n"


def test_a_karat_that_has_just_begun_may_take_a_while_to_answer():
    health = b'HTTP/1.1 503 .\r\nConnection: close\r\n\r\n{"status": "starting", "version": "0.2.0"}'
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def answer():
            listener.accept()[0].close()  # who looks whether somebody listens
            wire = listener.accept()[0]
            time.sleep(SOON + 0.5)
            wire.recv(1000)
            wire.sendall(health)
            wire.close()

        slow = threading.Thread(target=answer)
        slow.start()
        port = listener.getsockname()[1]
        assert next_port(port) == (port, True)
        slow.join()


def test_karat_alone_says_so_where_one_is_open_that_no_other_device_can_reach(tmp_path):
    server = Server(tmp_path / "tables.db").start()
    again = subprocess.run(
        KARAT, env=House(tmp_path, server.port).environment, capture_output=True, text=True, check=False
    )
    server.stop()
    assert again.stdout.splitlines() == [
        f"Karat is open already at {server.url}/",
        "Only this machine can reach it; --host 0.0.0.0 lets in phones and tablets in your network.",
    ]


def test_what_to_type_is_what_the_shell_finds(monkeypatch):
    home = ["http://192.168.7.20:80/"]
    monkeypatch.setattr(sys, "argv", [".venv/bin/karat"])
    monkeypatch.setenv("PATH", os.devnull)
    assert "; .venv/bin/karat serve --open keeps" in invitation(home, "0.0.0.0")
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))
    assert "; karat serve --open keeps" in invitation(home, "0.0.0.0")


def test_a_terminal_that_cannot_show_the_code_shows_the_address_alone(tmp_path, port):
    shown = House(tmp_path, port, PYTHONIOENCODING="ascii").start().stop()
    assert "Other devices find it at http://" in shown and "\x1b" not in shown and "?" not in shown


def test_a_port_that_is_taken_is_passed_over_by_karat_alone_and_told_by_serve(tmp_path, port):
    with socket.create_server(("127.0.0.1", port)):
        told = run("serve", "--port", str(port))
        assert told.returncode == 1 and told.stderr == f"Error: 127.0.0.1:{port}: Address already in use\n"
        found, is_karat = next_port(port)
        assert found > port and not is_karat
        house = House(tmp_path, port).start()
        shown = house.stop()
    assert re.match(rf"Port {port} is taken by another program, so this is port {found}\.\r\n", shown)
