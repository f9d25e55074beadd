"""One pair of keys for the tests of tokens: making one takes as long as a hundred of them."""

from fastmcp.server.auth.providers.jwt import RSAKeyPair

KEYS = RSAKeyPair.generate()
