"""A report in each form that somebody reads; a form is one file and one entry point (``pincite.reports``)."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from operator import attrgetter
from typing import TYPE_CHECKING, Final, Protocol

from pincite.core.errors import SettingError

if TYPE_CHECKING:  # Every line of the command is made fit to be shown in this room, and few of them are a report.
    from pincite.core.models import ProvenanceReport

GROUP = "pincite.reports"
#: Found without distribution metadata, which may be older than the code in a checkout.
_OWN = {
    "json": "pincite.core.reports.json:render",
    "md": "pincite.core.reports.markdown:render",
    "github": "pincite.core.reports.github:render",
    "sarif": "pincite.core.reports.sarif:render",
    "junit": "pincite.core.reports.junit:render",
}
#: How much of an error's own text is repeated.
_SHOWN: Final = 400


class Renderer(Protocol):
    """A form of report; ``plain`` leaves out all that pincite adds to the pinned keys (CONTRACT 4).

    Raises ``SettingError`` where another distribution's form fails.
    """

    def __call__(self, report: "ProvenanceReport", plain: bool = False) -> str: ...


@cache
def _locations() -> dict[str, str]:
    from importlib.metadata import entry_points

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
    return loaded(name, location)


def loaded(name: str, location: str) -> Renderer:
    """The form called ``name`` at ``location``, as an entry point writes it; raises ``SettingError``."""
    module, _, attributes = location.partition(":")
    try:
        render: Callable[..., str] = attrgetter(attributes.strip())(import_module(module.strip()))
    except Exception as error:  # Somebody else's module may raise anything.
        raise SettingError(f"the report format {name[:80]!a} could not be loaded ({_said(error)})") from error
    if name in _OWN:
        return render

    def guarded(report: "ProvenanceReport", plain: bool = False) -> str:
        try:
            return str(render(report, plain=plain))
        except Exception as error:
            raise SettingError(f"the report format {name} ({location}) failed: {_said(error)}") from error

    return guarded


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:_SHOWN]
