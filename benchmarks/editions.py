"""Counts how sentences of HTML pages are found in another edition of the same text: as PDF, EPUB or plain text.

    python benchmarks/editions.py [--sentences N] [--show N] PAGES EDITION...

Stamps sentences of the pages below PAGES, always the same ones, and looks for them in each EDITION, a file; one that
ends in .gz is unpacked. What is not found is for a person to judge: a printed edition leaves out what a link repeats,
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
}
#: Within a line, from its beginning or that of a sentence to the end of one: 35 to 260 code points.
SENTENCE: Final = re.compile(
    "(?:^|(?<=[.!?] )|(?<=[\u3002\uff01\uff1f]))[^\\s.!?\u3002\uff01\uff1f]"
    "(?:[^.!?\u3002\uff01\uff1f\n]|[.!?](?!\\s)){35,260}[.!?\u3002\uff01\uff1f](?=\\s|$|[^\\x00-\\x7f])",
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


def sentences(folder: Path) -> Iterator[str]:
    """The sentences of every page below a folder but its indexes, as the page has them."""
    for path in measure.html_files([folder], least=0, most=sys.maxsize):
        if not re.search("index|search|toc", path.name):
            yield from (found[0] for found in SENTENCE.finditer(text_of(path).visible.text))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("pages", type=Path)
    arguments.add_argument("editions", type=Path, nargs="+")
    arguments.add_argument("--sentences", type=int, default=300)
    arguments.add_argument("--show", type=int, default=0, help="of each edition, sentences that do not stand")
    chosen = arguments.parse_args()
    every = list(dict.fromkeys(sentences(chosen.pages)))
    some = random.Random(measure.SEED).sample(every, min(chosen.sentences, len(every)))
    for path in chosen.editions:
        edition = text_of(path)
        started, kinds, shown = time.perf_counter(), Counter[str](), 0
        for words in some:
            content_hash, stamp = stamp_of(words)
            wanted = Quotation(content_hash, words, stamp)
            location = find(wanted, edition) or nearest(wanted, edition)
            kinds[location.kind if location.stands else f"not: {location.kind}"] += 1
            if not location.stands and shown < chosen.show:
                shown += 1
                print(f"  {location.kind}\n    {words!r}\n    {location.passage!r}")
        standing = sum(count for kind, count in kinds.items() if not kind.startswith("not: "))
        told = ", ".join(f"{kind} {count}" for kind, count in kinds.most_common())
        print(f"{path.name}: {standing} of {len(some)} stand ({told}), {time.perf_counter() - started:.1f} s")


if __name__ == "__main__":
    main()
