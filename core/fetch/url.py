"""A source's URL is parsed once, at the door: past it, scheme, host and port mean one thing only.

Every spelling on which two parsers could disagree (user names, backslashes, numbers for hosts, escapes in
hosts) is refused, because the guard vets the host that this module read (RFC 3986, WHATWG URL).
"""

import re
import unicodedata
from dataclasses import dataclass
from ipaddress import IPv6Address
from urllib.parse import urlsplit

import httpx2

from pincite.core.fetch.addresses import parse_address

#: What every server is asked to accept (RFC 9110, 4.1).
MAX_LENGTH = 8_000

DEFAULT_PORTS = {"http": 80, "https": 443}
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_ABSOLUTE = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):")
# Up to a slash, as RFC 3986 has it; browsers also end it at a backslash, so a host with one is refused below.
_AUTHORITY = re.compile(r"//([^/?#]*)")
_HOST_PORT = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^:\[\]]+)(?::([0-9]{0,5}))?")
_LABEL = re.compile(r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?")


@dataclass(frozen=True, slots=True)
class SourceURL:
    """An http or https URL without fragment, user name or ambiguity."""

    parsed: httpx2.URL
    scheme: str
    #: ASCII, lower-case, without brackets or a final dot.
    host: str
    port: int

    @property
    def text(self) -> str:
        """As it goes over the wire: percent-encoded, host in its ASCII form, default port left out."""
        return str(self.parsed)

    @property
    def pace_key(self) -> str:
        """What is paced as one host: http and https share it, another port is another server."""
        return self.host if self.port in DEFAULT_PORTS.values() else f"{self.host}:{self.port}"


@dataclass(frozen=True, slots=True)
class BadURL:
    """Why a text is not a URL to read; ``detail`` is a sentence that does not repeat the text."""

    detail: str


def same_document_key(url: str) -> str:
    """``url`` without its fragment: two URLs with one key are one fetch. Nothing else is changed."""
    return url.partition("#")[0]


def same_address(one: str, other: str) -> bool:
    """Whether the two differ at most in http or https, in a trailing slash, or in the case of the host."""
    return one == other or _bare(one) == _bare(other)


def parse_url(url: object) -> SourceURL | BadURL:
    """``url`` (anything at all) as a URL to read, or why it is none."""
    if not isinstance(url, str):
        return BadURL("There is no URL: the value is not text.")
    if len(url) > MAX_LENGTH:
        return BadURL(f"The URL has {len(url)} characters; at most {MAX_LENGTH} are read.")
    url = same_document_key(url).strip(" \t\r\n\f")
    if not url:
        return BadURL("There is no URL: the text is empty.")
    if _CONTROL.search(url):
        return BadURL("The URL holds a control character or half a surrogate pair.")
    if any(character.isspace() for character in url):
        return BadURL("The URL holds white space.")
    absolute = _ABSOLUTE.match(url)
    if absolute is None:
        return BadURL("The URL is relative: it names no scheme such as https:.")
    scheme = absolute[1].lower()
    if scheme not in DEFAULT_PORTS:
        return BadURL("Only http and https URLs are read.")
    authority = _AUTHORITY.match(url, absolute.end())
    if authority is None or not authority[1]:
        return BadURL("The URL names no host.")
    # In lower case at once: httpx2 leaves out the default port of such a scheme alone.
    return _with_authority(scheme + url[absolute.end(1) :], scheme, authority[1])


def _with_authority(url: str, scheme: str, authority: str) -> SourceURL | BadURL:
    if "@" in authority:
        return BadURL("The URL carries a user name or password; such URLs are not read.")
    host_port = _HOST_PORT.fullmatch(authority)
    if host_port is None:
        return BadURL("The URL's host or port cannot be read.")
    # Checked here because int() also reads digits of other scripts, signs and underscores.
    port = int(host_port[2]) if host_port[2] else DEFAULT_PORTS[scheme]
    if not 0 < port < 65_536:
        return BadURL("The URL's port is not between 1 and 65535.")
    host = ascii_host(host_port[1])
    if host is None:
        return BadURL("The URL's host is neither a name nor an address in its plain form.")
    try:
        parsed = httpx2.URL(url)
        if parsed.raw_host != host.encode("ascii"):
            parsed = parsed.copy_with(host=host)
    except (httpx2.InvalidURL, ValueError):
        return BadURL("The URL cannot be read.")
    if len(str(parsed)) > MAX_LENGTH:
        return BadURL(f"The URL is longer than {MAX_LENGTH} characters once percent-encoded.")
    return SourceURL(parsed=parsed, scheme=scheme, host=host, port=port)


def _bare(url: str) -> str:
    url = same_document_key(url.strip())
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:  # No URL at all; it equals only itself.
        return url
    if parts.scheme not in DEFAULT_PORTS:
        return url
    shown = "" if port in (None, DEFAULT_PORTS[parts.scheme]) else f":{port}"
    return f"{host}{shown}{parts.path.rstrip('/')}?{parts.query}"


def ascii_host(text: str) -> str | None:
    """A host as DNS and the guard are to see it, or None when it is no host or is spelled in a doubtful way.

    IPv6 comes in brackets and goes out without them. An IPv4 address must be four plain decimal numbers:
    ``127.1``, ``0x7f.1``, ``2130706433`` and ``0177.0.0.1``, which C libraries read as addresses, are
    refused.
    """
    if len(text) > 1_000:
        return None
    if text.startswith("["):
        address = parse_address(text[1:-1])
        return str(address) if isinstance(address, IPv6Address) and address.scope_id is None else None
    name = text.lower() if text.isascii() else _idna(text)
    name = name.removesuffix(".")
    labels = name.split(".")
    if _ends_in_a_number(labels[-1]):
        # str() of an IPv4 address is its only accepted spelling.
        address = parse_address(name)
        return name if address is not None and str(address) == name else None
    if len(name) > 253 or not all(_LABEL.fullmatch(label) and _is_honest(label) for label in labels):
        return None
    return name


def _idna(host: str) -> str:
    """``host`` encoded by IDNA 2008, as httpx2 does it, or empty.

    That refuses full-width and enclosed digits and invisible characters, but reads U+3002 as a dot: what
    comes out may be an IPv4 address.
    """
    try:
        return httpx2.URL(scheme="http", host=host, path="/").raw_host.decode("ascii")
    except (httpx2.InvalidURL, ValueError):
        return ""


def _ends_in_a_number(label: str) -> bool:
    """Whether a host with this last label is an IPv4 address to someone (WHATWG URL, "ends in a number")."""
    return label.isdigit() or (label.startswith("0x") and all(c in "0123456789abcdef" for c in label[2:]))


def _is_honest(label: str) -> bool:
    """Whether a Punycode label stands for characters that ASCII could not have written."""
    if not label.startswith("xn--"):
        return True
    try:
        decoded = label[4:].encode("ascii").decode("punycode")
    except (UnicodeError, ValueError, OverflowError):
        return False
    return not unicodedata.normalize("NFKC", decoded).isascii()
