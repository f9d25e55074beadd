"""Small changes of supported claims and their premises: some keep the meaning, some do not.

Every change takes a claim that its premise supports and gives claim, premise and label anew, or nothing where it does
not fit. Both kinds are made with the same means (other numbers, formats, names, negations), so that neither "edited" nor
"same words" says what the label is.
"""

import random
import re
from collections.abc import Callable

Changed = tuple[str, str, str]
E, N, C, X = "entails", "neutral", "contradicts", "not_entails"

_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()
MONTHS = (
    "January February March April May June July August September October November December"
).split()
_MONTH = "|".join(MONTHS)
_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split()
#: Words of which another one of the same line says something else.
FELLOWS = [
    line.split()
    for line in (
        "north south east west", "northern southern eastern western", "father mother brother sister uncle aunt",
        "son daughter wife husband", "king queen prince president emperor", "American British French German Italian "
        "Spanish Canadian Australian Japanese Chinese Russian Indian Swedish Dutch Polish Irish Mexican Brazilian",
        "America England France Germany Italy Spain Canada Australia Japan China Russia India Sweden Poland Ireland "
        "Mexico Brazil", "London Paris Berlin Rome Madrid Toronto Sydney Tokyo Moscow Dublin Chicago Boston Seattle",
        "novel film album song play poem opera painting", "actor director writer producer singer painter composer "
        "journalist lawyer politician scientist", "red blue green yellow black white brown", "Monday Tuesday Wednesday "
        "Thursday Friday Saturday Sunday", " ".join(MONTHS), " ".join(_ORDINALS[:6]), "summer winter spring autumn",
        "gold silver bronze", "drama comedy thriller horror western", "football basketball baseball tennis hockey golf "
        "rugby", "river lake mountain island forest desert", "church school hospital hotel museum prison factory",
        "Catholic Protestant Muslim Jewish Buddhist Hindu", "daily weekly monthly yearly", "morning afternoon evening "
        "night", "century decade year month week day", "man woman", "boy girl", "men women", "mountain valley", "dog cat horse bird",
        "car bus train boat bicycle", "rock jazz pop country classical", "guitar piano drums violin", "army navy",
        "written directed produced edited", "born married arrested buried", "wrote directed produced "
        "edited", "won lost", "before after", "increased decreased", "rose fell", "higher lower", "more fewer",
        "largest smallest", "oldest youngest", "older younger", "best worst", "early late", "highest lowest", "above "
        "below", "bought sold", "joined left", "accepted rejected", "supported opposed", "began ended", "opened closed",
        "success failure", "successful unsuccessful", "positive negative", "public private", "male female", "major minor",
        "inside outside", "arrived departed", "hired fired", "won lost", "allowed forbidden", "praised criticized",
        "alive dead", "hot cold", "rich poor", "cheap expensive", "strong weak", "married divorced", "first last",
        "single double", "sitting standing running sleeping", "indoors outdoors", "old young", "happy sad", "long short",
        "always never", "everyone nobody", "all none", "increase decrease", "growth decline", "rises falls",
    )
]  # fmt: skip
_FELLOWS = {word: line for line in reversed(FELLOWS) for word in line}
_FELLOW = re.compile(r"\b(" + "|".join(sorted(_FELLOWS, key=len, reverse=True)) + r")\b")
NAMES = (
    "Mara Lindqvist;Tobias Krell;Priya Nair;Owen Hartley;Lena Vogt;Samuel Okafor;Ines Duarte;Pavel Horak;Grace Whitlock;"
    "Hugo Bennet;Amira Haddad;Colin Frasier;Yuki Tanabe;Rosa Delgado;Piet Van Loon;Nora Castellan;Ivan Petrov;Clara Boyd;"
    "Daniel Osei;Sofia Marin;Karl Jansen;Leila Rahimi;Martin Quayle;Eva Lund;Jonas Weber;Kofi Mensah;Alice Thornton;"
    "Ravi Menon;Helen Carver;Dmitri Sokolov;Marcus Reed;Fiona Gallagher;Bruno Silva;Tara Nolan;Victor Hale;Wanda Pryce"
).split(";")
PLACES = (
    "Dunmore;Valdoro;Kestrel Bay;Oakhurst;Port Ellis;Marlow;Tarvik;Brenton;San Amaro;Lindau;Ashford;Westbrook;Calder;"
    "Norvik;Elmstead;Puerto Claro;Harrow Hill;Stonebridge;Ravensburg;Millbrook;Ostrava;Galway;Turin;Leeds;Malmo;Porto"
).split(";")
_NUMBER = re.compile(r"(?<![\w.,/-])\d[\d,]*(?:\.\d+)?(?![\w/-]|[.,]\d)")
_NAME = re.compile(r"\b[A-Z][a-z]{2,}(?: [A-Z][a-z]+)*\b")
_NOT_NAMES = frozenset(
    "The This That These Those There They Their When While After Before During Although However According Its His Her In "
    "On At For From With And But Some Many Most All Both Each One Two Three Four Five Six Seven Eight Nine Ten It He She "
    "We You Not Only Another Other Such Then Here What Who How Why Where Which Since Until Despite Because As An Also"
    .split()
) | frozenset(MONTHS)  # fmt: skip
_AUXILIARY = re.compile(r"\b(is|was|are|were|has been|have been|had been|can|will|could|would|does|did|has|have|had)\b(?! not|n't)")
_NEGATED = re.compile(r"\b(is|was|are|were|has|have|had|can|could|will|would|did|does|do) not\b")
_CLOSED = re.compile(r"\b(no|not|never|none|only|any|neither|nobody|nothing|hardly|barely|n't|without)\b")


