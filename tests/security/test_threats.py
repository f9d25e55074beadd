"""The threat model names tests, and each of them exists."""

import re
from pathlib import Path

from tests.rows import each_row

TESTS = Path(__file__).parents[1]
MODEL = TESTS.parent / "docs" / "threats.md"
ROWS = [line for line in MODEL.read_text().splitlines() if line.startswith("| ") and "tests |" not in line]
DEFINED = {
    name
    for file in TESTS.rglob("test_*.py")
    for name in re.findall(r"^ *(?:async )?def (test_\w+)", file.read_text(), re.M)
}


@each_row("row", ROWS, ids=lambda row: row.split("|")[1].strip())
def test_every_threat_names_tests_and_each_of_them_exists(row: str) -> None:
    _, _, holds, tests, _ = row.split("|")
    named = re.findall(r"`(test_\w+)`", tests)

    assert holds.strip()
    assert named
    assert [name for name in named if name not in DEFINED] == []


def test_the_threat_model_is_one_page() -> None:
    assert len(ROWS) > 15
    assert len(MODEL.read_text().splitlines()) < 60


def test_what_to_do_with_a_fault_is_said_and_no_address_is_made_up() -> None:
    policy = (TESTS.parent / "SECURITY.md").read_text()

    assert "private security advisory" in policy
    assert not re.search(r"[\w.]+@[\w.]+", policy)
