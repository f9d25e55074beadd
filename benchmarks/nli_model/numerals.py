"""Words that count: amounts up to a million, and the months."""

ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()
MONTHS = "January February March April May June July August September October November December".split()


def words_of(value: int) -> str:
    """An amount in words."""
    if value < 20:
        return ONES[value]
    if value < 100:
        return _TENS[value // 10] + (f"-{ONES[value % 10]}" if value % 10 else "")
    if value < 1000:
        rest = f" and {words_of(value % 100)}" if value % 100 else ""
        return f"{ONES[value // 100]} hundred{rest}"
    if value < 1_000_000:
        rest = f" {words_of(value % 1000)}" if value % 1000 else ""
        return f"{words_of(value // 1000)} thousand{rest}"
    return str(value)
