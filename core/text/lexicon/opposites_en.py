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
    "grant+": "grant, grants, granted, granting, allowed, approved",
    "grant-": """
        deny, denies, denied, denying, denial, refuse, refuses, refused, refusal, reject, rejects,
        rejected, dismissed, dismisses
    """,
    "admission+": "admit, admits, admitted",
    "admission-": "deny, denies, denied, exclude, excludes, excluded",
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
}
