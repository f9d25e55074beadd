"""Known documents, found by the URL that cites them."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from pincite.core.links.address import Address
from pincite.core.links.forms import WOL, known_id
from pincite.core.links.pattern import Key, PatternError, Shape, fit, read_pattern
from pincite.core.links.row import Row, RowError
from pincite.core.links.titles import fits
from pincite.core.models.links import Catalog
from pincite.core.ports import Listed

#: Rows of one catalogue.
MAX_ROWS = 500_000
#: Ways in which the patterns of one site and length may have their gaps; a look-up tries each.
MAX_SHAPES = 200

#: Where patterns are looked for: the site, and the number of parts of the path.
_Place = tuple[str, int]
#: Rows by the shape of their pattern, and by its key.
_Shelf = dict[_Place, dict[Shape, dict[Key, list[int]]]]
#: Patterns with a gap for the id, and whether every id in it is a number: then nothing else has that form.
_Forms = dict[_Place, dict[Shape, dict[Key, bool]]]


@dataclass(eq=False)
class Index:
    """Rows by id and by address. Its size is linear in the rows; a look-up does not depend on their number."""

    rows: list[Row] = field(default_factory=list)
    _by_id: dict[str, list[int]] = field(default_factory=dict)
    _by_shape: _Shelf = field(default_factory=dict)
    _forms: _Forms = field(default_factory=dict)
    _knows_wol: bool = False

    @staticmethod
    def of(rows: Iterable[Row]) -> "Index":
        """The index of ``rows``; raises RowError for a pattern that is none, for too many rows, and for none at all."""
        index = Index()
        for row in rows:
            if len(index.rows) >= MAX_ROWS:
                raise RowError(f"it has more than {MAX_ROWS} rows")
            index._add(row)
        if not index.rows:
            raise RowError("it has no rows")
        return index

    def look_up(self, url: str, title: str = "") -> Listed:
        """What is known of the document at ``url``, cited under ``title``."""
        address = Address.of(url)
        if address is None:
            return Listed(Catalog.UNKNOWN)
        matched = self._matched(address)
        if matched:
            return self._titled(matched, title)
        document = self._named(address)
        if not document:
            return Listed(Catalog.UNKNOWN)
        listed = self._by_id.get(document, [])
        if not listed:
            return Listed(Catalog.MISSING, document, notes=(f"no document has the id {document}",))
        anywhere = [place for place in listed if not self.rows[place].url_pattern]
        if anywhere:
            return self._titled(anywhere, title)
        row = self.rows[listed[0]]
        note = f"the document {row.id} is known at another address: {row.url_pattern}"
        return Listed(Catalog.MISMATCH, row.id, row.title, (note,))

    def _add(self, row: Row) -> None:
        place = len(self.rows)
        self.rows.append(row)
        self._by_id.setdefault(row.id, []).append(place)
        if not row.url_pattern:
            # Its address is whatever names its id.
            self._knows_wol = True
            return
        try:
            pattern = read_pattern(row.url_pattern, id_parts=row.id.count("/") + 1)
        except PatternError as error:
            raise RowError(f"the document {row.id[:80]!r}: {error}") from None
        self._knows_wol = self._knows_wol or pattern.site == WOL
        shelf = pattern.site, len(pattern.segments)
        shapes, forms = self._by_shape.setdefault(shelf, {}), self._forms.setdefault(shelf, {})
        shapes.setdefault(pattern.shape, {}).setdefault(pattern.key(row.id), []).append(place)
        if pattern.names_id:
            numeric = forms.setdefault(pattern.form, {})
            numeric[pattern.form_key] = numeric.get(pattern.form_key, True) and _is_number(row.id)
        if max(len(shapes), len(forms)) > MAX_SHAPES:
            raise RowError(f"the patterns of {pattern.site} have their gaps in more than {MAX_SHAPES} ways")

    def _matched(self, address: Address) -> list[int]:
        """The rows whose pattern the address fits, the most particular first."""
        found: list[tuple[int, int]] = []
        for shape, keys in self._by_shape.get((address.site, len(address.segments)), {}).items():
            fitted = fit(address, shape)
            if fitted is not None:
                found += [(-len(fitted[0]), place) for place in keys.get(fitted[0], ())]
        return [place for _, place in sorted(found)]

    def _named(self, address: Address) -> str:
        """The id that the address names, by the form of a known site or of the catalogue's own patterns."""
        document = known_id(address) if self._knows_wol else ""
        if document:
            return document
        for shape, numeric in self._forms.get((address.site, len(address.segments)), {}).items():
            key, document = fit(address, shape) or (None, "")
            if key in numeric and (_is_number(document) or not numeric[key]):
                return document
        return ""

    def _titled(self, places: list[int], title: str) -> Listed:
        rows = [self.rows[place] for place in places]
        row = next((row for row in rows if fits(title, row.title)), None)
        if row is not None:
            return Listed(Catalog.OK, row.id, row.title)
        first = rows[0]
        return Listed(Catalog.MISMATCH, first.id, first.title, ("the cited title is not the document's",))


def _is_number(text: str) -> bool:
    return text.isascii() and text.replace("/", "").isdigit()
