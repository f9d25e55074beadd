"""What each finding of an answer claims, on which words, and where a verdict on it is written."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pincite.core.shapes.citation import looks_like_citation
from pincite.core.shapes.cited import Cited, Path
from pincite.core.shapes.fields import ABSENT, decoded_once, field, mapping, string
from pincite.core.shapes.recognised import Recognised
from pincite.core.text.characters import has_visible

#: Forms in which everything has the place that its number says, whatever it is.
_PREFIX: Final[Mapping[str, Path]] = {"agent_result": ("findings",), "list": ()}
_SHOWN: Final = 2_000
#: Code points of a claim by which a reader knows it again.
_BEGINNING: Final = 60


@dataclass(frozen=True, slots=True)
class Statement:
    """One finding, or one citation of a vendor's form, as the fidelity check sees it."""

    place: int
    claim: str
    excerpt: str
    #: What a warning names it by, on one line: its place from 1, the beginning of its claim, and its URL.
    name: str
    #: The citation's metadata, or where the form keeps a stamp; None where there is no such place.
    citation: Path | None
    #: The finding's own metadata, which vendors' forms lack.
    metadata: Path | None = None
    #: What is dropped with it: an element of a list, or the whole value; None where it has no place.
    element: Path | None = None
    #: Why it can be neither judged nor skipped for its length; empty where it can.
    unclear: str = ""

    @property
    def has_excerpt(self) -> bool:
        """Whether there are words that can be seen."""
        return has_visible(self.excerpt)


def statements(found: Recognised) -> list[Statement]:
    """One a citation, in the caller's order."""
    return [_statement(found, cited, place) for place, cited in enumerate(found.cited)]


def _statement(found: Recognised, cited: Cited, place: int) -> Statement:
    at, element = cited.at, _element(found, cited.at, place)
    if cited.refused is not None and found.form in _PREFIX and element is not None:
        return _uncited(cited, place, element)
    claim, excerpt = cited.around.summary, cited.around.excerpt
    is_finding = at is not None and at[-2:] == ("citation", "metadata")
    # Without a URL there is nothing to read, but words and claim may be there all the same.
    is_refused = cited.refused is not None
    unclear = cited.refused.note if cited.refused is not None and at is None else ""
    if not unclear and not is_finding and has_visible(excerpt) and not has_visible(claim):
        unclear = "nothing says what the words are to support"
    return Statement(
        place=place,
        claim=claim,
        excerpt=excerpt,
        name=_name(cited, place, claim),
        citation=at if is_refused or looks_like_citation(decoded_once(cited.citation)) else None,
        metadata=(*at[:-2], "metadata") if at is not None and is_finding else None,
        element=element,
        unclear=unclear,
    )


def _uncited(cited: Cited, place: int, element: Path) -> Statement:
    """A finding without a citation, which can be judged all the same, or something else in a finding's place."""
    source = decoded_once(cited.around.source)
    is_finding = any(field(source, name) is not ABSENT for name in ("summary", "excerpt"))
    claim = string(source, "summary")
    return Statement(
        place=place,
        claim=claim,
        excerpt=string(source, "excerpt"),
        name=_name(cited, place, claim),
        citation=None,
        metadata=(*element, "metadata") if is_finding else None,
        element=element,
        unclear="" if is_finding or cited.refused is None else cited.refused.note,
    )


def _element(found: Recognised, at: Path | None, place: int) -> Path | None:
    """The innermost element of a list that holds the place; the whole value where no list does."""
    if found.form in _PREFIX:
        return (*_PREFIX[found.form], place)
    if at is None or found.is_text:
        return None
    last = next((index for index in reversed(range(len(at))) if isinstance(at[index], int)), -1)
    return at[: last + 1]


def _name(cited: Cited, place: int, claim: str) -> str:
    url = cited.refused.url if cited.refused is not None else string(decoded_once(cited.citation), "url")
    # A claim is a model's words: it can neither leave its quotation marks nor begin a line.
    told = " ".join("".join(one if one.isprintable() else " " for one in claim[:_SHOWN]).split()).replace('"', "'")
    if len(told) > _BEGINNING:
        told = f"{told[: _BEGINNING - 1]}\u2026"
    finding = f'finding {place + 1} "{told}"' if told else f"finding {place + 1}"
    return ", ".join(filter(None, (finding, " ".join(url.split())[:_SHOWN])))


def kept_metadata(cited: Cited) -> Mapping[str, object]:
    """What stands already where the form keeps a stamp; empty where nothing does."""
    return mapping(decoded_once(field(decoded_once(cited.citation), "metadata"))) or {}
