"""A refusal says what to use instead; it stays a refusal."""

import json
import threading

import anyio
import anyio.from_thread
import anyio.lowlevel
import pytest

from pincite import verify_evidence
from pincite.core.errors import InputError
from pincite.core.threads import NobodyWaitsError, Threads
from tests.rows import each_row

TEXT = "He wrote \u201cno landing\u201d \u2013 in red."
SOURCES = [
    {"source_id": "u1", "role": "user", "text": TEXT},
    {"source_id": "a1", "role": "assistant", "text": "She said \u2018never\u2019 twice."},
]
POLICY = {"coverage": "selected_evidence", "allowed_roles": ["user"]}


def refusal(source_id: str, excerpt: str, sources: object = SOURCES) -> tuple[str, str]:
    (only,) = verify_evidence(sources, [{"source_id": source_id, "excerpt": excerpt}], POLICY).refusals
    return only.code.value, only.message


def test_where_typography_alone_differs_the_exact_words_are_given_and_then_accepted() -> None:
    code, message = refusal("u1", 'wrote "no landing" - in red')

    assert code == "unverified_excerpt"
    assert "typography alone" in message
    words = json.loads(message[message.index('exact words to use are "') + len("exact words to use are ") :])
    assert words == "wrote \u201cno landing\u201d \u2013 in red"
    assert verify_evidence(SOURCES, [{"source_id": "u1", "excerpt": words}], POLICY).ok


def test_where_capital_letters_alone_differ_the_exact_words_are_given() -> None:
    def said(text: str) -> str:
        return refusal("u1", "we Sailed", [{"source_id": "u1", "role": "user", "text": text}])[1]

    assert said("WE sailed at noon.").endswith(
        'It differs from source "u1" in capital letters alone; the exact words to use are "WE sailed"'
    )
    # A small \u0130 is two characters, and no place is where it was.
    assert said("\u0130t rained. WE sailed.").endswith("nor in any other")


def test_what_cannot_be_seen_in_the_exact_words_is_escaped() -> None:
    sources = [{"source_id": "u1", "role": "user", "text": "at noon\u00a0sha\u200brp"}]

    assert refusal("u1", "at noon sharp", sources)[1].endswith('"at noon\\u00a0sha\\u200brp"')


@pytest.mark.parametrize("named", ["a1", "u2"])
def test_the_words_of_another_allowed_source_are_given_with_its_id(named: str) -> None:
    sources = [*SOURCES, {"source_id": "u2", "role": "user", "text": "Nothing."}]

    code, message = refusal(named, '"no landing"', sources)

    assert code == "unverified_excerpt"
    assert 'source "u1" in typography alone' in message


@pytest.mark.parametrize("named", ["a1", "u1"])
def test_the_words_of_a_source_that_may_not_be_used_are_not_given(named: str) -> None:
    code, message = refusal(named, "said 'never'")

    assert code == "unverified_excerpt"
    assert "typography" not in message


def test_the_words_of_the_named_source_are_given_though_another_has_the_excerpt() -> None:
    sources = [*SOURCES, {"source_id": "a2", "role": "assistant", "text": 'I read "no landing".'}]

    code, message = refusal("u1", '"no landing"', sources)

    assert code == "role_not_allowed"
    assert message.endswith('"\u201cno landing\u201d"')


def test_where_an_allowed_source_has_the_excerpt_itself_no_other_wording_is_offered() -> None:
    texts = {"u1": "Nothing.", "u2": 'I read "no landing".', "u3": TEXT}
    sources = [{"source_id": source_id, "role": "user", "text": text} for source_id, text in texts.items()]

    code, message = refusal("u1", '"no landing"', sources)

    assert code == "wrong_source"
    assert message.endswith('it stands in "u2"')


@each_row("excerpt", ["No landing", "landin", "no landings"])
def test_other_words_have_no_exact_words(excerpt: str) -> None:
    verdict = verify_evidence(SOURCES, [{"source_id": "u1", "excerpt": excerpt + "!"}], POLICY)

    assert "typography" not in verdict.refusals[0].message


def test_more_than_a_call_takes_is_an_error_that_says_how_much() -> None:
    evidence = [{"source_id": "u1", "excerpt": "red"}] * 3

    assert verify_evidence(SOURCES, evidence, POLICY, most_evidence=3, most_sources=2, most_text=100).ok
    with pytest.raises(InputError, match="3 pieces of evidence are too many for one call, which takes 2"):
        verify_evidence(SOURCES, evidence, POLICY, most_evidence=2)
    with pytest.raises(InputError, match="2 sources are too many for one call, which takes 1"):
        verify_evidence(SOURCES, evidence, POLICY, most_sources=1)
    with pytest.raises(InputError, match="characters of sources are too many"):
        verify_evidence(SOURCES, evidence, POLICY, most_text=10)


def test_a_large_registry_with_many_wrong_excerpts_is_answered_in_full() -> None:
    sources = [{"source_id": f"s{n}", "role": "user", "text": "a\u201c" * 20_000} for n in range(3)]
    evidence = [{"source_id": "s0", "excerpt": 'a"' * n + "b"} for n in range(1, 60)]

    assert len(verify_evidence(sources, evidence, POLICY).refusals) == 59


async def test_evidence_that_nobody_waits_for_any_more_is_not_looked_for() -> None:
    threads, begun, go_on = Threads(1), anyio.Event(), threading.Event()
    token = anyio.lowlevel.current_token()
    ended: list[str] = []

    def work() -> None:
        anyio.from_thread.run_sync(begun.set, token=token)
        go_on.wait(20)
        try:
            verify_evidence(SOURCES, [{"source_id": "u1", "excerpt": "We"}], POLICY)
            ended.append("looked for")
        except NobodyWaitsError:
            ended.append("stopped")

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(threads.run, work)
        await begun.wait()
        tasks.cancel_scope.cancel()
    go_on.set()
    await threads.run(int)

    assert ended == ["stopped"]
