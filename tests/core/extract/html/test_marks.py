"""Raised characters: powers are superscripts, marks are marks, and ordinals are neither."""

from pincite.core.extract import extract
from pincite.core.extract.html.marks import as_base, as_exponent
from pincite.core.ports import Body
from pincite.core.text.page import PageText, Stream
from tests.rows import each_row


def visible(markup: str) -> Stream:
    found = extract(Body(markup, "https://source.example/", "text/html"))
    assert isinstance(found, PageText)
    return found.visible


def marks(markup: str) -> list[str]:
    stream = visible(markup)
    return [stream.text[span.start : span.end] for span in stream.markers]


@each_row(
    ("markup", "text"),
    [
        ("10<sup>2</sup>", "10\u00b2"),
        ("10<sup>-2</sup> m", "10\u207b\u00b2 m"),
        ("10<sup>\u22122</sup>", "10\u207b\u00b2"),
        ("10<sup>+12</sup>", "10\u207a\u00b9\u00b2"),
        ("10<sup> <b>2</b> </sup>", "10\u00b2"),
        ("<b>10</b><sup>2</sup>", "10\u00b2"),
        ("10<span style='vertical-align: super'>2</span>", "10\u00b2"),
        ("<math><msup><mn>10</mn><mn>2</mn></msup></math>", "10\u00b2"),
        ("<math><msup><mrow><mn>10</mn></mrow><mrow><mo>-</mo><mn>2</mn></mrow></msup></math>", "10\u207b\u00b2"),
    ],
)
def test_a_power_after_a_digit_is_written_above_the_line(markup: str, text: str) -> None:
    stream = visible(f"<p>{markup}</p>")

    assert stream.canonical == text
    assert [stream.text[span.start : span.end] for span in stream.superscripts] == [
        text.removeprefix("10").removesuffix(" m")
    ]
    assert stream.markers == ()


@each_row(
    ("markup", "text"),
    [
        ("10<sub>2</sub>", "10\u2082"),
        ("<sub>1</sub>5", "\u20815"),
        ("log<sub>10</sub>2", "log\u2081\u20802"),
        ("<math><msub><mn>10</mn><mn>2</mn></msub></math>", "10\u2082"),
        ("<math><msubsup><mn>10</mn><mn>1</mn><mn>2</mn></msubsup></math>", "10\u2081\u00b2"),
    ],
)
def test_a_lowered_number_beside_a_digit_is_written_below_the_line(markup: str, text: str) -> None:
    stream = visible(f"<p>{markup}</p>")

    assert stream.canonical == text
    assert stream.subscripts == ()


