"""A caller over the network is known by a token of the settings, or by an access token that checks out."""

import logging
from collections.abc import Sequence

from fastmcp.server.auth.auth import AccessToken, TokenVerifier

from pincite.server.auth.scopes import SCOPES
from pincite.server.auth.tokens import Token, find

#: Stands where the library keeps the token itself, which some logs and traces would show.
_NOT_KEPT = "not-kept"
_LOG = logging.getLogger("pincite")


class Callers(TokenVerifier):
    """Knows callers by their bearer tokens; what it answers holds no token."""

    def __init__(self, tokens: Sequence[Token], jwt: TokenVerifier | None = None) -> None:
        super().__init__()
        self._tokens = tuple(tokens)
        self._jwt = jwt

    async def verify_token(self, token: str) -> AccessToken | None:
        """Who bears ``token``, and with which scopes; None for a token that is not good (any more)."""
        known = find(self._tokens, token)
        if known is not None:
            return AccessToken(token=_NOT_KEPT, client_id=known.name, scopes=list(known.scopes))
        return await self._verify_jwt(token) if self._jwt is not None and token.count(".") == 2 else None

    async def _verify_jwt(self, token: str) -> AccessToken | None:
        if self._jwt is None:
            return None
        try:
            access = await self._jwt.verify_token(token)
        except Exception as error:  # Whatever a stranger's token does to a parser, it is not good.
            _LOG.debug("an access token could not be read: %s", type(error).__name__)
            return None
        # One that never ends could not be taken back.
        if access is None or access.expires_at is None:
            return None
        # A claim may hold anything, where only words belong.
        scopes: list[str] = [scope for scope in SCOPES if scope in access.scopes]
        return AccessToken(
            token=_NOT_KEPT,
            client_id=access.client_id,
            scopes=scopes,
            expires_at=access.expires_at,
            subject=access.subject,
            claims={"iss": access.claims.get("iss")},
        )
