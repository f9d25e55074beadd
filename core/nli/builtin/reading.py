"""A claim and a premise as the rules read them: the sentences that are about it, and what keeps it from following."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import log1p
from typing import Final

from pincite.core.nli.builtin.accord import in_accord, related, told_beside
from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.amounts import amount_findings
from pincite.core.nli.builtin.attribution import attribution_findings
from pincite.core.nli.builtin.conditions import condition_findings
from pincite.core.nli.builtin.details import detail_findings
from pincite.core.nli.builtin.finding import KINDS, Finding
from pincite.core.nli.builtin.modality import modal_findings
from pincite.core.nli.builtin.names import name_findings
from pincite.core.nli.builtin.polarity import polarity_findings
from pincite.core.nli.builtin.premise import Premise
from pincite.core.nli.builtin.reckoning import is_beside
from pincite.core.nli.builtin.roles import role_findings
from pincite.core.nli.builtin.statement import Statement
from pincite.core.nli.builtin.tongue import Tongue, tongue_of
from pincite.core.nli.builtin.values import value_findings
from pincite.core.nli.builtin.verbatim import verbatim_findings
from pincite.core.text.span import Span

#: Windows of the premise that are compared in full.
_CANDIDATES: Final = 3
#: Sentences in which a value may stand that the aligned ones do not have.
_WIDER: Final = 6
#: Code points of a claim that are read.
MOST_CLAIM: Final = 4_000
_NUMBER_WEIGHT: Final = 1.5
#: Numbers and dates of each side that are looked at.
_VALUES_READ: Final = 40
_OWN: Final = frozenset({"same", "alike", "opposite", "synonym", "converse"})
#: Share of the claim's words that the evidence must have, in their own form or another, for a veto: where both cannot
#: hold, where the premise leaves it open, and in a long premise ...
_LEAST: Final = 0.3
_NEAR_ENOUGH: Final = 0.4
_NEARER: Final = 0.8
_VERBATIM: Final = 0.85
_SHORT: Final = 5
_BRIEF_WORDS: Final = 90
#: ... and how much less where it says another number or date.
_VALUES: Final = 0.2
_VALUED: Final = frozenset({"number", "date"})
#: Kinds of finding that are about what the premise covers, which the model knows better.
_COVERAGE: Final = frozenset({"detail", "name", "substitution"})


@dataclass(frozen=True)
class Reading:
    """Both texts, read. ``aligned`` is None where either has no words."""

    claim: Statement
    premise: Premise
    tongue: Tongue

    @cached_property
    def wanted(self) -> dict[str, float]:
        """The stems of the claim that tell where in a premise it is spoken of, with their weights."""
        wanted = {token.stem: token.weight for token in self.claim.tokens if token.weight > 0}
        for token in self.claim.tokens:
            if token.key.isdigit():
                wanted[token.stem] = _NUMBER_WEIGHT
        return wanted or {token.stem: 0.1 for token in self.claim.tokens}

    @cached_property
    def _ranked(self) -> list[tuple[float, int]]:
        return self.premise.ranked(self.wanted, _WIDER)

    @cached_property
    def aligned(self) -> Alignment | None:
        """The claim against the best few sentences that follow one another."""
        if not self._ranked or not self.claim.tokens:
            return None
        windows = {self.premise.window(self.wanted, at) for _, at in self._ranked[:_CANDIDATES]}
        found = [self._align(self.premise.span(*window)) for window in sorted(windows)]
        return max(
            found, key=lambda one: (one.about + 0.5 * one.coverage + _values_held(one), one.span.start - one.span.end)
        )

    def _align(self, span: Span) -> Alignment:
        text = self.premise.text[span.start : span.end]
        return Alignment(self.claim, Statement(text, self.tongue), span)

    @cached_property
    def findings(self) -> list[Finding]:
        """What keeps the claim from following, the strongest first."""
        aligned = self.aligned
        if aligned is None:
            return []
        more = None
        if len(self.premise.sentences) > 1:
            more = Statement(self.premise.joined([at for _, at in self._ranked]), self.tongue)
        vocabulary = self.premise.vocabulary
        found = [
            *value_findings(aligned, more),
            *polarity_findings(aligned),
            *role_findings(aligned),
            *name_findings(aligned, vocabulary),
            *modal_findings(aligned),
            *amount_findings(aligned),
            *condition_findings(aligned),
            *attribution_findings(aligned),
            *detail_findings(aligned, vocabulary),
        ]
        found = related(aligned, found)
        if self.verbatim is not None:
            found.append(self.verbatim)
        if not self.tongue.stems:
            found = [one for one in found if _in_any_language(one)]
        return sorted(found, key=lambda one: (not one.sure, one.verdict != "contradicts"))

    @cached_property
    def literal(self) -> float:
        """The weighted share of the claim's words that the evidence has, in words of that meaning or the opposite."""
        if self.aligned is None:
            return 0.0
        weights = [token.weight for token in self.claim.tokens]
        held = sum(weights[at] for at, match in self.aligned.matches.items() if match.kind in _OWN)
        return held / (sum(weights) or 1.0)

    def veto(self, *, model: bool) -> Finding | None:
        """The strongest sure finding, where the claim is near enough to the evidence's words to be held to them.

        Only a few sentences are held to that, and least is asked where both cannot hold. In a long premise another
        sentence may say it in other words. With the ``model`` only a contradiction counts that stands in the very words
        of the evidence. Short of that, the combination weighs what the rules found.
        """
        strongest = self._strongest(model=model) if self.brief else None
        return strongest if strongest is not None and strongest.verdict == "contradicts" else self.verbatim or strongest

    def _strongest(self, *, model: bool) -> Finding | None:
        """The same, of a long premise too: there only a contradiction counts."""
        for one in self.findings:
            if not one.sure:
                continue
            if model and (one.verdict != "contradicts" or one.kind in _COVERAGE):
                continue
            if one.plain and one.verdict == "neutral":
                continue  # It only keeps a claim from following: ``left_open``.
            if not self.brief and one.verdict == "neutral":
                continue
            if one.plain or self.literal >= (_VERBATIM if model else self._asked(one)):
                return one
        return None

    @cached_property
    def verbatim(self) -> Finding | None:
        """What speaks against a claim that repeats a sentence of the premise but for one place."""
        sentences = (self.premise.sentences[at] for _, at in self._ranked)
        read = [self.premise.text[one.start : one.end] for one in sentences]
        found = next(verbatim_findings(self.claim.text, read, self.tongue), None)
        if found is not None and self.aligned is not None and self.claim.dates and told_beside(self.aligned):
            return None
        return found if found is None or self.tongue.stems or _in_any_language(found) else None

    @property
    def left_open(self) -> bool:
        """Whether both sides were read in full for what keeps the claim from following, whatever its words are like."""
        return self.brief and any(one.plain and one.verdict == "neutral" for one in self.findings)

    @cached_property
    def accord(self) -> bool:
        """Whether both sides tell one relation, and nothing else was found to speak against the claim."""
        against = any(one.verdict == "contradicts" for one in self.findings)
        return self.aligned is not None and not against and in_accord(self.aligned)

    @cached_property
    def brief(self) -> bool:
        """Whether the premise is a few sentences of plain prose."""
        return len(self.premise.sentences) <= _SHORT and self.premise.text.count(" ") <= _BRIEF_WORDS

    def _asked(self, finding: Finding) -> float:
        """The share of the claim's words that the evidence must have for a veto."""
        valued = finding.kind in _VALUED and finding.verdict == "contradicts"
        if not self.brief:
            return _NEARER - _VALUES if valued else _NEARER
        return _LEAST if finding.verdict == "contradicts" and finding.kind != "name" else _NEAR_ENOUGH

    @cached_property
    def features(self) -> Mapping[str, float]:
        """What the combination weighs, by name."""
        values = dict.fromkeys(FEATURES, 0.0)
        aligned = self.aligned
        if aligned is None:
            return values
        total = sum(self.wanted.values()) or 1.0
        held = sum(weight for word, weight in self.wanted.items() if word in self.premise.vocabulary)
        values |= {
            "coverage": aligned.coverage,
            "coverage2": aligned.coverage**2,
            "about": aligned.about,
            "literal": self.literal,
            "everywhere": held / total,
            "best": self._ranked[0][0],
            "uncovered": min(len(aligned.uncovered), 8) / 8,
            "unnamed": min(sum(self.claim.tokens[at].name for at in aligned.uncovered), 3) / 3,
            "order": _in_order(aligned),
            "claim_length": log1p(len(self.claim.tokens)) / 3,
            "premise_length": log1p(len(self.premise.sentences)) / 3,
            "window_length": log1p(len(aligned.premise.tokens)) / 3,
            "denials": float((len(self.claim.denials) + len(aligned.premise.denials)) % 2),
            "claim_denies": float(bool(self.claim.denials)),
            "values": float(bool(self.claim.quantities or self.claim.dates)),
            "values_held": _values_held(aligned) / 0.3,
            "brief": float(self.brief),
            "brief_about": self.brief * aligned.about,
            "brief_literal": self.brief * self.literal,
        }
        for finding in self.findings:
            name = f"{finding.kind}_{finding.verdict}"
            values[name] = max(values[name], 1.0 if finding.sure else 0.5)
            if finding.sure and self.literal >= _NEAR_ENOUGH:
                values[f"near_{finding.verdict}"] = 1.0
        veto = self._strongest(model=False)
        if veto is not None:
            values[f"veto_{veto.kind}"] = 1.0
            values["veto_literal"] = self.literal
            values["veto_brief"] = float(self.brief)
        return values


