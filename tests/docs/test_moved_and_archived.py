"""docs/sources.md says of moved pages and archives what the code does."""

import re

from pincite.core.archive import INTERNET_ARCHIVE
from pincite.core.models.afterlife import ArchivedPassage
from pincite.core.settings import Settings
from pincite.core.verify import afterlife, archived, siblings, sitemap
from tests.docs.pages import source, table

PAGE = "docs/sources.md"


def section(heading: str) -> str:
    """The text under ``heading``, each run of white space as one space."""
    return " ".join(source(PAGE).split(f"\n## {heading}\n")[1].split("\n## ")[0].split())


def test_every_key_of_an_archived_passage_is_explained() -> None:
    named = [name for row in table(PAGE, "Archives") for name in re.findall(r"`(\w+)`", row[0])]

    assert named == [*ArchivedPassage.model_fields]


def test_the_numbers_are_those_that_are_kept() -> None:
    moved, kept = section("Moved pages"), section("Archives")

    assert (archived.MAX_REQUESTS, "at most eight requests are sent" in " ".join(kept.split())) == (8, True)
    assert (afterlife._PATIENCE, "does not answer three times in turn" in kept) == (3, True)
    assert (siblings.MAX_TRIED, "At most three addresses" in moved) == (3, True)
    assert (siblings.MAX_SITEMAPS, "at most four are read" in moved) == (4, True)
    assert (afterlife.SECONDS, "ends after ten seconds" in moved) == (10.0, True)
    assert f"{sitemap.MAX_ENTRIES:,} addresses" in moved
    assert sitemap.MAX_BYTES == 10_000_000


def test_the_reasons_for_which_a_site_is_asked_are_named() -> None:
    told = re.search(r"Where a page is gone \(([^)]*)\)", section("Moved pages"))

    assert told is not None
    assert set(re.findall(r"`(\w+)`", told[1])) == afterlife.GONE


def test_the_kinds_of_redirect_are_told_apart_as_in_the_table() -> None:
    first = " ".join(row[0] for row in table(PAGE, "Moved pages"))

    assert {*map(int, re.findall(r"\b3\d\d\b", first))} == {301, 302, 303, 307, 308}


def test_the_default_archive_is_that_of_the_setting_and_nothing_is_asked_unless_wanted() -> None:
    assert Settings().archive_timemap == INTERNET_ARCHIVE
    assert Settings().archive is False
