"""A finding: a summary, the words it rests on, and the citation of their source (CONTRACT 1)."""

from collections.abc import Mapping

from pincite.core.shapes.citation import Around, looks_like_citation, malformed, parse_citation
from pincite.core.shapes.fields import ABSENT, decoded_once, field, kind_of, string
from pincite.core.shapes.passage import Parsed


def looks_like_finding(value: object) -> bool:
    """Whether ``value`` has a finding's one field that is always there."""
    return field(value, "citation") is not ABSENT


def parse_finding(value: object, place: int) -> Parsed:
    """What the finding at ``place`` cites; a citation standing in a finding's place is read as one."""
    finding = decoded_once(value)
    if looks_like_finding(finding):
        return parse_citation(field(finding, "citation"), place, _around(finding, value))
    around = Around(source=value)
    if looks_like_citation(finding):
        return parse_citation(finding, place, around)
    return malformed(value, place, around, f"the finding is {kind_of(value)}, not an object with a citation")


def _around(finding: object, source: object) -> Around:
    excerpt = field(finding, "excerpt")
    notes: tuple[str, ...] = ()
    if excerpt is ABSENT or excerpt is None:
        excerpt = ""
    if not isinstance(excerpt, str):
        excerpt, notes = "", (f"the excerpt is {kind_of(excerpt)}, not a string; only the hash was compared",)
    metadata = decoded_once(field(finding, "metadata"))
    return Around(
        source=source,
        # White space is no excerpt: the hash alone then says what was stamped.
        excerpt=excerpt if excerpt.strip() else "",
        summary=string(finding, "summary"),
        metadata=metadata if isinstance(metadata, Mapping) else None,
        notes=notes,
    )
