"""Where a server can be found: on this machine, and by the other devices in the house."""

import io
import socket
from ipaddress import ip_address

import segno


def addresses(host, port):
    """The page for this machine's browser, and what links begin with for other devices, None where none can come."""
    everywhere = host in ("", "0.0.0.0", "::")
    home = _of_this_machine() if everywhere else None if _is_loopback(host) else host
    page = _page("127.0.0.1" if everywhere else host, port)
    return page, home and _page(home, port)


def invitation(link, host):
    """What is said to those who are to come in: the address, and a code to scan."""
    if link is None and _is_loopback(host):
        return "Only this machine can reach it; --host 0.0.0.0 lets in phones and tablets in your network."
    if link is None:
        return "No network was found, so no other device can come in yet."
    code = io.StringIO()
    segno.make(link, error="l").terminal(code, border=2, compact=True)
    return f"Other devices find it at {link}\n{code.getvalue().rstrip()}"


def _page(host, port):
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _is_loopback(host):
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _of_this_machine():
    """This machine's address in its network: the one it would send from, or the one of its name."""
    for find in (_sending, lambda: socket.gethostbyname(socket.gethostname())):
        try:
            found = find()
        except OSError:
            continue
        if not _is_loopback(found):
            return found
    return None


def _sending():
    """Choosing a way sends nothing, so it works without internet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        one.connect(("192.0.2.1", 9))
        return one.getsockname()[0]
