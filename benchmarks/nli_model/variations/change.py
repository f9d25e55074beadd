"""What a change is: from a supported claim and its premise to both and a label, or nothing where it does not fit."""

import random
from collections.abc import Callable

Changed = tuple[str, str, str]
Change = Callable[[str, str, random.Random], Changed | None]
