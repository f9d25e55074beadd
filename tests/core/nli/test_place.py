"""Judges of one event loop share one place."""

import anyio

from pincite.core.nli.place import Place


async def test_one_loop_has_one_place_whoever_asks() -> None:
    place = Place("of this test")

    assert place.limiter() is place.limiter()
    assert place.limiter().total_tokens == 1
    assert Place("of another").limiter() is not place.limiter()


def test_every_event_loop_has_a_place_of_its_own() -> None:
    place = Place("of two loops")

    async def asked() -> anyio.CapacityLimiter:
        return place.limiter()

    assert anyio.run(asked) is not anyio.run(asked)
