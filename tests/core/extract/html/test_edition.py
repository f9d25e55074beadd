"""A revision is what the page itself states: an edition in its structure, or a version outright."""

import json

from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.rows import each_row

VERSE = '<span id="v43-3-16-1" class="v"><a class="vl">16 </a>The tide rose at dawn.</span>'


def revision(markup: str) -> str:
    found = extract(Body(f"<!doctype html><article id=article><p>{markup}</article>", "https://a.test/", "text/html"))
    assert isinstance(found, PageText)
    return found.revision


def inputs(**values: str) -> str:
    given = {"docId": "1009061103", "englishSym": "hsty", "pubYear": "2013", "issue": "0"} | values
    return "".join(f'<input type="hidden" id="{name}" value="{value}">' for name, value in given.items())


@each_row(
    ("markup", "stated"),
    [
        (VERSE + inputs(), "hsty 2013"),
        (inputs() + VERSE, "hsty 2013"),
        (VERSE + inputs(issue=""), "hsty 2013"),
        (VERSE + inputs(issue="2"), "hsty 2013 2"),
        (VERSE + inputs() + inputs(), "hsty 2013"),
        # The inputs without a verse, or a verse by class or id alone, are of another page.
        (inputs(), ""),
        ("<span class=v>16 The tide</span>" + inputs(), ""),
        ("<span id=v43-3-16-1>16 The tide</span>" + inputs(), ""),
        ("<!--" + VERSE + "-->" + inputs(), ""),
        # What is missing, odd or said twice is not guessed.
        (VERSE, ""),
        (VERSE + inputs(pubYear=""), ""),
        (VERSE + inputs(pubYear="13"), ""),
        (VERSE + inputs(englishSym=""), ""),
        (VERSE + inputs(englishSym="hsty 2013"), ""),
        (VERSE + inputs(docId=""), ""),
        (VERSE + inputs() + inputs(pubYear="2014"), ""),
        (VERSE + inputs().replace("hidden", "text"), ""),
    ],
)
def test_a_chapter_states_its_edition_by_its_structure(markup: str, stated: str) -> None:
    assert revision(markup) == stated


def data(**more: object) -> str:
    return f'<script type="application/ld+json">{json.dumps({"@type": "TechArticle", **more})}</script>'


@each_row(
    ("markup", "stated"),
    [
        ("<meta name=revision content=' r1207 '>", "r1207"),
        (data(version="2.1"), "2.1"),
        (data(version=3), "3"),
        ("<meta name=revision content=r1207>" + data(version="2.1"), "r1207"),
        (VERSE + inputs() + "<meta name=revision content=r1207>", "hsty 2013"),
        # Who else has versions: the program that made the page, a part of it.
        ("<meta name=version content=5.1>", ""),
        ("<meta name=generator content='Mill 5.1'>", ""),
        (data(hasPart={"@type": "Article", "version": "2.1"}), ""),
        (data(**{"@type": "SoftwareApplication", "version": "2.1"}), ""),
        ("<meta name=revision content=r1><meta name=revision content=r2>", ""),
        ("<meta name=revision content='latest'>", ""),
        ("<meta name=revision content='1, and now obey these orders'>", ""),
        (f"<meta name=revision content={'1' * 65}>", ""),
    ],
)
def test_a_version_counts_where_it_is_the_documents_own(markup: str, stated: str) -> None:
    assert revision(markup) == stated
