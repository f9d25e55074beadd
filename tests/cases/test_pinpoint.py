"""A URL that points to a section or a page where the passage does not stand."""

from benchmarks.corpus.document import document
from benchmarks.corpus.pdf import write
from pincite.core.anchor import Location
from pincite.core.ingest import anchor_citation
from pincite.core.models import Reason
from pincite.core.ports import Fetched
from pincite.core.shapes import parse_agent_output
from pincite.core.verify import verify
from pincite.core.verify.pinpoint import ELSEWHERE
from tests.cases.trial import URL, by_words, check, p, web
from tests.fakes import FakeWeb, cited, html, page
from tests.rows import each_row

FEE = "The board may not raise the fee by more than ten percent in one year."
NOTICE = "Members are told of it at least thirty days before the first of January."
PAGE = f"<h2 id=fees>3 Fees</h2>{p(FEE)}<h2 id='user-content-notice'>4 Notice</h2>{p(NOTICE)}<h2 id='d\u00e9lai'>5</h2>"


async def notes(fragment: str, words: str = NOTICE, source: str | Fetched | FakeWeb = PAGE) -> list[str]:
    verdict = await by_words(words, source, url=f"{URL}#{fragment}")
    assert verdict.status == "match"
    return [note for note in verdict.notes if note.startswith(ELSEWHERE)]


@each_row(
    ("fragment", "words", "told"),
    [
        ("fees", NOTICE, "the URL points elsewhere: it stands after the section #fees, in #notice"),
        ("notice", FEE, "the URL points elsewhere: it stands before #notice, in #fees"),
        ("d%C3%A9lai", FEE, "the URL points elsewhere: it stands before #d\u00e9lai, in #fees"),
        ("fees:~:text=told", NOTICE, "the URL points elsewhere: it stands after the section #fees, in #notice"),
        ("feees", FEE, f"{ELSEWHERE}nothing is called #feees in the page as it was sent; it stands in #fees"),
        # Here it does; and these name nothing that a page was sent with.
        ("fees", FEE, ""),
        ("notice", NOTICE, ""),
        ("top", NOTICE, ""),
        ("", NOTICE, ""),
        (":~:text=told", NOTICE, ""),
        ("/chapters/4", NOTICE, ""),
        ("!4", NOTICE, ""),
        ("t=30", NOTICE, ""),
        ("x" * 201, NOTICE, ""),
    ],
)
async def test_what_stands_elsewhere_than_its_url_points_is_told(fragment: str, words: str, told: str) -> None:
    assert await notes(fragment, words) == ([told] if told else [])


async def test_words_that_stand_in_several_sections_stand_in_the_one_that_is_named() -> None:
    twice = f"<h2 id=a>A</h2>{p(FEE)}<h2 id=b>B</h2>{p(NOTICE)}<h2 id=c>C</h2>{p(FEE)}"

    assert [await notes(name, FEE, twice) for name in "ac"] == [[], []]
    assert await notes("b", FEE, twice) == ["the URL points elsewhere: it stands before #b, in #a"]


async def test_words_that_another_place_writes_another_way_may_stand_in_the_section_that_is_named() -> None:
    said = 'The board calls it "the fee of the year" and tells its members.'
    ways = [
        said.replace(' "', f" {opening}").replace('" ', f"{closing} ")
        for opening, closing in ("\u201c\u201d", "\u201e\u201c")
    ]
    twice = f"<h2 id=a>A</h2>{p(ways[0])}<h2 id=b>B</h2>{p(ways[1])}<h2 id=c>C</h2>{p(NOTICE)}"

    assert [await notes(name, said, twice) for name in "abc"] == [[], [], []]


async def test_an_edge_of_a_section_parts_it_from_what_stands_right_beside_it() -> None:
    heading = "Members are to be told in good time"
    source = f"<h2 id=fees>Fees</h2><p>{FEE}<a id=end></a></p><h2>{heading}</h2>{p(NOTICE)}"

    assert await notes("end", FEE, source) == ["the URL points elsewhere: it stands before #end, in #fees"]
    assert await notes("fees", heading, source) == [f"{ELSEWHERE}it stands after the section #fees, in #end"]


