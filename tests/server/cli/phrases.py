"""Every English phrase that the command and its reports can say, found in the code and by asking for the help."""

import ast
import inspect
import io
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from rich.console import Console

from pincite.core.reports import explained, links, markdown, phrases, terminal
from pincite.core.text.change.classes import CLASSES
from pincite.core.wording import Wording
from pincite.server.cli import demo, doctor, formats, progress, render, sources
from pincite.server.cli import help as help_page
from pincite.server.cli.main import COMMANDS, make_app
from pincite.server.demo.story import STORY

#: What is said by a name or a code, and so stands in no call of ``say``.
TABLES = (
    phrases.STATUSES.values(),
    phrases.LAYERS.values(),
    [name.lower() for name in phrases.LAYERS.values()],
    phrases.ANSWERS.values(),
    phrases.JUDGEMENTS.values(),
    phrases.MATCHES.values(),
    phrases.CHANGES.values(),
    phrases.REASONS.values(),
    phrases.OF_FILES.values(),
    phrases.SUCCESSIONS.values(),
    phrases.WARNINGS.values(),
    phrases.FLAGS.values(),
    phrases.NOTES.values(),
    phrases.UNSTAMPED.values(),
    phrases.UNUSABLE.values(),
    CLASSES,
    links.COLUMNS,
    [cited.fate for cited in STORY],
)


#: What speaks to people in sentences of its own.
SPEAKING = (explained, links, markdown, terminal, demo, doctor, formats, sources, help_page, progress, render)


@cache
def every_phrase() -> frozenset[str]:
    """All of them."""
    return frozenset({*in_calls(), *(phrase for table in TABLES for phrase in table), *in_help()})


def in_calls() -> set[str]:
    """The literals that ``say`` is called with in the reports and the command."""
    rooms = ("pincite.core.reports", "pincite.server.cli")
    return {phrase for room in rooms for source in _sources(files(room)) for phrase in literals(source)}


def literals(source: str) -> Iterator[str]:
    """The literals that ``say`` is called with in ``source``."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args and _name(node.func) == "say":
            told = node.args[0]
            if isinstance(told, ast.Constant) and isinstance(told.value, str):
                yield told.value
            elif isinstance(told, ast.JoinedStr):
                raise AssertionError(f"line {told.lineno}: an f-string has no translation; name its values")


def unsaid() -> set[str]:
    """What reads like English in ``SPEAKING`` and is neither said, nor documentation, nor an error."""
    return {words for module in SPEAKING for words in _unsaid(ast.parse(inspect.getsource(module)))}


def in_help() -> set[str]:
    """What the help of pincite and of each command is made of."""
    asked = _Asked()
    console = Console(file=io.StringIO())
    for call in ([], *([command] for command in COMMANDS)):
        app = make_app(described=not call, say=Wording("xx", asked))
        show, bound, _ = app.parse_args([*call, "--help"], console=console)
        show(*bound.args, **bound.kwargs)
    return asked.phrases


class _Asked(dict[str, str]):
    """Phrases of no language, which remember what they are asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.phrases: set[str] = set()

    def get(self, english: str, default: object = None) -> str:
        self.phrases.add(english)
        return english


def _unsaid(tree: ast.Module) -> Iterator[str]:
    spared = {
        id(inner)
        for node in ast.walk(tree)
        if (isinstance(node, ast.Call) and re.fullmatch("say|warn|[A-Z].*Error", _name(node.func)))
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        # Two words, or the label of a row.
        words = node.elts[0] if isinstance(node, ast.Tuple) and len(node.elts) == 2 else node
        if isinstance(words, ast.Constant) and isinstance(words.value, str) and id(words) not in spared:
            pattern = "[A-Za-z]{2,} [a-z]" if words is node else "[A-Za-z]"
            if re.search(pattern, words.value):
                yield words.value


def _sources(folder: Traversable) -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry.read_text(encoding="utf-8")


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
