"""docs/verdicts.md has every word that a verdict can hold, and no word that the code does not know."""

import ast
import inspect
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_args

from pincite.core import anchor, extract, render, shapes, verify
from pincite.core.anchor import under
from pincite.core.anchor.ladder import ORDER
from pincite.core.models import ProvenanceVerdict, Reason, Status, stamp
from pincite.core.models.links import Catalog, Resolve
from pincite.core.models.verdict import PINNED
from pincite.core.ports import Label, NotModified, Unreachable
from pincite.core.reports import phrases
from pincite.core.shapes import CitedPassage, NoRecord, citation, finding, parse_agent_output
from pincite.core.text import rebuttals, surroundings
from pincite.core.text.change.change import DiffOp
from pincite.core.text.change.classes import ALWAYS_CRITICAL, CLASSES
from pincite.core.text.page import PageText, StreamName
from pincite.core.verify import verdicts
from tests.docs.pages import codes, source, table, tables
from tests.fakes import cited
from tests.rows import each_row

PAGE = "docs/verdicts.md"
#: The rooms whose notes reach a verdict.
ROOMS = (anchor, extract, render, shapes, verify, stamp)
#: A note that is a code, and not a sentence.
CODE = re.compile(r"[a-z]+(?:_[a-z]+)*")


def test_every_status_is_there_and_no_other() -> None:
    assert codes(table(PAGE, "Status")) == [*Status]


def test_every_kind_of_match_is_there_in_the_order_of_the_ladder() -> None:
    assert codes(table(PAGE, "Kinds of match")) == [*ORDER]


def test_every_kind_of_change_is_there_and_no_other() -> None:
    named = codes(table(PAGE, "Kinds of change"))

    assert sorted(named) == sorted(phrases.CHANGES)
    assert _changed_kinds() == set(named)


def test_every_reason_is_there_under_its_status_and_no_other() -> None:
    of_unreachable, of_no_record = (codes(rows) for rows in tables(PAGE, "Reasons"))

    assert [*of_unreachable, *of_no_record] == [*dict.fromkeys([*of_unreachable, *of_no_record])]
    assert {*of_unreachable, *of_no_record} == {*Reason}
    assert {*of_no_record} == {Reason.MALFORMED_HASH, Reason.MALFORMED_CITATION, Reason.EMPTY_HASH}


def test_every_class_of_change_is_there_and_says_whether_it_is_critical() -> None:
    rows = table(PAGE, "Classes of change")

    assert codes(rows) == [*CLASSES]
    assert {name for name, row in zip(CLASSES, rows, strict=True) if row[1] == "always"} == ALWAYS_CRITICAL


def test_every_flag_is_there_and_no_other() -> None:
    around = {surroundings.PRECEDED_BY, surroundings.TRUNCATED_BEFORE, surroundings.CROSSES_BLOCKS}
    around |= {surroundings.CORRECTION, rebuttals.FOLLOWED_BY, under.REFRAMED}

    assert {*codes(table(PAGE, "Flags"))} == around | {*_written("flags")} == {*phrases.FLAGS}


def test_every_word_of_a_layer_is_there_and_no_other() -> None:
    rows = table(PAGE, "Layers")
    named = {(layer, word) for layer, word in zip(codes(rows), codes(rows, 1), strict=True)}

    assert _words_of_layers() == named


def test_every_note_that_is_a_code_is_there_and_no_other() -> None:
    named = {*codes(tables(PAGE, "Notes")[0])}
    streams = {f"in_{name}_text" for name in get_args(StreamName) if name not in ("visible", "embedded")}

    # A flag is handed on in a tuple of one text as well.
    written = {note for note in _written("notes") if CODE.fullmatch(note)} - _written("flags")

    assert named == written | streams == {*phrases.NOTES}


def test_every_note_that_is_a_sentence_is_there_and_no_other() -> None:
    rows = tables(PAGE, "Notes")[1]
    named = {*codes(rows)}
    # What a vendor's form says of its own fields explains itself.
    written = {note for room in ROOMS if room is not shapes for note in _written("notes", room)}
    written |= {note for form in (citation, finding) for note in _written("notes", form)}
    sentences = {note for note in written if not CODE.fullmatch(note)} - {"in_\u2026_text"}

    assert sentences - named == set()
    assert {note for note in named if not _is_in_the_code(note)} == set()
    assert [note for note in codes(rows) if sum(_says(row, note) for row in codes(rows)) > 1] == []
    assert {row[1].strip("`") for row in rows} <= {*Status, "any"}


