"""A body becomes a page's words, or a reason why there are none (DESIGN 6)."""

import logging

from pincite.core.extract.registry import GROUP, Registry
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.page import PageText

__all__ = ["GROUP", "Registry", "extract"]

log = logging.getLogger(__name__)

_registry = Registry()


def extract(body: Body, *, registry: Registry = _registry) -> PageText | Reason:
    """The words of ``body``, by the extractor for its media type or, where none is stated, for its first bytes.

    Returns ``empty`` for a body of nothing but white space, ``unsupported_type`` where no extractor reads the format,
    ``unsupported_encoding`` where its bytes cannot be decoded, and ``extract_error`` where an extractor failed. It
    never raises: the body is untrusted, and one page's failure is that page's reason.
    """
    if not body.content or body.content.isspace():
        return Reason.EMPTY
    extractor = registry.choose(body)
    if extractor is None:
        return Reason.UNSUPPORTED_TYPE
    try:
        return extractor.extract(body)
    except Exception:
        log.debug("The extractor %r failed on %s.", extractor.name, body.url, exc_info=True)
        return Reason.EXTRACT_ERROR
