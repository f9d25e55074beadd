"""What a verdict has to say beyond its table row, as labelled sentences that any form can set."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from pincite.core.models import PassageSpan, ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.models.afterlife import ArchivedPassage, Successor
from pincite.core.reports.files import read_from
from pincite.core.reports.harmless import one_line, quotable
from pincite.core.reports.phrases import (
    FLAGS,
    JUDGEMENTS,
    LAYERS,
    OF_FILES,
    REASONS,
    STATUSES,
    SUCCESSIONS,
    WARNINGS,
    answer,
    note_said,
    of_kind,
    said,
)
from pincite.core.shapes.citation import UPPER_CASE
from pincite.core.verify.addresses import is_local
from pincite.core.verify.pinpoint import ELSEWHERE
from pincite.core.wording import ENGLISH, Wording

#: Notes that every reader can see from the status already.
_OBVIOUS = {"sha256 mismatch"}
#: Notes on how a page or a stamp was read, which say nothing against a passage that stands.
_ON_READING = {
    "quotation_marks",
    "quotation_style",
    "quoter_remark",
    "json_escapes",
    "misread_letters",
    "fitted_in",
    "joined_lines",
    "charset_repaired",
    "charset_guessed",
    "extractor_changed",
    "read_as_text",
    "missing_chapter",
    "chapter_not_read",
    "document_within_not_read",
    "malformed_xml",
    UPPER_CASE,
}
_LINE = 500
#: Of the words that a finding quotes: enough to know them by.
_QUOTED = 160
#: An address is of use only whole.
_ADDRESS = 2_000


def cause(verdict: ProvenanceVerdict, say: Wording = ENGLISH) -> str:
    """Why the verdict is what it is, in one sentence; empty when the verdict does not say."""
    if verdict.reason:
        meanings = {**REASONS, **OF_FILES} if is_local(verdict.url) else REASONS
        return one_line(said(verdict.reason, meanings, say), _LINE)
    if verdict.kind == "typographic" and "fitted_in" in verdict.notes:
        # Its quotes and spaces may well be the page's; a note says what is not.
        return say("the same words, fitted into a sentence")
    if verdict.kind:
        return one_line(of_kind(verdict.kind, stands=verdict.status == Status.MATCH, say=say), _LINE)
    return ""


def quoted(excerpts: Sequence[str], place: int) -> str:
    """How the words begin that the finding at ``place`` quotes, in quotation marks; empty where they are not known."""
    words = quotable(excerpts[place], _QUOTED) if place < len(excerpts) else ""
    return f'"{words}"' if words else ""


def totals(report: ProvenanceReport, say: Wording = ENGLISH) -> str:
    """How many citations came to what, and how many of those that stand come with which warning, in one line."""
    parts = []
    for code, count in report.summary.items():
        part = say("{count} {status}", count=count, status=said(code, STATUSES, say))
        told = warned(report, say) if code == Status.MATCH else _accepted(report, code, say)
        parts.append(f"{part} ({told})" if told else part)
    return one_line(", ".join(parts)) or say("no citations")


def _accepted(report: ProvenanceReport, code: str, say: Wording) -> str:
    count = sum(one.accepted is True for one in report.verdicts if one.status == code)
    return say("{count} accepted", count=count) if count else ""


def warned(report: ProvenanceReport, say: Wording = ENGLISH) -> str:
    """How many of the passages that stand come with which warning, or want a look; empty where none does.

    One that is warned of is not counted among those to be read with care.
    """
    stand = [verdict for verdict in report.verdicts if verdict.status == Status.MATCH]
    warnings = Counter(told for verdict in stand if (told := warning(verdict, say)))
    parts = []
    if warnings:
        parts.append(say("{count} with a warning: {causes}", count=warnings.total(), causes=", ".join(warnings)))
    if elsewhere := sum(map(points_elsewhere, stand)):
        parts.append(say("{count} elsewhere than the URL points", count=elsewhere))
    if careful := sum(bool(verdict.flags) and not warning(verdict) for verdict in stand):
        parts.append(say("{count} to be read with care", count=careful))
    return "; ".join(parts)


def points_elsewhere(verdict: ProvenanceVerdict) -> bool:
    """Whether the words stand in the page, and not where the fragment of its URL leads."""
    return any(note.startswith(ELSEWHERE) for note in verdict.notes)


def where(passage: PassageSpan | None, say: Wording = ENGLISH) -> str:
    """The page or the chapter in which a passage stands; empty where the document has none."""
    if passage is None:
        return ""
    parts = [] if passage.page is None else [say("page {number}", number=passage.page)]
    if passage.chapter:
        parts.append(say('chapter "{title}"', title=quotable(passage.chapter, _QUOTED)))
    return ", ".join(parts)


def unstamped(report: ProvenanceReport, say: Wording = ENGLISH) -> str:
    """How many citations nothing is known of because nobody stamped them, and what to do; empty where there are none.

    One whose stamp is there and has a fault says so itself, by its reason.
    """
    count = sum(one.status == Status.NO_RECORD and not one.reason for one in report.verdicts)
    if not count:
        return ""
    total = len(report.verdicts)
    return say(
        "Without a stamp, so not checked: {count} of {total} citations. Run pincite stamp --verify.",
        count=count,
        total=total,
    )


def warning(verdict: ProvenanceVerdict, say: Wording = ENGLISH) -> str:
    """Why nobody should rely on a passage although it stands, in a word; empty where nothing says so."""
    if verdict.status != Status.MATCH:
        return ""
    codes = [by.relation for by in verdict.superseded_by or ()] + list(verdict.flags or ())
    return next((say(phrase) for code, phrase in WARNINGS.items() if code in codes), "")


def status(verdict: ProvenanceVerdict, say: Wording = ENGLISH) -> str:
    """The verdict's status in words, and that a warning comes with it, or that it is accepted."""
    plain = said(verdict.status, STATUSES, say)
    if verdict.accepted:
        return say("{status}, accepted", status=plain)
    return say("{status}, with a warning", status=plain) if warning(verdict, say) else plain