def test_every_optional_key_is_there_and_no_other() -> None:
    rows = table(PAGE, "Further keys")

    assert codes(rows) == [name for name in ProvenanceVerdict.model_fields if name not in PINNED]


@each_row("key", PINNED)
def test_every_pinned_key_is_named(key: str) -> None:
    assert f"`{key}`" in source(PAGE)


def test_every_word_of_a_link_is_there_and_no_other() -> None:
    resolve, catalog = (codes(rows) for rows in tables(PAGE, "Links"))

    assert (resolve, catalog) == ([*Resolve], [*Catalog])


def test_every_step_of_a_diff_is_named() -> None:
    (row,) = [row for row in table(PAGE, "Further keys") if row[0] == "`diff`"]
    steps = get_args(inspect.get_annotations(DiffOp)["op"])

    assert [step for step in steps if f"`{step}`" not in row[1]] == []


def test_a_page_has_the_streams_that_the_notes_name() -> None:
    assert {stream.name for stream in PageText.of("").streams()} == {*get_args(StreamName)}


def _changed_kinds() -> set[str]:
    """The kinds that the rungs below "it stands" write down."""
    texts = {node.value for room in ROOMS for node in _nodes(room) if isinstance(node, ast.Constant)}
    return {kind for kind in phrases.CHANGES if kind in texts}


def _words_of_layers() -> set[tuple[str, str]]:
    """Every layer with every word that the writers of verdicts give it; what follows a colon is the reason."""
    (passage,) = parse_agent_output(cited("https://a.test/", "The tide rose.")).findings
    assert isinstance(passage, CitedPassage)
    written = [
        verdicts.no_record(NoRecord(0, "")),
        verdicts.skipped(passage),
        verdicts.not_modified(passage, NotModified("", ""), ""),
        *(verdicts.unreachable(passage, Unreachable("", reason, ""), "") for reason in Reason),
    ]
    found = {(layer, word.partition(":")[0]) for one in written for layer, word in (one.layers or {}).items()}
    # Where a page was compared, a judge was asked (core.verify.rejudging), a catalogue was (core.verify.cataloguing).
    found |= {("L2", "changed"), ("L3", "no answer")} | {("L3", label) for label in get_args(Label)}
    return found | {("L1", word.value) for word in Catalog}


@cache
def _sources(place: ModuleType) -> tuple[str, ...]:
    """The source of a module, and of every module of a package."""
    within = pkgutil.walk_packages(getattr(place, "__path__", ()), f"{place.__name__}.")
    modules = [place, *(import_module(found.name) for found in within)]
    return tuple(Path(str(module.__file__)).read_text(encoding="utf-8") for module in modules)


@cache
def _nodes(place: ModuleType) -> tuple[ast.AST, ...]:
    return tuple(node for text in _sources(place) for node in ast.walk(ast.parse(text)))


def _says(row: str, note: str) -> bool:
    """Whether ``note`` is one of those that ``row`` stands for."""
    return re.fullmatch(".*".join(map(re.escape, row.split("\u2026"))), note) is not None


def _is_in_the_code(note: str) -> bool:
    """Whether every fixed piece of the sentence stands in one source file."""
    pieces = [piece for piece in note.split("\u2026") if piece]
    return any(all(piece in text for piece in pieces) for room in ROOMS for text in _sources(room))


@cache
def _written(name: str, *places: ModuleType) -> set[str]:
    """Every text that the rooms (or ``places``) put into ``notes`` or ``flags``; what varies in it is an ellipsis."""
    return {text for place in places or ROOMS for node in _nodes(place) for text in _texts_for(node, name)}


def _texts_for(node: ast.AST, name: str) -> Iterator[str]:
    if isinstance(node, ast.keyword) and node.arg == name:
        yield from _texts(node.value)
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        named = {target.id for one in targets for target in ast.walk(one) if isinstance(target, ast.Name)}
        if named & {name, name.removesuffix("s")}:
            yield from _texts(node.value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append":
        if isinstance(node.func.value, ast.Name) and node.func.value.id == name:
            yield from _texts(node.args[0])
    elif name == "notes" and isinstance(node, ast.Tuple) and len(node.elts) == 1:
        # A tuple of one text is how functions hand on a note.
        yield from _texts(node)


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts of an expression, those of its conditions left out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "\u2026" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.Tuple | ast.List):
        for element in node.elts:
            yield from _texts(element)
