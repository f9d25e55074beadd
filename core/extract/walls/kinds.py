"""What stands where a document should be: asked for only after the document's words were not found (DESIGN 6)."""

from collections.abc import Callable, Mapping
from typing import Final

from pincite.core.extract.walls import (
    bot,
    consent,
    forbidden,
    framed,
    home,
    login,
    maintenance,
    parked,
    paywall,
    shell,
    soft_404,
)
from pincite.core.extract.walls.wall import Answer, Wall, split
from pincite.core.text.page import PageText

#: What a server says outright comes before what a page looks like; what is missing altogether comes last.
_KINDS: Final[tuple[Callable[[Answer], Wall | None], ...]] = (
    bot.look,
    login.by_address,
    consent.by_address,
    home.look,
    parked.look,
    soft_404.look,
    paywall.look,
    login.look,
    forbidden.look,
    maintenance.look,
    consent.look,
    framed.look,
    shell.look,
)


def wall(
    page: PageText,
    *,
    requested_url: str,
    final_url: str,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
    body_head: str = "",
) -> Wall | None:
    """The wall that ``page`` is, or None where it looks like a document.

    To be asked only after the words were not found: words that stand in a page are never overruled. ``headers`` has
    lower-case names; ``body_head`` is the start of the source (some 20,000 code points), for what a script would do.
    A strong wall is surer than a likeness of words; a weak one is only better than "removed".
    """
    answer = Answer(page, split(requested_url), split(final_url), status, headers or {}, body_head[:20_000])
    walls = [found for look in _KINDS if (found := look(answer)) is not None]
    return next((found for found in walls if found.strong), walls[0] if walls else None)
