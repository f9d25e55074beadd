"""Over MCP, an answer may have any of the shapes that citations come in."""

import pytest

from pincite.core.shapes.stamping import stamp_output
from tests.core.shapes.samples import SAMPLES, TIDE, Sample
from tests.fakes import FakeWeb, html
from tests.tools.served import served


@pytest.mark.parametrize("sample", SAMPLES, ids=repr)
async def test_a_stamped_answer_of_every_shape_is_verified(sample: Sample) -> None:
    stamped = stamp_output(sample.value, texts={place: one.words or TIDE for place, one in enumerate(sample.cites)})
    web = FakeWeb({one.url.partition("#")[0]: html(f"<p>{one.words or TIDE}</p>") for one in sample.cites})

    async with served(web) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": stamped.output})

    assert result.structured_content is not None
    statuses = [verdict["status"] for verdict in result.structured_content["verdicts"]]
    assert statuses == ["match" if one.url else "no_record" for one in sample.cites]
    assert result.structured_content["notes"][0].startswith(f"read as {sample.form}")
