"""What stands, and what does not: one passage against one page."""

from pydantic import JsonValue

from pincite.core.anchor.place import neighbours
from pincite.core.ports import Fetched
from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.page import Span
from tests.core.verify.walk import FILLER, OTHER, URL, WORDS, article, check, one, statuses
from tests.fakes import FakeWeb, cited, html, page
from tests.rows import each_row

PLAIN = {"content-type": "text/plain"}


async def test_a_passage_in_a_long_page_is_a_match_with_its_place_and_a_link() -> None:
    verdict = await one(cited(URL, WORDS), {URL: article(OTHER, WORDS)})

    assert (verdict.status, verdict.kind, verdict.delta_chars) == ("match", "exact", 0)
    assert verdict.passage is not None
    assert verdict.passage.text == WORDS
    assert verdict.link is not None
    assert verdict.link.startswith(f"{URL}#:~:text=The%20tide")
    assert verdict.layers == {"L0": "answered", "L1": "not checked", "L2": "stands", "L3": "not checked"}


async def test_an_edited_passage_is_changed_with_its_difference() -> None:
    verdict = await one(cited(URL, WORDS), {URL: article(OTHER, WORDS.replace("dawn", "dusk"))})

    assert (verdict.status, verdict.kind) == ("changed", "edited")
    assert verdict.notes[0] == "sha256 mismatch"
    assert verdict.diff is not None
    assert {"op": "replace", "before": "dawn", "after": "dusk"} in verdict.diff
    assert verdict.similarity is not None
    assert verdict.similarity > 0.9


async def test_a_removed_passage_is_changed_by_its_whole_length() -> None:
    verdict = await one(cited(URL, WORDS), {URL: article(OTHER)})

    assert (verdict.status, verdict.kind, verdict.delta_chars) == ("changed", "removed", len(WORDS))
    assert verdict.link is None


async def test_two_quotes_of_one_page_are_judged_apart_and_fetched_once() -> None:
    web = FakeWeb({URL: article(WORDS)})

    report = await check([cited(URL, WORDS), cited(f"{URL}#part", OTHER)], web)

    assert statuses(report) == ["match", "changed"]
    assert web.asked == [URL]


async def test_one_hash_twice_on_one_url_and_a_look_alike_are_three_verdicts() -> None:
    negated = WORDS.replace("rose", "never rose")
    web = FakeWeb({URL: article(WORDS)})

    report = await check([cited(URL, WORDS), cited(URL, negated), cited(URL, WORDS)], web)

    assert statuses(report) == ["match", "changed", "match"]
    assert len(web.asked) == 1


async def test_a_legacy_citation_first_does_not_silence_a_stamped_one_after_it() -> None:
    legacy = {"summary": "s", "citation": {"url": URL, "metadata": {}}}

    report = await check([legacy, cited(URL, OTHER)], {URL: article(WORDS)})

    assert statuses(report) == ["no_record", "changed"]


async def test_a_hash_alone_finds_its_passage_and_nothing_else() -> None:
    page_of_both = {URL: article(OTHER, WORDS)}

    assert (await one(cited(URL, WORDS, excerpt=""), page_of_both)).status == "match"
    assert (await one(cited(URL, WORDS + " Now.", excerpt=""), page_of_both)).status == "changed"


async def test_a_hash_without_length_is_found_as_the_last_resort_or_said_to_be_unlocated() -> None:
    legacy = cited(URL, WORDS, excerpt="", stamp={"length": None})
    gone = cited(URL, OTHER, excerpt="", stamp={"length": None})

    report = await check([legacy, gone], {URL: article(WORDS)})

    assert statuses(report) == ["match", "changed"]
    assert report.verdicts[1].kind == "unlocated"


async def test_an_excerpt_that_is_neither_stamped_nor_in_the_page_is_never_a_match() -> None:
    body = f"{WORDS} {OTHER}"
    finding = cited(URL, body, excerpt="The moon is made of green cheese, they said.", stamp={"length": None})

    assert (await one(finding, {URL: page(body, URL, headers={"content-type": "text/plain"})})).status == "changed"


async def test_the_raw_body_is_compared_as_a_whole_too() -> None:
    raw = article(WORDS)
    finding = cited(URL, raw, excerpt="", stamp={"length": None})

    verdict = await one(finding, {URL: raw})

    assert (verdict.status, verdict.kind) == ("match", "whole_page")
    assert (await one(finding, {URL: raw + "<!-- -->"})).status == "changed"


async def test_a_whole_text_hash_with_a_sentence_as_excerpt_matches_without_doubt_while_the_whole_stands() -> None:
    finding = cited(URL, f"{WORDS} {OTHER}", excerpt=OTHER, stamp={"length": None})
    as_text = {"content-type": "text/plain"}

    whole = await one(finding, {URL: page(f"{WORDS}\n{OTHER}", URL, headers=as_text)})
    part = await one(finding, {URL: page(f"{OTHER} More.", URL, headers=as_text)})

    assert (whole.status, "stamp_not_located" in whole.notes) == ("match", False)
    assert (part.status, "stamp_not_located" in part.notes) == ("match", True)


async def test_a_soft_404_is_unreachable_and_not_a_removal() -> None:
    lost = html("<h1>Page not found</h1><p>The page you asked for does not exist.</p>", title="404 Page not found")

    verdict = await one(cited(URL, WORDS), {URL: lost})

    assert (verdict.status, verdict.reason) == ("unreachable", "soft_404")


async def test_a_passage_that_stands_is_never_overruled_by_a_wall() -> None:
    about = article(f"{WORDS} {OTHER}", title="Page not found: a history of the 404")
    nearly = f"{WORDS} {OTHER}".replace("dawn", "dusk")

    assert (await one(cited(URL, WORDS), {URL: about})).status == "match"
    assert (await one(cited(URL, nearly), {URL: about})).status == "changed"


