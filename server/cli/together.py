"""Several files are checked as one: each page is read once for all of them, and each verdict says where it is cited."""

import os
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from pincite.core.errors import InputError
from pincite.core.fetch.paths import parse_path
from pincite.core.models import ProvenanceReport, ProvenanceVerdict
from pincite.core.shapes.output import ParsedOutput, output_of, too_many, within
from pincite.server.cli import answers, files
from pincite.server.cli.addresses import to_stamp
from pincite.server.cli.console import Console
from pincite.server.cli.exits import CitesNothingError


@dataclass(frozen=True)
class CitingFile:
    """A file, and what it cites."""

    file: str
    output: ParsedOutput

    @property
    def folder(self) -> Path | None:
        """As ``files.folder_of``."""
        return files.folder_of(self.file)


@dataclass(frozen=True)
class Part:
    """Citations whose relative paths begin at one folder, and which of all each is."""

    base: Path | None
    output: ParsedOutput
    places: tuple[int, ...]


def read(named: Sequence[str], console: Console, *, limit: int) -> tuple[list[CitingFile], tuple[str, ...]]:
    """The files that cite, each once, and what is to be said of them all.

    Raises ``InputError`` where one cannot be read, where all together hold more than ``limit`` citations, or none.
    """
    once = list({_same(file): file for file in reversed(named)}.values())[::-1]
    if len(once) == 1:
        found = within(answers.read(once[0], console, if_address=_if_address(once[0])), limit)
        return [CitingFile(once[0], output_of(found))], found.notes
    citing: list[CitingFile] = []
    silent: dict[str, str] = {}
    notes: list[str] = []
    for file in once:
        try:
            found = answers.read(file, console, if_address=_if_address(file))
        except CitesNothingError as error:
            silent[file] = error.near
            continue
        except InputError as error:
            called = files.called(file)
            raise InputError(str(error) if called in str(error) else f"{called}: {error}") from None
        if not found.cited:
            silent[file] = ""
            continue
        citing.append(CitingFile(file, output_of(found)))
        notes += (f"{files.called(file)}: {note}" for note in found.notes if answers.is_left_out(note))
    if not citing:
        raise InputError(f"none of the {len(once)} files holds a citation (docs/shapes.md)")
    count = sum(len(one.output.findings) for one in citing)
    if count > limit:
        raise too_many(count, "findings", limit)
    read_in = f"read: {count} citation{'s' * (count > 1)} in {len(citing)} file{'s' * (len(citing) > 1)}"
    return citing, (read_in, *notes, *answers.without_citations(silent))


def parts(citing: Sequence[CitingFile], *, by_language: bool) -> list[Part]:
    """What can be checked in one go, local files first; ``by_language`` where the claims' language matters.

    Whatever is no path is read alike from every folder, and so belongs together.
    """
    if len(citing) == 1:
        (only,) = citing
        return [Part(only.folder, replace(only.output, notes=()), tuple(range(len(only.output.findings))))]
    places: defaultdict[tuple[Path | None, str], list[int]] = defaultdict(list)
    findings = [finding for one in citing for finding in one.output.findings]
    whose = [one for one in citing for _ in one.output.findings]
    for place, (finding, one) in enumerate(zip(findings, whose, strict=True)):
        base = None if parse_path(finding.url) is None else one.folder
        places[base, one.output.language if by_language else ""].append(place)
    made = []
    for (base, language), own in places.items():
        renumbered = tuple(replace(findings[place], place=number) for number, place in enumerate(own))
        made.append(Part(base, ParsedOutput(renumbered, "mixed", language), tuple(own)))
    return sorted(made, key=lambda part: part.base is None)


def joined(
    citing: Sequence[CitingFile], checked: Sequence[tuple[Part, ProvenanceReport]], notes: Sequence[str]
) -> ProvenanceReport:
    """One report of all, in the order of the files and of the citations in each."""
    where = [files.cited_in(one.file, line) for one in citing for line in one.output.lines]
    verdicts: dict[int, ProvenanceVerdict] = {}
    for part, report in checked:
        for place, verdict in zip(part.places, report.verdicts, strict=True):
            verdicts[place] = verdict.model_copy(update={"cited_in": where[place]})
    said = [note for _, report in checked for note in report.notes or () if note not in notes]
    return ProvenanceReport.of(
        [verdicts[place] for place in range(len(where))],
        started_at=checked[0][1].started_at,
        finished_at=checked[-1][1].finished_at,
        complete=all(report.complete is not False for _, report in checked),
        notes=(*notes, *dict.fromkeys(said)),
    )


def _same(file: str) -> str:
    """The same for every name of one file."""
    try:
        return file if file == "-" else os.path.realpath(file)
    except ValueError:  # It holds a NUL, and is none.
        return file


def _if_address(file: str) -> str:
    return f"a citation of it is checked once it is stamped: {to_stamp(file)} > cited.json"