def has_more(verdict: ProvenanceVerdict) -> bool:
    """Whether there is more to say of ``verdict`` than its status: nothing of a passage that plainly stands."""
    if verdict.status != Status.MATCH:
        return verdict.status != Status.SKIPPED
    told = (verdict.flags, verdict.superseded_by, verdict.moved_to, verdict.archived, verdict.rendered)
    return any(told) or bool(telling(verdict))


def telling(verdict: ProvenanceVerdict) -> list[str]:
    """The notes that change how ``verdict`` is to be read."""
    return telling_notes(verdict.notes)


def telling_notes(notes: Iterable[str]) -> list[str]:
    """Those of ``notes`` that change how a passage is to be read."""
    return [note for note in notes if note not in _OBVIOUS and note not in _ON_READING]


def details(
    verdict: ProvenanceVerdict, say: Wording = ENGLISH, *, shared: Mapping[str, str | None] | None = None
) -> list[tuple[str, str]]:
    """Label and sentence of everything else that is known, except the readings themselves.

    ``shared`` are the notes that other verdicts have too: what is added to each, or None where it was told before.
    """
    found: list[tuple[str, str]] = []
    if place := where(verdict.passage, say):
        found.append((say("Place"), place))
    if told := read_from(verdict, say):
        found.append((say("File"), told))
    if verdict.critical:
        found.append(
            (say("Critical"), say("the change touches {classes}", classes=", ".join(map(say, verdict.critical))))
        )
    elif verdict.change:
        found.append((say("Change"), ", ".join(map(say, verdict.change))))
    if verdict.flags:
        found.append((say("Careful"), "; ".join(said(flag, FLAGS, say) for flag in verdict.flags)))
    # Of nothing that was found, it would be the likeness of whatever came nearest.
    if verdict.similarity is not None and verdict.passage is not None:
        found.append((say("Similarity"), f"{verdict.similarity:.2f}"))
    if verdict.occurrences is not None and verdict.occurrences > 1:
        found.append((say("Occurrences"), str(verdict.occurrences)))
    if verdict.nli_rerun is not None:
        found.append((say("Entailment"), entailment(verdict, say)))
    if verdict.rendered:
        found.append((say("Rendered"), say("a browser had to run the page's scripts")))
    if verdict.resolved:
        found.append((say("Stands for"), verdict.resolved))
    if verdict.superseded_by:
        found.append((say("Source"), "; ".join(superseded(by, say) for by in verdict.superseded_by)))
    if verdict.moved_to:
        found.append((say("Moved to"), verdict.moved_to))
    if verdict.suggested:
        found.append((say("Suggested"), ", ".join(verdict.suggested)))
    if verdict.archived is not None:
        found.append((say("Archive"), f"{archived(verdict.archived, say)}: {verdict.archived.url}"))
    if verdict.link:
        found.append((say("Link"), verdict.link))
    for note in verdict.notes:
        added = (shared or {}).get(note, "")
        if note not in _OBVIOUS and added is not None:
            found.append((say("Note"), note_said(note, say) + added))
    addresses = {verdict.link, verdict.moved_to, verdict.resolved}
    return [(label, one_line(text, _ADDRESS if text in addresses else _LINE)) for label, text in found]