#: The names of the features, in the order of the combination's weights.
FEATURES: Final = (
    "coverage", "coverage2", "about", "literal", "everywhere", "best", "uncovered", "unnamed", "order",
    "claim_length", "premise_length", "window_length", "denials", "claim_denies", "values", "values_held",
    "brief", "brief_about", "brief_literal",
    "near_contradicts", "near_neutral",
    "veto_literal", "veto_brief", *(f"veto_{kind}" for kind in KINDS),
    *(f"{kind}_{verdict}" for kind in KINDS for verdict in ("contradicts", "neutral")),
)  # fmt: skip


def _in_any_language(finding: Finding) -> bool:
    """Whether it needs no list of words: what denies in one language ("ni") may be a number in another."""
    return finding.kind in _VALUED or (finding.kind in _COVERAGE and finding.verdict == "neutral")


def read(claim: str, premise: str, language: str) -> Reading:
    """Both texts, read in the language that they show or, failing that, in ``language`` (a BCP 47 tag)."""
    tongue = tongue_of(claim[:MOST_CLAIM], premise, language)
    return Reading(Statement(claim[:MOST_CLAIM], tongue), Premise(premise, tongue), tongue)


def _values_held(aligned: Alignment) -> float:
    """A little more for the sentences that have the claim's numbers and dates."""
    given = aligned.premise.quantities[:_VALUES_READ] + aligned.premise.dates[:_VALUES_READ]
    wanted = aligned.claim.quantities[:_VALUES_READ] + aligned.claim.dates[:_VALUES_READ]
    wanted = [one for one in wanted if not is_beside(one.text)]
    held = [one for one in wanted if any(one.comparable(other) and other.within(one) == "inside" for other in given)]
    return 0.3 * len(held) / len(wanted) if wanted else 0.0


def _in_order(aligned: Alignment) -> float:
    """The share of neighbouring matches that keep their order."""
    places = [aligned.matches[at].at for at in sorted(aligned.matches)]
    if len(places) < 2:
        return 1.0
    return sum(0 < right - left <= 4 for left, right in pairwise(places)) / (len(places) - 1)
