"""Who is at the other end: the client's address, also behind proxies, and the network that limits go by."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

from karat.errors import BadSetup

ALL = "*"


@lru_cache(4096)
def network_of(address: str) -> str:
    """What counts as one: an IPv4 address, or all of an IPv6 network of one house (/64)."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return str(found)


class Proxies:
    """The proxies to be believed: those of some addresses and networks, or with `*` whichever connects.

    Every proxy adds the address that it was called from at the end of X-Forwarded-For, so only the end is worth
    anything: from there on back to the first address that is no believed proxy's. Of `*` nobody knows which other
    proxies stand before it, so the last address counts.
    """

    def __init__(self, text: str = ""):
        names = [name.strip() for name in text.split(",") if name.strip()]
        self._all = ALL in names
        try:
            self._networks = [ip_network(name) for name in names if name != ALL]
        except ValueError as wrong:
            raise BadSetup("proxy", f"should be addresses, networks such as 10.0.0.0/8, or *: {wrong}") from None

    def believes(self, address: str) -> bool:
        """Whether what an address says of others is to be believed."""
        found = _read(address)
        return self._all or (found is not None and any(found in network for network in self._networks))

    def client(self, peer: str, forwarded: str) -> str:
        """The address of whoever asked, from the address that connected and X-Forwarded-For."""
        if not self.believes(peer):
            return peer
        address = peer
        for text in reversed(forwarded.split(",")):
            found = _read(_without_port(text.strip()))
            if found is None:  # a proxy that hides it
                return address
            address = str(found)
            if self._all or not self.believes(address):
                return address
        return address

    def around(self, app: ASGIApp) -> ASGIApp:
        """An application that is told the client behind the proxies, and whether that one came by TLS."""

        async def behind(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "lifespan" and scope["client"] and self.believes(scope["client"][0]):
                headers = scope["headers"]
                told = b",".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
                schemes = b",".join(value for name, value in headers if name == b"x-forwarded-proto")
                scheme = schemes.split(b",")[-1].strip().lower().decode("latin-1")
                scope = dict(scope, client=(self.client(scope["client"][0], told), 0))
                if scheme in ("http", "https"):
                    scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
            await app(scope, receive, send)

        return behind if self._all or self._networks else app


def _read(address: str) -> IPv4Address | IPv6Address | None:
    """An address, None where it is none. IPv4 in IPv6's clothes is IPv4."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
