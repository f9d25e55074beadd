"""Each form is told by its structure, and what is wrong with a part of it is that part's verdict."""

import copy
import json
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.errors import InputError
from pincite.core.shapes import CitedPassage, NoRecord, parse_agent_output
from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.stamping import stamp_output
from pincite.core.verify import ProvenanceValidator
from tests.core.shapes.samples import DOCUMENT, LOG, MARKDOWN, OBJECTS, SAMPLES, TIDE, Sample, as_text
from tests.fakes import FakeFetcher
from tests.rows import each_row

HASH = "6565186bac3b09a904b8e5d0f8bf405be6007610f1bf8ede20402c35dc42892c"
FINDING = {"summary": "It rose.", "excerpt": TIDE, "citation": {"url": LOG, "metadata": {}}}


def as_objects(value: object) -> object:
    """The same with an object of some class for every mapping."""
    if isinstance(value, dict):
        return SimpleNamespace(**{key: as_objects(item) for key, item in value.items() if key.isidentifier()})
    return [as_objects(item) for item in value] if isinstance(value, list) else value


def cited(value: object) -> list[tuple[str, str, str]]:
    """URL, words and claim of every citation."""
    found = recognise(value).cited
    parsed = parse_agent_output(value).findings
    return [(finding.url, one.around.excerpt, one.around.summary) for one, finding in zip(found, parsed, strict=True)]


@each_row("sample", SAMPLES, ids=repr)
def test_every_form_is_recognised_with_its_urls_words_and_claims(sample: Sample) -> None:
    output = parse_agent_output(sample.value)

    assert output.form == sample.form
    assert [(one.url, words) for one, words in zip(sample.cites, [one.words for one in sample.cites], strict=True)] == [
        (url, words if url else one.words)
        for (url, words, _), one in zip(cited(sample.value), sample.cites, strict=True)
    ]
    assert [claim for _, _, claim in cited(sample.value)] == [one.claim for one in sample.cites]
    assert [finding.place for finding in output.findings] == list(range(len(sample.cites)))
    count = len(sample.cites)
    assert output.notes[0] == f"read as {sample.form}: {count} citation{'' if count == 1 else 's'}"


WRITERS: dict[str, Callable[[object], object]] = {
    "text": as_text,
    "bytes": lambda value: as_text(value).encode(),
    "objects": as_objects,
}


@each_row("sample", OBJECTS, ids=repr)
@each_row("write", WRITERS.values(), ids=WRITERS.keys())
def test_json_text_bytes_and_objects_are_read_alike(sample: Sample, write: Callable[[object], object]) -> None:
    assert cited(write(sample.value)) == cited(sample.value)


@each_row("sample", SAMPLES, ids=repr)
def test_nothing_unstamped_is_checked_and_nothing_of_the_callers_is_changed(sample: Sample) -> None:
    before = copy.deepcopy(sample.value)

    output = parse_agent_output(sample.value)

    assert {type(finding) for finding in output.findings} == {NoRecord}
    assert sample.value == before


def strings_for_objects(value: object, key: str) -> object:
    """The value with JSON text for whatever stands under ``key``."""
    if isinstance(value, dict):
        return {
            name: json.dumps(item) if name == key and not isinstance(item, str) else strings_for_objects(item, key)
            for name, item in value.items()
        }
    return [strings_for_objects(item, key) for item in value] if isinstance(value, list) else value


@each_row("sample", OBJECTS, ids=repr)
@each_row(
    "key",
    (
        "content citations output annotations choices message url_citation target selector source_documents metadata "
        "kwargs items first node source_nodes meta documents groundingMetadata groundingSupports groundingChunks "
        "segment retrievedReferences retrievalResults location webLocation citationsContent sourceContent "
        "sources document"
    ).split(),
)
def test_json_text_where_an_object_belongs_is_decoded_once_and_stays_text(sample: Sample, key: str) -> None:
    texts = dict.fromkeys(range(len(sample.cites)), TIDE)
    written = strings_for_objects(sample.value, key)

    stamped = stamp_output(written, texts=texts)

    assert cited(written) == cited(sample.value)
    assert stamped.stamped == stamp_output(sample.value, texts=texts).stamped
    assert {type(one) for one in walk(stamped.output)} >= {type(one) for one in walk(written)} - {type(None)}
    again = parse_agent_output(stamped.output).findings
    assert all(isinstance(again[place], CitedPassage) for place in stamped.stamped)


