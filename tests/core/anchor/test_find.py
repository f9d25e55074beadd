"""The anchor: excerpt and hash, place among look-alikes, and what a reader cannot see."""

import pytest

from pincite.core.anchor import Location, Quotation, find, nearest
from pincite.core.anchor.place import neighbours
from pincite.core.models import Stamp
from pincite.core.stamp import stamp_of
from pincite.core.text.canonical import content_sha256, hash_canonical
from pincite.core.text.page import PageText, Span, Stream
from tests.rows import each_row

BEFORE = "The mill stands on the river. It was built by two brothers."
PASSAGE = "The wheel turns twice a minute in spring."
AFTER = "In autumn it rests. The brothers sold the mill to the town later."
PAGE = f"{BEFORE} {PASSAGE} {AFTER}"


def page(text: str, **streams: str) -> PageText:
    return PageText(
        visible=Stream("visible", text),
        hidden=Stream("hidden", streams.get("hidden", "")),
        struck=Stream("struck", streams.get("struck", "")),
        embedded=Stream("embedded", streams.get("embedded", "")),
        scripts=int(streams.get("scripts", 0)),
    )


def words(text: str) -> Quotation:
    """A stamp of the words alone, with the words as excerpt."""
    content_hash, stamp = stamp_of(text)
    return Quotation(content_hash, text, stamp)


def hash_only(text: str, **more: object) -> Quotation:
    content_hash, stamp = stamp_of(text)
    return Quotation(content_hash, "", stamp.model_copy(update=more))


def anchored(text: str, where: str, *, excerpt: str | None = None) -> Quotation:
    """A stamp made from ``where`` itself, at the first place of ``text``."""
    content_hash, stamp = stamp_of(text)
    at = where.index(text)
    before, after = neighbours(where, Span(at, at + len(text)))
    known = {
        "before": before,
        "after": after,
        "position": at,
        "occurrences": where.count(text),
        "anchored": True,
        "page": hash_canonical(where),
    }
    return Quotation(content_hash, text if excerpt is None else excerpt, stamp.model_copy(update=known))


def settle(quotation: Quotation, where: PageText) -> Location:
    return find(quotation, where) or nearest(quotation, where)


def test_an_unchanged_page_is_a_match_by_words_and_by_hash_alone() -> None:
    for quotation in (words(PASSAGE), hash_only(PASSAGE), anchored(PASSAGE, PAGE), anchored(PASSAGE, PAGE, excerpt="")):
        location = settle(quotation, page(PAGE))

        assert (location.stands, location.kind, location.delta_chars) == (True, "exact", 0)
        assert location.passage == PASSAGE
        assert location.current_hash == content_sha256(PASSAGE)


def test_typography_stands_by_hash_alone() -> None:
    location = settle(
        hash_only('The "wheel" turns - twice a minute.'),
        page("So: The \u201cwheel\u201d turns \u2013 twice a minute. End"),
    )

    assert (location.stands, location.kind) == (True, "typographic")


def test_marks_added_to_the_page_stand_by_hash_alone() -> None:
    location = settle(hash_only(PASSAGE), page(PAGE.replace("wheel", "wheel[3]")))

    assert (location.stands, location.kind) == (True, "markers")


def test_a_sentence_in_a_script_without_spaces_is_no_weak_hit() -> None:
    sentence = "\u6c34\u8eca\u306f\u6625\u306b\u56de\u308b\u3002"
    location = find(words(sentence), page(f"\u4eca\u3001{sentence}"), same_document=False)

    assert location is not None
    assert location.notes == ()


def test_a_hash_without_a_length_is_searched_as_the_last_resort() -> None:
    quotation = Quotation(content_sha256(PASSAGE))

    assert settle(quotation, page(PAGE)).stands
    gone = settle(quotation, page(BEFORE))
    assert (gone.stands, gone.kind, gone.notes) == (False, "unlocated", ("may still stand; stamp again",))


def test_an_excerpt_that_neither_the_stamp_nor_the_page_has_is_never_a_match() -> None:
    quotation = Quotation(content_sha256(PASSAGE), "Something else was said here by nobody.", stamp_of(PASSAGE)[1])

    location = settle(quotation, page(PAGE))

    assert (location.stands, location.kind) == (False, "excerpt_mismatch")


