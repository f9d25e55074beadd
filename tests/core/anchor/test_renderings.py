"""However somebody types a page's exponents, indices and marks: the same numbers stand, and no other number does."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from pincite.core.anchor import Quotation, find
from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.text.canonical import content_sha256
from pincite.core.text.page import PageText

_ABOVE: Final = str.maketrans("0123456789", "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079")
_BELOW: Final = str.maketrans("0123456789", "\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089")


class Token(NamedTuple):
    """A word of the page; ``number`` is raised or lowered beside ``base``, or a mark."""

    kind: str
    base: str
    number: int

    def markup(self) -> str:
        return {
            "word": self.base,
            "number": f"{self.number}",
            "power": f"10<sup>{self.number}</sup>",
            "index": f"{self.base}<sub>{self.number}</sub>",
            "note": f'{self.base}<sup><a href="#fn{self.number}">{self.number}</a></sup>',
            "bracket": f"{self.base}[{self.number}]",
        }[self.kind]

    def typed(self, style: Mapping[str, str]) -> str:
        number = f"{self.number}"
        return {
            "word": self.base,
            "number": number,
            "power": "10" + {"caret": f"^{number}", "above": number.translate(_ABOVE), "plain": number}[style["power"]],
            "index": self.base + {"plain": number, "below": number.translate(_BELOW)}[style["index"]],
            "note": self.base,
            "bracket": self.base + (f"[{number}]" if style["bracket"] == "kept" else ""),
        }[self.kind]


WORDS = st.sampled_from(["harbour", "river", "village", "winter", "orchard", "keeper"])
KINDS = st.sampled_from(["word", "word", "word", "number", "power", "index", "note", "bracket"])
TOKENS = st.lists(st.builds(Token, KINDS, WORDS, st.integers(2, 40)), min_size=4, max_size=12)
STYLES = st.fixed_dictionaries(
    {
        "power": st.sampled_from(["caret", "above", "plain"]),
        "index": st.just("plain"),
        "bracket": st.sampled_from(["kept", "left out"]),
    }
)


def stands(excerpt: str, page: PageText) -> bool:
    found = find(Quotation(content_sha256(excerpt), excerpt), page)
    return found is not None and found.stands


@settings(max_examples=60, deadline=None)
@given(TOKENS, STYLES, st.integers(0, 11))
def test_the_same_numbers_stand_and_another_does_not(tokens: list[Token], style: Mapping[str, str], at: int) -> None:
    body = f"<html lang=en><p>The {' '.join(one.markup() for one in tokens)} end.</p></html>"
    page = extract(Body(body.encode(), "https://a.test/", media_type="text/html"))
    assert isinstance(page, PageText)

    assert stands(f"The {' '.join(one.typed(style) for one in tokens)} end.", page)

    counted = [index for index, one in enumerate(tokens) if one.kind in {"number", "power", "index"}]
    if counted:
        index = counted[at % len(counted)]
        other = [*tokens]
        other[index] = tokens[index]._replace(number=tokens[index].number + 1)
        assert not stands(f"The {' '.join(one.typed(style) for one in other)} end.", page)
