"""The words of a page in the order in which a reader takes them."""

import json
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pincite.core.extract.pdf import first, second
from pincite.core.extract.pdf.answer import Answer, parse
from pincite.core.extract.pdf.faults import Fault, FaultError
from pincite.core.text.page import PageText, Span
from tests.core.extract.pdf.files import HEIGHT, line, lines, of_pages, picture, stream
from tests.rows import each_row

LEFT = [
    "The tide rose at dawn and the",
    "boats left the harbour in the",
    "order in which they had come",
    "the evening before.",
]
RIGHT = [
    "Nobody saw the keeper of the",
    "lighthouse again after that long",
    "and cold winter, and nobody",
    "asked for him.",
]


def read(contents: Sequence[bytes], **more: bytes) -> PageText:
    return page_of(first.found(of_pages(contents, **more)))  # type: ignore[arg-type]  # options of of_pages


def page_of(found: dict[str, object]) -> PageText:
    answer = parse(json.dumps(found).encode())
    assert isinstance(answer, Answer)
    return answer.page("pdf/test")


def words(page: PageText) -> str:
    return page.visible.canonical


def columns() -> bytes:
    return lines(LEFT, x=30) + lines(RIGHT, x=220)


def row_by_row() -> bytes:
    rows = zip(LEFT, RIGHT, strict=True)
    return b"".join(line(a, 30, 450 - 12 * n) + line(b, 220, 450 - 12 * n) for n, (a, b) in enumerate(rows))


class TestTwoColumns:
    @pytest.mark.parametrize("content", [columns(), row_by_row()], ids=["column by column", "row by row"])
    def test_are_read_one_after_the_other_however_the_file_holds_them(self, content: bytes) -> None:
        assert words(read([content])) == " ".join([*LEFT, *RIGHT])

    def test_that_the_file_holds_from_bottom_to_top_are_read_from_top_to_bottom(self) -> None:
        upper, lower = lines(LEFT, top=450), lines(RIGHT, top=300)

        assert words(read([lower + upper])) == " ".join([*LEFT, *RIGHT])

    def test_of_a_table_are_read_row_by_row(self) -> None:
        rows = ["Rye", "Oats", "Wheat", "Barley", "Maize"]
        content = b"".join(
            line(crop, 30, 400 - 15 * n) + line(f"{n}7", 220, 400 - 15 * n) for n, crop in enumerate(rows)
        )

        assert words(read([content])).split() == [cell for n, crop in enumerate(rows) for cell in (crop, f"{n}7")]

    def test_under_a_title_across_both_come_after_it(self) -> None:
        content = columns() + line("A title that goes across the whole of the page", 30, 480, size=14)

        assert words(read([content])).startswith("A title that goes across the whole of the page The tide")


class TestAHyphenAtALineEnd:
    def test_is_left_to_both_readings_where_the_document_does_not_tell(self) -> None:
        page = read([lines(["The well-", "established evalu-", "ation of it was late."])])

        assert "wellestablished evaluation" in page.visible.skeleton.joined.text
        assert "well-established evalu-ation" in page.visible.skeleton.kept.text

    def test_goes_where_the_document_writes_the_word_without_it_elsewhere(self) -> None:
        page = read([lines(["An evaluation and another evalu-", "ation of it were made."])])

        assert "another evaluation of it" in words(page)

    def test_stays_where_the_document_writes_the_word_with_it_elsewhere(self) -> None:
        page = read([lines(["A well-known fact, and a well-", "known fable of it."])])

        assert "and a well-known fable of it" in words(page)

    def test_beside_a_digit_is_part_of_what_is_written(self) -> None:
        page = read(
            [
                lines(
                    [
                        "The years 1990-",
                        "2000, COVID-",
                        "19, a 12\u2013",
                        "15 range, a 19-",
                        "year span, pages 3-",
                        "5.",
                    ]
                )
            ]
        )

        assert words(page) == "The years 1990-2000, COVID-19, a 12\u201315 range, a 19-year span, pages 3-5."

    def test_before_a_capital_is_left_to_both_readings_whatever_else_the_document_writes(self) -> None:
        page = read([lines(["Der Archivserver, also der Archiv-", "Server des Hafens, blieb."])])

        assert "der ArchivServer des" in page.visible.skeleton.joined.text
        assert "der Archiv-Server des" in page.visible.skeleton.kept.text

    def test_behind_a_stroke_goes(self) -> None:
        page = read([lines(["A system such as GNU/-", "Linux has tools of its own."])])

        assert "such as GNU/Linux has" in words(page)

    def test_is_settled_across_a_page_break_too(self) -> None:
        page = read([lines(["An evaluation, then another evalu-"]), lines(["ation of it was made by them."])])

        assert "another evaluation of it" in words(page)


