"""The forms for services: what does not plainly stand, at its file and line, and the same from run to run."""

import json
from xml.etree import ElementTree as ET

from pincite.core.models import CitedIn, PassageSpan, ProvenanceReport, ProvenanceVerdict
from pincite.core.reports import renderer
from tests.core.reports.verdicts import EDITED, LOST, REPEALED, STANDS
from tests.rows import each_row

SKIPPED = ProvenanceVerdict.model_validate({"url": "https://a.test/recent", "status": "skipped"})
BARE = ProvenanceVerdict.model_validate({"url": "https://a.test/bare", "status": "no_record"})


def at(verdict: ProvenanceVerdict, path: str, line: int | None, **more: object) -> ProvenanceVerdict:
    return verdict.model_copy(update={"cited_in": CitedIn(path=path, line=line), **more})


REPORT = ProvenanceReport.of(
    [
        at(STANDS, "docs/a.md", 3),
        at(EDITED, "docs/a.md", 7),
        at(LOST, "docs/b,c: d.md", 1),
        at(REPEALED, "e.json", None),
        at(EDITED, "e.json", None, accepted=True),
        at(BARE, "e.json", None),
        SKIPPED,
    ],
    started_at="2026-01-01T00:00:00Z",
    finished_at="2026-01-01T00:00:01Z",
)


def test_github_has_a_command_a_remark_and_the_totals() -> None:
    lines = renderer("github")(REPORT).splitlines()

    heads = [line.partition("::http")[0] for line in lines]
    assert heads == [
        "::error file=docs/a.md,line=7,title=pincite%3A changed (changed/edited)",
        "::warning file=docs/b%2Cc%3A d.md,line=1,title=pincite%3A unreachable (unreachable/soft_404)",
        "::warning file=e.json,title=pincite%3A stands%2C with a warning (match/exact)",
        "::notice file=e.json,title=pincite%3A changed%2C accepted (changed/edited)",
        "::notice file=e.json,title=pincite%3A no stamp (no_record)",
        "2 stands (1 with a warning: a notice of correction, withdrawal or repeal), 2 changed (1 accepted), "
        "1 unreachable, 1 no stamp, 1 skipped",
    ]
    assert "%0Athen: The dose is 20 mg.%0Anow: The dose is 40 mg.%0ACritical: the change touches number" in lines[0]


def test_no_words_of_a_page_begin_a_command_of_their_own() -> None:
    evil = at(LOST, "a\n::error::b.md", 1, url="https://a.test/\r\n::stop-commands::x", notes=["a\n::add-mask::%0A"])
    text = renderer("github")(ProvenanceReport.of([evil], started_at="", finished_at=""))

    assert [line[:9] for line in text.splitlines()] == ["::warning", "1 unreach"]
    assert "%250A" in text


@each_row("form", ["json", "md", "github", "sarif", "junit"])
def test_no_form_holds_what_the_log_of_a_build_obeys_within_a_line(form: str) -> None:
    order = "##[stop-commands]x"
    evil = EDITED.model_copy(
        update={
            "url": f"https://a.test/{order}",
            "notes": [order],
            "diff": [{"op": "replace", "before": order, "after": f"#{order}"}],
            "passage": PassageSpan(text=order, start=0, end=len(order)),
            "moved_to": f"https://a.test/{order}",
            "flags": [f"preceded_by: {order}"],
        }
    )
    lost = evil.model_copy(update={"status": "unreachable", "reason": order})
    verdicts = [at(evil, "a.md", 1), at(lost, "a.md", 2)]
    report = ProvenanceReport.of(verdicts, started_at=order, finished_at=order, notes=[order])

    assert "##[" not in renderer(form)(report)


def test_sarif_has_a_result_a_remark_with_its_place_and_what_is_accepted_is_suppressed() -> None:
    (run,) = json.loads(renderer("sarif")(REPORT))["runs"]

    places = [one["locations"][0]["physicalLocation"] for one in run["results"]]
    assert [(one["ruleId"], one["level"], "suppressions" in one) for one in run["results"]] == [
        ("changed/edited", "error", False),
        ("unreachable/soft_404", "warning", False),
        ("match/exact", "warning", False),
        ("changed/edited", "note", True),
        ("no_record", "note", False),
    ]
    assert places[0] == {"artifactLocation": {"uri": "docs/a.md"}, "region": {"startLine": 7}}
    assert places[1]["artifactLocation"] == {"uri": "docs/b%2Cc%3A%20d.md"}
    assert places[2] == {"artifactLocation": {"uri": "e.json"}}
    assert {one["id"] for one in run["tool"]["driver"]["rules"]} == {one["ruleId"] for one in run["results"]}


def test_no_words_of_a_page_are_a_link_in_sarif() -> None:
    evil = EDITED.model_copy(update={"notes": ["[Fixed in v2](https://evil.test/)"], "diff": None})

    (run,) = json.loads(renderer("sarif")(ProvenanceReport.of([evil], started_at="", finished_at="")))["runs"]

    assert "[Fixed in v2] (https://evil.test/)" in run["results"][0]["message"]["text"]


