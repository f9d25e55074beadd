"""What of the text beside a passage belongs to the sentence that the passage is a part of."""

from typing import Final

from pincite.core.text.sentences import sentences

#: What ends a sentence that a passage begins or ends with.
STOPS: Final = ".!?\u2026\u3002\uff01\uff1f"


def last_sentence(lead: str) -> str:
    """The sentence that ``lead`` ends in, and the white space after it; empty where there is none."""
    found = sentences(lead)
    return lead[found[-1].start :] if found else ""


def same_sentence(rest: str) -> str:
    """What of ``rest`` still belongs to the sentence that ends the passage."""
    closed = rest.lstrip("\"')]}\u2019\u201d\u00bb")
    if not closed.strip() or closed[0] in STOPS:
        return ""
    return rest[: sentences(rest)[0].end]
