"""Only public addresses are dialled, and the address that was vetted is the one."""

import socket

import httpcore2
import pytest

from pincite.core.errors import SettingError
from pincite.core.fetch.guard import AddressBlockedError, AllowedHosts, GuardedBackend, NameNotResolvedError
from tests.core.fetch.network import PUBLIC, Dialled, Names
from tests.rows import each_row

SAID = (b"hello",)


def guard(names: Names, dialled: Dialled, *allowed: str) -> GuardedBackend:
    return GuardedBackend(AllowedHosts.parse(allowed), resolve=names, connect=dialled)


async def test_a_name_is_resolved_once_and_its_address_is_what_is_dialled() -> None:
    names, dialled = Names({"a.test": [[PUBLIC], ["127.0.0.1"]]}), Dialled(SAID)

    await guard(names, dialled).connect_tcp("a.test", 443)

    assert names.asked == ["a.test"]
    assert dialled.addresses == [(PUBLIC, 443)]


@each_row(
    "answer",
    [
        ["127.0.0.1"],
        ["::1"],
        [PUBLIC, "10.0.0.1"],
        ["10.0.0.1", PUBLIC],
        [PUBLIC, "::ffff:169.254.169.254"],
        [PUBLIC, "fe80::1%eth0"],
        [PUBLIC, "not an address"],
    ],
)
async def test_one_address_that_is_not_public_blocks_the_name(answer: list[str]) -> None:
    dialled = Dialled(SAID)

    with pytest.raises(AddressBlockedError):
        await guard(Names({"a.test": [answer]}), dialled).connect_tcp("a.test", 80)

    assert dialled.addresses == []


async def test_what_is_blocked_says_what_allows_it() -> None:
    for host, port in (("a.test", 8077), ("a.test", 443), ("127.0.0.1", 8077), ("::1", 8077), ("::1", 80)):
        names, dialled = Names({"a.test": [["10.0.0.1"], ["10.0.0.1"]]}), Dialled(SAID)

        with pytest.raises(AddressBlockedError) as error:
            await guard(names, dialled).connect_tcp(host, port)
        setting = str(error.value).partition("PINCITE_ALLOW_HOSTS=")[2].partition(" allows it, if it is yours.")[0]
        await guard(names, dialled, setting).connect_tcp(host, port)

        assert len(dialled.addresses) == 1, (host, port)


async def test_an_address_is_not_asked_of_the_name_server() -> None:
    names, dialled = Names(), Dialled(SAID)

    await guard(names, dialled).connect_tcp(PUBLIC, 80)

    assert names.asked == []
    assert dialled.addresses == [(PUBLIC, 80)]


async def test_what_a_resolver_raises_as_the_systems_does_says_that_the_name_is_not_resolved() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    backend = GuardedBackend(AllowedHosts.parse(()), resolve=resolve, connect=Dialled(SAID))
    with pytest.raises(NameNotResolvedError):
        await backend.connect_tcp("a.test", 80)


async def test_a_name_without_an_address_is_not_resolved() -> None:
    for names in (Names(), Names({"a.test": [[]]})):
        with pytest.raises(NameNotResolvedError):
            await guard(names, Dialled(SAID)).connect_tcp("a.test", 80)


@each_row("port", [1, 21, 22, 25, 3306, 6379, 8080])
async def test_another_port_is_blocked_before_the_name_server_hears_of_it(port: int) -> None:
    names, dialled = Names({"a.test": [[PUBLIC]]}), Dialled(SAID)

    with pytest.raises(AddressBlockedError, match="Port"):
        await guard(names, dialled).connect_tcp("a.test", port)

    assert (names.asked, dialled.addresses) == ([], [])


async def test_a_socket_file_is_never_opened() -> None:
    with pytest.raises(AddressBlockedError):
        await guard(Names(), Dialled(SAID)).connect_unix_socket("/run/docker.sock")


async def test_an_allowed_host_may_be_private_on_any_port() -> None:
    dialled = Dialled(SAID)
    backend = guard(Names({"wiki.test": [["10.0.0.1"]]}), dialled, "wiki.test")

    await backend.connect_tcp("wiki.test", 80)
    await backend.connect_tcp("wiki.test", 8080)

    assert dialled.addresses == [("10.0.0.1", 80), ("10.0.0.1", 8080)]


async def test_an_allowed_pair_is_allowed_on_that_port_alone() -> None:
    backend = guard(Names({"wiki.test": [["10.0.0.1"]]}), Dialled(SAID), "wiki.test:8080")

    await backend.connect_tcp("wiki.test", 8080)

    for port in (80, 8081):
        with pytest.raises(AddressBlockedError):
            await backend.connect_tcp("wiki.test", port)


async def test_an_allowed_address_does_not_allow_names_that_lead_to_it() -> None:
    backend = guard(Names({"evil.test": [["127.0.0.1"]]}), Dialled(SAID), "127.0.0.1")

    with pytest.raises(AddressBlockedError):
        await backend.connect_tcp("evil.test", 80)


async def test_an_allowed_name_does_not_allow_its_subdomains_or_look_alikes() -> None:
    names = Names({name: [["10.0.0.1"]] for name in ("a.wiki.test", "wiki.test.evil.test", "xwiki.test")})
    backend = guard(names, Dialled(SAID), "wiki.test")

    for name in names.answers:
        with pytest.raises(AddressBlockedError):
            await backend.connect_tcp(name, 80)


async def test_where_nobody_listens_the_next_vetted_address_is_tried_families_in_turn() -> None:
    answer = ["2606:4700::1", "2606:4700::2", PUBLIC, "8.8.8.8"]
    dialled = Dialled(SAID, deaf=frozenset({"2606:4700::1", PUBLIC}))

    await guard(Names({"a.test": [answer]}), dialled).connect_tcp("a.test", 443, 4.0)

    assert [address for address, _ in dialled.addresses] == ["2606:4700::1", PUBLIC, "2606:4700::2"]


async def test_a_name_with_a_thousand_addresses_is_not_dialled_a_thousand_times() -> None:
    dialled = Dialled()

    with pytest.raises(httpcore2.ConnectError):
        await guard(Names({"a.test": [[f"8.8.{n // 250}.{n % 250}" for n in range(1_000)]]}), dialled).connect_tcp(
            "a.test", 80
        )

    assert len(dialled.addresses) == 4


@each_row(
    ("entry", "host", "port"),
    [
        ("localhost", "localhost", 1),
        ("LocalHost.", "localhost", 1),
        ("127.0.0.1:8000", "127.0.0.1", 8000),
        ("::1", "::1", 1),
        ("[::1]", "::1", 1),
        ("[0:0::1]:8000", "::1", 8000),
        (" b\u00fccher.test ", "xn--bcher-kva.test", 1),
    ],
)
def test_an_allowed_host_is_read_as_a_url_is(entry: str, host: str, port: int) -> None:
    assert (host, port) in AllowedHosts.parse([entry])


@each_row(
    "entry",
    ["", "http://localhost", "localhost/x", "localhost:", "localhost:x", "localhost:0", "localhost:65536", "*",
     "10.0.0.0/8", "127.1", "0x7f000001", "[::1", "fe80::1%eth0", "a b", "user@host", "localhost:\uff18\uff10"],
)  # fmt: skip
def test_an_allowed_host_that_cannot_be_read_is_an_error_that_names_its_setting(entry: str) -> None:
    with pytest.raises(SettingError) as error:
        AllowedHosts.parse([entry])

    assert str(error.value).startswith(f"PINCITE_ALLOW_HOSTS: {entry!r} ")
    assert ("scheme" in str(error.value)) == ("://" in entry)
