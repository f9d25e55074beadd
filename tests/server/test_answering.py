"""What is wrong with an argument is said in words that tell what would be right."""

from tests.tools.served import said, served


async def test_the_fault_of_an_argument_is_said_in_words_of_its_own_kind() -> None:
    wrong = {"url": "https://a.test/", "text": "words", "verify": "if you can", "revision": "r" * 201}
    async with served() as client:
        result = await client.call_tool("stamp_citation", wrong, raise_on_error=False)

    assert said(result) == (
        "invalid_arguments: revision: Input should have at most 200 characters, not 201; "
        "verify: Input should be true or false"
    )
