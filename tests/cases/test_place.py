"""Of several look-alikes the cited place decides; a few words out of place prove nothing."""

import pytest

from tests.cases.trial import FILLER, PROSE, URL, WORDS, anchored, by_hash, by_words, p, source
from tests.fakes import FakeWeb, html
from tests.rows import each_row

CITED = (
    p("On Monday the water was high in the bay all day long.") + p(WORDS) + p("The mayor was glad and paid them all.")
)
OTHER = (
    p("On Friday the water was low in the bay all night too.") + p(WORDS) + p("The priest was sad and read to them.")
)
EDITED = CITED.replace("rose at dawn", "fell at dawn")
TWIN = p("The tide rose at dusk and the boats left the harbour.")

CHANGED = {
    "the cited one of two is edited": (CITED + OTHER, EDITED + OTHER, "edited"),
    "the cited one of two is deleted": (CITED + OTHER, CITED.replace(p(WORDS), "") + OTHER, "removed"),
    "a near twin is left": (CITED + TWIN, CITED.replace(p(WORDS), "") + TWIN, "removed"),
    "a reader's comment quotes the old words": (CITED, EDITED + p(f"You wrote: {WORDS} That is wrong."), "edited"),
    "the same, and the paragraph before is edited too": (
        CITED,
        EDITED.replace("all day long", "all the day") + p(f"You wrote: {WORDS} That is wrong."),
        "edited",
    ),
    "the same, and the paragraph after is edited too": (
        CITED,
        EDITED.replace("The mayor was", "The mayor is") + p(f"You wrote: {WORDS} That is wrong."),
        "edited",
    ),
    "a correction repeats the old words": (CITED, EDITED + p(f"Correction: this article said: {WORDS}"), "edited"),
    "moved away, and another put in its place": (CITED, CITED.replace(p(WORDS), TWIN) + p(WORDS), "edited"),
    "a headline lives on as a link": (
        "<h2>Mayor wins the vote in the harbour</h2>" + CITED,
        "<h2>Mayor loses the vote in the harbour</h2>"
        + CITED
        + "<aside><a>Mayor wins the vote in the harbour</a></aside>",
        "edited",
    ),
}
HONEST = {
    "the other of two is edited": (CITED + OTHER, CITED + OTHER.replace("rose at dawn", "fell at dawn")),
    "the other of two is deleted": (CITED + OTHER, CITED),
    "the two change places": (CITED + OTHER, OTHER + CITED),
    "it moved to the end": (CITED, CITED.replace(p(WORDS), "") + p("Here at the end.") + p(WORDS)),
    "paragraphs came in on either side": (
        CITED,
        CITED.replace(p(WORDS), p("One more.") + p(WORDS) + p("And another.")),
    ),
    "what stands before is edited": (CITED, CITED.replace("high in the bay", "low in the bay")),
    "navigation and time stamps are new": (CITED, "<nav>New: at 12:03</nav>" + CITED + p("Seen 1,234 times today")),
}


@pytest.mark.parametrize(("before", "now", "kind"), CHANGED.values(), ids=CHANGED)
async def test_other_words_at_the_cited_place_are_a_change(before: str, now: str, kind: str) -> None:
    words = "Mayor wins the vote in the harbour" if "wins" in before else WORDS
    verdicts = [await anchored(words, before, now, excerpt=excerpt) for excerpt in (True, False)]

    assert [(verdict.status, verdict.kind) for verdict in verdicts] == [("changed", kind)] * 2


@pytest.mark.parametrize(("before", "now"), HONEST.values(), ids=HONEST)
async def test_a_page_that_changed_around_it_still_holds_it(before: str, now: str) -> None:
    verdicts = [await anchored(WORDS, before, now, excerpt=excerpt) for excerpt in (True, False)]

    assert {verdict.status for verdict in verdicts} == {"match"}


NORTH = "The northern station of the old town line opens at 7 in the morning on all working days."
SOUTH = NORTH.replace("northern", "southern")
BURNT = "It burnt down last year and will not be rebuilt."


