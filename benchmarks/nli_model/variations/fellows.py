"""Fellows: words of one kind, of which another one says something else."""

import random
import re

from nli_model.labels import E, X
from nli_model.variations.change import Changed
from nli_model.variations.word import has, swap

_KINDS = """
north south east west
northern southern eastern western
father mother brother sister uncle aunt
son daughter wife husband
king queen prince president emperor
American British French German Italian Spanish Canadian Australian Japanese Chinese Russian Indian Swedish Dutch \
Polish Irish Mexican Brazilian
America England France Germany Italy Spain Canada Australia Japan China Russia India Sweden Poland Ireland Mexico Brazil
London Paris Berlin Rome Madrid Toronto Sydney Tokyo Moscow Dublin Chicago Boston Seattle
novel film album song play poem opera painting
actor director writer producer singer painter composer journalist lawyer politician scientist
red blue green yellow black white brown
Monday Tuesday Wednesday Thursday Friday Saturday Sunday
January February March April May June July August September October November December
first second third fourth fifth sixth
summer winter spring autumn
gold silver bronze
drama comedy thriller horror western
football basketball baseball tennis hockey golf rugby
river lake mountain island forest desert
church school hospital hotel museum prison factory
Catholic Protestant Muslim Jewish Buddhist Hindu
daily weekly monthly yearly
morning afternoon evening night
century decade year month week day
man woman
boy girl
men women
mountain valley
dog cat horse bird
car bus train boat bicycle
rock jazz pop country classical
guitar piano drums violin
army navy
written directed produced edited
born married arrested buried
wrote directed produced edited
won lost
before after
increased decreased
rose fell
higher lower
more fewer
largest smallest
oldest youngest
older younger
best worst
early late
highest lowest
above below
bought sold
joined left
accepted rejected
supported opposed
began ended
opened closed
success failure
successful unsuccessful
positive negative
public private
male female
major minor
inside outside
arrived departed
hired fired
allowed forbidden
praised criticized
alive dead
hot cold
rich poor
cheap expensive
strong weak
married divorced
first last
single double
sitting standing running sleeping
indoors outdoors
old young
happy sad
long short
always never
everyone nobody
all none
increase decrease
growth decline
rises falls
"""
#: The kind of each word; of a word in two lines, the first.
FELLOWS = {word: line.split() for line in reversed(_KINDS.strip().splitlines()) for word in line.split()}
_FELLOW = re.compile(r"\b(" + "|".join(sorted(FELLOWS, key=len, reverse=True)) + r")\b")


def fellow(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """Another word of its kind in both, or in one."""
    there = [one[0] for one in _FELLOW.finditer(claim) if has(premise, one[0])]
    if not there:
        return None
    old = draw.choice(there)
    others = [one for one in FELLOWS[old] if one != old and not has(premise, one) and not has(claim, one)]
    if not others:
        return None
    new = draw.choice(others)
    kind = draw.randrange(3)
    if kind == 0:
        return swap(claim, old, new), swap(premise, old, new), E
    if kind == 1:
        return claim, swap(premise, old, new), X
    return swap(claim, old, new), premise, X
