"""Which addresses are of the open internet, and which spelling of one is an address at all."""

from ipaddress import IPv4Address, IPv6Address

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.fetch.addresses import is_public, parse_address
from tests.rows import each_row

PRIVATE = [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "100.100.100.200",
    "127.0.0.1",
    "127.255.255.254",
    "168.63.129.16",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::8.8.8.8",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:0:7f00:1::",
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::",
    "3ffe::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "2606:4700::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]

PUBLIC = [
    "1.1.1.1",
    "8.8.8.8",
    "93.184.216.34",
    "100.63.255.255",
    "100.128.0.0",
    "168.63.129.17",
    "172.15.255.255",
    "172.32.0.0",
    "192.0.1.1",
    "198.17.255.255",
    "198.20.0.0",
    "223.255.255.255",
    "::ffff:8.8.8.8",
    "2001:4860:4860::8888",
    "2606:4700:4700::1111",
    "2a00:1450:4001::1",
]


@each_row("text", PRIVATE)
def test_an_address_with_a_special_purpose_is_not_public(text: str) -> None:
    address = parse_address(text)

    assert address is not None
    assert not is_public(address)


@each_row("text", PUBLIC)
def test_an_address_of_the_open_internet_is_public(text: str) -> None:
    address = parse_address(text)

    assert address is not None
    assert is_public(address)


@each_row(
    "text",
    ["", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "127.0.0.01", "1.2.3.4.5", "[::1]", "localhost", "::1::"],
)
def test_only_the_plain_spelling_is_an_address(text: str) -> None:
    assert parse_address(text) is None


@given(st.integers(0, 2**32 - 1).map(IPv4Address))
def test_what_python_calls_private_is_never_public_in_ipv4(address: IPv4Address) -> None:
    assert address.is_global or not is_public(address)


@given(st.integers(0, 2**128 - 1).map(IPv6Address))
def test_what_python_calls_private_is_never_public_in_ipv6(address: IPv6Address) -> None:
    assert address.is_global or not is_public(address)


@given(st.integers(0, 2**32 - 1).map(IPv4Address))
def test_an_ipv4_address_mapped_into_ipv6_is_judged_as_itself(address: IPv4Address) -> None:
    assert is_public(IPv6Address(f"::ffff:{address}")) == is_public(address)
