"""A client without a token is told which authorization server gives it one (RFC 9728)."""

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pydantic import AnyHttpUrl, TypeAdapter, ValidationError

from pincite.core.errors import SettingError
from pincite.core.settings import Settings
from pincite.server.auth.jwt import jwt_verifier
from pincite.server.auth.scopes import SCOPES
from pincite.server.auth.tokens import read_tokens

if TYPE_CHECKING:  # Where everybody may call, nothing of FastMCP is needed to say so.
    from fastmcp.server.auth.auth import AuthProvider

    from pincite.server.auth.callers import Callers

_URL: TypeAdapter[AnyHttpUrl] = TypeAdapter(AnyHttpUrl)


def authentication(settings: Settings) -> "AuthProvider | None":
    """Who may call, and where the others find out how; None where everybody may. Raises ``SettingError``."""
    known = callers(settings)
    public_host(settings)
    if known is None or not (settings.jwt_issuer and settings.http_url):
        return known
    try:
        issuer, url = _URL.validate_python(settings.jwt_issuer), _URL.validate_python(settings.http_url)
    except ValidationError:
        raise SettingError("PINCITE_JWT_ISSUER: with PINCITE_HTTP_URL, clients look for it at its URL") from None
    from fastmcp.server.auth.auth import RemoteAuthProvider

    return RemoteAuthProvider(
        known,
        [issuer],
        url,
        scopes_supported=list(SCOPES),
        challenge_scopes=list(SCOPES),
        resource_name="pincite",
    )


def callers(settings: Settings) -> "Callers | None":
    """Who may call by the settings; None where they ask for no token. Raises ``SettingError``."""
    tokens, jwt = read_tokens(settings.token), jwt_verifier(settings)
    if not tokens and jwt is None:
        return None
    from pincite.server.auth.callers import Callers

    return Callers(tokens, jwt)


def public_host(settings: Settings) -> str:
    """The host of ``PINCITE_HTTP_URL``, or "" without one. Raises ``SettingError`` for what is no such URL."""
    if not settings.http_url:
        return ""
    try:
        parts = urlsplit(settings.http_url)
        host = parts.hostname or ""
    except ValueError:
        host = ""
    if not host or parts.scheme not in ("http", "https") or parts.path.strip("/") or parts.query or "@" in parts.netloc:
        raise SettingError("PINCITE_HTTP_URL: the address of the server without a path, as in https://cite.example.org")
    return host
