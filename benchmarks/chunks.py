"""What stamping a chunk costs beside canonicalising and hashing it.

    python benchmarks/chunks.py FOLDER...

FOLDER holds HTML pages; their paragraphs, as ``pincite`` reads them, are the chunks. Prints CPU per chunk of
``stamp_chunks`` and of ``content_sha256`` alone, and the ratio of each run, interleaved.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import measure

from pincite import content_sha256, stamp_chunks
from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.text.page import PageText

RUNS = 9
MOST = 20_000
#: A paragraph of fewer characters is a heading or a button.
LEAST = 80


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folders", nargs="+", type=Path)
    chosen = arguments.parse_args()
    chunks = [chunk for _, chunk in zip(range(MOST), _chunks(chosen.folders), strict=False)]
    if not chunks:
        raise SystemExit("no paragraphs in these folders")

    pairs = [(measure.cpu(lambda: _hash(chunks)), measure.cpu(lambda: _stamp(chunks))) for _ in range(RUNS)]

    measure.title(f"{len(chunks)} chunks, median {median(map(len, chunks)):.0f} characters, {RUNS} runs")
    print(f"  canonical form and hash   {median(one for one, _ in pairs) / len(chunks) * 1e6:6.2f} us a chunk")
    print(f"  stamp_chunks              {median(two for _, two in pairs) / len(chunks) * 1e6:6.2f} us a chunk")
    print(f"  ratio                     {median(two / one for one, two in pairs):6.2f}")


def _chunks(folders: list[Path]) -> Iterator[str]:
    for path in measure.html_files(folders, least=0, most=sys.maxsize):
        page = extract(Body(path.read_bytes(), f"https://pages.test/{path.name}", "text/html"))
        if isinstance(page, PageText):
            yield from (block for block in page.visible.text.split("\n") if len(block) >= LEAST)


def _hash(chunks: list[str]) -> None:
    for chunk in chunks:
        content_sha256(chunk)


def _stamp(chunks: list[str]) -> None:
    for _ in stamp_chunks(chunks, url="https://pages.test/book"):
        pass


if __name__ == "__main__":
    main()
