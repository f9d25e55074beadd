"""Every accepted form gives the same passages, and what has no form is refused in a sentence."""

import json
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.errors import InputError
from pincite.core.models import AgentResult, Citation, Finding, Reason
from pincite.core.shapes import CitedPassage, NoRecord, ParsedOutput, parse_agent_output
from pincite.core.text.canonical import content_sha256
from tests.rows import each_row

HASH = "6565186bac3b09a904b8e5d0f8bf405be6007610f1bf8ede20402c35dc42892c"
STAMP = {"content_hash": HASH, "accessed_at": "2026-01-01T00:00:00+00:00"}
CITATION = {"url": "https://a.test/", "title": "A", "kind": "web", "metadata": STAMP}
FINDING = {"summary": "It rose.", "excerpt": "The tide rose at dawn.", "metadata": {}, "citation": CITATION}
#: A finding whose citation was not kept apart.
FLAT = {**CITATION, "summary": "It rose.", "excerpt": "The tide rose at dawn."}
RESULT = {"query": "q", "agent_name": "n", "warnings": [], "metadata": {}, "findings": [FINDING]}


def only(output: ParsedOutput) -> CitedPassage:
    [passage] = output.findings
    assert isinstance(passage, CitedPassage)
    return passage


def refused(value: object) -> NoRecord:
    [finding] = parse_agent_output(value).findings
    assert isinstance(finding, NoRecord)
    return finding


def as_objects() -> AgentResult:
    return AgentResult(
        "q",
        "n",
        [Finding("It rose.", Citation("https://a.test/", metadata=dict(STAMP)), "The tide rose at dawn.")],
    )


MIXED = SimpleNamespace(
    findings=(
        {
            "summary": "It rose.",
            "excerpt": "The tide rose at dawn.",
            "citation": Citation("https://a.test/", metadata=dict(STAMP)),
        },
    )
)


@each_row(
    ("value", "form"),
    [
        (RESULT, "agent_result"),
        (as_objects(), "agent_result"),
        (MIXED, "agent_result"),
        (json.dumps(RESULT), "agent_result"),
        (json.dumps(RESULT).encode(), "agent_result"),
        (json.dumps(RESULT).encode("utf-16"), "agent_result"),
        ("\ufeff" + json.dumps(RESULT), "agent_result"),
        ({"findings": json.dumps([FINDING])}, "agent_result"),
        ({"findings": [json.dumps(FINDING)]}, "agent_result"),
        ({"findings": [{**FINDING, "citation": json.dumps(CITATION)}]}, "agent_result"),
        (
            {"findings": [{**FINDING, "citation": {**CITATION, "metadata": json.dumps(STAMP)}}]},
            "agent_result",
        ),
        ([FINDING], "list"),
        ((FINDING,), "list"),
        (FINDING, "finding"),
        (FLAT, "citation"),
        ([FLAT], "list"),
        ({"findings": [FLAT]}, "agent_result"),
        ({"findings": [json.dumps(FLAT)]}, "agent_result"),
    ],
)
def test_every_form_of_a_finding_gives_the_same_passage(value: object, form: str) -> None:
    output = parse_agent_output(value)

    passage = only(output)
    assert output.form == form
    assert (passage.place, passage.url) == (0, "https://a.test/")
    assert passage.record.content_hash == passage.quotation.content_hash == HASH
    assert passage.quotation.excerpt == "The tide rose at dawn."
    assert passage.claim is not None
    assert passage.claim.text == "It rose."


@each_row(("value", "form"), [([CITATION], "list"), (CITATION, "citation"), (json.dumps(CITATION), "citation")])
def test_a_bare_citation_is_its_hash_alone(value: object, form: str) -> None:
    output = parse_agent_output(value)

    passage = only(output)
    assert output.form == form
    assert (passage.quotation.content_hash, passage.quotation.excerpt, passage.claim) == (HASH, "", None)


def test_a_list_may_mix_findings_and_citations_and_keeps_their_places() -> None:
    output = parse_agent_output([CITATION, FINDING, None, FINDING])

    assert [finding.place for finding in output.findings] == [0, 1, 2, 3]
    assert isinstance(output.findings[2], NoRecord)


