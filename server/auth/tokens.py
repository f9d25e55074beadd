"""The bearer tokens of ``PINCITE_TOKEN``: their hashes and scopes, and nothing that could be shown by mistake."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest

from pydantic import SecretStr

from pincite.core.errors import SettingError
from pincite.server.auth.scopes import SCOPES

#: Characters of the shortest token: what 96 random bits take in base64.
SHORTEST = 16
#: RFC 6750 2.1, b64token.
_TOKEN = re.compile(r"[A-Za-z0-9._~+/-]+=*")
_MAKE_ONE = 'for example from: python -c "import secrets; print(secrets.token_urlsafe(32))"'


@dataclass(frozen=True, slots=True)
class Token:
    """One token by its hash; ``name`` stands for it wherever a caller is named."""

    name: str
    digest: bytes
    scopes: tuple[str, ...]


def read_tokens(setting: SecretStr | None) -> tuple[Token, ...]:
    """The tokens of ``token,token:scope,token:scope+scope``; a token without a scope has all of them.

    Raises ``SettingError``, which repeats nothing of a token.
    """
    if setting is None:
        return ()
    parts = [part.strip() for part in setting.get_secret_value().split(",") if part.strip()]
    if not parts:
        raise SettingError("PINCITE_TOKEN: it holds no token")
    tokens = tuple(_read(part, place) for place, part in enumerate(parts, 1))
    if len({token.digest for token in tokens}) < len(tokens):
        raise SettingError("PINCITE_TOKEN: the same token stands there twice")
    return tokens


def find(tokens: Sequence[Token], given: str) -> Token | None:
    """The token that was ``given``. How long it takes tells nothing of how much of it was right."""
    digest = sha256(given.encode("utf-8", "surrogatepass")).digest()
    found = None
    for token in tokens:
        if compare_digest(token.digest, digest):
            found = token
    return found


def _read(part: str, place: int) -> Token:
    token, colon, said = part.partition(":")
    name = f"token-{place}"
    if not _TOKEN.fullmatch(token):
        raise SettingError(
            f"PINCITE_TOKEN: {name} has a character that no bearer token may have (RFC 6750); take letters, digits "
            f"and -._~+/, {_MAKE_ONE}"
        )
    if len(token) < SHORTEST:
        raise SettingError(f"PINCITE_TOKEN: {name} is shorter than {SHORTEST} characters; take another, {_MAKE_ONE}")
    scopes = tuple(dict.fromkeys(said.split("+"))) if colon else SCOPES
    if not set(scopes) <= set(SCOPES):
        # What stands behind a colon may be the rest of a token that was pasted there: it is not repeated.
        raise SettingError(f"PINCITE_TOKEN: the scopes of {name} are not among {', '.join(SCOPES)} (token:read+stamp)")
    return Token(name, sha256(token.encode()).digest(), scopes)
