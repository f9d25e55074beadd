"""``pincite stamp``: a finding or a citation comes back with its stamp."""

import json
from contextlib import nullcontext
from typing import Annotated

import anyio
from cyclopts import Parameter
from pydantic import JsonValue

from pincite.core.errors import EmptyPassageError, InputError, PassageNotFoundError, ProvenanceFetchError
from pincite.core.settings import Settings
from pincite.core.shapes.json_text import decode
from pincite.core.sources import open_fetcher
from pincite.server.cli import files
from pincite.server.cli.console import Console
from pincite.server.cli.exits import Exit
from pincite.server.cli.files import File
from pincite.tools import citation as citations


def stamp(
    finding: File,
    *,
    text: str = "",
    claim: str = "",
    published_date: str = "",
    revision: str = "",
    verify: Annotated[bool, Parameter(negative="")] = False,
    console: Annotated[Console, Parameter(parse=False)],
) -> int:
    """Stamp one finding, or one bare citation, and print the new value as one line of JSON.

    Exit status: 0; with --verify also 2 when the words do not stand in the page, and 3 when the page cannot be read;
    64 for a wrong call, 65 for input that cannot be read or that holds no words.

    Parameters
    ----------
    finding
        JSON of a finding (with a citation in it) or of a citation: a file, or - for standard input.
    text
        The exact words of the source. Left out: the finding's excerpt.
    claim
        What the words are meant to support, remembered for a later re-judging. Left out: the citation's own.
    published_date
        Date of the source, if it states one.
    revision
        Revision of the source, if it has one.
    verify
        Read the page, find the words there and stamp the page's own wording.
    """
    value = decode(files.read(finding, console))
    whole, citation = _parts(value)
    excerpt = whole.get("excerpt") if whole is not None else None
    words = text or (excerpt if isinstance(excerpt, str) else "")
    if not words:
        raise EmptyPassageError("there are no words to stamp: the finding has no excerpt, and --text is not given")

    settings = Settings()

    async def run() -> citations.Json:
        reading = open_fetcher(settings, None, warn=console.warn) if verify else nullcontext()
        async with reading as fetcher:
            return await citations.stamp(
                citation,
                text=words,
                claim=claim,
                published_date=published_date,
                revision=revision,
                sketch=settings.sketch,
                fetcher=fetcher,
            )

    try:
        stamped = anyio.run(run)
    except PassageNotFoundError as error:
        console.warn(citations.not_found(error))
        return Exit.CHANGED
    except ProvenanceFetchError as error:
        console.warn(f"{error.reason}: {error}")
        return Exit.UNREACHABLE
    new: JsonValue = stamped if whole is None else {**whole, "citation": stamped}
    # ASCII alone: what a person cannot see, and what no encoding can hold, is still visible and still JSON.
    console.write(json.dumps(new))
    return Exit.OK


def _parts(value: object) -> tuple[citations.Json | None, citations.Json]:
    """The finding, when there is one, and the citation."""
    if isinstance(value, dict) and "citation" in value:
        return value, citations.read_citation(value["citation"])
    if isinstance(value, dict) and "url" in value:
        return None, citations.read_citation(value)
    raise InputError("the input is neither a finding (an object with a citation) nor a citation (one with a url)")
