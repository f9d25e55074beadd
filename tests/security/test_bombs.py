"""A small body that wants to become a large one stays small, or is cut, and says so."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps a process to so much memory")
def test_no_bomb_takes_more_memory_than_one_page_may() -> None:
    ran = subprocess.run([sys.executable, "-m", "tests.security.bombs"], cwd=ROOT, capture_output=True, check=False)

    assert ran.returncode == 0, ran.stderr.decode()[-4_000:]
    found = json.loads(ran.stdout)
    assert len(found) > 25
    # An extractor that ran out of memory would say so by this word.
    assert [name for name, came in found.items() if came == "extract_error"] == []
    assert found["a gigabyte in gzip"] == found["a bomb in a bomb"] == "cut: too_large"
    assert found["a billion laughs"] == found["quadratic laughs"] == "read with the words"
    for name in ("a gigabyte in a book", "a gigabyte in a document", "a document that lies about its size"):
        assert not found[name].startswith("read"), name
