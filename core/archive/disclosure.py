"""Which addresses an archive may be told: asking it gives the address away."""

from typing import Final

from pincite.core.fetch.addresses import is_public, parse_address
from pincite.core.fetch.guard import AllowedHosts
from pincite.core.fetch.url import SourceURL, parse_url
from pincite.core.secrets import may_carry_secret

#: Names that no public name server knows (RFC 6762, RFC 7686, RFC 8375, and what networks call themselves).
_INSIDE: Final = (
    ".local",
    ".localhost",
    ".localdomain",
    ".internal",
    ".intranet",
    ".lan",
    ".corp",
    ".private",
    ".home",
    ".home.arpa",
    ".onion",
)


def withheld(url: str, *, archive: SourceURL, private: AllowedHosts) -> str:
    """Why the archive is not asked about ``url``, in a sentence; empty when it may be.

    Never told are addresses with a user name, or with a parameter that may carry a secret, and those of hosts that are
    not public, unless the archive is on such a host itself.
    """
    parsed = parse_url(url)
    if not isinstance(parsed, SourceURL):
        return "the address is none of the public web"
    if may_carry_secret(url):
        return "the address may carry a secret"
    if parsed.pace_key == archive.pace_key:
        return "the address is one of the archive itself"
    ours = (parsed.host, parsed.port) in private or not _is_public(parsed.host)
    at_home = (archive.host, archive.port) in private or not _is_public(archive.host)
    return "the host is not a public one" if ours and not at_home else ""


def _is_public(host: str) -> bool:
    address = parse_address(host)
    if address is not None:
        return is_public(address)
    return "." in host and not host.endswith(_INSIDE)