def test_a_whole_article_hash_with_a_sentence_as_excerpt_lets_the_excerpt_decide() -> None:
    quotation = Quotation(content_sha256("A whole article."), PASSAGE)

    assert settle(quotation, page(PAGE)).notes == ("stamp_not_located",)
    assert not settle(quotation, page(BEFORE)).stands


def test_excerpt_and_stamped_passage_must_both_stand_and_the_worse_decides() -> None:
    content_hash, stamp = stamp_of(PASSAGE)
    excerpt = "The **wheel** turns twice a minute in spring."
    quotation = Quotation(content_hash, excerpt, stamp.model_copy(update={"given": content_sha256(excerpt)}))

    assert settle(quotation, page(PAGE)).kind == "markup"
    half_gone = settle(quotation, page(PAGE.replace("wheel", "big wheel")))
    assert not half_gone.stands


def test_a_passage_among_look_alikes_is_told_by_its_neighbours() -> None:
    twice = f"{BEFORE} {PASSAGE} {AFTER} Elsewhere: {PASSAGE} Quite another end."
    quotation = anchored(PASSAGE, twice)

    location = settle(quotation, page("A new start. " + twice))

    assert location.stands
    assert location.span is not None
    assert location.span.start == len("A new start. ") + twice.index(PASSAGE)
    assert not any("ambiguous" in note for note in location.notes)


def test_look_alikes_that_nothing_tells_apart_are_said_to_be_ambiguous() -> None:
    location = settle(words(PASSAGE), page(f"{PASSAGE} And again. {PASSAGE}"))

    assert location.stands
    assert location.occurrences == 2
    assert location.notes == ("ambiguous: stands 2 times",)


def test_a_twin_elsewhere_does_not_answer_for_a_cited_place_that_changed() -> None:
    twin = f"{BEFORE} {PASSAGE} {AFTER} A footnote repeats what the old guide said: {PASSAGE} So it did."
    changed = twin.replace(PASSAGE, "The wheel turns three times a minute in spring.", 1)

    location = settle(anchored(PASSAGE, twin), page(changed))

    assert (location.stands, location.kind) == (False, "edited")
    assert location.passage == "The wheel turns three times a minute in spring."
    assert len(location.also_at) == 1
    assert location.change is not None
    assert "number" in location.change.critical


def test_new_neighbours_on_both_sides_alone_are_no_change() -> None:
    location = settle(anchored(PASSAGE, PAGE), page(f"All new words here. {PASSAGE} And all new after."))

    assert location.stands


@each_row(
    ("now", "kind"),
    [
        ("THE WHEEL turns twice a minute in spring.", "case"),
        ("The wheel turns twice a minute inspring.", "spacing"),
        ("The wheel turns three times a minute in spring.", "edited"),
        ("Nothing is said of it any more.", "removed"),
    ],
)
def test_what_stands_instead_has_its_kind(now: str, kind: str) -> None:
    location = settle(words(PASSAGE), page(f"{BEFORE} {now} {AFTER}"))

    assert (location.stands, location.kind) == (False, kind)
    assert location.similarity is not None
    assert location.delta_chars == (len(PASSAGE) if kind == "removed" else abs(len(now) - len(PASSAGE)))


def test_what_stands_instead_is_shown_in_whole_words_and_numbers() -> None:
    location = settle(words("the fee is 1"), page("From May the fee is 1,000 euros."))

    assert (location.stands, location.passage) == (False, "the fee is 1,000")
    assert location.change is not None
    assert location.change.critical == ("number",)


def test_what_stands_instead_is_shown_without_the_marks_of_notes_at_its_ends() -> None:
    text = "16For boats must carry one lamp after sunset1, unless they are moored."
    marked = PageText(visible=Stream("visible", text, markers=(Span(0, 2), Span(44, 45))))

    location = settle(words("For boats must carry two lamps after sunset"), marked)

    assert location.passage == "For boats must carry one lamp after sunset"


def test_a_quoters_marks_around_an_excerpt_are_no_part_of_the_difference() -> None:
    location = settle(words('"The wheel turns three times a minute in spring."'), page(PAGE))

    assert location.change is not None
    assert [step.before for step in location.change.diff if step.op != "equal"] == ["three times"]


