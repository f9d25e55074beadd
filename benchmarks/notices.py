"""Counts how often a passage is flagged with a notice of correction or withdrawal, on pages that are in force.

    python benchmarks/notices.py [--pages N] [--show N] DIR...

Reads the .html, .htm and .xhtml files below the folders, N of them, always the same ones, and asks of some passages of
each what stands around it. What is flagged is for a person to judge: documentation speaks of its own errata, too.
"""

import argparse
import sys
import time
from pathlib import Path

import measure

from pincite.core.anchor.around import surrounding_flags
from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.text.page import PageText, Stream
from pincite.core.text.span import Span
from pincite.core.text.surroundings import CORRECTION

#: Of a larger page, as many bytes are read.
MAX_BYTES = 2_000_000
#: Passages of a page, and code points of each.
PASSAGES = 8
LENGTH = 60


def passages(stream: Stream) -> list[Span]:
    """Some passages of a stream, evenly spread; of a short one, the whole."""
    size = len(stream.canonical)
    last = max(0, size - LENGTH)
    starts = sorted({last * at // (PASSAGES - 1) for at in range(PASSAGES)})
    return [stream.grown_to_edges(Span(start, min(size, start + LENGTH))) for start in starts] if size else []


def main(folders: list[str], pages: int, shown: int) -> int:
    """Print some of the passages that are flagged, then the counts."""
    asked = flagged = flagged_pages = read = 0
    started = time.perf_counter()
    for path in measure.sample(measure.html_files([*map(Path, folders)], least=0, most=sys.maxsize), pages):
        page = extract(Body(path.read_bytes()[:MAX_BYTES], "https://pages.example/a/page", media_type="text/html"))
        if not isinstance(page, PageText):
            continue
        read += 1
        spans = passages(page.visible)
        found = [span for span in spans if CORRECTION in surrounding_flags(page.visible, span, page.language)]
        asked += len(spans)
        flagged += len(found)
        flagged_pages += bool(found)
        if found and flagged_pages <= shown:
            print(f"{path}: {len(found)} of {len(spans)}")
    seconds = time.perf_counter() - started
    print(f"{read} pages, {asked} passages in {seconds:.1f} s: {flagged} flagged, on {flagged_pages} pages")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--pages", type=int, default=sys.maxsize)
    parser.add_argument("--show", type=int, default=20)
    given = parser.parse_args()
    sys.exit(main(given.folders, given.pages, given.show))
