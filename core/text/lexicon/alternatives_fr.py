"""Words of French of which one excludes the others of its kind."""

from typing import Final

ALTERNATIVES: Final[dict[str, str]] = {}
