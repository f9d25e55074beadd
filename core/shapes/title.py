"""The title under which a finding cites its source."""

from pincite.core.shapes.citation import looks_like_citation
from pincite.core.shapes.fields import ABSENT, decoded_once, field, string
from pincite.core.shapes.passage import Parsed


def title_of(parsed: Parsed) -> str:
    """The title that the citation itself gives, or the empty string."""
    finding = decoded_once(parsed.source)
    citation = decoded_once(field(finding, "citation"))
    if citation is not ABSENT:
        return string(citation, "title")
    return string(finding, "title") if looks_like_citation(finding) else ""