# Place decides between look-alikes


def anchored(page_of: str, words: str) -> dict[str, JsonValue]:
    """What a stamp made from the page itself remembers of where ``words`` stand there."""
    text = canonicalize_text(page_of)
    start = text.index(words)
    before, after = neighbours(text, Span(start, start + len(words)))
    return {"anchored": True, "before": before, "after": after, "position": start, "occurrences": 1}


async def test_a_twin_elsewhere_does_not_stand_in_for_the_cited_place() -> None:
    was = f"On Monday it was said: {WORDS} That was the first report. {OTHER} So it went on."
    now = was.replace(WORDS, WORDS.replace("dawn", "dusk")) + f" A reader quoted us: {WORDS} He was wrong."
    finding = cited(URL, WORDS, stamp=anchored(was, WORDS))

    report = await check([finding, cited(URL, WORDS)], {URL: page(now, URL, headers=PLAIN)})

    assert statuses(report) == ["changed", "match"]
    assert report.verdicts[0].passage is not None
    assert "dusk" in report.verdicts[0].passage.text
    assert report.verdicts[0].also_at is not None


async def test_several_places_that_nothing_tells_apart_are_a_match_that_says_how_many() -> None:
    body = f"{WORDS} {OTHER} {WORDS} And then {WORDS}"

    verdict = await one(cited(URL, WORDS), {URL: page(body, URL, headers=PLAIN)})

    assert (verdict.status, verdict.occurrences) == ("match", 3)
    assert any("ambiguous" in note for note in verdict.notes)


@each_row(
    ("words", "shown"),
    [
        ("lawful to do so on the sabbath", "It is unlawful to do so on the sabbath."),
        ("the fee is 1", "They said the fee is 1,000 euros."),
        ("a dose of 5 was given to everyone", "And a dose of 5.7 was given to everyone."),
        ("You can enter the building at night", "You can't enter the building at night."),
        ("The substance is toxic for bees", "The substance is non-toxic for bees."),
        ("in the range of 10 metres or so", "in the range of 10\u207b\u00b2 metres or so"),
    ],
)
async def test_a_look_alike_is_never_a_match(words: str, shown: str) -> None:
    assert (await one(cited(URL, words), {URL: article(shown)})).status == "changed"
    assert (await one(cited(URL, words, excerpt=""), {URL: article(shown)})).status == "changed"


@each_row(
    ("shown", "kind"),
    [
        ("The tide <b>ro</b>se at dawn and the boats left the&nbsp;harbour.", "exact"),
        ("The tide rose at dawn and the boats left the har&shy;bour.", "typographic"),
        ("The tide rose<sup>[3]</sup> at dawn and the boats left the harbour.", "markers"),
    ],
)
async def test_an_honest_copy_is_a_match_of_its_kind(shown: str, kind: str) -> None:
    verdict = await one(cited(URL, WORDS), {URL: article(shown)})

    assert (verdict.status, verdict.kind) == ("match", kind)


async def test_words_that_no_reader_sees_are_no_match() -> None:
    hidden = html(f'<p>{OTHER}</p><div style="display:none">{WORDS}</div>{FILLER}')

    verdict = await one(cited(URL, WORDS), {URL: hidden})

    assert (verdict.status, verdict.kind, verdict.link) == ("changed", "hidden_only", None)


# More walls, each beside the page that only resembles it

SHELL = html('<div id="app"></div><script src="a.js"></script><script src="b.js"></script><script src="c.js"></script>')
BOT = html("<h1>Checking your browser</h1><p>Enable cookies and reload.</p>", title="Just a moment...")
LOGIN = html('<form><input name="user"><input type="password"></form><p>Sign in to continue.</p>', title="Sign in")


@each_row(
    ("answer", "reason"),
    [
        (page(SHELL, URL), "js_required"),
        (page(BOT, URL, headers={"content-type": "text/html", "cf-mitigated": "challenge"}), "bot_wall"),
        (page(LOGIN, URL, final_url="https://a.test/login?next=/tides"), "login"),
        (page(article("Welcome to our site."), URL, final_url="https://a.test/"), "redirected_home"),
    ],
)
async def test_a_wall_is_unreachable_with_its_reason_and_never_a_removal(answer: Fetched, reason: str) -> None:
    report = await check([cited(URL, WORDS), cited(URL, WORDS, excerpt="")], {URL: answer})

    assert [(verdict.status, verdict.reason) for verdict in report.verdicts] == [("unreachable", reason)] * 2
    assert report.verdicts[0].layers is not None
    assert report.verdicts[0].layers["L2"] == "not checked"


async def test_a_teaser_before_a_paywall_is_searched_and_the_rest_is_behind_it() -> None:
    locked = '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false}</script>'
    teaser = html(f"<p>{WORDS}</p><p>Subscribe to read on.</p>", head=locked)

    report = await check([cited(URL, WORDS), cited(URL, OTHER)], {URL: teaser})

    assert statuses(report) == ["match", "unreachable"]
    assert report.verdicts[1].reason == "paywall"


async def test_an_article_that_speaks_of_removal_is_no_wall() -> None:
    changelog = article("The option --old has been removed.", "Pages not found are now reported.", title="Changelog")

    assert (await one(cited(URL, WORDS), {URL: changelog})).kind == "removed"


async def test_a_page_that_the_extractor_cut_is_too_large_and_never_changed() -> None:
    long = article(WORDS, "x" * 5_000_001, OTHER)

    report = await check([cited(URL, WORDS), cited(URL, OTHER)], {URL: long})

    assert statuses(report) == ["match", "unreachable"]
    assert report.verdicts[1].reason == "too_large"
