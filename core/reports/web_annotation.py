"""A verdict as a W3C Web Annotation, for whatever shows or stores annotations.

Source: Web Annotation Data Model (W3C Recommendation, 2017): 3.1 (an annotation has a context, an id, a type and a
target), 4.2.4 and 4.2.5 (the two selectors), 4.3.1 (the state of a target), 3.3.5 (``assessing``).
"""

import json
from collections.abc import Mapping
from typing import Final
from uuid import NAMESPACE_URL, uuid5

from pydantic import JsonValue

from pincite.core.handed_in import must_be
from pincite.core.models import PassageSpan, ProvenanceVerdict
from pincite.core.models.sendable import without_surrogates
from pincite.core.text.canonical import canonicalize_text

_CONTEXT: Final = "http://www.w3.org/ns/anno.jsonld"
#: Code points of the page on either side: twice what a stamp hashes, for a reader to recognise the place.
_BESIDE: Final = 64
#: How a passage ends in a verdict that only shows its beginning.
_CUT: Final = "\u2026"

Json = dict[str, JsonValue]


def to_web_annotation(
    verdict: ProvenanceVerdict,
    *,
    page: str = "",
    excerpt: str = "",
    claim: str = "",
    stamp: Mapping[str, JsonValue] | None = None,
    id: str = "",  # noqa: A002 - the model's own name
) -> Json:
    """``verdict`` as an annotation, as JSON, on the passage that was found, or else on the whole source.

    ``page`` is the text that the verdict's offsets count in, as ``canonicalize_text`` leaves it; with it the selector
    has a ``prefix`` and a ``suffix``. ``excerpt`` is quoted where no passage was found. ``claim`` becomes a body of its
    own. ``stamp``, a citation's metadata, stands beside the target's source, so that the annotation can be checked
    again. ``id`` is the annotation's IRI; left out, one that the same verdict always gets.
    """
    must_be(verdict, ProvenanceVerdict, "the verdict is a ProvenanceVerdict")
    checked = verdict.accessed_at_recheck
    target: Json = {"type": "SpecificResource", "source": verdict.final_url or verdict.url}
    selectors = _selectors(verdict.passage, page, excerpt)
    if selectors:
        target["selector"] = selectors[0] if len(selectors) == 1 else selectors
    if checked:
        target["state"] = {"type": "TimeState", "sourceDate": checked}
    if stamp is not None:
        target["pincite"] = dict(stamp)
    bodies = [_body(_status(verdict), "assessing"), *([_body(claim, "describing")] if claim.strip() else [])]
    annotation: Json = {
        "@context": _CONTEXT,
        "id": id or _id(verdict),
        "type": "Annotation",
        "motivation": "assessing",
        **({"created": checked} if checked else {}),
        "generator": {"type": "Software", "name": "pincite"},
        "body": [*bodies],
        "target": target,
    }
    whole = json.dumps(annotation, ensure_ascii=False)
    sendable: Json = json.loads(without_surrogates(whole))
    return sendable


def _selectors(passage: PassageSpan | None, page: str, excerpt: str) -> list[JsonValue]:
    """The words, and where they stand."""
    if passage is None:
        return [{"type": "TextQuoteSelector", "exact": excerpt}] if excerpt.strip() else []
    start, end = passage.start, passage.end
    position: Json = {"type": "TextPositionSelector", "start": start, "end": end}
    exact = passage.text
    canonical = canonicalize_text(page) if page else ""
    known = canonical[start:end].startswith(exact.removesuffix(_CUT)) and end <= len(canonical)
    if known:
        quoted: Json = {"type": "TextQuoteSelector", "exact": canonical[start:end]}
        quoted |= {"prefix": canonical[max(0, start - _BESIDE) : start], "suffix": canonical[end : end + _BESIDE]}
        return [quoted, position]
    # A passage of which only the beginning is shown would not be found by its words.
    whole = len(exact) == end - start
    return [{"type": "TextQuoteSelector", "exact": exact}, position] if whole else [position]


def _status(verdict: ProvenanceVerdict) -> str:
    """The status, what kind of it, and the verdict's own notes."""
    kind = verdict.kind or verdict.reason
    return "; ".join([f"{verdict.status}: {kind}" if kind else str(verdict.status), *verdict.notes])


def _body(text: str, purpose: str) -> Json:
    return {"type": "TextualBody", "value": text, "format": "text/plain", "purpose": purpose}


def _id(verdict: ProvenanceVerdict) -> str:
    """An IRI of the verdict's own contents (RFC 9562, UUID version 5)."""
    return uuid5(NAMESPACE_URL, json.dumps(verdict.plain(), sort_keys=True)).urn
