"""Every way known to us of making a server knock on a door of its own house: as a URL, and as what a page says.

``PRIVATE`` are the addresses that nobody outside may reach; ``NAMES`` is what the name server answers, turn by turn.
"""

from urllib.parse import quote

#: An address of the open internet in each family.
PUBLIC_V4 = "93.184.216.34"
PUBLIC_V6 = "2606:2800:220:1::1"
PUBLIC = frozenset({PUBLIC_V4, PUBLIC_V6})

METADATA = "169.254.169.254"
PRIVATE = (
    "10.0.0.1",
    "100.64.0.1",
    "100.100.100.200",
    "168.63.129.16",
    METADATA,
    "172.16.0.1",
    "192.0.0.192",
    "192.168.0.1",
    "198.18.0.1",
    "::7f00:1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "64:ff9b:1::7f00:1",
    "2001:0:7f00:1::",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:a9fe:a9fe::",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fec0::1",
)

#: Name, then the answers in turn; the last one for ever. Each answer is a list of addresses.
NAMES: dict[str, list[list[str]]] = {
    "public.test": [[PUBLIC_V4, PUBLIC_V6]],
    "four.test": [[PUBLIC_V4]],
    "six.test": [[PUBLIC_V6]],
    "loop.test": [["127.0.0.1"]],
    "loop6.test": [["::1"]],
    "zero.test": [["0.0.0.0"]],
    "unspecified.test": [["::"]],
    "ten.test": [["10.0.0.1"]],
    "metadata.test": [[METADATA]],
    "metadata6.test": [["fd00:ec2::254"]],
    "shared.test": [["100.64.0.1"]],
    "agent.test": [["168.63.129.16"]],
    "mapped.test": [["::ffff:10.0.0.1"]],
    "compatible.test": [["::7f00:1"]],
    "nat64.test": [["64:ff9b::a00:1"]],
    "sixtofour.test": [["2002:a9fe:a9fe::"]],
    "teredo.test": [["2001:0:7f00:1::"]],
    "site-local.test": [["fec0::1"]],
    "mixed.test": [[PUBLIC_V4, "127.0.0.1"]],
    "mixed-last.test": [[PUBLIC_V4, PUBLIC_V6, "::1"]],
    "mixed6.test": [[PUBLIC_V4, "fd00:ec2::254"]],
    "alias.test": [["10.0.0.1"]],
    **{f"rebind{n}.test": [[PUBLIC_V4], ["127.0.0.1"]] for n in range(4)},
    "rebind-to-metadata.test": [[PUBLIC_V4], [METADATA]],
    # Public resolvers of identifiers, on a day when somebody has moved them inside.
    "doi.org": [["10.0.0.1"]],
    "arxiv.org": [[METADATA]],
    "pubmed.ncbi.nlm.nih.gov": [[PUBLIC_V4, "127.0.0.1"]],
    "openlibrary.org": [["::1"]],
    "www.rfc-editor.org": [["64:ff9b::a00:1"]],
    "flip.test": [[PUBLIC_V4], ["10.0.0.1"], [PUBLIC_V4], ["10.0.0.1"]],
}

