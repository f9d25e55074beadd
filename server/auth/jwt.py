"""Access tokens are believed only of the issuer, for the audience and with the keys of the settings."""

from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pincite.core.errors import SettingError
from pincite.core.settings import Settings

if TYPE_CHECKING:
    from fastmcp.server.auth.auth import TokenVerifier

_NAMES = {
    "jwt_issuer": "PINCITE_JWT_ISSUER",
    "jwt_audience": "PINCITE_JWT_AUDIENCE",
}
_KEYS = "PINCITE_JWT_JWKS_URL or PINCITE_JWT_PUBLIC_KEY"


def jwt_verifier(settings: Settings) -> "TokenVerifier | None":
    """The verifier that the settings describe, or None where they describe none.

    Raises ``SettingError`` where they describe half of one, or a key that is none: without an issuer or an audience, a
    token that was made for somebody else would be let in.
    """
    given = (settings.jwt_issuer, settings.jwt_audience, settings.jwt_jwks_url, settings.jwt_public_key)
    if not any(given):
        return None
    missing = [name for field, name in _NAMES.items() if not getattr(settings, field)]
    if not (settings.jwt_jwks_url or settings.jwt_public_key):
        missing.append(_KEYS)
    if missing:
        raise SettingError(f"access tokens (JWT) need {' and '.join(missing)} as well")
    if settings.jwt_jwks_url and settings.jwt_public_key:
        raise SettingError(f"access tokens (JWT) need {_KEYS}, not both")
    if settings.jwt_jwks_url and not _is_safe(settings.jwt_jwks_url):
        raise SettingError("PINCITE_JWT_JWKS_URL: keys are read over https, or from this machine")
    import httpx2
    from fastmcp.server.auth.providers.jwt import JWTVerifier

    from pincite.server.auth.keys import BoundedKeys
    from pincite.server.auth.public_key import public_key

    pem = public_key(settings.jwt_public_key, settings.jwt_algorithm) if settings.jwt_public_key else None
    return JWTVerifier(
        issuer=settings.jwt_issuer,
        audience=settings.jwt_audience,
        jwks_uri=settings.jwt_jwks_url or None,
        public_key=pem,
        algorithm=settings.jwt_algorithm,
        http_client=httpx2.AsyncClient(transport=BoundedKeys()) if settings.jwt_jwks_url else None,
    )


def _is_safe(url: str) -> bool:
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        return False
    if parts.scheme == "https":
        return bool(host)
    try:
        return parts.scheme == "http" and (host == "localhost" or ip_address(host).is_loopback)
    except ValueError:
        return False
