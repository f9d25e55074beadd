"""The words of the data that a page carries for machines."""

import re
from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from typing import Final

from pydantic import JsonValue

from pincite.core.extract.charset import whole
from pincite.core.extract.html.tags import words
from pincite.core.extract.values import nodes, parsed

#: Code points of embedded text that are kept of one page, and values of its data that are looked at.
MAX_TEXT: Final = 500_000
MAX_NODES: Final = 200_000

#: Schema.org properties that hold prose of the page itself.
_PROSE: Final = frozenset({"abstract", "articleBody", "description", "headline", "reviewBody", "text"})
#: Schema.org classes of what a page is there to show, and of the page itself.
_WORKS: Final = frozenset(
    words(
        "Article AdvertiserContentArticle AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle BlogPosting "
        "Book Chapter CreativeWork Dataset DigitalDocument HowTo Legislation LiveBlogPosting MedicalScholarlyArticle "
        "NewsArticle OpinionNewsArticle Recipe Report ReportageNewsArticle ReviewNewsArticle SatiricalArticle "
        "ScholarlyArticle SocialMediaPosting TechArticle Thesis"
    )
)
_PAGES: Final = frozenset(words("AboutPage FAQPage ItemPage MedicalWebPage QAPage WebPage"))
_MAIN: Final = ("@graph", "mainEntity", "mainEntityOfPage")


def _nodes(text: str) -> Iterator[tuple[str, JsonValue]]:
    try:
        value = parsed(text)
    except ValueError:
        return iter(())
    return nodes(value, MAX_NODES)


def declares_paywall(linked_data: Iterable[str]) -> bool:
    """Whether JSON-LD says that the page is not free to read (schema.org ``isAccessibleForFree``)."""
    return any(
        key == "isAccessibleForFree" and str(node).strip().lower() == "false"
        for text in linked_data
        if "isAccessibleForFree" in text
        for key, node in _nodes(text)
    )


def prose(linked_data: Iterable[str]) -> Iterator[str]:
    """The prose of JSON-LD."""
    for text in linked_data:
        yield from (node for key, node in _nodes(text) if key in _PROSE and isinstance(node, str))


def of_main_entity(linked_data: Iterable[str], name: str) -> list[str]:
    """What JSON-LD says under ``name`` of its main entities: of the works it names or, without one, of the page."""
    texts = (text for text in linked_data if f'"{name}"' in text)
    said = [(is_work, entity.get(name)) for entity, is_work in _entities(texts)]
    found = [(is_work, text) for is_work, text in said if isinstance(text, str) and text.strip()]
    works = [text for is_work, text in found if is_work]
    return works or [text for _, text in found]


def main_entities(linked_data: Iterable[str]) -> Iterator[Mapping[str, JsonValue]]:
    """The works that JSON-LD says the page shows, and the page itself."""
    return (entity for entity, _ in _entities(linked_data))


def _entities(linked_data: Iterable[str]) -> Iterator[tuple[Mapping[str, JsonValue], bool]]:
    """Every work (True) and page that JSON-LD names as what it is about.

    Only the top level, ``@graph``, ``mainEntity`` and ``mainEntityOfPage`` are looked at: what stands deeper is a
    comment, a part, an author or another page's teaser.
    """
    for text in linked_data:
        try:
            stack = [parsed(text)]
        except ValueError:
            continue
        for _ in range(MAX_NODES):
            if not stack:
                break
            node = stack.pop()
            if isinstance(node, list):
                stack.extend(reversed(node))
            elif isinstance(node, dict):
                stack.extend(node[key] for key in _MAIN if key in node)
                kinds = _kinds(node.get("@type"))
                if kinds & _WORKS or kinds & _PAGES:
                    yield node, bool(kinds & _WORKS)


def _kinds(value: JsonValue) -> set[str]:
    """The classes of an entity, without the vocabulary they are of."""
    names = value if isinstance(value, list) else [value]
    return {re.split("[/#:]", name)[-1] for name in names if isinstance(name, str)}


def strings(state: Iterable[str]) -> Iterator[str]:
    """The strings of other JSON that can be prose: those that hold a space, or a script that needs none."""
    for text in state:
        yield from (node for _, node in _nodes(text) if isinstance(node, str) and (" " in node or not node.isascii()))


def joined(texts: Iterable[str]) -> str:
    """The texts as blocks, each once, up to a limit."""
    size = 0
    kept: dict[str, None] = {}
    for text in texts:
        size += len(text)
        if size > MAX_TEXT:
            break
        kept[whole(unescape(text))] = None
    return "\n".join(kept)