def walk(value: object) -> Iterator[object]:
    yield value
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from walk(item)


def test_a_list_of_several_forms_keeps_every_citation_in_its_place() -> None:
    values = [DOCUMENT, FINDING, {"url": LOG}, {"type": "tool_use", "id": "t"}, None, *[s.value for s in OBJECTS[:5]]]

    output = parse_agent_output(values)

    assert output.form == "mixed"
    assert [finding.url for finding in output.findings][:4] == [LOG, LOG, LOG, ""]
    assert "the citation is null" in output.findings[3].notes[0]
    assert output.notes[1:3] == (
        "left out: [3] cites nothing",
        "left out: [6].output[2].content[0].annotations[2] is a file_citation without a url",
    )


def test_a_list_of_ours_alone_says_nothing_of_forms() -> None:
    assert parse_agent_output([FINDING, {"url": LOG}, None]).notes == ()
    assert parse_agent_output({"findings": [FINDING]}).notes == ()


def test_what_is_left_out_is_named_up_to_ten_times_and_then_counted() -> None:
    notes = parse_agent_output([DOCUMENT, *[{"type": "tool_use"}] * 25]).notes

    assert len(notes) == 12
    assert notes[-1] == "left out: 15 more"


@each_row(
    "value",
    [
        {"content": [{"type": "text", "text": "An answer without citations."}]},
        {"content": [{"type": "text", "text": "x", "annotations": {"audience": ["user"]}}]},
        {"output": []},
        {"choices": None},
        {"target": None},
        {"items": [{"name": "x"}]},
        {"page_content": "words"},
        {"title": "A page", "note": '"two words"'},
        {"URL": LOG},
        "Plain prose that quotes \u201cnothing but these words\u201d.",
        f"A link to [the log]({LOG}) and no quotation.",
        b"\xff\xfe \xff",
    ],
)
def test_what_only_resembles_a_form_is_refused_in_a_sentence(value: object) -> None:
    with pytest.raises(InputError):
        parse_agent_output(value)


def test_a_form_without_citations_is_a_form_without_findings() -> None:
    with pytest.raises(InputError, match="no findings"):
        parse_agent_output({"content": [{"type": "text", "text": "x", "citations": []}]})


def test_more_citations_than_a_call_may_hold_are_refused_in_every_form() -> None:
    with pytest.raises(InputError, match="holds 3 findings"):
        parse_agent_output([DOCUMENT] * 3, limit=2)


ODD: st.SearchStrategy[object] = st.sampled_from(
    [
        *(None, True, 0, -1, 1.5, 10**40, "", "x", "[", "{}", "[]", '["a"]', "https://a.test/", "\ud800", HASH),
        *([], {}, [None], {"a": None}, {"url": 5}, [[[]]], {"exact": 7}, [{}] * 30),
        {"content_hash": HASH, "accessed_at": 7},
    ]
)
MARKS = st.sampled_from([*'`[]()<>!\\"\n>^:-|#', "<!--", "-->", "](", "[^a]", "\u201c", "\ud800"])


