"""What a mould is: from a source of chance to a premise and claims with their labels."""

import random
from collections.abc import Callable

Made = tuple[str, list[tuple[str, str]]]
Mould = Callable[[random.Random], Made]