@each_row(
    ("value", "words"),
    [
        ("this is prose", "The input is no JSON and holds no quotation that a link follows"),
        (
            b'See [a](https://a.test/).\n\nThey said "it rose at dawn" there.',
            "cites. Left out: links that follow no ",
        ),
        ("", "no JSON and holds no quotation"),
        ('[{"url": ', "not JSON: Expecting value at line 1, column 10"),
        (b"\xff\xfe\xfa", "not text"),
        (json.dumps(json.dumps(RESULT)), "a JSON string"),
        ("[" * 100_000, "nested too deeply"),
        ('{"findings": [' + "1" * 5_000 + "]}", "not JSON that can be read"),
        ("12", "a number of another shape"),
        ("null", "null of another shape"),
        (None, "null of another shape"),
        (True, "a boolean of another shape"),
        ({"answer": 42}, r"an object of another shape \(it has: answer\); expected"),
        ({"summary": "s", "verdicts": 5}, r"an object of another shape \(it has: summary, verdicts\); expected"),
        ({}, r"an object of another shape \(it has: nothing\)"),
        (
            {"answer": 'It "rose at dawn" ([log](https://a.test/)).', "n": 1},
            "give what stands under `answer`, which cites",
        ),
        (
            {"answer": "It rose.", "sources": [{"url": "https://a.test/"}]},
            "give what stands under `sources`, which cites",
        ),
        ({"sources": ["https://a.test/"]}, "; expected an agent's answer"),
        ({"verdicts": [], "summary": {}}, "is a report on citations and holds none; give the answer that was checked"),
        (["https://a.test/"], "a list of another shape"),
        ([None, 1], "a list of another shape"),
        ([], "no findings"),
        ("[]", "no findings"),
        ({"findings": []}, "no findings"),
        (AgentResult("q", "n"), "no findings"),
        ({"findings": None}, "`findings` is null"),
        ({"findings": "none"}, "`findings` is a string"),
        ({"findings": {"0": FINDING}}, "`findings` is an object"),
        (object(), "an object of another shape"),
    ],
)
def test_input_that_holds_no_findings_is_refused_in_a_sentence(value: object, words: str) -> None:
    with pytest.raises(InputError, match=words):
        parse_agent_output(value)


@each_row(
    ("finding", "url", "note"),
    [
        (None, "", "the finding is null"),
        (7, "", "the finding is a number"),
        ("prose", "prose", "the finding is a string"),
        ("prose " * 1_000, ("prose " * 1_000)[:2_000], "the finding is a string"),
        (b"prose", "", "the finding is a string"),
        ({"claim": "no citation", "quote": "x"}, "", "the finding has no citation; it has: claim, quote"),
        ({"field " * 9: 1} | dict.fromkeys("abcdefgh"), "", "\u2026, a, b, c, d, e, f, g and 1 more"),
        ({}, "", "the finding has no citation; it has: nothing"),
        ({"citation": None}, "", "the citation is null"),
        ({"citation": "https://a.test/"}, "https://a.test/", "the citation is a string"),
        ({"citation": []}, "", "the citation is a list"),
        ({"citation": {"title": "no url"}}, "", "the citation has no url; it has: title"),
        ({"citation": '{"source": "u"}'}, "", "the citation has no url; it has: source"),
        ({"citation": {"url": "https://a.test/", "metadata": [1]}}, "https://a.test/", "metadata is a list"),
        (
            {"citation": {"url": "https://a.test/", "metadata": "x"}},
            "https://a.test/",
            "metadata is a string",
        ),
    ],
)
def test_an_odd_finding_is_its_own_verdict_and_loses_no_other(finding: object, url: str, note: str) -> None:
    output = parse_agent_output({"findings": [FINDING, finding, FINDING]})

    first, odd, last = output.findings
    assert isinstance(first, CitedPassage)
    assert isinstance(last, CitedPassage)
    assert isinstance(odd, NoRecord)
    assert (odd.place, odd.url, odd.reason) == (1, url, Reason.MALFORMED_CITATION)
    assert any(note in said for said in odd.notes)


