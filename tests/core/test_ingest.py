"""Stamping from the page itself: the page's own words are hashed, or nothing is."""

import pytest
from pydantic import JsonValue

from pincite.core.errors import EmptyPassageError, InputError, PassageNotFoundError, ProvenanceFetchError
from pincite.core.ingest import anchor_citation
from pincite.core.models import Citation, FetcherResponse, ProvenanceRecord, Stamp
from pincite.core.stamp import stamp_citation
from pincite.core.text.canonical import content_sha256
from pincite.core.verify import ProvenanceValidator
from tests.rows import each_row

URL = "https://mill.test/wheel"
PAGE = """<!doctype html><html lang=en><title>The mill</title><body><nav>Home</nav><article>
<p>The mill stands on the river.</p>
<p>The <b>wheel</b> turns \u201ctwice\u201d a minute<sup><a href="#n1">1</a></sup> in spring.</p>
<p>In autumn it rests.</p></article></body></html>"""
PASSAGE = "The wheel turns \u201ctwice\u201d a minute1 in spring."


class Web:
    """A fetcher that serves what it is told to, and remembers what it was asked."""

    def __init__(self, body: str = PAGE, status: int = 200) -> None:
        self.body, self.status = body, status
        self.asked: list[str] = []

    async def __call__(self, url: str) -> FetcherResponse:
        self.asked.append(url)
        return FetcherResponse(url, self.status, self.body)


async def anchored(text: str, web: Web | None = None, claim: str | None = None) -> Citation:
    return await anchor_citation(Citation(URL), text=text, fetcher=web or Web(), claim=claim)


UNMARKED = "The wheel turns \u201ctwice\u201d a minute in spring."


@each_row(
    ("excerpt", "hashed"),
    [
        (PASSAGE, PASSAGE),
        ("The **wheel** turns \u201ctwice\u201d a minute1 in spring.", PASSAGE),
        ('The wheel turns "twice" a minute in spring.', UNMARKED),
        ("The wheel turns \u201ctwice\u201d a minute[1] in spring.", UNMARKED),
    ],
)
async def test_the_pages_own_passage_is_hashed_whatever_the_excerpt_went_through(excerpt: str, hashed: str) -> None:
    citation = await anchored(excerpt)
    stamp, _ = Stamp.from_metadata(citation.metadata)

    assert citation.metadata["content_hash"] == content_sha256(hashed)
    assert stamp.anchored
    assert stamp.given == (None if excerpt == hashed else content_sha256(excerpt))
    assert stamp.length == len(hashed)
    assert (stamp.stream, stamp.final_url, stamp.occurrences) == ("visible", URL, 1)
    assert stamp.text is None


async def test_renumbered_footnotes_are_no_change() -> None:
    citation = await anchored("The wheel turns \u201ctwice\u201d a minute in spring.")

    verdict = await ProvenanceValidator(fetcher=Web(PAGE.replace(">1<", ">17<"))).check(citation)

    assert (verdict.status, verdict.kind) == ("match", "markers")


async def test_what_was_said_of_another_claim_is_no_baseline_for_this_one() -> None:
    excerpt = 'The wheel turns "twice" a minute in spring.'
    judged: dict[str, JsonValue] = {"nli_verdict": "entails", "nli_score": 0.9, "nli_provider": "fake-nli"}
    citation = await anchored(excerpt, claim="The wheel is slow.")
    citation.metadata |= judged

    await anchor_citation(citation, text=excerpt, fetcher=Web(), claim="The wheel is slow.")
    assert judged.items() <= citation.metadata.items()

    await anchor_citation(citation, text=excerpt, fetcher=Web(), claim="The wheel is fast.")
    assert judged.keys().isdisjoint(citation.metadata)
    assert citation.metadata["nli_claim"] == "The wheel is fast."


async def test_an_anchored_stamp_verifies_by_hash_alone_and_with_its_excerpt() -> None:
    excerpt = 'The wheel turns "twice" a minute in spring.'
    citation = await anchored(excerpt, claim="The wheel is slow.")
    validator = ProvenanceValidator(fetcher=Web())

    alone = await validator.check(citation)
    with_words = await validator.check({"summary": "", "excerpt": excerpt, "citation": citation.to_dict()})

    assert (alone.status, with_words.status) == ("match", "match")
    assert citation.metadata["nli_claim"] == "The wheel is slow."
    assert ProvenanceRecord.from_citation_metadata(citation.metadata) is not None


