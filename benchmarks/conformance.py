"""What clients of other makes say of pincite: the conformance suite, the Inspector and the TypeScript SDK.

    python benchmarks/conformance.py FOLDER [--reports FOLDER]

FOLDER is a copy of ``tests/node`` in which ``npm ci`` has run; ``node`` is the first on the PATH. The suite runs for
both revisions of the protocol against ``pincite serve``, and against the application of ``tests/conformance``, which
has what the suite asks for beside pincite's own tools. The exit status is 1 when anything failed that the revision
requires and that ``needs_fixture.yml`` or ``expected_failures.yml`` does not name. The suite also runs what no revision
requires, such as the extension for tasks.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import measure

ROOT = Path(__file__).resolve().parents[1]
REVISIONS = ("2025-11-25", "2026-07-28")
PINCITE = (sys.executable, "-m", "pincite")
SERVE = (*PINCITE, "serve", "--transport", "http", "--port", "0")
FIXTURES = (sys.executable, "-m", "tests.conformance.fixture_app")
EXPECTED = ROOT / "tests" / "conformance"

_ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
_PATIENCE = 60.0
#: The line that counts, of the Inspector and of the client.
_TELLING = re.compile(r"^(?:\d+ errors?, .*|\w+: \d+ tools, .*)$", re.MULTILINE)
#: The suite's scenarios, and those of them that a file names as failing.
_RAN = re.compile(r"^([\u2713\u2717]) ([\w-]+): ", re.MULTILINE)
_NAMED = re.compile(r"^  ~ ([\w-]+)", re.MULTILINE)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where npm ci has run")
    parser.add_argument("--reports", type=Path, help="where the suite writes what it saw of each scenario")
    arguments = parser.parse_args()
    folder: Path = arguments.folder.resolve()
    reports: Path | None = arguments.reports
    bin_folder = folder / "node_modules" / ".bin"
    suite, inspector = str(bin_folder / "conformance"), str(bin_folder / "mcp-inspector")

    def conforms(url: str, revision: str, expected: str, name: str) -> bool:
        known = ("--expected-failures", str(EXPECTED / expected))
        kept = () if reports is None else ("--output-dir", str(reports.resolve() / name))
        run = (suite, "server", "--url", url, "--requirements", revision, *known, *kept)
        return _passes(f"conformance {revision}, {name}", run)

    def portable(name: str, era: str, *target: str) -> bool:
        run = (inspector, "--cli", "--method", "tools/list", "--strict", "--protocol-era", era, *target)
        return _passes(f"Inspector, strict schemas, {era}, {name}", run)

    def walks(kind: str, *target: str) -> bool:
        return _passes(f"TypeScript SDK, {kind}", ("node", str(folder / "client.mjs"), kind, *target))

    passed = [portable("stdio", era, *PINCITE) for era in ("legacy", "modern")]
    passed.append(walks("stdio", *PINCITE))
    with _serving(SERVE) as address:
        passed += [portable("http", era, f"{address}/mcp") for era in ("legacy", "modern")]
        passed += [walks("http", f"{address}/mcp"), walks("sse", f"{address}/sse")]
        passed += [conforms(f"{address}/mcp", one, "needs_fixture.yml", "pincite serve") for one in REVISIONS]
    with _serving(FIXTURES) as address:
        passed += [conforms(f"{address}/mcp", one, "expected_failures.yml", "with fixtures") for one in REVISIONS]
    print(f"\n{sum(passed)} of {len(passed)} passed")
    return 0 if all(passed) else 1


def _environment() -> dict[str, str]:
    """That of this process without its own settings of pincite; no page is read, and no judge outside is asked."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("PINCITE_", "JW_", "FASTMCP_"))}
    return {**own, "PINCITE_PROVENANCE_FETCHER": "fake", "PINCITE_NLI_PROVIDER": "fake-nli"}


def _passes(name: str, command: tuple[str, ...]) -> bool:
    """Run ``command`` and print how it ended; what it said only where it failed."""
    try:
        ran = subprocess.run(
            command, cwd=ROOT, env=_environment(), capture_output=True, text=True, timeout=5 * _PATIENCE, check=False
        )
        status, said = ran.returncode, ran.stdout + ran.stderr
    except subprocess.TimeoutExpired as late:
        status, said = -1, f"{late}"
    measure.row(name, f"{'passed' if status == 0 else 'FAILED'}  {_told(said)}".rstrip())
    if status:
        print(f"{' '.join(command)}\nexit status {status}\n{said}")
    return status == 0


def _told(said: str) -> str:
    """The one line of what a tool said that counts."""
    if ran := _RAN.findall(said):
        # A scenario that ends in nothing worse than a warning has its tick, and may be named all the same.
        named = {*_NAMED.findall(said)}
        passed = sum(mark == "\u2713" and scenario not in named for mark, scenario in ran)
        others = len(ran) - passed - len(named)
        return f"{passed} of {len(ran)} scenarios passed, {len(named)} named, {others} not required"
    told = _TELLING.findall(said)
    return told[-1] if told else ""


@contextmanager
def _serving(command: tuple[str, ...]) -> Iterator[str]:
    """The address at which the server that ``command`` starts listens, for as long as the context lasts."""
    with tempfile.TemporaryFile() as said:
        server = subprocess.Popen(command, cwd=ROOT, env=_environment(), stdout=subprocess.DEVNULL, stderr=said)
        try:
            yield _address(server, said.fileno())
        finally:
            server.terminate()
            try:
                server.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                server.kill()
                raise


def _address(server: subprocess.Popen[bytes], said: int) -> str:
    until = time.monotonic() + _PATIENCE
    while True:
        text = os.pread(said, 100_000, 0).decode(errors="replace")
        if found := _ADDRESS.search(text):
            return found[0]
        if server.poll() is not None or time.monotonic() > until:
            raise SystemExit(f"the server does not listen:\n{text}")
        time.sleep(0.05)


if __name__ == "__main__":
    sys.exit(main())
