"""What checking a thousand citations over the network costs, against the least that anybody would do for it.

    python benchmarks/fetching.py FOLDER...

Any folders of HTML pages will do. 250 of those between 60 and 160 KB, the ones nearest to 100 KB, are served on
loopback by a process of its own (``loopback.py``), four citations each. Every run is a fresh process with one client,
warm from one page, 16 requests at a time; runs of pincite and of its baseline alternate. The budgets are against a GET
for every citation, as a checker without pages in common makes it; the ratio to one GET a page is told as well.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import measure
from loopback import etag

from pincite.core.extract import extract
from pincite.core.models import Stamp
from pincite.core.ports import Body
from pincite.core.stamp import stamp_of
from pincite.core.text.page import PageText
from pincite.core.text.tokens import is_edge

HERE = Path(__file__).parent
PAGES, A_PAGE, WORDS = 250, 4, (12, 40)
DELAY = 0.020
BASE = "http://127.0.0.1:PORT"

Findings = list[dict[str, Any]]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folders", type=Path, nargs="+", metavar="FOLDER")
    arguments.add_argument("--runs", type=int, default=5)
    chosen = arguments.parse_args()

    files = _files(measure.html_files(chosen.folders, least=60_000, most=160_000))
    with tempfile.TemporaryDirectory() as folder:
        plain, tagged = Path(folder, "plain.json"), Path(folder, "tagged.json")
        findings = [finding for number, file in enumerate(files) for finding in _findings(number, file)]
        plain.write_text(json.dumps(findings))
        tagged.write_text(json.dumps([_anchored(finding) for finding in findings]))
        size = sum(file.stat().st_size for file in files) / len(files) / 1000
        print(measure.machine())
        print(
            f"{len(findings)} citations of {len(files)} pages ({len(set(files))} different), mean {size:.0f} KB; "
            f"16 at a time, one warm client a run, {chosen.runs} runs of each in turn; seed {measure.SEED}"
        )
        with _server(files, delay=DELAY) as port:
            late = f"{1000 * DELAY:.0f} ms delay"
            _compare("bare", port, plain, chosen.runs, budget=1.3, title=f"{late}, against a GET for every citation")
            _compare("bare-once", port, plain, chosen.runs, title=f"{late}, against one GET a page")
        with _server(files) as port:
            title = "No delay, against GET, parse and str.find for every citation"
            _compare("parsed", port, plain, chosen.runs, budget=1.5, title=title)
            _compare("parsed-once", port, plain, chosen.runs, title="No delay, against one GET and parse a page")
            _conditional(port, tagged, chosen.runs)
        _bombs(Path(folder), chosen.runs)


def _files(found: list[Path]) -> list[Path]:
    """250 of the files, the nearest to 100 KB; some several times where there are fewer."""
    if not found:
        raise SystemExit("no HTML page of 60 to 160 KB below these folders")
    nearest = sorted(found, key=lambda path: (abs(path.stat().st_size - 100_000), path))[:PAGES]
    return [nearest[number % len(nearest)] for number in range(PAGES)]


def _findings(number: int, file: Path) -> Iterator[dict[str, Any]]:
    """Four citations of a page, stamped with words that stand there."""
    page = extract(Body(file.read_bytes(), "https://pages.example/", media_type="text/html"))
    if not isinstance(page, PageText):
        raise SystemExit(f"{file} cannot be read: {page}")
    text, chance = page.visible.canonical, random.Random(measure.SEED + number)
    spaces = [at for at, char in enumerate(text) if char == " " and is_edge(text, at) and is_edge(text, at + 1)]
    for _ in range(A_PAGE):
        count = chance.randint(*WORDS)
        first = chance.randrange(len(spaces) - count)
        words = text[spaces[first] + 1 : spaces[first + count]]
        yield _finding(f"{BASE}/{number}", words)


def _finding(url: str, words: str) -> dict[str, Any]:
    """A finding whose citation was stamped with its words."""
    content_hash, stamp = stamp_of(words)
    metadata = {
        "content_hash": content_hash,
        "accessed_at": "2026-01-01T00:00:00+00:00",
        "pincite": stamp.to_metadata(),
    }
    return {"summary": "", "excerpt": words, "citation": {"url": url, "metadata": metadata}}


def _anchored(finding: dict[str, Any]) -> dict[str, Any]:
    """The finding with a stamp that says it was made from the page itself, with its entity tag."""
    citation = finding["citation"]
    tag = etag(citation["url"].rpartition("/")[2])
    stamp = Stamp.model_validate(citation["metadata"]["pincite"]).model_copy(
        update={"anchored": True, "etag": tag, "final_url": citation["url"]}
    )
    metadata = {**citation["metadata"], "pincite": stamp.to_metadata()}
    return {**finding, "citation": {**citation, "metadata": metadata}}


@contextmanager
def _server(files: list[Path], *, delay: float = 0.0, bomb: bool = False) -> Iterator[str]:
    command = [sys.executable, str(HERE / "loopback.py"), "--delay", str(delay), *["--bomb"][: int(bomb)]]
    with subprocess.Popen(
        [*command, *map(str, files)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.communicate("")


def _run(name: str, port: str, findings: Path) -> dict[str, Any]:
    command = [sys.executable, str(HERE / "client.py"), name, port, str(findings)]
    result: dict[str, Any] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return result


def _compare(baseline: str, port: str, findings: Path, runs: int, *, budget: float | None = None, title: str) -> None:
    """pincite and a baseline in turn: the ratio of each pair, and their median."""
    pairs = [(_run(baseline, port, findings), _run("verify", port, findings)) for _ in range(runs)]
    ratios = [ours["seconds"] / theirs["seconds"] for theirs, ours in pairs]
    measure.title(f"{title} (medians of {runs} runs)")
    for who, runs_of in (("baseline", [pair[0] for pair in pairs]), ("pincite", [pair[1] for pair in pairs])):
        seconds = median(run["seconds"] for run in runs_of)
        cpu = median(run["cpu"] for run in runs_of)
        measure.row(f"{who}: {_found(runs_of)}", f"{seconds:.2f} s, CPU {cpu:.2f} s")
    of_cpu = median(ours["cpu"] / theirs["cpu"] for theirs, ours in pairs)
    limit, kept = ("", None) if budget is None else (f"{budget:g}", median(ratios) <= budget)
    measure.row("ratio, median of the pairs", f"{median(ratios):.2f}", budget=limit, kept=kept)
    measure.row("ratio of CPU time", f"{of_cpu:.2f}")
    peak = max(pair[1]["peak"] for pair in pairs)
    least = max(pair[0]["peak"] for pair in pairs)
    measure.row("peak memory, baseline", f"{least:.0f} MB")
    measure.row("peak memory, pincite", f"{peak:.0f} MB", budget="200 MB", kept=peak <= 200)


def _conditional(port: str, findings: Path, runs: int) -> None:
    """The same citations, stamped with entity tags that still hold: no page is read at all."""
    results = [_run("verify", port, findings) for _ in range(runs)]
    seconds = median(result["seconds"] for result in results)
    measure.title(f"No delay, every page answers 304 (medians of {runs} runs)")
    measure.row(_found(results), f"{seconds:.2f} s", budget="2 s", kept=seconds <= 2)


def _bombs(folder: Path, runs: int) -> None:
    measure.title(f"1 GiB behind gzip (medians of {runs} runs)")
    with _server([], bomb=True) as port:
        for path in ("zeros", "pages"):
            findings = folder / f"{path}.json"
            findings.write_text(json.dumps([_finding(f"{BASE}/{path}", "Again it is said of it all.")]))
            results = [_run("bomb", port, findings) for _ in range(runs)]
            seconds = median(result["seconds"] for result in results)
            peak = max(result["peak"] for result in results)
            measure.row(f"/{path}: {_found(results)}", f"{seconds:.2f} s", budget="1 s", kept=seconds <= 1)
            measure.row(f"/{path}: peak memory", f"{peak:.0f} MB", budget="150 MB", kept=peak <= 150)


def _found(results: list[dict[str, Any]]) -> str:
    """What the runs found; all of them the same."""
    first: dict[str, int] = results[0]["found"]
    if any(result["found"] != first for result in results):
        raise SystemExit(f"the runs found different things: {[result['found'] for result in results]}")
    return ", ".join(f"{count} {what}" for what, count in sorted(first.items()))


if __name__ == "__main__":
    main()