def test_an_edited_passage_is_found_by_hash_alone_between_its_neighbours() -> None:
    now = "The wheel turns three times a minute in spring."

    location = settle(anchored(PASSAGE, PAGE, excerpt=""), page(PAGE.replace(PASSAGE, now)))

    assert (location.stands, location.kind, location.passage) == (False, "edited", now)


def test_an_edited_passage_is_found_by_its_sketch_when_nothing_else_is_known() -> None:
    long = "The wheel of the old mill by the river turns about twice a minute in spring when the snow melts."
    now = long.replace("twice", "three times")

    location = settle(hash_only(long), page(f"{BEFORE} {now} {AFTER}"))

    assert (location.stands, location.kind) == (False, "edited")
    assert "sketch" in location.notes[0]


def test_a_passage_known_by_its_hash_stands_where_each_hyphen_at_a_line_end_is_read_for_itself() -> None:
    known = "The well-known wheel of the old mill by the river is exercised about twice a minute in spring."
    now = known.replace("well-known", "well-\nknown").replace("exercised", "exer-\ncised")

    location = settle(hash_only(known), page(f"{BEFORE} {now} {AFTER}"))

    assert (location.stands, location.kind) == (True, "typographic")


@each_row(
    ("streams", "kind"),
    [
        ({"hidden": PASSAGE}, "hidden_only"),
        ({"embedded": PASSAGE}, "hidden_only"),
        ({"struck": PASSAGE}, "correction"),
    ],
)
def test_what_a_reader_cannot_see_does_not_stand(streams: dict[str, str], kind: str) -> None:
    location = settle(words(PASSAGE), page(BEFORE, **streams))

    assert (location.stands, location.kind) == (False, kind)


def test_hidden_text_stands_for_a_stamp_that_was_made_there() -> None:
    location = settle(hash_only(PASSAGE, stream="hidden"), page(BEFORE, hidden=PASSAGE))

    assert (location.stands, location.notes) == (True, ("in_hidden_text",))


def test_embedded_data_counts_where_the_page_is_a_script_shell() -> None:
    location = settle(words(PASSAGE), page("Loading", embedded=PASSAGE, scripts="3"))

    assert (location.stands, location.notes) == (True, ("embedded_data",))


def test_a_few_words_in_the_navigation_are_no_proof() -> None:
    text = f"Mill wheels\n{BEFORE}"
    menu = PageText(visible=Stream("visible", text, chrome=(Span(0, 11),)))

    assert find(words("Mill wheels"), menu) is None
    assert find(words("two brothers"), menu) is not None


def test_a_few_words_in_another_document_are_no_proof() -> None:
    assert find(words("two brothers"), page(PAGE), same_document=False) is None
    assert find(words(PASSAGE), page(PAGE), same_document=False) is not None


def test_what_surrounds_a_quote_is_flagged() -> None:
    denied = settle(words("the wheel turns twice a minute"), page("It is false that the wheel turns twice a minute."))
    cut = settle(words("The wheel turns"), page("The wheel turns, unless the river is frozen."))

    assert "preceded_by" in denied.flags
    assert "truncated_before" in cut.flags


def test_a_line_that_says_nothing_but_that_the_text_was_taken_back_is_flagged_in_text_and_in_blocks() -> None:
    lines = ["Of doses", "RETRACTED", "A word before.", "The dose is 20 mg a day.", "A word after."]
    passage, text = words(lines[3]), "\n".join(lines)
    edges = tuple(at for at, char in enumerate(text) if char == "\n")

    assert settle(passage, page(text)).flags == ("correction",)
    assert settle(passage, PageText(Stream("visible", text, block_edges=edges))).flags == ("correction",)
    # The same word within a line.
    assert settle(passage, PageText(Stream("visible", text, block_edges=edges[2:]))).flags == ()


def test_an_elision_that_hides_a_negation_is_changed_and_says_so() -> None:
    location = settle(
        words("The wheel will ... turn again in spring"), page("The wheel will never turn again in spring.")
    )

    assert (location.stands, location.kind) == (False, "edited")
    assert "elision_hides_negation" in location.flags


@pytest.mark.parametrize(
    "read_before", ["The wheel turns twice a minute inspring.", "The wheel turns twice a min-ute in spring."]
)
def test_another_extractor_accounts_for_spaces_and_hyphens(read_before: str) -> None:
    quotation = words(read_before)
    stamp = quotation.stamp.model_copy(update={"extractor": "pdf/1"})
    other = Quotation(quotation.content_hash, quotation.excerpt, stamp)

    assert not settle(quotation, page(PAGE)).stands
    assert settle(other, page(PAGE)).stands
    assert "extractor_changed" in settle(other, page(PAGE)).notes


