"""A short document in every format: what stands is found, and no edit is taken for what was cited."""

from tests.benchmarks.script import run

#: Without PDF, which is read in a process of its own each time: ``python -m benchmarks.corpus pdf``.
FORMATS = ("html", "plain", "markdown", "json", "xml", "docx", "epub")


def figures(output: str) -> dict[str, dict[str, str]]:
    """The cells of each format's row, by the names of their columns."""
    head, _, *rows = (line.strip("| ").split(" | ") for line in output.splitlines())
    return {row[0]: dict(zip(head, row, strict=True)) for row in rows}


def test_in_every_format_nothing_is_wrong_and_nearly_everything_is_found() -> None:
    ran = run("corpus", "--light", *FORMATS)

    assert ran.status == 0, ran.out + ran.err
    table = figures(ran.out)
    assert tuple(table) == FORMATS
    for row in table.values():
        assert row["found"] == "12 (100.0%)"
        assert row["wrong"] == "0"
        assert row["caught"] == row["edits"]
        assert int(row["edits"]) >= 30
