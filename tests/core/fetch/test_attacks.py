"""Every known way to make a fetcher knock on a private door, against the whole fetcher.

Nothing is dialled for any of them: the name server and TCP are fakes that write down what was asked.
"""

import pytest

from pincite.core.fetch import GuardedFetcher, Limits
from pincite.core.models import Reason
from pincite.core.ports import Fetched, Unreachable
from tests.core.fetch.network import PUBLIC, Dialled, Names, OnlyTo, Time
from tests.rows import each_row
from tests.web import Reply, serve

METADATA = "169.254.169.254"

NAMES = {
    "localhost": [["127.0.0.1", "::1"]],
    "localtest.test": [["127.0.0.1"]],
    "ten.test": [["10.0.0.1"]],
    "metadata.test": [[METADATA]],
    "mixed.test": [[PUBLIC, "127.0.0.1"]],
    "mapped.test": [["::ffff:10.0.0.1"]],
    "ula.test": [["fd00::1"]],
    "nat64.test": [["64:ff9b::7f00:1"]],
    "a.test": [[PUBLIC]],
}

BLOCKED = {
    "literal": "http://127.0.0.1/",
    "another loopback address": "http://127.8.8.8/",
    "localhost": "http://localhost/",
    "localhost in capitals": "http://LOCALHOST/",
    "localhost with a final dot": "http://localhost./",
    "literal with a final dot": "http://127.0.0.1./",
    "all zeros": "http://0.0.0.0/",
    "unspecified IPv6": "http://[::]/",
    "loopback IPv6": "http://[::1]/",
    "loopback IPv6 in full": "http://[0:0:0:0:0:0:0:1]/",
    "v4-mapped": "http://[::ffff:127.0.0.1]/",
    "v4-mapped in hexadecimal": "http://[::ffff:7f00:1]/",
    "v4-compatible": "http://[::127.0.0.1]/",
    "NAT64": "http://[64:ff9b::7f00:1]/",
    "NAT64 local use": "http://[64:ff9b:1::7f00:1]/",
    "6to4": "http://[2002:7f00:1::]/",
    "Teredo": "http://[2001:0:7f00:1::]/",
    "unique local": "http://[fd00:ec2::254]/",
    "link-local IPv6": "http://[fe80::1]/",
    "site-local": "http://[fec0::1]/",
    "multicast IPv6": "http://[ff02::1]/",
    "metadata": f"http://{METADATA}/latest/meta-data/",
    "metadata of another cloud": "http://100.100.100.200/",
    "host agent of a third": "http://168.63.129.16/",
    "private 10": "http://10.0.0.1/",
    "private 172.16": "http://172.16.0.1/",
    "private 192.168": "http://192.168.0.1/",
    "carrier-grade NAT": "http://100.64.0.1/",
    "broadcast": "http://255.255.255.255/",
    "multicast": "http://224.0.0.1/",
    "ideographic dots": "http://127\u30020\u30020\u30021/",
    "name for loopback": "http://localtest.test/",
    "name for private": "https://ten.test/",
    "name for metadata": "http://metadata.test/",
    "name for public and loopback": "http://mixed.test/",
    "name for v4-mapped": "http://mapped.test/",
    "name for unique local": "http://ula.test/",
    "name for NAT64": "http://nat64.test/",
    "SSH port": "http://a.test:22/",
    "Redis port": "http://a.test:6379/",
    "private and another port": "http://10.0.0.1:8080/",
}

BAD = {
    "decimal": "http://2130706433/",
    "hexadecimal": "http://0x7f000001/",
    "hexadecimal parts": "http://0x7f.0x0.0x0.0x1/",
    "octal": "http://0177.0.0.1/",
    "octal whole": "http://017700000001/",
    "short": "http://127.1/",
    "zero": "http://0/",
    "overflowing decimal": "http://4294967297/",
    "zone id": "http://[fe80::1%25lo]/",
    "user name": "http://a.test@127.0.0.1/",
    "user name and password": "http://a.test:80@127.0.0.1:80/",
    "backslash": "http://a.test\\@127.0.0.1/",
    "fragment before the host": "http://a.test#@127.0.0.1 /",
    "full-width digits": "http://\uff11\uff12\uff17.\uff10.\uff10.\uff11/",
    "enclosed digits": "http://\u2460\u2461\u2466.\u24ea.\u24ea.\u2460/",
    "full-width dots and digits": "http://\uff11\uff0e\uff11/",
    "escaped digits": "http://%31%32%37.0.0.1/",
    "escaped localhost": "http://loc%61lhost/",
    "Punycode of full-width digits": "http://xn--" + "\uff11\uff12\uff17".encode("punycode").decode() + ".0.0.1/",
    "soft hyphen in localhost": "http://local\u00adhost/",
    "file": "file:///etc/passwd",
    "gopher": "gopher://127.0.0.1:6379/_FLUSHALL",
    "socket file": "http+unix://%2Frun%2Fdocker.sock/",
    "unix": "unix:///run/docker.sock",
    "line feed": "http://a.test/\r\nHost: 127.0.0.1",
}  # fmt: skip


