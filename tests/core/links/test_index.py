"""A document is found by its address or by its id, at a cost that does not grow with the catalogue."""

from itertools import repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.links import index as indexes
from pincite.core.links.index import Index
from pincite.core.links.row import Row, RowError
from pincite.core.models.links import Catalog
from tests.core.links.known import WOL, index

DOCS = "https://a.test/*/docs/{id}"


def words(known: Index, *urls: str) -> list[str]:
    return [known.look_up(url).catalog.value for url in urls]


def test_the_row_of_the_address_is_the_document() -> None:
    known = index(("1", DOCS, "One"), ("2", DOCS, "Two"))

    found = known.look_up("https://a.test/en/docs/2", "Two | A")

    assert (found.catalog, found.id, found.title, found.notes) == (Catalog.OK, "2", "Two", ())


def test_an_id_that_nobody_has_is_missing_only_where_ids_stand() -> None:
    known = index(("1", DOCS, ""), ("x", "https://a.test/about", ""))

    assert words(known, "https://a.test/en/docs/2", "https://a.test/about", "https://a.test/jobs") == [
        "missing",
        "ok",
        "unknown",
    ]


def test_where_every_id_is_a_number_other_words_are_no_id() -> None:
    assert words(index(("1", DOCS, "")), "https://a.test/en/docs/about") == ["unknown"]
    assert words(index(("1", DOCS, ""), ("x1", DOCS, "")), "https://a.test/en/docs/about") == ["missing"]


def test_a_document_may_have_several_addresses_and_titles() -> None:
    known = index(("1", "https://a.test/en/docs/{id}", "One"), ("1", "https://a.test/es/docs/{id}", "Uno"))

    assert known.look_up("https://a.test/es/docs/1", "Uno").catalog == Catalog.OK
    assert known.look_up("https://a.test/es/docs/1", "One").catalog == Catalog.MISMATCH


def test_a_known_id_elsewhere_is_a_mismatch_that_names_its_address() -> None:
    known = index(("1", "https://a.test/en/docs/{id}", "One"), ("2", DOCS, ""))

    found = known.look_up("https://a.test/es/docs/1")

    assert found.catalog == Catalog.MISMATCH
    assert "https://a.test/en/docs/{id}" in found.notes[0]


def test_the_most_particular_pattern_decides() -> None:
    known = index(("any", "https://a.test/docs/*", "Any"), ("1", "https://a.test/docs/1", "One"))

    assert known.look_up("https://a.test/docs/1").id == "1"
    assert known.look_up("https://a.test/docs/2").id == "any"


def test_a_document_of_a_known_site_needs_no_pattern() -> None:
    known = index(("1102021811", "", "Enjoy Life Forever!"), ("nwtsty/43/3", "", "John 3"))

    assert words(
        known, f"{WOL}/d/r1/lp-e/1102021811", f"{WOL}/b/r1/lp-e/nwtsty/43/3", f"{WOL}/b/r1/lp-e/nwtsty/43/4"
    ) == ["ok", "ok", "missing"]


def test_a_catalogue_of_other_sites_says_nothing_of_a_known_one() -> None:
    assert words(index(("1", DOCS, "")), f"{WOL}/d/r1/lp-e/1102021811") == ["unknown"]


def test_a_whole_publication_may_be_one_row() -> None:
    known = index(("nwtsty", "https://wol.jw.org/*/wol/b/*/lp-*/nwtsty/*/*", "Study Bible"))

    assert words(known, f"{WOL}/b/r1/lp-e/nwtsty/43/3", f"{WOL}/b/r1/lp-e/bi12/43/3") == ["ok", "missing"]


def test_no_rows_too_many_rows_and_bad_patterns_are_errors() -> None:
    with pytest.raises(RowError, match="no rows"):
        Index.of([])
    with pytest.raises(RowError, match=r"document 'x'.*no host"):
        index(("x", "/docs/{id}", ""))
    with pytest.raises(RowError, match=f"more than {indexes.MAX_ROWS}"):
        Index.of(repeat(Row("1", "", ""), indexes.MAX_ROWS + 1))


def test_patterns_with_gaps_in_too_many_ways_are_an_error() -> None:
    with pytest.raises(RowError, match="more than 200 ways"):
        index(*((f"{number}", f"https://a.test/p{number}*/x", "") for number in range(201)))


def test_many_literal_patterns_are_one_shape() -> None:
    known = index(*((f"{number}", f"https://a.test/p{number}/x", "") for number in range(1_000)))

    assert words(known, "https://a.test/p999/x", "https://a.test/p1000/x") == ["ok", "unknown"]


@given(st.text(), st.text())
def test_any_url_and_title_have_an_answer(url: str, title: str) -> None:
    known = index(("1", DOCS, "One"), ("2", "", ""))

    assert known.look_up(url, title).catalog in Catalog
    assert known.look_up(f"https://a.test/en/docs/{url}", title).catalog in Catalog
