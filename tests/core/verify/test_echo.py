"""Words that the address itself asks for are told from words that a source says."""

from urllib.parse import quote, quote_plus

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.verify.echo import is_echo
from tests.core.verify.walk import WORDS, article, check
from tests.fakes import cited
from tests.rows import each_row

SEARCH = f"https://a.test/search?page=2&q={quote_plus(WORDS)}&hl=en"


@each_row(
    "url",
    [
        SEARCH,
        f"https://a.test/?q={quote(WORDS)}",
        f"https://a.test/?q=%22{quote_plus(WORDS.upper())}%22",
        f"https://a.test/?q=more+of+it+{quote_plus(WORDS)}+and+more#top",
    ],
)
def test_a_query_with_the_words_in_it_is_echoed(url: str) -> None:
    assert is_echo(WORDS, "https://b.test/", url)


@each_row(
    "url",
    [
        "",
        "https://a.test/",
        f"https://a.test/{quote(WORDS)}",
        f"https://a.test/#:~:text={quote(WORDS)}",
        f"https://a.test/?q={quote_plus(WORDS[: len(WORDS) // 2])}",
        "https://[::1/?q",
    ],
)
def test_what_the_address_does_not_ask_for_is_not(url: str) -> None:
    assert not is_echo(WORDS, url)


def test_a_word_or_two_are_in_many_an_address() -> None:
    assert not is_echo("Rule 12", "https://a.test/?id=rule12")
    assert not is_echo("\u2026", SEARCH)


@given(st.text(), st.text())
def test_no_text_and_no_url_raises(passage: str, url: str) -> None:
    assert is_echo(passage, url) in (True, False)


async def test_a_verdict_says_so_and_keeps_its_status() -> None:
    report = await check(
        [cited(SEARCH, WORDS), cited("https://a.test/tides", WORDS)],
        {SEARCH: article(WORDS), "https://a.test/tides": article(WORDS)},
    )
    echo, source = report.verdicts

    assert (echo.status, source.status) == ("match", "match")
    assert "echoed" in echo.notes
    assert "echoed" not in source.notes
