"""Why words that a page holds do not stand in it: nobody sees them, they are struck out, or they are too few."""

from collections.abc import Mapping
from typing import Final

from pincite.core.anchor.find import in_stream
from pincite.core.anchor.location import Location
from pincite.core.anchor.quotation import Quotation
from pincite.core.text.page import PageText, StreamName

_WHY: Final[Mapping[StreamName, str]] = {
    "visible": (
        "They are too few to prove anything where they stand: in the page's navigation, title or footer, or in an echo "
        "of the request."
    ),
    # Some of them, too: what was struck out is read with the words around it.
    "struck": "They stand there only as they were before a correction: struck out, or some of them struck out.",
    "hidden": "They stand there only in hidden text, which a reader does not see.",
    "embedded": "They stand there only in the page's description or its data, which a reader does not see.",
}


_OF_KIND: Final[Mapping[str, StreamName]] = {"correction": "struck", "hidden_only": "hidden"}


def why_apart(quotation: Quotation, page: PageText, near: Location) -> str:
    """A sentence for the quoter on where the very words stand, though ``find`` found nothing; empty for other words.

    ``near`` is what ``nearest`` answered.
    """
    # What stands among the words that a reader sees, and was not found, was found to prove nothing.
    found = in_stream(quotation, page.visible, page.language) if page.visible.text else None
    if found is not None and found.stands:
        return _WHY["visible"]
    # Shown may be what is seen in their place.
    stream = _OF_KIND.get(near.kind, near.stream) if near.stream == "visible" else near.stream
    return "" if stream == "visible" else _WHY[stream]
