"""A formula of Word is read along its line, as that of a web page is: powers raised, fractions and roots told apart.

Office Math Markup (ISO/IEC 29500-1, 22.1).
"""

from collections.abc import Callable, Mapping
from typing import Final

from pincite.core.extract.container_xml import Named
from pincite.core.extract.docx.names import value
from pincite.core.extract.docx.paragraph import Kind
from pincite.core.extract.docx.story import Story


def _above(story: Story, attrs: Named) -> None:
    story.shifts.append(1)


def _below(story: Story, attrs: Named) -> None:
    story.shifts.append(-1)


def _end_shift(story: Story) -> None:
    story.shifts.pop()


def _denominator(story: Story, attrs: Named) -> None:
    story.say("\n", Kind.BREAK)


def _operator(story: Story, attrs: Named) -> None:
    # 22.1.2.20: an integral, where nothing else is said.
    story.operator = "\u222b"


def _operator_sign(story: Story, attrs: Named) -> None:
    if story.parent() == "m:naryPr":
        story.operator = value(attrs)[:4]


def _end_operator(story: Story) -> None:
    story.say(story.operator)


def _brackets(story: Story, attrs: Named) -> None:
    story.brackets.append(["(", "|", ")", ""])


def _end_brackets(story: Story) -> None:
    story.say(story.brackets.pop()[2])


def _bracket(place: int) -> Callable[[Story, Named], None]:
    def start(story: Story, attrs: Named) -> None:
        if story.brackets:
            story.brackets[-1][place] = value(attrs)[:4]

    return start


def _operand(story: Story, attrs: Named) -> None:
    match story.parent():
        case "m:rad":
            story.say("\u221a")
        case "m:d" if story.brackets:
            opening, parting, _, opened = story.brackets[-1]
            story.say(parting if opened else opening)
            story.brackets[-1][3] = "opened"


STARTS: Final[Mapping[str, Callable[[Story, Named], None]]] = {
    "m:sup": _above,
    "m:deg": _above,
    "m:sub": _below,
    "m:den": _denominator,
    "m:e": _operand,
    "m:naryPr": _operator,
    "m:chr": _operator_sign,
    "m:d": _brackets,
    "m:begChr": _bracket(0),
    "m:sepChr": _bracket(1),
    "m:endChr": _bracket(2),
}
ENDS: Final[Mapping[str, Callable[[Story], None]]] = {
    "m:sup": _end_shift,
    "m:deg": _end_shift,
    "m:sub": _end_shift,
    "m:naryPr": _end_operator,
    "m:d": _end_brackets,
}
