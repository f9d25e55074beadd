"""Telephone numbers: the same digits written otherwise reach the same telephone."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("language", "one", "other"),
    [
        ("en", "Call +1 (555) 010-2000 now.", "Call 555-010-2000 now."),
        ("en", "Call 555 010 2000 now.", "Call 555-010-2000 now."),
        ("en", "Call 555.010.2000 now.", "Call (555) 010-2000 now."),
        ("en", "Call 1-555-010-2000 now.", "Call 555-010-2000 now."),
        ("en", "Call +15550102000 now.", "Call 555-010-2000 now."),
        ("en", "Call +44 20 7946 0958 now.", "Call 020 7946 0958 now."),
        ("en", "Call +44 (0)20 7946 0958 now.", "Call +44 20 7946 0958 now."),
        ("en", "Call +1 555 010 2000 or 555 010 3000.", "Call 555-010-2000 or +1-555-010-3000."),
        ("en", "It is ISBN 978-3-16-148410-0 now.", "It is ISBN 9783161484100 now."),
        ("en", "It is ISBN 978-3-16-148410-0 now.", "It is ISBN 978 3 16 148410 0 now."),
        ("fr", "Appelez le 01 23 45 67 89.", "Appelez le 01.23.45.67.89."),
        ("fr", "Appelez le +33 1 23 45 67 89.", "Appelez le 01 23 45 67 89."),
        ("de", "Rufen Sie 030/1234567 an.", "Rufen Sie 030 1234567 an."),
        ("de", "Rufen Sie +49 30 1234567 an.", "Rufen Sie +49 (30) 123 45 67 an."),
    ],
)
def test_a_telephone_number_that_is_written_otherwise_is_not_critical(language: str, one: str, other: str) -> None:
    assert compare(one, other, language).critical == compare(other, one, language).critical == ()


@each_row(
    ("language", "one", "other"),
    [
        ("en", "Call 555-010-2000 now.", "Call 555-010-2001 now."),
        ("en", "Call +1 555 010 2000 now.", "Call +44 555 010 2000 now."),
        ("en", "Call +44 20 7946 0958 now.", "Call 020 7946 0985 now."),
        ("en", "Call 555-010-2000 or 555-010-3000.", "Call 555-010-3000 or 555-010-2000."),
        ("en", "Call 555-010-2000 or 555-010-3000.", "Call 555-010-2000 now."),
        ("en", "It is ISBN 978-3-16-148410-0 now.", "It is ISBN 978-3-16-148411-0 now."),
        ("fr", "Appelez le 01 23 45 67 89.", "Appelez le 01 23 45 67 98."),
        # What only looks like one.
        ("en", "It is at 192.168.1.100 now.", "It is at 192.16.81.100 now."),
        ("en", "Rows of 100 200 3000 then.", "Rows of 100 2003 000 then."),
        ("en", "It grew by +1 500 000 then.", "It grew by +1 500 001 then."),
        ("de", "Am 01.02.2023 um 15.30 Uhr.", "Am 01.02.2023 um 15.40 Uhr."),
        ("en", "Lots 010 2000 and 30.", "Lots 0102 000 and 30."),
    ],
)
def test_another_telephone_number_is_and_so_is_another_number(language: str, one: str, other: str) -> None:
    assert "number" in compare(one, other, language).critical
    assert "number" in compare(other, one, language).critical
