"""What a tool has gathered is stamped alike in its structured content and in its text, within bounds."""

import json
from datetime import UTC, datetime
from typing import Any

from pincite.core.text.canonical import content_sha256
from pincite.server.gathered import Changes, changes, stamp_all, waiting, worth_reading

NOW = datetime(2026, 1, 5, 12, tzinfo=UTC)
URL = "https://example.org/log"
TIDE = "The tide rose at dawn."


def stamped(structured: object, *texts: str | None, schema: object = None, room: int = 100_000) -> Changes:
    found = waiting(structured, texts)
    stamp_all(found, sketch=False, max_added=room, now=NOW)
    return changes(structured, found, schema, max_added=room)


def hits(count: int) -> dict[str, Any]:
    return {"hits": [{"url": f"{URL}/{place}", "text": f"{TIDE} {place}"} for place in range(count)]}


def test_text_and_structured_content_get_the_same_stamps() -> None:
    new = stamped(hits(2), None, json.dumps(hits(2), indent=1), "prose", "[not json")

    assert [at for at, _ in new.structured] == [("hits", 0, "metadata"), ("hits", 1, "metadata")]
    assert [hit["metadata"] for hit in json.loads(new.texts[1])["hits"]] == [thing for _, thing in new.structured]
    assert list(new.texts) == [1]


def test_the_same_result_gets_the_same_stamps_at_the_same_time() -> None:
    assert stamped(hits(3), json.dumps(hits(3))) == stamped(hits(3), json.dumps(hits(3)))


def test_json_in_the_one_member_of_a_tool_that_answers_text_is_stamped_there() -> None:
    text = json.dumps(hits(1))

    [(at, new)] = stamped({"result": text}, text).structured

    assert at == ("result",)
    assert isinstance(new, str)
    assert json.loads(new)["hits"][0]["metadata"]["content_hash"] == content_sha256(f"{TIDE} 0")
    assert stamped({"result": text, "other": 1}) == Changes()


def test_the_words_of_a_citation_are_never_looked_into() -> None:
    page = json.dumps({"url": URL, "text": TIDE})

    [(at, _)] = stamped({"url": URL, "content": page}).structured

    assert at == ("metadata",)


def test_what_stamps_add_is_bounded_and_the_first_citations_have_them() -> None:
    text = json.dumps(hits(100))

    new = stamped(hits(100), text, room=3_000)

    marked = [place for place, hit in enumerate(json.loads(new.texts[0])["hits"]) if "metadata" in hit]
    assert [at[1] for at, _ in new.structured] == marked == [*range(len(marked))]
    assert 0 < len(new.texts[0]) - len(text) < 3_000 + 15 * len(marked)
    assert stamped(hits(1), text, room=10) == Changes()


def test_very_many_words_are_stamped_only_as_far_as_time_allows() -> None:
    long = {"hits": [{"url": URL, "quote": f"{place} {TIDE} " * 36_000} for place in range(4)]}

    new = stamped(long, json.dumps(long))

    assert [at[1] for at, _ in new.structured] == [0, 1]
    assert ["metadata" in hit for hit in json.loads(new.texts[0])["hits"]] == [True, True, False, False]


def test_the_first_citations_of_either_form_are_worth_reading_and_no_endless_words() -> None:
    found = waiting(hits(9), [json.dumps(hits(9))])
    long = waiting(
        {
            "hits": [
                {"url": URL, "text": "tide " * 300_000},
                *hits(2)["hits"],
                *[{"url": URL, "text": "tide " * 300_000}],
            ]
        },
        [],
    )

    assert [one.at[1] for one in worth_reading(found, max_added=1_000)] == [0, 1, 2, 3] * 2
    assert worth_reading(found, max_added=0) == []
    assert [one.at[1] for one in worth_reading(long)] == [0, 1, 2]


def test_a_schema_that_forbids_the_stamp_leaves_structured_content_alone_and_not_the_text() -> None:
    closed = {"properties": {"hits": {"items": {"properties": {"url": {}, "text": {}}, "additionalProperties": False}}}}

    new = stamped(hits(1), json.dumps(hits(1)), schema=closed)

    assert new.structured == []
    assert list(new.texts) == [0]


def test_hostile_texts_are_left_alone() -> None:
    deep = "[" * 100_000 + "]" * 100_000
    big = json.dumps([{"url": URL, "text": TIDE}, "x" * 4_000_000])
    twice = '{"url": "https://example.org/", "text": "The tide rose at dawn.", "metadata": 1, "metadata": {}}'

    assert stamped({"a": []}, deep, big, twice, '{"a": ' + "9" * 5_000 + "}") == Changes()
    assert stamped(None, '{"url": "https://example.org/", "quote": "a \\ud800 lone one"}').texts.keys() == {0}
