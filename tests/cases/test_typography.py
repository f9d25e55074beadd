"""What a typesetter does to a text is no change; what a hand does to it is."""

import pytest

from tests.cases.trial import WORDS, Pair, by_words, claim, p, refused, stands
from tests.rows import each_row

S = (
    "Jehovah so loved the world that he gave his only-begotten Son, so that everyone exercising faith in him might "
    "not be destroyed."
)

PAIRS = [
    Pair("identical", S, p(S), twin=p(S.replace("world", "universe"))),
    Pair("re-indented", S, p(S.replace(" ", "\n     ")), twin=p(S.replace("might not be", "might be"))),
    Pair(
        "invisible characters",
        S,
        p(
            S.replace("so loved", "so&nbsp;loved")
            .replace("begotten", "be&shy;got<wbr>ten")
            .replace("faith", "fa&#8203;ith")
        ),
        "typographic",
        twin=p(S.replace("so loved", "so&nbsp;hated")),
    ),
    Pair(
        "NFD",
        "Jehov\u00e1 so loved the world of men.",
        p("Jehova\u0301 so loved the world of men."),
        twin=p("Jehova so loved the world of men."),
    ),
    Pair(
        "entities",
        'He said "A & B" isn\'t < C here.',
        p("He said &quot;A &amp; B&quot; isn&#39;t &lt; C here."),
        twin=p("He said &quot;A &amp; B&quot; isn&#39;t &gt; C here."),
    ),
    Pair(
        "curly quotes and dashes",
        '"it\'s done" - he said to them all',
        p("\u201cit\u2019s done\u201d \u2013 he said to them all"),
        "typographic",
        twin=p("\u201cits done\u201d \u2013 he said to them all"),
    ),
    Pair(
        "guillemets and their spaces",
        '"Bonjour", dit-il; tout va bien ici!',
        p("\u00ab&nbsp;Bonjour&nbsp;\u00bb, dit-il&#8239;; tout va bien ici&nbsp;!"),
        "typographic",
        twin=p("\u00ab&nbsp;Bonsoir&nbsp;\u00bb, dit-il&#8239;; tout va bien ici&nbsp;!"),
    ),
    Pair(
        "ligatures",
        "the first efficient flame was officially lit",
        p("the \ufb01rst e\ufb03cient \ufb02ame was o\ufb03cially lit"),
        "typographic",
        twin=p("the \ufb01rst ine\ufb03cient \ufb02ame was o\ufb03cially lit"),
    ),
    Pair(
        "an ellipsis character",
        "It was late... and the boats did not come",
        p("It was late\u2026 and the boats did not come"),
        "typographic",
        twin=p("It was late\u2026 and the boats did come"),
    ),
    Pair(
        "a word cut at a line end",
        S,
        p(S.replace("exercising", "exer-\ncising")),
        "typographic",
        twin=p(S.replace("exercising", "de-\nnying")),
    ),
    Pair(
        "a compound cut at a line end",
        "a well-established rule of the old court",
        p("a well-\nestablished rule of the old court"),
        "typographic",
        blind=False,
        twin=p("a re-\nestablished rule of the old court"),
    ),
    Pair(
        "a space before punctuation", S.replace("Son,", "Son ,"), p(S), "typographic", twin=p(S.replace("Son,", "Son;"))
    ),
    Pair(
        "an em dash typed as two hyphens",
        "the boats--all of them--left the harbour",
        p("the boats\u2014all of them\u2014left the harbour"),
        "typographic",
        twin=p("the boats\u2014none of them\u2014left the harbour"),
    ),
    Pair(
        "a line separator",
        "The tide rose at dawn in the bay",
        p("The tide\u2028rose at dawn in the bay"),
        twin=p("The tide\u2028fell at dawn in the bay"),
    ),
    Pair(
        "a drop cap",
        "The tide rose at dawn in the bay",
        p("<span class=dropcap>T</span>he tide rose at dawn in the bay"),
        twin=p("<span class=dropcap>S</span>he tide rose at dawn in the bay"),
    ),
]


@each_row("pair", PAIRS, ids=claim)
async def test_a_typesetters_copy_stands_in_every_mode(pair: Pair) -> None:
    await stands(pair)


@each_row("pair", PAIRS, ids=claim)
async def test_its_look_alike_is_refused_in_every_mode(pair: Pair) -> None:
    await refused(pair)


@pytest.mark.parametrize(
    "drawn",
    [WORDS.replace("rose", "\u202erose\u202c"), WORDS.replace("rose", "rose\U000e0061\U000e0062")],
    ids=["bidi override", "tag characters"],
)
async def test_controls_that_hide_text_are_told(drawn: str) -> None:
    verdict = await by_words(WORDS, p(drawn))

    assert (verdict.status, verdict.kind) == ("match", "typographic")
    assert "hidden_controls" in verdict.notes


@pytest.mark.parametrize(
    "drawn",
    [WORDS.replace("rose", "r\u043ese"), "".join(f"{char}\u0336" for char in WORDS)],
    ids=["a Cyrillic o", "struck out by combining strokes"],
)
async def test_a_letter_that_only_looks_the_same_is_another(drawn: str) -> None:
    assert (await by_words(WORDS, p(drawn))).status == "changed"


@each_row(
    ("excerpt", "drawn"),
    [
        ("toxic to all of the fish in the lake", "The oil is non-\ntoxic to all of the fish in the lake"),
        ("lawful to do so on the Sabbath day", "It is un-\nlawful to do so on the Sabbath day"),
        ("lawful to do so on the Sabbath day", "It is un\u00ad\nlawful to do so on the Sabbath day"),
        ("The oil is non", "The oil is non-\ntoxic to all of the fish in the lake"),
        ("The oil is non-", "The oil is non-\ntoxic to all of the fish in the lake"),
    ],
)
async def test_half_a_word_that_a_line_end_cuts_is_no_quotation(excerpt: str, drawn: str) -> None:
    assert (await by_words(excerpt, p(drawn))).status == "changed"
    assert (await by_words(excerpt, p(drawn.replace("\n", "</p><p>")))).status == "match"
