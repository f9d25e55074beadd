"""What became of a passage, written as the verdict that callers rely on (CONTRACT 4)."""

from collections.abc import Iterable
from dataclasses import replace

from pincite.core.anchor import Location
from pincite.core.fetch.url import same_address
from pincite.core.models import PassageSpan, ProvenanceVerdict, Reason, Status
from pincite.core.ports import NotModified, Unreachable
from pincite.core.secrets import without_secrets
from pincite.core.shapes import CitedPassage, NoRecord
from pincite.core.text.change import Change
from pincite.core.text.page import PageText, Span
from pincite.core.verify.addresses import is_local
from pincite.core.verify.echo import is_echo
from pincite.core.verify.fragment import page_link, text_fragment_link
from pincite.core.verify.judging import Outcome
from pincite.core.verify.moving import Move, move_of
from pincite.core.verify.succession import superseded_by

#: A verdict repeats the passage that a person looks at, not a book.
MAX_PASSAGE = 10_000
MAX_DIFF = 20_000
MAX_ALSO_AT = 20
NOT_CHECKED = "not checked"

#: The URL was never asked, or nothing came back.
_NO_ANSWER = frozenset(
    {
        Reason.BLOCKED_ADDRESS,
        Reason.BAD_URL,
        Reason.DNS,
        Reason.TLS,
        Reason.CONNECT,
        Reason.TIMEOUT,
        Reason.DEADLINE,
        Reason.FETCH_ERROR,
    }
)
#: The answer was that there is no document.
_REFUSED = frozenset(
    {
        Reason.REDIRECT_LOOP,
        Reason.GONE,
        Reason.NOT_FOUND,
        Reason.FORBIDDEN,
        Reason.LEGAL,
        Reason.THROTTLED,
        Reason.SERVER_ERROR,
    }
)


def no_record(finding: NoRecord) -> ProvenanceVerdict:
    """Nothing was stamped, or not so that it could be checked: nothing was fetched."""
    return ProvenanceVerdict(
        url=finding.url,
        status=Status.NO_RECORD,
        notes=list(finding.notes),
        reason=finding.reason.value if finding.reason else None,
        layers=_layers(NOT_CHECKED, NOT_CHECKED),
    )


def skipped(passage: CitedPassage) -> ProvenanceVerdict:
    """Left out by ``since``: nothing was fetched, so there is no time of a recheck."""
    return ProvenanceVerdict(
        url=passage.url,
        status=Status.SKIPPED,
        original_hash=passage.record.content_hash,
        accessed_at_original=passage.record.accessed_at,
        notes=_notes(passage.notes, ["read since the given time"]),
        layers=_layers(NOT_CHECKED, NOT_CHECKED),
    )


def unreachable(
    passage: CitedPassage, answer: Unreachable, checked_at: str, notes: Iterable[str] = ()
) -> ProvenanceVerdict:
    """The source could not be read, or what answered was not the source."""
    detail = answer.detail or answer.reason.value
    if answer.status is not None and str(answer.status) not in detail:
        detail = f"HTTP status {answer.status}: {detail}"
    return ProvenanceVerdict(
        url=passage.url,
        status=Status.UNREACHABLE,
        original_hash=passage.record.content_hash,
        accessed_at_original=passage.record.accessed_at,
        accessed_at_recheck=checked_at,
        notes=_notes(passage.notes, notes, [detail]),
        reason=answer.reason.value,
        layers=_layers(_resolved(answer), NOT_CHECKED),
        final_url=_final_url(passage.url, answer.final_url),
        file=answer.file,
        resolved=answer.resolved or None,
    )


def not_modified(passage: CitedPassage, answer: NotModified, checked_at: str) -> ProvenanceVerdict:
    """The server's word that the stamped representation still stands."""
    return ProvenanceVerdict(
        url=passage.url,
        status=Status.MATCH,
        original_hash=passage.record.content_hash,
        current_hash=passage.record.content_hash,
        delta_chars=0,
        accessed_at_original=passage.record.accessed_at,
        accessed_at_recheck=checked_at,
        notes=list(passage.notes),
        kind="not_modified",
        layers=_layers("not modified", "stands"),
        final_url=_final_url(passage.url, answer.final_url),
        extractor=passage.quotation.stamp.extractor,
        resolved=answer.resolved or None,
    )


def of_outcome(passage: CitedPassage, outcome: Outcome, checked_at: str) -> ProvenanceVerdict:
    """The verdict of a passage that was judged against a page."""
    if isinstance(outcome.answer, Unreachable):
        fetched = outcome.document.answer
        answer = replace(outcome.answer, resolved=fetched.resolved, file=fetched.file)
        return unreachable(passage, answer, checked_at, (*outcome.notes, *fetched.notes))
    return _located(passage, outcome.answer, outcome, checked_at)