def test_words_of_a_quotation_under_another_name_are_said_not_to_be_compared() -> None:
    note = "there is no excerpt; the words under quote were not compared"
    for said, notes in (
        ({"quote": "Other words."}, (note,)),
        ({"quote": "\ud800"}, (note,)),
        ({"excerpt": "", "quote": "Other words."}, (note,)),
        ({"quote": FINDING["excerpt"]}, ()),
        ({"excerpt": "Other words."}, ()),
        ({"excerpt": FINDING["excerpt"], "quote": "Other words."}, ()),
        ({"text": "Other words."}, ()),
    ):
        for finding in ({**said, "citation": CITATION}, {**said, **CITATION}):
            (found,) = parse_agent_output([finding]).findings
            assert (type(found), found.notes) == (CitedPassage, notes), finding
    given = {**STAMP, "pincite": {"v": 1, "given": content_sha256("What was typed.")}}
    assert not only(
        parse_agent_output([{"quote": "What was typed.", "citation": {**CITATION, "metadata": given}}])
    ).notes


@each_row(
    ("metadata", "reason"),
    [
        ({}, None),
        (None, None),
        ({"content_hash": HASH}, None),
        ({"content_hash": "", "accessed_at": "2026-01-01"}, None),
        ({"content_hash": HASH, "accessed_at": 20260101}, Reason.MALFORMED_CITATION),
        ({"content_hash": 12, "accessed_at": "2026-01-01"}, Reason.MALFORMED_HASH),
        ({"content_hash": HASH[:-1], "accessed_at": "2026-01-01"}, Reason.MALFORMED_HASH),
        ({"content_hash": HASH + "0", "accessed_at": "2026-01-01"}, Reason.MALFORMED_HASH),
        ({"content_hash": "g" * 64, "accessed_at": "2026-01-01"}, Reason.MALFORMED_HASH),
        ({"content_hash": HASH[:-1] + "\u0661", "accessed_at": "2026-01-01"}, Reason.MALFORMED_HASH),
        (
            {
                "content_hash": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                "accessed_at": "2026-01-01",
            },
            Reason.EMPTY_HASH,
        ),
    ],
)
def test_a_stamp_that_proves_nothing_is_no_record(metadata: object, reason: Reason | None) -> None:
    finding = refused({"url": "https://a.test/", "metadata": metadata})

    assert finding.reason is reason
    assert finding.notes


@each_row(
    ("finding", "where"),
    [
        ({"citation": {"url": "https://a.test/", **STAMP}}, "beside the url, and belongs in the citation's metadata"),
        ({"url": "https://a.test/", **STAMP}, "beside the url, and belongs in the citation's metadata"),
        (
            {"citation": {"url": "https://a.test/"}, "metadata": STAMP},
            "in the finding's metadata, and belongs in the citation's",
        ),
    ],
)
def test_a_stamp_that_was_put_elsewhere_is_no_record_and_its_note_says_where_it_belongs(
    finding: object, where: str
) -> None:
    found = refused([finding])

    assert (found.reason, found.notes) == (None, (f"no provenance record: the stamp stands {where}",))


def test_a_hash_in_upper_case_is_read_as_lower_case_and_said_so() -> None:
    passage = only(parse_agent_output({**CITATION, "metadata": {**STAMP, "content_hash": HASH.upper()}}))

    assert passage.record.content_hash == HASH
    assert any("upper case" in note for note in passage.notes)


@each_row("url", [None, 7, ["https://a.test/"]])
def test_a_url_that_is_no_string_stays_checkable_so_that_its_verdict_can_say_so(url: object) -> None:
    passage = only(parse_agent_output({**CITATION, "url": url}))

    assert passage.url == ""
    assert any("url is" in note for note in passage.notes)


@each_row("excerpt", [None, "", " \n", 7, ["words"]])
def test_an_excerpt_without_words_leaves_the_hash_alone(excerpt: object) -> None:
    assert only(parse_agent_output([{**FINDING, "excerpt": excerpt}])).quotation.excerpt == ""


def test_an_excerpt_of_five_megabytes_is_kept_whole() -> None:
    excerpt = "word " * 1_000_000

    passage = only(parse_agent_output(json.dumps([{**FINDING, "excerpt": excerpt}])))

    assert passage.quotation.excerpt == excerpt


