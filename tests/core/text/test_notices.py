"""A document that says of itself that it was withdrawn is believed, and one that tells of another is not."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.notices import said_in
from pincite.core.text.span import Span
from tests.rows import each_row

PASSAGE = "The dose is 20 mg a day."
BETWEEN = "The text below is set in two columns."


def above(notice: str) -> bool:
    """Whether the notice, a line of its own two lines above the passage, is seen."""
    return found([notice, BETWEEN, PASSAGE])


def found(lines: list[str]) -> bool:
    text = " ".join(lines)
    edges = [len(" ".join(lines[:count])) for count in range(1, len(lines))]
    start = text.index(PASSAGE)
    end = start + len(PASSAGE)
    pieces = (Span(0, start), Span(end, len(text)))
    return any(said_in(text, piece, line_edges=edges, after=end) for piece in pieces)


ENGLISH = """
    This guidance was withdrawn on 5 May 2020
    This section was repealed on 1 October 2009.
    [Repealed by the Companies Act 2006.]
    This legislation has been repealed.
    This provision is no longer in force.
    This rule has been revoked.
    This decision has been overruled by the Supreme Court.
    Superseded by the 2024 edition.
    This section ceases to have effect on 1 January 2027.
    Reversed on appeal
    Quashed on appeal by the High Court
    RETRACTED
    WITHDRAWN
    Erratum
    Repealed
    DRAFT - NOT IN FORCE
    This NICE clinical guideline has been superseded by NG28.
    This section of the Companies Act 1985 was repealed on 1 October 2009.
    This article has been retracted at the request of the authors.
    This paper was withdrawn.
    This judgment was reversed on appeal.
    This standard has since been withdrawn.
    This document has been replaced by version 2.
    This regulation is no longer in force.
    This policy is hereby rescinded.
    This Act (c. 21) ceased to have effect in 2011.
    These regulations have been revoked.
    Please note: this guidance was withdrawn in 2019.
    Note that this section was repealed in 2009.
    Status: Withdrawn
    Repealed on 1 October 2009
    Withdrawn: 5 May 2020
    Withdrawn by the author
    [Withdrawn] Guidance on doses
    (Repealed, 2009, c. 5, s. 2)
    Not yet in force
    No longer current
    Retraction note
    Obsoleted by: 5322
    Section repealed
    This Practice Direction was revoked on 6 April 2014.
"""
SPANISH = """
    Este art\u00edculo ha sido retractado.
    Esta ley fue derogada el 1 de octubre de 2009.
    Esta ley org\u00e1nica ha sido derogada.
    Esta norma ya no est\u00e1 en vigor.
    Esta gu\u00eda fue retirada en mayo de 2020.
    Esta sentencia fue anulada por el Tribunal Supremo.
    [Derogado por la Ley 5/2010]
    Derogado por la Ley 5/2010.
    DEROGADO
    RETRACTADO
    Fe de erratas
    Borrador - no est\u00e1 en vigor
    El presente reglamento queda derogado.
"""
PORTUGUESE = """
    Este artigo foi retratado.
    Esta lei foi revogada em 2009.
    Esta norma j\u00e1 n\u00e3o est\u00e1 em vigor.
    Este decreto n\u00e3o est\u00e1 mais em vigor.
    Esta decis\u00e3o foi anulada pelo Supremo Tribunal.
    (Revogado pela Lei n\u00ba 9.656, de 1998)
    Revogado pela Lei 9.656.
    REVOGADO
    Nota de errata
    Este documento foi substitu\u00eddo pela edi\u00e7\u00e3o de 2024.
"""
GERMAN = """
    Dieser Artikel wurde zur\u00fcckgezogen.
    Dieses Gesetz wurde am 1. Oktober 2009 aufgehoben.
    Diese Vorschrift ist nicht mehr in Kraft.
    Diese Leitlinie wurde durch die Ausgabe 2024 ersetzt.
    Diese Rechtsverordnung ist am 1. Mai 2020 au\u00dfer Kraft getreten.
    Dieses Urteil wurde vom Bundesgerichtshof aufgehoben.
    (aufgehoben)
    (weggefallen)
    Aufgehoben durch Gesetz vom 5. Mai 2020
    Ersetzt am 5. Mai 2020 durch die Neufassung
    AUFGEHOBEN
    ZUR\u00dcCKGEZOGEN
    Erratum
    Entwurf - nicht in Kraft
    Diese DIN-Norm wurde zurückgezogen.
    Dieser Standard ist überholt.
    Norm zurückgezogen
    Au\u00dfer Kraft getreten
"""
FRENCH = """
    Cet article a \u00e9t\u00e9 r\u00e9tract\u00e9.
    Cette loi a \u00e9t\u00e9 abrog\u00e9e le 1 octobre 2009.
    Ce texte n\u2019est plus en vigueur.
    Cette disposition est abrog\u00e9e.
    Cette d\u00e9cision a \u00e9t\u00e9 infirm\u00e9e par la Cour de cassation.
    [Abrog\u00e9 par la loi du 5 mai 2020]
    Abrog\u00e9 par la loi du 5 mai 2020.
    ABROG\u00c9
    Infirm\u00e9 en appel par la Cour de cassation
    R\u00c9TRACT\u00c9
    Erratum
    Cette norme a \u00e9t\u00e9 remplac\u00e9e par l\u2019\u00e9dition de 2024.
