"""A link that leads a browser to the cited words (WICG, URL Fragment Text Directives), or to their page (RFC 8118)."""

from urllib.parse import quote

from pincite.core.text.characters import is_ignorable, is_word, whole_before
from pincite.core.verify.addresses import is_web

#: Longer passages are named by their first and last words, so that a link stays one.
_WHOLE = 200
_WORDS = 5
#: Where no spaces part words, by whole clauses: a browser, which has a dictionary, finds no part of a word.
_CLAUSE = range(12, 90)
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
        directive = f"{_encoded(_beginning(passage))},{_encoded(_end(passage))}"
    return f"{page}#{anchor}:~:text={directive}"


def page_link(url: str, number: int) -> str | None:
    """``url`` with the fragment that opens a PDF at a page; None where a browser could not follow it."""
    return f"{url.strip().partition('#')[0]}#page={number}" if is_web(url) else None


def _beginning(passage: str) -> str:
    """The clauses that it begins with, or whole characters."""
    stops = [at for at in _CLAUSE if not is_word(passage[at]) and not is_ignorable(passage[at])]
    return passage[: stops[0] if stops else whole_before(passage, _CHARACTERS)]


def _end(passage: str) -> str:
    """The same of its end."""
    stops = [at for at in _CLAUSE if not is_word(passage[-1 - at]) and not is_ignorable(passage[-1 - at])]
    return passage[-stops[0] :] if stops else passage[whole_before(passage, len(passage) - _CHARACTERS) :]


def _encoded(words: str) -> str:
    # The directive's own syntax is "-", "," and "&"; quote() leaves the hyphen as it is.
    return quote(words, safe="", errors="replace").replace("-", "%2D")