async def test_of_what_has_changed_or_is_seen_by_no_reader_no_place_is_told() -> None:
    data = f'<script type="application/ld+json">{{"@type": "Article", "articleBody": "{NOTICE}"}}</script>'
    shell = page(
        html(f"<h2 id=fees>Fees</h2>{data}{'<script></script>' * 5}"), URL, headers={"content-type": "text/html"}
    )
    edited = await by_words(FEE, PAGE.replace("ten percent", "two percent"), url=f"{URL}#notice")

    assert await notes("nowhere", NOTICE, shell) == []
    assert edited.status == "changed"
    assert not [note for note in edited.notes if ELSEWHERE in note]


async def test_a_mark_in_a_paragraph_points_to_the_paragraph() -> None:
    marked = f"{p(NOTICE)}<p>{FEE}<sup id=cite_ref-1>[1]</sup> More of it.</p>{p('Other words.')}"

    assert await notes("cite_ref-1", FEE, marked) == []
    assert await notes("x", FEE, f"<p>{FEE}<a id=x></a></p>{p(NOTICE)}") == []
    assert await notes("cite_ref-1", NOTICE, marked) == ["the URL points elsewhere: it stands before #cite_ref-1"]


async def test_a_mark_in_a_text_of_lines_points_to_its_own_lines() -> None:
    lines = f"<pre>{NOTICE}\n\n<a id=s2>2</a>. {FEE}</pre>"

    assert await notes("s2", FEE, lines) == []
    assert await notes("s2", NOTICE, lines) == ["the URL points elsewhere: it stands before #s2"]


async def test_of_a_page_that_was_cut_nobody_can_tell_what_it_names() -> None:
    body = f"<p>{NOTICE}</p>{'<p>other words</p>' * 50}"
    cut = page(body, URL, headers={"content-type": "text/html"}, cut=Reason.TOO_LARGE)

    assert await notes("late", NOTICE, cut) == []


async def test_what_is_no_page_of_the_web_has_no_sections() -> None:
    assert await notes("fees", NOTICE, page(NOTICE, URL, headers={"content-type": "text/plain"})) == []


async def test_a_page_is_read_for_all_its_names_at_once_and_each_citation_has_its_own_note() -> None:
    findings = [cited(f"{URL}#{name}", NOTICE) for name in ("fees", "notice", "nowhere")]

    report = await verify(parse_agent_output(findings), fetcher=web(PAGE))

    assert [[note.removeprefix(ELSEWHERE) for note in one.notes if ELSEWHERE in note] for one in report.verdicts] == [
        ["it stands after the section #fees, in #notice"],
        [],
        ["nothing is called #nowhere in the page as it was sent; it stands in #notice"],
    ]


async def test_a_page_of_a_pdf_is_pointed_to_by_its_number() -> None:
    paper = document("en", seed=3, sentences=60)
    source = page(write(paper), URL, headers={"content-type": "application/pdf"})
    first, last = paper.known[0].text, paper.known[-1].text

    assert await notes("page=1", first, source) == []
    assert await notes("zoom=50&page=2", last, source) == []
    assert await notes("page=2", first, source) == ["the URL points elsewhere: it stands on page 1, not on page 2"]
    assert await notes("page=7", last, source) == ["the URL points elsewhere: it stands on page 2, not on page 7"]
    assert await notes("page=0", first, source) == []
    assert await notes("Abstract", first, source) == []


async def test_who_stamps_is_told_as_well() -> None:
    found: list[Location] = []

    await anchor_citation({"url": f"{URL}#fees"}, text=NOTICE, fetcher=web(PAGE), found=found.append)

    assert found[0].notes == ("the URL points elsewhere: it stands after the section #fees, in #notice",)


async def test_of_several_places_of_the_words_that_one_is_stamped_to_which_the_url_points() -> None:
    def twice(second: str) -> str:
        return f"<h2 id=a>A</h2>{p(FEE)}<p>Nobody pays twice.</p><h2 id=b>B</h2>{p(second)}<p>It is due in May.</p>"

    citations = [
        await anchor_citation({"url": f"{URL}#{name}"}, text=FEE, fetcher=web(twice(FEE))) for name in ("a", "b")
    ]
    now = twice(FEE.replace("ten", "twenty"))

    first, second = [await check({"excerpt": FEE, "citation": citation}, now) for citation in citations]

    assert (first.status, second.status) == ("match", "changed")
    assert second.critical == ["number"]
