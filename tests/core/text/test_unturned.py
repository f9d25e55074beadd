"""A heading that was turned into its contrary may be read back, and one that was only rewritten is not."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.anchor import Quotation, find
from pincite.core.anchor.place import neighbours
from pincite.core.stamp import stamp_of
from pincite.core.text.page import PageText, Span, Stream
from pincite.core.text.unturned import unturned
from tests.rows import each_row

TURNED = [
    ("en", "Permitted uses", "Prohibited uses"),
    ("en", "The following are exempt:", "The following are not exempt:"),
    ("en", "You may:", "You must not:"),
    ("en", "You can bring:", "You cannot bring:"),
    ("en", "Do", "Don\u2019t"),
    ("en", "The fee covers:", "The fee does not cover:"),
    ("en", "Eligible applicants", "Ineligible applicants"),
    ("en", "Supported", "Unsupported"),
    ("en", "Facts", "Myths"),
    ("en", "\u2705 These", "\u274c These"),
    ("en", "\u2705 Do", "\u274c Don't"),
    ("en", "Yes.", "No."),
    ("en", "Always:", "Never:"),
    ("en", "Do this:", "Don't do this:"),
    ("en", "Who can apply", "Who can't apply"),
    ("en", "Patients may:", "No patient may:"),
    ("en", "All of these are true:", "None of these are true:"),
    ("en", "Before the operation", "After the operation"),
    ("en", "Good practice", "Bad practice"),
    ("de", "Fakten", "Mythen"),
    ("de", "Ja:", "Nein:"),
    ("fr", "Vrai", "Faux"),
    ("es", "Usos permitidos", "Usos prohibidos"),
    ("es", "Quedan exentos:", "No quedan exentos:"),
    ("pt", "Usos permitidos", "Usos proibidos"),
    ("pt", "Est\u00e3o isentos:", "N\u00e3o est\u00e3o isentos:"),
    ("de", "Zul\u00e4ssig sind:", "Nicht zul\u00e4ssig sind:"),
    ("de", "Erlaubt", "Verboten"),
    ("fr", "Usages autoris\u00e9s", "Usages interdits"),
    ("fr", "Sont exon\u00e9r\u00e9s :", "Ne sont pas exon\u00e9r\u00e9s :"),
]
OTHER = [
    ("en", "Permitted uses", "Allowed uses"),
    ("en", "Overview", "Summary"),
    ("en", "Chapter 1", "Chapter 2"),
    ("en", "Annex II", "Annex III"),
    ("en", "Rooms", "Rooms a"),
    ("en", "You may:", "You can:"),
    ("en", "Not covered", "Exclusions"),
]
PASSAGE = "Recording of lectures by students for private study."


@each_row(("language", "one", "other"), TURNED)
def test_either_is_a_reading_of_the_other(language: str, one: str, other: str) -> None:
    assert one in set(unturned(other, language))
    assert other in set(unturned(one, language))


@each_row(("language", "one", "other"), OTHER)
def test_another_heading_is_none(language: str, one: str, other: str) -> None:
    assert one not in set(unturned(other, language))
    assert other not in set(unturned(one, language))


@each_row(
    ("language", "one", "other", "flags"), [(*row, ("preceded_by",)) for row in TURNED] + [(*row, ()) for row in OTHER]
)
def test_a_heading_above_a_passage_is_flagged_where_it_was_turned(
    language: str, one: str, other: str, flags: tuple[str, ...]
) -> None:
    intro = "A page of rules for all who come."

    def page(heading: str) -> Stream:
        edges = (len(intro), len(intro) + 1 + len(heading))
        return Stream("visible", f"{intro}\n{heading}\n{PASSAGE}", block_edges=edges)

    assert flagged(page(one), page(other), language) == flags


def flagged(before: Stream, now: Stream, language: str) -> tuple[str, ...]:
    """The flags of ``PASSAGE``, stamped in one page, on another."""
    stamped = before.canonical
    content_hash, stamp = stamp_of(PASSAGE)
    at = stamped.index(PASSAGE)
    lead, rest = neighbours(stamped, Span(at, at + len(PASSAGE)))
    quotation = Quotation(content_hash, PASSAGE, stamp.model_copy(update={"before": lead, "after": rest}))
    found = find(quotation, PageText(visible=now, language=language))
    assert found is not None
    assert found.stands
    return found.flags


@given(st.text(max_size=40), st.sampled_from(["", "en", "fr"]))
def test_any_text_can_be_asked(text: str, language: str) -> None:
    assert all(isinstance(one, str) for one in unturned(text, language))
