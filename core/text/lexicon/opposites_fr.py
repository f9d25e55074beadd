"""Opposites of law and research in French, each with its pole."""

from typing import Final

OPPOSITES: Final = {
    "judgment+": "confirme, confirmé, confirmée, confirmer, confirmant, maintenu, maintenue",
    "judgment-": """
        infirme, infirmé, infirmée, infirmer, infirmant, casse, cassé, cassée, annule, annulé,
        annulée, annuler, réforme, réformé, réformée
    """,
    "grant+": """
        accorde, accordé, accordée, accorder, accueille, accueilli, accueillie, octroie, octroyé,
        octroyée, fait droit à, admet, admis, admise
    """,
    "grant-": "refuse, refusé, refusée, refuser, rejette, rejeté, rejetée, rejeter, déboute, débouté, déboutée",
    "validity+": "valable, valables, valablement, valide, valides, en vigueur, contraignant, contraignante",
    "validity-": "nul, nulle, nuls, nulles, caduc, caduque, invalide, invalides, abrogé, abrogée",
    "duration+": "permanent, permanente, permanents, permanentes, définitif, définitive",
    "duration-": "temporaire, temporaires, provisoire, provisoires",
    "publicity+": "public, publique, publics, publiques",
    "publicity-": "privé, privée, privés, privées, confidentiel, confidentielle, secret, secrète",
    "expression+": "exprès, expresse, expressément, explicite, explicitement",
    "expression-": "tacite, tacitement, implicite, implicitement",
    "freedom+": "volontaire, volontaires, volontairement",
    "freedom-": "obligatoire, obligatoires, forcé, forcée",
    "illness+": "aigu, aiguë, aigus, aiguës",
    "illness-": "chronique, chroniques",
    "tumour+": "bénin, bénigne, bénins, bénignes",
    "tumour-": "malin, maligne, malins, malignes",
    "effect+": "active, activé, stimule, stimulé, stimulent, favorise, favorisé, favorisent, induit, induisent",
    "effect-": "inhibe, inhibé, inhibent, supprime, supprimé",
}
