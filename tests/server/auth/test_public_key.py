"""A public key is one that the algorithm can use, or the settings are refused."""

from pincite.server.auth.public_key import fits
from tests.server.auth.keys import KEYS


def test_a_key_fits_the_algorithms_of_its_kind_alone() -> None:
    algorithms = ["RS256", "PS512", "ES256", "Ed25519", "EdDSA"]

    assert [fits(KEYS.public_key, algorithm) for algorithm in algorithms] == [True, True, False, False, False]
    assert not fits("-----BEGIN PUBLIC KEY-----", "RS256")
