"""Which local file was read for a citation, said only where it is another than the citation itself says."""

from posixpath import normpath
from typing import Final

from pincite.core.fetch.paths import CitedPath, parse_path, spellings
from pincite.core.models import CitedIn, ProvenanceReport, ProvenanceVerdict, SourceFile
from pincite.core.reports.harmless import one_line
from pincite.core.wording import ENGLISH, Wording

#: Code points of a path: cut, it would name another file.
_PATH: Final = 2_000


def read_from(verdict: ProvenanceVerdict, say: Wording = ENGLISH) -> str:
    """Which local file was read, where that is not the cited path from the folder of the text."""
    return named(verdict.url, verdict.file, say)


def named(url: str, file: SourceFile | None, say: Wording = ENGLISH) -> str:
    """The same of the ``file`` that was read for a ``url``; empty where ``url`` says it, or none was."""
    if file is None or _is_as_cited(url, file):
        return ""
    path = one_line(file.path, _PATH)
    if file.root is None:
        return say("{path}, from the folder of the text", path=path)
    return say("{path}, from folder {number} of PINCITE_ROOTS", path=path, number=file.root)


def spot(place: CitedIn | None) -> str:
    """The file and line of a citation, as compilers write them (``docs/a.md:12``); empty where they are not known."""
    if place is None:
        return ""
    path = one_line(place.path, _PATH)
    return path if place.line is None else f"{path}:{place.line}"


def start_of_paths(report: ProvenanceReport, say: Wording = ENGLISH) -> str:
    """Where the cited paths begin of which nothing else is told; empty where there are none."""
    if not any(one.file is not None and _is_as_cited(one.url, one.file) for one in report.verdicts):
        return ""
    return say("Relative paths begin at the folder of the text, where no other file is named.")


def _is_as_cited(url: str, file: SourceFile) -> bool:
    path = parse_path(url)
    if file.root is not None or not isinstance(path, CitedPath):
        return False
    return file.path in map(normpath, spellings(path))
