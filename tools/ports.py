"""What the tools are handed: the settings, a fetcher for an answer's sources, a judge and a catalogue."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fastmcp import Context
from fastmcp.dependencies import CurrentContext

from pincite.core.settings import Settings

if TYPE_CHECKING:  # What reads pages is not imported before the first page is to be read.
    from pincite.core.ports import Catalogue, ConditionalFetcher, NLIProvider
    from pincite.core.shapes import ParsedOutput
    from pincite.core.telemetry import Telemetry
    from pincite.core.verify import Located

#: A fetcher for the sources of an answer, or of a single citation (None), for as long as it is held.
OpenFetcher = Callable[["ParsedOutput | None"], "AbstractAsyncContextManager[ConditionalFetcher]"]
#: The judge that the settings choose; raises a ``ProvenanceError`` that says why none is usable.
ChooseJudge = Callable[[], "Awaitable[NLIProvider]"]
#: The catalogue of known documents, or None where there is none.
GetCatalogue = Callable[[], "Catalogue | None"]

#: The key of the lifespan's context.
KEY = "pincite"


@dataclass(frozen=True, slots=True)
class Ports:
    """The outside world, as one server's tools reach it."""

    settings: Settings
    open_fetcher: OpenFetcher
    choose_judge: ChooseJudge
    telemetry: "Telemetry"
    get_catalogue: GetCatalogue
    #: Told of each passage that was looked for.
    located: "Located | None" = None


def current_ports(ctx: Context = CurrentContext()) -> Ports:
    """The ports of the server that runs the current call."""
    ports = ctx.lifespan_context[KEY]
    if not isinstance(ports, Ports):
        raise TypeError(f"lifespan_context[{KEY!r}] is a {type(ports).__name__}, not Ports")
    return ports
