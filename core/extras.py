"""What to type for an extra of pincite, in the way that this copy was installed."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from urllib.parse import urlsplit
from urllib.request import url2pathname


@dataclass(frozen=True, slots=True)
class Source:
    """The folder that pincite was installed from, and whether it runs from there (``pip install -e``)."""

    folder: str
    editable: bool


def to_install(extra: str, source: Source | None) -> str:
    """The command that adds ``extra``; ``source`` is what ``installed_from`` says.

    It does not name the folder, which only the one who runs pincite is to know: what it stands in may travel.
    """
    if source is None:
        return f"pip install 'pincite[{extra}]'"
    return f"pip install {'-e ' if source.editable else ''}'.[{extra}]'"


@cache
def installed_from() -> Source | None:
    """Where this copy was installed from, if from a folder; None where it came from an index or as an archive."""
    try:
        return source_of(distribution("pincite").read_text("direct_url.json"))
    except (OSError, PackageNotFoundError):
        return None


def source_of(direct_url: str | None) -> Source | None:
    """The folder in a distribution's ``direct_url.json`` (PEP 610), or None where it names none."""
    try:
        said = json.loads(direct_url or "null")
        parts = urlsplit(said["url"])
        folder = said["dir_info"]
        if parts.scheme != "file":
            return None
        return Source(url2pathname(parts.path), folder.get("editable") is True)
    except (AttributeError, KeyError, TypeError, ValueError):
        return None
