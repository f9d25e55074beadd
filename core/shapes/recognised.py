"""Which form a value has: told by its structure, ours before any vendor's, and each part of a list by itself."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from os import PathLike
from typing import Final, Protocol

from pincite.core.errors import InputError, NotJsonError
from pincite.core.models import Reason
from pincite.core.shapes import agent_result, json_text
from pincite.core.shapes.citation import looks_like_citation
from pincite.core.shapes.cited import Cited, Path, Read, in_text, is_object, refusal, together
from pincite.core.shapes.fields import ABSENT, decoded_once, field, kind_of, named_fields, sequence, string
from pincite.core.shapes.finding import looks_like_finding, read_finding
from pincite.core.shapes.uncited import is_meant_as_json, why_uncited

EXPECTED: Final = (
    "an agent's answer with `findings`, a list of findings or citations, one finding, one citation, or a vendor's form"
)

_OURS: Final = frozenset({"finding", "citation", "list"})
#: Forms of an answer which may have a text that cites as well.
_ANSWERS: Final = frozenset({"anthropic", "openai", "gemini", "cohere", "bedrock"})
#: Where answers of nobody's form keep what they say, or their citations, and code points of a text that are read.
_FIELDS: Final = ("answer", "text", "content", "output", "response", "report", "citations", "sources", "references")
_LOOKED_AT: Final = 200_000
#: Of what was left out, so much is told one by one.
_TOLD: Final = 10


class Form(Protocol):
    """A vendor's or a standard's form: one module."""

    @property
    def NAME(self) -> str: ...  # noqa: N802 - a constant of the module

    def read(self, value: object, at: Path) -> Read | None: ...


@dataclass(frozen=True, slots=True)
class Recognised:
    """A value, what form it has, and its citations in the caller's order."""

    #: The caller's own value; decoded, where it came as JSON text.
    value: object
    #: ``agent_result``, ``list``, ``finding``, ``citation``, the name of a vendor's form, or ``mixed``.
    form: str
    cited: tuple[Cited, ...]
    language: str = ""
    #: What was recognised and what was left out, where the form is not one of ours.
    notes: tuple[str, ...] = ()

    @property
    def is_text(self) -> bool:
        """Whether any citation stands in running text, and its stamp in a comment there."""
        return any(in_text(one.at) for one in self.cited)


def recognise(value: object) -> Recognised:
    """The citations of ``value``: objects of any class, mappings, a mix, JSON text of those, or Markdown.

    Raises InputError when the whole has none of the accepted forms.
    """
    if not isinstance(value, (str, bytes, bytearray)):
        return _of_value(value)
    try:
        decoded = json_text.decode(value)
    except InputError as error:
        text = _text(value)
        markdown = None if text is None else _of_markdown(text)
        if markdown is not None:
            return markdown
        if text is None or not isinstance(error, NotJsonError) or is_meant_as_json(text):
            raise
        raise NotJsonError(why_uncited("The input", text)) from None
    if isinstance(decoded, str):
        raise InputError(f"The input is a JSON string, not JSON itself; expected {EXPECTED}.")
    return _of_value(decoded)


def _of_value(value: object) -> Recognised:
    if isinstance(value, PathLike):
        raise InputError("The input is a path; give the text of the file, or what it holds.")
    findings = agent_result.findings_of(value)
    if findings is not None:
        cited = tuple(read_finding(item, ("findings", place)) for place, item in enumerate(findings))
        return Recognised(value, "agent_result", cited, agent_result.language_of(value))
    listed = sequence(value)
    read = _one(value, ()) if listed is None else _list(listed)
    if read is None:
        raise InputError(_of_another_shape(value))
    return Recognised(value, read.form, read.cited, _language(listed or ()), _notes(read))


def _of_another_shape(value: object) -> str:
    """Why nothing cites in ``value``: what it is instead, as far as its fields tell."""
    if field(value, "summary") is not ABSENT and sequence(field(value, "verdicts")) is not None:
        return "The input is a report on citations and holds none; give the answer that was checked."
    has = named_fields(value)
    what = f"The input is {kind_of(value)} of another shape{f' (it has: {has})' if has else ''}"
    if cites := next((name for name in _FIELDS if _may_cite(field(value, name))), ""):
        return f"{what}; give what stands under `{cites}`, which cites, alone."
    return f"{what}; expected {EXPECTED}."


