"""Which way a thing goes or is, in French, and contraries: each sense with its pole."""

from typing import Final

DIRECTIONS: Final = {
    "trend+": """
        augmente, augmentent, augmenté, augmenter, augmentation, augmentait, hausse, monte, monté, croît,
        croissent, crû, croissance, progresse, progressé, grimpe, grimpé, accroît, accru, accroissement,
        gagne, gagné, gain, gains, relevé, relève, monter, croître, augmentera
    """,
    "trend-": """
        diminue, diminuent, diminué, diminuer, diminution, diminuait, baisse, baissent, baissé, chute,
        chuté, recule, reculé, recul, réduit, réduisent, réduction, décroît, tombe, tombé, perd, perdu,
        perte, pertes, abaisse, abaissé, baisser, réduire, diminuera, abaisser
    """,
    "degree+": """
        plus, supérieur, supérieure, supérieurs, supérieures, maximum, maximal, davantage, plus élevé,
        plus élevée
    """,
    "degree-": """
        moins, inférieur, inférieure, inférieurs, inférieures, minimum, minimal, plus faible, plus bas,
        moindre
    """,
    "time+": """
        et quart, après, ultérieurement, postérieur, postérieure, ensuite, suivant, depuis, dès, à partir de, à
        partir du, à compter de, à compter du, au plus tôt
    """,
    "time-": """
        moins le quart, moins quart, avant, antérieurement, antérieur, antérieure, auparavant, précédent,
        préalablement, jusque, de ici, au plus tard
    """,
    "quality+": "mieux, meilleur, meilleure, meilleurs, améliore, amélioré, amélioration",
    "quality-": "pire, pires, empire, empiré, aggrave, aggravé, détérioration, dégradation, détérioré",
    "side+": "pour, en faveur de, soutient, soutiennent, soutenu, avec",
    "side-": "contre, oppose, opposent, opposé, se oppose",
    "place+": "intérieur, dedans, à le intérieur de, nord, le est",
    "place-": "extérieur, dehors, à le extérieur de, sud, ouest, hors de",
    "course+": "commence, commencé, débute, débuté, ouvre, ouvert, continue, début",
    "course-": "termine, terminé, finit, fini, achève, achevé, cesse, cessé, ferme, fermé, fin",
    "order+": "premier, première",
    "order-": "dernier, dernière",
}

CONTRARIES: Final = {
    "truth+": "vrai, vraie, exact, exacte, correct, correcte, confirme, confirmé, avéré",
    "truth-": """
        faux, fausse, inexact, inexacte, incorrect, incorrecte, erroné, erronée, dément, démenti, nie,
        nié, réfute, réfuté, faussement, erronément, incorrectement
    """,
    "permission+": "permet, permettent, permis, autorise, autorisé, autorisée, autorisés, autorisent",
    "permission-": """
        interdit, interdite, interdits, interdisent, prohibe, prohibé, empêche, empêché, défendu
    """,
    "assent+": "accepte, accepté, acceptée, approuve, approuvé, approuvée, adopté, adoptée, accord",
    "assent-": """
        refuse, refusé, refusée, rejette, rejeté, rejetée, désapprouve, annulé, abrogé, désaccord
    """,
    "outcome+": "réussit, réussi, réussite, succès, gagne, gagné, remporte, remporté",
    "outcome-": "échoue, échoué, échec, perd, perdu",
    "guilt+": "innocent, innocente, acquitté, acquittée",
    "guilt-": "coupable, coupables, condamné, condamnée",
    "presence+": "présent, présente, présence, inclut, inclus, comprend",
    "presence-": "absent, absente, absence, exclut, exclu",
    "life+": "vivant, vivante, vivants, né, née",
    "life-": "mort, morte, morts, décédé",
    "sign+": "positif, positive, positivement, bénéfique, bénéfice, avantage",
    "sign-": "négatif, négative, négativement, nuisible, préjudice, inconvénient, désavantage",
    "risk+": "sûr, sûre",
    "risk-": "dangereux, dangereuse",
    "ease+": "facile, faciles",
    "ease-": "difficile, difficiles",
    "side+": "avec",
    "side-": "sans",
}