def test_twenty_thousand_findings_are_read_and_one_more_is_refused() -> None:
    assert len(parse_agent_output({"findings": [FINDING] * 20_000}).findings) == 20_000
    with pytest.raises(InputError, match="20001 findings"):
        parse_agent_output({"findings": [FINDING] * 20_001})


def test_the_callers_own_bound_is_the_one_that_counts() -> None:
    with pytest.raises(InputError, match="at most 1 "):
        parse_agent_output([FINDING, FINDING], limit=1)


def test_the_claim_of_the_citation_comes_before_that_of_the_finding_and_its_summary() -> None:
    meta = {**STAMP, "nli_claim": "From the citation.", "nli_verdict": "entails"}
    finding = {
        **FINDING,
        "citation": {**CITATION, "metadata": meta},
        "metadata": {"nli_claim": "From the finding.", "nli_verdict": "neutral", "nli_provider": "fake-nli"},
    }

    claim = only(parse_agent_output(finding)).claim

    assert claim is not None
    assert (claim.text, claim.verdict, claim.provider) == ("From the citation.", "entails", "fake-nli")


@each_row(("judged", "baseline"), [("Another claim.", None), ("The claim.", "neutral"), ("", "neutral")])
def test_the_findings_verdict_on_another_claim_is_no_baseline(judged: str, baseline: str | None) -> None:
    metadata = {"nli_claim": judged, "nli_verdict": "neutral"}
    citation = {**CITATION, "metadata": {**STAMP, "nli_claim": "The claim."}}

    claim = only(parse_agent_output({**FINDING, "citation": citation, "metadata": metadata})).claim

    assert claim is not None
    assert (claim.text, claim.verdict) == ("The claim.", baseline)


@each_row("claim", [None, "", "  ", 7])
def test_a_claim_that_is_no_string_of_words_falls_back_to_the_summary(claim: object) -> None:
    metadata = {**STAMP, "nli_claim": claim, "nli_verdict": "skipped"}

    parsed = only(parse_agent_output({**FINDING, "citation": {**CITATION, "metadata": metadata}})).claim

    assert parsed is not None
    assert (parsed.text, parsed.verdict) == ("It rose.", None)


def test_the_language_of_the_answer_is_kept() -> None:
    assert parse_agent_output({**RESULT, "metadata": {"language": "es"}}).language == "es"
    assert parse_agent_output({**RESULT, "metadata": ["es"]}).language == ""


def test_unreadable_stamp_details_leave_the_hash_and_a_note() -> None:
    passage = only(parse_agent_output({**CITATION, "metadata": {**STAMP, "pincite": {"length": "long"}}}))

    assert passage.quotation.stamp.length is None
    assert any("stamp details unreadable" in note for note in passage.notes)


def test_an_object_whose_properties_raise_is_its_own_verdict() -> None:
    class Hostile:
        @property
        def citation(self) -> object:
            raise RuntimeError("no")

    first, odd = parse_agent_output({"findings": [FINDING, Hostile()]}).findings

    assert isinstance(first, CitedPassage)
    assert isinstance(odd, NoRecord)


def test_parsing_changes_nothing_of_the_callers_own() -> None:
    before = json.dumps(RESULT)

    output = parse_agent_output(RESULT)

    assert json.dumps(RESULT) == before
    assert only(output).source is FINDING


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "findings",
                    "citation",
                    "url",
                    "metadata",
                    "content_hash",
                    "accessed_at",
                    "excerpt",
                    "pincite",
                ]
            ),
            inner | st.just(HASH),
            max_size=5,
        )
    ),
    max_leaves=12,
)


@given(JSON)
def test_no_json_crashes_the_door(value: object) -> None:
    try:
        output = parse_agent_output(value)
    except InputError:
        return
    assert [finding.place for finding in output.findings] == list(range(len(output.findings)))


def test_the_words_that_a_report_shows_are_the_excerpts_or_what_stamps_keep() -> None:
    kept = {"url": "https://a.test/", "metadata": {**STAMP, "pincite": {"text": "The tide rose."}}}

    output = parse_agent_output([FINDING, {**FINDING, "excerpt": "", "citation": kept}, kept, CITATION, None])

    assert output.excerpts == ("The tide rose at dawn.", "The tide rose.", "The tide rose.", "", "")
