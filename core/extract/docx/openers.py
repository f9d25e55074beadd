"""What each element of WordprocessingML means for the text in and around it.

Numbers in comments are sections of ISO/IEC 29500-1.
"""

from collections.abc import Callable
from typing import Final

from pincite.core.extract.container_xml import Named
from pincite.core.extract.docx.formula import ENDS as FORMULA_ENDS
from pincite.core.extract.docx.formula import STARTS as FORMULA_STARTS
from pincite.core.extract.docx.names import SPACE, is_on, value
from pincite.core.extract.docx.notes import NoteKind
from pincite.core.extract.docx.paragraph import Kind, Manner, Paragraph
from pincite.core.extract.docx.story import Findings, Frame, Meanings, Spent, Story
from pincite.core.extract.docx.styles import PLAIN, Look, Styles, is_shaded, level_of
from pincite.core.extract.docx.symbols import symbol
from pincite.core.extract.html.streams import VISIBLE
from pincite.core.extract.html.tags import words

_RUNS: Final = ("w:r", "m:r")
_ON: Final = frozenset({"1", "true", "on"})

Start = Callable[[Story, Named], None]
End = Callable[[Story], None]


def begin(styles: Styles, take: Callable[[Paragraph], None], findings: Findings, spent: Spent) -> Story:
    """A story at its start."""
    return Story(MEANINGS, styles, take, findings, spent)


def _pass_over(story: Story, attrs: Named) -> None:
    story.pass_over()


# Paragraphs, text boxes, and forms to choose from.


def _paragraph(story: Story, attrs: Named) -> None:
    story.begin_paragraph()


def _style(story: Story, attrs: Named) -> None:
    if story.paragraphs:
        story.paragraphs[-1].style = value(attrs)


def _outline_level(story: Story, attrs: Named) -> None:
    if story.paragraphs:
        story.paragraphs[-1].level = level_of(value(attrs))


def _box(story: Story, attrs: Named) -> None:
    story.frames.append(Frame())


def _end_box(story: Story) -> None:
    story.frames.pop()


def _choices(story: Story, attrs: Named) -> None:
    story.choices.append(False)


def _end_choices(story: Story) -> None:
    story.choices.pop()


def _choose(story: Story, attrs: Named) -> None:
    # ISO/IEC 29500-3, 10.2: forms of one thing; one of them stands for all.
    if not story.choices or story.choices[-1]:
        story.pass_over()
    else:
        story.choices[-1] = True


def _other_document(story: Story, attrs: Named) -> None:
    story.findings.is_partial = True


# Runs.


def _run(story: Story, attrs: Named) -> None:
    style = story.paragraphs[-1].style if story.paragraphs else ""
    story.frame.look = story.styles.of(style).look if style else PLAIN
    story.frame.is_mark = False


def _end_run(story: Story) -> None:
    story.frame.look = PLAIN
    story.frame.is_mark = False


def _is_of_run(story: Story) -> bool:
    return story.parent() == "w:rPr" and story.parent(2) in _RUNS


def _run_style(story: Story, attrs: Named) -> None:
    if _is_of_run(story):
        story.frame.look = story.styles.of(value(attrs)).look.over(story.frame.look)


def _run_property(story: Story, attrs: Named) -> None:
    if _is_of_run(story):
        story.frame.look = PLAIN.with_property(story.element, attrs).over(story.frame.look)


def _shading(story: Story, attrs: Named) -> None:
    if story.parent() == "w:pPr" and story.parent(2) == "w:p" and story.paragraphs:
        story.paragraphs[-1].grounded = is_shaded(attrs)
    else:
        _run_property(story, attrs)


def _page_color(story: Story, attrs: Named) -> None:
    story.findings.has_ground = True


def _anchored(story: Story, attrs: Named) -> None:
    # 20.4.2.3: it lies behind the text.
    if attrs.get("behindDoc") in _ON:
        story.findings.has_ground = True


def _drawn_property(story: Story, attrs: Named) -> None:
    # 21.1.2.3.9: what is drawn says with attributes how it looks.
    if story.parent() == "a:r":
        baseline = attrs.get("baseline", "0").strip().removesuffix("%")
        raised = -1 if baseline.startswith("-") else int(baseline.strip("0.") != "")
        story.frame.look = Look(None, attrs.get("strike", "noStrike") != "noStrike", raised)


def _text(story: Story, attrs: Named) -> None:
    story.begin_text(keeps_space=attrs.get(SPACE) == "preserve")


def _drawn_text(story: Story, attrs: Named) -> None:
    story.begin_text(keeps_space=True)


def _end_text(story: Story) -> None:
    story.end_text()


def _sign(text: str) -> Start:
    def start(story: Story, attrs: Named) -> None:
        # A tab stop of a paragraph has the name of a tab in its text.
        if story.parent() in _RUNS:
            story.say(text)

    return start


def _line(story: Story, attrs: Named) -> None:
    story.say("\n", Kind.BREAK)


def _symbol(story: Story, attrs: Named) -> None:
    story.say(symbol(value(attrs, "font"), value(attrs, "char")))


# Tracked changes (17.13.5).


