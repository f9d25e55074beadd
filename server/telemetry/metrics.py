"""How often and how long each step was taken, counted in this process and shown in Prometheus's text format."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Final

#: What ``text`` is (Prometheus exposition format, version 0.0.4).
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
#: Upper bounds of the buckets, in seconds.
_BUCKETS: Final = (0.005, 0.02, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 25.0, 50.0)
#: Different label values of one step. There are a few dozen; a fault must not make them grow without end.
_MOST: Final = 1_000

Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Counts of one process; used from the thread of its event loop."""

    def __init__(self) -> None:
        self._steps: dict[tuple[str, Labels], _Histogram] = {}
        self._running: Counter[str] = Counter()

    def observe(self, step: str, seconds: float, **labels: str) -> None:
        """One ``step`` was taken, in so many seconds; ``labels`` are words of ours, never a caller's."""
        key = step, tuple(sorted(labels.items()))
        if key not in self._steps and len(self._steps) < _MOST:
            self._steps[key] = _Histogram()
        if (known := self._steps.get(key)) is not None:
            known.add(seconds)

    def begin(self, step: str) -> None:
        """A ``step`` is being taken."""
        self._running[step] += 1

    def end(self, step: str) -> None:
        """One that was being taken is over."""
        self._running[step] -= 1

    def text(self) -> str:
        """All of it as Prometheus reads it."""
        lines: list[str] = []
        for step in sorted(self._running):
            name = f"pincite_{step}_running"
            lines += [f"# TYPE {name} gauge", f"{name} {self._running[step]}"]
        last = ""
        for (step, labels), histogram in sorted(self._steps.items(), key=lambda item: item[0]):
            name = f"pincite_{step}_seconds"
            if name != last:
                lines.append(f"# TYPE {name} histogram")
                last = name
            lines += histogram.lines(name, labels)
        return "\n".join([*lines, ""])


class _Histogram:
    def __init__(self) -> None:
        self._counts = [0] * (len(_BUCKETS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(_BUCKETS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str, labels: Labels) -> Iterator[str]:
        upto = 0
        for bound, count in zip([*map(str, _BUCKETS), "+Inf"], self._counts, strict=True):
            upto += count
            yield f"{name}_bucket{_shown((*labels, ('le', bound)))} {upto}"
        yield f"{name}_sum{_shown(labels)} {self._sum:.6f}"
        yield f"{name}_count{_shown(labels)} {upto}"


def _shown(labels: Labels) -> str:
    pairs = [f'{name}="{_escaped(value)}"' for name, value in labels]
    return f"{{{','.join(pairs)}}}" if pairs else ""


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