class TestWhatInterruptsASentence:
    HEAD = "Annals of the harbour"

    def pages(self) -> list[bytes]:
        """Two pages: heads, numbers, a footnote at the foot of the first and a figure at the top of the second."""
        first_page = (
            line(f"{self.HEAD} 41", 50, 480, size=8)
            + lines(
                [
                    "Some words to begin the page with, so that it",
                    "is long. The keeper of the lighthouse*",
                    "had not been",
                ]
            )
            + line("* So the log of the harbour office.", 50, 60, size=7)
            + line("41", 200, 30, size=8)
        )
        second_page = (
            line(f"{self.HEAD} 42", 50, 480, size=8)
            + line("Figure 7: The lighthouse in winter.", 50, 450, size=8)
            + lines(
                [
                    "seen since the storm of that winter, said the",
                    "office, and its lamp was dark. More words follow",
                    "here, to the end of the page.",
                ],
                top=400,
            )
            + line("42", 200, 30, size=8)
        )
        return [first_page, second_page]

    def test_goes_after_it(self) -> None:
        assert "had not been seen since the storm of that winter" in words(read(self.pages()))

    def test_goes_after_it_where_a_footnotes_number_stands_on_the_line(self) -> None:
        upper = lines(["Some words to begin the page with, so that it", "is long. The keepers of the lighthouse"])
        upper += line("1", 226, 442, size=5) + lines(["of the harbour were in all"], top=426)
        foot = line("1. So the log of the harbour office.", 50, 60, size=7)
        page = read([upper + foot, lines(["Seven men."])])

        assert "were in all Seven men." in words(page)

    def test_goes_after_it_where_a_footnote_goes_on_on_the_next_page(self) -> None:
        star = lines(["Some words to begin the page with, so that it", "is long, and an end to them.*"])
        foot = line("* So the log of the harbour office, which was", 50, 60, size=7)
        open_page = lines(["The keepers of the lighthouse*, as they tell", "the tale, were in all"])
        rest = line("kept by the keeper.", 50, 68, size=7) + line("* Keeper since 1871.", 50, 60, size=7)
        page = read([star + foot, open_page + rest, lines(["Seven men."])])

        assert "were in all Seven men." in words(page)

    @pytest.mark.parametrize("end", ["it was dark;", "it rose by 6.3"])
    def test_goes_after_it_where_the_sentence_may_have_ended(self, end: str) -> None:
        upper = lines(["Some words to begin the page with, so that it", f"is long. As the keeper says, {end}"])
        figure = line("Figure 7: The lighthouse in winter.", 50, 450, size=8)
        goes_on = read([upper, figure + lines(["metres were lost to the storm of that winter."], top=400)])
        begins = read([upper, figure + lines(["Metres were lost to the storm of that winter."], top=400)])

        assert f"{end} metres were lost" in words(goes_on)
        assert f"{end} Metres were lost" not in words(begins)

    def test_is_still_there_to_be_found(self) -> None:
        page = read(self.pages())

        for interruption in ("So the log of the harbour office.", "Figure 7: The lighthouse in winter.", self.HEAD):
            assert interruption in words(page)

    def test_proves_nothing_where_it_is_only_what_every_page_repeats(self) -> None:
        page = read(self.pages())
        at = words(page).index(f"{self.HEAD} 42")

        assert page.visible.within(page.visible.chrome, Span(at, at + len(self.HEAD)))

    def test_keeps_the_number_of_its_page(self) -> None:
        page = read(self.pages())

        def number_at(text: str) -> int | None:
            at = words(page).index(text)
            division = page.division(Span(at, at + len(text)))
            return division.page if division else None

        assert number_at("The keeper of the lighthouse") == 1
        assert number_at("seen since the storm") == 2
        assert number_at("So the log of the harbour office") == 1
        assert number_at("Figure 7") == 2

    def test_is_no_paragraph_that_merely_follows_on_the_next_page(self) -> None:
        page = read([lines(["A sentence that ends on its page."]), lines(["Another begins the next one."])])

        assert words(page) == "A sentence that ends on its page. Another begins the next one."
        assert page.visible.crosses_block(Span(0, len(words(page))))


