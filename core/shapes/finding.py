"""A finding: a summary, the words it rests on, and the citation of their source (CONTRACT 1)."""

from dataclasses import replace

from pincite.core.models import Reason
from pincite.core.shapes.citation import Around, bare_url, looks_like_citation
from pincite.core.shapes.cited import QUOTED, Cited, Path, Refused, parsed, words_of
from pincite.core.shapes.fields import ABSENT, decoded_once, field, kind_of, mapping, named_fields, string
from pincite.core.shapes.passage import Parsed


def looks_like_finding(value: object) -> bool:
    """Whether ``value`` has a finding's one field that is always there."""
    return field(value, "citation") is not ABSENT


def parse_finding(value: object, place: int) -> Parsed:
    """What the finding at ``place`` cites; a citation standing in a finding's place is read as one."""
    return parsed(read_finding(value, ()), place)


def read_finding(value: object, at: Path) -> Cited:
    """The citation of the finding (or bare citation) that stands at ``at``."""
    finding = decoded_once(value)
    if looks_like_finding(finding):
        return Cited(field(finding, "citation"), _around(finding, value), (*at, "citation", "metadata"))
    if looks_like_citation(finding):
        # Words and claim may stand beside the url: a finding whose citation is not kept apart.
        return Cited(finding, replace(_around(finding, value), metadata=None), (*at, "metadata"))
    around = Around(source=value)
    note = f"the finding is {kind_of(value)}, not an object with a citation"
    if has := named_fields(finding):
        note = f"the finding has no citation; it has: {has}"
    return Cited(None, around, None, Refused(note, bare_url(finding), Reason.MALFORMED_CITATION))


def _around(finding: object, source: object) -> Around:
    excerpt, notes = words_of(field(finding, "excerpt"))
    return Around(
        source=source,
        excerpt=excerpt,
        summary=string(finding, "summary"),
        metadata=mapping(decoded_once(field(finding, "metadata"))),
        notes=notes,
        misplaced=None if excerpt else _misplaced(finding),
    )


def _misplaced(finding: object) -> tuple[str, str] | None:
    """The words of a quotation under another name than ``excerpt``, and that name."""
    found = ((name, string(finding, name)) for name in QUOTED)
    return next(((name, words) for name, words in found if words.strip()), None)
