"""A page is superseded when it says so of itself, in a form that says nothing else; a look-alike says nothing."""

import json

from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from pincite.core.text.successor import Successor
from tests.rows import each_row

URL = "https://a.test/deep/page"
PROSE = "<p>" + "The tide rose at dawn and the boats left the harbour. " * 20 + "</p>"
PAPER = '<meta name="citation_title" content="On tides"><meta name="citation_doi" content="10.1000/1">'


def successors(head: str = "", body: str = PROSE, *, title: str = "A page") -> tuple[Successor, ...]:
    markup = f"<!doctype html><html><head><title>{title}</title>{head}</head><body>{body}</body></html>"
    found = extract(Body(markup, URL, "text/html"))
    assert isinstance(found, PageText)
    return found.successors


def data(**entity: object) -> str:
    return f'<script type="application/ld+json">{json.dumps({"@type": "NewsArticle", **entity})}</script>'


@each_row(
    ("head", "expected"),
    [
        ('<link rel="successor-version" href="/deep/2">', Successor("successor_version", "https://a.test/deep/2")),
        (
            '<base href="https://b.test/x/"><link rel="next Successor-Version" href="2">',
            Successor("successor_version", "https://b.test/x/2"),
        ),
        (
            '<meta name="DCTERMS.isReplacedBy" content="https://b.test/new">',
            Successor("successor_version", "https://b.test/new"),
        ),
        (
            '<meta name="dc.relation.isReplacedBy" content="doi:10.1000/new">',
            Successor("successor_version", "https://doi.org/10.1000/new", "doi:10.1000/new"),
        ),
        (
            '<meta property="dcterms:isReplacedBy" content="The  second edition">',
            Successor("successor_version", "", "The second edition"),
        ),
        (
            '<meta name="prism.hasCorrection" content="10.1000/fix">',
            Successor("corrected", "https://doi.org/10.1000/fix", "10.1000/fix"),
        ),
        (data(creativeWorkStatus="Retracted"), Successor("retracted")),
        (data(creativeWorkStatus={"@type": "DefinedTerm", "name": "Withdrawn"}), Successor("retracted")),
        (data(creativeWorkStatus="Obsolete"), Successor("obsoleted")),
        (data(correction="https://b.test/fix"), Successor("corrected", "https://b.test/fix")),
        (
            data(correction={"@type": "CorrectionComment", "text": "The date was wrong."}),
            Successor("corrected", "", "The date was wrong."),
        ),
        (
            data(correction=[{"@type": "CorrectionComment", "url": "https://b.test/fix", "text": "x"}]),
            Successor("corrected", "https://b.test/fix"),
        ),
    ],
)
def test_what_a_page_states_for_machines_is_taken_at_its_word(head: str, expected: Successor) -> None:
    assert successors(head) == (expected,)


@each_row(
    "title",
    [
        "RETRACTED: On tides",
        "Retracted Article: On tides",
        "WITHDRAWN: On tides",
        "[Retracted] On tides",
        "RETRACTED PAPER: On tides - Journal",
        "Withdrawn \u2014 On tides",
    ],
)
def test_a_papers_title_that_was_marked_is_a_retraction(title: str) -> None:
    assert successors(PAPER, title=title) == (Successor("retracted"),)
    assert successors(f'<meta name="citation_title" content="{title}">') == (Successor("retracted"),)


@each_row(
    "title",
    [
        "Retraction of: On tides",
        "Retraction: On tides",
        "Retraction notice to On tides",
        "Retracted papers and how they are cited",
        "Correction to: On tides",
        "Expression of concern: On tides",
        "Withdrawn from the world: monks of the north",
        "Withdrawn life: a novel",
        "Why RETRACTED: matters",
    ],
)
def test_a_notice_about_another_paper_or_a_paper_about_notices_says_nothing_of_itself(title: str) -> None:
    assert successors(PAPER, title=title) == ()
    assert successors(f'<meta name="citation_title" content="{title}">') == ()


def test_a_title_says_nothing_on_a_page_that_is_no_paper() -> None:
    assert successors(title="RETRACTED: how our newspaper got it wrong") == ()


ARXIV = '<meta name="citation_title" content="On tides"><meta name="citation_arxiv_id" content="1706.03762">'


@each_row(
    ("line", "expected"),
    [
        (
            "[Submitted on 12 Jun 2017 (this version), latest version 2 Aug 2023 (<a href='/abs/1706.03762v7'>v7</a>)]",
            (Successor("successor_version", "https://arxiv.org/abs/1706.03762v7", "arXiv:1706.03762v7"),),
        ),
        (
            "[Submitted on 12 Jun 2017 (<a>v1</a>), revised 19 Jun 2017 (this version, v2), "
            "<em>latest version 2 Aug\n 2023</em> (v7)]",
            (Successor("successor_version", "https://arxiv.org/abs/1706.03762v7", "arXiv:1706.03762v7"),),
        ),
        ("[Submitted on 12 Jun 2017 (<a>v1</a>), last revised 2 Aug 2023 (this version, v7)]", ()),
        (
            "<table><tr><td>Comments:</td><td>This paper has been withdrawn by the author</td></tr></table>",
            (Successor("retracted"),),
        ),
        ("<p>In 1998 another theorem was doubted. This paper has been withdrawn from nowhere.</p>", ()),
    ],
)
def test_arxiv_says_which_version_is_the_latest_and_which_paper_was_withdrawn(
    line: str, expected: tuple[Successor, ...]
) -> None:
    assert successors(ARXIV, f"<h1>On tides</h1><div>{line}</div>{PROSE}") == expected
    assert successors("", f"<h1>On tides</h1><div>{line}</div>{PROSE}") == ()


