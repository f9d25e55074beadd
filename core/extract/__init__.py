"""A body becomes a page's words, or a reason why there are none (DESIGN 6)."""

import logging
from typing import TypeGuard

from pincite.core.extract.registry import GROUP, Registry
from pincite.core.extract.unread import unread
from pincite.core.handed_in import close_unawaited
from pincite.core.models import Reason
from pincite.core.ports import Body, Extractor, RereadingExtractor, Unreadable
from pincite.core.text.page import PageText

__all__ = ["GROUP", "Registry", "extract", "extract_again", "is_read_again"]

log = logging.getLogger(__name__)

#: How much of an error's own text is repeated.
_SHOWN = 300

_registry = Registry()


def extract(body: Body, *, registry: Registry = _registry) -> PageText | Reason | Unreadable:
    """The words of ``body``, by the extractor for its media type or, where none is stated, for its first bytes.

    Returns ``empty`` for a body of nothing but white space, ``unsupported_type`` with what the body is where no
    extractor reads the format, ``unsupported_encoding`` where its bytes cannot be decoded, and ``extract_error``, with
    what was raised, where an extractor failed. It never raises: the body is untrusted, and one page's failure is that
    page's reason.
    """
    if not body.content or body.content.isspace():
        return Reason.EMPTY
    extractor = registry.choose(body)
    if extractor is None:
        return _unread(body, registry)
    try:
        found: object = extractor.extract(body)  # It is somebody else's code.
        if not isinstance(found, PageText | Reason | Unreadable):
            close_unawaited(found)
            raise TypeError(f"an extractor answers with a PageText or a Reason, not {type(found).__name__}")
        return _unread(body, registry) if found is Reason.UNSUPPORTED_TYPE else found
    except (Exception, SystemExit) as error:
        log.debug("The extractor %r failed on %s.", extractor.name, body.url, exc_info=True)
        said = f"{type(error).__name__}: {str(error)[:_SHOWN]}".removesuffix(": ")
        return Unreadable(Reason.EXTRACT_ERROR, f"the extractor {extractor.name} failed: {said}")


def _unread(body: Body, registry: Registry) -> Unreadable:
    return unread(body, [extractor.name for extractor in registry.others])


def extract_again(body: Body, read_by: str, *, registry: Registry = _registry) -> PageText | None:
    """The words of ``body`` by the second reader of its format; None where there is none, or it reads nothing.

    ``read_by`` is the ``extractor`` of the first reading: what some other extractor read is not read again.
    """
    extractor = registry.choose(body)
    if not _rereads(extractor, read_by):
        return None
    try:
        page = extractor.extract_again(body)
    except (Exception, SystemExit):
        log.debug("The second reader of %r failed on %s.", extractor.name, body.url, exc_info=True)
        return None
    return page if isinstance(page, PageText) and page.extractor != read_by else None


def is_read_again(body: Body, read_by: str, *, registry: Registry = _registry) -> bool:
    """Whether ``extract_again`` has anything to read ``body`` with."""
    return _rereads(registry.choose(body), read_by)


def _rereads(extractor: Extractor | None, read_by: str) -> TypeGuard[RereadingExtractor]:
    return isinstance(extractor, RereadingExtractor) and read_by.partition("/")[0] == extractor.name
