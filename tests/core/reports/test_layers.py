"""The reports for people show each layer when they are asked to, and are otherwise as they were."""

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.reports import markdown
from pincite.core.reports.explained import layers
from pincite.core.wording import wording
from tests.core.reports.shown import shown

LAYERS = {"L0": "answered", "L1": "mismatch", "L2": "stands", "L3": "not checked"}
VERDICT = ProvenanceVerdict(url="https://a.test/|", status=Status.MATCH, layers=LAYERS)
BARE = ProvenanceVerdict(url="", status=Status.NO_RECORD)
REPORT = ProvenanceReport.of([VERDICT, BARE], started_at="s", finished_at="f")


def test_markdown_has_a_table_of_the_layers() -> None:
    lines = markdown.render(REPORT, layers=True).splitlines()

    at = lines.index("## Layers")
    assert lines[at + 2 :][:4] == [
        "| No. | URL | Resolve (L0) | Catalogue (L1) | Fidelity (L2) | Entailment (L3) |",
        "| --- | --- | --- | --- | --- | --- |",
        "| 1 | https://a.test/\\| | answered | mismatch | stands | not checked |",
        "| 2 | - | - | - | - | - |",
    ]


def test_a_terminal_has_a_line_a_citation() -> None:
    text = shown(REPORT, layers=True)

    assert (
        "Layers: L0 resolve: answered; L1 catalogue: mismatch; L2 fidelity: stands; L3 entailment: not checked" in text
    )


def test_why_a_layer_has_no_answer_and_what_a_judge_says_are_said_to_the_reader() -> None:
    told = {"L0": "refused: soft_404", "L1": "mismatch", "L2": "changed", "L3": "contradicts"}

    assert layers(VERDICT.model_copy(update={"layers": told}), wording("es")) == (
        "L0 resolución: rechazó: la página dice que no se encontró, aunque el servidor dice que todo está bien; "
        "L1 catálogo: mismatch; L2 fidelidad: cambiada; L3 implicación: se contradice"
    )


def test_unless_asked_for_no_layer_is_shown() -> None:
    assert "Layers" not in markdown.render(REPORT)
    assert "Layers" not in markdown.render(REPORT, plain=True, layers=True)
    assert "Layers" not in shown(REPORT, layers=False)


def test_no_word_of_a_layer_steers_the_terminal() -> None:
    odd = VERDICT.model_copy(update={"layers": {"L1": "\x1b[2Jok\n"}})

    assert "L1 catalogue: ok" in layers(odd)
    assert "\x1b" not in layers(odd)
