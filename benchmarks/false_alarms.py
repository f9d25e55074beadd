"""Counts false alarms on documentation and articles that others wrote: pages that are no walls and are in force.

    python benchmarks/false_alarms.py DIR...

Reads every .html, .htm and .xhtml file below the folders and asks of each whether it is a wall, as the road would after
its words were not found, and whether it says of itself that it was replaced or withdrawn. Every alarm is printed; the
exit code is 1 if there was any.
"""

import sys
import time
from collections import Counter
from pathlib import Path

import measure

from pincite.core.extract import extract
from pincite.core.extract.walls.kinds import wall
from pincite.core.ports import Body, Unreadable
from pincite.core.text.page import PageText

#: Of a larger page, as many bytes are read.
MAX_BYTES = 10_000_000


def main(folders: list[str]) -> int:
    """Print every alarm, then the counts."""
    if not folders:
        print(__doc__)
        return 64
    kinds: Counter[str] = Counter()
    unread: Counter[str] = Counter()
    total = 0
    started = time.perf_counter()
    for path in measure.html_files([*map(Path, folders)], least=0, most=sys.maxsize):
        try:
            content = path.read_bytes()[:MAX_BYTES]
        except OSError as error:
            unread[type(error).__name__] += 1
            continue
        # An address as deep as the file's own, so that it is nobody's front page.
        url = "https://pages.example" + "".join(f"/{part}" for part in path.parts[-3:] if part != "/").replace(
            " ", "%20"
        )
        page = extract(Body(content, url, media_type="text/html"))
        if not isinstance(page, PageText):
            unread[page.reason if isinstance(page, Unreadable) else page] += 1
            continue
        total += 1
        for one in page.successors:
            kinds[f"superseded: {one.relation}"] += 1
            print(f"{one.relation:21} {path}: {one.title} {one.url}")
        head = content[:20_000].decode("utf-8", "replace")
        found = wall(page, requested_url=url, final_url=url, status=200, headers={}, body_head=head)
        if found is not None:
            kinds[found.reason + (" (strong)" if found.strong else " (weak)")] += 1
            print(f"{found.reason:14} {'strong' if found.strong else 'weak':6} {path}: {found.detail}")
    seconds = time.perf_counter() - started
    print(f"{total} pages in {seconds:.1f} s, {kinds.total()} alarms, {unread.total()} files without text")
    for kind, count in kinds.most_common():
        print(f"  {count:6} {kind}")
    for reason, count in unread.most_common():
        print(f"  {count:6} not read: {reason}")
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
