"""A person reads each citation, its cause and the words then and now; no page steers the terminal."""

from hypothesis import given, settings
from hypothesis import strategies as st

from pincite.core.models import PassageSpan, ProvenanceVerdict, Status
from tests.core.reports.shown import shown
from tests.core.reports.verdicts import (
    ALL,
    EDITED,
    KEPT,
    LOST,
    REMOVED,
    REPEALED,
    RETRACTED,
    STANDS,
    UNSTAMPED,
    UPDATED,
    report,
)


def test_each_citation_says_its_status_its_url_and_its_cause() -> None:
    text = shown(report(*ALL))

    for status, url in [("stands", STANDS.url), ("changed", EDITED.url), ("unreachable", LOST.url)]:
        assert f"{status:<12}{url}" in text
    assert "the page says that it was not found" in text
    assert f"{'no stamp':<12}(no URL)" in text
    assert "1 stands, 2 changed, 1 unreachable, 1 no stamp, 1 skipped" in text


def test_what_stands_in_a_document_that_was_taken_back_is_no_plain_stands() -> None:
    text = shown(report(STANDS, RETRACTED, EDITED))

    assert "2 stands (1 with a warning: retracted), 1 changed" in text
    assert f"stands, with a warning {RETRACTED.url}" in text
    assert f"{'stands':<12}{STANDS.url}" in text
    both = shown(report(REPEALED, RETRACTED))
    assert "(2 with a warning: a notice of correction, withdrawal or repeal, retracted)" in both
    assert "Careful: a notice of correction, withdrawal or repeal stands nearby" in both


def test_what_stands_elsewhere_or_with_a_caution_is_counted_apart() -> None:
    elsewhere = STANDS.model_copy(update={"notes": ["the URL points elsewhere: it stands before #fees"]})
    careful = STANDS.model_copy(update={"flags": ["preceded_by"]})
    told = "(1 with a warning: a notice of correction, withdrawal or repeal; 1 elsewhere than the URL points; "

    text = shown(report(STANDS, elsewhere, careful, careful, REPEALED, EDITED.model_copy(update={"flags": ["x"]})))

    assert f"5 stands {told}2 to be read with care), 1 changed" in text


def test_that_nothing_was_stamped_is_said_without_the_words_of_programs() -> None:
    never = UNSTAMPED.model_copy(update={"notes": ["no provenance record"], "reason": None})
    half = never.model_copy(update={"notes": ["no provenance record: accessed_at is missing"]})

    assert "Note: it was never stamped" in shown(report(never))
    assert "Note: no usable stamp: accessed_at is missing" in shown(report(half))


def test_other_flags_and_successors_make_no_warning() -> None:
    assert "warning" not in shown(report(UPDATED, EDITED.model_copy(update={"flags": ["correction"]})))


def test_a_changed_passage_is_shown_as_it_was_and_as_it_is() -> None:
    lines = [line.strip() for line in shown(report(EDITED)).splitlines()]

    assert "then: The dose is 20 mg." in lines
    assert "now:  The dose is 40 mg." in lines
    assert "Critical: the change touches number" in lines
    assert "Entailment: was entails, now contradicts 0.91 (fake-nli)" in lines


def test_no_line_that_is_broken_begins_with_a_command_of_a_build() -> None:
    for words in ("::error::x " * 100, "a" * 300 + "::error::x" * 90):
        evil = EDITED.model_copy(update={"diff": [{"op": "replace", "before": "20", "after": words}], "notes": [words]})
        for width in (40, 41, 42, 43, 1_000):
            text = shown(report(evil), width=width)

            assert not [line for line in text.splitlines() if line.lstrip().startswith("::")]
            assert "::error::x" in text


def test_the_page_and_the_chapter_stand_with_the_passage() -> None:
    passage = PassageSpan(text="It stands.", start=0, end=10, page=7, chapter="On \x1b[2Jdoses")

    lines = [
        line.strip() for line in shown(report(STANDS.model_copy(update={"passage": passage}), EDITED)).splitlines()
    ]

    assert [line for line in lines if line.startswith("Place")] == ['Place: page 7, chapter "On doses"']