class TestSmallerType:
    def test_above_the_line_after_a_word_is_a_mark(self) -> None:
        content = line("The boats left", 50, 400) + line("12", 115, 404, size=6) + line("the harbour.", 130, 400)
        page = read([content])

        assert [page.visible.text[mark.start : mark.end] for mark in page.visible.markers] == ["12"]

    def test_above_the_line_after_a_digit_is_a_power(self) -> None:
        page = read([line("They had 10", 50, 400) + line("2", 104, 404, size=6) + line("boats.", 112, 400)])

        assert "10\u00b2" in words(page)

    def test_on_the_line_is_neither(self) -> None:
        page = read([line("They had 10", 50, 400) + line("2", 104, 400, size=6) + line("boats.", 112, 400)])

        assert "\u00b2" not in words(page)
        assert not page.visible.markers


class TestWhatNobodySees:
    SEEN, UNSEEN = "Something else is seen here.", "The tide rose at dawn and the boats left."

    @pytest.mark.parametrize(
        "unseen",
        [
            line(UNSEEN, 50, 300, before="3 Tr"),
            line(UNSEEN, 50, -300),
            line(UNSEEN, 900, 300),
            line(UNSEEN, 50, 300, size=0.4),
            line(UNSEEN, 50, 300, before="1 1 1 rg"),
        ],
        ids=["no stroke and no area", "below the sheet", "beside it", "too small", "white on white"],
    )
    def test_is_not_among_the_words_that_are_read(self, unseen: bytes) -> None:
        page = read([line(self.SEEN, 50, 400) + unseen])

        assert words(page) == self.SEEN
        assert page.hidden.canonical == self.UNSEEN

    def test_is_not_told_by_white_alone_where_something_is_drawn(self) -> None:
        dark = b"0 0 0 rg 0 0 400 500 re f\n"
        page = read([dark + line(self.UNSEEN, 50, 300, before="1 1 1 rg")])

        assert words(page) == self.UNSEEN

    @pytest.mark.parametrize("stamp", [b"", line("Lent by the library of the harbour", 50, 20)], ids=["", "stamped"])
    def test_is_the_text_of_a_picture_that_it_is_laid_over(self, stamp: bytes) -> None:
        strips = picture(height=200) + b"q 1 0 0 1 0 200 cm\n" + picture(height=200) + b"Q\n"
        page = read([strips + line(self.UNSEEN, 50, 300, before="3 Tr") + stamp])

        assert words(page).startswith(self.UNSEEN)
        assert page.notes == ("recognised_text",)
        assert not page.hidden.text


