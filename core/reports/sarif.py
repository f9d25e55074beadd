"""A report as SARIF 2.1.0, which code scanning services read. Nothing in it is of one run alone, so that runs compare.

https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
"""

import json
import re
from collections import Counter
from hashlib import sha256
from urllib.parse import quote

from pydantic import JsonValue

from pincite.core.models import ProvenanceReport, ProvenanceVerdict
from pincite.core.reports.remarks import Remark, remarks
from pincite.core.verify.accepted import identity

_Object = dict[str, JsonValue]
_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
#: What makes a link of ``[words](address)`` in a message (SARIF 2.1.0, 3.11.6): words of a page lead nowhere.
_LINK = re.compile(r"\]\(")
_HELP = "docs/verdicts.md of pincite says what each word means and what to do."


def render(report: ProvenanceReport, plain: bool = False) -> str:
    """The report as one run, indented; ``plain`` changes nothing, for the form has keys of its own."""
    found = list(remarks(report))
    rules: list[JsonValue] = [_rule(name) for name in sorted({remark.rule for remark in found})]
    seen: Counter[str] = Counter()
    results: list[JsonValue] = []
    for remark in found:
        print_ = _fingerprint(remark.verdict)
        seen[print_] += 1
        results.append(_result(remark, f"{print_}:{seen[print_]}"))
    run: _Object = {
        "tool": {"driver": {"name": "pincite", "rules": rules}},
        "invocations": [{"executionSuccessful": report.complete is not False}],
        "columnKind": "unicodeCodePoints",
        "results": results,
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _rule(name: str) -> _Object:
    return {"id": name, "shortDescription": {"text": f"citation {name}"}, "help": {"text": _HELP}}


def _result(remark: Remark, fingerprint: str) -> _Object:
    result: _Object = {
        "ruleId": remark.rule,
        "level": remark.level,
        "message": {"text": _LINK.sub("] (", "\n".join(remark.lines))},
        "partialFingerprints": {"pinciteCitation/v1": fingerprint},
    }
    if place := remark.verdict.cited_in:
        physical: _Object = {"artifactLocation": {"uri": _uri(place.path)}}
        if place.line:
            physical["region"] = {"startLine": place.line}
        result["locations"] = [{"physicalLocation": physical}]
    if remark.verdict.accepted:
        result["suppressions"] = [{"kind": "external", "status": "accepted"}]
    return result


def _uri(path: str) -> str:
    """A path as a URI reference; one from the root as a ``file:`` URL."""
    return ("file://" if path.startswith("/") else "") + quote(path)


def _fingerprint(verdict: ProvenanceVerdict) -> str:
    """The same as long as the same became of the same words of the same source, on whatever line they are cited."""
    return sha256("\0".join(identity(verdict)).encode()).hexdigest()
