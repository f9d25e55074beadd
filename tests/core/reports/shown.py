"""What a person sees of a report at a terminal."""

from io import StringIO

from rich.console import Console

from pincite.core.models import ProvenanceReport
from pincite.core.reports.terminal import renderable


def shown(
    whole: ProvenanceReport,
    *,
    colour: bool = False,
    width: int = 200,
    excerpts: tuple[str, ...] = (),
    layers: bool = False,
) -> str:
    """``whole`` as it stands at a terminal."""
    out = StringIO()
    console = Console(
        file=out, width=width, force_terminal=colour, color_system="standard" if colour else None, legacy_windows=False
    )
    console.print(renderable(whole, excerpts=excerpts, layers=layers), crop=False)
    return out.getvalue()
