"""Cited links as they come: a list of URLs, JSON of one, lines of text, or an agent's answer."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from pincite.core.errors import InputError, NotJsonError
from pincite.core.models import CitedIn
from pincite.core.shapes import ParsedOutput, json_text, parse_agent_output
from pincite.core.shapes.cited import is_absolute
from pincite.core.shapes.fields import ABSENT, decoded_once, field, kind_of, sequence, string
from pincite.core.shapes.output import MAX_FINDINGS, too_many
from pincite.core.shapes.title import title_of

#: No path in a list of paths has one of these; words and markup have.
_NOT_OF_PATHS: Final = re.compile(r"[\s<>()\[\]{}\"'`|]")
_SUFFIX: Final = re.compile(r"\.\w{1,9}\Z")


@dataclass(frozen=True, slots=True)
class Link:
    """A URL as it was cited, and the title that it was cited under; both may be empty."""

    url: str
    title: str = ""
    notes: tuple[str, ...] = ()
    #: The absolute folder of the text that cites it, where it is known: a relative link begins there.
    base: Path | None = None
    #: Of a text or a list, the line on which it stands, from 1.
    line: int | None = None
    #: The same with its file, where that is known.
    cited_in: CitedIn | None = None


def read_urls(value: object, *, limit: int = MAX_FINDINGS) -> tuple[Link, ...]:
    """The links of ``value``: a list of URLs or of objects with a ``url``, the JSON of one, or text with a URL a line.

    An item that is no URL is a link without one, and says so. Raises InputError for anything else, for no link at
    all, and for more than ``limit``.
    """
    value = decoded_once(value)
    listed: Sequence[object] | None = value.splitlines() if isinstance(value, str) else sequence(value)
    if isinstance(value, str) and listed is not None:
        listed = [line.strip() for line in listed if isinstance(line, str) and line.strip()]
    if listed is None:
        raise InputError(f"The URLs are {kind_of(value)}; expected a list of strings.")
    if not listed:
        raise InputError("The input holds no URLs, so there is nothing to check.")
    if len(listed) > limit:
        raise too_many(len(listed), "URLs", limit)
    return tuple(_link(item) for item in listed)


def links_in(output: ParsedOutput) -> tuple[Link, ...]:
    """The link of each finding of an answer, in its order; stamps play no part."""
    lines = output.lines or (None,) * len(output.findings)
    return tuple(
        Link(finding.url, title_of(finding), line=line) for finding, line in zip(output.findings, lines, strict=True)
    )


def read_links(data: bytes, *, limit: int = MAX_FINDINGS) -> tuple[Link, ...]:
    """The links of a file: a URL or path a line (# begins a remark), JSON of a list of URLs, or an answer in any form.

    Raises InputError as ``read_urls`` and ``parse_agent_output`` do.
    """
    return read_with_notes(data, limit=limit)[0]


def read_with_notes(data: bytes, *, limit: int = MAX_FINDINGS) -> tuple[tuple[Link, ...], tuple[str, ...]]:
    """The same, and what was recognised and left out of an answer."""
    text = data.decode("utf-8-sig", "replace")
    listed_on = {
        number: line
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    }
    lines = [*listed_on.values()]
    if lines and (is_absolute(lines[0]) or all(map(_is_listed, lines))):
        links = read_urls("\n".join(lines), limit=limit)
        return tuple(replace(link, line=number) for link, number in zip(links, listed_on, strict=True)), ()
    value = _decoded(data, text)
    listed = sequence(value)
    if listed is not None and any(isinstance(item, str) for item in listed):
        return read_urls(listed, limit=limit), ()
    output = parse_agent_output(value, limit=limit)
    return links_in(output), output.notes


def _is_listed(line: str) -> bool:
    """Whether ``line`` of a list whose first line has no scheme is an address or a path, and no word of a text."""
    if is_absolute(line):
        return True
    path = line.strip().partition("#")[0]
    return _NOT_OF_PATHS.search(path) is None and ("/" in path or _SUFFIX.search(path) is not None)


def _decoded(data: bytes, text: str) -> object:
    """JSON as its value; all else, Markdown that begins with a link as well, as it came."""
    if text.lstrip()[:1] not in ("{", "["):
        return data
    try:
        return json_text.decode(data)
    except NotJsonError:
        return data


def _link(item: object) -> Link:
    if isinstance(item, str) and item.lstrip()[:1] != "{":
        return Link(item)
    item = decoded_once(item)
    url = item if isinstance(item, str) else field(item, "url")
    if url is ABSENT:
        return Link("", notes=(f"the url is {kind_of(item)}, not a string",))
    if not isinstance(url, str):
        return Link("", string(item, "title"), (f"the url is {kind_of(url)}, not a string",))
    return Link(url, string(item, "title"))
