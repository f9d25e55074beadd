"""A server listens on loopback, or where it is told to if it knows its callers."""

import socket
from ipaddress import ip_address

_HOW = (
    "set PINCITE_TOKEN to a long random token that its clients send (Authorization: Bearer ...), or "
    "PINCITE_JWT_ISSUER, PINCITE_JWT_AUDIENCE and PINCITE_JWT_JWKS_URL for those of an authorization server"
)


class NotLoopbackError(Exception):
    """The address would let other machines in, and nothing tells who they are."""


def listen(host: str, port: int, *, known_callers: bool = False) -> socket.socket:
    """A listening socket on ``host``, an address or a name of this machine; port 0 chooses a free one.

    Raises ``NotLoopbackError`` for what is no loopback address, unless the callers are known by their tokens, and
    ``OSError`` when the address cannot be had.
    """
    address = "127.0.0.1" if host.lower() == "localhost" else host.strip("[]")
    if not known_callers and not is_loopback(address):
        raise NotLoopbackError(f"{host or 'an empty host'} is no loopback address, and anybody may reach it: {_HOW}")
    if not address:
        raise OSError("an empty host is no address; 0.0.0.0 and :: stand for every address of this machine")
    try:
        family, _, _, _, resolved = socket.getaddrinfo(address, port, type=socket.SOCK_STREAM)[0]
    except UnicodeError:
        raise OSError("that is no name of a host") from None
    # "::" is every address, and so the older ones as well.
    both = family == socket.AF_INET6 and address == "::" and socket.has_dualstack_ipv6()
    return socket.create_server(resolved[:2], family=family, dualstack_ipv6=both)


def is_loopback(address: str) -> bool:
    """Whether ``address`` is one that no other machine reaches; a name is none."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