def test_sarif_has_a_path_from_the_root_as_a_url_and_says_whether_the_report_is_whole() -> None:
    report = ProvenanceReport.of([at(LOST, "/tmp/a b.md", 1)], started_at="", finished_at="", complete=False)

    (run,) = json.loads(renderer("sarif")(report))["runs"]
    (whole,) = json.loads(renderer("sarif")(REPORT))["runs"]

    (place,) = run["results"][0]["locations"]
    assert place["physicalLocation"]["artifactLocation"] == {"uri": "file:///tmp/a%20b.md"}
    assert [one["invocations"] for one in (run, whole)] == [
        [{"executionSuccessful": False}],
        [{"executionSuccessful": True}],
    ]


def test_a_result_of_sarif_is_known_again_on_another_line_and_another_day_and_no_two_are_one() -> None:
    def prints(*verdicts: ProvenanceVerdict) -> list[str]:
        text = renderer("sarif")(ProvenanceReport.of(verdicts, started_at="x", finished_at="y"))
        return [one["partialFingerprints"]["pinciteCitation/v1"] for one in json.loads(text)["runs"][0]["results"]]

    then = prints(at(EDITED, "a.md", 7), at(EDITED, "a.md", 9), at(LOST, "a.md", 11))
    later = at(EDITED, "a.md", 8, accessed_at_recheck="2027-01-01T00:00:00Z")

    assert len(set(then)) == 3
    assert prints(later)[0] == then[0]
    assert prints(at(EDITED, "a.md", 7, current_hash="c" * 64))[0] not in then


def test_junit_has_a_suite_a_file_and_a_case_a_citation() -> None:
    suites = ET.fromstring(renderer("junit")(REPORT))

    found = [(suite.get("name"), [(case.get("line"), [tag.tag for tag in case]) for case in suite]) for suite in suites]
    assert found == [
        ("docs/a.md", [("3", []), ("7", ["failure"])]),
        ("docs/b,c: d.md", [("1", ["error"])]),
        ("e.json", [(None, ["system-out"]), (None, ["skipped"]), (None, ["skipped"])]),
        ("pincite", [(None, ["skipped"])]),
    ]
    assert [suites[2].get(key) for key in ("tests", "failures", "errors", "skipped")] == ["3", "0", "0", "2"]
    assert [suite[0].get("file") for suite in suites] == ["docs/a.md", "docs/b,c: d.md", "e.json", None]
    # What is skipped has no kind of failure.
    assert [case[0].get("type") for case in (suites[0][1], suites[1][0], suites[2][1])] == [
        "changed/edited",
        "unreachable/soft_404",
        None,
    ]


@each_row("words", ["<&>\"'", "\x00\x0b\x1b[31m\ufffe", "\ud800", "]]>"])
def test_any_words_are_xml_and_json(words: str) -> None:
    odd = at(LOST, f"{words}.md", 1, url=f"https://a.test/{words}", notes=[f"HTTP status 200: {words}"])
    report = ProvenanceReport.of([ProvenanceVerdict.model_validate(odd.to_dict())], started_at="", finished_at="")

    assert ET.fromstring(renderer("junit")(report).encode())[0].get("errors") == "1"
    assert json.loads(renderer("sarif")(report).encode())["runs"][0]["results"]


@each_row("form", ["github", "sarif", "junit"])
def test_no_secret_of_an_address_goes_to_a_service(form: str) -> None:
    secret = at(LOST, "a.md", 1, url="https://me:hunter2@a.test/page?token=s3cr3t&page=2")
    moved = at(LOST, "a.md", 2, moved_to=secret.url, suggested=[secret.url], notes=[f"sent on to {secret.url}"])
    text = renderer(form)(ProvenanceReport.of([secret, moved], started_at="", finished_at=""))

    assert "https://a.test/page?page=2" in text
    assert "hunter2" not in text
    assert "s3cr3t" not in text


@each_row("form", ["github", "sarif", "junit"])
def test_a_citation_without_a_url_is_named_as_that(form: str) -> None:
    nameless = ProvenanceReport.of([at(BARE, "a.md", 1, url="")], started_at="", finished_at="")

    assert "(no URL)" in renderer(form)(nameless)


@each_row("form", ["github", "sarif", "junit"])
def test_a_report_that_says_nothing_is_still_one(form: str) -> None:
    empty = ProvenanceReport.of([STANDS], started_at="2026-01-01", finished_at="2026-01-02")

    assert "2026-01-0" not in renderer(form)(empty)
    assert renderer(form)(empty) == renderer(form)(empty, plain=True) != ""


@each_row(
    ("more", "level"),
    [
        ({}, ""),
        ({"flags": ["preceded_by"]}, "::notice"),
        ({"notes": ["the URL points elsewhere: it stands before #noon"]}, "::notice"),
        ({"notes": ["quotation_marks"]}, ""),
    ],
)
def test_what_stands_is_told_of_only_where_a_reader_should_look(more: dict[str, object], level: str) -> None:
    report = ProvenanceReport.of([at(STANDS, "a.md", 1, **more)], started_at="", finished_at="")

    *commands, _ = renderer("github")(report).splitlines()

    assert [line.partition(" ")[0] for line in commands] == ([level] if level else [])
