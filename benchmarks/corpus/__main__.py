"""Known passages in every format: how many are found again, and how many edits are taken for what was cited.

    python -m benchmarks.corpus [--light] [--show] [FORMAT...]

Every document is written in each format, its sentences are stamped, and checked against an unchanged copy and against
copies in which every other sentence was edited (a digit, a negation, a word, words deleted, the sentence removed).
Run from the folder that holds ``benchmarks``. Exit status 1 where an edit was missed, or less than 95 % were found.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterable

from benchmarks.corpus.document import FURTHER, LATIN, Document, document
from benchmarks.corpus.formats import FORMATS, Format, loaded
from benchmarks.corpus.trial import Figures, try_document

FOUND = 0.95
_HEAD = "| format | documents | sentences | found | refused | hash alone | edits | caught | wrong |"


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("formats", nargs="*", metavar="FORMAT", help=f"of {' '.join(FORMATS)}; all of them if none")
    arguments.add_argument("--light", action="store_true", help="one short document of each format, half of it edited")
    arguments.add_argument("--show", action="store_true", help="print every sentence that is refused or wrong")
    chosen = arguments.parse_args()
    unknown = set(chosen.formats) - set(FORMATS)
    if unknown:
        arguments.error(f"no such format: {', '.join(sorted(unknown))}")
    print(f"{_HEAD}\n{'|---' * _HEAD.count(' | ')}|---|")
    fine = True
    for name in chosen.formats or FORMATS:
        format_ = loaded(name)
        if isinstance(format_, str):
            print(f"| {name} | not written: {format_} |")
            continue
        figures = asyncio.run(_tried(format_, _documents(format_, light=chosen.light), chosen))
        print(f"| {name} | {figures.row()} |", flush=True)
        fine = fine and not figures.wrong and figures.found >= FOUND * figures.sentences
    return 0 if fine else 1


def _documents(format_: Format, *, light: bool) -> list[Document]:
    if light:
        return [document("en", seed=0, sentences=12)]
    languages = LATIN if format_.latin_only else (*LATIN, *FURTHER)
    return [document(language, seed) for language in languages for seed in range(2)]


async def _tried(format_: Format, documents: Iterable[Document], chosen: argparse.Namespace) -> Figures:
    figures = Figures()
    for one in documents:
        await try_document(format_, one, figures, light=chosen.light, show=chosen.show)
    return figures


if __name__ == "__main__":
    sys.exit(main())