#: Addresses as a URL may spell them.
ADDRESSES: dict[str, str] = {
    "loopback": "http://127.0.0.1/",
    "another loopback": "http://127.8.8.8/",
    "loopback over TLS": "https://127.0.0.1/",
    "localhost": "http://localhost/",
    "localhost, final dot": "http://LOCALHOST./",
    "all zeros": "http://0.0.0.0/",
    "unspecified IPv6": "http://[::]/",
    "loopback IPv6": "http://[::1]/",
    "v4-mapped": "http://[::ffff:127.0.0.1]/",
    "v4-mapped, hexadecimal": "http://[::ffff:a00:1]/",
    "v4-mapped metadata": "http://[::ffff:169.254.169.254]/",
    "zone": "http://[fe80::1%25lo]/",
    "zone, unescaped": "http://[fe80::1%lo]/",
    **{f"address {one}": f"http://{f'[{one}]' if ':' in one else one}/" for one in PRIVATE},
    "decimal": "http://2130706433/",
    "decimal metadata": "http://2852039166/",
    "overflowing decimal": "http://6425673729/",
    "hexadecimal": "http://0x7f000001/",
    "hexadecimal parts": "http://0x7f.0x0.0x0.0x1/",
    "octal": "http://0177.0.0.1/",
    "octal whole": "http://017700000001/",
    "octal metadata": "http://0251.0376.0251.0376/",
    "short": "http://127.1/",
    "three parts": "http://10.0.1/",
    "zero": "http://0/",
    "mixed radix": "http://0x7f.1/",
    "leading zeros": "http://127.000.000.001/",
    "full-width digits": "http://\uff11\uff12\uff17.\uff10.\uff10.\uff11/",
    "enclosed digits": "http://\u2460\u2461\u2466.\u24ea.\u24ea.\u2460/",
    "ideographic dots": "http://127\u30020\u30020\u30021/",
    "half-width ideographic dots": "http://10\uff610\uff610\uff611/",
    "full-width dots": "http://169\uff0e254\uff0e169\uff0e254/",
    "Arabic-Indic digits": "http://\u0661\u0662\u0667.\u0660.\u0660.\u0661/",
    "soft hyphen in localhost": "http://local\u00adhost/",
    "zero width in localhost": "http://local\u200bhost/",
    "Kelvin-like letters": "http://\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3/",
    "escaped digits": "http://%31%32%37.0.0.1/",
    "escaped dots": "http://127%2e0%2e0%2e1/",
    "escaped localhost": "http://loc%61lhost/",
    "user name": "http://four.test@127.0.0.1/",
    "user name and port": "http://four.test:80@127.0.0.1:80/",
    "escaped at sign": "http://four.test%40127.0.0.1/",
    "backslash": "http://four.test\\@127.0.0.1/",
    "backslashes for slashes": "http:\\\\127.0.0.1\\",
    "one slash": "http:/127.0.0.1/",
    "no slash": "http:127.0.0.1/",
    "three slashes": "http:///127.0.0.1/",
    "fragment before the host": "http://127.0.0.1#@four.test/",
    "question before the host": "http://127.0.0.1?@four.test/",
    "tab in the scheme": "ht\ttp://127.0.0.1/",
    "line feed in the host": "http://127.0.\n0.1/",
    "null in the host": "http://127.0.0.1\x00.four.test/",
    "space before the host": "http:// 127.0.0.1/",
    "header in the path": "http://four.test/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "closing bracket": "http://[::1]four.test/",
    "address in brackets": "http://[127.0.0.1]/",
    "IPv6 without brackets": "http://::1/",
}

#: Names that the name server leads inside.
NAMED: dict[str, str] = {
    f"name {name}": f"http://{name}/"
    for name in NAMES
    if name.endswith(".test")
    and name not in {"public.test", "four.test", "six.test", "flip.test"}
    and not name.startswith("rebind")
}
NAMED["a name over TLS"] = "https://ten.test/"
NAMED["a name with a final dot"] = "http://ten.test./"
NAMED["an alias that leads inside"] = "http://alias.test/"

PORTS: dict[str, str] = {
    f"port {port}": f"http://four.test:{port}/"
    for port in (1, 22, 25, 53, 2375, 3306, 5432, 6379, 8080, 9200, 11211, 65535)
}
PORTS["port 443 spoken to in clear on a private host"] = "http://10.0.0.1:443/"
PORTS["a private port"] = "http://10.0.0.1:8080/"
PORTS["no port but a colon, on a private host"] = "http://10.0.0.1:/"

SCHEMES: dict[str, str] = {
    scheme: f"{scheme}127.0.0.1:6379/x"
    for scheme in ("ftp://", "gopher://", "dict://", "ldap://", "sftp://", "tftp://", "ws://", "jar:http://", "view-source:http://")
}  # fmt: skip
SCHEMES |= {
    "file": "file:///etc/passwd",
    "file with a host": "file://127.0.0.1/etc/passwd",
    "data": "data:text/html,secret",
    "socket file": "http+unix://%2Frun%2Fdocker.sock/",
    "unix": "unix:///run/docker.sock",
    "netdoc": "netdoc:///etc/passwd",
}

