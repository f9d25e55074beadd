"""Counts what is flagged of passages that stand in a later state of their pages, by flag.

    python benchmarks/reframed.py [--pages N] [--show N] OLD NEW

Stamps some passages of each HTML page below OLD with all that a stamp remembers of what stands around them, and looks
for them in the page of the same relative name below NEW. What is flagged is for a person to judge: a table or a lead-in
may have changed what its items mean.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import measure

from pincite.core.anchor import Location, find
from pincite.core.anchor.place import neighbours
from pincite.core.anchor.quotation import Quotation
from pincite.core.anchor.under import remembered
from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.stamp import stamp_of
from pincite.core.text.page import PageText
from pincite.core.text.span import Span

#: Of a larger page, as many bytes are read.
MAX_BYTES: Final = 2_000_000
#: Passages of a page, and the words that each has at least and at most.
PASSAGES: Final = 16
WORDS: Final = (5, 40)


def page_at(path: Path) -> PageText | None:
    """The page in a file, or None where it is none."""
    page = extract(Body(path.read_bytes()[:MAX_BYTES], "https://pages.example/a/page", media_type="text/html"))
    return page if isinstance(page, PageText) else None


def passages(page: PageText) -> Iterator[Span]:
    """Some blocks of a page, evenly spread."""
    stream = page.visible
    edges = [stream.to_canonical(edge) for edge in stream.block_edges]
    blocks = [Span(start + 1, end) for start, end in pairwise(edges) if end > start + 1]
    least, most = WORDS
    some = [block for block in blocks if least <= len(stream.canonical[block.start : block.end].split()) <= most]
    yield from some[:: max(1, len(some) // PASSAGES)][:PASSAGES]


def stamped(page: PageText, span: Span) -> Quotation:
    """The passage with all that its stamp remembers of the page."""
    stream = page.visible
    words = stream.canonical[span.start : span.end]
    content_hash, stamp = stamp_of(words)
    before, after = neighbours(stream.canonical, span)
    around = {
        "before": before,
        "after": after,
        "position": span.start,
        "under": remembered(stream, span, content_hash, page.language),
    }
    return Quotation(content_hash, words, stamp.model_copy(update=around))


def found_later(old: Path, new: Path) -> Iterator[Location]:
    """What becomes of some passages of an old page in the new one, of those that stand there."""
    before, now = page_at(old), page_at(new)
    if before is None or now is None:
        return
    for span in passages(before):
        location = find(stamped(before, span), now)
        if location is not None and location.stands:
            yield location


def main(old: Path, new: Path, pages: int, shown: int) -> int:
    """Print some of the passages that are flagged, then the counts."""
    counts: Counter[str] = Counter()
    standing = read = 0
    for path in measure.sample(measure.html_files([old], least=0, most=sys.maxsize), pages):
        later = new / path.relative_to(old)
        if not later.is_file():
            continue
        read += 1
        for location in found_later(path, later):
            standing += 1
            counts.update(location.flags)
            if location.flags and counts.total() <= shown:
                print(
                    f"{path.relative_to(old)}: {', '.join(location.flags)}: {location.passage[:80]!r}: {location.notes}"
                )
    flagged = ", ".join(f"{flag} {count}" for flag, count in counts.most_common()) or "none"
    print(f"{read} pages, {standing} passages that stand; flagged: {flagged}")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--pages", type=int, default=sys.maxsize)
    parser.add_argument("--show", type=int, default=20)
    given = parser.parse_args()
    sys.exit(main(given.old.resolve(), given.new.resolve(), given.pages, given.show))
