"""Which IP addresses are public: a frozen table, so that a new Python cannot open a range.

``ipaddress.is_global`` is not enough: by version it is true of ``::127.0.0.1``, NAT64, 6to4, site-local and
multicast addresses. Sources: the IANA special-purpose registries for IPv4 and IPv6 (RFC 6890 and its
updates).
"""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

IPAddress = IPv4Address | IPv6Address

#: IPv4: everything is public but these.
NOT_PUBLIC_V4 = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this network (RFC 791); Linux connects it to loopback
        "10.0.0.0/8",  # private use (RFC 1918)
        "100.64.0.0/10",  # shared, carrier-grade NAT (RFC 6598); also one cloud's metadata service
        "127.0.0.0/8",  # loopback (RFC 1122)
        "168.63.129.16/32",  # a cloud's host agent, reachable only from inside its machines
        "169.254.0.0/16",  # link-local (RFC 3927), most clouds' metadata service
        "172.16.0.0/12",  # private use (RFC 1918)
        "192.0.0.0/24",  # protocol assignments (RFC 6890)
        "192.0.2.0/24",  # documentation (RFC 5737)
        "192.88.99.0/24",  # 6to4 relay anycast (RFC 7526)
        "192.168.0.0/16",  # private use (RFC 1918)
        "198.18.0.0/15",  # benchmarking (RFC 2544)
        "198.51.100.0/24",  # documentation (RFC 5737)
        "203.0.113.0/24",  # documentation (RFC 5737)
        "224.0.0.0/4",  # multicast (RFC 5771)
        "240.0.0.0/4",  # reserved (RFC 1112), limited broadcast
    )
)

#: IPv6: nothing is public but global unicast (RFC 4291), less the ranges below.
PUBLIC_V6 = IPv6Network("2000::/3")

NOT_PUBLIC_V6 = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # protocol assignments (RFC 2928): Teredo, benchmarking, ORCHID
        "2001:db8::/32",  # documentation (RFC 3849)
        "2002::/16",  # 6to4 (RFC 3056), which carries any IPv4 address
        "3ffe::/16",  # the 6bone, returned (RFC 3701)
        "3fff::/20",  # documentation (RFC 9637)
    )
)


def parse_address(text: str) -> IPAddress | None:
    """The address that ``text`` spells in the one canonical way of its family, or None.

    IPv4 is four decimal numbers without leading zeros; IPv6 is RFC 4291 text without brackets.
    """
    try:
        return ip_address(text)
    except ValueError:
        return None


def is_public(address: IPAddress) -> bool:
    """Whether ``address`` may be dialled without having been allowed by name."""
    if isinstance(address, IPv6Address):
        if address.scope_id is not None:
            return False
        if address.ipv4_mapped is None:
            return address in PUBLIC_V6 and not any(address in network for network in NOT_PUBLIC_V6)
        address = address.ipv4_mapped
    return not any(address in network for network in NOT_PUBLIC_V4)
