"""What may be a secret is left out of an address, and too much rather than too little."""

import json

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.secrets import may_carry_secret, without_secrets
from tests.rows import each_row


@each_row(
    ("url", "kept"),
    [
        ("https://a.test/x?page=2&lang=en", "https://a.test/x?page=2&lang=en"),
        ("https://a.test/x?q=sea+level&date=2024-05-01", "https://a.test/x?q=sea+level&date=2024-05-01"),
        ("https://a.test/x?token=abc&page=2", "https://a.test/x?page=2"),
        ("https://a.test/x?page=2;API_KEY=abc", "https://a.test/x?page=2"),
        ("https://a.test/x?X-Amz-Signature=0a", "https://a.test/x"),
        ("https://a.test/x?%74oken=abc", "https://a.test/x"),
        ("https://a.test/x?id=9f86d081884c7d659a2feaa0", "https://a.test/x"),
        ("https://a.test/x?9f86d081884c7d659a2feaa0", "https://a.test/x"),
        ("https://a.test/x?id=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0", "https://a.test/x"),
        ("https://a.test/x?next=https%3A%2F%2Fb.test%2F%3Ftoken%3Dabc", "https://a.test/x"),
        ("https://a.test/x?v=%2574oken%253Dabc", "https://a.test/x"),
        ("https://me:hunter2@a.test:8443/x", "https://a.test:8443/x"),
        ("https://a.test/x#access_token=abc", "https://a.test/x"),
        ("https://a.test/x;jsessionid=abc?page=2", "https://a.test/x?page=2"),
        ("https://[::1/x?token=abc", "https"),
        ("", ""),
    ],
)
def test_contract_4_telemetry_secrets_in_urls_are_dropped(url: str, kept: str) -> None:
    assert without_secrets(url) == kept


@given(st.text(st.characters(codec=None), max_size=300))
def test_any_url_is_cleaned_without_a_crash_and_fits_into_json(url: str) -> None:
    cleaned = without_secrets(url)

    assert len(cleaned) <= 2_000
    assert json.loads(json.dumps(cleaned)) == cleaned
    assert "#" not in cleaned


@each_row(
    ("url", "may"),
    [
        ("https://a.test/x", False),
        ("https://a.test/x?page=2&lang=en#part", False),
        ("https://a.test/x?", False),
        ("https://a.test/x?a=1&&b=2", False),
        ("https://me@a.test/x", True),
        ("https://a.test/x?token=1", True),
        ("https://a.test/x?a=1;sid=2", True),
        ("https://a.test/x;jsessionid=2?a=1", True),
        ("https://a.test/x?a=0123456789abcdef", True),
        ("https://[", True),
    ],
)
def test_an_address_that_may_carry_a_secret_is_told_from_one_that_does_not(url: str, may: bool) -> None:
    assert may_carry_secret(url) is may


@given(st.text(alphabet="ab1=&;?#/:@%."))
def test_what_carries_no_secret_loses_no_parameter_without_secrets(query: str) -> None:
    url = f"https://a.test/x?{query}"

    if not may_carry_secret(url):
        kept = without_secrets(url).partition("?")[2].split("&")
        assert set(kept) == {part for part in query.partition("#")[0].replace(";", "&").split("&") if part} or kept == [
            ""
        ]


@each_row("path", [r"C:\x\f.txt", r"c:\x\f.txt", "D:/Books/f.txt"])
def test_the_letter_of_a_drive_is_as_it_was_written(path: str) -> None:
    assert without_secrets(path) == without_secrets(f" {path}") == path
