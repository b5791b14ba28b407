"""Where a server can be found: on this machine, and by the other devices in the house."""

import io
import json
import os
import shutil
import socket
import sys
import urllib.error
import urllib.request
import webbrowser
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import segno

from karat.errors import BadSetup

# Addresses outside, and of usual home networks. Asking the system how it would reach them sends nothing, so it works
# without internet; each network card that leads to one of them gives its own address away.
AFAR = {
    socket.AF_INET: ("192.0.2.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1", "169.254.1.1"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}
MOST_PORTS = 100
GRAPHICAL = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")  # one of them is set where a browser can be shown
HOUSE_NAMES = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
SOON = 2  # seconds that this machine may take to say whether somebody listens
PATIENCE = 10  # seconds that a Karat on this machine may take to say that it is one: it may just have begun


def page(host: str, port: int) -> str:
    """The page for this machine's browser."""
    return _page("127.0.0.1" if _is_everywhere(host) else host, port)


def homes(host: str, port: int) -> list[str]:
    """What links begin with for other devices, the likeliest first; nothing where no other device can come in."""
    if not _is_everywhere(host):
        return [] if is_only_here(host) else [_page(host, port)]
    found = _own(socket.AF_INET) or (_own(socket.AF_INET6) if host == "::" else []) or _by_name()
    return [_page(one, port) for one in found]


def is_only_here(host: str) -> bool:
    """Whether a name or address means no more than the machine it is used on."""
    try:
        one = ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return one.is_loopback or one.is_unspecified


def is_own_name(host: str) -> bool:
    """Whether a name or address leads to a server in the house, and only there: no name that somebody can register."""
    try:
        found = ip_address(host.strip("[]"))
    except ValueError:
        name = host.lower().rstrip(".")
        return "." not in name or name.endswith(HOUSE_NAMES) or name == socket.gethostname().lower()
    return found.is_private or found.is_link_local or found.is_loopback


def site(name: str, text: str) -> str:
    """What links begin with, or where pages come from, as an option of that name gave it: https://play.example.org"""
    try:
        found = urlsplit(text)
        is_good = found.scheme in ("http", "https") and bool(found.hostname) and found.port != 0
    except ValueError:
        is_good = False
    if not is_good or not text.isprintable() or set(text) & set(" ?#@"):
        raise BadSetup(name, f"should be an address such as https://play.example.org, not {text!r}")
    return text.rstrip("/")


def invitation(links: list[str], host: str) -> str:
    """What is said to those who are to come in: the address, and a code to scan where somebody sees it."""
    if not links and not _is_everywhere(host):
        return "Only this machine can reach it; --host 0.0.0.0 lets in phones and tablets in your network."
    if not links:
        return "No network was found, so no other device can come in yet."
    first, *others = links
    line = f"Other devices find it at {first}" + (f" (or at {' or '.join(others)})" if others else "")
    if _is_everywhere(host):
        line += f"; {_karat()} serve --open keeps it to this machine."
    return f"{line}\n{_code(first)}".rstrip("\n")


def _karat() -> str:
    """What Karat is called by here: its name, unless the shell would not find it."""
    return "karat" if shutil.which("karat") or Path(sys.argv[0]).stem != "karat" else sys.argv[0]


def _code(link: str) -> str:
    """A code to scan, in black and white whatever the terminal's colours are; nothing where it would not come out."""
    drawn = io.StringIO()
    segno.make(link, error="l").terminal(drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    if not sys.stdout.isatty() or shutil.get_terminal_size().columns < max(map(len, lines)):
        return ""
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in lines)


def show(page: str) -> None:
    """Open a page in this machine's browser, where it has one that does not take the terminal."""
    if sys.platform in ("darwin", "win32") or any(map(os.environ.get, GRAPHICAL)):
        webbrowser.open(page)


# Ports ---------------------------------------------------------------------------------------------------------------
def next_port(first: int) -> tuple[int, bool]:
    """The first port from there on that nobody uses, or that a Karat on this machine uses, and whether one does."""
    for port in range(first, first + MOST_PORTS):
        if _answers(port):
            if _is_karat(port):
                return port, True
        elif _can_listen(port):
            return port, False
    raise BadSetup("port", f"none from {first} to {first + MOST_PORTS - 1} is free")


def _answers(port: int, host: str = "127.0.0.1") -> bool:
    with socket.socket() as one:
        one.settimeout(SOON)
        return one.connect_ex((host, port)) == 0


def reached(port: int) -> list[str]:
    """What links begin with for other devices, of those at which a server on this machine answers."""
    return [link for link in homes("0.0.0.0", port) if _answers(port, urlsplit(link).hostname or "")]


def _is_karat(port: int) -> bool:
    try:
        try:
            answer = urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=PATIENCE)
        except urllib.error.HTTPError as wrong:
            answer = wrong
        with answer:
            return {"status", "version"} <= set(json.load(answer))
    except (OSError, ValueError, TypeError):
        return False


def _can_listen(port: int) -> bool:
    try:
        socket.create_server(("", port)).close()
    except OSError:
        return False
    return True


# Addresses -----------------------------------------------------------------------------------------------------------
def _page(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _is_everywhere(host: str) -> bool:
    return host in ("", "0.0.0.0", "::")


def _own(family: socket.AddressFamily) -> list[str]:
    """The addresses that this machine would send from."""
    found: dict[str, None] = {}
    for target in AFAR[family]:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as one:
                one.connect((target, 9))
                found[one.getsockname()[0]] = None
        except OSError:
            continue
    return [one for one in found if not is_only_here(one) and not one.startswith("fe80")]


def _by_name() -> list[str]:
    try:
        found = socket.gethostbyname(socket.gethostname())
    except OSError:
        return []
    return [] if is_only_here(found) else [found]
