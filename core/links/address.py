"""A URL as a catalogue compares it: the site, the path in parts, and the parameters (RFC 3986, 6.2)."""

from dataclasses import dataclass
from urllib.parse import parse_qsl, unquote, urlsplit

from pincite.core.fetch.url import DEFAULT_PORTS, SourceURL, parse_url

#: Parameters of a query that are looked at; a query with more has none.
MAX_PARAMETERS = 100


@dataclass(frozen=True, slots=True)
class Address:
    """Scheme, fragment, default port and a slash at the end do not count; the case of the path does."""

    #: The host, with its port where that is no default one.
    site: str
    segments: tuple[str, ...]
    parameters: dict[str, str]

    @staticmethod
    def of(url: str) -> "Address | None":
        """The address of an http or https URL, or None."""
        parsed = parse_url(url)
        return Address.parse(parsed) if isinstance(parsed, SourceURL) else None

    @staticmethod
    def parse(url: SourceURL) -> "Address":
        """The address of a URL that was read at the door."""
        parts = urlsplit(url.text)
        return Address(url.pace_key, segments_of(parts.path), parameters_of(parts.query))


def spelled(url: SourceURL) -> str:
    """The one spelling of ``url``: two URLs with one spelling are one request."""
    port = "" if url.port == DEFAULT_PORTS[url.scheme] else f":{url.port}"
    host = f"[{url.host}]" if ":" in url.host else url.host
    return f"{url.scheme}://{host}{port}{url.parsed.raw_path.decode('ascii')}"


def segments_of(path: str) -> tuple[str, ...]:
    """The parts of a path, escapes undone; slashes at its two ends are none of them."""
    trimmed = path.strip("/")
    return tuple(unquote(part) for part in trimmed.split("/")) if trimmed else ()


def parameters_of(query: str) -> dict[str, str]:
    """Each parameter of a query by its name, the first of a name only."""
    try:
        pairs = parse_qsl(query, keep_blank_values=True, max_num_fields=MAX_PARAMETERS)
    except ValueError:
        return {}
    return dict(reversed(pairs))
