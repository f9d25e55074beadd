"""Where a cited passage stands in a page: the stamp, the words and the page brought together (DESIGN 5)."""

from pincite.core.anchor.apart import why_apart
from pincite.core.anchor.elision import nearest_to_parts, why_refused
from pincite.core.anchor.find import find
from pincite.core.anchor.fitted import find_fitted
from pincite.core.anchor.location import Location
from pincite.core.anchor.nearest import nearest
from pincite.core.anchor.quotation import Quotation

__all__ = ["Location", "Quotation", "find", "find_fitted", "nearest", "nearest_to_parts", "why_apart", "why_refused"]
