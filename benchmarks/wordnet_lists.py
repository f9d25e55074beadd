"""Writes the antonyms, synonyms and hypernyms that changes and claims are read by, from the WordNet 3.0 database.

Usage: python benchmarks/wordnet_lists.py FOLDER-WITH-data.noun core
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

POS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}


def main(source: Path, target: Path) -> None:
    used = _used(source)
    senses: dict[tuple[str, str], list[str]] = {}
    for kind, pos in POS.items():
        for line in _lines(source / f"index.{kind}"):
            parts = line.split()
            senses[parts[0], pos] = parts[-int(parts[2]) :]
    synsets: dict[tuple[str, str], list[str]] = {}
    antonyms: set[tuple[str, str]] = set()
    later: list[tuple[str, str, int, str, str, int]] = []
    up: dict[tuple[str, str], list[str]] = defaultdict(list)
    for kind, pos in POS.items():
        for line in _lines(source / f"data.{kind}"):
            parts = line.split(" | ")[0].split()
            offset, count = parts[0], int(parts[3], 16)
            synsets[pos, offset] = [parts[4 + 2 * at].split("(")[0].lower() for at in range(count)]
            at = 5 + 2 * count
            for pointer in range(int(parts[4 + 2 * count])):
                symbol, to, to_pos, places = parts[at + 4 * pointer : at + 4 * pointer + 4]
                to_pos = "a" if to_pos == "s" else to_pos
                if symbol == "!":
                    later.append((pos, offset, int(places[:2], 16), to_pos, to, int(places[2:], 16)))
                elif symbol == "@":
                    up[pos, offset].append(to)
    for pos, offset, one, to_pos, to, other in later:
        pair = sorted((synsets[pos, offset][one - 1], synsets[to_pos, to][other - 1]))
        if all(word.isalpha() for word in pair) and any(word in used for word in pair):
            antonyms.add((pair[0], pair[1]))
    same: set[tuple[str, str]] = set()
    kinds: set[tuple[str, str]] = set()
    for (word, pos), offsets in senses.items():
        if word not in used or not word.isalpha():
            continue
        for offset in offsets[:2]:
            for other in synsets[pos, offset]:
                if other != word and other.isalpha() and other in used and offset in senses[other, pos][:2]:
                    same.add((min(word, other), max(word, other)))
        if pos in "nv":
            for above in up[pos, offsets[0]]:
                for general in [above, *(up[pos, above] if pos == "n" else ())]:
                    kinds |= {
                        (word, other)
                        for other in synsets[pos, general]
                        if other.isalpha() and other in used and general in senses[other, pos][:1]
                    }
    for name, pairs in (
        ("text/lexicon/data/antonyms", antonyms),
        ("nli/builtin/data/synonyms", same),
        ("nli/builtin/data/hypernyms", kinds),
    ):
        text = "".join(f"{one} {other}\n" for one, other in sorted(pairs))
        (target / f"{name}.txt").write_text(text, encoding="utf-8")
        print(name, len(pairs), len(text))


def _lines(path: Path) -> Iterator[str]:
    return (line for line in path.read_text("utf-8").splitlines() if not line.startswith("  "))


def _used(source: Path) -> set[str]:
    """The words that WordNet's tagged texts use at least twice."""
    counts: dict[str, int] = defaultdict(int)
    for line in _lines(source / "cntlist.rev"):
        key, _, count = line.split()
        counts[key.partition("%")[0]] += int(count)
    return {word for word, count in counts.items() if count >= 2}


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