IDENTIFIERS: dict[str, str] = {
    "DOI": "doi:10.1000/182",
    "DOI that climbs": "doi:10.1000/../../../@10.0.0.1/",
    "DOI with a host": "doi:10.1000//10.0.0.1/",
    "arXiv": "arXiv:2401.00001",
    "PubMed": "pmid:12345",
    "ISBN": "urn:isbn:9780306406157",
    "RFC": "rfc:2648",
}

FILES: dict[str, str] = {
    name: name
    for name in ("/etc/passwd", "../../../../etc/passwd", "passwd", "C:\\Windows\\win.ini", "\\\\10.0.0.1\\share\\x",
                 "//10.0.0.1/etc/passwd", "~/.ssh/id_rsa", "/proc/self/environ", "/dev/zero", "file:/etc/passwd",
                 "file://localhost/etc/passwd", "FILE:///etc/passwd", "file:///proc/self/fd/0", ".env")
}  # fmt: skip

#: Where the following ways lead to, each once.
TARGETS: dict[str, str] = {
    "loopback": "http://127.0.0.1/",
    "loopback IPv6": "http://[::1]/",
    "metadata": f"http://{METADATA}/latest/meta-data/",
    "private": "http://10.0.0.1/",
    "NAT64": "http://[64:ff9b::a00:1]/",
    "6to4": "http://[2002:a9fe:a9fe::]/",
    "mapped": "http://[::ffff:10.0.0.1]/",
    "a private name": "http://ten.test/",
    "a mixed name": "http://mixed.test/",
    "decimal": "http://2130706433/",
    "no scheme": "//10.0.0.1/",
    "no scheme, backslashes": "\\\\10.0.0.1\\",
    "three slashes": "///10.0.0.1/",
    "user name": "http://four.test@10.0.0.1/",
    "another port": "http://10.0.0.1:8080/",
    "file": "file:///etc/passwd",
    "gopher": "gopher://127.0.0.1:6379/_FLUSHALL",
}


def by(way: str, target: str) -> str:
    """The page of the open internet that leads to ``target`` in one of the ways of ``lab.py``."""
    return f"http://four.test/{way}?to={quote(target, safe='')}"


REDIRECTS: dict[str, str] = {f"redirect to {name}": by("302", target) for name, target in TARGETS.items()}
for _status in ("301", "303", "307", "308", "300"):
    REDIRECTS[f"status {_status}"] = by(_status, "http://10.0.0.1/")
REDIRECTS["two redirects"] = by("302", by("302", "http://10.0.0.1/"))
REDIRECTS["five redirects"] = by("302", by("301", by("307", by("303", by("308", "http://127.0.0.1/")))))
REDIRECTS["a redirect with a cookie"] = by("cookie", "http://10.0.0.1/")
REDIRECTS["two Locations"] = by("two", "http://10.0.0.1/")
REDIRECTS["to the same name once it has moved inside"] = "http://rebind0.test/again"

#: What a page may say; some of these are followed where they lead to the open internet.
MARKUP: dict[str, str] = {
    **{f"refresh to {name}": by("refresh", target) for name, target in TARGETS.items()},
    **{f"next page at {name}": by("next", target) for name, target in TARGETS.items()},
}
for _way in (
    "canonical base-refresh base-next header frame script image alternate amp style entity stylesheet schema json "
    "gone sitemap json-ld pingback alt-svc content-location prefetch refresh-header noscript-refresh refresh-redirect"
).split():
    MARKUP[_way] = by(_way, "http://10.0.0.1/")

#: A name that is public when it is vetted, and private when it is asked for again.
REBINDING: dict[str, str] = {
    "rebinding": "http://rebind1.test/",
    "rebinding, the connection lost": "http://rebind2.test/drop",
    "rebinding, busy": "http://rebind3.test/busy",
    "rebinding to metadata": "http://rebind-to-metadata.test/",
    "an address that flips": "http://flip.test/close",
}

GROUPS: dict[str, dict[str, str]] = {
    "addresses": ADDRESSES,
    "names": NAMED,
    "ports": PORTS,
    "schemes": SCHEMES,
    "identifiers": IDENTIFIERS,
    "files": FILES,
    "redirects": REDIRECTS,
    "markup": MARKUP,
    "rebinding": REBINDING,
}