def stations(south: str, *, more: str = "") -> str:
    return f"<h2>North</h2>{p(NORTH)}<h2>South</h2>{p(south)}<h2>Tickets</h2>{more}"


@each_row(
    ("now", "critical"),
    [
        (SOUTH.replace("opens", "never opens"), ["negation"]),
        (SOUTH.replace("7 in the morning", "11 at night"), ["number", "date"]),
        (SOUTH.replace("old town line", "old towns line"), []),
        (SOUTH.upper(), []),
    ],
)
async def test_a_near_twin_elsewhere_is_not_shown_for_an_edit_of_the_cited_place(now: str, critical: list[str]) -> None:
    verdict = await anchored(SOUTH, stations(SOUTH), stations(now))

    assert (verdict.status, verdict.critical) == ("changed", critical)
    assert verdict.passage is not None
    assert verdict.passage.text == now


async def test_a_twin_that_differs_only_in_case_is_not_shown_for_an_edit_of_the_cited_place() -> None:
    headline = f"<h2>{SOUTH.upper()}</h2>"
    now = SOUTH.replace("opens", "never opens")

    verdict = await anchored(SOUTH, stations(SOUTH, more=headline), stations(now, more=headline))

    assert (verdict.status, verdict.kind, verdict.critical) == ("changed", "edited", ["negation"])


@pytest.mark.parametrize("excerpt", [True, False])
async def test_a_near_twin_is_not_shown_for_a_cited_passage_that_is_gone_but_named_beside_it(excerpt: bool) -> None:
    verdict = await anchored(WORDS, CITED + TWIN, CITED.replace(p(WORDS), "") + TWIN, excerpt=excerpt)

    assert (verdict.kind, verdict.passage, verdict.delta_chars) == ("removed", None, len(WORDS))
    assert [place.text for place in verdict.also_at or ()] == ["The tide rose at dusk and the boats left the harbour."]
    assert "nothing stands at the cited place any more, only a look-alike elsewhere" in verdict.notes


async def test_other_words_between_the_neighbours_are_shown_and_no_twin_that_says_another_thing() -> None:
    verdict = await anchored(SOUTH, stations(SOUTH), stations(BURNT))

    assert (verdict.status, verdict.kind) == ("changed", "edited")
    assert verdict.passage is not None
    assert verdict.passage.text == BURNT


async def test_a_passage_that_moved_and_was_edited_in_its_wording_is_shown_where_it_is_now() -> None:
    moved = SOUTH.replace("old town line", "old towns line")

    verdict = await anchored(SOUTH, stations(SOUTH), stations(BURNT, more=p(moved)))

    assert verdict.status == "changed"
    assert verdict.passage is not None
    assert verdict.passage.text == moved


HEADS = "The opening hours of the station in the {} are from 7 in the morning."


def items(*texts: str) -> str:
    listed = "".join(f"<li>{text}</li>" for text in texts)
    return f"{p('The town has many.')}<ul>{listed}</ul>{p('Ask the mayor of the town for what is left.')}"


@each_row("excerpt", [True, False])
@each_row(
    ("one", "other"),
    [
        (NORTH, SOUTH),
        (SOUTH, NORTH),
        (HEADS.format("north"), HEADS.format("south west")),
        (HEADS.format("south west"), HEADS.format("north")),
    ],
)
async def test_look_alikes_that_change_places_both_stand(one: str, other: str, excerpt: bool) -> None:
    for words in (one, other):
        verdict = await anchored(words, items(one, other), items(other, one), excerpt=excerpt)

        assert (verdict.status, verdict.kind, verdict.notes) == ("match", "exact", [])


async def test_a_passage_that_passed_two_look_alikes_stands() -> None:
    east = NORTH.replace("northern", "eastern")

    verdict = await anchored(east, items(NORTH, SOUTH, east), items(east, NORTH, SOUTH))

    assert (verdict.status, verdict.kind) == ("match", "exact")


NEVER = SOUTH.replace("opens", "never opens")