@each_row("turn", [0, 90, 180, 270])
def test_a_sheet_that_is_shown_turned_is_read_as_it_is_shown(turn: int) -> None:
    matrix = {
        0: b"1 0 0 1 0 0",
        90: b"0 1 -1 0 400 0",
        180: b"-1 0 0 -1 400 500",
        270: b"0 -1 1 0 0 500",
    }[turn]
    content = b"q %b cm %b Q" % (matrix, lines(LEFT, x=30, top=300) + lines(RIGHT, x=200, top=300))

    assert words(read([content], page=b"/Rotate %d" % turn)) == " ".join([*LEFT, *RIGHT])


def test_a_stamp_along_the_margin_goes_after_the_text() -> None:
    stamp = b"BT /F1 10 Tf 0 1 -1 0 20 100 Tm (Submitted in winter) Tj ET\n"
    page = read([lines(LEFT[:2]) + stamp + lines(LEFT[2:], top=426)])

    assert words(page).startswith(" ".join(LEFT))
    assert "Submitted" in words(page)


def test_a_page_that_is_a_picture_is_remembered() -> None:
    stamp = line("Lent by the library of the harbour", 50, 20)
    page = read([lines(LEFT), picture() + stamp, lines(RIGHT)])

    assert page.unread_pages == (2,)
    assert "Lent by the library" in words(page)


def test_a_title_and_a_language_are_read() -> None:
    page = read([lines(LEFT)], catalogue=b"/Lang (en-GB)")

    assert page.language == "en-GB"


@each_row(
    ("packet", "date"),
    [
        (b"<prism:publicationDate>2019-05-01</prism:publicationDate>", "2019-05-01"),
        (b'<rdf:Description prism:coverDate="2019-05"/>', "2019-05"),
        (b"<xmp:CreateDate>2019-05-01T10:00:00Z</xmp:CreateDate>", ""),
        (b"<prism:publicationDate>in spring</prism:publicationDate>", ""),
        (b"<prism:publicationDate>20190501</prism:publicationDate>", ""),
    ],
)
def test_the_date_of_publication_is_read_where_the_document_states_it(packet: bytes, date: str) -> None:
    xmp = b"<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?>%b<?xpacket end='w'?>" % packet
    content = of_pages([lines(LEFT)], more={6: stream(xmp, b"/Type /Metadata /Subtype /XML")})

    assert page_of(first.found(content)).published == date


def test_a_form_that_only_its_makers_programs_fill_in_is_told() -> None:
    content = of_pages(
        [lines(["Please wait..."])],
        catalogue=b"/NeedsRendering true /AcroForm << /Fields [] /XFA 6 0 R >>",
        more={6: stream(b"<xdp/>")},
    )

    with pytest.raises(FaultError) as raised:
        first.found(content)
    assert raised.value.fault is Fault.XFA


def test_the_second_reader_sets_aside_what_pages_repeat() -> None:
    pages = [line("Annals of the harbour", 50, HEIGHT - 20) + lines([text], top=300) for text in (LEFT[0], LEFT[1])]
    page = page_of(second.found(of_pages(pages)))

    assert f"{LEFT[0]} {LEFT[1]}" in words(page)
    assert len(page.visible.chrome) == 1
    assert [division.page for division in page.divisions] == [1, 2, 1]


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.lists(st.text("abcdefghij", min_size=1, max_size=12), min_size=1, max_size=4), min_size=1, max_size=30),
    st.integers(6, 14),
)
def test_every_word_is_read_once_wherever_it_stands(rows: list[list[str]], size: int) -> None:
    texts = [" ".join(row) for row in rows]
    content = lines(texts, x=20, top=480, size=size, leading=size * 1.2)

    read_words = words(read([content])).split()

    shown = [word for n, row in enumerate(rows) if 480 - n * size * 1.2 > 1 for word in row]
    assert sorted(read_words) == sorted(shown)


def test_what_is_shown_within_a_sentence_stays_there() -> None:
    content = (
        lines(["To see them all, please try"], top=450)
        + line("harbour --help", 80, 420, size=8)
        + lines(["to get a list of the boats."], top=390)
    )

    assert words(read([content])) == "To see them all, please try harbour --help to get a list of the boats."
