"""What no reader sees does not stand; what a click shows does; what is struck out is a correction."""

import pytest

from tests.cases.trial import PROSE, WORDS, Source, anchored, by_hash, by_words, p, source
from tests.fakes import html
from tests.rows import each_row

REACHED = {
    "noscript": "<noscript><p>{}</p></noscript>",
    "details": "<details><summary>More</summary><p>{}</p></details>",
    "a declarative shadow root": "<div><template shadowrootmode=open><p>{}</p></template></div>",
    "a tab panel": "<div role=tabpanel hidden>{}</div>",
    "hidden until found": "<div hidden=until-found>{}</div>",
    "hidden from screen readers": "<div aria-hidden=true>{}</div>",
    "an accordion": "<div class=accordion-body style='display:none'>{}</div>",
    "a collapsed panel": "<div class=collapse>{}</div>",
    "what a button controls": "<button aria-controls=x>Open</button><div id=x style='display:none'>{}</div>",
    "a dialog": "<dialog>{}</dialog>",
    "not faded in yet": "<div style='opacity: 0'>{}</div>",
    "without height": "<div style='color:red;font-size:0'>{}</div>",
    "off the screen": "<div style='position:absolute; left:-9999px'>{}</div>",
}
UNSEEN = {
    "hidden": "<div hidden>{}</div>",
    "display none": "<div style='display: none'>{}</div>",
    "visibility hidden": "<div style='visibility:hidden'>{}</div>",
    "a template": "<template><p>{}</p></template>",
    "a comment": "<!-- {} -->",
    "a script": "<script>const old = '{}'</script>",
    "a form's echo": "<textarea>{}</textarea>",
    "a search field": "<input type=search value='{}'>",
    "a drawing's title": "<svg><title>{}</title></svg>",
}


@each_row("markup", REACHED.values(), ids=REACHED)
async def test_text_that_a_reader_can_reach_stands_with_a_note(markup: str) -> None:
    body = markup.format(WORDS)
    verdicts = [await by_words(WORDS, body), await by_hash(WORDS, body), await anchored(WORDS, body, body)]

    assert {verdict.status for verdict in verdicts} == {"match"}
    assert all("collapsed" in verdict.notes for verdict in verdicts)
    assert (await by_words(WORDS, markup.format(WORDS.replace("rose", "fell")))).status == "changed"


@each_row("markup", UNSEEN.values(), ids=UNSEEN)
async def test_text_that_no_reader_sees_does_not_stand(markup: str) -> None:
    body = markup.format(WORDS)
    verdicts = [
        await by_words(WORDS, body),
        await by_hash(WORDS, body),
        await anchored(WORDS, p(WORDS), body),
        await anchored(WORDS, p(WORDS), body, excerpt=False),
    ]

    assert {(verdict.status, verdict.kind) for verdict in verdicts} == {("changed", "hidden_only")}
    assert (await by_words(WORDS, body + p(WORDS))).status == "match"


@each_row("place", ["title", "alt", "description"])
async def test_what_a_document_says_of_itself_is_not_its_text(place: str) -> None:
    body = {
        "title": html(PROSE, title=WORDS),
        "alt": html(f"<img alt='{WORDS}'>{PROSE}"),
        "description": html(PROSE, head=f"<meta name=description content='{WORDS}'>"),
    }[place]

    assert (await by_words(WORDS, source(body, "text/html"))).status == "changed"


async def test_a_hidden_word_is_no_part_of_a_sentence_and_a_shown_one_is() -> None:
    assert (await by_words(WORDS, p(WORDS.replace("rose", "<i hidden>never</i> rose")))).status == "match"
    assert (await by_words(WORDS, p(WORDS.replace("rose", "<i>never</i> rose")))).status == "changed"