def _located(passage: CitedPassage, location: Location, outcome: Outcome, checked_at: str) -> ProvenanceVerdict:
    document, stands = outcome.document, location.stands
    page = document.page if isinstance(document.page, PageText) else None
    final_url = document.answer.final_url
    stream = "" if page is None else page.stream(location.stream).canonical
    change = location.change
    moves = stands and not outcome.on_next_page
    move = move_of(passage.url, passage.quotation.stamp, document.answer, page) if moves else Move()
    diff, note_on_diff = _diff(change)
    doubt = _doubt(passage, location, outcome, final_url)
    return ProvenanceVerdict(
        url=passage.url,
        status=Status.MATCH if stands else Status.CHANGED,
        original_hash=passage.record.content_hash,
        current_hash=location.current_hash,
        delta_chars=0 if stands else abs(location.delta_chars),
        accessed_at_original=passage.record.accessed_at,
        accessed_at_recheck=checked_at,
        notes=_notes(
            [] if stands else ["sha256 mismatch"],
            passage.notes,
            location.notes,
            outcome.notes,
            document.answer.notes,
            page.notes if page else (),
            ("echoed",) if stands and is_echo(location.passage[:MAX_PASSAGE], *document.trail) else (),
            note_on_diff,
            doubt,
            move.notes,
        ),
        kind=location.kind,
        layers=_layers("answered", "stands" if stands else "changed"),
        similarity=None if location.similarity is None else round(location.similarity, 4),
        passage=_placed(location, page),
        also_at=[_span(stream[at.start : at.end], at) for at in location.also_at[:MAX_ALSO_AT]] or None,
        occurrences=location.occurrences,
        diff=diff,
        change=list(change.classes) if change else None,
        critical=list(change.critical) if change else None,
        flags=list(location.flags) or None,
        final_url=_final_url(passage.url, final_url),
        moved_to=move.address,
        link=_link(passage.url, final_url, location, page) if page is None or page.opens_in_browser else None,
        extractor=page.extractor if page else None,
        file=document.answer.file,
        resolved=document.answer.resolved or None,
        rendered=document.answer.rendered or None,
        # What another document says of itself is not said of the source.
        superseded_by=None if doubt else superseded_by(document, passage.record.revision),
    )


def _doubt(passage: CitedPassage, location: Location, outcome: Outcome, final_url: str) -> tuple[str, ...]:
    """What makes "removed" less sure: a redirect that the stamp knows nothing of."""
    lost = not location.stands and location.span is None
    stamped, asked = passage.quotation.stamp.final_url, outcome.document.answer.resolved or passage.url
    if not lost or stamped or is_local(final_url) or same_address(asked, final_url):
        return ()
    return (f"redirected to {without_secrets(final_url)}; the stamp does not say which document it was made from",)


def _link(url: str, final_url: str, location: Location, page: PageText | None) -> str | None:
    """A link to the words, or to their page, for a browser, which finds only what a reader sees."""
    if location.span is None or location.stream != "visible":
        return None
    # At the cited address its own fragment is kept: it names the section that the citer meant.
    cited = not final_url or same_address(url, final_url)
    division = page.division(location.span) if page is not None else None
    if division is not None and division.page is not None:
        return page_link(url if cited else final_url, division.page)
    return text_fragment_link(url if cited else final_url, location.passage)


def _resolved(answer: Unreachable) -> str:
    if answer.reason is Reason.DEADLINE:
        return NOT_CHECKED
    if answer.reason in _NO_ANSWER and answer.status is None:
        return f"no answer: {answer.reason.value}"
    return f"refused: {answer.reason.value}" if answer.reason in _REFUSED or answer.status else "answered"


def _layers(resolve: str, fidelity: str) -> dict[str, str]:
    """What each layer says (DESIGN 1). A catalogue and a judge add their own words later."""
    return {"L0": resolve, "L1": NOT_CHECKED, "L2": fidelity, "L3": NOT_CHECKED}


def _notes(*parts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(note for part in parts for note in part if note))


def _final_url(url: str, final_url: str) -> str | None:
    """Where the answer came from, when that is more than http or https and a slash away."""
    return final_url if final_url and not same_address(url, final_url) else None


def _placed(location: Location, page: PageText | None) -> PassageSpan | None:
    """The passage, with the page or chapter that it begins on."""
    if location.span is None:
        return None
    placed = _span(location.passage, location.span)
    division = page.division(location.span) if page is not None and location.stream == "visible" else None
    if division is None:
        return placed
    return placed.model_copy(update={"page": division.page, "chapter": division.chapter or None})


def _span(text: str, span: Span) -> PassageSpan:
    shown = text if len(text) <= MAX_PASSAGE else f"{text[:MAX_PASSAGE]}\u2026"
    return PassageSpan(text=shown, start=span.start, end=span.end)


def _diff(change: Change | None) -> tuple[list[dict[str, str]] | None, tuple[str, ...]]:
    if change is None:
        return None, ()
    if sum(len(step.before) + len(step.after) for step in change.diff) > MAX_DIFF:
        return None, ("the difference is too long to show",)
    return [{"op": step.op, "before": step.before, "after": step.after} for step in change.diff], ()
