"""What became of a passage on a page that names no language."""

from pincite.core.anchor import Quotation, nearest
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
