"""CPU that one citation costs on real pages: reading the page, finding the passage, and finding what became of it.

    python benchmarks/text.py FOLDER...

Any folders of HTML pages will do; those of 60 to 160 KB are used. Every figure is CPU time of this process alone
(``time.process_time``), the median of several runs on each page, and stands beside the least that anybody would do:
parse the page, take its text, look for the words.
"""

import argparse
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median

import measure
import turbohtml

from pincite.core.anchor import Location, Quotation, find, nearest
from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.stamp import stamp_of
from pincite.core.text.canonical import content_sha256
from pincite.core.text.change import compare
from pincite.core.text.page import PageText
from pincite.core.text.windows import find_hash

PAGES = 120
RUNS = 5
#: Words of a passage: from a clause to a paragraph.
WORDS = (12, 60)
LENGTHS = (47, 195, 498)
EDITS = 60
#: The budget of 2.5 ms was set on a machine on which the parser alone took 0.39 ms: so many parsings.
PARSINGS = 2.5 / 0.39
_BRACKETED = re.compile(r"\[[^\[\]]{1,30}\]")


@dataclass(frozen=True)
class Cited:
    """A page as it comes off the wire, and a passage of it."""

    content: bytes
    quotation: Quotation

    def body(self) -> Body:
        """The page as an extractor gets it."""
        return Body(self.content, "https://pages.example/a/b/page.html", media_type="text/html", charset="utf-8")

    def page(self) -> PageText:
        """The page, read anew."""
        found = extract(self.body())
        assert isinstance(found, PageText)
        return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folders", type=Path, nargs="+", metavar="FOLDER")
    chosen = arguments.parse_args()

    paths = measure.html_files(chosen.folders, least=60_000, most=160_000)
    if not paths:
        raise SystemExit("no HTML page of 60 to 160 KB below these folders")
    cited = list(_cited(measure.sample(paths, PAGES)))
    print(measure.machine())
    print(
        f"{len(cited)} of {len(paths)} pages, median {median(len(one.content) for one in cited) / 1000:.0f} KB; "
        f"{RUNS} runs each; seed {measure.SEED}"
    )
    citation(cited)
    visible = [one.page().visible.canonical for one in cited]
    marked = _joined(visible, 120_000)
    hash_only(_BRACKETED.sub("", marked)[:100_000].strip(), marked[:100_000].strip())
    changed(_joined(visible, 300_000))


def _cited(paths: list[Path]) -> Iterator[Cited]:
    chance = random.Random(measure.SEED)
    for path in paths:
        content = path.read_bytes()
        page = extract(Body(content, "https://pages.example/a/b/page.html", media_type="text/html"))
        words = page.visible.canonical.split(" ") if isinstance(page, PageText) else []
        count = chance.randint(*WORDS)
        if len(words) <= 4 * count or not isinstance(page, PageText):
            continue
        for _ in range(50):
            at = chance.randrange(len(words) - count)
            passage = " ".join(words[at : at + count])
            quotation = Quotation(content_sha256(passage), passage)
            location = find(quotation, page)
            if location is not None and location.kind == "exact":
                yield Cited(content, quotation)
                break


def _joined(texts: list[str], length: int) -> str:
    """``length`` code points of the pages' words, one page after the other."""
    return " ".join(texts)[:length].strip()


def citation(cited: list[Cited]) -> None:
    """One passage whose words are known, on a page of its own."""
    # All pages in each round, so that no run finds the last one's passage still in a cache.
    rounds = [[(*_by_stage(one), *map(measure.cpu, _least(one))) for one in cited] for _ in range(RUNS)]
    by_page = [[median(column) for column in zip(*runs, strict=True)] for runs in zip(*rounds, strict=True)]
    read, canonical, located, baseline, parser = map(list, zip(*by_page, strict=True))
    measure.title("One citation, words known, CPU in ms: median (95th percentile)")
    _spread("the parser alone: turbohtml.parse", parser)
    _spread("baseline: turbohtml.parse, .text on one line, str.find", baseline)
    _spread("decode, parse and walk", read)
    _spread("canonical form", canonical)
    _spread("locate, with flags", located)
    whole = [sum(stages[:3]) for stages in by_page]
    _spread("one citation", whole, budget=2.5)
    ratio = median(one / alone for one, alone in zip(whole, parser, strict=True))
    measure.row("the same, against the parser alone", f"{ratio:.1f}", budget=f"{PARSINGS:.1f}", kept=ratio <= PARSINGS)


def _least(one: Cited) -> tuple[Callable[[], object], ...]:
    return partial(_plainly, one), partial(turbohtml.parse, one.content)


def _plainly(one: Cited) -> int:
    return " ".join(turbohtml.parse(one.content).text.split()).find(one.quotation.excerpt)


