"""A body meets the one extractor that reads its format; formats that others add are found by entry point."""

import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from pincite.core.extract.sniff import begins_like_html, is_binary
from pincite.core.ports import Body, Extractor

log = logging.getLogger(__name__)

GROUP = "pincite.extractors"

#: The built-in formats, in the order in which they are asked. Here as well as in the distribution's metadata, so that
#: a checkout with stale metadata or none reads pages all the same.
BUILT_IN: Mapping[str, str] = {
    "pdf": "pincite.core.extract.pdf:PdfExtractor",
    "docx": "pincite.core.extract.docx:DocxExtractor",
    "epub": "pincite.core.extract.epub:EpubExtractor",
    "html": "pincite.core.extract.html:HtmlExtractor",
    "xml": "pincite.core.extract.xml:XmlExtractor",
    "json": "pincite.core.extract.json:JsonExtractor",
    "markdown": "pincite.core.extract.markdown:MarkdownExtractor",
    "plain": "pincite.core.extract.plain:PlainExtractor",
}

#: Those of them whose first bytes tell them, whatever a server calls them.
DOCUMENTS: Final = ("pdf", "docx", "epub")

#: Types that servers send when they do not know.
_UNSTATED = frozenset({"", "application/octet-stream", "binary/octet-stream", "application/unknown", "unknown/unknown"})


@dataclass(frozen=True, slots=True)
class Unloaded:
    """An extractor of another distribution that cannot be used, and why."""

    name: str
    reason: str


def installed() -> Iterable[Extractor | Unloaded]:
    """The extractors of other distributions, by name; one that fails to load is logged and not used."""
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if point.name in BUILT_IN and point.value.startswith("pincite."):
            continue
        try:
            yield point.load()()
        except (Exception, SystemExit) as error:
            log.warning("The extractor %r (%s) could not be loaded.", point.name, point.value, exc_info=True)
            yield Unloaded(point.name, f"it could not be loaded ({type(error).__name__}: {str(error)[:300]})")


class Registry:
    """Every known extractor; modules are imported, and the environment is scanned, when first needed."""

    def __init__(self, others: Callable[[], Iterable[Extractor | Unloaded]] = installed) -> None:
        self._others = others

    @cached_property
    def built_in(self) -> Mapping[str, Extractor]:
        """The built-in extractors by name."""
        return {name: _load(target) for name, target in BUILT_IN.items()}

    @cached_property
    def others(self) -> tuple[Extractor, ...]:
        """The extractors of other distributions."""
        return tuple(found for found in self._found if not isinstance(found, Unloaded))

    @cached_property
    def unloaded(self) -> tuple[Unloaded, ...]:
        """What other distributions offer and cannot be used."""
        return tuple(found for found in self._found if isinstance(found, Unloaded))

    @cached_property
    def _found(self) -> tuple[Extractor | Unloaded, ...]:
        return tuple(
            found if isinstance(found, Unloaded) or _is_usable(found) else _lacking(found) for found in self._others()
        )

    def choose(self, body: Body) -> Extractor | None:
        """The extractor for a body, or None where no extractor reads its type.

        The stated media type decides; where it is unstated, or the bytes cannot be text, the first bytes do, and for
        the formats of documents always. An extractor that raises when it is asked does not read it.
        """
        stated = body.media_type
        binary = is_binary(body)
        documents = [self.built_in[name] for name in DOCUMENTS]
        if document := next((extractor for extractor in documents if _sniffs(extractor, body)), None):
            return document
        if document := next((extractor for extractor in documents if _reads(extractor, stated)), None):
            # A site's own page is often sent under the type of the document that it stands in for.
            return self.built_in["html"] if not binary and begins_like_html(body) else document
        if not binary:
            for extractor in self.built_in.values():
                if _reads(extractor, stated):
                    return extractor
        for extractor in self.others:
            if _reads(extractor, stated) or (binary and _sniffs(extractor, body)):
                return extractor
        if binary:
            return None
        if stated in _UNSTATED:
            # Plain text reads everything, so it is asked last.
            plain = self.built_in["plain"]
            formats = (one for one in self.built_in.values() if one is not plain)
            candidates = (*formats, *self.others, plain)
            return next((extractor for extractor in candidates if _sniffs(extractor, body)), None)
        type_, _, subtype = stated.partition("/")
        for suffix in ("xml", "json"):
            if subtype.endswith(f"+{suffix}"):
                return self.built_in[suffix]
        return self.built_in["plain"] if type_ == "text" or subtype in _TEXTUAL else None


#: Text that registered itself elsewhere than under ``text/``.
_TEXTUAL = frozenset(
    {"ecmascript", "graphql", "javascript", "n-triples", "sql", "toml", "typescript", "x-bibtex", "x-javascript"}
    | {"x-latex", "x-ndjson", "x-research-info-systems", "x-sh", "x-subrip", "x-tex", "x-yaml", "yaml"}
)


def _is_usable(extractor: Extractor) -> bool:
    """Whether it has what is asked of every extractor: the code is somebody else's."""
    try:
        named = isinstance(extractor.name, str) and isinstance(extractor.version, str)
        usable = named and callable(extractor.sniffs) and callable(extractor.extract)
        # An iterator would be empty the next time, and a string holds parts of a type.
        usable = usable and isinstance(extractor.media_types, Collection) and not isinstance(extractor.media_types, str)
    except (Exception, SystemExit):  # A property may raise anything.
        usable = False
    return usable


def _lacking(extractor: Extractor) -> Unloaded:
    log.warning("%r is not used: it lacks what an extractor has.", type(extractor))
    return Unloaded(type(extractor).__qualname__, "it lacks what an extractor has")


def _reads(extractor: Extractor, media_type: str) -> bool:
    try:
        return media_type in extractor.media_types
    except (Exception, SystemExit):
        log.debug("The extractor %r could not say what it reads.", extractor.name, exc_info=True)
        return False


def _sniffs(extractor: Extractor, body: Body) -> bool:
    try:
        return bool(extractor.sniffs(body))
    except (Exception, SystemExit):
        log.debug("The extractor %r failed to look at %s.", extractor.name, body.url, exc_info=True)
        return False


def _load(target: str) -> Extractor:
    module, _, name = target.partition(":")
    extractor: Extractor = getattr(import_module(module), name)()
    return extractor
