"""A vendor's client is made so that nothing but the vendor is asked, and no question more often than is said."""

import pytest
from pydantic import SecretStr

from pincite.core.errors import NLIProviderNotAvailableError
from pincite.core.nli.llm.judge import LanguageModel
from pincite.core.nli.llm.vendor import Vendor, VendorJudge
from tests.core.nli.llm import vendor_package
from tests.core.nli.llm.models import FakeModel

VENDOR = Vendor(
    "some-nli", vendor_package.__name__, "AsyncSome", "nli-some", "SOME_KEY", "SOME_URL", "nli_claude_model"
)


def connect(client: object, model: str) -> LanguageModel:
    return FakeModel()


async def test_the_vendors_client_follows_no_redirect_and_retries_nothing_by_itself() -> None:
    judging: VendorJudge[object] = VendorJudge(VENDOR, SecretStr("k"), "m", connect=connect, client=None)
    await judging.evaluate("c", "p")
    await judging.aclose()

    (made,) = vendor_package.MADE
    http = made["http_client"]
    assert isinstance(http, vendor_package.DefaultAsyncHttpxClient)
    assert http.options == {"follow_redirects": False}
    assert (made["api_key"], made["max_retries"], made["timeout"]) == ("k", 0, 45.0)


async def test_what_can_be_no_key_is_said_before_anybody_is_asked() -> None:
    for key in ("hunter\n2", "hunter 2", "h\u00fcnter2", "hunter2\u201d"):
        judging: VendorJudge[object] = VendorJudge(VENDOR, SecretStr(key), "m", connect=connect, client=None)

        said = "SOME_KEY holds a space, a line break or a letter that no key has: paste the key anew"
        assert await judging.available() == said
        with pytest.raises(NLIProviderNotAvailableError, match=said):
            await judging.evaluate("c", "p")
