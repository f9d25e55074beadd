"""A body over the limit is read only where it may hold a passage that is looked for."""

from dataclasses import replace
from unicodedata import normalize

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.anchor import Quotation, find
from pincite.core.extract import extract
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.canonical import content_sha256
from pincite.core.text.page import PageText
from pincite.core.verify.sought import may_hold
from tests.core.verify.walk import OTHER, URL, WORDS, article, check, statuses
from tests.fakes import FakeWeb, cited, page
from tests.rows import each_row

PAGE = b"<p>All of it is said again and again.</p>" * 100
PARTINGS = st.sampled_from(["", "", "&shy;", "<wbr>", "</b><b>", "\u200b"])
TAGS = st.sampled_from(["", "", "<b>", "</b>", "<i>", "</i>", "<span class=x>", "&shy;", "\n"])


def of(words: str) -> Quotation:
    return Quotation(content_sha256(words), words)


def test_a_body_without_any_of_the_words_is_known_for_it_and_one_passage_is_enough() -> None:
    assert not may_hold(PAGE, [of(WORDS), of(OTHER)])
    assert may_hold(PAGE + WORDS.upper().encode(), [of(OTHER), of(WORDS)])


@each_row(
    ("content", "words"),
    [
        (PAGE, ""),
        (PAGE, "Mill town"),
        (PAGE, "\u041c\u0435\u043b\u044c\u043d\u0438\u0446\u0430 \u0441\u0442\u043e\u0438\u0442 \u0442\u0443\u0442."),
        (PAGE.decode().encode("utf-16"), WORDS),
        (("\u6f22\u5b57" * 20_000 + WORDS).encode("utf-16-le"), WORDS),
        ("".join(f"&#{ord(char)};" for char in WORDS).encode(), WORDS),
        ("".join(f"\\u{ord(char):04x}" for char in WORDS).encode(), WORDS),
        ("".join(chr(ord(char) + 0xFEE0) for char in "Office").encode(), WORDS),
        ("".join(f"<b>{word[0]}</b>{word[1:]} " for word in WORDS.split()).encode(), WORDS),
        ("O\ufb03ce A\ufb03liate Di\ufb03cult E\ufb03cient".encode(), "Office Affiliate Difficult Efficient"),
        (b"<meta http-equiv=Refresh content='0; url=/b'>" + PAGE, WORDS),
        (PAGE.decode(), WORDS),
    ],
)  # fmt: skip
def test_where_bytes_tell_nothing_the_body_is_read(content: bytes | str, words: str) -> None:
    assert may_hold(content, [Quotation("0" * 64, words)])


@each_row("parting", ["&shy;", "\u00ad", "&#173;", "\u200b", "<wbr>", "<!-- -->", "<span class=_></span>"])
def test_words_that_are_parted_by_syllables_may_stand_there(parting: str) -> None:
    syllables = "The comm-ittee conc-luded that reli-able meas-urem-ents were unav-aila-ble thro-ughout the prov-inces."

    assert may_hold(PAGE + syllables.replace("-", parting).encode(), [of(syllables.replace("-", ""))])


def test_a_passage_whose_accents_are_typed_apart_may_stand_on_a_page_where_they_are_not() -> None:
    words = "Nh\u1eefng thuy\u1ec1n tr\u01b0\u1edfng quy\u1ebft chuy\u1ec3n nghi\u1ec7p"

    assert may_hold(PAGE + words.encode(), [of(normalize("NFD", words))])


def test_many_passages_are_not_looked_for_one_by_one() -> None:
    assert may_hold(PAGE, [of(f"{WORDS} {n}") for n in range(5)])


@given(st.lists(TAGS, min_size=20, max_size=20), PARTINGS, st.sampled_from(["utf-8", "utf-16"]))
def test_a_page_on_which_the_passage_stands_may_hold_it(tags: list[str], parting: str, charset: str) -> None:
    words = "The caf\u00e9 near the old mill kept 48 lamps burning through every winter."
    written = "".join(
        tag + word[:4] + parting * (len(word) > 4) + word[4:] + " "
        for word, tag in zip(words.split(), tags, strict=False)
    )
    content = f"<html><body><p>{written}</p>".encode(charset)

    read = extract(Body(content, URL, "text/html", charset))

    assert isinstance(read, PageText)
    if find(of(words), read):
        assert may_hold(content, [of(words)])


async def test_a_body_that_is_cut_and_cannot_hold_a_passage_is_no_work_for_the_extractor() -> None:
    read: list[str] = []

    def counting(body: Body) -> PageText | Reason:
        read.append(body.url)
        return PageText.of("nothing")

    cut = replace(page(article("Again."), URL, cut=Reason.TOO_LARGE), body=PAGE)
    report = await check([cited(URL, WORDS), cited(URL, OTHER)], FakeWeb({URL: cut}), extract=counting)

    assert statuses(report) == ["unreachable", "unreachable"]
    assert {verdict.reason for verdict in report.verdicts} == {"too_large"}
    assert read == []
