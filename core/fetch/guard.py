"""No connection is opened but to an address that was vetted, and vetted is what is dialled.

A name is resolved once, every address it has must be public, and the connection goes to one of those very
addresses, so that a second answer of the name server (DNS rebinding) is never asked for. TLS and the Host
header keep the name. Every hop of a redirect opens its connection here, so there is no way around it.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address
from itertools import chain, zip_longest
from typing import Protocol

import anyio
import httpcore2

from pincite.core.errors import SettingError
from pincite.core.fetch.addresses import IPAddress, is_public, parse_address
from pincite.core.fetch.url import ascii_host
from pincite.core.handed_in import must_be_many

#: The ports that are read from without having been allowed.
OPEN_PORTS = frozenset({80, 443})

#: Of a name with many addresses, only so many are tried.
MAX_ATTEMPTS = 4

_SETTING = "PINCITE_ALLOW_HOSTS"

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class Connect(Protocol):
    """Opens a TCP connection to an IP address; raises ``httpcore2.ConnectError`` or ``ConnectTimeout``."""

    async def __call__(self, address: str, port: int, timeout: float | None, /) -> httpcore2.AsyncNetworkStream: ...


class AddressBlockedError(Exception):
    """The host has an address, or the URL a port, that sources are not read from. Nothing was dialled."""


class NameNotResolvedError(Exception):
    """The name server knows no address for the host."""


@dataclass(frozen=True, slots=True)
class AllowedHosts:
    """The hosts that may be private, as the setting names them."""

    hosts: frozenset[str]
    pairs: frozenset[tuple[str, int]]

    @staticmethod
    def parse(entries: Iterable[str]) -> "AllowedHosts":
        """Reads ``host``, ``host:port``, ``[v6]:port`` and bare IPv6; others raise ``SettingError``.

        One string in no list is an ``InputError``.
        """
        must_be_many(entries, "allow_hosts")
        hosts: set[str] = set()
        pairs: set[tuple[str, int]] = set()
        for entry in entries:
            text = entry.strip()
            if "://" in text:
                raise SettingError(f"{_SETTING}: {entry!r} is an address; leave out the scheme and the path")
            if text.count(":") > 1 and not text.startswith("["):
                text = f"[{text}]"
            bracket = text.find("]") + 1
            head, colon, tail = text[bracket:].partition(":")
            host = ascii_host(text[:bracket] + head)
            if host is None:
                raise SettingError(f"{_SETTING}: {entry!r} is neither a host nor host:port; leave out any path")
            if not colon:
                hosts.add(host)
            elif tail.isascii() and tail.isdigit() and 0 < int(tail) < 65_536:
                pairs.add((host, int(tail)))
            else:
                raise SettingError(f"{_SETTING}: {entry!r} has no port between 1 and 65535 after the colon")
        return AllowedHosts(frozenset(hosts), frozenset(pairs))

    def __contains__(self, host_port: tuple[str, int]) -> bool:
        return host_port[0] in self.hosts or host_port in self.pairs


def _remedy(host: str, port: int) -> str:
    """What to set, as it would be written; a port that is read from anyway is left out."""
    written = f"[{host}]" if ":" in host else host
    return f"{_SETTING}={written if port in OPEN_PORTS else f'{written}:{port}'} allows it, if it is yours."


class GuardedBackend(httpcore2.AsyncNetworkBackend):
    """The network as httpcore2 sees it: TCP to vetted addresses, and nothing else."""

    def __init__(self, allowed: AllowedHosts, *, resolve: Resolve, connect: Connect) -> None:
        self._allowed = allowed
        self._resolve = resolve
        self._connect = connect

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore2.SOCKET_OPTION] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        """A connection to one of the addresses that ``vet`` returns; raises what it and ``Connect`` raise."""
        return await self._dial(await self.vet(host, port), port, timeout)

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[httpcore2.SOCKET_OPTION] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        """Never: no source is read from a socket file."""
        raise AddressBlockedError("Sources are not read from a socket file.")

    async def sleep(self, seconds: float) -> None:
        """Waits; httpcore2 asks for it only between connection attempts of its own, and it makes none."""
        await anyio.sleep(seconds)

    async def vet(self, host: str, port: int) -> tuple[IPAddress, ...]:
        """Every address of ``host``, all of which may be dialled at ``port``.

        Raises ``AddressBlockedError`` or ``NameNotResolvedError``; nothing has been dialled then.
        """
        allowed = (host, port) in self._allowed
        if port not in OPEN_PORTS and not allowed:
            raise AddressBlockedError(
                f"Port {port} of {host} is not one that sources are read from; {_remedy(host, port)}"
            )
        literal = parse_address(host)
        try:
            texts = [host] if literal is not None else await self._resolve(host, port)
        except (OSError, UnicodeError) as error:
            # What a resolver of the caller's own raises, as ``socket.getaddrinfo`` does.
            raise NameNotResolvedError(f"The name {host} could not be resolved.") from error
        addresses = dict.fromkeys(parse_address(text) for text in texts)
        if not addresses:
            raise NameNotResolvedError(f"The name {host} has no address.")
        vetted: list[IPAddress] = []
        for address in addresses:
            # One private address among public ones is how a name smuggles it in: all must pass.
            if address is None or not (allowed or is_public(address)):
                raise AddressBlockedError(f"{host} is or leads to an address that is not public; {_remedy(host, port)}")
            vetted.append(address)
        return tuple(vetted)

    async def _dial(
        self, addresses: Sequence[IPAddress], port: int, timeout: float | None
    ) -> httpcore2.AsyncNetworkStream:
        attempts = _alternating(addresses)[:MAX_ATTEMPTS]
        share = None if timeout is None else timeout / len(attempts)
        for address in attempts[:-1]:
            try:
                return await self._connect(str(address), port, share)
            except (httpcore2.ConnectError, httpcore2.ConnectTimeout):
                continue
        return await self._connect(str(attempts[-1]), port, share)


def _alternating(addresses: Sequence[IPAddress]) -> list[IPAddress]:
    """The addresses with the families in turn, the resolver's first choice first (after RFC 8305, 4)."""
    first_is_v4 = isinstance(addresses[0], IPv4Address)
    same = [address for address in addresses if isinstance(address, IPv4Address) is first_is_v4]
    other = [address for address in addresses if isinstance(address, IPv4Address) is not first_is_v4]
    return [address for address in chain.from_iterable(zip_longest(same, other)) if address is not None]
