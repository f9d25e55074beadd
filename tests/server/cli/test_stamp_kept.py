"""A stamp that is there already is kept by the command, unless new ones are asked for."""

import json
from pathlib import Path

import pytest

from pincite.core.text.canonical import content_sha256
from tests.rows import each_row
from tests.server.cli.command import Ran, pincite

WORDS = "The tide rose at dawn and the boats left the harbour."
PLAIN = "Nobody was on the pier when the bell rang twice."
#: What the page has for ``WORDS`` as they are quoted below.
QUOTED = "The **tide** rose at dawn and the boats left the harbour."


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PINCITE_ROOTS", str(tmp_path))
    file = tmp_path / "log.html"
    file.write_text(f"<p>{WORDS}</p><p>{PLAIN}</p>")
    return file


def finding(words: str, metadata: object = None) -> dict[str, object]:
    return {"summary": "s", "excerpt": words, "citation": {"url": "log.html", "metadata": metadata}}


def stamp(value: object, *options: str) -> Ran:
    return pincite("stamp", "-", *options, stdin=value if isinstance(value, str) else json.dumps(value))


def anchored(*words: str) -> object:
    """An answer whose findings quote ``words``, stamped from their page."""
    return json.loads(stamp({"findings": [finding(one) for one in words]}, "--verify").out)


def metadata(ran: Ran, place: int = 0) -> dict[str, object]:
    found = json.loads(ran.out)["findings"][place]["citation"]["metadata"]
    assert isinstance(found, dict)
    return found


def test_stamps_stay_as_they_are_and_what_has_none_gets_one() -> None:
    answer = anchored(QUOTED)
    assert isinstance(answer, dict)
    both = {"findings": [*answer["findings"], finding(PLAIN)]}

    ran = stamp(both)

    assert ran.status == 0
    assert json.loads(ran.out)["findings"][0] == answer["findings"][0]
    assert metadata(ran, 1)["content_hash"] == content_sha256(PLAIN)
    assert ran.err == "pincite: stamps kept as they were: 1 of 2; --again makes new ones\n"


def test_where_every_citation_is_stamped_the_answer_comes_back_as_it_is() -> None:
    answer = anchored(WORDS, PLAIN)

    ran = stamp(answer)

    assert (ran.status, json.loads(ran.out)) == (0, answer)
    assert "kept as they were: 2 of 2" in ran.err


@pytest.mark.parametrize("bare", [True, False])
def test_a_single_finding_and_a_bare_citation_keep_theirs(bare: bool) -> None:
    answer = anchored(QUOTED)
    assert isinstance(answer, dict)
    (one,) = answer["findings"]
    one = one["citation"] if bare else {**one, "excerpt": ""}

    ran = stamp(one)

    assert (ran.status, json.loads(ran.out)) == (0, one)
    assert "kept as they were: 1 of 1" in ran.err


def test_markdown_keeps_its_comments() -> None:
    text = stamp(f'The log says "{WORDS}" ([log](https://a.test/log)).\n').out

    ran = stamp(text)

    assert (ran.status, ran.out) == (0, text)


@pytest.mark.parametrize("option", ["--again", "--verify"])
def test_a_new_stamp_is_made_when_it_is_asked_for(option: str) -> None:
    answer = anchored(WORDS)

    ran = stamp(answer, option)

    old, new = metadata(Ran(0, json.dumps(answer), "")), metadata(ran)
    assert new["accessed_at"] != old["accessed_at"]
    assert new["content_hash"] == old["content_hash"]
    assert isinstance(new["pincite"], dict)
    assert new["pincite"].get("anchored") is (option == "--verify")
    assert ran.err == ""


@each_row(
    "unreadable",
    [
        {"content_hash": "x", "accessed_at": "2025-01-01T00:00:00Z"},
        {"content_hash": content_sha256(WORDS)},
        {"content_hash": content_sha256(""), "accessed_at": "2025-01-01T00:00:00Z"},
    ],
)
def test_what_no_check_could_read_is_no_stamp_to_keep(unreadable: object) -> None:
    ran = stamp([finding(WORDS, unreadable)])

    stamped = json.loads(ran.out)[0]["citation"]["metadata"]
    assert (stamped["content_hash"], "pincite" in stamped) == (content_sha256(WORDS), True)
    assert ran.err == ""


def test_a_stamp_of_another_tool_is_one_to_keep() -> None:
    theirs = {"content_hash": content_sha256("the whole page"), "accessed_at": "2025-01-01T00:00:00Z"}

    ran = stamp([finding(WORDS, theirs)])

    assert json.loads(ran.out)[0]["citation"]["metadata"] == theirs


@pytest.mark.parametrize("listed", [True, False])
def test_what_is_said_of_a_citation_is_written_beside_the_stamp_it_keeps(listed: bool) -> None:
    answer = anchored(WORDS)
    assert isinstance(answer, dict)
    old = answer["findings"][0]["citation"]["metadata"]
    told = answer if listed else answer["findings"][0]

    ran = stamp(told, "--claim", "It rose early.", "--revision", "7")

    new = json.loads(ran.out)
    new = (new["findings"][0] if listed else new)["citation"]["metadata"]
    assert new == {**old, "nli_claim": "It rose early.", "revision": "7"}


@each_row(("text", "kept"), [(QUOTED, True), (WORDS, True), (PLAIN, False)])
def test_other_words_than_those_stamped_are_stamped(text: str, kept: bool) -> None:
    answer = anchored(QUOTED)
    old = metadata(Ran(0, json.dumps(answer), ""))

    new = metadata(stamp(answer, "--text", text))

    assert (new == old) is kept
    assert new["content_hash"] == (old["content_hash"] if kept else content_sha256(PLAIN))


