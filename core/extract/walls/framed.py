"""A page whose words are in other documents, which it only frames."""

from typing import Final

from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

#: Code points: a page of frames alone names itself, or says that it needs them; a short notice says something.
_NOTHING: Final = 40
_LITTLE: Final = 200


def look(answer: Answer) -> Wall | None:
    """Strong where a page has frames and no text to look in, weak where it has little."""
    if not answer.page.frames or answer.size >= _LITTLE:
        return None
    if answer.size < _NOTHING:
        return Wall(Reason.FRAMED, strong=True, detail="The page shows nothing of its own, only frames.")
    return Wall(Reason.FRAMED, strong=False, detail="The page shows little of its own beside frames.")
