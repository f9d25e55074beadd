"""The public key of the settings is one, and of the kind that the algorithm needs: else nothing is served."""

import json
import warnings
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Final

from joserfc import jwt
from joserfc.errors import BadSignatureError
from joserfc.jwk import ECKey, OKPKey, RSAKey
from joserfc.jws import JWSRegistry

from pincite.core.errors import SettingError

#: The kind of key (RFC 7518 6.1) by the beginning of the algorithm's name.
_KINDS: Final[dict[str, type[RSAKey | ECKey | OKPKey]]] = {"RS": RSAKey, "PS": RSAKey, "ES": ECKey, "Ed": OKPKey}


def public_key(value: str, algorithm: str) -> str:
    """The key that ``value`` is or names, as PEM.

    Raises ``SettingError`` where it is none, or one that no signature of ``algorithm`` can be checked with: served
    all the same, that would turn every token away and say no word of why.
    """
    pem = _pem(value)
    if not fits(pem, algorithm):
        raise SettingError(
            f"PINCITE_JWT_PUBLIC_KEY: no signature of {algorithm} (PINCITE_JWT_ALGORITHM) can be checked with this key"
        )
    return pem


def fits(pem: str, algorithm: str) -> bool:
    """Whether signatures of ``algorithm`` can be checked with the public key ``pem``."""
    header = urlsafe_b64encode(json.dumps({"alg": algorithm}).encode()).decode().rstrip("=")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # What the library thinks of an algorithm is the reader's own affair.
            key = _KINDS[algorithm[:2]].import_key(pem)
            jwt.decode(f"{header}.e30.{'A' * 86}", key, [algorithm], registry=JWSRegistry(algorithms=[algorithm]))
    except BadSignatureError:
        return True  # It was read, and the key was asked.
    except Exception:  # Whatever a key that is none does to a parser.
        return False
    return False


def _pem(value: str) -> str:
    """The key as PEM: as it is, with ``\\n`` for its line ends, or out of a file."""
    if "-----BEGIN" not in value:
        try:
            value = Path(value).expanduser().read_text(encoding="ascii")
        except (OSError, ValueError, RuntimeError) as error:
            name = type(error).__name__
            raise SettingError(f"PINCITE_JWT_PUBLIC_KEY: neither PEM nor a file of it ({name})") from None
    pem = value.replace("\\n", "\n").strip()
    if "PRIVATE KEY" in pem or "-----BEGIN" not in pem:
        raise SettingError("PINCITE_JWT_PUBLIC_KEY: a public key in PEM is needed (-----BEGIN PUBLIC KEY-----)")
    return pem
