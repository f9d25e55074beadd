"""The most memory that one citation of a document at the limits takes: a passage that is not in it, looked for.

    python -m benchmarks.memory [--characters N] [--megabytes N] [--only SEARCH] [FORMAT...]

A book of as many characters as are read of one, with numbered verses, padded to so many megabytes with a picture (or,
in PDF, with what no page shows), is written in each format and in texts of which Python holds a character in one, two
and four bytes. A verse of it is looked for in a copy without it, in a fresh process each time, from the finding to the
verdict. The figure is the high-water mark of that process (``VmHWM``); beside it that of the same process for a book of
one page. Run from the folder that holds ``benchmarks``; Linux only.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from benchmarks import measure
from benchmarks.client import peak_mb
from pincite.core.ports import Answer, Conditions, Fetched

CHARACTERS: Final = 4_900_000
MEGABYTES: Final = 20
BUDGET_MB: Final = 150
#: Of one chapter, and of one verse.
CHAPTER: Final = 74_000
VERSE: Final = (9, 27)
VOCABULARY: Final = 14_000
SEARCHES: Final = ("words", "hash", "removed", "edited")
URL: Final = "https://books.example/book"

_SYLLABLES: Final = {
    "ascii": "a an be con de di e en er for gen hi in is la lo ma mor na ner of or pre qua re sa ser ta ter un ver",
    "russian": "\u0430 \u0431\u0435 \u0432\u043e \u0433\u0434\u0435 \u0434\u043e \u0436\u0438 \u0437\u0430 \u0438"
    " \u043a\u043e \u043b\u0438 \u043c\u043e \u043d\u0435 \u043e \u043f\u0440\u0438 \u0440\u0430 \u0441\u043b\u043e"
    " \u0442\u044c \u0443 \u0445\u043e \u0446\u0435 \u0447\u0430 \u0448\u0438 \u044e \u044f",
}
#: Of each text: its syllables, what its verses are quoted and parted with, and a character that it holds once.
_ALPHABETS: Final = {
    "ascii": ("ascii", '"', '"', "--", ""),
    "quotes": ("ascii", "\u201c", "\u201d", "\u2014", ""),
    "russian": ("russian", "\u00ab", "\u00bb", "\u2014", ""),
    "astral": ("ascii", "\u201c", "\u201d", "\u2014", "\U0001d50a"),
}


@dataclass(frozen=True)
class Book:
    """Verses in chapters."""

    chapters: tuple[tuple[str, ...], ...]

    @property
    def passage(self) -> str:
        """The verse that is cited."""
        return self.chapters[self._place[0]][self._place[1]]

    @property
    def _place(self) -> tuple[int, int]:
        chapter = len(self.chapters) * 2 // 5
        return chapter, len(self.chapters[chapter]) // 2

    def instead(self, *verses: str) -> "Book":
        """The book with other verses in the place of the one that is cited."""
        chapter, verse = self._place
        cited = self.chapters[chapter]
        changed = (*cited[:verse], *verses, *cited[verse + 1 :])
        return replace(self, chapters=(*self.chapters[:chapter], changed, *self.chapters[chapter + 1 :]))


@cache
def book(alphabet: str, characters: int) -> Book:
    """The same verses for the same arguments."""
    luck = random.Random(measure.SEED)
    syllables, opening, closing, dash, once = _ALPHABETS[alphabet]
    parts = _SYLLABLES[syllables].split()
    words = ["".join(luck.choices(parts, k=luck.randint(1, 4))) for _ in range(VOCABULARY)]
    weights = [1 / (rank + 3) for rank in range(VOCABULARY)]
    count = characters // 5
    spoken = iter(luck.choices(words, weights, k=count))

    def verses() -> Iterator[str]:
        while verse := list(islice(spoken, luck.randint(*VERSE))):
            middle = len(verse) // 2
            verse[0] = verse[0].capitalize()
            verse[middle] += luck.choice((",", ";", f"{dash}{verse[middle]}", ","))
            text = " ".join(verse) + "."
            yield f"{opening}{text}{closing}" if luck.random() < 0.2 else text

    chapters: list[tuple[str, ...]] = []
    chapter: list[str] = [f"{once} begins."] if once else []
    left = characters
    size = 0
    for verse in verses():
        chapter.append(verse)
        # Its number and the line feed after it.
        size += len(verse) + 4
        left -= len(verse) + 4
        if size >= CHAPTER or left <= 0:
            chapters.append(tuple(chapter))
            chapter, size = [], 0
        if left <= 0:
            break
    return Book(tuple(chapters))


def epub(one: Book, padding: bytes) -> bytes:
    """A chapter for each chapter, with raised numbers before its verses."""
    names = [f"c{number}" for number in range(len(one.chapters))]
    items = "".join(f'<item id="{name}" href="{name}.xhtml" media-type="application/xhtml+xml"/>' for name in names)
    members: dict[str, str | bytes] = {
        "mimetype": "application/epub+zip",
        "META-INF/container.xml": (
            '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile '
            'full-path="p.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'
        ),
        "p.opf": (
            '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata '
            'xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A book</dc:title></metadata>'
            f"<manifest>{items}</manifest><spine>{''.join(f'<itemref idref={name!r}/>' for name in names)}</spine>"
            "</package>"
        ),
    }
    for name, chapter in zip(names, one.chapters, strict=True):
        members[f"{name}.xhtml"] = f"<html><body>{_html(chapter)}</body></html>"
    return _zipped(members, padding)


def html(one: Book, padding: bytes) -> bytes:
    """The same as one page; nothing pads it."""
    return f"<!DOCTYPE html><meta charset=utf-8><body>{''.join(map(_html, one.chapters))}".encode()


def _html(chapter: tuple[str, ...]) -> str:
    verses = (f"<p><sup>{number}</sup> {escape(verse)}</p>\n" for number, verse in enumerate(chapter, 1))
    return f"<h2>A chapter</h2>\n{''.join(verses)}"


def docx(one: Book, padding: bytes) -> bytes:
    """A paragraph for each verse, its number raised before it."""
    word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    raised = "<w:rPr><w:vertAlign w:val='superscript'/></w:rPr>"
    body = "".join(
        f"<w:p><w:r>{raised}<w:t>{number}</w:t></w:r><w:r><w:t xml:space='preserve'> {escape(verse)}</w:t></w:r></w:p>"
        for chapter in one.chapters
        for number, verse in enumerate(chapter, 1)
    )
    return _zipped(
        {
            "[Content_Types].xml": "<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'/>",
            "_rels/.rels": (
                "<Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'>"
                f"<Relationship Id='r1' Type='{relations}/officeDocument' Target='word/document.xml'/></Relationships>"
            ),
            "word/document.xml": f"<w:document xmlns:w='{word}'><w:body>{body}</w:body></w:document>",
        },
        padding,
    )


def pdf(one: Book, padding: bytes) -> bytes:
    """Five hundred pages in small print."""
    from reportlab.pdfgen.canvas import Canvas

    file = BytesIO()
    canvas = Canvas(file, pagesize=(600, 842), pageCompression=1)
    lines = [line for chapter in one.chapters for verse in chapter for line in _lines(verse, 96)]
    each = max(50, -(-len(lines) // 500))
    for first in range(0, len(lines), each):
        text = canvas.beginText(30, 820)
        text.setFont("Times-Roman", 5, leading=790 / each)
        text.textLines(lines[first : first + each])
        canvas.drawText(text)
        canvas.showPage()
    canvas.save()
    made = file.getvalue()
    return made + b"%" + padding if padding else made


def plain(one: Book, padding: bytes) -> bytes:
    """Verse after verse; nothing pads it."""
    return "\n".join(verse for chapter in one.chapters for verse in chapter).encode()


def _lines(verse: str, width: int) -> Iterator[str]:
    while len(verse) > width:
        at = verse.rfind(" ", 0, width)
        yield verse[:at]
        verse = verse[at + 1 :]
    yield verse


def _zipped(members: dict[str, str | bytes], padding: bytes) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in members.items():
            how = zipfile.ZIP_STORED if name == "mimetype" else zipfile.ZIP_DEFLATED
            archive.writestr(name, content, how)
        if padding:
            archive.writestr("picture.jpg", padding, zipfile.ZIP_STORED)
    return file.getvalue()


@dataclass(frozen=True)
class Format:
    """How a book is written, and in which alphabets."""

    write: Callable[[Book, bytes], bytes]
    media_type: str
    alphabets: tuple[str, ...] = ("ascii", "russian", "astral")
    #: As many characters as are read of one where these are fewer: a longer one is measured as well.
    most: int = CHARACTERS


FORMATS: Final = {
    "epub": Format(epub, "application/epub+zip"),
    "docx": Format(docx, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    # The fonts that every reader has know no Cyrillic.
    "pdf": Format(pdf, "application/pdf", ("ascii", "quotes"), most=2_400_000),
    "html": Format(html, "text/html"),
    "plain": Format(plain, "text/plain"),
}


class Shelf:
    """A server with one document, read from its file when it is asked for."""

    def __init__(self, path: Path, media_type: str) -> None:
        self._path = path
        self._media_type = media_type

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        """The document, whatever is asked for."""
        return Fetched(url, url, 200, {"content-type": self._media_type}, self._path.read_bytes())


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("formats", nargs="*", metavar="FORMAT", help=f"of {' '.join(FORMATS)}; all of them if none")
    arguments.add_argument("--characters", type=int, default=CHARACTERS)
    arguments.add_argument("--megabytes", type=int, default=MEGABYTES)
    arguments.add_argument("--only", choices=SEARCHES, help="this search alone")
    arguments.add_argument("--alphabet", choices=_ALPHABETS, help="this alphabet alone")
    chosen = arguments.parse_args()
    if unknown := set(chosen.formats) - set(FORMATS):
        arguments.error(f"no such format: {', '.join(sorted(unknown))}")
    print(measure.machine())
    print(f"{chosen.characters:,} characters, {chosen.megabytes} MB, budget {BUDGET_MB} MB; seed {measure.SEED}")
    with tempfile.TemporaryDirectory() as folder:
        for name in chosen.formats or FORMATS:
            for alphabet in FORMATS[name].alphabets:
                if chosen.alphabet in (None, alphabet):
                    for characters in sorted({min(chosen.characters, FORMATS[name].most), chosen.characters}):
                        _measure(name, alphabet, characters, chosen, Path(folder))


def _measure(name: str, alphabet: str, characters: int, chosen: argparse.Namespace, folder: Path) -> None:
    measure.title(f"{name}, {alphabet}, {characters:,}: peak in MB (for one page), CPU in s, verdict")
    form = FORMATS[name]
    whole, page = book(alphabet, characters), book(alphabet, 3_000)
    padding = _noise(max(0, chosen.megabytes * 1_000_000 - len(form.write(whole, b""))))
    for search in (chosen.only,) if chosen.only else SEARCHES:
        small = measured(folder, form, page, search)
        large = measured(folder, form, whole, search, padding)
        figure = f"{large.peak:.0f} ({small.peak:.0f}) {large.cpu:.1f} s"
        measure.row(f"{search}: {large.said}", figure, budget=f"{BUDGET_MB} MB", kept=large.peak <= BUDGET_MB)


@dataclass(frozen=True)
class Figures:
    """The most memory in MB that a process held, before the check and in the end, CPU seconds, and the verdict."""

    start: float
    peak: float
    cpu: float
    said: str


def measured(folder: Path, form: Format, one: Book, search: str, padding: bytes = b"") -> Figures:
    """What looking for a verse of the book takes, in a copy without it."""
    changed = one.instead(_edited(one.passage)) if search == "edited" else one.instead()
    stood, stands = folder / "stood", folder / "stands"
    stands.write_bytes(form.write(changed, padding))
    if search in ("removed", "edited"):
        stood.write_bytes(form.write(one, b""))
    said = ""
    for step in ("stamp", "check"):
        arguments = (step, search, form.media_type, str(folder), one.passage)
        said = subprocess.run(
            [sys.executable, "-m", "benchmarks.memory", "--process", *arguments],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[1],
        ).stdout
    return Figures(**json.loads(said))


def _edited(passage: str) -> str:
    words = passage.split(" ")
    words[2:4] = [words[2], "not"]
    return " ".join(words)


def _noise(size: int) -> bytes:
    return random.Random(measure.SEED).randbytes(size) if size else b""


async def process(step: str, search: str, media_type: str, folder: str, passage: str) -> None:
    """One step in a process of its own: the stamp, which is written down, or the check, whose peak is printed."""
    from pincite import ProvenanceValidator
    from pincite.core.ingest import anchor_citation
    from pincite.core.stamp import stamp_citation

    place = Path(folder)
    finding = place / "finding.json"
    if step == "stamp":
        citation: dict[str, object] = {"url": URL, "metadata": {}}
        if search in ("removed", "edited"):
            await anchor_citation(citation, text=passage, fetcher=Shelf(place / "stood", media_type))
        else:
            stamp_citation(citation, text=passage)
            kept = citation["metadata"]
            assert isinstance(kept, dict)
            if search == "words":
                del kept["pincite"]
            else:
                kept["pincite"] = {key: kept["pincite"][key] for key in ("v", "length")}
        excerpt = passage if search == "words" else ""
        finding.write_text(json.dumps({"summary": "", "citation": citation, "excerpt": excerpt}))
        return
    validator = ProvenanceValidator(fetcher=Shelf(place / "stands", media_type))
    start, cpu = peak_mb(), time.process_time()
    report = await validator.check_agent_output({"findings": [json.loads(finding.read_text())]})
    cpu = time.process_time() - cpu
    verdict = report.verdicts[0]
    said = f"{verdict.status} {verdict.kind or verdict.reason}"
    print(json.dumps({"start": start, "peak": peak_mb(), "cpu": cpu, "said": said}))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--process"]:
        asyncio.run(process(*sys.argv[2:]))
    else:
        main()
