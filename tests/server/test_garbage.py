"""What was imported is garbage to nobody: the collector is told so, once."""

import subprocess
import sys

_SCRIPT = """
import gc
from pincite.server.garbage import leave_imports_alone
kept = [[at] for at in range(1_000)]
before = gc.get_threshold()
leave_imports_alone()
loop = []; loop.append(loop)
seen = len(gc.get_objects())
del loop
print(gc.get_freeze_count() > 1_000, seen < 1_000, gc.get_threshold()[0] > before[0], gc.collect() >= 1)
"""


def test_what_is_there_is_not_looked_at_again_and_new_garbage_still_is() -> None:
    # A process of its own: it would hold for every other test.
    told = subprocess.run([sys.executable, "-c", _SCRIPT], capture_output=True, text=True, check=True, timeout=60)

    assert told.stdout.split() == ["True"] * 4
