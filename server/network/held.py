"""The bodies of all requests together are bounded, and nobody has all of that room."""

from collections import Counter
from typing import Final

from mcp.server.auth.middleware.bearer_auth import AuthenticatedUser
from starlette.types import Scope

from pincite.server.limits import caller_of

#: Bytes of a body that are always taken: most requests are no larger, and need no room.
SMALL: Final = 65_536


class HeldBytes:
    """Bytes of bodies that are in memory, by caller and in all."""

    def __init__(self, *, caller: int, total: int) -> None:
        """At most so many of one ``caller``, and in ``total``."""
        self._most = caller
        self._total = total
        self._held: Counter[str] = Counter()

    def take(self, caller: str, size: int) -> bool:
        """Take ``size`` more bytes, or say that there is no room for them."""
        if self._held[caller] + size > self._most or self._held.total() + size > self._total:
            return False
        self._held[caller] += size
        return True

    def give_back(self, caller: str, size: int) -> None:
        """Let go of bytes that had been taken."""
        self._held[caller] -= size
        if not self._held[caller]:
            del self._held[caller]


def caller_in(scope: Scope) -> str:
    """Who sends a request, by the token that was checked, or else by the address."""
    user = scope.get("user")
    token = user.access_token if isinstance(user, AuthenticatedUser) else None
    return caller_of(token, (scope.get("client") or ("", 0))[0])