def test_verdicts_on_one_page_are_told_apart_by_number_and_words() -> None:
    lines = shown(
        report(STANDS, REMOVED, LOST, UNSTAMPED), excerpts=("It stands.", "A boat.", "Walk.", "")
    ).splitlines()

    for number, status, words in [(1, "stands", "It stands."), (2, "changed", "A boat."), (3, "unreachable", "Walk.")]:
        at = next(place for place, line in enumerate(lines) if line.startswith(f"{number}. {status}"))
        assert lines[at + 1] == f'    "{words}"'
    assert any(line.startswith("4. no stamp") for line in lines)


def test_words_that_are_shown_as_they_were_are_not_shown_twice() -> None:
    assert shown(report(EDITED), excerpts=("The dose is 20 mg.",)).count("The dose is 20 mg.") == 1


def test_no_words_of_a_finding_steer_the_terminal() -> None:
    text = shown(report(REMOVED), excerpts=('[bold]x[/] "y\x1b[2J\x9b1m\u202e\n2. stands',))

    assert '    "[bold]x[/] \'y 2. stands"' in text.splitlines()


def test_no_url_is_broken_in_two_however_narrow_the_terminal() -> None:
    long = "https://a.test/" + "x" * 700
    verdict = EDITED.model_copy(
        update={
            "url": long[:400],
            "link": f"{long}#:~:text=here",
            "moved_to": f"{long}/moved",
            "suggested": [f"{long[:300]}/new"],
            "archived": KEPT,
            "notes": [f"redirected to {long[:300]}/now; and so on"],
        }
    )
    lines = shown(report(verdict), width=40).splitlines()

    for url in (long[:400], f"{long}#:~:text=here", f"{long}/moved", f"{long[:300]}/new", KEPT.url):
        assert url in {line.split()[-1] for line in lines if line.strip()}
    assert f"{long[:300]}/now;" in {word for line in lines for word in line.split()}
    assert all(len(line) <= 40 for line in lines if "https://" not in line)
    assert "    Archive: it stood in the capture of" in {line.rstrip() for line in lines}


def test_in_colour_only_the_words_that_differ_are_marked() -> None:
    text = shown(report(EDITED), colour=True)

    assert "\x1b[9;31m20\x1b[0m" in text
    assert "\x1b[1;32m40\x1b[0m" in text


def test_a_report_that_is_not_complete_says_so() -> None:
    assert "Not complete" in shown(report(LOST, complete=False))
    assert "Not complete" not in shown(report(LOST))


def test_a_report_on_nothing_says_so() -> None:
    assert shown(report()).strip() == "no citations"


def test_escapes_and_console_markup_of_a_page_are_words_or_nothing() -> None:
    hostile = "[bold red]x[/] [link=https://evil.test]y[/link] :smile: \x1b[2J\x1b]0;t\x07\x9b1m\u202e"
    verdict = EDITED.model_copy(
        update={
            "url": hostile,
            "notes": [hostile],
            "flags": [hostile],
            "diff": [{"op": "replace", "before": hostile, "after": hostile}],
        }
    )
    text = shown(report(verdict, notes=(hostile,)))

    assert text.count("[bold red]x[/] [link=https://evil.test]y[/link] :smile:") == 6
    assert not set(text) & {"\x1b", "\x07", "\x9b", "\u202e"}


@settings(max_examples=25)
@given(st.text(st.characters(codec=None)), st.sampled_from(Status))
def test_any_text_under_any_status_can_be_shown(text: str, status: Status) -> None:
    verdict = ProvenanceVerdict(
        url=text, status=status, kind=text, reason=text, notes=[text], passage=PassageSpan(text=text, start=0, end=1)
    )

    shown(report(verdict, UNSTAMPED), width=20).encode()