async def test_a_hyphen_at_a_line_end_is_stamped_as_the_caller_reads_it() -> None:
    torn, whole = "The mill is well-\nknown in all of spring.", "The mill is {}known in all of spring."
    for excerpt, other in (("well-", "well"), ("well", "well-")):
        citation = await anchored(whole.format(excerpt), Web(torn))

        async def status(body: str, stamped: Citation = citation) -> str:
            return (await ProvenanceValidator(fetcher=Web(body)).check(stamped)).status

        assert await status(torn) == "match"
        assert await status(torn.replace("is well-\n", "is\nwell-\n")) == "match"
        assert await status(whole.format(excerpt)) == "match"
        assert await status(whole.format(other)) == "changed"
        assert await status(whole.format(excerpt).replace("all", "none")) == "changed"


async def test_words_that_were_stamped_over_a_korean_line_end_stand_in_other_lines() -> None:
    words = "\uc785\uc7a5\ub8cc\ub294 \uc624\ucc9c \uc6d0\uc774\uba70 \uc5b4\ub9b0\uc774\ub294 \ubb34\ub8cc\ub2e4."

    def lines(width: int, text: str = words) -> str:
        return "\n".join(text[at : at + width] for at in range(0, len(text), width))

    for first in (3, 6, 13):
        citation = await anchored(words, Web(lines(first)))

        async def status(body: str, excerpt: str = words, stamped: Citation = citation) -> str:
            finding = {"summary": "", "excerpt": excerpt, "citation": stamped.to_dict()}
            return (await ProvenanceValidator(fetcher=Web(body)).check(finding)).status

        for width in (2, 3, 5, 7, 11, 90):
            assert await status(lines(width)) == "match", (first, width)
            assert await status(lines(width, words.replace("\uc624\ucc9c", "\uce60\ucc9c"))) == "changed"
        assert await status(words, "") == "match"
        assert await status(words.replace("\uc785\uc7a5\ub8cc", "\uc785\uc7a5 \ub8cc")) == "changed"


async def test_a_space_that_a_tag_accounts_for_is_stamped_as_the_page_has_it() -> None:
    """Another page that has it as the caller does has no tag that says so."""
    citation = await anchored(
        "The fee is forty two euros a year.", Web("<p>Hello.<p>The fee is <b>forty</b>two euros a year.")
    )

    plain = Web("<p>Hello.<p>The fee is forty two euros a year.<p>Bye.")
    assert (await ProvenanceValidator(fetcher=plain).check(citation)).status == "changed"


async def test_an_anchored_stamp_sees_an_edit() -> None:
    citation = await anchored(PASSAGE)

    verdict = await ProvenanceValidator(fetcher=Web(PAGE.replace("twice", "thrice"))).check(citation)

    assert (verdict.status, verdict.kind) == ("changed", "edited")


async def test_words_that_do_not_stand_are_an_error_that_shows_the_nearest() -> None:
    citation = Citation(URL)

    with pytest.raises(PassageNotFoundError, match="The wheel turns") as raised:
        await anchor_citation(citation, text="The wheel turns \u201cthrice\u201d a minute in spring.", fetcher=Web())

    assert raised.value.nearest.startswith("The wheel turns")
    assert 0.8 < raised.value.similarity < 1
    assert citation.metadata == {}


@each_row(
    ("text", "reason", "near"),
    [
        (
            "The mill ... river",
            "Each part of an elided quotation needs at least two words, one of them four.",
            "The mill stands on the river",
        ),
        ("In autumn ... it rests at last on the old river.", "this one does not: ", "In autumn"),
        ("The mill stands by.", "", "The mill stands"),
    ],
)
async def test_a_refused_elision_and_a_clause_with_its_own_full_stop_are_told_with_the_nearest(
    text: str, reason: str, near: str
) -> None:
    with pytest.raises(PassageNotFoundError) as raised:
        await anchored(text)

    assert reason in str(raised.value)
    assert f'The nearest passage is: "{near}' in str(raised.value)
    assert raised.value.nearest.startswith(near)
    assert 0 < raised.value.similarity < 1


async def test_a_page_that_cannot_be_read_is_an_error_with_its_reason() -> None:
    citation = Citation(URL, metadata={"content_hash": "old"})

    with pytest.raises(ProvenanceFetchError, match="404") as raised:
        await anchor_citation(citation, text=PASSAGE, fetcher=Web(status=404))

    assert raised.value.reason == "not_found"
    assert citation.metadata == {"content_hash": "old"}


async def test_a_wall_is_not_stamped() -> None:
    wall = "<title>Page not found</title><h1>Page not found</h1><p>Sorry, the page you want does not exist."

    with pytest.raises(ProvenanceFetchError) as raised:
        await anchored(PASSAGE, Web(wall))
    assert raised.value.reason == "soft_404"