def _by_stage(one: Cited) -> tuple[float, float, float]:
    """CPU seconds of reading a page, of its canonical form, and of finding the passage in it."""
    page: PageText | None = None

    def read() -> None:
        nonlocal page
        page = one.page()

    reading = measure.cpu(read)
    assert page is not None
    fresh: PageText = page
    # A quotation remembers its own forms: each run gets one that has not been asked.
    quotation = Quotation(one.quotation.content_hash, one.quotation.excerpt)
    canonical = measure.cpu(lambda: fresh.visible.canonical)
    located = measure.cpu(lambda: find(quotation, fresh))
    return reading, canonical, located


def hash_only(text: str, marked: str) -> None:
    """A passage of which only hash and length are known, on a page that does not hold it: the worst case.

    ``marked`` is the same with whatever it has in brackets, which is looked through without these as well.
    """
    measure.title(f"Hash and length known, passage absent, page of {len(text) // 1000} KB, CPU in ms: median")
    for length in LENGTHS:
        _search(length, text, marked)


def _search(length: int, text: str, marked: str) -> None:
    """The same for a passage of one length."""
    content_hash, stamp = stamp_of(_strange(length))

    def search(page: PageText) -> None:
        assert find(Quotation(content_hash, "", stamp), page) is None

    prepared = PageText.of(text)
    search(prepared)
    edges = prepared.visible.edges
    baseline = measure.median_cpu(lambda: find_hash(text, edges, length=length, digest=content_hash), 3 * RUNS)
    again = measure.median_cpu(lambda: search(prepared), 3 * RUNS)
    whole = measure.median_cpu(lambda: search(PageText.of(text)), 3 * RUNS)
    third = measure.median_cpu(lambda: search(PageText.of(marked)), 3 * RUNS)
    name = f"{length} code points"
    measure.row(f"{name}, baseline: SHA-256 of the canonical windows", f"{1000 * baseline:.2f}")
    measure.row(f"{name}, page searched before", f"{1000 * again:.2f}")
    measure.row(f"{name}, new page", f"{1000 * whole:.2f}", budget="6", kept=whole <= 0.006)
    measure.row(f"{name}, new page that shows marks in brackets", f"{1000 * third:.2f}")


def _strange(length: int) -> str:
    """Words of exactly ``length`` code points that stand in no page."""
    return ("zyxwv utsrq " * length)[: length - 1].rstrip().ljust(length, "q")


def changed(text: str) -> None:
    """A passage that was edited since: found again and compared, once the page's words are indexed."""
    indexing = measure.median_cpu(lambda: PageText.of(text).visible.words.nearest("zyxwv"), RUNS)
    page = PageText.of(text)
    page.visible.words.nearest("zyxwv")
    passages = list(_edited(text.split(" ")))
    rounds = [[(*_found_again(old, page), measure.cpu(_verdict(old, page))) for old in passages] for _ in range(RUNS)]
    by_passage = [[median(column) for column in zip(*runs, strict=True)] for runs in zip(*rounds, strict=True)]
    finding, comparing, verdict = map(list, zip(*by_passage, strict=True))
    measure.title(f"{EDITS} edited passages on a page of {len(text) // 1000} KB, CPU in ms: median (95th percentile)")
    measure.row("the page's word index, once a page", f"{1000 * indexing:.1f}")
    _spread("find the nearest place", finding)
    _spread("word diff and its classes", comparing)
    _spread("both", [found + compared for found, compared, _ in by_passage], budget=3.0)
    _spread("every rung from the first, to the verdict", verdict)


def _edited(words: list[str]) -> Iterator[str]:
    """Passages with one word in eight replaced, and one left out."""
    chance = random.Random(measure.SEED)
    for _ in range(EDITS):
        count = chance.randint(*WORDS)
        at = chance.randrange(len(words) - count)
        old = ["zyxwv" if chance.random() < 0.125 else word for word in words[at : at + count]]
        del old[chance.randrange(count)]
        yield " ".join(old)


def _found_again(old: str, page: PageText) -> tuple[float, float]:
    """CPU seconds of finding what stands now, and of saying what changed."""
    stream = page.visible
    finding = measure.cpu(lambda: stream.words.nearest(old))
    found = stream.words.nearest(old)
    assert found is not None
    now = stream.canonical[found.span.start : found.span.end]
    return finding, measure.cpu(lambda: compare(old, now, page.language))


def _verdict(old: str, page: PageText) -> Callable[[], Location]:
    content_hash, stamp = stamp_of(old)
    quotation = Quotation(content_hash, old, stamp)
    return lambda: find(quotation, page) or nearest(quotation, page)


def _spread(name: str, seconds: list[float], *, budget: float | None = None) -> None:
    middle = 1000 * median(seconds)
    figure = f"{middle:.2f} ({1000 * measure.percentile(seconds, 0.95):.2f})"
    if budget is None:
        measure.row(name, figure)
    else:
        measure.row(name, figure, budget=f"{budget:g}", kept=middle <= budget)


if __name__ == "__main__":
    main()