def archived(found: ArchivedPassage, say: Wording = ENGLISH) -> str:
    """When the passage stood in an archive, by the days of its captures; never that it stands."""
    day = found.captured_at[:10]
    if not found.stood:
        return say("it did not stand in the capture of {day}, the nearest to when it was cited", day=day)
    last = (found.last_stood_at or "")[:10]
    parts = [say("it stood in the capture of {day}", day=day)]
    if last and last != day:
        parts.append(say("last in that of {day}", day=last))
    if found.first_missing_at:
        parts.append(say("no more in that of {day}", day=found.first_missing_at[:10]))
    return ", ".join(parts)


def superseded(by: Successor, say: Wording = ENGLISH) -> str:
    """What the source says of itself."""
    named = by.title if by.title != by.url else ""
    return " ".join(filter(None, (say(SUCCESSIONS[by.relation]), named, by.url)))


def layers(verdict: ProvenanceVerdict, say: Wording = ENGLISH) -> str:
    """What each layer says, on one line."""
    told = verdict.layers or {}
    each = (f"{key} {say(name.lower())}: {answer(told.get(key, '-'), say)}" for key, name in LAYERS.items())
    return one_line("; ".join(each), _LINE)


def entailment(verdict: ProvenanceVerdict, say: Wording = ENGLISH) -> str:
    """What the judge said of the passage as it stands now, beside what was said of it then."""
    rerun = verdict.nli_rerun or {}
    provider = rerun.get("provider") or say("the judge")
    if rerun.get("error") is not None:
        return say("not judged: {judge} failed ({error})", judge=provider, error=rerun["error"])
    score = rerun.get("score")
    confidence = f" {score:.2f}" if isinstance(score, int | float) else ""
    now = f"{_judgement(rerun.get('to'), say)}{confidence} ({provider})"
    if rerun.get("changed") is None:
        told = say("now {verdict}; not known before", verdict=now)
    else:
        both = say("was {before}, now {verdict}", before=_judgement(rerun.get("from"), say), verdict=now)
        told = both if rerun["changed"] else say("still {verdict}", verdict=now)
        if rerun.get("comparable") is False:
            other = say("the earlier verdict is another judge's")
            told = f"{told}; {other}"
    return f"{told}; {rerun['note']}" if rerun.get("note") else told


def _judgement(verdict: object, say: Wording) -> str:
    return said(str(verdict), JUDGEMENTS, say)
