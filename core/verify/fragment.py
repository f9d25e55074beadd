"""A link that leads a browser to the cited words (WICG, URL Fragment Text Directives), or to their page (RFC 8118)."""

from urllib.parse import quote

from pincite.core.verify.addresses import is_web

#: Longer passages are named by their first and last words, so that a link stays one.
_WHOLE = 200
_WORDS = 5
_CHARACTERS = 24


def text_fragment_link(url: str, passage: str) -> str | None:
    """``url`` with a text directive for ``passage``; None where a browser could not follow it."""
    if not is_web(url) or not passage.strip():
        return None
    page, _, anchor = url.strip().partition("#")
    anchor = anchor.partition(":~:")[0]
    words = passage.split()
    if len(passage) <= _WHOLE:
        directive = _encoded(" ".join(words))
    elif len(words) > 2 * _WORDS:
        directive = f"{_encoded(' '.join(words[:_WORDS]))},{_encoded(' '.join(words[-_WORDS:]))}"
    else:  # A script without spaces.
        directive = f"{_encoded(passage[:_CHARACTERS])},{_encoded(passage[-_CHARACTERS:])}"
    return f"{page}#{anchor}:~:text={directive}"


def page_link(url: str, number: int) -> str | None:
    """``url`` with the fragment that opens a PDF at a page; None where a browser could not follow it."""
    return f"{url.strip().partition('#')[0]}#page={number}" if is_web(url) else None


def _encoded(words: str) -> str:
    # The directive's own syntax is "-", "," and "&"; quote() leaves the hyphen as it is.
    return quote(words, safe="", errors="replace").replace("-", "%2D")
