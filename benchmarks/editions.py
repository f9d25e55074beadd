"""Counts how sentences of HTML pages are found in another edition of the same text: as PDF, EPUB or plain text.

    python benchmarks/editions.py [--sentences N] [--show N] PAGES EDITION...

Stamps sentences of the pages below PAGES, always the same ones, and looks for them in each EDITION, a file; one that
ends in .gz is unpacked. Where EDITION is a folder, each page has editions of its own in it, in the same places and with
the same names but for the ending: all sentences are looked for, and counted by ending and outermost folder. What is not
found is for a person to judge: a printed edition leaves out what a link repeats,
and writes the keys of a keyboard otherwise.
"""

import argparse
import gzip
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import measure

from pincite.core.anchor import Quotation, find, nearest
from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.stamp import stamp_of
from pincite.core.text.page import PageText

#: By the ending of a file's name.
TYPES: Final = {
    ".html": "text/html",
    ".txt": "text/plain",
    ".pdf": "application/pdf",
    ".epub": "application/epub+zip",
    ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
}
#: What a sentence ends with in scripts that need no space behind it.
_ENDS: Final = "\u3002\uff01\uff1f\u0964"
#: Within a line, from its beginning or that of a sentence to the end of one: 35 to 260 code points. Thai has no such
#: end: what stands between two of its spaces.
SENTENCE: Final = re.compile(
    f"(?:^|(?<=[.!?\u061f\u0964] )|(?<=[{_ENDS}]))[^\\s.!?\u061f{_ENDS}]"
    f"(?:[^.!?\u061f\n{_ENDS}]|[.!?\u061f](?!\\s)){{35,260}}[.!?\u061f{_ENDS}](?=\\s|$|[^\\x00-\\x7f])"
    "|[\u0e00-\u0e7f]{35,260}",
    re.MULTILINE,
)


def text_of(path: Path) -> PageText:
    """The words of a file."""
    content, name = path.read_bytes(), path
    if path.suffix == ".gz":
        content, name = gzip.decompress(content), path.with_suffix("")
    page = extract(Body(content, f"https://texts.example/{name.name}", media_type=TYPES.get(name.suffix, "")))
    if not isinstance(page, PageText):
        raise SystemExit(f"{path} cannot be read: {page}")
    return page


def sentences(path: Path) -> list[str]:
    """The sentences of a page, as the page has them."""
    return list(dict.fromkeys(found[0] for found in SENTENCE.finditer(text_of(path).visible.text)))


def pages(folder: Path) -> Iterator[Path]:
    """Every page below a folder but its indexes."""
    for path in measure.html_files([folder], least=0, most=sys.maxsize):
        if not re.search("index|search|toc", path.name):
            yield path


@dataclass(slots=True)
class Count:
    """How sentences are found, and those of them that do not stand, to be shown."""

    most_shown: int
    kinds: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def look_for(self, some: list[str], path: Path) -> None:
        """Looks for each of ``some`` in the edition at ``path``."""
        edition = text_of(path)
        started = time.perf_counter()
        for words in some:
            content_hash, stamp = stamp_of(words)
            wanted = Quotation(content_hash, words, stamp)
            location = find(wanted, edition) or nearest(wanted, edition)
            self.kinds[location.kind if location.stands else f"not: {location.kind}"] += 1
            if not location.stands and self.most_shown > 0:
                self.most_shown -= 1
                print(f"  {path.name}: {location.kind}\n    {words!r}\n    {location.passage!r}")
        self.seconds += time.perf_counter() - started

    def told(self, name: str) -> str:
        """A line of the report."""
        standing = sum(count for kind, count in self.kinds.items() if not kind.startswith("not: "))
        kinds = ", ".join(f"{kind} {count}" for kind, count in self.kinds.most_common())
        return f"{name}: {standing} of {self.kinds.total()} stand ({kinds}), {self.seconds:.1f} s"


def page_by_page(folder: Path, editions: Path, shown: int) -> None:
    """Looks for the sentences of each page in the editions of this page alone."""
    counts: dict[str, Count] = {}
    for page in pages(folder):
        some = sentences(page)
        within = page.relative_to(folder.resolve())
        for ending in TYPES:
            path = (editions / within).with_suffix(ending)
            if path.is_file() and path != page:
                name = f"{within.parts[0]} {ending}" if len(within.parts) > 1 else ending
                counts.setdefault(name, Count(shown)).look_for(some, path)
    for name, count in sorted(counts.items()):
        print(count.told(name))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("pages", type=Path)
    arguments.add_argument("editions", type=Path, nargs="+")
    arguments.add_argument("--sentences", type=int, default=300)
    arguments.add_argument("--show", type=int, default=0, help="of each edition, sentences that do not stand")
    chosen = arguments.parse_args()
    some: list[str] | None = None
    for path in chosen.editions:
        if path.is_dir():
            page_by_page(chosen.pages, path, chosen.show)
            continue
        if some is None:
            every = list(dict.fromkeys(each for page in pages(chosen.pages) for each in sentences(page)))
            some = random.Random(measure.SEED).sample(every, min(chosen.sentences, len(every)))
        count = Count(chosen.show)
        count.look_for(some, path)
        print(count.told(path.name))


if __name__ == "__main__":
    main()