@each_row(
    ("before", "now"),
    [
        # The neighbour stands where it stood, and the old words are quoted elsewhere, below or above.
        (items(NORTH, SOUTH), items(NORTH, NEVER) + p(f"You wrote: {SOUTH}")),
        (items(NORTH, SOUTH), items(NORTH, NEVER) + p(SOUTH)),
        (items(NORTH, SOUTH), p(SOUTH) + items(NORTH, NEVER)),
        # They stood twice.
        (items(SOUTH, NORTH, SOUTH), items(NEVER, NORTH, SOUTH)),
        (items(NORTH, SOUTH) + p(SOUTH), items(NORTH, NEVER) + p(SOUTH)),
        # What changed places was edited.
        (items(NORTH, SOUTH), items(NEVER, NORTH)),
        # What stands where it stood is no neighbour that it passed, but an edit of it, of the same length or not.
        (items(NORTH, SOUTH), items(SOUTH, NEVER)),
        (items(NORTH, SOUTH), items(SOUTH, SOUTH.replace("7", "8"))),
    ],
)
async def test_an_edit_among_look_alikes_is_a_change_though_its_words_stand_elsewhere(before: str, now: str) -> None:
    for excerpt in (True, False):
        assert (await anchored(SOUTH, before, now, excerpt=excerpt)).status == "changed"


FORMS = 'The "borrowed" forms are either mutable or shared.'
MANY = "".join(p(f"Some {thing} are shown in the table below, one in a row.") for thing in ("forms", "names", "rules"))


def said_twice(first: str, second: str = FORMS) -> str:
    return p(f"First we say it: {first} Then we go on.") + MANY + p(f"Later we say it again: {second} And so we end.")


@each_row("excerpt", [True, False])
@each_row(
    ("now", "kind"),
    [
        (FORMS.replace("mutable", "mutable<sup>[3]</sup>"), "markers"),
        (FORMS.replace(".", "<sup>3</sup>."), "markers"),
        (FORMS.replace(".", ".<sup>3</sup>"), "exact"),
        (FORMS.replace('"borrowed"', "\u201cborrowed\u201d"), "typographic"),
        (FORMS.replace("mutable", "mu&shy;table"), "typographic"),
        (FORMS.replace("either mutable", "either<b> </b>mutable"), "exact"),
    ],
)
async def test_a_twin_elsewhere_makes_no_change_of_what_is_the_same_at_the_cited_place(
    now: str, kind: str, excerpt: bool
) -> None:
    twice = await anchored(FORMS, said_twice(FORMS), said_twice(now), excerpt=excerpt)
    once = await anchored(FORMS, said_twice(FORMS, ""), said_twice(now, ""), excerpt=excerpt)

    assert (twice.status, twice.kind, twice.notes) == ("match", kind, [])
    assert (once.status, once.kind) == ("match", kind)
    assert (twice.occurrences, once.occurrences) == (2, 1)
    assert twice.passage is not None
    assert once.passage is not None
    assert twice.passage.start == once.passage.start


@each_row(
    "now",
    [
        FORMS.replace("mutable", "mutable 3"),
        FORMS.replace("mutable", "not mutable"),
        FORMS.replace("borrowed", "Borrowed"),
        FORMS.replace("mutable", "immutable"),
    ],
)
async def test_a_twin_elsewhere_hides_no_change_at_the_cited_place(now: str) -> None:
    for excerpt in (True, False):
        verdict = await anchored(FORMS, said_twice(FORMS), said_twice(now), excerpt=excerpt)

        assert (verdict.status, verdict.kind) == ("changed", "edited")
        assert "other words stand at the cited place" in verdict.notes
        assert "low_entropy" not in verdict.notes


@each_row(
    ("markup", "kind"), [("<del>{}</del>", "correction"), ("<span hidden>{}</span>", "hidden_only"), ("", "removed")]
)
async def test_what_is_gone_from_the_cited_place_may_be_struck_out_or_hidden_there(markup: str, kind: str) -> None:
    twice = await anchored(FORMS, said_twice(FORMS), said_twice(markup.format(FORMS)))
    other = await anchored(FORMS, said_twice(FORMS), said_twice(FORMS, markup.format(FORMS)))

    assert (twice.status, twice.kind) == ("changed", kind)
    assert "low_entropy" not in twice.notes
    # Of the other place nothing was cited.
    assert (other.status, other.kind) == ("match", "exact")


