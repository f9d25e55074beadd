"""Whatever a model sends: nothing but the registry's own words comes out, and offsets give the excerpt back."""

import ast
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pincite.core.evidence
from pincite.core.errors import InputError
from pincite.core.evidence import Coverage, EvidenceVerdict, Policy, Registry, Request, Source, check
from pincite.core.evidence.checks import Claimed
from tests.rows import each_row

_WORDS = st.text("ab \u0301\u200b\U0001f600\n", max_size=8)
_IDS = st.sampled_from(["s0", "s1", "s2"])
_ROLES = st.sampled_from(["user", "assistant", "tool"])

REGISTRIES = st.lists(st.tuples(_ROLES, _WORDS), min_size=1, max_size=3).map(
    lambda given: [Source(f"s{place}", role, text) for place, (role, text) in enumerate(given)]
)
EVIDENCE = st.lists(st.builds(Claimed, st.none() | _IDS, st.none() | _WORDS), max_size=5)
REQUESTS = st.builds(Request, EVIDENCE, st.dictionaries(_IDS, st.none() | _WORDS, max_size=1))


@st.composite
def policies(draw: st.DrawFn) -> Policy:
    return Policy(
        draw(st.sampled_from(Coverage)),
        frozenset(draw(st.sets(_ROLES, min_size=1))),
        selected_ids=draw(st.none() | st.lists(_IDS, unique=True, max_size=3).map(tuple)),
        include_unverified_annotations=draw(st.booleans()),
    )


def quoted_from(draw: st.DataObject, sources: list[Source]) -> list[Claimed]:
    """Evidence that often stands in its source."""
    claimed = []
    for source in draw.draw(st.lists(st.sampled_from(sources), max_size=5)):
        start = draw.draw(st.integers(0, len(source.text)))
        claimed.append(Claimed(source.source_id, source.text[start : start + draw.draw(st.integers(1, 4))]))
    return claimed


def judged(sources: list[Source], policy: Policy, request: Request) -> EvidenceVerdict | None:
    try:
        return check(Registry(sources), policy, request)
    except InputError:  # The policy selects what does not exist.
        return None


@given(st.data(), REGISTRIES, policies(), REQUESTS)
def test_no_input_yields_a_text_that_is_not_in_the_registry(
    data: st.DataObject, sources: list[Source], policy: Policy, request: Request
) -> None:
    drawn = data.draw(st.booleans())
    request = Request(quoted_from(data, sources), annotations=["label"]) if drawn else request
    verdict = judged(sources, policy, request)
    if verdict is None or verdict.artifact is None:
        return

    texts = {source.source_id: source for source in sources}
    for part in verdict.artifact.sources:
        source = texts[part.source_id]
        assert source.role == part.role
        assert part.role in policy.allowed_roles
        whole = policy.coverage is Coverage.ALL_SELECTED_SOURCES
        assert part.text == source.text if whole else part.text in source.text
    for found in verdict.artifact.evidence:
        source = texts[found.source_id]
        assert source.text[found.start : found.end] == found.excerpt
        assert source.text.find(found.excerpt) == found.start
        assert source.role in policy.allowed_roles
    assert [(one.source_id, one.excerpt) for one in verdict.artifact.evidence] == [
        (one.source_id, one.excerpt) for one in request.evidence
    ]


@given(st.data(), REGISTRIES, policies(), EVIDENCE)
def test_the_order_of_evidence_changes_nothing_but_the_order_of_evidence(
    data: st.DataObject, sources: list[Source], policy: Policy, invented: list[Claimed]
) -> None:
    evidence = quoted_from(data, sources) if data.draw(st.booleans()) else invented
    shuffled = data.draw(st.permutations(range(len(evidence))))
    first = judged(sources, policy, Request(evidence))
    second = judged(sources, policy, Request([evidence[place] for place in shuffled]))

    assert (first is None) == (second is None)
    if first is None or second is None:
        return
    assert first.ok == second.ok
    if first.artifact is not None and second.artifact is not None:
        assert [first.artifact.evidence[place] for place in shuffled] == list(second.artifact.evidence)
        assert {**first.artifact.to_dict(), "evidence": 0} == {**second.artifact.to_dict(), "evidence": 0}
    back = dict(enumerate(shuffled))
    assert Counter(first.refusals) == Counter(
        type(refusal)(
            back[refusal.index] if isinstance(refusal.index, int) else refusal.index, refusal.code, refusal.message
        )
        for refusal in second.refusals
    )


