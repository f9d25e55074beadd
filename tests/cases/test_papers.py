"""Papers in PDF: two columns, hyphens, notes, running heads, and edits that must be caught."""

from collections.abc import Sequence

from benchmarks.corpus.document import Sentence, document
from benchmarks.corpus.pdf import Setting, write
from pincite import anchor_citation
from pincite.core.models import ProvenanceReport, Reason
from tests.core.extract.pdf.files import line, lines, of_pages, picture
from tests.core.verify.walk import check, one
from tests.fakes import FakeWeb, cited, page

URL = "https://source.example/paper.pdf"
PAPER = document("en", seed=3, sentences=60)
WORDS = "The tide rose at dawn and the boats left the harbour."


def served(body: bytes, cut: Reason | None = None) -> FakeWeb:
    return FakeWeb({URL: page(body, URL, headers={"content-type": "application/pdf"}, cut=cut)})


async def checked(body: bytes, sentences: Sequence[Sentence]) -> ProvenanceReport:
    return await check([cited(URL, sentence.text) for sentence in sentences], served(body))


async def test_every_sentence_of_a_paper_in_two_columns_is_found_with_its_page() -> None:
    report = await checked(write(PAPER), PAPER.known)

    assert [verdict.status for verdict in report.verdicts] == ["match"] * len(PAPER.known)
    pages = {verdict.passage.page for verdict in report.verdicts if verdict.passage}
    assert pages == {1, 2}
    assert {verdict.link for verdict in report.verdicts} == {f"{URL}#page=1", f"{URL}#page=2"}


async def test_so_it_is_where_the_file_goes_across_the_columns() -> None:
    report = await checked(write(PAPER, Setting(across=True)), PAPER.known)

    found = [verdict for verdict in report.verdicts if verdict.status == "match"]
    assert len(found) >= 0.95 * len(PAPER.known)


async def test_no_sentence_with_another_digit_is_taken_for_what_was_cited() -> None:
    edited = [sentence for sentence in PAPER.known if "digit" in sentence.edits]

    report = await checked(write(PAPER.edited("digit", edited)), edited)

    assert {verdict.status for verdict in report.verdicts} == {"changed"}
    assert all("number" in (v.critical or ()) or "date" in (v.critical or ()) for v in report.verdicts)


async def test_a_paper_is_stamped_with_its_reader_and_its_place_and_stands() -> None:
    sentence = PAPER.known[30].text
    citation: dict[str, object] = {"url": URL, "metadata": {}}
    web = served(write(PAPER))

    await anchor_citation(citation, text=sentence, fetcher=web)
    verdict = await one({"summary": "", "excerpt": "", "citation": citation}, web)

    stamp = citation["metadata"]["pincite"]  # type: ignore[index]  # metadata is a dict
    assert stamp["extractor"].startswith("pdf/2+pypdfium2-")
    assert stamp["position"] > 0
    assert (verdict.status, verdict.extractor) == ("match", stamp["extractor"])
    assert verdict.passage is not None
    assert verdict.passage.page in {1, 2}


async def test_words_that_nobody_sees_are_not_on_the_page() -> None:
    body = of_pages(
        [line("Something else is seen here, in plain sight.", 50, 400) + line(WORDS, 50, 300, before="3 Tr")]
    )

    verdict = await one(cited(URL, WORDS), served(body))

    assert (verdict.status, verdict.kind) == ("changed", "hidden_only")


async def test_a_scan_proves_nothing() -> None:
    verdict = await one(cited(URL, WORDS), served(of_pages([picture()])))

    assert (verdict.status, verdict.reason) == ("unreachable", "no_text_layer")


async def test_a_page_that_is_a_picture_among_others_proves_nothing_either() -> None:
    verdict = await one(cited(URL, WORDS), served(of_pages([lines(["Other words stand here."]), picture()])))

    assert (verdict.status, verdict.reason) == ("unreachable", "no_text_layer")
    assert "page 2 cannot be read as text, and the others do not hold the passage" in verdict.notes


async def test_a_file_that_came_in_part_is_cut_and_not_broken() -> None:
    half = write(PAPER)[:4_000]

    cut = await one(cited(URL, WORDS), served(half, cut=Reason.TOO_LARGE))
    broken = await one(cited(URL, WORDS), served(half))

    assert (cut.status, cut.reason) == ("unreachable", "too_large")
    assert (broken.status, broken.reason) == ("unreachable", "extract_error")
