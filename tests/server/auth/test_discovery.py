"""A client finds the authorization server by itself, and still nobody is let in without a token."""

import re
from typing import Any

import pytest
from pydantic import SecretStr

from pincite.core.errors import SettingError
from pincite.core.settings import Settings
from pincite.server.auth.callers import Callers
from pincite.server.auth.discovery import authentication, public_host
from tests.rows import each_row
from tests.server.auth.keys import KEYS
from tests.server.network.serving import NLI, NLI_ANSWER, WAYS, ask, client, serving

ISSUER, URL = "https://id.example.org", "https://cite.example.org"
TOKEN = "t0ken" * 8
JWT: dict[str, Any] = {"jwt_issuer": ISSUER, "jwt_audience": f"{URL}/mcp", "jwt_public_key": KEYS.public_key}


async def test_a_client_without_a_token_is_led_to_the_authorization_server() -> None:
    with serving(**JWT, http_url=URL, token=TOKEN) as address:
        refused = await ask(address, "/mcp", method="POST", headers={"host": "cite.example.org"})
        (where,) = re.findall(
            r'resource_metadata="https://cite\.example\.org([^"]+)"', refused.headers["www-authenticate"]
        )
        told = await ask(address, where, headers={"host": "cite.example.org"})
        elsewhere = await ask(address, where, headers={"host": "evil.example"})

    assert refused.status_code == 401
    assert 'scope="read stamp"' in refused.headers["www-authenticate"]
    assert told.json()["resource"] == f"{URL}/mcp"
    assert told.json()["authorization_servers"] == [f"{ISSUER}/"]
    assert elsewhere.status_code == 421


@each_row("way", WAYS)
async def test_both_kinds_of_token_are_let_in(way: tuple[str, str]) -> None:
    access = KEYS.create_token(subject="ann", issuer=ISSUER, audience=f"{URL}/mcp", scopes=["read"])
    with serving(**JWT, http_url=URL, token=TOKEN) as address:
        for token in (access, TOKEN):
            async with client(address, way, token) as connected:
                result = await connected.call_tool("evaluate_nli", NLI)
                assert result.structured_content == NLI_ANSWER


def test_without_the_address_of_the_server_nothing_is_told() -> None:
    assert isinstance(authentication(Settings(**JWT)), Callers)
    assert isinstance(authentication(Settings(token=SecretStr(TOKEN), http_url=URL)), Callers)
    assert authentication(Settings(http_url=URL)) is None


@each_row(
    "url", ["cite.example.org", "ftp://a.test", "https://", "https://a.test/mcp", "https://[", "https://me:pw@a.test"]
)
def test_what_is_no_address_of_a_server_is_refused(url: str) -> None:
    with pytest.raises(SettingError, match="PINCITE_HTTP_URL"):
        public_host(Settings(http_url=url))


def test_an_issuer_without_an_address_is_refused_where_clients_are_led_to_it() -> None:
    with pytest.raises(SettingError, match="PINCITE_JWT_ISSUER"):
        authentication(Settings(**{**JWT, "jwt_issuer": "me"}, http_url=URL))
