"""A report in each form that somebody reads; a form is one file and one entry point (``pincite.reports``)."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Protocol

from pincite.core.errors import SettingError
from pincite.core.models import ProvenanceReport

GROUP = "pincite.reports"
#: Found without distribution metadata, which may be older than the code in a checkout.
_OWN = {"json": "pincite.core.reports.json:render", "md": "pincite.core.reports.markdown:render"}


class Renderer(Protocol):
    """A form of report; ``plain`` leaves out all that pincite adds to the pinned keys (CONTRACT 4)."""

    def __call__(self, report: ProvenanceReport, plain: bool = False) -> str: ...


@cache
def _locations() -> dict[str, str]:
    offered = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return {**offered, **_OWN}


def formats() -> tuple[str, ...]:
    """The name of every form, pincite's own first."""
    return tuple(dict.fromkeys([*_OWN, *_locations()]))


def renderer(name: str) -> Renderer:
    """The form called ``name``; raises ``SettingError`` when there is none, or it cannot be loaded."""
    location = _locations().get(name)
    if location is None:
        raise SettingError(f"unknown report format {name[:80]!a}; known: {', '.join(formats())}")
    module, _, attribute = location.partition(":")
    try:
        render: Callable[..., str] = getattr(import_module(module), attribute)
    except Exception as error:
        fault = f"{type(error).__name__}: {str(error)[:300]}"
        raise SettingError(f"the report format {name[:80]!a} could not be loaded ({fault})") from error
    return render