async def test_nothing_is_fetched_for_words_that_cannot_be_seen_or_a_citation_without_url() -> None:
    web = Web()

    with pytest.raises(EmptyPassageError):
        await anchored(" \u200b ", web)
    with pytest.raises(InputError):
        await anchor_citation({"title": "no url"}, text=PASSAGE, fetcher=web)
    assert web.asked == []


async def test_words_that_nobody_sees_are_not_stamped() -> None:
    with pytest.raises(PassageNotFoundError):
        await anchored("A secret of the mill is told", Web(PAGE + "<p hidden>A secret of the mill is told</p>"))


@pytest.mark.parametrize("status", [404, 200])
async def test_an_error_names_the_page_and_none_of_its_secrets(status: int) -> None:
    url = "https://me:hunter2@mill.test/wheel?token=hunter2#hunter2"

    with pytest.raises((ProvenanceFetchError, PassageNotFoundError), match=r"https://mill\.test/wheel") as raised:
        await anchor_citation(Citation(url), text="These words stand nowhere at all.", fetcher=Web(status=status))

    assert "hunter2" not in str(raised.value)


@each_row(
    ("markup", "told"),
    [
        ("<p hidden>{}</p>", "They stand there only in hidden text, which a reader does not see."),
        ("<p><del>{}</del></p>", "struck out"),
        ("<p>The wheel <s>turns</s> <ins>turned</ins> twice a minute in spring.</p>", "some of them struck out"),
        ("<!-- {} --><p>Other words.</p>", "hidden text"),
    ],
)
async def test_words_that_only_nobody_sees_are_refused_with_the_reason(markup: str, told: str) -> None:
    words = "The wheel turns twice a minute in spring."
    page = f"<p>The mill stands on the river.</p>{markup.format(words)}"

    with pytest.raises(PassageNotFoundError) as raised:
        await anchored(words, Web(page))

    # What is seen in the place of struck words is what stands there.
    there = words.replace("turns", "turned") if "<ins>" in markup else words
    assert told in str(raised.value)
    assert str(raised.value).endswith(f'There it reads: "{there}"')
    assert "The nearest passage" not in str(raised.value)
    assert raised.value.nearest == there


async def test_words_that_are_seen_as_well_are_stamped_and_others_are_told_with_the_nearest_alone() -> None:
    words = "The wheel turns twice a minute in spring."
    page = f"<p>{words}</p><p hidden>{words}</p>"

    assert (await anchored(words, Web(page))).metadata["content_hash"] == content_sha256(words)
    with pytest.raises(PassageNotFoundError) as raised:
        await anchored(words.replace("twice", "thrice"), Web(page))
    assert str(raised.value).endswith(f'so nothing was stamped. The nearest passage is: "{words}"')


async def test_lines_that_a_quotation_joins_are_stamped_as_the_page_has_them_and_stand() -> None:
    excerpt = "Carts pay six pence; Sheep pay nothing"
    page = "<ul><li>Carts pay six pence</li><li>Sheep pay nothing</li></ul>"

    citation = await anchored(excerpt, Web(page))
    verdict = await ProvenanceValidator(fetcher=Web(f"{page}<p>The page has changed elsewhere.</p>")).check(
        {"summary": "", "excerpt": excerpt, "citation": citation.to_dict()}
    )

    assert citation.metadata["content_hash"] == content_sha256("Carts pay six pence Sheep pay nothing")
    assert (verdict.status, verdict.kind) == ("match", "markup")
    assert "joined_lines" in verdict.notes


@each_row("excerpt", ["the mill stands on the river", "The mill stands on,", "the mill stands on the river."])
async def test_words_that_were_fitted_into_a_sentence_stand_for_the_pages_own(excerpt: str) -> None:
    citation = await anchored(excerpt)
    finding = {"summary": "", "excerpt": excerpt, "citation": citation.to_dict()}
    verdict = await ProvenanceValidator(fetcher=Web(f"{PAGE}<p>The page has changed elsewhere.</p>")).check(finding)

    assert (verdict.status, verdict.kind) == ("match", "typographic")
    assert "fitted_in" in verdict.notes
    gone = await ProvenanceValidator(fetcher=Web(PAGE.replace("stands on", "stood by"))).check(finding)
    assert gone.status == "changed"


@pytest.mark.parametrize("excerpt", ["the mill stands on the river.", "The mill stands on,"])
async def test_words_that_were_stamped_as_they_are_stand_letter_by_letter(excerpt: str) -> None:
    citation = stamp_citation(Citation(URL), text=excerpt)
    verdict = await ProvenanceValidator(fetcher=Web()).check(
        {"summary": "", "excerpt": excerpt, "citation": citation.to_dict()}
    )

    assert verdict.status == "changed"
