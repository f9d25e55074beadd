"""The process in which a PDF is read: bytes in at standard input, JSON out, and nothing else within its reach.

It is started by ``core.extract.pdf.process``, one for each document: what native code on hostile input may break is
this process, and no other document's words.
"""

import codecs
import contextlib
import json
import os
import sys
from collections.abc import Callable
from typing import Final

from pincite.core.extract.pdf.faults import Fault, FaultError
from pincite.core.extract.pdf.limits import CPU_SECONDS, MEMORY

#: Codecs that readers ask for only when they meet a text in them: afterwards no file can be opened.
_CODECS: Final = (
    "ascii latin-1 cp1252 charmap mac-roman utf-8 utf-16 utf-16-be utf-16-le utf-32-be unicode-escape"
    " raw-unicode-escape gbk gb2312 gb18030 big5 shift-jis cp932 euc-jp iso2022-jp euc-kr cp949"
)

#: What the worker answers: the fields of ``core.extract.pdf.answer.Answer``.
Found = dict[str, object]


def main() -> None:
    """Reads the one document of this process."""
    found: Found
    try:
        read = _reader(sys.argv[1])
        confine()
        found = read(sys.stdin.buffer.read())
    except FaultError as error:
        found = {"fault": error.fault.value}
    except ImportError:
        found = {"fault": Fault.MISSING.value}
    except MemoryError:
        found = {"fault": Fault.MEMORY.value}
    except Exception:
        # What went wrong in it was brought about by the document.
        found = {"fault": Fault.DAMAGED.value}
    sys.stdout.buffer.write(json.dumps(found, ensure_ascii=False).encode("utf-8", "replace"))
    sys.stdout.buffer.flush()
    # Without the interpreter's own ending: a library's last words may be its undoing.
    os._exit(0)


def _reader(name: str) -> Callable[[bytes], Found]:
    # Only one of the two need be installed, and each takes its time to load.
    if name == "pypdf":
        from pincite.core.extract.pdf.second import found
    else:
        from pincite.core.extract.pdf.first import found
    return found


def confine() -> None:
    """No more memory and time than reading may take, no file and no socket, as far as the system knows such limits."""
    for codec in _CODECS.split():
        codecs.lookup(codec)
    try:
        import resource
    except ImportError:
        return
    limits = {
        resource.RLIMIT_AS: MEMORY,
        resource.RLIMIT_CPU: CPU_SECONDS,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_CORE: 0,
        # Beyond the three that are open.
        resource.RLIMIT_NOFILE: 3,
    }
    for limit, most in limits.items():
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(limit, (most, most))
