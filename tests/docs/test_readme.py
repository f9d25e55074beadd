"""What the README and the other pages say of themselves holds: blocks run, links lead somewhere."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from unicodedata import category

import pytest

from pincite.core.settings import Settings
from pincite.server.demo.story import STORY
from tests.docs.pages import PAGES, ROOT, blocks, codes, links, source, table
from tests.rows import each_row
from tests.tools.served import served

PAGE = "README.md"
_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def test_the_readme_says_what_pincite_is_in_three_lines_before_its_two_lines_of_pip_install() -> None:
    title, what, installed, *_ = re.split(r"\n\n", source(PAGE))
    lines = [line for line in source(PAGE).splitlines() if line.startswith("pip install")]

    assert title == "# pincite"
    assert len(what.splitlines()) == 3
    assert lines == ["pip install . && pincite demo", 'pip install -e ".[dev]" && pytest']
    assert installed.splitlines()[1:-1] == lines


def test_the_program_of_the_readme_runs_as_it_is() -> None:
    (program,) = blocks(PAGE, "python")

    exec(compile(program.text, PAGE, "exec"), {"__name__": "page"})


@pytest.mark.skipif(os.name == "nt", reason="the lines are those of a POSIX shell")
def test_the_memo_is_stamped_and_checked_by_the_lines_of_the_readme_and_they_print_what_it_says(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    heading = "A memo and its source"
    (lines,) = (block.text for block in blocks(PAGE, "sh") if block.heading == heading)
    (printed,) = (block.text for block in blocks(PAGE, "text") if block.heading == heading)
    own = {name: value for name, value in os.environ.items() if not name.startswith(("PINCITE_", "JW_"))}
    path = os.pathsep.join([str(Path(sys.executable).parent), own.get("PATH", "")])

    ran = subprocess.run(
        ["sh", "-ec", lines],
        cwd=tmp_path,
        env={**own, "PATH": path, "PINCITE_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )

    assert (ran.stdout, ran.returncode) == (printed, 2)


def test_the_files_that_the_commands_of_the_readme_name_are_there() -> None:
    lines = [line.partition("#")[0] for block in blocks(PAGE, "sh") for line in block.text.splitlines()]
    named = {word for line in lines for word in line.split() if re.search(r"\.(?:json|md|txt)$", word)}
    made = {"memo.md", "lease.txt", "stamped.md"}

    assert {name for name in named - made if not (ROOT / name).is_file()} == set()


async def test_the_tools_of_the_readme_are_those_that_are_served() -> None:
    async with served() as client:
        offered = {tool.name for tool in await client.list_tools()}

    assert {*codes(table(PAGE, "In Claude Desktop and other MCP clients"))} == offered


def test_the_demo_shows_as_many_passages_and_pages_as_the_pages_say() -> None:
    told = f"{_WORDS[len(STORY)]} passages of {_WORDS[len({cited.page for cited in STORY})]} pages"

    assert told in source(PAGE)
    assert told in source("docs/command.md")


def test_the_budgets_of_the_readme_are_the_defaults() -> None:
    fields = Settings.model_fields
    size, document = (fields[name].default // 1_000_000 for name in ("max_bytes", "max_document_bytes"))
    seconds = fields["timeout"].default

    said = f"at most {size} MB ({document} MB of a PDF, Word or EPUB file) and {seconds:g} seconds a URL"
    assert said in " ".join(source(PAGE).split())


def test_a_link_inside_the_repository_leads_somewhere() -> None:
    inside = [
        (page, target) for page in PAGES for target in links(page) if not target.startswith(("http://", "https://"))
    ]

    assert len(inside) > 50
    assert [(page, target) for page, target in inside if not _leads_somewhere(page, target)] == []


def _leads_somewhere(page: str, target: str) -> bool:
    path, _, anchor = target.partition("#")
    place = (ROOT / page).parent / path if path else ROOT / page
    if not place.exists() or not anchor:
        return place.exists()
    return anchor in {_anchor(heading) for heading in re.findall(r"^#+ (.+)$", place.read_text(), re.MULTILINE)}


def _anchor(heading: str) -> str:
    """The fragment by which GitHub names a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@each_row("page", PAGES)
def test_a_page_holds_no_invisible_character(page: str) -> None:
    odd = {char for char in source(page) if char not in "\n " and category(char) in {"Cc", "Cf", "Zs", "Zl", "Zp"}}

    assert odd == set()


@each_row("page", PAGES)
def test_a_page_names_no_path_of_one_machine(page: str) -> None:
    assert not re.search(r"(?<![\w.])/(?:work|tmp|home|root|opt)/", source(page))
