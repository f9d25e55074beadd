"""What a judge says against its own verdict goes with it where its details do not."""

from pydantic import JsonValue

from pincite.core.nli.reservations import kept, reservations
from pincite.core.ports import NLIVerdict
from tests.rows import each_row


@each_row(
    ("raw", "said"),
    [
        ({}, ()),
        ({"cut": "half was\nnot read"}, ("cut: half was not read",)),
        (
            {"reason": "r", "note": "odd \ud800", "unread": "the rest", "cut": "half"},
            ("cut: half", "unread: the rest", "note: odd \ufffd"),
        ),
        ({"cut": True, "unread": ["a"], "note": " "}, ()),
    ],
)
def test_a_cut_or_a_note_is_one_line(raw: dict[str, JsonValue], said: tuple[str, ...]) -> None:
    assert reservations(NLIVerdict("neutral", 0.5, "x", raw)) == said
    assert reservations(NLIVerdict("neutral", 0.5, "x", kept(raw))) == said
    assert "reason" not in kept(raw)
