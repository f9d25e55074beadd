"""Wrong verdicts on real revisions: passages of old pages, stamped there, looked up in the new pages.

    python benchmarks/revisions.py FOLDER

FOLDER holds ``new/`` (pages), and ``cases.jsonl`` with ``page``, ``passage``, ``label`` (``unchanged``, ``edited`` or
``removed``) and for edited passages ``best``, the words that stand there now. Labels must come from another tool.

A case is counted wrong when the status is: ``match`` for a passage that was edited or removed, ``changed`` for one that
stands. An edit that only touches spacing or typography is rightly a match of that kind.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pincite.core.anchor import Location, Quotation, find, nearest
from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.stamp import stamp_of
from pincite.core.text.page import PageText
from pincite.core.text.skeleton import fold

#: The kinds of a match that an edit of typography or spacing alone may have.
TYPOGRAPHIC = frozenset({"typographic", "spacing", "markup", "markers"})


@dataclass(frozen=True)
class Case:
    """One passage of an old page, and what became of it by somebody else's measure."""

    page: str
    passage: str
    label: str
    best: str

    @property
    def edit(self) -> str:
        """The kind of edit, worked out from the words alone."""
        if self.label != "edited":
            return self.label
        if {r.text for r in fold(self.passage).readings} & {r.text for r in fold(self.best).readings}:
            return "edited: typography"
        if self.passage.replace(" ", "") == self.best.replace(" ", ""):
            return "edited: spaces"
        if self.passage.lower() == self.best.lower():
            return "edited: case"
        return "edited: words"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--show", action="store_true", help="print every wrong case")
    chosen = arguments.parse_args()

    @cache
    def page(name: str) -> PageText:
        # As a server names them: some of W3C's files begin with YAML, and would be sniffed as text.
        content = (chosen.folder / "new" / name).read_bytes()
        found = extract(Body(content, f"https://pages.test/{name}", media_type="text/html"))
        if not isinstance(found, PageText):
            raise SystemExit(f"{name} cannot be read: {found}")
        return found

    cases = list(_cases(chosen.folder))
    modes = (
        ("text known", _with_text),
        ("whole stamp without text", _stamp_only),
        ("hash and length only", _hash_only),
    )
    for title, quotation in modes:
        print(f"\n{title}: {len(cases)} passages")
        _report(cases, page, quotation, show=chosen.show)


def _cases(folder: Path) -> Iterator[Case]:
    for line in (folder / "cases.jsonl").read_text().splitlines():
        row = json.loads(line)
        yield Case(row["page"], row["passage"], row["label"], row.get("best", ""))


def _with_text(case: Case) -> Quotation:
    content_hash, stamp = stamp_of(case.passage)
    return Quotation(content_hash, case.passage, stamp)


def _stamp_only(case: Case) -> Quotation:
    content_hash, stamp = stamp_of(case.passage)
    return Quotation(content_hash, "", stamp)


def _hash_only(case: Case) -> Quotation:
    content_hash, stamp = stamp_of(case.passage)
    bare = type(stamp)(length=stamp.length)
    return Quotation(content_hash, "", bare)


def _report(
    cases: list[Case], page: Callable[[str], PageText], quotation: Callable[[Case], Quotation], *, show: bool
) -> None:
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    wrong = told_apart = of_changed = 0
    for case in cases:
        wanted = quotation(case)
        location = find(wanted, page(case.page)) or nearest(wanted, page(case.page))
        is_wrong = _is_wrong(case, location)
        wrong += is_wrong
        counts[case.edit]["wrong" if is_wrong else "right"] += 1
        if case.label != "unchanged" and not location.stands:
            of_changed += 1
            told_apart += (location.kind == "removed") == (case.label == "removed")
        if show and is_wrong:
            print(f"  WRONG {case.edit} -> {location.kind}: {case.passage!r} | {location.passage!r}")
    for edit, count in sorted(counts.items()):
        print(f"  {edit:20} {count['wrong']:3} wrong of {count.total():3}")
    print(f"  wrong statuses       {wrong / len(cases):.2%}")
    # Without words and without a sketch an edited passage cannot be told from one that is gone.
    print(f"  removed told from edited, of the changed: {told_apart / of_changed:.2%} of {of_changed}")


def _is_wrong(case: Case, location: Location) -> bool:
    if case.label == "unchanged":
        return not location.stands
    if case.edit in {"edited: typography", "edited: spaces"}:
        return location.stands and location.kind not in TYPOGRAPHIC
    return location.stands


if __name__ == "__main__":
    main()
