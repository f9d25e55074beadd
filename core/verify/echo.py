"""A page that repeats what it was asked for, as a search page does, is no source of it."""

from urllib.parse import unquote_plus, urlsplit

#: Fewer letters and digits than this stand in many an address by chance.
_LEAST = 15


def is_echo(passage: str, *urls: str) -> bool:
    """Whether the query of one of ``urls`` holds the words of ``passage``; what follows ``#`` is never sent."""
    wanted = _letters(passage)
    return len(wanted) >= _LEAST and any(wanted in _letters(_query(url)) for url in urls)


def _query(url: str) -> str:
    try:
        return unquote_plus(urlsplit(url).query, errors="replace")
    except ValueError:
        return ""


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))
