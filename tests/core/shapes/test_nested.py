"""Citations are found wherever they stand, with the words beside them, once each, while they wait for a stamp."""

import copy
import json

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.shapes.nested import carried_over, unstamped
from pincite.core.shapes.stamping import stamp_words
from pincite.core.stamp import stamp_citation
from pincite.core.text.canonical import content_sha256
from tests.rows import each_row

URL = "https://example.org/log"
TIDE = "The tide rose at dawn."
SHUT = "The harbour is shut on Sundays."


def found(value: object) -> list[tuple[str, str]]:
    """Where each citation's stamp belongs, as a person writes it, and its words."""
    return [("/".join(map(str, at)), target.words) for at, target in unstamped(value)]


@each_row(
    ("value", "where"),
    [
        ({"findings": [{"excerpt": TIDE, "citation": {"url": URL}}]}, "findings/0/citation/metadata"),
        (
            {"answer": {"findings": [{"excerpt": TIDE, "citation": {"url": URL}}]}},
            "answer/findings/0/citation/metadata",
        ),
        ([{"deep": [{"excerpt": TIDE, "citation": {"url": URL}}]}], "0/deep/0/citation/metadata"),
        ({"citation": {"url": URL}, "quote": TIDE}, "citation/metadata"),
        ({"findings": [{"citation": {"url": URL, "text": TIDE}}]}, "findings/0/citation/metadata"),
        ({"a": {"page_content": TIDE, "metadata": {"source": URL}}}, "a/metadata"),
        ({"a": {"id": 1, "type": "book", "URL": URL, "note": f'quote: "{TIDE}"'}}, "a/custom/pincite"),
        (
            {"message": {"content": [{"type": "text", "text": "t", "citations": [{"url": URL, "cited_text": TIDE}]}]}},
            "message/content/0/citations/0/pincite",
        ),
    ],
)
def test_a_form_is_found_within_a_larger_object(value: object, where: str) -> None:
    assert found(value) == [(where, TIDE)]


@each_row("name", ["excerpt", "quote", "cited_text", "passage", "snippet", "text", "content"])
def test_words_beside_a_citation_are_its_words(name: str) -> None:
    assert found({"results": [{"url": URL, name: TIDE}, {"url": URL}]}) == [("results/0/metadata", TIDE)]


@each_row(
    "value",
    [
        {"url": URL},
        {"url": "/relative", "text": TIDE},
        {"url": URL, "text": "Contact us"},
        {"url": URL, "text": " \u200b"},
        {"url": URL, "text": TIDE, "metadata": "prose"},
        {"url": 7, "text": TIDE},
        {"url": URL, "title": TIDE},
        {"text": "the claim of this finding", "citation": {"url": URL}},
        {"findings": "prose"},
        "prose",
        None,
    ],
)
def test_what_has_no_words_or_no_url_is_none(value: object) -> None:
    assert found(value) == []


def test_one_malformed_citation_loses_no_other() -> None:
    odd = [{"citation": None}, {"citation": []}, {"citation": {"url": URL, "metadata": 3}, "excerpt": TIDE}, 7, None]
    good = {"excerpt": SHUT, "citation": {"url": URL}}

    assert found({"findings": [*odd, good]}) == [("findings/5/citation/metadata", SHUT)]


def test_a_stamp_of_these_words_is_no_reason_for_another_and_one_of_other_words_is() -> None:
    stamped = stamp_citation({"url": URL, "text": TIDE}, text=TIDE)
    anchored = {"content_hash": "0" * 64, "accessed_at": "2026-01-01", "pincite": {"given": content_sha256(TIDE)}}

    assert found([stamped, {"url": URL, "text": TIDE, "metadata": anchored}]) == []
    assert found({**stamped, "text": SHUT}) == [("metadata", SHUT)]
    assert found({**stamped, "metadata": {"content_hash": content_sha256(TIDE)}}) == [("metadata", TIDE)]


def test_a_first_stamp_keeps_the_date_and_the_revision_that_stood_there() -> None:
    metadata = {"published_date": "2024-01-01", "revision": "r1", "score": 0.5}
    [(_, target)] = unstamped({"url": URL, "text": TIDE, "metadata": metadata})
    before = dict(target.metadata)

    stamp_words(target)

    assert carried_over(before, target.metadata).items() >= metadata.items()
    own_hash = {**before, "content_hash": "md5:0", "accessed_at": "2026-01-01"}
    assert carried_over(own_hash, target.metadata) == {**target.metadata, **metadata}
    assert carried_over({**before, "content_hash": "0" * 64}, target.metadata).items() >= metadata.items()
    assert carried_over({**before, "content_hash": "0" * 64, "accessed_at": "2026-01-01"}, {}) == {}


def test_nothing_within_a_place_for_a_stamp_is_looked_into() -> None:
    inner = {"url": URL, "text": SHUT}

    assert found({"url": URL, "text": TIDE, "metadata": {"related": inner}, "more": inner}) == [
        ("metadata", TIDE),
        ("more/metadata", SHUT),
    ]


def test_a_value_that_is_deep_or_wide_costs_little_and_raises_nothing() -> None:
    deep: object = {"url": URL, "text": TIDE}
    for _ in range(5_000):
        deep = {"findings": [deep], "citation": deep}

    assert found(deep) == []
    assert len(found([{"url": URL, "text": TIDE}] * 30_000)) == 19_999


def test_a_lone_surrogate_in_the_words_is_stamped_like_any_other() -> None:
    [(_, target)] = unstamped(json.loads('{"url": "https://example.org/", "quote": "a lone \\ud800 one"}'))

    stamp_words(target)

    assert len(str(target.metadata["content_hash"])) == 64


KEYS = st.sampled_from(["url", "text", "findings", "citation", "metadata", "content", "citations", "note", "lc", "a"])
JSON = st.recursive(
    st.none() | st.booleans() | st.sampled_from([URL, TIDE, "[1]", '{"url": "x"}', "\ud800"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=25,
)


@given(JSON)
def test_no_value_raises_is_changed_or_has_two_stamps_in_one_place(value: object) -> None:
    before = copy.deepcopy(value)

    places = [at for at, _ in unstamped(value)]

    assert value == before
    assert len(set(places)) == len(places)
    assert not [1 for one in places for other in places if one != other and other[: len(one)] == one]
