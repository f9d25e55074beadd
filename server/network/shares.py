"""Of what all requests share, nobody has more than a share, and all together no more than there is."""

from collections import Counter


class Shares:
    """How much of something is taken, by caller and in all."""

    def __init__(self, *, caller: int, total: int) -> None:
        """At most so much for one ``caller``, and in ``total``."""
        self.most = caller
        self._total = total
        self._taken: Counter[str] = Counter()

    def take(self, caller: str, amount: int = 1) -> bool:
        """Take so much more, or say that it is not to be had."""
        if self._taken[caller] + amount > self.most or self._taken.total() + amount > self._total:
            return False
        self._taken[caller] += amount
        return True

    def give_back(self, caller: str, amount: int = 1) -> None:
        """Let go of what had been taken."""
        self._taken[caller] -= amount
        if not self._taken[caller]:
            del self._taken[caller]
