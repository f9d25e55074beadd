"""What somebody else's class raises is a field that is not there, and never the loss of the rest."""

from collections.abc import Iterator, Mapping, Sequence

from pincite.core.shapes import parse_agent_output
from pincite.core.shapes.passage import CitedPassage, NoRecord
from pincite.core.shapes.stamping import stamp_output
from tests.fakes import cited

URL = "https://a.test/tides"


class Torn(Mapping[str, object]):
    """A mapping that cannot be read."""

    def __getitem__(self, key: str) -> object:
        raise RuntimeError(key)

    def __iter__(self) -> Iterator[str]:
        raise RuntimeError

    def __len__(self) -> int:
        return 1


class TornList(Sequence[object]):
    """A list that cannot be read."""

    def __getitem__(self, place: object) -> object:  # type: ignore[override]  # it has no slices either
        raise RuntimeError(place)

    def __len__(self) -> int:
        return 1


def test_a_mapping_that_cannot_be_read_is_its_own_finding_s_verdict_wherever_it_stands() -> None:
    sound = cited(URL, "The tide rose at dawn.")
    odd: dict[str, object] = {
        "finding": Torn(),
        "citation": {**sound, "citation": Torn()},
        "metadata": {**sound, "citation": {"url": URL, "metadata": Torn()}},
    }
    for where, finding in odd.items():
        good, bad = parse_agent_output({"findings": [sound, finding]}).findings

        assert isinstance(good, CitedPassage), where
        assert isinstance(bad, NoRecord), where
        assert (bad.reason, "object" in bad.notes[-1] or "read" in bad.notes[-1]) == ("malformed_citation", True), where
    assert bad.notes == ("the citation's metadata cannot be read",)


def test_a_finding_s_own_metadata_that_cannot_be_read_is_none() -> None:
    sound = cited(URL, "The tide rose at dawn.", summary="The tide rose.")

    [finding] = parse_agent_output([{**sound, "metadata": Torn()}]).findings

    assert isinstance(finding, CitedPassage)


def test_a_list_that_cannot_be_read_is_no_list() -> None:
    block = {"type": "text", "text": "The tide rose.", "citations": TornList()}

    [finding] = parse_agent_output([cited(URL, "The tide rose at dawn."), block]).findings[:1]

    assert isinstance(finding, CitedPassage)


def test_what_cannot_be_read_takes_no_stamp_and_the_others_do() -> None:
    odd = {"excerpt": "The tide rose.", "citation": {"url": URL, "metadata": Torn()}}

    stamped = stamp_output([cited(URL, "The tide rose at dawn."), odd])

    assert stamped.stamped == (0,)
    assert stamped.left_out == {1: "the citation's metadata cannot be read"}
