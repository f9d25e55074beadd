"""A page that repeats what its address asks ("No results for ...") says nothing by it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from pincite.core.text.page import Stream
from pincite.core.text.span import Span

#: A value of fewer words is a name, which an article may well be about.
MIN_WORDS: Final = 3
MAX_VALUE: Final = 1_000
MAX_ECHOES: Final = 50

#: What an echo follows: a quotation mark, a colon, or "for".
_LEAD: Final = re.compile(
    "(?:[\"'\u2018\u201c\u00ab\u201e:]|\\b(?:for|para|f\u00fcr|nach|pour|per|por|voor|efter|dla))\\s*$", re.IGNORECASE
)


def with_echoes(stream: Stream, url: str) -> Stream:
    """The stream with what it repeats of the query of ``url`` among its chrome."""
    echoes = list(_echoes(stream.text, url)) if "?" in url else []
    if not echoes:
        return stream
    merged: list[Span] = []
    for span in sorted((*stream.chrome, *echoes)):
        if merged and span.start <= merged[-1].end:
            merged[-1] = Span(merged[-1].start, max(span.end, merged[-1].end))
        else:
            merged.append(span)
    return replace(stream, chrome=tuple(merged))


def _echoes(text: str, url: str) -> Iterator[Span]:
    try:
        values = {value for _, value in parse_qsl(urlsplit(url).query[:10_000], max_num_fields=100)}
    except ValueError:
        return
    for value in values:
        words = value.split()
        if len(words) < MIN_WORDS or len(value) > MAX_VALUE:
            continue
        pattern = re.compile(r"\s+".join(map(re.escape, words)), re.IGNORECASE)
        for count, found in enumerate(pattern.finditer(text)):
            if count == MAX_ECHOES:
                break
            if _LEAD.search(text[max(0, found.start() - 20) : found.start()]):
                yield Span(found.start(), found.end())
