"""A form of report is found by its name, with or without distribution metadata."""

from importlib.metadata import entry_points

import pytest

from pincite.core.errors import SettingError
from pincite.core.models import ProvenanceReport
from pincite.core.reports import GROUP, formats, loaded, renderer
from pincite.core.reports.json import render as as_json
from pincite.core.reports.markdown import render as as_markdown
from tests.rows import each_row


def test_contract_6_json_and_md_are_found_by_name() -> None:
    assert formats()[:2] == ("json", "md")
    assert renderer("json") is as_json
    assert renderer("md") is as_markdown


@each_row("name", ["JSON", "markdown", "", "\ud800", "x" * 10_000])
def test_contract_6_neighbour_another_name_is_an_error_that_lists_the_known_ones(name: str) -> None:
    with pytest.raises(SettingError, match="json, md") as caught:
        renderer(name)

    assert len(str(caught.value)) < 600


def test_pincites_own_forms_are_its_entry_points() -> None:
    ours = {entry.name for entry in entry_points(group=GROUP) if entry.value.startswith("pincite.")}

    assert ours <= set(formats())


def test_another_distribution_s_form_that_cannot_be_loaded_or_fails_is_a_setting_error() -> None:
    report = ProvenanceReport.of([], started_at="", finished_at="")

    for location, why in {
        "no_such_module:render": r"could not be loaded \(ModuleNotFoundError: ",
        "json:no.such": r"could not be loaded \(AttributeError: ",
        "json:dumps": r"\(json:dumps\) failed: TypeError",
    }.items():
        with pytest.raises(SettingError, match=f"the report format '?csv'? .*{why}"):
            loaded("csv", location)(report)
