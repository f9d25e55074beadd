"""Words that are stamped as their quoter fitted them into a sentence: with a first letter or an end of his own."""

from dataclasses import replace

from pincite.core.anchor.extent import whole_sentence
from pincite.core.anchor.find import find
from pincite.core.anchor.ladder import looser
from pincite.core.anchor.location import Location
from pincite.core.anchor.quotation import Quotation
from pincite.core.text.canonical import content_sha256
from pincite.core.text.change import compare
from pincite.core.text.page import PageText
from pincite.core.text.rungs import fitted
from pincite.core.text.tongue import tongue


def find_fitted(text: str, page: PageText) -> Location | None:
    """The page's passage for ``text`` that ``find`` did not find as it is, or None.

    Only for words that are stamped now: once stamped they stand letter by letter, or they were changed. Words that
    give themselves out for a sentence of which the page says more that negates, bounds or counts are another statement.
    """
    for form in fitted.forms(text):
        found = find(Quotation(content_sha256(form), form), page)
        if found is None or not found.stands or found.span is None:
            continue
        stream = page.stream(found.stream)
        whole = whole_sentence(found.span, stream, text.strip(), page.language)
        sentence = stream.canonical[whole.start : whole.end]
        language = tongue(page.language, sentence, stream, whole)
        if whole == found.span or not compare(found.passage, sentence, language).critical:
            return replace(found, kind=looser(found.kind, "typographic"), notes=(*found.notes, "fitted_in"))
    return None
