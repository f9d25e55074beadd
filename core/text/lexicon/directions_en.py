"""Which way a thing goes or is, in English, and contraries: each sense with its pole."""

from typing import Final

DIRECTIONS: Final = {
    "trend+": """
        rise, rises, rose, risen, rising, increase, increases, increased, increasing, grow, grows, grew,
        grown, growing, growth, climb, climbs, climbed, gain, gains, gained, expand, expands, expanded,
        raise, raises, raised, surge, surged, surges, jumped, soared, soar, upward, upwards
    """,
    "trend-": """
        fall, falls, fell, fallen, falling, decrease, decreases, decreased, decreasing, decline, declines,
        declined, declining, drop, drops, dropped, dropping, shrink, shrinks, shrank, shrunk, reduce,
        reduces, reduced, reduction, cut, cuts, lowered, slashed, lose, loses, lost, loss, losses,
        contract, contracted, sank, plunged,
        plunge, slump, slumped, downward, downwards, dwindled
    """,
    "degree+": """
        more, higher, greater, larger, bigger, highest, greatest, largest, longer, longest, above, upper,
        maximum
    """,
    "degree-": """
        less, lower, smaller, fewer, lowest, least, smallest, shorter, shortest, below, lesser, minimum
    """,
    "time+": """
        after, later, following, quarter past, subsequent to, subsequently, afterwards, since, from #,
        from the date, from the end, from the start, valid from, effective from, in force from, starting from,
        with effect from
    """,
    "time-": """
        before, earlier, quarter to, prior to, previously, beforehand, until, no later than, not later than, at the
        latest, not after
    """,
    "speed+": "faster, quicker, accelerated, accelerate, accelerates, sooner",
    "speed-": "slower, decelerated, slowed, slows",
    "quality+": "better, best, improve, improves, improved, improvement, stronger",
    "quality-": """
        worse, worst, worsen, worsens, worsened, deterioration, deteriorated, deteriorates, weaker
    """,
    "side+": "with, for, in favour of, in favor of, supports, supported, support, favours, favors",
    "side-": "against, opposed to, opposes, opposed, oppose, opposition to",
    "place+": "inside, within, into, internal, north, northern, east, eastern",
    "place-": "outside, beyond, out of, external, south, southern, west, western",
    "course+": """
        begin, begins, began, begun, start, starts, started, open, opens, opened, continue, continues,
        continued
    """,
    "course-": """
        end, ends, ended, stop, stops, stopped, cease, ceases, ceased, close, closes, closed, finish,
        finished
    """,
    "order+": "first, former",
    "order-": "last, latter",
}

CONTRARIES: Final = {
    "truth+": "true, correct, right, accurate, confirmed, confirms, confirm, proven, proved",
    "truth-": """
        false, wrong, mistaken, erroneous, refuted, refutes, refute, disproved, disproven, debunked,
        denied, denies, deny, falsely, wrongly, incorrectly, mistakenly, erroneously, untrue, incorrect,
        inaccurate, bogus
    """,
    "permission+": """
        allow, allows, allowed, permit, permits, permitted, authorise, authorised, authorize, authorized
    """,
    "permission-": """
        forbid, forbids, forbidden, forbade, prohibit, prohibits, prohibited, ban, bans, banned, prevent,
        prevents, prevented
    """,
    "assent+": """
        accept, accepts, accepted, approve, approves, approved, agree, agrees, agreed, upheld, upholds,
        adopted, passed
    """,
    "assent-": """
        reject, rejects, rejected, refuse, refuses, refused, disagree, disagrees, disagreed, overturned,
        vetoed, dismissed, disapproved
    """,
    "outcome+": "succeed, succeeds, succeeded, success, successful, win, wins, won, pass, passes",
    "outcome-": "fail, fails, failed, failure, unsuccessful, lost, loses, lose",
    "guilt+": "innocent, acquitted, not guilty",
    "guilt-": "guilty, convicted",
    "presence+": "present, include, includes, included, including, presence, contains",
    "presence-": "absent, exclude, excludes, excluded, absence, omits",
    "life+": "alive, living, survived, born",
    "life-": "dead, died, killed",
    "sign+": "positive, positively, benefit, benefits, beneficial, advantage, advantages",
    "sign-": "negative, negatively, harm, harms, harmful, detrimental, disadvantage, disadvantages",
    "risk+": "safe, safely",
    "risk-": "dangerous, hazardous",
    "state+": "enable, enables, enabled, on, active",
    "state-": "disable, disables, disabled, off, inactive",
    "ease+": "easy, easily, simple",
    "ease-": "difficult, hard",
}
