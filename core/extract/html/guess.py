"""A page that states no date of its own may be asked of htmldate, where the extra ``dates`` is installed."""

import logging
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Final

from pincite.core.extract.charset import decode
from pincite.core.extract.html.dates import day
from pincite.core.models import Reason
from pincite.core.ports import Body

#: Code points of a page that are looked through.
MAX_MARKUP: Final = 2_000_000

log = logging.getLogger(__name__)

#: A date (ISO 8601) for a body, or empty.
DateReader = Callable[[Body], str]


def dates_installed(load: Callable[[str], ModuleType] = import_module) -> DateReader | None:
    """What reads a date by htmldate, loaded now; None where it cannot be imported.

    It is told to look for the original date, not the last change, and to leave out its extensive search, which takes
    any date in the text for the page's.
    """
    try:
        module = load("htmldate")
    except ImportError:
        return None
    find_date: Callable[..., object] = module.find_date

    def read(body: Body) -> str:
        decoded = decode(body)
        if isinstance(decoded, Reason):
            return ""
        try:
            found = find_date(decoded[0][:MAX_MARKUP], extensive_search=False, original_date=True, url=body.url)
        except Exception:
            # A date is an addition; no page may lose its stamp for what a parser of dates makes of it.
            log.debug("htmldate failed.", exc_info=True)
            return ""
        return found if isinstance(found, str) and day(found) else ""

    return read
