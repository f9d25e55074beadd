"""The half of ``fuzz.py`` that calls tools: arguments that hypothesis makes, through a server in memory."""

import json
import logging
import os
import re
import traceback
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

os.environ.update(FASTMCP_LOG_ENABLED="false", FASTMCP_ENV_FILE=os.devnull, FASTMCP_CHECK_FOR_UPDATES="off")

import measure
from anyio.from_thread import BlockingPortal, start_blocking_portal
from fastmcp import Client
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from jsonschema.validators import validator_for

from pincite.core.models import Reason
from pincite.core.ports import Answer, Conditions, Fetched, NotModified, Unreachable
from pincite.core.settings import Settings
from pincite.core.text.canonical import content_sha256
from pincite.server.app import create_server

#: Seconds that a call may take before it counts as hung.
HUNG = 30
WORDS = "The board may not raise the fee of 10 percent before 1 January 2020."
_PAGES = (
    f"<p>{WORDS}</p>",
    f"<p>{WORDS.replace('10', '12')}</p>",
    "<title>Not found</title>",
    "\x00\xff<div>" * 50,
    f"<meta http-equiv=refresh content='0;url=/1'>{WORDS}",
    "<script></script>" * 5,
    '{"a": [1, "' + WORDS + '"]}',
    "",
)
#: What an expected error begins with, and what no answer may hold.
_CODE = re.compile(r"[a-z_]{2,40}: ")
_NEVER = ("Traceback", "Error calling tool", 'File "', "object at 0x")

# Any: JSON, and what is none.
Json = Any


class LyingWeb:
    """Any URL has a page, a failure or an exception, always the same one."""

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        """What this web makes of ``url``."""
        chance = zlib.crc32(url.encode("utf-8", "replace"))
        kind = chance % 12
        if kind < len(_PAGES):
            kinds = ("text/html", "application/json", "text/plain; charset=utf-16", "")
            headers = {"content-type": kinds[chance % 4], "etag": '"x"'}
            final = url if chance % 3 else "https://elsewhere.test/\u00e9?token=secret"
            return Fetched(
                url, final, 200, headers, _PAGES[kind].encode(), cut=Reason.TRUNCATED if chance % 7 == 0 else None
            )
        if kind == 8 and conditions is not None:
            return NotModified(url, url)
        if kind == 9:
            raise RuntimeError("\ud800 a fetcher that fails\n\x1b[2J")
        reasons = list(Reason)
        return Unreachable(url, reasons[chance % len(reasons)], "a sentence\x00", status=chance % 700, final_url=url)


def run(inputs: int, begin: int) -> int:
    """Call tools ``inputs`` times, half of them in each era; the number of faults is returned (0 or 1 an era)."""
    # What a server says to its own log is not what is looked at.
    logging.disable(logging.CRITICAL)
    try:
        return sum(_in_era(era, inputs, begin) for era in ("auto", "legacy"))
    finally:
        logging.disable(logging.NOTSET)


