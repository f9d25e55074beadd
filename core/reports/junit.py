"""A report as JUnit's XML, which most services of continuous integration show: a file is a suite, a citation a case."""

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.reports.files import spot
from pincite.core.reports.remarks import Remark, address, remarks

#: What XML 1.0 has no character for.
_NO_XML: Final = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")


def render(report: ProvenanceReport, plain: bool = False) -> str:
    """What changed is a failure, what could not be read an error, and what was not checked or is accepted skipped.

    ``plain`` changes nothing, for the form has keys of its own.
    """
    told = {remark.place: remark for remark in remarks(report)}
    cases = [(_file(verdict), verdict, told.get(place)) for place, verdict in enumerate(report.verdicts)]
    suites = [_suite(name, [case[1:] for case in suite]) for name, suite in groupby(cases, lambda case: case[0])]
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", *suites, "</testsuites>"]
    return _NO_XML.sub("\ufffd", "\n".join(lines)) + "\n"


def _file(verdict: ProvenanceVerdict) -> str:
    return verdict.cited_in.path if verdict.cited_in else "pincite"


def _suite(name: str, cases: list[tuple[ProvenanceVerdict, Remark | None]]) -> str:
    tags = [_tag(verdict) for verdict, _ in cases]
    counts = {"tests": len(cases), "failures": tags.count("failure"), "errors": tags.count("error")}
    counts["skipped"] = tags.count("skipped")
    head = "".join(f' {key}="{count}"' for key, count in counts.items())
    body = (_case(name, number, *case) for number, case in enumerate(cases, start=1))
    return "\n".join((f"<testsuite name={quoteattr(name)}{head}>", *body, "</testsuite>"))


def _tag(verdict: ProvenanceVerdict) -> str:
    if verdict.status == Status.MATCH:
        return ""
    if verdict.accepted or verdict.status in (Status.NO_RECORD, Status.SKIPPED):
        return "skipped"
    return "failure" if verdict.status == Status.CHANGED else "error"


def _case(suite: str, number: int, verdict: ProvenanceVerdict, remark: Remark | None) -> str:
    name = f"{number}. {address(verdict)}"
    place = verdict.cited_in
    file = f" file={quoteattr(place.path)}" if place else ""
    line = f' line="{place.line}"' if place and place.line else ""
    head = f"<testcase classname={quoteattr(suite)} name={quoteattr(name)}{file}{line}"
    tag, lines = _tag(verdict), remark.lines if remark else (str(verdict.status),)
    if tag:
        kind = "" if tag == "skipped" or remark is None else f" type={quoteattr(remark.rule)}"
        text = _text((spot(place), *lines))
        return f"{head}><{tag} message={quoteattr(lines[0])}{kind}>{text}</{tag}></testcase>"
    if remark is not None:
        return f"{head}><system-out>{_text(lines)}</system-out></testcase>"
    return f"{head}/>"


def _text(lines: Iterable[str]) -> str:
    return escape("\n".join(filter(None, lines)))