def test_where_the_words_stand_no_more_the_old_stamp_is_kept_and_said_to_be_old(page: Path) -> None:
    answer = anchored(WORDS, PLAIN)
    page.write_text(f"<p>{WORDS.replace('dawn', 'dusk')}\x1b[31m</p><p>{PLAIN}</p>")

    ran = stamp(answer, "--verify")

    assert ran.status == 2
    assert metadata(ran, 0) == metadata(Ran(0, json.dumps(answer), ""), 0)
    assert metadata(ran, 1) != metadata(Ran(0, json.dumps(answer), ""), 1)
    assert "citation 1 of 2 keeps the stamp that it had, for there is no new one: the words do not stand" in ran.err
    assert "has no stamp" not in ran.err
    assert "\x1b" not in ran.err


def test_where_no_page_can_be_read_the_answer_comes_back_with_the_stamps_it_had(page: Path) -> None:
    answer = anchored(WORDS)
    page.unlink()

    ran = stamp(answer, "--verify")

    assert (ran.status, json.loads(ran.out)) == (3, answer)
    assert "citation 1 of 1 keeps the stamp that it had" in ran.err


def test_a_stamp_without_words_is_kept_where_a_new_one_is_asked_for() -> None:
    answer = anchored(WORDS)
    assert isinstance(answer, dict)
    answer["findings"][0]["excerpt"] = ""

    ran = stamp(answer, "--again")

    assert (ran.status, json.loads(ran.out)) == (0, answer)
    assert ran.err == (
        "pincite: citation 1 of 1 keeps the stamp that it had, for there is no new one: there are no words to stamp\n"
    )


def test_what_had_no_stamp_still_has_none(page: Path) -> None:
    page.write_text(f"<p>{PLAIN}</p>")

    ran = stamp([finding(WORDS), finding(PLAIN)], "--verify")

    assert ran.status == 2
    assert "citation 1 of 2 has no stamp: the words do not stand" in ran.err


def test_a_text_that_is_stamped_in_its_place_begins_and_ends_as_it_did(tmp_path: Path) -> None:
    text = tmp_path / "memo.md"
    text.write_bytes(f'\ufeffNotes\r\n\r\nIt says "{WORDS}" ([log](log.html)).'.encode())

    assert stamp_file(text).status == 0
    assert text.read_bytes().startswith(b"\xef\xbb\xbfNotes\r\n\r\nIt says")
    assert text.read_bytes().endswith(b" -->).")


def stamp_file(text: Path, *options: str) -> Ran:
    return pincite("stamp", str(text), "--verify", "--out", str(text), *options)


def test_keep_makes_new_stamps_of_new_and_edited_words_alone(tmp_path: Path) -> None:
    text = tmp_path / "memo.md"
    text.write_text(f'It says "{WORDS}" ([log](log.html)).\n\nAnd "the tide rose at dawn" ([log](log.html)).\n')
    stamp_file(text)
    kept, edited = text.read_text().split("\n\n")
    edited = edited.replace("the tide rose", "the boats left the harbour").replace(" at dawn", "")
    text.write_text(f'{kept}\n\n{edited}\nAlso "{PLAIN}" ([log](log.html)).\n')

    ran = stamp_file(text, "--keep")

    assert (ran.status, "stamps kept as they were: 1 of 3" in ran.err) == (0, True)
    assert text.read_text().startswith(f"{kept}\n\n")
    hashes = [content_sha256(words) for words in ("the boats left the harbour", PLAIN)]
    assert all(one in text.read_text() for one in hashes)
    assert content_sha256("the tide rose at dawn") not in text.read_text()


def test_keep_of_one_finding_looks_at_its_words_and_never_goes_with_again() -> None:
    stamped = json.loads(stamp(finding(WORDS), "--verify").out)
    edited = {**stamped, "excerpt": PLAIN}

    assert json.loads(stamp(stamped, "--verify", "--keep").out) == stamped
    assert json.loads(stamp(edited, "--verify", "--keep").out)["citation"]["metadata"][
        "content_hash"
    ] == content_sha256(PLAIN)
    assert stamp(stamped, "--keep", "--again").status == 64


def test_a_stamp_stays_where_another_address_leads_to_its_page_and_nowhere_else(page: Path) -> None:
    (page.parent / "other.html").write_text(f"<p>{PLAIN}</p><p>{WORDS}</p>")
    answer = anchored(WORDS, PLAIN)
    assert isinstance(answer, dict)
    (one, two) = (one["citation"] for one in answer["findings"])
    one["url"], two["url"] = "./log.html", "other.html"

    ran = stamp(answer, "--verify", "--keep")

    assert metadata(ran, 0) == one["metadata"]
    assert metadata(ran, 1) != two["metadata"]
    assert stamp(answer["findings"][0], "--verify", "--keep").out.count(one["metadata"]["accessed_at"]) == 1
    assert two["metadata"]["accessed_at"] not in stamp(answer["findings"][1], "--verify", "--keep").out


def test_a_stamp_is_not_said_to_be_kept_where_the_new_address_lacks_the_words(page: Path) -> None:
    (page.parent / "other.html").write_text("<p>Other words stand here.</p>")
    answer = anchored(WORDS)
    assert isinstance(answer, dict)
    answer["findings"][0]["citation"]["url"] = "other.html"

    ran = stamp(answer, "--verify", "--keep")

    assert (ran.status, json.loads(ran.out)) == (2, answer)
    assert "kept as they were" not in ran.err