def _may_cite(value: object) -> bool:
    """Whether a part of an answer is a text that cites, or a list of citations."""
    if isinstance(value, str):
        return len(value) <= _LOOKED_AT and _of_markdown(value) is not None
    return any(map(looks_like_citation, (sequence(value) or ())[:_TOLD]))


def _language(items: Sequence[object]) -> str:
    """The language that every item names, where all are answers."""
    answers = [decoded_once(item) for item in items]
    if not all(map(agent_result.listed_findings, answers)):
        return ""
    languages = set(map(agent_result.language_of, answers))
    return languages.pop() if len(languages) == 1 else ""


def _list(items: Sequence[object]) -> Read | None:
    """The items, odd ones included; None when there are some and none cites anything."""
    reads: list[Read | None] = []
    faults: dict[int, str] = {}
    for place, item in enumerate(items):
        try:
            reads.append(_one(decoded_once(item), (place,), item))
        except InputError as fault:
            faults[place] = str(fault)
            reads.append(None)
    forms = {read.form for read in reads if read is not None}
    if items and not forms:
        if faults:
            raise InputError(next(iter(faults.values())))
        return None
    for place, reason in faults.items():
        # An answer that is odd loses no other.
        odd = refusal(items[place], reason, reason=Reason.MALFORMED_CITATION)
        reads[place] = Read("agent_result", (odd,))
        forms.add("agent_result")
    if forms <= _OURS:
        # An empty list is a list of nothing, which its reader refuses in its own words.
        return Read("list", tuple(read_finding(item, (place,)) for place, item in enumerate(items)))
    # Several answers are none, whose findings would stand at its own.
    form = forms.pop() if len(forms) == 1 else "mixed"
    return together("mixed" if form == "agent_result" else form, items, reads, ())


def _one(value: object, at: Path, source: object = None) -> Read | None:
    """What one object cites, in our form or a vendor's."""
    ours = value if source is None else source
    if looks_like_finding(value):
        return Read("finding", (read_finding(ours, at),))
    if (findings := agent_result.findings_of(value)) is not None:
        place = (*at, "findings")
        return Read("agent_result", tuple(read_finding(one, (*place, index)) for index, one in enumerate(findings)))
    cites = looks_like_citation(value)
    # Vendors' citations that have a url as well have a type; ours have none that must be looked into.
    if not cites or string(value, "type"):
        reads = (form.read(value, at) for form in (_forms() if is_object(value) else ()))
        if (read := _best(reads)) is not None:
            return _besides(read, value, at)
    return Read("citation", (read_finding(ours, at),)) if cites else None


def _best(reads: Iterable[Read | None]) -> Read | None:
    """The first that cites anything; else the first at all, which tells what it left out."""
    first: Read | None = None
    for read in reads:
        if read is not None and read.cited:
            return read
        first = first or read
    return first


def _besides(read: Read, value: object, at: Path) -> Read:
    """``read``, with a word on what it leaves out of the answer's own text."""
    if read.form not in _ANSWERS or not read.cited:
        return read
    from pincite.core.shapes import message

    text = message.read(value, at)
    return read if text is None else message.besides(read, [text])


@cache
def _forms() -> tuple[Form, ...]:
    """Every form of an object but ours, the first that fits being taken; loaded when ours do not fit."""
    from pincite.core.shapes import (
        anthropic,
        bedrock,
        cohere,
        csl_json,
        gemini,
        haystack,
        langchain,
        llama_index,
        message,
        openai,
        web_annotation,
    )

    # Cohere's first version has a text with citations as well, as Anthropic's blocks do.
    vendors = cohere, bedrock, anthropic, openai, gemini
    return *vendors, web_annotation, langchain, llama_index, haystack, csl_json, message


def _text(value: str | bytes | bytearray) -> str | None:
    if isinstance(value, str):
        return value
    try:
        return value.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


def _of_markdown(text: str) -> Recognised | None:
    from pincite.core.shapes import markdown

    read = markdown.read(text)
    return None if read is None else Recognised(text, read.form, read.cited, notes=_notes(read))


def _notes(read: Read) -> tuple[str, ...]:
    """What was recognised and what was left out; nothing is said of our own forms, which leave nothing out."""
    if read.form in _OURS:
        return ()
    count = len(read.cited)
    told = [f"left out: {reason}" for reason in read.left_out[:_TOLD]]
    if len(read.left_out) > _TOLD:
        told.append(f"left out: {len(read.left_out) - _TOLD} more")
    return (f"read as {read.form}: {count} citation{'' if count == 1 else 's'}", *told)