@given(st.data(), REGISTRIES, policies(), REQUESTS)
def test_the_finder_of_words_changes_the_message_of_a_refusal_and_nothing_else(
    data: st.DataObject, sources: list[Source], policy: Policy, request: Request
) -> None:
    plain = judged(sources, policy, request)
    if plain is None:
        return

    helped = check(Registry(sources), policy, request, wording=lambda excerpt, text: text)

    assert helped.artifact == plain.artifact
    assert [(one.index, one.code) for one in helped.refusals] == [(one.index, one.code) for one in plain.refusals]


def test_excerpts_lend_their_text_once_and_in_the_order_of_the_source() -> None:
    registry = Registry([Source("s0", "user", "one two three four five six seven")])
    policy = Policy(Coverage.SELECTED_EVIDENCE, frozenset({"user"}))
    evidence = [Claimed("s0", word) for word in "seven one five two six three four five".split()]

    artifact = check(registry, policy, Request(evidence)).artifact

    assert artifact is not None
    assert [part.text for part in artifact.sources] == "one two three four five six seven".split()
    assert [found.excerpt for found in artifact.evidence] == [claimed.excerpt for claimed in evidence]


def test_evidence_of_a_source_that_is_not_selected_is_confirmed_and_lends_no_text() -> None:
    registry = Registry([Source("s0", "user", "at noon"), Source("s1", "user", "at dusk")])
    policy = Policy(Coverage.SELECTED_EVIDENCE, frozenset({"user"}), selected_ids=("s0",))

    artifact = check(registry, policy, Request([Claimed("s1", "dusk"), Claimed("s0", "noon")])).artifact

    assert artifact is not None
    assert [part.text for part in artifact.sources] == ["noon"]
    assert [found.source_id for found in artifact.evidence] == ["s1", "s0"]


@each_row("coverage", Coverage)
@each_row(("selected", "order"), [(None, ("s0", "s2")), ((), ()), (("s2",), ("s2",))])
def test_without_selection_every_source_of_an_allowed_role_is_selected(
    coverage: Coverage, selected: tuple[str, ...] | None, order: tuple[str, ...]
) -> None:
    registry = Registry([Source("s0", "user", "a"), Source("s1", "tool", "b"), Source("s2", "user", "c")])

    artifact = check(registry, Policy(coverage, frozenset({"user"}), selected_ids=selected), Request([])).artifact

    assert artifact is not None
    assert artifact.order == order


@each_row("ids", [("s0", "s0"), ("s0", "s9"), ("",)])
def test_ids_of_the_policy_that_are_unknown_or_repeated_are_input_errors(ids: tuple[str, ...]) -> None:
    registry, roles = Registry([Source("s0", "user", "a")]), frozenset({"user"})

    for policy in (
        Policy(Coverage.SELECTED_EVIDENCE, roles, selected_ids=ids),
        Policy(Coverage.SELECTED_EVIDENCE, roles, source_order=ids),
    ):
        with pytest.raises(InputError, match=r"policy\.(selected_ids|source_order) has"):
            check(registry, policy, Request([]))


@each_row(
    ("claimed", "message"),
    [
        (Claimed("s9", "noon"), 'no source has the id "s9"; to be quoted from: "s0"'),
        (Claimed("s0", "dusk"), '"dusk" does not stand in source "s0"; it stands in "s2"'),
        (Claimed("s1", "noon"), 'source "s1" has the role "tool", which the policy does not allow; it stands in "s0"'),
        (Claimed("s0", "swam"), '"swam" does not stand in source "s0", nor in any other'),
    ],
)
def test_a_message_says_what_would_be_accepted(claimed: Claimed, message: str) -> None:
    sources = [Source("s0", "user", "at noon"), Source("s1", "tool", "at noon"), Source("s2", "user", "at dusk")]
    policy = Policy(Coverage.SELECTED_EVIDENCE, frozenset({"user"}), selected_ids=("s0",))
    registry = Registry(sources) if claimed.source_id != "s9" else Registry(sources[:2])

    (refusal,) = check(registry, policy, Request([claimed])).refusals

    assert refusal.message.startswith(message)


def test_a_verdict_has_an_artifact_or_refusals() -> None:
    with pytest.raises(ValueError, match="an artifact or refusals"):
        EvidenceVerdict()


def test_the_room_imports_only_the_errors_of_pincite() -> None:
    (folder,) = pincite.core.evidence.__path__
    modules = {
        name
        for file in Path(folder).glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for name in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else []
        )
    }

    others = {name for name in modules if name.partition(".")[0] not in sys.stdlib_module_names}
    assert {name for name in others if not name.startswith("pincite.core.evidence.")} == {"pincite.core.errors"}
