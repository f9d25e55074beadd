"""What is no fetcher, judge, catalogue, archive or extractor is refused where it is handed in, in words that help."""

import asyncio
import math
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

import pincite
from pincite.core.handed_in import is_async, must_offer
from tests.fakes import FakeCatalogue, FakeFetcher
from tests.rows import each_row


class Judge:
    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> object:
        return {"verdict": "entails", "score": 1.0}


class ArchiveLike:
    async def captures(self, url: str, near: datetime, /) -> pincite.Captures:
        return pincite.Captures(())


class ByItsClass:
    @staticmethod
    async def look_up(url: str, title: str = "", /) -> pincite.Listed:
        return pincite.Listed(pincite.Catalog.OK)


async def read(body: str) -> str:
    return body


# Any: as callers without a type checker write it.
def validator(**given: Any) -> object:
    return pincite.ProvenanceValidator(**{"fetcher": FakeFetcher({}), **given})


def links(*given: Any, **more: Any) -> object:
    return asyncio.run(pincite.check_links(given, **more))


@each_row(
    ("call", "said"),
    [
        (lambda: validator(extractor=3), "the extractor is of the type int: give a plain callable"),
        (lambda: validator(extractor=read), "the extractor is async: give a plain callable"),
        (lambda: validator(catalogue="known.csv"), "str is no catalogue: it has no method look_up"),
        (lambda: validator(catalogue=FakeCatalogue), "FakeCatalogue is a class and no catalogue: give an object of it"),
        (lambda: validator(archive=ArchiveLike()), "ArchiveLike is no archive: it has no method read"),
        (lambda: validator(nli_provider=Judge), "Judge is a class and no NLI provider: give an object of it"),
        (lambda: links("https://a.test/"), "'https://a.test/' is no link: give pincite.Link(url, title)"),
        (lambda: links(fetcher="httpx"), "str is no fetcher"),
        (lambda: links(catalogue=3), "int is no catalogue"),
        (lambda: pincite.MementoArchive(read), "function is no fetcher of pincite's own kind"),  # type: ignore[arg-type]
        (lambda: pincite.GuardedFetcher(pincite.Settings()), "limits are Limits, as in Limits.of(Settings())"),  # type: ignore[arg-type]
        (lambda: pincite.Limits.of("x"), "settings are Settings"),  # type: ignore[arg-type]
        (lambda: pincite.wording(None), "a language tag is a string, not NoneType"),  # type: ignore[arg-type]
        (lambda: pincite.decode(b"x"), "a body is a Body, not bytes"),  # type: ignore[arg-type]
        (lambda: pincite.content_sha256(None), "a text is a string, not NoneType"),  # type: ignore[arg-type]
        (lambda: pincite.to_web_annotation({}), "the verdict is a ProvenanceVerdict, not dict"),  # type: ignore[arg-type]
    ],
)
def test_an_object_of_the_wrong_kind_is_a_type_error_that_says_what_to_give(
    call: Callable[[], object], said: str
) -> None:
    with pytest.raises(TypeError) as caught:
        call()
    assert str(caught.value).startswith(said)


@each_row("concurrency", [0, -1, 2.5, "4", None])
def test_a_concurrency_that_is_no_whole_number_from_one_is_an_input_error(concurrency: object) -> None:
    with pytest.raises(pincite.InputError, match="concurrency is"):
        validator(concurrency=concurrency)
    with pytest.raises(pincite.InputError, match="concurrency is"):
        links(concurrency=concurrency)


def test_a_class_whose_own_methods_answer_is_as_good_as_an_object() -> None:
    must_offer(ByItsClass, "catalogue", "look_up")


def test_a_callable_object_is_known_to_be_async_by_its_call() -> None:
    class Reader:
        async def __call__(self, body: str) -> str:
            return body

    assert is_async(Reader())
    assert not is_async(str.strip)


@each_row(
    ("call", "said"),
    [
        # Its first letter is the folder of all folders.
        (lambda: pincite.SourceFetcher(roots="/srv/site"), "roots is a list"),  # type: ignore[arg-type]
        (lambda: pincite.SourceFetcher(roots=Path("/srv/site")), "roots is a list"),  # type: ignore[arg-type]
        (lambda: links(roots="/srv/site"), "roots is a list"),
        (lambda: links(notes="as of May"), "notes is a list"),
        (lambda: links(deadline="soon"), "deadline is 'soon'"),
        (lambda: links(deadline=math.nan), "deadline is nan"),
        (lambda: pincite.GuardedFetcher(pincite.Limits(allow_hosts="localhost")), "allow_hosts is a list"),  # type: ignore[arg-type]
    ],
)
def test_one_text_or_path_is_no_list_of_them_and_no_word_a_number(call: Callable[[], object], said: str) -> None:
    with pytest.raises(pincite.InputError) as caught:
        call()
    assert str(caught.value).startswith(said)
