"""One document in one format: stamped, checked against itself, and against its edited copies."""

from dataclasses import dataclass

from benchmarks.corpus.document import EDIT_KINDS, Document, EditKind, Sentence
from benchmarks.corpus.formats import Format
from pincite import ProvenanceValidator, stamp_citation
from pincite.core.models import ProvenanceVerdict
from pincite.core.ports import Answer, Conditions, Fetched


@dataclass
class Figures:
    """Counts over the documents of one format."""

    documents: int = 0
    sentences: int = 0
    found: int = 0
    refused: int = 0
    #: Found by a stamp that is asked about without its words.
    found_by_hash: int = 0
    edits: int = 0
    caught: int = 0
    wrong: int = 0

    def row(self) -> str:
        """The counts as cells of a table."""

        def share(count: int) -> str:
            return f"{count} ({count / max(self.sentences, 1):.1%})"

        cells = (self.documents, self.sentences, share(self.found), self.refused, share(self.found_by_hash))
        return " | ".join(map(str, (*cells, self.edits, self.caught, self.wrong)))


class Copy:
    """A server with one document, in the state that is asked about."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self._body = body
        self._media_type = media_type

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        """The document, whatever is asked for."""
        return Fetched(url, url, 200, {"content-type": self._media_type}, self._body)


async def try_document(format_: Format, document: Document, figures: Figures, *, light: bool, show: bool) -> None:
    """Adds what became of the document's sentences to ``figures``; ``light`` edits only every other sentence."""
    figures.documents += 1
    every = list(document.known)
    figures.sentences += len(every)
    with_words, by_hash = await _verdicts(format_, format_.write(document), every)
    for sentence, verdict in zip(every, with_words, strict=True):
        figures.found += verdict.status == "match"
        figures.refused += verdict.status != "match"
        if show and verdict.status != "match":
            _tell("refused", format_, sentence, verdict)
    figures.found_by_hash += sum(verdict.status == "match" for verdict in by_hash)
    for kind in EDIT_KINDS:
        for half in (every[::2],) if light else (every[::2], every[1::2]):
            await _try_edits(format_, document, kind, [one for one in half if kind in one.edits], figures, show=show)


async def _try_edits(
    format_: Format, document: Document, kind: EditKind, edited: list[Sentence], figures: Figures, *, show: bool
) -> None:
    if not edited:
        return
    copy = format_.write(document.edited(kind, edited))
    for verdicts in await _verdicts(format_, copy, edited):
        for sentence, verdict in zip(edited, verdicts, strict=True):
            figures.edits += 1
            figures.caught += verdict.status == "changed"
            figures.wrong += verdict.status == "match"
            if show and verdict.status != "changed":
                _tell(f"{kind} {verdict.status}", format_, sentence, verdict)


async def _verdicts(
    format_: Format, body: bytes, sentences: list[Sentence]
) -> tuple[list[ProvenanceVerdict], list[ProvenanceVerdict]]:
    """What is said of the sentences against a copy, stamped from their words: with those words, and without them."""
    findings = []
    for with_words in (True, False):
        for sentence in sentences:
            citation: dict[str, object] = {"url": f"https://source.example/document{format_.suffix}", "metadata": {}}
            stamp_citation(citation, text=sentence.text)
            findings.append({"summary": "", "excerpt": sentence.text if with_words else "", "citation": citation})
    validator = ProvenanceValidator(fetcher=Copy(body, format_.media_type))
    report = await validator.check_agent_output({"query": "", "agent_name": "", "findings": findings})
    return report.verdicts[: len(sentences)], report.verdicts[len(sentences) :]


def _tell(what: str, format_: Format, sentence: Sentence, verdict: ProvenanceVerdict) -> None:
    stands = verdict.passage.text if verdict.passage else ""
    print(f"  {what} in {format_.name} ({verdict.kind or verdict.reason}): {sentence.text!r} | {stands!r}")
