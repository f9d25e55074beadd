"""A page whose words are in other documents, which it only frames."""

from typing import Final

from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

_NOTHING: Final = 200


def look(answer: Answer) -> Wall | None:
    """Strong: with frames and without text there is nothing to look in."""
    if answer.page.frames and answer.size < _NOTHING:
        return Wall(Reason.FRAMED, strong=True, detail="The page shows nothing of its own, only frames.")
    return None
