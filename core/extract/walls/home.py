"""A deep address that was sent to a site's front page."""

import re
from typing import Final
from urllib.parse import SplitResult

from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

_FRONT: Final = re.compile(
    r"/*(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?/*)?(?:(?:index|default|home)(?:\.[a-z]{2,5})?/*)?", re.IGNORECASE
)


def look(answer: Answer) -> Wall | None:
    """Strong: nobody cites a front page by a deep address."""
    if not answer.moved or not answer.final.hostname or not is_front(answer.final) or is_front(answer.requested):
        return None
    return Wall(
        Reason.REDIRECTED_HOME,
        strong=True,
        detail=f"The address leads to the front page {answer.final.geturl()[:200]}.",
    )


def is_front(url: SplitResult) -> bool:
    """Whether the address is that of a front page: no path but a language, and no query that could name a page."""
    return not url.query and _FRONT.fullmatch(url.path) is not None
