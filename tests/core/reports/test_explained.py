"""What a judge said is told with what it was compared with, and what is not known is not told."""

from pydantic import JsonValue

from pincite.core.reports.explained import archived, cause, details, entailment
from pincite.core.reports.phrases import NOTES
from pincite.core.wording import wording
from tests.core.reports.verdicts import EDITED, KEPT, LOST, REMOVED, STANDS, UNSTAMPED
from tests.docs.pages import codes, tables
from tests.rows import each_row


@each_row(
    ("rerun", "told"),
    [
        (
            {"changed": True, "from": "entails", "to": "neutral", "score": 0.5},
            "was entails, now neutral 0.50 (the judge)",
        ),
        (
            {"changed": False, "from": "entails", "to": "entails", "score": 1, "provider": "p"},
            "still entails 1.00 (p)",
        ),
        (
            {"changed": None, "from": None, "to": "neutral", "score": 0.1, "provider": "p"},
            "now neutral 0.10 (p); not known before",
        ),
        ({"changed": None, "error": "quota", "provider": "p"}, "not judged: p failed (quota)"),
        (
            {"changed": True, "from": "entails", "to": "neutral", "score": 0.5, "provider": "p", "comparable": False},
            "was entails, now neutral 0.50 (p); the earlier verdict is another judge's",
        ),
        (
            {"changed": None, "to": "neutral", "score": 0.5, "provider": "p", "note": "cut: half was not read"},
            "now neutral 0.50 (p); not known before; cut: half was not read",
        ),
    ],
)
def test_each_kind_of_second_judgement_has_its_sentence(rerun: dict[str, JsonValue], told: str) -> None:
    assert entailment(EDITED.model_copy(update={"nli_rerun": rerun})) == told


def test_a_cause_is_the_reason_or_else_the_kind() -> None:
    assert cause(LOST).startswith("the page says that it was not found")
    assert cause(STANDS) == "word for word"
    assert cause(UNSTAMPED) == ""


def test_only_what_is_known_is_told() -> None:
    assert details(STANDS) == details(UNSTAMPED) == []
    assert [label for label, _ in details(EDITED)] == ["Critical", "Careful", "Similarity", "Entailment", "Note"]
    assert dict(details(EDITED))["Note"] == "page_notice"


def test_how_alike_is_told_only_of_words_that_were_found() -> None:
    found, lost = EDITED, REMOVED.model_copy(update={"similarity": 0.3})

    assert dict(details(found))["Similarity"] == "0.93"
    assert "Similarity" not in dict(details(lost))


def test_a_code_among_the_notes_is_said_in_words_and_in_the_language_of_the_reader() -> None:
    verdict = STANDS.model_copy(update={"notes": ["collapsed"]})

    assert details(verdict) == [("Note", "it is reached with a click, read out only, or faded in by a script")]
    assert details(verdict, wording("de")) == [("Hinweis", wording("de")(NOTES["collapsed"]))]
    assert verdict.model_dump()["notes"] == ["collapsed"]


def test_each_code_that_the_page_on_verdicts_lists_has_its_phrase() -> None:
    assert {*NOTES} == {*codes(tables("docs/verdicts.md", "Notes")[0])}


@each_row(
    ("known", "told"),
    [
        ({}, "it stood in the capture of 2025-01-01, last in that of 2025-03-01, no more in that of 2025-04-01"),
        ({"first_missing_at": None}, "it stood in the capture of 2025-01-01, last in that of 2025-03-01"),
        (
            {"last_stood_at": KEPT.captured_at, "first_missing_at": None},
            "it stood in the capture of 2025-01-01",
        ),
        (
            {"stood": False, "last_stood_at": None, "first_missing_at": None},
            "it did not stand in the capture of 2025-01-01, the nearest to when it was cited",
        ),
    ],
)
def test_what_an_archive_holds_is_told_in_days_and_in_the_past(known: dict[str, JsonValue], told: str) -> None:
    found = KEPT.model_copy(update=known)

    assert archived(found) == told
    assert dict(details(LOST.model_copy(update={"archived": found})))["Archive"] == f"{told}: {KEPT.url}"


def test_addresses_that_a_site_offers_are_told_as_suggestions() -> None:
    offered = LOST.model_copy(update={"suggested": ["https://b.test/1", "https://b.test/2"]})

    assert dict(details(offered))["Suggested"] == "https://b.test/1, https://b.test/2"


def test_of_words_whose_first_letter_alone_is_another_nothing_is_said_of_quotes_and_spaces() -> None:
    fitted = STANDS.model_copy(update={"kind": "typographic", "notes": ["fitted_in"]})

    assert cause(fitted) == "the same words, fitted into a sentence"
    assert cause(fitted.model_copy(update={"notes": []})) == "the same words, set in other quotes, dashes or spaces"
