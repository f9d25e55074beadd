"""Inputs that nobody would think of, a great many of them: nothing raises, nothing hangs, and nothing untrue is said.

    python benchmarks/fuzz.py tools --inputs N [--seed N]
    python benchmarks/fuzz.py pages --inputs N [--seed N] [--only N]

``tools`` calls every tool of a server in memory, in both protocol eras, with arguments that hypothesis makes: from the
tools' own schemas and from JSON that fits none, over a web that lies. ``pages`` feeds HTML, XML, JSON, Markdown, bytes
and texts to what reads them. The exit status is 1 after a fault, whose input is printed; ``--only`` runs input N alone.
"""

import argparse
import sys
import time

import measure


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("what", choices=["tools", "pages"])
    arguments.add_argument("--inputs", type=int, default=2_000)
    arguments.add_argument("--seed", type=int, default=measure.SEED)
    arguments.add_argument("--only", type=int)
    chosen = arguments.parse_args()
    print(measure.machine())
    began = time.perf_counter()
    if chosen.what == "tools":
        import fuzz_tools

        faults = fuzz_tools.run(chosen.inputs, chosen.seed)
    else:
        import fuzz_pages

        numbers = range(chosen.inputs) if chosen.only is None else [chosen.only]
        faults = fuzz_pages.run(numbers, chosen.seed)
    print(f"  {time.perf_counter() - began:.0f} s, {faults} faults")
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main())