def places(value: object, at: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path of everything in ``value``."""
    found = [at]
    for step, item in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        found += places(item, (*at, step))
    return found


def mutated(value: object, at: tuple[str | int, ...], odd: object) -> object:
    """A copy with something odd at ``at``."""
    if not at:
        return odd
    other = copy.copy(value)
    assert isinstance(other, (dict, list))
    other[at[0]] = mutated(other[at[0]], at[1:], odd)  # type: ignore[index]  # a path of this very value
    return other


@given(st.data())
def test_no_mutation_of_a_sample_crashes_the_door(data: st.DataObject) -> None:
    value = data.draw(st.sampled_from(OBJECTS)).value
    for _ in range(data.draw(st.integers(1, 3))):
        value = mutated(value, data.draw(st.sampled_from(places(value))), data.draw(ODD))

    try:
        output = parse_agent_output(value)
        stamped = stamp_output(value)
    except InputError:
        return

    assert [finding.place for finding in output.findings] == list(range(len(output.findings)))
    assert sorted([*stamped.stamped, *stamped.left_out]) == list(range(len(output.findings)))


@given(st.data())
def test_no_mutation_of_markdown_crashes_the_door(data: st.DataObject) -> None:
    text = MARKDOWN
    for _ in range(data.draw(st.integers(1, 6))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 40)))
        odd = data.draw(MARKS)
        text = text[:start] + odd + text[end:]

    try:
        stamped = stamp_output(text)
    except InputError:
        return

    assert sorted([*stamped.stamped, *stamped.left_out]) == list(range(len(parse_agent_output(text).findings)))


HOSTILE = {
    "brackets": "[" * 37_500 + f"]({LOG})",
    "closed brackets": "[" * 5_000 + "](" * 5_000 + LOG,
    "pairs in one paragraph": f'"two words" [x]({LOG}) ' * 500,
    "straight marks": '"a ' * 10_000 + f"[x]({LOG})",
    "curly marks": "\u201c a" * 10_000 + f"\u201d [x]({LOG})",
    "autolinks": "<a:" * 25_000 + LOG,
    "code": "` `` ``` " * 7_500 + LOG,
    "bars": "> " * 25_000 + LOG,
    "definitions": f"[^a]: {LOG}\n" * 2_500 + '"two words"[^a]',
    "comments": "<!-- pincite " * 7_500 + f'"two words" [x]({LOG})' + "x" * 37_500 + "-->",
    "a deep stamp": f'"two words" [x]({LOG}) <!-- pincite {{"a": ' + "[" * 11_250 + " -->",
    "backslashes": "\\" * 62_500 + LOG,
    "parentheses": "(" * 62_500 + LOG,
    "destinations": "[a](b 'c " * 2_500 + LOG,
    "sources": f"a [7] {'b ' * 9}[7, 8]\n\n" + f"[7] Log, {LOG}\n" * 1_250,
    "marks": f'"two words" {"[" * 2_500}1, 2{"]" * 2_500} [{"1, " * 90}1]\n\n[1]: {LOG}\n',
    "marks with comments": f'"two words" {"[1 <!-- x -->" * 2_500}{", 1]" * 2_500}\n\n[1]: {LOG}\n',
    "authors": "Smith and " * 2_500 + "(2020)" * 1_250 + "\n\nReferences\n\n" + f"Smith, J. (2020). {LOG}\n" * 1_250,
    "unknown authors": "(Doe, 2001) Li (2002) " * 1_250 + f"(Smith, 2020)\n\nReferences\n\nSmith, J. (2020). {LOG}",
    "short names": "(Doe [D" * 10_000 + f"(Smith, 2020)\n\nReferences\n\nSmith, J. (2020). {LOG}",
    "tags": "<a b=" * 6_250 + f'<a href="{LOG}"> ' * 1_250,
    "lines": f'"two words"\n[x]({LOG})\n' * 500,
}


@each_row("hostile", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_markdown_costs_no_more_than_its_length(hostile: str) -> None:
    try:
        stamp_output(hostile)
    except InputError:
        return


def test_one_odd_part_loses_no_other() -> None:
    for sample in OBJECTS:
        if not isinstance(sample.value, list):
            continue
        output = parse_agent_output([*sample.value, None, 7, "prose", [[]]])
        assert len(output.findings) == len(sample.cites) + 4
        assert [one.url for one in output.findings][: len(sample.cites)] == [one.url for one in sample.cites]


@each_row("sample", SAMPLES, ids=repr)
async def test_what_was_stamped_stands_in_its_source_and_a_changed_source_shows(sample: Sample) -> None:
    texts = {place: one.words or TIDE for place, one in enumerate(sample.cites) if one.url}
    stamped = stamp_output(sample.value, texts=texts)
    pages = {one.url.partition("#")[0]: f"Before. {TIDE} Between. {one.words} After." for one in sample.cites}
    same = ProvenanceValidator(fetcher=FakeFetcher({one.url: pages[one.url.partition("#")[0]] for one in sample.cites}))
    other = ProvenanceValidator(fetcher=FakeFetcher({one.url: "Other words stand here now." for one in sample.cites}))

    stands = await same.check_agent_output(stamped.output)
    gone = await other.check_agent_output(stamped.output)

    expected = [place for place, one in enumerate(sample.cites) if one.url]
    assert [place for place, one in enumerate(stands.verdicts) if one.status == "match"] == expected
    assert [place for place, one in enumerate(gone.verdicts) if one.status == "changed"] == expected
    assert {one.status for place, one in enumerate(stands.verdicts) if place not in expected} <= {"no_record"}
    assert stands.notes is not None
    assert stands.notes[0].startswith(f"read as {sample.form}")
