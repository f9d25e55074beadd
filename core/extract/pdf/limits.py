"""What the reading of one PDF may cost. Sizes in bytes or code points, times in seconds."""

from typing import Final

#: Pages that are read of a document.
MAX_PAGES: Final = 500
#: Code points that are read of a document.
MAX_TEXT: Final = 2_500_000
#: After this the worker answers with what it has.
SECONDS: Final = 18.0
#: The worker's own limits: the system ends it beyond them.
CPU_SECONDS: Final = 25
MEMORY: Final = 700_000_000
#: After this the parent ends it, whatever it does.
WALL_SECONDS: Final = 30.0
#: What the parent takes from the worker.
MAX_ANSWER: Final = 16_000_000
