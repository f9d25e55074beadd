"""What became of a passage on a page that names no language."""

from pincite.core.anchor import Quotation, find, nearest
from pincite.core.stamp import stamp_of
from pincite.core.text.page import PageText
from tests.rows import each_row

LEASE = (
    "Durante los tres primeros años del contrato, la renta se actualiza según lo pactado por las partes. {} "
    "El casero es libre de pedir otras garantías, y los gastos son suyos."
)


@each_row(
    ("was", "now", "critical"),
    [
        ("La fianza no estará sujeta a actualización", "La fianza estará sujeta a actualización", "negation"),
        ("La fianza estará sujeta a actualización", "La fianza no estará sujeta a actualización", "negation"),
        ("se pagará una mensualidad de renta", "se pagará dos mensualidades de renta", "number"),
        ("se pagarán dos mensualidades de renta", "se pagará una mensualidad de renta", "number"),
    ],
)
def test_an_edit_is_classed_by_the_language_around_it(was: str, now: str, critical: str) -> None:
    content_hash, stamp = stamp_of(was)
    found = nearest(Quotation(content_hash, was, stamp), PageText.of(LEASE.format(f"{now}.")))

    assert found.change is not None
    assert found.change.critical == (critical,)


@each_row(
    ("excerpt", "stands"),
    [
        ("se pagarán las [dos] mensualidades de renta", False),
        ("se pagarán las [largas] mensualidades de renta", True),
        ("se pagarán [las] mensualidades de renta", True),
    ],
)
def test_a_bracket_counts_nothing_in_the_language_around_it(excerpt: str, *, stands: bool) -> None:
    content_hash, stamp = stamp_of(excerpt)
    page = PageText.of(LEASE.format("Luego se pagarán las mensualidades de renta."))

    assert (find(Quotation(content_hash, excerpt, stamp), page) is not None) == stands