def _inserted(manner: Manner) -> Manner:
    return manner._replace(inserted=True)


def _insertion(story: Story, attrs: Named) -> None:
    if story.parent() not in ("w:rPr", "w:trPr"):
        story.turn(_inserted)


def _deletion(story: Story, attrs: Named) -> None:
    parent = story.parent()
    if parent == "w:trPr":
        # The row's cells stand beside its properties.
        story.turn(Manner.struck, levels=2)
    elif parent != "w:rPr":
        story.turn(Manner.struck)
    elif story.parent(2) == "w:pPr" and story.paragraphs:
        story.paragraphs[-1].goes_on = True


def _deleted_cell(story: Story, attrs: Named) -> None:
    story.turn(Manner.struck, levels=2)


def _hidden_row(story: Story, attrs: Named) -> None:
    if story.parent() == "w:trPr" and is_on(attrs):
        story.turn(Manner.hidden, levels=2)


# Fields (17.16).


def _field_mark(story: Story, attrs: Named) -> None:
    fields = story.frame.fields
    match value(attrs, "fldCharType"):
        case "begin":
            fields.append(False)
        case "separate" if fields:
            fields[-1] = True
        case "end" if fields:
            fields.pop()


# Notes (17.11) and comments (17.13.4).


def _reference(kind: NoteKind) -> Start:
    def start(story: Story, attrs: Named) -> None:
        has_own_mark = value(attrs, "customMarkFollows") in _ON
        # One that was deleted refers to nothing.
        if story.manner().stream == VISIBLE:
            story.say(story.findings.notes.refer(kind, value(attrs, "id"), has_own_mark=has_own_mark), Kind.MARK)
        story.frame.is_mark = has_own_mark

    return start


def _note(kind: NoteKind) -> Start:
    def start(story: Story, attrs: Named) -> None:
        if "eparator" in value(attrs, "type") or value(attrs, "type") == "continuationNotice":
            story.pass_over()
            return
        story.note = (kind, value(attrs, "id"))
        story.frames[-1] = Frame()
        if story.findings.notes.mark(*story.note) is None:
            # Nothing refers to it, or nothing any more: a reader is not shown it.
            story.turn(Manner.hidden)

    return start


def _own_mark(story: Story, attrs: Named) -> None:
    if story.note is not None:
        story.say(story.findings.notes.mark(*story.note) or "", Kind.MARK)


def _comment(story: Story, attrs: Named) -> None:
    story.frames[-1] = Frame()
    story.turn(Manner.hidden)


#: Properties of what stands elsewhere, of a section, and of how something was before it was changed.
_PASSED: Final = (
    "w:sectPr w:sdtPr w:sdtEndPr w:tblPr w:tblGrid w:numPr w:tabs w:rPrChange w:pPrChange w:tblPrChange "
    "w:trPrChange w:tcPrChange w:sectPrChange w:rt w:docPartBody"
)

_BY_NAME: Final[tuple[tuple[str, Start], ...]] = (
    (_PASSED, _pass_over),
    ("w:p a:p", _paragraph),
    ("w:pStyle", _style),
    ("w:outlineLvl", _outline_level),
    ("w:txbxContent", _box),
    ("mc:AlternateContent", _choices),
    ("mc:Choice mc:Fallback", _choose),
    ("w:altChunk w:subDoc", _other_document),
    ("w:r m:r a:r", _run),
    ("w:rStyle", _run_style),
    ("w:vanish w:strike w:dstrike w:vertAlign w:position w:sz w:color w:highlight", _run_property),
    ("w:shd", _shading),
    ("w:background w:pict", _page_color),
    ("wp:anchor", _anchored),
    ("a:rPr", _drawn_property),
    ("w:t w:delText m:t", _text),
    ("a:t", _drawn_text),
    ("w:tab w:ptab", _sign("\t")),
    ("w:noBreakHyphen", _sign("\u2011")),
    ("w:softHyphen", _sign("\u00ad")),
    ("w:br w:cr a:br", _line),
    ("w:sym", _symbol),
    ("w:ins w:moveTo", _insertion),
    ("w:del w:moveFrom", _deletion),
    ("w:cellDel", _deleted_cell),
    ("w:hidden", _hidden_row),
    ("w:fldChar", _field_mark),
    ("w:footnoteReference", _reference("footnote")),
    ("w:endnoteReference", _reference("endnote")),
    ("w:footnote", _note("footnote")),
    ("w:endnote", _note("endnote")),
    ("w:footnoteRef w:endnoteRef", _own_mark),
    ("w:comment", _comment),
)
_ENDS: Final[tuple[tuple[str, End], ...]] = (
    ("w:p a:p", Story.end_paragraph),
    ("w:txbxContent", _end_box),
    ("mc:AlternateContent", _end_choices),
    ("w:r m:r a:r", _end_run),
    ("w:t w:delText m:t a:t", _end_text),
)
MEANINGS: Final[Meanings] = (
    {name: start for names, start in _BY_NAME for name in words(names)} | dict(FORMULA_STARTS),
    {name: end for names, end in _ENDS for name in words(names)} | dict(FORMULA_ENDS),
)
