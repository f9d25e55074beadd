"""Opposites of law and research in English, each with its pole."""

from typing import Final

OPPOSITES: Final = {
    "judgment+": """
        affirm, affirms, affirmed, affirming, affirmance, uphold, upholds, upheld, sustained,
        confirmed
    """,
    "judgment-": """
        reverse, reverses, reversed, reversing, reversal, overturn, overturns, overturned, vacate,
        vacates, vacated, revoke, revokes, revoked, quash, quashes, quashed, overrule, overrules, overruled, annulled,
        set aside, struck down, strikes down
    """,
    "grant+": "grant, grants, granted, granting, allowed, approved, accept, accepts, accepted",
    "grant-": """
        deny, denies, denied, denying, denial, refuse, refuses, refused, refusal, reject, rejects,
        rejected, dismissed, dismisses
    """,
    "admission+": "admit, admits, admitted",
    "admission-": "deny, denies, denied, exclude, excludes, excluded",
    "assertion+": "say, says, said, state, states, stated, claim, claims, claimed, assert, asserts, asserted",
    "assertion-": "deny, denies, denied, denying",
    "certainty+": "confirmed, proven, proved, established",
    "certainty-": "suspected, alleged, presumed, unconfirmed, unproven",
    "enactment+": "enacted, adopted",
    "enactment-": "proposed, drafted",
    "validity+": "valid, validly, enforceable, binding, in force",
    "validity-": "void, voided, null, null and void, invalid, invalidated, unenforceable, annulled, repealed",
    "liability+": "liable, subject to",
    "liability-": "exempt, exempted, exempt from, immune from",
    "duration+": "permanent, permanently, perpetual, indefinite",
    "duration-": "temporary, temporarily, provisional, interim",
    "publicity+": "public, publicly",
    "publicity-": "private, privately, confidential, secret, secretly",
    "expression+": "express, expressly, explicit, explicitly",
    "expression-": "implied, impliedly, implicit, implicitly, tacit, tacitly",
    "freedom+": "voluntary, voluntarily",
    "freedom-": "compulsory, mandatory, obligatory, forced, under duress",
    "illness+": "acute",
    "illness-": "chronic",
    "severity+": "severe, severely",
    "severity-": "mild, mildly",
    "tumour+": "benign",
    "tumour-": "malignant",
    "efficacy+": "effective, efficacious",
    "efficacy-": "ineffective, futile",
    "effect+": """
        activate, activates, activated, activation, stimulate, stimulates, stimulated, stimulation,
        promote, promotes, promoted, enhance, enhances, enhanced, induce, induces, induced
    """,
    "effect-": """
        inhibit, inhibits, inhibited, inhibition, suppress, suppresses, suppressed, suppression,
        impair, impairs, impaired, hinder, hinders, hindered
    """,
    "finding+": "support, supports, supported, corroborate, corroborates, corroborated",
    "finding-": "contradict, contradicts, contradicted, undermine, undermines, undermined",
    "claim+": "right to, the right to, a right to, no right to, rights to, legal right, entitled to, entitlement to",
    "claim-": "duty to, the duty to, a duty to, duties to, legal duty, obligation to, obliged to",
    "extent+": "total, totally, whole, entire, entirely",
    "extent-": "partial, partially, partly, in part",
    "tax+": "taxable, taxed, dutiable",
    "tax-": "exempt, tax free, untaxed, duty free",
    "intent+": "intentional, intentionally, deliberate, deliberately, wilful, willful",
    "intent-": "accidental, accidentally, inadvertent, inadvertently, negligent, negligently",
    "assent of judges+": "concurring, concurred, concurs",
    "assent of judges-": "dissenting, dissented, dissents",
    "air+": "aerobic, aerobically",
    "air-": "anaerobic, anaerobically",
    "germ+": "viral, virus",
    "germ-": "bacterial, bacterium",
    "nerve+": "sensory",
    "nerve-": "motor",
    "charge+": "cation, cations, cationic",
    "charge-": "anion, anions, anionic",
    "coding+": "encode, encodes, encoded, encoding, encrypt, encrypts, encrypted, encryption",
    "coding-": "decode, decodes, decoded, decoding, decrypt, decrypts, decrypted, decryption",
    "evaluation+": "eager, eagerly",
    "evaluation-": "lazy, lazily",
    "reach+": "global, globally",
    "reach-": "local, locally",
    "sight+": "transparent",
    "sight-": "opaque",
    "list+": "allowlist, allowlists, whitelist, whitelists, allow list",
    "list-": "denylist, denylists, blocklist, blacklist, blacklists, deny list, block list",
    "opting+": "opt in, opts in, opted in, opting in, opt ins",
    "opting-": "opt out, opts out, opted out, opting out, opt outs",
    "compliance+": """
        comply with, complies with, complied with, complying with, observe, observes,
        observed, obey, obeys, obeyed
    """,
    "compliance-": """
        contravene, contravenes, contravened, contravening, breach, breaches, breached,
        breaching, violate, violates, violated, violating, infringe, infringes,
        infringed, disobey, disobeys, disobeyed
    """,
    "putting+": "add, adds, added, adding",
    "putting-": """
        remove, removes, removed, removing, drop, drops, dropped, dropping, delete,
        deletes, deleted, take out, takes out, took out
    """,
    "earning+": """
        earn, earns, earned, earning, make, makes, made, making, gain, gains, gained,
        gaining
    """,
    "earning-": "lose, loses, lost, losing",
    "making+": "create, creates, created, creating, save, saves, saved, saving",
    "making-": "cost, costs, destroy, destroys, destroyed, destroying, cut, cuts",
    "levy+": "including, inclusive of, incl, included",
    "levy-": "plus vat, plus tax, plus taxes, plus sales tax, plus gst, plus postage, plus shipping, plus delivery",
}
