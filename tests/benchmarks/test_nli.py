"""The figures of ``benchmarks/nli.py`` are those that a hand would count."""

import json
from pathlib import Path

from tests.benchmarks.script import run

#: What fake-nli says of each: entails 1.0, contradicts 0.75, entails 1.0, neutral 0.0.
PAIRS = [
    ("The river flows north", "The river flows north past the mill", "entails"),
    ("The river flows north", "The river is not flowing north", "contradicts"),
    ("The river flows", "The river flows south", "neutral"),
    ("The cat sat", "Dogs bark loudly", "neutral"),
]


def write(path: Path, *, two_way: bool = False, language: str = "en") -> None:
    rows = [
        {
            "claim": claim,
            "premise": premise,
            "label": label if label == "entails" or not two_way else "not_entails",
            "lang": language,
        }
        for claim, premise, label in PAIRS
    ]
    path.write_text("\n".join(map(json.dumps, rows)) + "\n")


def cells(output: str, title: str) -> list[str]:
    (line,) = [line for line in output.splitlines() if line.startswith(f"| {title} |")]
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_every_figure_stands_beside_its_interval_for_each_set_and_language(tmp_path: Path) -> None:
    write(tmp_path / "three.jsonl")
    write(tmp_path / "two.jsonl", two_way=True, language="de")

    ran = run("nli", "fake-nli", str(tmp_path))

    assert (ran.status, ran.err) == (0, "")
    _, judge, pairs, balanced, f1, passed, calibration, took = cells(ran.out, "three")
    assert (judge, pairs) == ("fake-nli", "4")
    # Of the supported 1 of 1, of the others 2 of 3; F1 of 2/3, 2/3 and 1; scores 1, 0.75, 1, 0 against 1, 1, 0, 1.
    assert [cell.split()[0] for cell in (balanced, f1, passed)] == ["0.833", "0.778", "0.333"]
    assert calibration.split()[0] == "0.562"
    assert all(cell.endswith("]") for cell in (balanced, f1, passed, calibration, took))
    assert cells(ran.out, "two")[4].split()[0] == "0.733"
    assert cells(ran.out, "all of de, supported or not")[2] == "4"
    assert "Reliability of fake-nli" in ran.out


def test_a_limit_takes_the_same_rows_each_time(tmp_path: Path) -> None:
    write(tmp_path / "few.jsonl")

    first, second = (
        cells(run("nli", "fake-nli", str(tmp_path / "few.jsonl"), "--limit", "3").out, "few") for _ in "ab"
    )

    assert first[:-1] == second[:-1]
    assert first[2] == "3"


def test_a_judge_that_there_is_none_of_is_said(tmp_path: Path) -> None:
    write(tmp_path / "set.jsonl")

    ran = run("nli", "oracle", str(tmp_path))

    assert ran.status == 1
    assert "unknown JW_NLI_PROVIDER" in ran.err


def test_a_label_that_is_none_is_said_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "set.jsonl").write_text('{"claim": "c", "premise": "p", "label": "supports"}\n')

    ran = run("nli", "fake-nli", str(tmp_path))

    assert "line 1: the label is 'supports'" in ran.err