@each_row(
    ("markup", "text"),
    [
        ("m<sup>2</sup>", "m2"),
        ("km<sup>2</sup>", "km2"),
        ("E = mc<sup>2</sup>", "E = mc2"),
        ("x<sup>n</sup>", "x" + "n"),
        ("(a+b)<sup>2</sup>", "(a+b)2"),
        ("(sin x)<sup>2</sup>", "(sin x)2"),
        ("f(2)<sup>3</sup>", "f(2)3"),
        ("s<sup>-1</sup>", "s-1"),
        ("1<sup>st</sup>", "1st"),
        ("XX<sup>e</sup> si\u00e8cle", "XXe si\u00e8cle"),
        ("M<sup>me</sup>", "Mme"),
        ("n<sup>o</sup> 5", "no 5"),
        ("Brand<sup>TM</sup>", "BrandTM"),
        ("CO<sub>2</sub>", "CO2"),
        ("<math><msub><mi>x</mi><mn>2</mn></msub></math>", "x2"),
        ("C<a href='/cpp'>++</a>", "C++"),
        ("see <a class=reference href=/x>the manual</a>", "see the manual"),
        ("<a class='fn url' href=/j>John Smith</a>", "John Smith"),
        ("<p class=footnote>12", "12"),
        ("<span class=vl>For the whole verse is in here</span>", "For the whole verse is in here"),
        ("<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "1 2"),
    ],
)
def test_what_is_part_of_a_word_or_a_formula_is_no_mark(markup: str, text: str) -> None:
    stream = visible(f"<p>{markup}</p>")

    assert stream.canonical == text
    assert stream.markers == ()
    # A number that stays as it is typed is remembered as raised; letters are not.
    assert {stream.text[span.start : span.end] for span in stream.superscripts} <= {"2", "3", "-1"}


@each_row(
    ("markup", "mark"),
    [
        ("the world<sup>3</sup>", "3"),
        ("the world.<sup>3</sup>", "3"),
        ("\u201cthe world\u201d<sup>3</sup>", "3"),
        ("the world<sup><a href='#fn3'>3</a></sup>", "3"),
        ("so<sup><a href='#fn3'>3</a></sup>", "3"),
        ("the world<a href='#fn3'><sup>3</sup></a>", "3"),
        ("the world<sup class=reference id=cite_ref-12><a href='#cite_note-12'>[12]</a></sup>", "[12]"),
        ("the world (see below)<sup>3</sup>", "3"),
        ("the world (p = 0.003)<sup>1</sup>", "1"),
        ("the world (20.9%)<sup>a</sup>", "a"),
        (f"the world (for {'which ' * 20}it was)<sup>1</sup>", "1"),
        ("the world<sup>[12]</sup>", "[12]"),
        ("the world<sup>[a]</sup>", "[a]"),
        ("the world<sup>[<i>citation needed</i>]</sup>", "[citation needed]"),
        ("the world<sup>*</sup>", "*"),
        ("the world<sup>\u2020</sup>", "\u2020"),
        ("the world<sup>a</sup>", "a"),
        ("the world<sup>1, 2</sup>", "1, 2"),
        ("the world<a role=doc-noteref href='#n1'>1</a>", "1"),
        ("the world<a epub:type=noteref href='n.html#n1'>*</a>", "*"),
        ("the world<a class='footnote-ref' href='#n1'>[1]</a>", "[1]"),
        ("the world<a class=fn href=/f>*</a>", "*"),
        ("the world<a class=b href=/x>+</a>", "+"),
        ("the world<span class=xref><a href='#b'>b</a></span>", "b"),
        ("<span class='vl vx vp'>16</span> For God", "16"),
        ("<a class='vl vx vp' href=/v><strong>16\u00a0</strong></a>For God", "16"),
        ("<sup class=verseNum><a href=/v>16</a></sup> For God", "16"),
        ("<span class=chapterNum>3</span> For God", "3"),
        ("He died. <sup>17</sup>For God", "17"),
        ("<sup>17</sup> For God", "17"),
    ],
)
def test_notes_verses_and_cross_references_are_marks(markup: str, mark: str) -> None:
    assert marks(f"<p>{markup} and more</p>") == [mark]


def test_a_note_after_a_digit_is_a_mark_and_does_not_lengthen_the_number() -> None:
    stream = visible("<p>in 1914<sup><a href='#fn3'>3</a></sup> it began</p>")

    assert stream.canonical == "in 1914\u00b3 it began"
    assert stream.markers == stream.superscripts
    assert len(stream.markers) == 1


def test_marks_stay_in_the_text() -> None:
    stream = visible("<p>He loved<sup>[1]</sup> the world<sup>[2]</sup>.</p>")

    assert stream.canonical == "He loved[1] the world[2]."
    assert [stream.text[span.start : span.end] for span in stream.markers] == ["[1]", "[2]"]


@each_row(
    ("before", "text", "written"),
    [("10", "2", "\u2082"), ("1011", "16", "\u2081\u2086"), ("CO", "2", ""), ("10", "x", ""), ("", "2", "")],
)
def test_a_base_is_written_below_a_number_and_nowhere_else(before: str, text: str, written: str) -> None:
    assert as_base(text, before) == written


def test_a_letter_above_a_number_is_a_power() -> None:
    assert as_exponent("n", "2") == "\u207f"
    assert as_exponent("n", "x") == ""


@each_row(
    ("markup", "marked"),
    [
        ("The index is <span class=reference>5</span> for the year.", []),
        ("See appendix <span class=footnote>B</span> of it.", []),
        ("It is so.<span class=footnote>5</span> For the year.", ["5"]),
        ("It is so <span class=reference>[5]</span> for the year.", ["[5]"]),
        ("It is so <a class=fnref href='#n5'>5</a> for the year.", ["5"]),
        ("It is so <span class=fn><a href='#n5'>5</a></span> for the year.", ["5"]),
    ],
)
def test_a_class_alone_makes_no_mark_of_a_value_that_stands_by_itself(markup: str, marked: list[str]) -> None:
    assert marks(f"<p>{markup}</p>") == marked


@each_row(
    "markup",
    [
        "It weighs 450<span class=fn>0</span> kg today.",
        "It weighs <span class=cl>1</span>450 kg today.",
        "It weighs <span class=vn>3</span> 450 kg today.",
        "It weighs 3 <span class=vn>450</span> kg today.",
        "In 2025<span class=fn>1</span> it was closed.",
        "The mayor Berg<span class=fn>h</span> paid it.",
        "The mayor <span class=vl>b</span>erg paid it.",
        "The rule ignores <a class='reference internal' href='#E501'>E501</a> in all files.",
        "Vitamin <a class=reference href='#B12'>B12</a> is taken daily.",
    ],
)
def test_a_class_alone_takes_nothing_out_of_the_number_or_word_that_it_stands_in(markup: str) -> None:
    assert marks(f"<p>{markup}</p>") == []


@each_row(
    ("markup", "mark"),
    [
        ("It is so, said Berg<a class=fn href='#h'>h</a> in May.", "h"),
        ("It was closed in 2025<a class=fn href='/notes/1'>1</a> and sold.", "\u00b9"),
        ("<a class=vl href=/v>16</a>5 men went out.", "\u00b9\u2076"),
        ("It was closed at dawn<span class=fn>1</span> and sold.", "1"),
        ("<span class=vl>16</span> For God so loved the world.", "16"),
        ("<span class=vl>16</span> 5 men went out.", "16"),
    ],
)
def test_a_link_or_room_around_it_makes_it_a_mark_all_the_same(markup: str, mark: str) -> None:
    assert marks(f"<p>{markup}</p>") == [mark]


KATEX = (
    '<span class="katex"><span class="katex-mathml"><math><mi>n</mi><mo>=</mo><mn>5</mn></math></span>'
    '<span class="katex-html" aria-hidden="true"><span>n</span><span>=</span><span>5</span></span></span>'
)


def test_a_formula_that_is_set_again_beside_itself_is_a_mark_the_second_time() -> None:
    assert marks(f"<p>We take {KATEX} layers.</p>") == ["n=5"]
    assert visible(f"<p>We take {KATEX} layers.</p>").canonical == "We take n=5n=5 layers."
    assert marks(f"<p>We take {KATEX.replace('katex-mathml', 'other')} layers.</p>") == []


def test_what_stands_where_a_formula_is_set_again_and_is_none_is_no_mark() -> None:
    changed = KATEX.replace("<span>5</span>", "<span>7</span>")
    empty = '<span class="katex-mathml"></span><span class="katex-html">not</span>'

    assert marks(f"<p>We take {changed} layers.</p>") == []
    assert marks(f"<p>It is {empty} safe.</p>") == []


def test_a_raised_comma_between_two_marks_is_one() -> None:
    note = '<sup class="reference"><a href="#n{0}">[{0}]</a></sup>'
    assert marks(f"<p>en 2020{note.format(1)}<sup>,</sup>{note.format(2)}, selon</p>") == ["[1]", ",", "[2]"]


@each_row(
    ("markup", "mark"),
    [
        ("north <span epub:type=pagebreak id=p12>12</span>rose", "12"),
        ("nor<span role=doc-pagebreak id=p12>12</span>th rose", "12"),
        ("north <span class=pagenum><a id=Page_12>[Pg 12]</a></span>rose", "[Pg 12]"),
        ("north <span class=pageno>{xiv}</span>rose", "{xiv}"),
        ("north <span epub:type=pagebreak>S. 12</span> rose", "S. 12"),
        ("north</p><div class=pagenum>12</div><p>rose", "12"),
        ("it cost <span role=doc-pagebreak aria-label='p. 12'>12</span>500 pounds", "\u00b9\u00b2"),
        # What only a class calls so, or a role beside another number's name, may be a part of the number beside it.
        ("it cost <span class=pagenum>12</span>500 pounds", ""),
        ("it cost <span role=doc-pagebreak id=p112>12</span>500 pounds", ""),
        ("the dose is <span class=pagenum>not</span> fatal", ""),
        ("the dose is <span class=pagenum>mild</span> or", ""),
        ("and <span class=pagenum>I</span> rose", ""),
        ("and <span class=pagenum>XIV</span> rose", "XIV"),
        ("the dose is <span role=doc-pagebreak>12 mg</span> a day", ""),
    ],
)
def test_the_number_of_a_printed_page_is_a_mark_and_lengthens_no_number(markup: str, mark: str) -> None:
    assert marks(f"<p>The tide of the {markup} at dawn</p>") == [mark] * bool(mark)