def words_of(value: int) -> str:
    """An amount in words."""
    if value < 20:
        return _ONES[value]
    if value < 100:
        return _TENS[value // 10] + (f"-{_ONES[value % 10]}" if value % 10 else "")
    if value < 1000:
        rest = f" and {words_of(value % 100)}" if value % 100 else ""
        return f"{_ONES[value // 100]} hundred{rest}"
    if value < 1_000_000:
        rest = f" {words_of(value % 1000)}" if value % 1000 else ""
        return f"{words_of(value // 1000)} thousand{rest}"
    return str(value)


_WORD_VALUES = {words_of(value): value for value in range(2, 100)}
_NUMBER_WORD = re.compile(r"\b(" + "|".join(sorted(_WORD_VALUES, key=len, reverse=True)) + r")\b(?![- ](?:" + "|".join(_ONES) + r"|hundred|thousand|million))")


def put(text: str, match: re.Match[str], new: str) -> str:
    """The text with ``new`` where the match stands."""
    return text[: match.start()] + new + text[match.end() :]


def has(text: str, word: str) -> bool:
    """Whether the word stands in the text by itself."""
    return re.search(rf"(?<![\w.,]){re.escape(word)}(?!\w|[.,]\d)", text) is not None


def swap(text: str, old: str, new: str) -> str:
    """The text with every ``old`` that stands by itself as ``new``."""
    return re.sub(rf"(?<![\w.,]){re.escape(old)}(?!\w|[.,]\d)", lambda _: new, text)


def lower_first(text: str) -> str:
    """The text as it goes on within a sentence."""
    first = text.split(" ", 1)[0]
    return text[:1].lower() + text[1:] if first in _NOT_NAMES or first in ("A", "People", "Two") else text


def other_digits(number: str, draw: random.Random) -> str:
    """A number of the same length that differs."""
    digits = [at for at, char in enumerate(number) if char.isdigit()]
    if len(digits) > 1 and draw.random() < 0.35:
        at, other = draw.sample(digits, 2)
        turned = list(number)
        turned[at], turned[other] = turned[other], turned[at]
        if "".join(turned) != number and turned[0] != "0":
            return "".join(turned)
    at = draw.choice(digits[-2:])
    return number[:at] + draw.choice([one for one in "123456789" if one != number[at]]) + number[at + 1 :]


# --- the same change in both, or in one --------------------------------------------------------------------------------


def number_both(claim, premise, draw):
    """Another number in both: still supported, whatever the world says. In one of the two: not."""
    there = [one[0] for one in _NUMBER.finditer(claim) if has(premise, one[0])]
    if not there:
        return None
    old = draw.choice(there)
    new = other_digits(old, draw)
    if has(premise, new) or has(claim, new) or re.fullmatch(r"0[\d,.]*", new):
        return None
    kind = draw.randrange(3)
    if kind == 0:
        return swap(claim, old, new), swap(premise, old, new), E
    if kind == 1:
        return claim, swap(premise, old, new), C
    return swap(claim, old, new), premise, C


def fellow(claim, premise, draw):
    """Another word of its kind in both, or in one."""
    there = [one[0] for one in _FELLOW.finditer(claim) if has(premise, one[0])]
    if not there:
        return None
    old = draw.choice(there)
    others = [one for one in _FELLOWS[old] if one != old and not has(premise, one) and not has(claim, one)]
    if not others:
        return None
    new = draw.choice(others)
    kind = draw.randrange(3)
    if kind == 0:
        return swap(claim, old, new), swap(premise, old, new), E
    if kind == 1:
        return claim, swap(premise, old, new), X
    return swap(claim, old, new), premise, X


def name_both(claim, premise, draw):
    """Another name in both, or in one."""
    there = [
        one[0] for one in _NAME.finditer(claim)
        if one[0] in premise and one[0].split()[0] not in _NOT_NAMES and one[0] not in _FELLOWS
        and (one.start() > 0 or " " in one[0])
    ]  # fmt: skip
    if not there:
        return None
    old = draw.choice(there)
    held = [one[0] for one in _NAME.finditer(premise) if one[0] not in claim and one[0].split()[0] not in _NOT_NAMES]
    kind = draw.randrange(4)
    pool = NAMES if draw.random() < 0.6 else PLACES
    new = draw.choice(held) if held and kind > 1 and draw.random() < 0.6 else draw.choice(pool)
    if new in old or old in new or new in claim:
        return None
    if kind == 0:
        if new in premise:
            return None
        parts = old.split()
        changed = swap(premise, old, new)
        if len(parts) > 1:  # the last name alone, where the premise goes on with it
            changed = swap(changed, parts[-1], new.split()[-1])
        return swap(claim, old, new), changed, E
    if kind == 1:
        changed = swap(premise, old, draw.choice(pool))
        return (claim, changed, X) if old not in changed and old.split()[-1] not in changed else None
    return swap(claim, old, new), premise, X


# --- formats -----------------------------------------------------------------------------------------------------------


def formats(claim, premise, draw):
    """A number in another format: the same value, or another one."""
    there = [one for one in _NUMBER.finditer(claim) if has(premise, one[0])]
    if not there:
        return None
    match = draw.choice(there)
    old, right = match[0], draw.random() < 0.5
    before, after = claim[: match.start()], claim[match.end() :]
    plain = old.replace(",", "")
    if "." in plain:
        if not after.startswith((" million", " billion")) or len(plain.split(".")[1]) > 2:
            return None
        unit = 1_000_000 if after.startswith(" million") else 1_000_000_000
        value = round(float(plain) * unit)
        if not right:
            value = value * 10 if draw.random() < 0.4 else round(float(other_digits(plain, draw)) * unit)
        return f"{before}{value:,}{after[8:]}", premise, E if right else C
    value = int(plain)
    if 1000 <= value <= 2100 and "," not in old:  # a year
        return None
    if after[:1] == "%" or after.startswith(" percent"):
        rest = after[1:] if after[:1] == "%" else after[8:]
        shown = value if right else int(other_digits(plain, draw))
        if shown == value and not right:
            return None
        words = {50: "half", 25: "a quarter", 75: "three quarters", 20: "a fifth", 10: "one in ten", 100: "all"}
        new = draw.choice([f"{shown}%", f"{shown} percent", f"{words_of(shown)} percent", f"{shown} per cent"])
        if shown in words and rest.startswith(" of") and draw.random() < 0.6:
            new = words[shown]
        return f"{before}{new}{rest}", premise, E if right else C
    if value < 2 or value > 999_999_999 or before.rstrip()[-1:] in ("#", "-", "$", ":") and value > 10_000:
        return None
    shown = value if right else int(other_digits(plain, draw))
    if not right and shown == value:
        return None
    if value < 1000:
        if before[-1:] in "$£€" or re.search(r"(?:[A-Z]\w*|No\.|[Nn]umber|[Cc]hapter|[Ss]eason|-) $", before):
            return None
        new = words_of(shown)
        if not before.strip():
            new = new.capitalize()
    elif value % 100_000 == 0 and value >= 1_000_000:
        new = f"{shown / 1_000_000:g} million"
    else:
        new = str(shown) if "," in old and draw.random() < 0.5 else f"{shown:,}"
    return f"{before}{new}{after}", premise, E if right else C


def digits_of_words(claim, premise, draw):
    """A number word as digits: the same value, or another one."""
    there = [one for one in _NUMBER_WORD.finditer(claim) if has(premise, one[0])]
    if not there:
        return None
    match = draw.choice(there)
    value, right = _WORD_VALUES[match[0]], draw.random() < 0.5
    if right:
        return put(claim, match, str(value)), premise, E
    other = value + draw.choice((-2, -1, 1, 2, 3, 10))
    if other < 2:
        return None
    return put(claim, match, str(other) if draw.random() < 0.5 else words_of(other)), premise, C


def bounds(claim, premise, draw):
    """A count as a bound that it keeps or not."""
    there = [m for m in _NUMBER.finditer(claim) if has(premise, m[0]) and m[0].replace(",", "").isdigit()]
    there = [m for m in there if 5 <= int(m[0].replace(",", "")) < 1_000_000]
    there = [
        m for m in there
        if not re.search(r"(?:\bin|\bof|\bon|\bthan|\bleast|\bover|\bsince|\bby|\bfrom|\buntil|\bto|\bmost|\band|\b[A-Z]\w*,?|[-$#]) ?$", claim[: m.start()])
    ]
    there = [m for m in there if not (1500 <= int(m[0].replace(",", "")) <= 2100 and "," not in m[0])]
    there = [
        m for m in there
        if re.match(r" ?(?:%|percent|(?:[a-z]+ )?[a-z]+s\b|people)", claim[m.end() :])
        and not re.search(r"(?:about|around|approximately|nearly|almost|record|only|exactly|first|roughly|under) $", claim[: m.start()])
    ]
    if not there:
        return None
    match = draw.choice(there)
    value, more, right = int(match[0].replace(",", "")), draw.random() < 0.5, draw.random() < 0.5
    step = draw.choice((0.1, 0.2, 0.5))
    limit = value - max(1, int(value * step)) if more == right else value + max(1, int(value * step))
    if value >= 100:
        scale = 10 ** (len(str(limit)) - 2)
        limit = round(limit / scale) * scale
        if limit == value:
            return None
    words = ("more than", "at least", "over", "upwards of") if more else ("fewer than", "at most", "no more than", "under", "less than")
    shown = f"{limit:,}" if limit > 9999 or draw.random() < 0.5 else str(limit)
    return put(claim, match, f"{draw.choice(words)} {shown}"), premise, E if right else C


# --- dates -------------------------------------------------------------------------------------------------------------

_DAY = re.compile(rf"\b(?:(\d{{1,2}})(?:st|nd|rd|th)? ({_MONTH})|({_MONTH}) (\d{{1,2}})(?:st|nd|rd|th)?),? (1[5-9]\d\d|20[0-2]\d)\b")
_IN_YEAR = re.compile(r"\b([Ii]n) (1[5-9]\d\d|20[0-2]\d)\b(?!s)")


def day(claim, premise, draw):
    """A full date in another format, or less exactly; the same day, or another one."""
    match = _DAY.search(claim)
    if match is None:
        return None
    number, month, year = int(match[1] or match[4]), match[2] or match[3], int(match[5])
    if not has(premise, str(year)) or month not in premise:
        return None
    at = MONTHS.index(month)
    right = draw.random() < 0.5
    if not right:
        which = draw.randrange(4)
        if which == 0:
            year += draw.choice((-10, -2, -1, 1, 2, 10))
        elif which == 1:
            at = (at + draw.randint(1, 11)) % 12
        elif which == 2:
            number = number % 28 + draw.choice((1, 2, 3)) if number < 28 else number - draw.randint(1, 9)
        else:
            number = (number + 10) % 28 + 1
    month = MONTHS[at]
    suffix = "th" if 10 < number < 14 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    shapes = [
        f"{number} {month} {year}", f"{month} {number}, {year}", f"the {number}{suffix} of {month}, {year}",
        f"{year}-{at + 1:02}-{number:02}", f"{number}{suffix} {month} {year}", f"{month[:3]} {number}, {year}",
    ]  # fmt: skip
    new = draw.choice([one for one in shapes if one != match[0]])
    return put(claim, match, new), premise, E if right else C


def year(claim, premise, draw):
    """A year as its decade, century, or a bound."""
    match = _IN_YEAR.search(claim)
    if match is None or not has(premise, match[2]):
        return None
    value, right = int(match[2]), draw.random() < 0.5
    kind, start = draw.randrange(5), "I" if match[1] == "In" else "i"
    if kind == 0:
        decade = value // 10 * 10 + (0 if right else draw.choice((-20, -10, 10, 20)))
        new = f"{start}n the {decade}s"
    elif kind == 1:
        century = (value - 1) // 100 + 1 + (0 if right else -1)
        new = f"{start}n the {century}{'st' if century == 21 else 'th'} century"
    elif kind == 2:
        away, early = draw.randint(1, 12), draw.random() < 0.5
        new = f"{'before' if early else 'after'} {value + away if early == right else value - away}"
        new = new.capitalize() if start == "I" else new
    elif kind == 3:
        low = value - draw.randint(1, 5) if right else value + draw.randint(1, 5)
        new = f"{'Between' if start == 'I' else 'between'} {low} and {low + draw.randint(6, 12)}"
    else:
        new = f"{start}n {value if right else value + draw.choice((-10, -3, -2, -1, 1, 2, 3, 10))}"
        if right:
            new = f"{'During' if start == 'I' else 'during'} {value}"
    return put(claim, match, new), premise, E if right else C


# --- negation ----------------------------------------------------------------------------------------------------------


def negation(claim, premise, draw):
    """Denied once, twice, or in the premise."""
    body = claim.rstrip(" .")
    match = _NEGATED.search(body)
    kind = draw.randrange(6)
    if match is not None:
        if kind < 2:
            short = {"can not": "can't", "will not": "won't"}.get(match[0], f"{match[1]}n't")
            return put(claim, match, short), premise, E
        if kind < 4:
            return put(claim, match, match[1]), premise, C
        return f"It is {draw.choice(('not true', 'false', 'not the case'))} that {lower_first(body)}.", premise, C
    match = _AUXILIARY.search(body)
    if match is None or _CLOSED.search(body.casefold()):
        return None
    head, _, rest = match[0].partition(" ")
    denied = put(body, match, f"{head} not {rest}".strip()) if head not in ("does", "did") else put(body, match, f"{head} not")
    if head in ("has", "have", "had") and not rest and not re.match(r" \w+(?:ed|en|un|ne|ade|old|ent)\b", body[match.end() :]):
        return None
    if kind == 0:
        return f"It is {draw.choice(('not true', 'false', 'not the case', 'wrong to say'))} that {lower_first(denied)}.", premise, E
    if kind == 1:
        return f"There is no doubt that {lower_first(body)}.", premise, E
    if kind == 2:
        return f"It is {draw.choice(('not true', 'false', 'not the case', 'wrong to say'))} that {lower_first(body)}.", premise, C
    if kind == 3:
        short = {"will": "won't", "can": "can't"}.get(head, f"{head}n't")
        return (put(body, match, f"{short} {rest}".strip()) if draw.random() < 0.5 else put(body, match, f"{head} never {rest}".strip())) + ".", premise, C
    if kind == 4 and body in premise:
        return denied + ".", premise.replace(body, denied), E
    if kind == 5 and body in premise:
        return claim, premise.replace(body, denied), C
    return denied + ".", premise, C


# --- modals, conditions, attribution -----------------------------------------------------------------------------------

_BE = re.compile(r"\b(is|was|are|were)\b")
_WEAK = {"is": "may be", "are": "may be", "was": "may have been", "were": "may have been"}
_SURE = {"is": "must be", "are": "must be", "was": "must have been", "were": "must have been"}
_CONDITIONS = (
    "the council agrees;the weather is good;enough money is found;the court allows it;the vote is won;the owners consent;"
    "the old records are right;the figures are correct;the new law passes;nobody objects;the test succeeds"
).split(";")
_SPEAKERS = (
    "the mayor;the union;her brother;a former employee;the company;critics;the opposition;a local newspaper;his lawyer;"
    "the report;the ministry;some neighbours;the prosecutor;an anonymous letter;the coach;the author"
).split(";")
_SAYS = ("said that", "claimed that", "wrote that", "stated that", "told reporters that", "argued that")


def sentence_of(claim, premise):
    """Whether the claim stands in the premise as it is."""
    body = claim.rstrip(" .")
    return len(claim.split()) > 4 and re.search(rf"(?:^|[.!?] ){re.escape(body)}", premise) is not None


def modal(claim, premise, draw):
    """Less sure in the premise than in the claim, as sure in both, or less sure in the claim."""
    body = claim.rstrip(" .")
    match = _BE.search(body)
    if match is None or _CLOSED.search(body.casefold()) or re.search(r"\b(may|might|could|must|should|will|would)\b", body):
        return None
    weak = put(body, match, _WEAK[match[0]])
    kind = draw.randrange(5)
    if kind == 0:
        return weak.replace("may", draw.choice(("may", "might", "could")), 1) + ".", premise, E
    if not sentence_of(claim, premise):
        return None
    if kind == 1:
        return claim, premise.replace(body, weak), N
    if kind == 2:
        return weak.replace("may", "might", 1) + ".", premise.replace(body, weak), E
    if kind == 3:
        return put(body, match, _SURE[match[0]]) + ".", premise.replace(body, weak), N
    hedge = draw.choice(("It is possible that", "Perhaps", "It has been suggested that", "It is not known whether", "Some believe that"))
    return claim, premise.replace(body, f"{hedge} {lower_first(body)}"), N


def condition(claim, premise, draw):
    """What holds under a condition does not hold by itself."""
    body = claim.rstrip(" .")
    if not sentence_of(claim, premise) or "," in body or " if " in body:
        return None
    first, other = draw.sample(_CONDITIONS, 2)
    kind = draw.randrange(5)
    head = draw.choice(("If", "Provided that", "Only if", "Assuming that", "As long as"))
    changed = premise.replace(body, f"{head} {first}, {lower_first(body)}" if kind % 2 or head == "Only if" else f"{body}, but only if {first}")
    if kind == 0:
        return claim, changed, N
    if kind == 1:
        return f"{head} {other}, {lower_first(body)}.", premise.replace(body, f"{head} {first}, {lower_first(body)}"), N
    if kind == 2:
        tail = draw.choice((f"if {first}", f"provided that {first}"))
        return f"{body} {tail}.", premise.replace(body, f"{draw.choice(('If', 'Provided that', 'As long as'))} {first}, {lower_first(body)}"), E
    if kind == 3:
        return f"{body}, whether or not {first}.", changed, N
    return f"{body} unless {first}.", premise.replace(body, f"If {first}, {lower_first(body)}"), N


def attribution(claim, premise, draw):
    """Who says it, and whether it is more than said."""
    body = claim.rstrip(" .")
    if not sentence_of(claim, premise) or '"' in body:
        return None
    who, other = draw.sample(_SPEAKERS, 2)
    says = draw.choice(_SAYS)
    start = who[:1].upper() + who[1:]
    changed = premise.replace(body, f"According to {who}, {lower_first(body)}" if draw.random() < 0.4 else f"{start} {says} {lower_first(body)}")
    kind = draw.randrange(5)
    if kind == 0:
        return f"{start} {draw.choice(_SAYS)} {lower_first(body)}.", changed, E
    if kind == 1:
        return f"According to {who}, {lower_first(body)}.", changed, E
    if kind == 2:
        return f"{other[:1].upper()}{other[1:]} {draw.choice(_SAYS)} {lower_first(body)}.", changed, N
    if kind == 3:
        return f"According to {other}, {lower_first(body)}.", changed, N
    doubt = draw.choice((f"{start} denied that", f"It is not true, as {who} had claimed, that", f"{start} wrongly believed that", f"{start} refused to say whether"))
    return claim, premise.replace(body, f"{doubt} {lower_first(body)}"), N if "refused" in doubt else C


# --- roles -------------------------------------------------------------------------------------------------------------

_BY = re.compile(r"^(?P<what>[A-Z][\w' ]{2,50}?) (?:was|were) (?P<verb>\w+ed|written|sung|won|led|shot|built|drawn) by (?P<who>(?:the )?[A-Z][\w.']*(?: [A-Z][\w.']*){0,3})\s*\.?\s*$")
_DID = re.compile(r"^(?P<who>(?:The )?[A-Z][\w.']*(?: [A-Z][\w.']*){0,3}) (?P<verb>directed|produced|recorded|defeated|founded|created|designed|discovered|invented|composed|released|developed|edited|painted|published|killed|married|attacked|acquired|established|performed) (?P<what>(?:the |The )?[A-Z][\w' ]{2,50}?)\s*\.?\s*$")
_PAST = {"written": "wrote", "sung": "sang", "won": "won", "led": "led", "shot": "shot", "built": "built", "drawn": "drew"}


def roles(claim, premise, draw):
    """Active for passive and back: the same doer, or the two exchanged."""
    match = _BY.match(claim)
    if match is not None:
        verb = _PAST.get(match["verb"], match["verb"])
        who = match["who"][:1].upper() + match["who"][1:].rstrip(". ")
        return draw.choice((
            (f"{who} {verb} {match['what']}.", premise, E),
            (f"{match['what']} {verb} {who}.", premise, X),
            (f"{who} was {match['verb']} by {match['what']}.", premise, X),
        ))  # fmt: skip
    match = _DID.match(claim)
    if match is None:
        return None
    what = match["what"][:1].upper() + match["what"][1:]
    who = match["who"]
    made = [(f"{what} was {match['verb']} by {who}.", premise, E), (f"{who} was {match['verb']} by {what}.", premise, X)]
    if match["verb"] != "married":
        made.append((f"{what} {match['verb']} {who}.", premise, X))
    else:
        made[1] = made[0]
    return draw.choice(made)


# --- more and less ------------------------------------------------------------------------------------------------------

_TAIL = re.compile(r"^(.{18,}?\w) (?:in|on|at|during|after|before|for|with|near|by|from|as|under) (?:[\w'-]+ ?){1,6}\.?$")
_DETAILS = (
    "because of a shortage of money;for the second time;in a small village;against the advice of experts;on a Sunday;"
    "after a long dispute;for political reasons;to a large audience;together with a friend;without any warning;at the request "
    "of the family;despite poor health;with the help of a bank;in front of the press;for less than a month;as planned from the "
    "beginning;to the surprise of everyone;with borrowed equipment;in the presence of the king;after several failed attempts"
).split(";")
_ADJECTIVES = "famous young expensive foreign anonymous retired secret wooden northern rare former large private new".split()


def less(claim, premise, draw):
    """The claim without its last phrase."""
    if _CLOSED.search(claim.casefold()) or re.search(r"\b(most|all|every|first|last|least|than)\b|est\b", claim):
        return None
    match = _TAIL.match(claim)
    if match is None or len(match[1].split()) < 4 or match[1].split()[-1] in ("is", "was", "are", "were", "and", "the", "of"):
        return None
    return match[1] + ".", premise, E


def more(claim, premise, draw):
    """Something more in the claim, or in both."""
    body = claim.rstrip(" .")
    if draw.random() < 0.6:
        added = draw.choice(_DETAILS)
        if sentence_of(claim, premise) and draw.random() < 0.45:
            return f"{body} {added}.", premise.replace(body, f"{body} {added}"), E
        if draw.random() < 0.25 and sentence_of(claim, premise):
            other = draw.choice([one for one in _DETAILS if one != added])
            return f"{body} {added}.", premise.replace(body, f"{body} {other}"), N
        return f"{body} {added}.", premise, N
    places = list(re.finditer(r"\b(?:a|the) (?=[a-z]{4})", claim))
    if not places:
        return None
    match = draw.choice(places)
    new = draw.choice(_ADJECTIVES)
    if new in premise:
        return None
    article = "an" if match[0].startswith("a") and new[0] in "aeo" else match[0].strip()
    return put(claim, match, f"{article} {new} "), premise, N


_UNITS = {
    "kilometres": ("miles", "metres"), "km": ("miles", "metres"), "miles": ("kilometres", "yards"), "metres": ("feet", "kilometres"),
    "meters": ("feet", "miles"), "feet": ("metres", "inches"), "dollars": ("euros", "pounds"), "euros": ("dollars",), "pounds": ("dollars", "tons"),
    "percent": ("percentage points",), "minutes": ("hours", "seconds"), "hours": ("minutes", "days"), "days": ("weeks", "hours"),
    "weeks": ("months", "days"), "months": ("years", "weeks"), "years": ("months", "decades"), "million": ("billion", "thousand"),
    "billion": ("million",), "thousand": ("million", "hundred"), "kg": ("pounds", "tons"), "acres": ("hectares",), "hectares": ("acres",),
}  # fmt: skip
_UNIT = re.compile(r"\b(" + "|".join(_UNITS) + r")\b")


def unit(claim, premise, draw):
    """Another unit in the claim, in both, or in the premise."""
    there = [one[0] for one in _UNIT.finditer(claim) if has(premise, one[0])]
    if not there:
        return None
    old = draw.choice(there)
    new = draw.choice(_UNITS[old])
    if has(premise, new):
        return None
    kind = draw.randrange(3)
    if kind == 0:
        return swap(claim, old, new), swap(premise, old, new), E
    if kind == 1:
        return claim, swap(premise, old, new), X
    return swap(claim, old, new), premise, X


_AMOUNTS = {
    "some": (("all", "most"), ("a few of the",)), "many": (("all", "no"), ("some",)), "most": (("all", "no", "few"), ("many", "some")),
    "several": (("all", "no"), ("more than one", "some")), "few": (("most", "many"), ()), "all": (("no", "hardly any", "only some"), ("some", "most")),
    "every": (("no", "almost no"), ()), "often": (("always", "never", "rarely"), ("sometimes",)), "sometimes": (("always", "never"), ()),
    "usually": (("always", "never", "rarely"), ("often",)), "nearly": (("exactly", "more than"), ("almost",)), "always": (("never", "rarely"), ("usually", "often")),
    "each": (("none", "only one"), ()), "about": (("exactly",), ("around", "roughly")),
    "mainly": (("only", "rarely"), ("mostly", "largely")), "probably": (("certainly", "definitely"), ("perhaps",)),
    "possible": (("certain",), ()), "likely": (("certain",), ("possible",)), "may": (("must", "will"), ("might",)), "might": (("will", "must"), ("may",)),
    "could": (("will",), ()), "should": (("must",), ()), "must": (("may", "need not"), ("has to",)), "can": (("cannot",), ()), "will": (("may", "will not"), ()),
}  # fmt: skip
_AMOUNT = re.compile(r"\b(" + "|".join(_AMOUNTS) + r")\b(?! not)")


def amount(claim, premise, draw):
    """Another quantifier or modal: stronger or opposite, or weaker."""
    there = [one for one in _AMOUNT.finditer(claim) if has(premise, one[0])]
    there = [one for one in there if one[0] != "most" or re.match(r" (?:of|people|\w+s)\b", claim[one.end() :])]
    there = [one for one in there if not re.search(r"\b(?:the|and|one|at) $", claim[: one.start()])]
    if not there:
        return None
    match = draw.choice(there)
    wrong, right = _AMOUNTS[match[0]]
    if right and draw.random() < 0.5:
        return put(claim, match, draw.choice(right)), premise, E
    return put(claim, match, draw.choice(wrong)), premise, X


def only(claim, premise, draw):
    """Only, or always, or first, where the premise does not say so; both where it does."""
    body = claim.rstrip(" .")
    match = _BE.search(body)
    if match is None or _CLOSED.search(body.casefold()) or body.startswith("There"):
        return None
    word = draw.choice(("only", "always", "rarely", "barely", "no longer", "not only"))
    if sentence_of(claim, premise) and draw.random() < 0.4:
        changed = put(body, match, f"{match[0]} {word}")
        return changed + ".", premise.replace(body, changed), E
    return put(body, match, f"{match[0]} {word}") + ".", premise, X


def same(claim, premise, draw):
    """The claim in other words that change nothing."""
    body = claim.rstrip(" .")
    kind = draw.randrange(3)
    if kind == 0:
        return f"{draw.choice(('It is true that', 'It is a fact that', 'The text says that', 'According to the text,'))} {lower_first(body)}.", premise, E
    if kind == 1:
        match = re.search(r", ((?:in|on|at|during) [\w ]{4,30})$", body)
        if match:
            return f"{match[1][:1].upper()}{match[1][1:]}, {lower_first(body[: match.start()])}.", premise, E
        match = re.search(r" ((?:in|on) (?:\d{4}|[A-Z]\w+ \d{4}))$", body)
        if match:
            return f"{match[1][:1].upper()}{match[1][1:]}, {lower_first(body[: match.start()])}.", premise, E
        return None
    return (claim, premise, E) if sentence_of(claim, premise) else None


CHANGES: tuple[Callable[[str, str, random.Random], Changed | None], ...] = (
    number_both, fellow, name_both, formats, digits_of_words, bounds, day, year, negation, modal, condition, attribution,
    roles, less, more, unit, amount, only, same,
)  # fmt: skip
#: How often each is drawn where it fits: rare ones more.
OFTEN = {
    "number_both": 3, "fellow": 3, "name_both": 2.5, "formats": 5, "digits_of_words": 4, "bounds": 4, "day": 8, "year": 3, "negation": 2.5,
    "modal": 1.0, "condition": 0.8, "attribution": 0.8, "roles": 10, "less": 1.5, "more": 1.2, "unit": 4, "amount": 4, "only": 0.7, "same": 0.8,
}  # fmt: skip
#: Changes that leave the claim supported when they say so, and may be put before another change.
FIRST = (formats, digits_of_words, less, same, number_both, name_both, fellow)


def changed(claim: str, premise: str, draw: random.Random, count: int) -> list[Changed]:
    """Up to ``count`` changes that fit; a third of them after one that kept the meaning."""
    found: list[Changed] = []
    for _ in range(count):
        now, text = claim, premise
        if draw.random() < 0.3:
            first = draw.choice(FIRST)(now, text, draw)
            if first is not None and first[2] == E:
                now, text = first[0], first[1]
        fit = [(change, made) for change in CHANGES if (made := change(now, text, draw)) is not None]
        if fit:
            _, made = draw.choices(fit, [OFTEN[change.__name__] for change, _ in fit])[0]
            if made[2] != E and draw.random() < 0.35:  # supported and not are to weigh alike
                continue
            if made[0].strip() and made not in found:
                found.append(made)
    return found
