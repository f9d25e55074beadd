"""A server that knows nobody listens on loopback alone."""

from contextlib import closing

import pytest

from pincite.server.network import NotLoopbackError, listen
from tests.rows import each_row


@each_row("host", ["0.0.0.0", "::", "192.168.0.1", "8.8.8.8", "example.org", "", "127.0.0.1.example.org", "*"])
def test_an_address_that_lets_others_in_is_refused_and_what_to_set_is_said(host: str) -> None:
    with pytest.raises(NotLoopbackError, match=r"loopback.*PINCITE_TOKEN.*PINCITE_JWT_ISSUER"):
        listen(host, 0)


@each_row("host", ["127.0.0.1", "localhost", "LOCALHOST"])
def test_a_loopback_address_is_listened_on(host: str) -> None:
    with closing(listen(host, 0)) as listener:
        assert listener.getsockname()[0].startswith("127.")


def test_every_address_is_listened_on_where_callers_are_known() -> None:
    with closing(listen("0.0.0.0", 0, known_callers=True)) as listener:
        assert listener.getsockname()[0] == "0.0.0.0"


@each_row("host", ["", "x" * 300, "a..b"])
def test_an_address_that_cannot_be_had_is_an_error_of_the_system(host: str) -> None:
    with pytest.raises(OSError, match=r"."):
        listen(host, 0, known_callers=True)
