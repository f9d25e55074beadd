"""A link report is JSON with four keys a link, the rest only when known."""

from pincite.core.models.links import Catalog, LinkReport, LinkResult, Resolve

PLAIN = LinkResult("https://a.test/", Resolve.SKIPPED, Catalog.SKIPPED)
WHOLE = LinkResult("u", Resolve.OK_REDIRECT, Catalog.OK, "v", 200, "1", "One", ("note",))


def test_what_is_not_known_is_left_out() -> None:
    assert PLAIN.to_dict() == {"url": "https://a.test/", "resolve": "skipped", "catalog": "skipped", "notes": []}
    assert list(WHOLE.to_dict()) == ["url", "resolve", "catalog", "final_url", "status", "id", "title", "notes"]


def test_the_summary_counts_each_layer_apart_and_only_what_occurred() -> None:
    report = LinkReport((PLAIN, WHOLE, PLAIN)).to_dict()

    assert report["summary"] == {"resolve": {"skipped": 2, "ok_redirect": 1}, "catalog": {"skipped": 2, "ok": 1}}
    assert list(report) == ["results", "summary", "complete"]


def test_lone_surrogates_become_a_replacement_character() -> None:
    odd = LinkResult("\ud800", Resolve.OK, Catalog.OK, "\ud800", None, "\ud800", "\ud800", ("\ud800",))

    assert "\\ud800" not in repr(LinkReport((odd,), notes=("\ud800",)).to_dict())
