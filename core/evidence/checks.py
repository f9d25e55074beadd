"""Every excerpt stands in the source that it names, or everything is refused and each refusal says why."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from pincite.core.evidence.artifact import Confirmed, Json, compose
from pincite.core.evidence.policy import Policy
from pincite.core.evidence.registry import Registry, Source
from pincite.core.evidence.verdict import EvidenceVerdict, Refusal, RefusalCode
from pincite.core.evidence.wording import is_seen, listed, quoted, shown

#: The words of a text from which an excerpt differs in typography or capitals alone; None where it differs in more.
Wording = Callable[[str, str], str | None]


@dataclass(frozen=True)
class Claimed:
    """One piece of evidence as a model sent it; what is None was not text, and ``fault`` says what is wrong."""

    source_id: str | None
    excerpt: str | None
    fault: str = ""


@dataclass(frozen=True)
class Request:
    """What a model sent, and the local label of what it is for."""

    evidence: Sequence[Claimed]
    #: By source id; None is no text.
    proposed_texts: Mapping[str, str | None] = field(default_factory=dict)
    annotations: Sequence[Json] = ()
    purpose: str = ""


def check(
    registry: Registry,
    policy: Policy,
    request: Request,
    *,
    wording: Wording | None = None,
    breathe: Callable[[], None] | None = None,
) -> EvidenceVerdict:
    """The artifact, or all refusals at once: of the evidence, then of proposed texts, then of the selection.

    ``wording`` finds the words to use where only typography or capitals differ, in the text of a source of an allowed
    role. It changes the message of a refusal and nothing else. ``breathe`` is called before each piece of evidence, and
    may end the whole by raising. Raises ``InputError`` where ``policy`` selects or orders sources that do not exist.
    """
    order = policy.order(registry)
    judged: list[Confirmed | Refusal] = []
    for index, one in enumerate(request.evidence):
        if breathe is not None:
            breathe()
        judged.append(_judge(registry, policy, index, one, wording))
    refusals = [
        *(one for one in judged if isinstance(one, Refusal)),
        *_overwrites(registry, request.proposed_texts),
        *_disallowed(registry, policy, order),
    ]
    if refusals:
        return EvidenceVerdict(refusals=tuple(refusals))
    confirmed = [one for one in judged if isinstance(one, Confirmed)]
    artifact = compose(registry, policy, confirmed, purpose=request.purpose, annotations=request.annotations)
    return EvidenceVerdict(artifact)


def _judge(
    registry: Registry, policy: Policy, index: int, claimed: Claimed, wording: Wording | None
) -> Confirmed | Refusal:
    excerpt = claimed.excerpt
    source = None if claimed.source_id is None else registry.get(claimed.source_id)
    if source is None:
        return Refusal(index, RefusalCode.UNKNOWN_SOURCE, _unknown(registry, policy, claimed))
    if excerpt is not None and not is_seen(excerpt):
        return Refusal(index, RefusalCode.EMPTY_EXCERPT, claimed.fault or "the excerpt has nothing that can be seen")
    if excerpt is None:
        return Refusal(index, RefusalCode.UNVERIFIED_EXCERPT, f"{claimed.fault}; no source holds it")
    start = source.text.find(excerpt)
    if start < 0:
        return _elsewhere(registry, policy, index, source, excerpt, wording)
    if source.role not in policy.allowed_roles:
        others = [other for other in registry.with_words(excerpt) if other.role in policy.allowed_roles]
        also = f"; it stands in {_named(others)} too" if others else ""
        return Refusal(index, RefusalCode.ROLE_NOT_ALLOWED, _role_sentence(source) + also)
    return Confirmed(source.source_id, excerpt, start, start + len(excerpt))


def _elsewhere(
    registry: Registry, policy: Policy, index: int, named: Source, excerpt: str, wording: Wording | None
) -> Refusal:
    """Why an excerpt that is not in the source it names is refused, and what would be accepted."""
    holders = registry.with_words(excerpt)
    allowed = [source for source in holders if source.role in policy.allowed_roles]
    absent = f"{shown(excerpt)} does not stand in source {shown(named.source_id)}"
    if allowed:
        code, sentence = RefusalCode.WRONG_SOURCE, f"{absent}; it stands in {_named(allowed)}"
    elif holders:
        code, sentence = RefusalCode.ROLE_NOT_ALLOWED, f"{absent}, only elsewhere: {_role_sentence(holders[0])}"
    else:
        code, sentence = RefusalCode.UNVERIFIED_EXCERPT, f"{absent}, nor in any other"
    # The words of a source that may not be used are no help: they would be refused the next time.
    candidates = [named, *(source for source in registry if source is not named)] if not holders else [named]
    for source in candidates if wording else ():
        words = wording(excerpt, source.text) if wording and source.role in policy.allowed_roles else None
        if words is not None:
            where = f"source {shown(source.source_id)}"
            how = "capital letters" if words.lower() == excerpt.lower() else "typography"
            return Refusal(
                index,
                code,
                f"{sentence}. It differs from {where} in {how} alone; the exact words to use are {quoted(words)}",
            )
    return Refusal(index, code, sentence)


def _overwrites(registry: Registry, proposed: Mapping[str, str | None]) -> Iterator[Refusal]:
    for source_id, text in proposed.items():
        source = registry.get(source_id)
        if source is None:
            sentence = f"a text is proposed for {shown(source_id)}, which no source has for its id"
            yield Refusal(source_id, RefusalCode.UNKNOWN_SOURCE, sentence)
        elif text != source.text:
            sentence = f"the text proposed for source {shown(source_id)} is not its text; leave it out, or repeat it"
            yield Refusal(source_id, RefusalCode.CANONICAL_OVERWRITE, sentence)


def _disallowed(registry: Registry, policy: Policy, order: Sequence[str]) -> Iterator[Refusal]:
    for source_id in order:
        source = registry[source_id]
        if source.role not in policy.allowed_roles:
            yield Refusal(source_id, RefusalCode.ROLE_NOT_ALLOWED, f"selected_ids: {_role_sentence(source)}")


def _unknown(registry: Registry, policy: Policy, claimed: Claimed) -> str:
    usable = listed([source.source_id for source in registry if source.role in policy.allowed_roles])
    what = claimed.fault if claimed.source_id is None else f"no source has the id {shown(claimed.source_id)}"
    return f"{what}; to be quoted from: {usable}"


def _role_sentence(source: Source) -> str:
    return f"source {shown(source.source_id)} has the role {shown(source.role)}, which the policy does not allow"


def _named(sources: Sequence[Source]) -> str:
    return listed([source.source_id for source in sources])
