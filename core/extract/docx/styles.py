"""What a style does to the text that it is put on, as far as that decides what a reader reads."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from pincite.core.extract.container_xml import Named
from pincite.core.extract.docx.names import is_on, short, value

#: Styles of one document, and how far one may be based on another.
_MAX_STYLES: Final = 20_000
_MAX_BASES: Final = 32


@dataclass(frozen=True, slots=True)
class Look:
    """Properties of a run; None where nothing is said, and what it stands in decides."""

    hidden: bool | None = None
    struck: bool | None = None
    #: 1 above the line, -1 below it, 0 on it.
    raised: int | None = None
    #: In the colour of bare paper; and on a ground of another colour.
    white: bool | None = None
    grounded: bool | None = None

    def over(self, other: "Look") -> "Look":
        """This look, with what it does not say from ``other``."""
        return Look(
            other.hidden if self.hidden is None else self.hidden,
            other.struck if self.struck is None else self.struck,
            other.raised if self.raised is None else self.raised,
            other.white if self.white is None else self.white,
            other.grounded if self.grounded is None else self.grounded,
        )

    def with_property(self, name: str, attrs: Named) -> "Look":
        """The look after one element of run properties (17.3.2); most say nothing here."""
        match name:
            case "w:vanish":
                return replace(self, hidden=is_on(attrs))
            case "w:strike" | "w:dstrike":
                # Two properties: one that is off does not take the other back.
                return replace(self, struck=is_on(attrs) or bool(self.struck))
            case "w:vertAlign":
                return replace(self, raised={"superscript": 1, "subscript": -1}.get(value(attrs), 0))
            case "w:sz" if value(attrs) in _UNSEEN:
                return replace(self, hidden=True)
            case "w:color":
                return replace(self, white=is_white(value(attrs)))
            # One that is clear lets show what it lies on.
            case "w:shd" if is_shaded(attrs):
                return replace(self, grounded=True)
            case "w:highlight" if value(attrs) not in ("none", "white"):
                return replace(self, grounded=True)
            case "w:position":
                return replace(self, raised=_direction(value(attrs)) or self.raised)
        return self


_WHITE: Final = re.compile("(?:[fF][5-9a-fA-F]){3}")
#: Type of one point and less, in half-points: nobody reads it.
_UNSEEN: Final = frozenset({"0", "1", "2"})


def is_white(color: str) -> bool:
    """Whether a colour (17.18.38) is that of paper, as near as an eye can tell; the automatic one is black."""
    return _WHITE.fullmatch(color) is not None


def is_shaded(attrs: Named) -> bool:
    """Whether a shading (17.3.5) is another ground than bare paper."""
    fill = value(attrs, "fill")
    is_filled = fill not in ("", "auto") and not is_white(fill)
    return is_filled or bool(value(attrs, "themeFill")) or value(attrs) not in ("", "clear", "nil")


def _direction(half_points: str) -> int:
    # Moved by less than two points it is set right, not set above the line.
    try:
        moved = float(half_points.strip().removesuffix("pt")[:20])
    except ValueError:
        return 0
    return (moved >= 4) - (moved <= -4)


#: Of what nothing is said.
PLAIN: Final = Look()


@dataclass(slots=True)
class Style:
    """One style, as it is written."""

    name: str = ""
    base: str = ""
    look: Look = PLAIN
    #: From 1; 0 for what is no heading.
    level: int = 0


@dataclass(slots=True)
class Styles:
    """The styles of a document by their ids; receives the events of ``styles.xml``."""

    #: The language of text that says nothing of its own (BCP 47), or empty.
    language: str = ""
    _styles: dict[str, Style] = field(default_factory=dict)
    _resolved: dict[str, Style] = field(default_factory=dict)
    _current: Style | None = None
    _open: list[str] = field(default_factory=list)

    def start(self, name: str, attrs: Named) -> None:
        """A start tag."""
        name = short(name)
        style = self._current
        if name == "w:style" and len(self._styles) < _MAX_STYLES:
            self._current = self._styles[value(attrs, "styleId")] = Style()
        elif name == "w:lang" and "w:rPrDefault" in self._open[:4]:
            self.language = value(attrs)[:35]
        elif style is not None:
            parent = self._open[-1]
            if parent == "w:style":
                if name == "w:name":
                    style.name = value(attrs).lower()[:100]
                elif name == "w:basedOn":
                    style.base = value(attrs)
            elif parent == "w:rPr" and self._open[-2] == "w:style":
                style.look = style.look.with_property(name, attrs)
            elif parent == "w:pPr" and name == "w:outlineLvl":
                style.level = level_of(value(attrs))
            elif parent == "w:pPr" and name == "w:shd" and is_shaded(attrs):
                style.look = replace(style.look, grounded=True)
        self._open.append(name)

    def end(self, name: str) -> None:
        """An end tag."""
        if self._open.pop() == "w:style":
            self._current = None

    def characters(self, text: str) -> None:
        """Nothing that a style says is text."""

    def of(self, style_id: str) -> Style:
        """A style with all that it is based on; a plain one where there is none of that id."""
        found = self._resolved.get(style_id)
        if found is None:
            found = self._resolved[style_id] = self._resolve(style_id)
        return found

    def _resolve(self, style_id: str) -> Style:
        found = Style()
        seen = self._styles.get(style_id)
        for _ in range(_MAX_BASES):
            if seen is None:
                break
            level = found.level or seen.level or _HEADINGS.get(seen.name, 0)
            found = Style(found.name or seen.name, "", found.look.over(seen.look), level)
            seen = self._styles.get(seen.base)
        return found


#: Word's own names of its styles are the same in every language (17.7.4.9).
_HEADINGS: Final[Mapping[str, int]] = {f"heading {level}": level for level in range(1, 10)}


def level_of(outline: str) -> int:
    """The level of a heading from its outline level (17.3.1.20), which counts from 0 and calls 9 the text."""
    return int(outline) + 1 if outline in ("0", "1", "2", "3", "4", "5", "6", "7", "8") else 0