@each_row(
    "body",
    [
        p(WORDS.replace("rose", "<del>rose</del> <ins>fell</ins>")),
        p(WORDS.replace("rose", "<s>rose</s> <ins>fell</ins>")),
        p(f"<del>{WORDS}</del>"),
        f"<del><p>{WORDS}</p></del>",
    ],
)
async def test_struck_words_are_a_correction_and_what_replaced_them_stands(body: str) -> None:
    verdicts = [await by_words(WORDS, body), await by_hash(WORDS, body), await anchored(WORDS, p(WORDS), body)]

    assert {(verdict.status, verdict.kind) for verdict in verdicts} == {("changed", "correction")}
    assert (await by_words(WORDS.replace("rose", "fell"), body)).status == ("match" if "fell" in body else "changed")


async def test_the_data_of_a_script_shell_counts_and_that_of_an_article_does_not() -> None:
    data = f'<script>1</script><script type="application/json">{{"text": "{WORDS}"}}</script>'
    shell = source(html(f"<div id=root></div>{data}"), "text/html")
    stale = source(html(p(WORDS.replace("rose", "fell")) + PROSE + data), "text/html")

    for verdict in (await by_words(WORDS, shell), await by_hash(WORDS, shell)):
        assert verdict.status == "match"
        assert "embedded_data" in verdict.notes
    assert (await by_words(WORDS, stale)).status == "changed"
    assert (await by_words(WORDS.replace("rose", "never rose"), shell)).status != "match"


README = "# The harbour\n\n{}\n\n" + "\n\n".join(f"Paragraph number {n} says something else." for n in range(25))


def readme(body: str) -> Source:
    return source(README.format(body), "text/markdown")


@each_row(
    ("body", "kind"),
    [
        (f"~~{WORDS}~~", "correction"),
        (f"<del>{WORDS}</del>", "correction"),
        (f"<s>{WORDS}</s> The tide *fell*.", "correction"),
        (f"<!-- {WORDS} -->", "hidden_only"),
        (f"<div hidden>\n\n{WORDS.replace('dawn', '**dawn**')}\n\n</div>", "hidden_only"),
        (f"<div hidden>{WORDS}</div>", "hidden_only"),
    ],
)
async def test_what_markdown_strikes_out_or_hides_does_not_stand_in_its_source(body: str, kind: str) -> None:
    now = readme(body)
    for verdict in (
        await by_words(WORDS, now),
        await by_hash(WORDS, now),
        await anchored(WORDS, readme(WORDS), now),
        await anchored(WORDS, readme(WORDS), now, excerpt=False),
    ):
        assert (verdict.status, verdict.kind) == ("changed", kind)


@each_row(
    ("body", "words"),
    [
        (f"~~{WORDS}~~\n\n{WORDS}", WORDS),
        (f"`~~{WORDS}~~`", WORDS),
        (f"<!-- {WORDS} -->\n\n{WORDS}", WORDS),
        ("The tide rose ~~at dusk~~ at dawn.", "The tide rose at dawn."),
        ("The tide rose ~~at dusk~~ at dawn.", "The tide rose ~~at dusk~~ at dawn."),
        ("The [tide](https://a.example/tide) rose.", "The [tide](https://a.example/tide) rose."),
    ],
)
async def test_what_markdown_shows_beside_struck_or_hidden_words_stands(body: str, words: str) -> None:
    assert (await by_words(words, readme(body))).status == "match"


@pytest.mark.parametrize("tag", ["strike", "del"])
async def test_what_xml_strikes_out_is_a_correction(tag: str) -> None:
    before = source(f'<?xml version="1.0"?><article><sec><p>{WORDS}</p></sec></article>', "application/xml")
    now = source(
        f'<?xml version="1.0"?><article><sec><p><{tag}>{WORDS}</{tag}></p><p>Other words.</p></sec></article>',
        "application/xml",
    )
    for verdict in (await by_words(WORDS, now), await by_hash(WORDS, now), await anchored(WORDS, before, now)):
        assert (verdict.status, verdict.kind) == ("changed", "correction")
    assert (await by_words(WORDS, before)).status == "match"