def rfc(*numbers: int, relation: str = "obsoleted") -> tuple[Successor, ...]:
    return tuple(
        Successor(relation, f"https://www.rfc-editor.org/rfc/rfc{number}.html", f"RFC {number}")  # type: ignore[arg-type]
        for number in numbers
    )


@each_row(
    ("title", "body", "expected"),
    [
        (
            "RFC 7231: Hypertext Transfer Protocol (HTTP/1.1)",
            "<pre>Obsoleted by: <a href='rfc9110'>9110</a>                 PROPOSED STANDARD\nErrata Exist\n</pre>",
            rfc(9110),
        ),
        (
            "RFC 2817 Upgrading to TLS Within HTTP/1.1",
            "<pre>\nUpdated by: 7230, 7231 PROPOSED STANDARD\nRequest for Comments: 2817   4K\nUpdates: 2616\n</pre>",
            rfc(7230, 7231, relation="updated"),
        ),
        (
            "Information on RFC 2616 \u00bb RFC Editor",
            "<p><b>Obsoleted by:</b> <a>RFC 7230</a>, <a>RFC 7231</a></p><p><b>Updated by:</b> RFC 2817</p>",
            rfc(7230, 7231) + rfc(2817, relation="updated"),
        ),
        (
            "RFC 2616 - Hypertext Transfer Protocol",
            "<table><tr><th>Obsoleted by</th><td>RFC 7230,\n RFC 7231</td></tr><tr><td>2014</td></tr></table>",
            rfc(7230, 7231),
        ),
        # What it replaced itself, what others say, and numbers that are older or no RFC's.
        ("RFC 7231: HTTP", "<pre>Obsoletes: 2616\nUpdates: 2817\n</pre>", ()),
        ("RFC 7231: HTTP", "<pre>Obsoleted by: 7231, 2616\n</pre>", ()),
        ("RFC 7231: HTTP", "<p>The old text was obsoleted by: 9110 in some way.</p>", ()),
        ("RFC 7231: HTTP", "<p>Updated by: the editor</p><p>Obsoleted by</p>", ()),
        ("Why RFC 7231 was obsoleted", "<p>Obsoleted by: 9110</p>", ()),
        ("A page", "<p>Obsoleted by: RFC 9110</p>", ()),
        ("RFC 7231: HTTP", f"{PROSE * 20}<p>Obsoleted by: 9110</p>", ()),
    ],
)
def test_an_rfc_names_what_obsoletes_and_updates_it(title: str, body: str, expected: tuple[Successor, ...]) -> None:
    assert successors(title=title, body=body + PROSE) == expected


@each_row(
    "head",
    [
        '<link rel="predecessor-version latest-version" href="/1">',
        '<link rel="successor-version" href="">',
        '<link rel="successor-version" href="javascript:alert(1)">',
        '<meta name="dcterms.replaces" content="https://b.test/old">',
        '<meta name="dcterms.isReplacedBy" content="">',
        data(creativeWorkStatus="Published"),
        data(creativeWorkStatus=["Draft", 7, None, {"name": 7}]),
        data(correction=""),
        data(correction={"@type": "CorrectionComment"}),
        data(correctionsPolicy="https://b.test/policy"),
        data(comment={"@type": "Comment", "creativeWorkStatus": "Retracted"}),
        data(citation=[{"@type": "ScholarlyArticle", "creativeWorkStatus": "Retracted"}]),
        '<script type="application/ld+json">{"creativeWorkStatus": "Retracted"</script>',
        '<script type="application/ld+json">{"@type": "Person", "creativeWorkStatus": "Retracted"}</script>',
    ],
)
def test_what_is_said_of_others_or_half_said_is_nothing(head: str) -> None:
    assert successors(head) == ()


def test_a_thing_is_said_once_and_a_flood_is_cut() -> None:
    link = '<link rel="successor-version" href="/2">'

    assert len(successors(link * 3)) == 1
    assert len(successors("".join(link.replace("/2", f"/{number}") for number in range(500)))) <= 32


def test_hostile_pages_are_read_in_no_time_worth_counting() -> None:
    for body in (
        "[submitted on " * 20_000,
        "Obsoleted by: " + "9999," * 50_000,
        "Obsoleted by\n" * 20_000,
        " \t" * 200_000,
    ):
        successors(ARXIV, body, title="RFC 1: x")
        successors("", body, title="RFC 1: x")