def _in_era(era: str, inputs: int, begin: int) -> int:
    faults = 0
    came: Counter[str] = Counter()
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(_connected(era)) as client:
        tools = portal.call(client.list_tools)
        calling = _calling(portal, client, tools, came)
        try:
            _many(calling, tools, max(1, inputs // 2), begin)
        except BaseException as error:
            faults = 1
            print(f"  FAULT in the {era} era\n{''.join(traceback.format_exception(error))}")
    measure.title(f"{sum(came.values()):,} calls in the {era} era")
    for what, count in sorted(came.items()):
        measure.row(what, f"{count:,}")
    return faults


def _many(calling: Callable[[str, Json], None], tools: list[Any], inputs: int, begin: int) -> None:
    made = {tool.name: arguments(tool.input_schema) for tool in tools}
    called = st.sampled_from(list(made)).flatmap(lambda name: st.tuples(st.just(name), made[name]))

    @seed(begin)
    @settings(
        max_examples=inputs,
        deadline=timedelta(seconds=HUNG),
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink],
        print_blob=False,
    )
    @given(called)
    def many(one: tuple[str, Json]) -> None:
        calling(*one)

    many()


def _calling(
    portal: BlockingPortal, client: Client[Any], tools: list[Any], came: Counter[str]
) -> Callable[[str, Json], None]:
    checks = {tool.name: validator_for(tool.output_schema)(tool.output_schema) for tool in tools if tool.output_schema}

    def call(tool: str, given_arguments: Json) -> None:
        async def ask() -> Any:
            return await client.call_tool(tool, given_arguments, raise_on_error=False, timeout=HUNG)

        result = portal.call(ask)
        text = "\n".join(block.text for block in result.content)
        text.encode()
        assert not any(word in text for word in _NEVER), text[:2_000]
        if result.is_error:
            assert _CODE.match(text), text[:2_000]
            came[f"{tool}: {text.partition(':')[0]}"] += 1
            return
        whole = json.dumps(result.structured_content, ensure_ascii=False, allow_nan=False).encode()
        assert len(whole) <= 210_000, len(whole)
        checks[tool].validate(result.structured_content)
        came[f"{tool}: answered"] += 1

    return call


@asynccontextmanager
async def _connected(era: str) -> AsyncIterator[Client[Any]]:
    @asynccontextmanager
    async def open_fetcher(*_: object) -> AsyncIterator[LyingWeb]:
        yield LyingWeb()

    made = Settings(nli_provider="fake-nli", deadline=HUNG / 3, telemetry_enabled=False)
    async with Client(create_server(made, open_fetcher=open_fetcher), mode=era) as client:
        yield client


_hosts = st.sampled_from(["a.test", "b.test", "127.0.0.1", "\u00e9.test", "10.1000"])
_urls = st.one_of(
    st.builds("https://{}/{}".format, _hosts, st.integers(0, 300)),
    st.sampled_from(
        ["", "doi:10.1000/x", "file:///etc/passwd", "http://[", "https://a.test/\ud800", " ", "x" * 9_000, "arXiv:1"]
    ),
)
_texts = st.one_of(
    st.sampled_from([WORDS, WORDS.replace("not ", ""), WORDS.upper(), WORDS * 30, "", "null", "[" * 3_000,
                     "\ud800", "\u202e" * 50,
                     "The fee ... 2020.", '{"findings": [{"citation": {"url": "https://a.test/1"}}]}', "a\x00b", "en"]),
    st.text(max_size=60),
)  # fmt: skip
#: Without surrogates: the Python SDK's own client cannot send such a key.
_keys = st.one_of(st.sampled_from(["__proto__", "", "findings", "citation", "url", "a\x00b"]), st.text(max_size=20))
_numbers = st.one_of(
    st.integers(), st.floats(), st.sampled_from([-1, 0, 2**31, 2**63, 10**400, float("nan"), float("inf"), -0.0, 1e308])
)
_scalars = st.one_of(st.none(), st.booleans(), _numbers, _texts, _urls)
_hostile: st.SearchStrategy[Json] = st.recursive(
    _scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(_keys, inner, max_size=4)),
    max_leaves=12,
)
_hashes = st.sampled_from([content_sha256(WORDS), "AB" * 32, "cd" * 32])
_stamps = st.fixed_dictionaries(
    {
        "content_hash": st.one_of(_hashes, _hashes, _hashes, _hostile),
        "accessed_at": st.one_of(st.sampled_from(["2026-01-01T00:00:00Z", "9999-99-99", "2026-01-01"]), _hostile),
    },
    optional={
        "nli_claim": _hostile,
        "nli_verdict": _hostile,
        "pincite": st.one_of(
            _hostile,
            st.dictionaries(
                st.sampled_from("v length skeleton skeleton_length before after position occurrences given sketch page "
                                "etag last_modified final_url stream extractor anchored text ends".split()),
                st.one_of(_hostile, st.sampled_from([68, 10**30, -1, "ab" * 32, '"x"', [1, 2, 2**40]])),
            ),
        ),
    },
)  # fmt: skip
#: By the name of a property, what an honest caller might send for it.
_NAMED: dict[str, st.SearchStrategy[Json]] = {
    "url": _urls,
    "urls": st.lists(_urls, max_size=6) | st.lists(_urls, max_size=3).map(json.dumps),
    "metadata": _stamps,
    "since": st.sampled_from(["", "2026-01-01", "yesterday", "2026-13-01", "0000-01-01T00:00:00+99:99"]),
    "source_id": st.sampled_from(["s1", "s2", "s3"]),
    "role": st.sampled_from(["user", "assistant"]),
    "allowed_roles": st.lists(st.sampled_from(["user", "assistant"]), min_size=1, max_size=2),
    "selected_ids": st.lists(st.sampled_from(["s1", "s2"]), max_size=2),
    "source_order": st.just([]),
    "proposed_texts": st.dictionaries(st.sampled_from(["s1", "s2"]), _texts, max_size=1),
    "cursor": st.one_of(st.just(""), st.just(""), _texts),
    "language": st.sampled_from(["en", "de", "xx", "", "pt-BR"]),
}


def arguments(schema: Json) -> st.SearchStrategy[Json]:
    """Arguments by the schema; half of them with something else in the place of anything, or beside it."""
    strange = st.dictionaries(
        st.sampled_from([*schema["properties"], "x", "", "self", "ctx", "ports"]), _hostile, max_size=2
    )
    mixed = st.tuples(_of(schema, odd=True), st.one_of(st.just({}), st.just({}), strange)).map(
        lambda both: both[0] | both[1]
    )
    return st.one_of(_of(schema, odd=False), mixed)


def _of(schema: Json, *, odd: bool) -> st.SearchStrategy[Json]:
    if schema.get("type") == "object" and "properties" in schema:
        names = schema["properties"]
        # What is worth a call is there whether or not it has to be.
        needed = set(schema.get("required", [])) | {"findings", "citation", "url", "excerpt", "text", "metadata"} & set(
            names
        )
        of = {name: _property(name, names[name], odd=odd) for name in names}
        return st.fixed_dictionaries(
            {name: one for name, one in of.items() if name in needed and not (odd and name == "metadata")},
            optional={name: one for name, one in of.items() if name not in needed or (odd and name == "metadata")},
        )
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kinds: dict[str, st.SearchStrategy[Json]] = {
        "string": _texts,
        "boolean": st.booleans(),
        "integer": st.integers(0, 30),
        "number": st.floats(0, 1),
        "object": st.dictionaries(_keys, _hostile, max_size=3),
    }
    if schema.get("type") == "array":
        return st.lists(_of(schema.get("items", {}), odd=odd), min_size=0 if odd else 1, max_size=4)
    return kinds.get(schema.get("type", ""), _hostile)


def _property(name: str, schema: Json, *, odd: bool) -> st.SearchStrategy[Json]:
    fitting = _NAMED.get(name)
    if fitting is None:
        fitting = _of(schema, odd=odd)
    if not odd:
        return fitting
    if schema.get("type") in ("object", "array"):
        # Clients send objects as JSON text, and lists of one as the one.
        return st.one_of(fitting, fitting, fitting, fitting.map(_as_text), _hostile)
    return st.one_of(fitting, fitting, fitting, fitting, fitting, _hostile)


def _as_text(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value)
