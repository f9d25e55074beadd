"""The report that ``--accept`` names: what is known to be so, and fails a check no more."""

from codecs import BOM_UTF8
from pathlib import Path

from pydantic import ValidationError

from pincite.core.errors import InputError
from pincite.core.models import ProvenanceReport
from pincite.core.verify.accepted import accept
from pincite.server.cli import files
from pincite.server.cli.console import Console


def accepted_in(path: Path, console: Console) -> ProvenanceReport:
    """The report in the file at ``path``; raises ``InputError`` where it holds none."""
    data = files.read(str(path), console)
    try:
        return ProvenanceReport.model_validate_json(data.removeprefix(BOM_UTF8))
    except ValidationError:
        raise InputError(
            f"{files.called(str(path))} is no report: --accept takes one that pincite check --report json wrote"
        ) from None


def with_accepted(
    report: ProvenanceReport, known: ProvenanceReport, called: str, *, strict: bool = False
) -> ProvenanceReport:
    """``report`` with what ``known`` says as well marked, and a note on how much that is."""
    marked, past = accept(report, known, strict=strict)
    count = sum(one.accepted is True for one in marked.verdicts)
    note = f"accepted, as in {files.called(called)}: {count}"
    if past:
        note += f"; of what is accepted there, {past} {'is' if past == 1 else 'are'} so no more"
    return marked.model_copy(update={"notes": [*(marked.notes or ()), note]})