@each_row("url", BLOCKED.values(), ids=BLOCKED.keys())
async def test_a_url_that_leads_to_a_private_address_is_blocked_undialled(url: str) -> None:
    dialled = Dialled((b"HTTP/1.1 200 OK\r\n\r\n",))

    async with GuardedFetcher(Limits(host_interval=0), resolve=Names(NAMES), connect=dialled) as fetcher:
        answer = await fetcher.fetch(url)

    assert isinstance(answer, Unreachable)
    assert answer.reason is Reason.BLOCKED_ADDRESS
    assert dialled.addresses == []


@each_row("url", BAD.values(), ids=BAD.keys())
async def test_a_url_in_a_doubtful_spelling_is_refused_undialled(url: str) -> None:
    names, dialled = Names(NAMES), Dialled((b"HTTP/1.1 200 OK\r\n\r\n",))

    async with GuardedFetcher(resolve=names, connect=dialled) as fetcher:
        answer = await fetcher.fetch(url)

    if url.startswith("http://a.test#"):  # the fragment is dropped, and what is left is a.test
        assert names.asked == ["a.test"]
    else:
        assert isinstance(answer, Unreachable)
        assert answer.reason is Reason.BAD_URL
        assert (names.asked, dialled.addresses) == ([], [])


@each_row("url", [*BLOCKED.values(), *(url for url in BAD.values() if "\n" not in url and "#" not in url)])
async def test_a_redirect_there_is_refused_and_dials_nothing_further(url: str) -> None:
    async with serve({"/start": Reply.redirect("/"), "/": Reply(302, {}, b"")}) as web:
        web.routes["/"] = Reply(302, {"location": url.encode().decode("latin-1")})
        dialled = OnlyTo(web.port)
        limits = Limits(allow_hosts=(web.host,), host_interval=0)
        async with GuardedFetcher(limits, resolve=Names(NAMES), connect=dialled) as fetcher:
            answer = await fetcher.fetch(web.url("/start"))

    assert isinstance(answer, Unreachable)
    assert answer.reason in {Reason.BLOCKED_ADDRESS, Reason.BAD_URL}
    assert dialled.addresses == [("127.0.0.1", web.port)]


@pytest.mark.parametrize("reason_to_ask_again", ["connection refused", "status 503"])
async def test_a_name_that_changes_its_address_between_attempts_is_vetted_again(reason_to_ask_again: str) -> None:
    says = (b"HTTP/1.1 503 Busy\r\nConnection: close\r\n\r\n",) if reason_to_ask_again == "status 503" else ()
    names, dialled = Names({"rebind.test": [[PUBLIC], ["127.0.0.1"]]}), Dialled(says)

    clock = Time().clock()

    async with GuardedFetcher(resolve=names, connect=dialled, clock=clock) as fetcher:
        answer = await fetcher.fetch("http://rebind.test/")

    assert isinstance(answer, Unreachable)
    assert answer.reason is Reason.BLOCKED_ADDRESS
    assert dialled.addresses == [(PUBLIC, 80)]


async def test_a_public_name_is_dialled_by_address_and_proved_by_name() -> None:
    said = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"
    names, dialled = Names({"a.test": [[PUBLIC]]}), Dialled((said,))

    async with GuardedFetcher(resolve=names, connect=dialled) as fetcher:
        answer = await fetcher.fetch("https://a.test/page")

    assert isinstance(answer, Fetched)
    assert answer.body == b"hi"
    assert (names.asked, dialled.addresses, dialled.proved) == (["a.test"], [(PUBLIC, 443)], ["a.test"])


async def test_environment_proxies_and_certificates_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    monkeypatch.setenv("SSL_CERT_FILE", "/nowhere")
    dialled = Dialled((b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi",))

    async with GuardedFetcher(resolve=Names({"a.test": [[PUBLIC]]}), connect=dialled) as fetcher:
        answer = await fetcher.fetch("http://a.test/")

    assert isinstance(answer, Fetched)
    assert dialled.addresses == [(PUBLIC, 80)]


async def test_the_real_name_server_and_real_tcp_are_behind_the_guard_too() -> None:
    async with serve({"/": Reply.html("secret")}) as web, GuardedFetcher() as fetcher:
        for url in ("http://localhost/", "http://127.0.0.1/", web.url("/")):
            answer = await fetcher.fetch(url)

            assert isinstance(answer, Unreachable)
            assert answer.reason is Reason.BLOCKED_ADDRESS
    assert (web.connections, web.requests) == (0, [])
