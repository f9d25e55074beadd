"""A bare list of findings, of citations, or of both."""

from collections.abc import Sequence

from pincite.core.shapes.citation import looks_like_citation
from pincite.core.shapes.fields import decoded_once, sequence
from pincite.core.shapes.finding import looks_like_finding


def findings_of(value: object) -> Sequence[object] | None:
    """The items, odd ones included; None when ``value`` is no list or no item of it cites anything."""
    listed = sequence(value)
    if listed is None:
        return None
    # An empty list is a list of nothing, which its reader refuses in its own words.
    return listed if not listed or any(map(_cites, listed)) else None


def _cites(item: object) -> bool:
    decoded = decoded_once(item)
    return looks_like_finding(decoded) or looks_like_citation(decoded)
