"""How pincite is reached: the application, its transports, the command line and the demo.

``StampResults``, for anybody's FastMCP server, is here and loaded when first used.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pincite.server.stamp_results import StampResults

__all__ = ["StampResults"]


def __getattr__(name: str) -> object:
    if name != "StampResults":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from pincite.server.stamp_results import StampResults

    globals()[name] = StampResults
    return StampResults
