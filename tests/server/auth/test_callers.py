"""An access token counts only from its issuer, for this server, signed by its key, and while it lasts."""

import base64
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastmcp.server.auth.providers.jwt import RSAKeyPair
from joserfc import jwt
from joserfc.jwk import OctKey, RSAKey
from pydantic import SecretStr

from pincite.core.errors import SettingError
from pincite.core.settings import Settings
from pincite.server.auth.callers import Callers
from pincite.server.auth.discovery import callers
from tests.rows import each_row
from tests.server.auth.keys import KEYS
from tests.web import Reply, serve

ISSUER, AUDIENCE = "https://id.example.org", "https://cite.example.org/mcp"
TOKEN = "t0ken" * 8


def made(keys: RSAKeyPair = KEYS, **changes: Any) -> str:
    given = {"subject": "ann", "issuer": ISSUER, "audience": AUDIENCE, "scopes": ["read", "admin"], **changes}
    return keys.create_token(**given)


def known(**changes: Any) -> Callers:
    settings = Settings(
        **{"jwt_issuer": ISSUER, "jwt_audience": AUDIENCE, "jwt_public_key": KEYS.public_key, "token": TOKEN, **changes}
    )
    found = callers(settings)
    assert found is not None
    return found


def _part(value: object) -> str:
    return base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=").decode()


CLAIMS = {"iss": ISSUER, "aud": AUDIENCE, "sub": "ann", "scope": "read", "exp": int(time.time()) + 600}
#: Made where they are used: each is signed.
FORGED: dict[str, Callable[[], str]] = {
    "another key": lambda: made(RSAKeyPair.generate()),
    "another issuer": lambda: made(issuer="https://evil.example"),
    "another audience": lambda: made(audience="https://other.example.org"),
    "no audience": lambda: made(audience=None),
    "expired": lambda: made(expires_in_seconds=-60),
    "not yet": lambda: made(additional_claims={"nbf": int(time.time()) + 3_600}),
    "endless": lambda: made(additional_claims={"exp": None}),
    "an odd end": lambda: made(additional_claims={"exp": "later"}),
    "infinite": lambda: made(additional_claims={"exp": 1e400}),
    "no algorithm": lambda: f"{_part({'alg': 'none'})}.{_part(CLAIMS)}.",
    "the public key as a secret": lambda: jwt.encode(
        {"alg": "HS256"}, CLAIMS, OctKey.import_key(base64.b64encode(KEYS.public_key.encode())), algorithms=["HS256"]
    ),
    "cut": lambda: made()[:-8],
    "no token": lambda: "a.b.c",
    "empty parts": lambda: "..",
    "surrogates": lambda: "\ud800.\ud800.\ud800",
    "huge": lambda: "a" * 100_000 + ".b.c",
}


async def test_a_good_access_token_names_its_caller_and_its_scopes() -> None:
    access = await known().verify_token(made())

    assert access is not None
    assert (access.client_id, access.subject, access.scopes) == ("ann", "ann", ["read"])


@each_row("token", FORGED.values(), ids=FORGED)
async def test_any_other_is_no_caller(token: Callable[[], str]) -> None:
    assert await known().verify_token(token()) is None


@each_row("scopes", [[], ["reader"], ["READ"]])
async def test_a_token_without_our_scopes_may_do_nothing(scopes: list[str]) -> None:
    access = await known().verify_token(made(scopes=scopes))

    assert access is not None
    assert access.scopes == []


async def test_what_is_known_of_a_caller_does_not_hold_its_token() -> None:
    for token in (TOKEN, made()):
        access = await known().verify_token(token)

        assert access is not None
        assert token not in repr(access) + access.model_dump_json()


async def test_the_key_may_stand_in_a_file_and_on_one_line(tmp_path: Path) -> None:
    file = tmp_path / "key.pem"
    file.write_text(KEYS.public_key)

    for key in (str(file), KEYS.public_key.replace("\n", "\\n")):
        assert await known(jwt_public_key=key).verify_token(made()) is not None


async def test_keys_are_read_where_the_settings_say_and_a_stranger_does_not_have_them_read_again_and_again() -> None:
    key = {**RSAKey.import_key(KEYS.public_key).as_dict(), "kid": "one"}
    keys = Reply(headers={"content-type": "application/json"}, body=json.dumps({"keys": [key]}).encode())
    async with serve({"/keys": keys}) as web:
        callers_of = known(jwt_public_key="", jwt_jwks_url=web.url("/keys"))
        good = await callers_of.verify_token(made(kid="one"))
        strange = [await callers_of.verify_token(made(kid=f"other{number}")) for number in range(5)]

    assert good is not None
    assert strange == [None] * 5
    assert len(web.paths()) <= 2


async def test_keys_that_cannot_be_read_let_nobody_in() -> None:
    async with serve({"/keys": Reply(500)}) as web:
        assert await known(jwt_public_key="", jwt_jwks_url=web.url("/keys")).verify_token(made(kid="one")) is None


@each_row(
    ("settings", "why"),
    [
        ({"jwt_issuer": ISSUER}, "PINCITE_JWT_AUDIENCE and PINCITE_JWT_JWKS_URL or PINCITE_JWT_PUBLIC_KEY"),
        ({"jwt_jwks_url": "https://id.example.org/keys"}, "PINCITE_JWT_ISSUER and PINCITE_JWT_AUDIENCE"),
        ({"jwt_jwks_url": "https://id.example.org/keys", "jwt_public_key": KEYS.public_key}, "PINCITE_JWT_ISSUER"),
        ({"jwt_public_key": "no key"}, "PINCITE_JWT_ISSUER"),
    ],
)
def test_half_a_setting_is_refused_and_the_other_half_named(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(SettingError, match=why):
        callers(Settings(**settings))


@each_row(
    ("settings", "why"),
    [
        ({"jwt_jwks_url": "https://id.example.org/keys"}, "not both"),
        ({"jwt_public_key": "", "jwt_jwks_url": "http://id.example.org/keys"}, "https"),
        ({"jwt_public_key": "", "jwt_jwks_url": "file:///etc/passwd"}, "https"),
        ({"jwt_public_key": "", "jwt_jwks_url": "ftp://localhost/keys"}, "https"),
        ({"jwt_public_key": "", "jwt_jwks_url": "https://"}, "https"),
        ({"jwt_public_key": "no/such/file.pem"}, "neither PEM nor a file"),
        ({"jwt_public_key": KEYS.private_key.get_secret_value()}, "public key"),
        ({"jwt_algorithm": "HS256"}, "PINCITE_JWT_ALGORITHM"),
        ({"jwt_algorithm": "ES256"}, "no signature of ES256"),
        ({"jwt_algorithm": "Ed25519"}, "no signature of Ed25519"),
        ({"jwt_public_key": "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----"}, "no signature of RS256"),
    ],
)
def test_a_setting_that_could_not_be_safe_is_refused(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(SettingError, match=why) as refused:
        known(**settings)

    assert "PRIVATE" not in str(refused.value)


def test_without_settings_nobody_is_asked_for_a_token() -> None:
    assert callers(Settings()) is None
    assert callers(Settings(token=SecretStr(TOKEN))) is not None
