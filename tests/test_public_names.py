"""The public surface: every name is there, and none by accident."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any, cast

import pytest

import pincite
from tests.fakes import FakeFetcher
from tests.rows import each_row

CONTRACT_1 = (
    "ProvenanceRecord ProvenanceVerdict ProvenanceReport ProvenanceValidator FetcherResponse canonicalize_text "
    "content_sha256 stamp_citation stamp_finding_text ProvenanceError MissingProvenanceError ProvenanceFetchError"
).split()


@each_row("name", CONTRACT_1)
def test_contract_1_public_name(name: str) -> None:
    assert name in pincite.__all__
    assert getattr(pincite, name).__doc__


def test_every_public_name_loads_and_has_a_docstring() -> None:
    assert [name for name in pincite.__all__ if not getattr(pincite, name).__doc__] == []
    assert sorted(pincite.__all__) == list(pincite.__all__)


def test_an_argument_out_of_its_range_is_caught_by_the_root_and_is_a_value_error_as_well() -> None:
    wrong: dict[str, Callable[[], object]] = {
        "concurrency": lambda: pincite.ProvenanceValidator(fetcher=FakeFetcher(), concurrency=0),
        "on_fail": lambda: pincite.fidelity_wrap(on_fail=cast("Any", "drop")),
        "min_score": lambda: pincite.fidelity_wrap(min_score=2),
        "min_excerpt_chars": lambda: pincite.fidelity_wrap(min_excerpt_chars=-1),
    }
    for name, call in wrong.items():
        with pytest.raises(pincite.InputError, match=f"{name} is") as caught:
            call()
        assert isinstance(caught.value, ValueError)


def test_a_name_that_does_not_exist_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nothing_here"):
        _ = pincite.nothing_here  # type: ignore[attr-defined]  # A misspelt name is an error to a type checker too.


def test_importing_pincite_loads_none_of_its_rooms() -> None:
    code = "import sys, pincite; print([m for m in sys.modules if m.startswith(('pincite.', 'fastmcp', 'httpx2'))])"

    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert loaded.stdout.strip() == "[]"


def test_importing_pincite_does_not_load_what_reads_metadata() -> None:
    code = "import sys; had = set(sys.modules); import pincite; print('importlib.metadata' in set(sys.modules) - had)"

    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert loaded.stdout.strip() == "False"


def test_the_version_is_text_to_a_type_checker_too() -> None:
    version: str = pincite.__version__

    assert version[0].isdigit()