def test_another_extractor_accounts_for_no_letter() -> None:
    quotation = words("The wheel turns thrice a minute in spring.")
    stamp = quotation.stamp.model_copy(update={"extractor": "pdf/1"})

    assert not settle(Quotation(quotation.content_hash, quotation.excerpt, stamp), page(PAGE)).stands


def test_hidden_controls_are_noted() -> None:
    location = settle(words("The wheel turns twice"), page("The wheel \u202eturns\u202c twice a minute."))

    assert location.stands
    assert "hidden_controls" in location.notes


def test_an_empty_page_holds_nothing() -> None:
    assert settle(words(PASSAGE), page("")).kind == "removed"
    assert settle(Quotation(content_sha256(PASSAGE), "", Stamp()), page("")).kind == "unlocated"


def test_what_was_stamped_and_still_stands_keeps_its_hash_beside_another_excerpt() -> None:
    clause = "The wheel turns twice a minute in spring"
    where = f"{BEFORE} {clause}, and in autumn it rests. {AFTER}"

    found = settle(anchored(clause, where, excerpt="The wheel never turns a minute in spring."), page(where))

    assert (found.stands, found.kind) == (False, "excerpt_mismatch")
    assert found.current_hash == content_sha256(clause)


def test_a_typed_exponent_is_found_where_it_is_drawn_and_no_other() -> None:
    drawn = page("In all 10\u2076 litres ran through the mill that spring.")

    found = settle(words("10^6 litres ran through the mill"), drawn)
    other = settle(words("10^7 litres ran through the mill"), drawn)

    assert (found.kind, found.notes) == ("typographic", ("superscript",))
    assert other.change is not None
    assert other.change.critical == ("number",)


@each_row(
    ("excerpt", "kind", "note"),
    [
        (f"{PASSAGE} (emphasis added)", "editorial", "quoter_remark"),
        (f'"{PASSAGE}" (emphasis added)', "editorial", "quoter_remark"),
        (f"{PASSAGE}\\n\\n{AFTER}", "markup", "json_escapes"),
        ("The brothers\u00e2\u20ac\u2122 mill stands there.", "typographic", "misread_letters"),
    ],
)
def test_what_a_quoter_or_a_program_put_around_the_words_is_named(excerpt: str, kind: str, note: str) -> None:
    found = find(words(excerpt), page(f"{PAGE} The brothers\u2019 mill stands there."))

    assert found is not None
    assert found.kind == kind
    assert note in found.notes


def test_a_number_whose_first_half_ends_a_line_is_shown_whole() -> None:
    stream = page("The dose is 5-\n10 mg for all men of the town.")
    found = find(words("10 mg for all men of the town."), stream) or nearest(
        words("10 mg for all men of the town."), stream
    )

    assert not found.stands
    assert found.passage.startswith("5- 10 mg")
    assert found.change is not None
    assert found.change.critical == ("number",)


@each_row(
    "excerpt",
    [
        "The wheel turns thrice a minute (emphasis added; footnotes omitted).",
        "The wheel turns \\u0074hrice a minute in\\u00a0spring.",
        "\u201cThe wheel turns thrice a minute in spring\u201d (emphasis added).",
    ],
)
def test_what_a_quoter_added_hides_no_edit(excerpt: str) -> None:
    found = nearest(words(excerpt), page(PAGE))

    assert (found.stands, found.kind) == (False, "edited")
    assert found.change is not None
    assert "quantifier" in found.change.critical


@pytest.mark.parametrize(
    "excerpt",
    [
        "The mill stands ... It was built by two brothers. The wheel [slowly] turned twice a minute in spring.",
        "[T]he wheel turned twice . . . in spring.",
    ],
)
def test_what_a_quoter_left_out_or_put_in_is_no_step_of_the_diff(excerpt: str) -> None:
    found = nearest(words(excerpt), page(PAGE))

    assert found.change is not None
    steps = [(step.before, step.after) for step in found.change.diff if step.op != "equal"]
    assert ("turned", "turns") in steps
    assert not [step for step in steps if "..." in step[0] or "slowly" in step[0] or "river" in step[1]]