async def test_a_short_passage_that_stands_elsewhere_only_is_weak() -> None:
    few = await anchored('The "borrowed" forms', said_twice(FORMS), said_twice(FORMS.replace("borrowed", "stolen")))

    assert (few.status, few.kind) == ("changed", "edited")
    assert "low_entropy" in few.notes


async def test_where_the_words_still_stand_elsewhere_the_places_are_told() -> None:
    verdict = await anchored(WORDS, CITED + OTHER, EDITED + OTHER)

    assert verdict.also_at is not None
    assert [place.text for place in verdict.also_at] == [WORDS]
    assert verdict.critical == ["direction"]


async def test_places_that_nothing_tells_apart_are_ambiguous_and_counted() -> None:
    for verdict in (await by_words(WORDS, CITED + OTHER), await by_hash(WORDS, CITED + OTHER)):
        assert (verdict.status, verdict.occurrences) == ("match", 2)
        assert "ambiguous: stands 2 times" in verdict.notes

    assert "ambiguous: stands 2 times" not in (await anchored(WORDS, CITED + OTHER, CITED + OTHER)).notes


@each_row("words", ["dawn", "at dawn", "The tide rose"])
async def test_a_few_words_stand_in_a_text_and_are_called_weak(words: str) -> None:
    for verdict in (await by_words(words, CITED), await by_hash(words, CITED)):
        assert verdict.status == "match"
        assert "low_entropy" in verdict.notes


@each_row("furniture", ["<nav><a>{}</a></nav>", "<footer>{}</footer>", "<header role=banner>{}</header>"])
async def test_a_few_words_in_the_furniture_of_a_page_prove_nothing(furniture: str) -> None:
    few = source(html(furniture.format("The tide rose") + FILLER), "text/html")
    whole = source(html(furniture.format(WORDS) + FILLER), "text/html")

    for verdict in (await by_words("The tide rose", few), await by_hash("The tide rose", few)):
        assert (verdict.status, verdict.kind) == ("changed", "removed")
    assert (await by_words(WORDS, whole)).status == "match"


async def test_a_few_words_on_another_document_prove_nothing() -> None:
    elsewhere = source(html(p("The tide rose again.") + PROSE), "text/html", final_url="https://b.test/other/page")
    verdict = await anchored("The tide rose", source(html(CITED), "text/html"), elsewhere)

    assert (verdict.status, verdict.reason) == ("unreachable", "redirected_elsewhere")


async def test_the_next_page_may_hold_the_words_but_not_quote_what_was_edited_here() -> None:
    second = "https://a.test/deep/harbour/2"
    link = f"<link rel=next href='{second}'>"
    quoted = source(html(p(f"A reader wrote: {WORDS} That was so.") + PROSE), "text/html")
    before = FakeWeb({URL: source(html(CITED, head=link), "text/html")})
    edited = FakeWeb({URL: source(html(EDITED, head=link), "text/html"), second: quoted})
    moved = FakeWeb({URL: source(html(PROSE, head=link), "text/html"), second: quoted})

    assert (await anchored(WORDS, before, edited)).status == "changed"
    assert "found_on_next_page" in (await anchored(WORDS, before, moved)).notes
    assert (await anchored(WORDS, before, moved)).status == "match"


async def test_the_edges_of_a_page_that_is_one_passage_place_nothing() -> None:
    before, now = source(html(p(WORDS)), "text/html"), source(html(p("Other words are here.")), "text/html")
    verdict = await anchored(WORDS, before, now, excerpt=False)

    assert (verdict.status, verdict.kind) == ("changed", "removed")


async def test_a_paragraph_that_was_put_in_behind_an_edited_passage_is_none_of_it() -> None:
    verdict = await anchored(WORDS, CITED, EDITED.replace("<p>The mayor", "<p>Nobody was hurt in May.</p><p>The mayor"))

    assert verdict.passage is not None
    assert verdict.passage.text == WORDS.replace("rose", "fell")
    assert verdict.critical == ["direction"]
    assert verdict.flags is None
