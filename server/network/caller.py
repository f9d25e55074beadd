"""Who sends a request: the bearer of the token that was checked, or else the address."""

from mcp.server.auth.middleware.bearer_auth import AuthenticatedUser
from starlette.types import Scope

from pincite.server.limits import caller_of


def caller_in(scope: Scope) -> str:
    """The name under which the sender of an HTTP request is counted."""
    user = scope.get("user")
    token = user.access_token if isinstance(user, AuthenticatedUser) else None
    return caller_of(token, (scope.get("client") or ("", 0))[0])


def is_known(scope: Scope) -> bool:
    """Whether the request came with a token that is good."""
    return isinstance(scope.get("user"), AuthenticatedUser)
