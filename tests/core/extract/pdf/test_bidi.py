"""What is seen from left to right, in the order of reading."""

from pincite.core.extract.pdf.bidi import ends_at_its_left, reading_order
from tests.rows import each_row


def read(seen: str, *, rightwards: bool) -> str:
    return "".join(text for _, text in reading_order(list(seen), rightwards=rightwards))


@each_row(
    "seen, read_as",
    [
        (".ריעה לש ןשיה למנה", "הנמל הישן של העיר."),
        ("(1965 דע) הנש 29 ךשמב", "במשך 29 שנה (עד 1965)"),
        ("הפוסה ]ןלהל ואר[ קוש", "שוק [ראו להלן] הסופה"),  # Brackets that were turned before.
        ("ובשוה .Harbour Works Ltd תרבח לש", "של חברת Harbour Works Ltd. הושבו"),
        ("יצקתהמ 35%־כ", "כ־35% מהתקצי"),
        ("םוי לכב 08:00-15:30 תועשה ןיב", "בין השעות 08:00-15:30 בכל יום"),
        ("יאנב Debian 12 לש", "של Debian 12 בנאי"),
        ("%35 ةبسن", "نسبة 35%"),
        ("١٢٬٥٠٠ ماع", "عام ١٢٬٥٠٠"),
        ("1938 1937 ماع", "عام 1937 1938"),
        ("زهاج /dev/md1 نأ", "أن /dev/md1 جاهز"),
        ("يف /home/ دلجملا", "المجلد /home/ في"),
        ("-u رايخلا", "الخيار -u"),
    ],
)
def test_a_line_that_is_read_from_right_to_left(seen: str, read_as: str) -> None:
    assert read(seen, rightwards=True) == read_as


@each_row(
    "seen, read_as",
    [
        ("The word שלום is a greeting.", "The word םולש is a greeting."),
        ("He wrote (םולש לכל) in 1936.", "He wrote (לכל שלום) in 1936."),
        ("No word of it: 1936 (p. 4)", "No word of it: 1936 (p. 4)"),
    ],
)
def test_words_within_a_line_of_the_other_direction(seen: str, read_as: str) -> None:
    assert read(seen, rightwards=False) == read_as


@each_row(
    "seen, ends",
    [
        (".manipulating RAID and LVM volumes", True),
        ("manipulating RAID and LVM volumes.", False),
        (".NET and its files.", False),
        ("...", False),
        (". apart", False),
    ],
)
def test_a_full_stop_at_the_left_alone_ends_a_line(seen: str, ends: bool) -> None:
    assert ends_at_its_left(list(seen)) == ends
