"""A URL is read one way or refused with a sentence."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.fetch.url import BadURL, SourceURL, parse_url, same_address, same_document_key
from tests.rows import each_row

BAD = {
    "null": None,
    "number": 7,
    "list": ["https://a.test/"],
    "bytes": b"https://a.test/",
    "empty": "",
    "only space": "   ",
    "only fragment": "#top",
    "relative": "/page.html",
    "relative name": "page.html",
    "scheme-relative": "//a.test/",
    "no scheme but a port": "a.test:443/x",
    "file": "file:///etc/passwd",
    "javascript": "javascript:alert(1)",
    "data": "data:text/html,hello",
    "ftp": "ftp://a.test/",
    "gopher": "gopher://a.test/",
    "view-source": "view-source:https://a.test/",
    "no slashes": "https:a.test",
    "one slash": "https:/a.test",
    "no host": "https://",
    "no host but a path": "https:///path",
    "no host but a port": "https://:443/",
    "user": "https://user@a.test/",
    "user and password": "https://user:secret@a.test/",
    "empty user": "https://@a.test/",
    "user that looks like a host": "https://a.test@127.0.0.1/",
    "backslash before the user": "https://a.test\\@127.0.0.1/",
    "backslashes for slashes": "https:\\\\a.test\\",
    "space in the path": "https://a.test/a b",
    "space in the host": "https://a .test/",
    "no-break space": "https://a.test/a\u00a0b",
    "line feed inside": "https://a.test/a\nb",
    "carriage return and header": "https://a.test/\r\nHost: b.test",
    "tab in the scheme": "ht\ttps://a.test/",
    "null character": "https://a.test/\x00",
    "delete character": "https://a.test/\x7f",
    "C1 control": "https://a.test/\x85",
    "lone surrogate": "https://a.test/\ud800",
    "lone surrogate in the host": "https://a\udfff.test/",
    "10,000 characters": "https://a.test/" + "a" * 10_000,
    "too long once encoded": "https://a.test/" + "\u00e9" * 3_000,
    "port 0": "https://a.test:0/",
    "port 65536": "https://a.test:65536/",
    "port -1": "https://a.test:-1/",
    "port +80": "https://a.test:+80/",
    "port with underscore": "https://a.test:8_0/",
    "port in full-width digits": "https://a.test:\uff18\uff10/",
    "port that is a word": "https://a.test:http/",
    "two ports": "https://a.test:80:80/",
    "escaped host": "https://%61.test/",
    "escaped dot": "https://127%2e0%2e0%2e1/",
    "host label of 64": "https://" + "a" * 64 + ".test/",
    "host of 254": "https://" + "a." * 126 + "ab/",
    "host of 100,000": "https://" + "a." * 3_000 + "test/",
    "empty label": "https://a..test/",
    "leading dot": "https://.a.test/",
    "two final dots": "https://a.test../",
    "hyphen first": "https://-a.test/",
    "hyphen last": "https://a-.test/",
    "invalid IDN": "https://xn--\u00e9.test/",
    "IDN of an emoji in capitals": "https://\u2460.test/",
    "soft hyphen in the host": "https://a\u00adb.test/",
    "zero-width space in the host": "https://a\u200bb.test/",
    "bidi override in the host": "https://a\u202eb.test/",
    "Punycode that is only ASCII": "https://xn--127-.test/",
    "Punycode of full-width digits": "https://" + "xn--" + "\uff11\uff12\uff17".encode("punycode").decode() + ".0.0.1/",
    "Punycode of full-width letters": "https://"
    + "xn--"
    + "\uff4c\uff4f\uff43\uff41\uff4c".encode("punycode").decode()
    + ".test/",
    "Punycode that is no Punycode": "https://xn--999999999.test/",
    "curly host": "https://{a}.test/",
    "host with a star": "https://*.test/",
    "unclosed bracket": "https://[::1/",
    "bracketed name": "https://[a.test]/",
    "text after the bracket": "https://[::1]a/",
    "IPv6 zone": "https://[fe80::1%25eth0]/",
    "IPv6 zone, raw": "https://[fe80::1%eth0]/",
    "IPv6 without brackets": "https://::1/",
    "IPvFuture": "https://[v1.a]/",
    "decimal IPv4": "https://2130706433/",
    "hexadecimal IPv4": "https://0x7f000001/",
    "hexadecimal parts": "https://0x7f.0.0.1/",
    "octal parts": "https://0177.0.0.1/",
    "short IPv4": "https://127.1/",
    "zero": "https://0/",
    "bare 0x": "https://0x/",
    "leading zeros": "https://127.000.000.001/",
    "five parts": "https://127.0.0.0.1/",
    "part of 256": "https://127.0.0.256/",
    "full-width digits": "https://\uff11\uff12\uff17.0.0.1/",
    "enclosed digits": "https://\u2460\u2461\u2466.0.0.1/",
    "Arabic digits": "https://\u0661\u0662\u0667.0.0.1/",
    "superscript digits": "https://\u00b9\u00b2\u2077.0.0.1/",
    "number after a name": "https://a.127/",
}


@each_row("url", BAD.values(), ids=BAD.keys())
def test_what_is_no_plain_url_is_refused_with_a_sentence(url: object) -> None:
    refused = parse_url(url)

    assert isinstance(refused, BadURL)
    assert refused.detail.endswith(".")


def test_a_refusal_repeats_no_secret() -> None:
    for url in ("https://user:hunter2@a.test/", "https://a.test/ ?key=hunter2", "ftp://a.test/?key=hunter2"):
        refused = parse_url(url)

        assert isinstance(refused, BadURL)
        assert "hunter2" not in refused.detail


@each_row(
    ("url", "wire", "host", "port"),
    [
        ("https://a.test", "https://a.test", "a.test", 443),
        ("http://a.test/", "http://a.test/", "a.test", 80),
        ("HTTPS://A.Test/Path", "https://a.test/Path", "a.test", 443),
        ("https://a.test:443/", "https://a.test/", "a.test", 443),
        ("https://a.test:/", "https://a.test/", "a.test", 443),
        ("https://a.test:8443/", "https://a.test:8443/", "a.test", 8443),
        ("https://a.test./", "https://a.test/", "a.test", 443),
        (" https://a.test/\n", "https://a.test/", "a.test", 443),
        ("https://a.test/x#y", "https://a.test/x", "a.test", 443),
        ("https://a.test/x#:~:text=a b", "https://a.test/x", "a.test", 443),
        ("https://a.test/\u00e9?q=\u00fc", "https://a.test/%C3%A9?q=%C3%BC", "a.test", 443),
        ("https://a.test/%7Ex?a=1&b=%20", "https://a.test/%7Ex?a=1&b=%20", "a.test", 443),
        ("https://a.test/wiki/A_(b)", "https://a.test/wiki/A_(b)", "a.test", 443),
        ("https://a.test/u@v:w", "https://a.test/u@v:w", "a.test", 443),
        ("https://a_b.test/", "https://a_b.test/", "a_b.test", 443),
        ("https://localhost/", "https://localhost/", "localhost", 443),
        ("https://b\u00fccher.test/", "https://xn--bcher-kva.test/", "xn--bcher-kva.test", 443),
        ("https://B\u00dcCHER.test/", "https://xn--bcher-kva.test/", "xn--bcher-kva.test", 443),
        ("https://xn--bcher-kva.test/", "https://xn--bcher-kva.test/", "xn--bcher-kva.test", 443),
        ("https://\u65e5\u672c.test/", "https://xn--wgv71a.test/", "xn--wgv71a.test", 443),
        ("https://xn--i-7iq.test/", "https://xn--i-7iq.test/", "xn--i-7iq.test", 443),
        ("http://127.0.0.1:8000/", "http://127.0.0.1:8000/", "127.0.0.1", 8000),
        ("http://127.0.0.1./", "http://127.0.0.1/", "127.0.0.1", 80),
        ("http://127\u30020\u30020\u30021/", "http://127.0.0.1/", "127.0.0.1", 80),
        ("http://[::1]:8000/", "http://[::1]:8000/", "::1", 8000),
        ("http://[0:0::1]/", "http://[::1]/", "::1", 80),
        ("http://[64:ff9b::127.0.0.1]/", "http://[64:ff9b::7f00:1]/", "64:ff9b::7f00:1", 80),
    ],
)
def test_a_plain_url_is_read_one_way(url: str, wire: str, host: str, port: int) -> None:
    parsed = parse_url(url)

    assert isinstance(parsed, SourceURL)
    assert (parsed.text, parsed.host, parsed.port) == (wire, host, port)


def test_the_host_that_is_vetted_is_the_host_that_is_dialled() -> None:
    for url in ("https://B\u00fccher.test./", "http://[0::1]/", "http://127\u30020.0.1/"):
        parsed = parse_url(url)

        assert isinstance(parsed, SourceURL)
        assert parsed.parsed.raw_host == parsed.host.encode()


def test_http_and_https_of_a_host_are_paced_as_one_and_another_port_is_not() -> None:
    keys = [parse_url(url) for url in ("http://a.test/", "https://a.test/b", "https://a.test:8443/")]

    assert [key.pace_key for key in keys if isinstance(key, SourceURL)] == ["a.test", "a.test", "a.test:8443"]


@each_row(
    ("url", "key"),
    [
        ("https://a.test/x#y", "https://a.test/x"),
        ("https://a.test/x#y#z", "https://a.test/x"),
        ("https://A.test/x?", "https://A.test/x?"),
        ("#", ""),
        ("\ud800#x", "\ud800"),
    ],
)
def test_a_key_is_the_url_without_its_fragment_and_else_unchanged(url: str, key: str) -> None:
    assert same_document_key(url) == key


@given(st.text() | st.text().map(lambda tail: f"https://{tail}"))
def test_any_text_is_a_url_or_a_sentence(text: str) -> None:
    assert isinstance(parse_url(text), SourceURL | BadURL)


@given(st.text(st.characters(categories=["Cs", "Cc", "Cf", "Lo", "Nd", "No", "Po"])).map(lambda t: f"http://{t}/"))
def test_odd_hosts_come_out_as_plain_ascii_or_not_at_all(url: str) -> None:
    parsed = parse_url(url)

    assert isinstance(parsed, BadURL) or parsed.host.isascii()


@each_row(
    ("one", "other"),
    [
        ("http://a.test/x", "https://a.test/x"),
        ("https://a.test/x", "https://a.test/x/"),
        ("https://a.test", "https://a.test/"),
        ("https://A.test:443/x", "http://a.test/x#part"),
        ("urn:x:1", "urn:x:1#part"),
    ],
)
def test_scheme_slash_host_case_and_fragment_are_no_move(one: str, other: str) -> None:
    assert same_address(one, other)


@each_row(
    ("one", "other"),
    [
        ("https://a.test/x", "https://a.test/X"),
        ("https://a.test/x", "https://a.test/x?p=1"),
        ("https://a.test/x", "https://www.a.test/x"),
        ("https://a.test:8443/x", "https://a.test/x"),
        ("urn:x:1", "urn:x:2"),
        ("https://[bad/x", "https://a.test/x"),
    ],
)
def test_anything_else_is_another_address(one: str, other: str) -> None:
    assert not same_address(one, other)
