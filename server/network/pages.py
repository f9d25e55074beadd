"""Web pages that the settings let in, as their browser must be told: it asks first, and keeps from them the answers."""

import re
from collections.abc import Sequence
from typing import Final

from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware

#: What the transport is asked with, and the headers of its answers that a client reads.
_METHODS: Final = ("GET", "POST", "DELETE")
_SHOWN: Final = ("mcp-session-id", "retry-after", "www-authenticate")
#: No browser writes them.
_DEFAULT_PORT: Final = re.compile(r"(?<=^http)://([^/]+):80$|(?<=^https)://([^/]+):443$")


def patterns(origins: Sequence[str]) -> list[str]:
    """``origins`` as FastMCP matches them: to it, brackets as around an address of IPv6 are a choice of letters."""
    return [_with_port(origin.rstrip("/")).replace("[", "[[]") if "[" in origin else origin for origin in origins]


def for_pages(origins: Sequence[str]) -> Middleware:
    """CORS for pages of ``origins``; a star among them stands for the first labels of a host.

    It grants nothing by itself: what may come in at all was decided before (Host, Origin), and a token is asked for
    as ever.
    """
    return Middleware(
        CORSMiddleware,
        allow_origin_regex="|".join(map(_pattern, origins)),
        allow_methods=_METHODS,
        # What the protocol's headers are called differs from era to era.
        allow_headers=("*",),
        expose_headers=_SHOWN,
    )


def _pattern(origin: str) -> str:
    written = _DEFAULT_PORT.sub(lambda found: f"://{found[1] or found[2]}", origin.rstrip("/"))
    return re.escape(written).replace(r"\*", "[^/:]+")


def _with_port(origin: str) -> str:
    # FastMCP reads those of its own settings so, unless there is a bracket that it cannot read.
    port = 443 if origin.startswith("https:") else 80
    return f"{origin}:{port}" if origin.endswith("]") else origin
