"""Tokens are read with their scopes, a poor one is refused, and no error repeats any of them."""

import pytest
from pydantic import SecretStr

from pincite.core.errors import SettingError
from pincite.server.auth.tokens import SHORTEST, find, read_tokens
from tests.rows import each_row

ONE, TWO = "a" * 32, "Zz09-._~+/" * 3 + "=="


def test_each_token_has_its_scopes_and_is_kept_as_a_hash_alone() -> None:
    tokens = read_tokens(SecretStr(f" {ONE} , {TWO}:read ,"))

    assert [(token.name, token.scopes) for token in tokens] == [("token-1", ("read", "stamp")), ("token-2", ("read",))]
    assert ONE not in repr(tokens)
    assert TWO not in repr(tokens)


def test_a_token_is_found_by_all_of_it() -> None:
    tokens = read_tokens(SecretStr(f"{ONE},{TWO}:stamp+read"))

    assert [found.name for found in (find(tokens, ONE), find(tokens, TWO)) if found] == ["token-1", "token-2"]
    for other in ("", ONE[:-1], f"{ONE}a", ONE.upper(), f"{TWO}:read", f"{ONE},{TWO}", "\ud800", "\u0430" * 32):
        assert find(tokens, other) is None


def test_without_the_setting_there_are_none() -> None:
    assert read_tokens(None) == ()


@each_row(
    ("setting", "why"),
    [
        ("hunter2" * 2, f"shorter than {SHORTEST}"),
        ("hunter2 " * 4, "RFC 6750"),
        ("hunter2\u00e9" * 4, "RFC 6750"),
        ("hunter2\n" * 4, "RFC 6750"),
        ("hunter2" * 4 + ":hunter2", "scopes of token-1"),
        ("hunter2" * 4 + ":", "scopes of token-1"),
        ("hunter2" * 4 + ":read+admin", "scopes of token-1"),
        ("hunter2" * 4 + "," + "hunter2" * 4 + ":read", "twice"),
        (f"{ONE},hunter2", "token-2 is shorter"),
        (" , ,", "holds no token"),
    ],
)
def test_a_poor_setting_is_refused_and_not_repeated(setting: str, why: str) -> None:
    with pytest.raises(SettingError, match=why) as refused:
        read_tokens(SecretStr(setting))

    assert str(refused.value).startswith("PINCITE_TOKEN: ")
    assert "hunter2" not in str(refused.value)
