"""An agent's output in any accepted form becomes a list of cited passages, each in its own place."""

import os
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass

from pincite.core.errors import InputError
from pincite.core.shapes.cited import Cited, parsed
from pincite.core.shapes.passage import CitedPassage, Parsed
from pincite.core.shapes.recognised import Recognised, recognise

#: What a call may hold where the caller names no other bound.
MAX_FINDINGS = 20_000


@dataclass(frozen=True, slots=True)
class ParsedOutput:
    """What was recognised: the form, and every finding in the caller's order."""

    findings: tuple[Parsed, ...]
    #: ``agent_result``, ``list``, ``finding``, ``citation``, or one of the forms of docs/shapes.md.
    form: str
    #: The language of the claims, a BCP 47 tag, where the answer names it.
    language: str = ""
    notes: tuple[str, ...] = ()
    #: The words that each finding quotes, or else those that its stamp keeps; empty where it has neither.
    excerpts: tuple[str, ...] = ()
    #: Of a text, the line on which each citation ends, from 1; None where it is not known.
    lines: tuple[int | None, ...] = ()


def parse_agent_output(value: object, *, limit: int = MAX_FINDINGS) -> ParsedOutput:
    """Read ``value``: objects of any class, mappings, a mix, JSON of those in a string or in bytes, or Markdown.

    A finding that is odd becomes a verdict of its own. Raises InputError when there is no finding at all,
    when there are more than ``limit``, or when the whole has none of the accepted forms.
    """
    return output_of(within(recognise(value), limit))


def output_of(found: Recognised) -> ParsedOutput:
    """``found``, each of its citations parsed."""
    findings = tuple(parsed(cited, place) for place, cited in enumerate(found.cited))
    return ParsedOutput(
        findings=findings,
        form=found.form,
        language=found.language,
        notes=found.notes,
        excerpts=tuple(map(_excerpt, found.cited, findings)),
        lines=tuple(lines_of(found)),
    )


def lines_of(found: Recognised) -> Iterator[int | None]:
    """The line of the text on which each citation ends, from 1; None where it is not known."""
    # In another form, offsets are those of a text within it.
    text = found.value if found.form == "markdown" and isinstance(found.value, str) else None
    ends = [] if text is None else [at for at, char in enumerate(text) if char == "\n"]
    for cited in found.cited:
        at = cited.at[0] if text is not None and cited.at else None
        yield bisect_left(ends, at) + 1 if isinstance(at, int) else None


def _excerpt(cited: Cited, finding: Parsed) -> str:
    kept = finding.quotation.stamp.text if isinstance(finding, CitedPassage) else None
    return cited.around.excerpt or kept or ""


def within(found: Recognised, limit: int) -> Recognised:
    """``found`` itself; raises InputError when it holds no citation, or more than ``limit``."""
    if not found.cited:
        raise InputError("The input holds no findings, so there is nothing to check.")
    if len(found.cited) > limit:
        raise too_many(len(found.cited), "findings", limit)
    return found


def most_findings() -> int:
    """``PINCITE_MAX_CITATIONS``, or its default; the settings are loaded only where it is set, for they take time."""
    if not os.environ.get("PINCITE_MAX_CITATIONS"):
        return MAX_FINDINGS
    from pincite.core.settings import Settings

    return Settings().max_citations


def too_many(count: int, what: str, limit: int) -> InputError:
    """The error that an input of more than ``limit`` is, with the setting that says how many may be."""
    return InputError(
        f"The input holds {count} {what}; at most {limit} are checked in one call (PINCITE_MAX_CITATIONS)."
    )
