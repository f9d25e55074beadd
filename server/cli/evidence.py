"""``pincite evidence``: what a model quotes stands in your sources, or nothing of it may be used."""

from typing import Annotated

from cyclopts import Parameter

from pincite.core.errors import InputError
from pincite.core.evidence.json_text import read_json
from pincite.core.verify_evidence import verify_evidence
from pincite.server.cli import files
from pincite.server.cli.console import Console
from pincite.server.cli.exits import Exit
from pincite.server.cli.files import File
from pincite.server.cli.written import show

_NEEDED = ("sources", "evidence", "policy")
_OPTIONAL = ("proposed_texts", "annotations", "purpose")


def evidence(request: File, *, console: Annotated[Console, Parameter(parse=False)]) -> int:
    """Confirm what a model quotes against your own sources, and print the verdict as one line of JSON.

    Exit status: 0 when everything was confirmed, 2 when anything was refused; 64 for a wrong call, 65 for input that
    cannot be read or whose sources or policy have a fault.

    Parameters
    ----------
    request
        JSON of the arguments of the tool verify_evidence: sources, evidence and policy, and if wanted proposed_texts,
        annotations and purpose. A file, or - for standard input.
    """
    given = read_json(files.read(request, console))
    if not isinstance(given, dict):
        raise InputError(f"the input must be an object with {', '.join(_NEEDED)}")
    if missing := [name for name in _NEEDED if name not in given]:
        raise InputError(f"the input has no {', '.join(missing)}")
    if unknown := sorted(given.keys() - {*_NEEDED, *_OPTIONAL}):
        raise InputError(
            f"the input has {', '.join(map(repr, unknown[:5]))}; it takes {', '.join(_NEEDED + _OPTIONAL)}"
        )
    purpose = given.get("purpose") or ""
    if not isinstance(purpose, str):
        raise InputError("purpose must be a string")
    verdict = verify_evidence(
        given["sources"],
        given["evidence"],
        given["policy"],
        proposed_texts=given.get("proposed_texts"),
        annotations=given.get("annotations"),
        purpose=purpose,
    )
    show(verdict.to_dict(), console)
    return Exit.OK if verdict.ok else Exit.REFUSED
