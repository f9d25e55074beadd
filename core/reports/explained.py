"""What a verdict has to say beyond its table row, as labelled sentences that any form can set."""

from pincite.core.models import ProvenanceVerdict, Status
from pincite.core.reports.harmless import one_line
from pincite.core.reports.phrases import FLAGS, LAYERS, REASONS, of_kind, said

#: Notes that every reader can see from the status already.
_OBVIOUS = {"sha256 mismatch"}
_LINE = 500


def cause(verdict: ProvenanceVerdict) -> str:
    """Why the verdict is what it is, in one sentence; empty when the verdict does not say."""
    if verdict.reason:
        return one_line(said(verdict.reason, REASONS), _LINE)
    if verdict.kind:
        return one_line(of_kind(verdict.kind, stands=verdict.status == Status.MATCH), _LINE)
    return ""


def details(verdict: ProvenanceVerdict) -> list[tuple[str, str]]:
    """Label and sentence of everything else that is known, except the readings themselves."""
    found: list[tuple[str, str]] = []
    if verdict.critical:
        found.append(("Critical", "the change touches " + ", ".join(verdict.critical)))
    elif verdict.change:
        found.append(("Change", ", ".join(verdict.change)))
    if verdict.flags:
        found.append(("Careful", "; ".join(said(flag, FLAGS) for flag in verdict.flags)))
    if verdict.similarity is not None:
        found.append(("Similarity", f"{verdict.similarity:.2f}"))
    if verdict.occurrences is not None and verdict.occurrences > 1:
        found.append(("Occurrences", str(verdict.occurrences)))
    if verdict.nli_rerun is not None:
        found.append(("Entailment", entailment(verdict)))
    if verdict.moved_to:
        found.append(("Moved to", verdict.moved_to))
    if verdict.link:
        found.append(("Link", verdict.link))
    found.extend(("Note", note) for note in verdict.notes if note not in _OBVIOUS)
    return [(label, one_line(text, _LINE)) for label, text in found]


def layers(verdict: ProvenanceVerdict) -> str:
    """What each layer says, on one line."""
    told = verdict.layers or {}
    return one_line("; ".join(f"{key} {name.lower()}: {told.get(key, '-')}" for key, name in LAYERS.items()), _LINE)


def entailment(verdict: ProvenanceVerdict) -> str:
    """What the judge said of the passage as it stands now, beside what was said of it then."""
    rerun = verdict.nli_rerun or {}
    provider = rerun.get("provider") or "the judge"
    if rerun.get("error") is not None:
        return f"not judged: {provider} failed ({rerun['error']})"
    score = rerun.get("score")
    confidence = f" {score:.2f}" if isinstance(score, int | float) else ""
    now = f"{rerun.get('to')}{confidence} ({provider})"
    if rerun.get("changed") is None:
        return f"now {now}; not known before"
    before = f"was {rerun.get('from')}, now {now}" if rerun["changed"] else f"still {now}"
    return f"{before}; the earlier verdict is another judge's" if rerun.get("comparable") is False else before
