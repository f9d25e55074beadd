"""Evidence from an untrusted model is confirmed against a local registry, or refused with the words to use."""

from pincite.core.errors import InputError
from pincite.core.evidence import EvidenceVerdict, check
from pincite.core.evidence.parse import parse_policy, parse_registry, parse_request
from pincite.core.text.shelf import Shelf
from pincite.core.threads import stop_if_given_up


def verify_evidence(
    sources: object,
    evidence: object,
    policy: object,
    proposed_texts: object = None,
    annotations: object = None,
    purpose: str = "",
    *,
    most_evidence: int | None = None,
    most_sources: int | None = None,
    most_text: int | None = None,
) -> EvidenceVerdict:
    """Confirm what a model quotes against your own sources; one refusal, and there is no artifact (CONTRACT 7).

    Nothing a model sends is trusted: its excerpts must stand in your texts letter by letter, its offsets are not
    read, and its other words come back only where the policy asks, set apart.

    Parameters
    ----------
    sources
        Yours, a list: ``{"source_id", "role", "text"}`` and, if you like, ``"metadata"``, which stays with you.
    evidence
        The model's, a list: ``{"source_id", "excerpt"}`` each; other keys are not read. An excerpt must stand in the
        source that it names, whose role the policy must allow.
    policy
        Yours: ``coverage`` (``all_selected_sources``: the artifact holds the full text of every selected source;
        ``selected_evidence``: only the confirmed excerpts of them) and ``allowed_roles``, both of which must be
        stated; ``selected_ids``, the sources of the text in its order (left out: every source of an allowed role);
        ``source_order``, passed on as it is; ``include_unverified_annotations``.
    proposed_texts
        The model's, by source id: a text that is not the source's own, letter by letter, is refused.
    annotations
        The model's labels, any JSON. In the artifact under ``annotations_unverified`` if the policy asks, else unread.
    purpose
        Yours: a label for the artifact.
    most_evidence, most_sources, most_text
        Pieces of evidence, sources, and code points of their texts together, beyond which the call is an error.

    Lists and objects may be JSON text in a string. Returns a verdict with ``ok``, ``artifact``, ``refusals`` and
    ``to_dict()``. Every refusal is there, each with the evidence's place (or a source id), a code and a sentence that
    helps a model to repair it: ``unknown_source``, ``empty_excerpt``, ``wrong_source``, ``role_not_allowed``,
    ``unverified_excerpt``, ``canonical_overwrite``. Where only typography or capitals differ
    the sentence has the exact words. Offsets are code points of the source's text, of the first occurrence.

    Raises ``InputError`` for a fault in what is yours (ids given twice or unknown, no role, no coverage), and for
    evidence that is no list.
    """
    registry, rules = parse_registry(sources), parse_policy(policy)
    request = parse_request(
        evidence, policy=rules, proposed_texts=proposed_texts, annotations=annotations, purpose=purpose
    )
    _must_fit(len(request.evidence), most_evidence, "pieces of evidence")
    _must_fit(len(registry), most_sources, "sources")
    _must_fit(sum(len(source.text) for source in registry), most_text, "characters of sources")
    allowed = (source.text for source in registry if source.role in rules.allowed_roles)
    shelf = Shelf(allowed, stop_if_given_up)

    def wording(excerpt: str, text: str) -> str | None:
        return shelf.words(excerpt, text) or shelf.in_other_case(excerpt, text)

    return check(registry, rules, request, wording=wording, breathe=stop_if_given_up)


def _must_fit(given: int, most: int | None, what: str) -> None:
    if most is not None and given > most:
        raise InputError(f"{given:,} {what} are too many for one call, which takes {most:,}")
