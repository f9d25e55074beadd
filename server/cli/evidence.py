"""``pincite evidence``: what a model quotes stands in your sources, or nothing of it may be used."""

from pincite.core.errors import InputError
from pincite.core.evidence.json_text import read_json
from pincite.core.verify_evidence import verify_evidence
from pincite.server.cli import files
from pincite.server.cli.answers import as_named
from pincite.server.cli.console import Console
from pincite.server.cli.exits import Exit
from pincite.server.cli.written import show

_NEEDED = ("sources", "evidence", "policy")
_OPTIONAL = ("proposed_texts", "annotations", "purpose")


def evidence(request: str, console: Console) -> int:
    """Confirm what ``request`` quotes and print the verdict; the exit status."""
    data = files.read(request, console)
    with as_named(request, data):
        given = read_json(data)
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