"""


def each(lines: str) -> list[str]:
    return [line.strip() for line in lines.splitlines() if line.strip()]


@each_row("notice", each(ENGLISH + SPANISH + PORTUGUESE + GERMAN + FRENCH))
def test_what_a_document_says_of_itself_is_a_notice(notice: str) -> None:
    assert above(notice)
    assert found([PASSAGE, BETWEEN, notice])


@each_row(
    "line",
    each("""
        The act was repealed in 1846 and corn became cheap.
        The act was repealed in 1846.
        The Corn Laws were repealed in 1846.
        In 1840 Parliament passed an act. This act was repealed in 1846, and corn became cheap.
        The council closed the bridge. This decision was reversed on appeal in 1990.
        The decision was reversed on appeal.
        Repealed in 1846, the Corn Laws were soon forgotten.
        Superseded by steam, the sailing ships went to the breakers.
        The troops were withdrawn in May.
        Troops withdrawn
        Errata
        Deprecated
        Replaced by the new parser.
        This section applies if an order under section 5 is revoked.
        This function was removed in version 2.
        This method has been superseded by another one.
        This function has been deprecated and replaced by another.
        This section was written by a historian.
        This section describes how locks are revoked.
        This page lists packages that have been withdrawn.
        This chapter shows why certificates are revoked.
        This section replaces section 5, which was repealed.
        This article has not been retracted.
        This law was never repealed.
        If this section is repealed, the fee is due.
        Unless this article has been retracted, it may be cited.
        This licence may be revoked at any time.
        In this version, the old form has been replaced by a new one.
        That paper was withdrawn.
        A similar law has been repealed in Norway.
        The landing gear was retracted
        withdrawn
        Errors are corrected by the editor.
        This version of the tool corrects errors.
        Withdrawn from the world she wrote her best poems
        La ley fue derogada en 1846 y el trigo se abarat\u00f3.
        En esta versi\u00f3n ha sido reemplazado por otro.
        Esta secci\u00f3n describe los permisos.
        Das Gesetz wurde 1846 aufgehoben, und Korn wurde billig.
        In dieser Version wurde die Funktion durch eine andere ersetzt.
        Ersetzt eine Zeichenfolge durch eine andere.
        Ersetzt die Formelzelle durch den von der Formel berechneten Wert
        Diese Seite beschreibt, wie Zertifikate widerrufen werden.
        La loi a \u00e9t\u00e9 abrog\u00e9e en 1846 et le bl\u00e9 devint bon march\u00e9.
        Dans cette version la fonction a \u00e9t\u00e9 remplac\u00e9e par une autre.
        A lei foi revogada em 1846 e o trigo ficou barato.
        Nesta vers\u00e3o foi substitu\u00eddo por outro.
    """),
)
def test_what_tells_of_something_else_is_none(line: str) -> None:
    assert not above(line)
    assert not found([PASSAGE, BETWEEN, line])


def test_a_bracket_right_behind_the_passage_is_said_of_it() -> None:
    assert found([f"{PASSAGE} [Repealed by the Act of 2006.]"])
    assert found([f"{PASSAGE} (Revogado pela Lei n\u00ba 9.656, de 1998)", BETWEEN])
    assert not found([PASSAGE, f"{BETWEEN} [Repealed by the Act of 2006.]"])


@each_row(
    ("bracket", "said"),
    [
        ("[Subsection (4) repealed by the Housing Act 2023, s. 4]", True),
        ("[S. 5(4) repealed (1.4.2023) by the Housing Act 2023]", True),
        ("[Absatz 2 aufgehoben durch Gesetz vom 1.1.2020]", True),
        ("[Apartado 2 derogado por la Ley 5/2010]", True),
        ("(see section 4, repealed in 1990)", False),
        ("[Section 4 of the old Act, repealed by this Act, said otherwise]", False),
        ("(rule withdrawn from the study)", False),
    ],
)
def test_such_a_bracket_may_name_the_part_that_it_stands_behind(bracket: str, said: bool) -> None:
    assert found([f"{PASSAGE} {bracket}", BETWEEN]) == said


def test_a_bracket_behind_the_name_of_the_page_is_said_of_the_page() -> None:
    assert found(["Companies Act 1985 (repealed)", BETWEEN, PASSAGE])
    for other in ("Companies Act 1985 (repealed)", "Section 12 [Repealed]", "\u00a7 13 (weggefallen)"):
        assert not found([BETWEEN, BETWEEN, other, PASSAGE])


def test_a_state_in_a_table_of_others_is_theirs() -> None:
    table = ["The standards", "A list", "No. 1", "Current", "No. 2", "Withdrawn", "No. 3", "Current"]

    assert not found([*table, BETWEEN, PASSAGE])
    assert not found([*table[:4], "ISO 9001", "Withdrawn", "3 May 2020", BETWEEN, PASSAGE])
    assert found([*table[:5], BETWEEN, "Withdrawn", BETWEEN, PASSAGE])


def test_a_label_beside_the_heading_of_a_section_is_no_cell_of_a_table() -> None:
    said = f"(1) It is due in May. {PASSAGE}"
    for heading in ("3 Duty to repair", "\u00a7 4 Kaution", "Section 12A: Fees", "Art. 5. Fianza", "Article 6 - Dose"):
        assert found([BETWEEN, BETWEEN, "Part 2: Duties", "Repealed", heading, said]), heading
        assert found([BETWEEN, BETWEEN, "Part 2: Duties", heading, "Repealed", BETWEEN, said]), heading


def test_a_line_that_the_passage_goes_on_with_is_no_cell_of_a_table() -> None:
    assert found([BETWEEN, BETWEEN, "Duty to repair", "Repealed", f"(1) The nurse says: {PASSAGE}"])


@given(st.text(max_size=80), st.integers(0, 80), st.lists(st.integers(0, 80), max_size=4))
def test_what_a_notice_says_is_a_line_of_the_text_whatever_that_is(text: str, at: int, edges: list[int]) -> None:
    span = Span(min(at, len(text)), len(text))

    assert said_in(text, span, line_edges=sorted(edges), after=at) in text
