"""Opposites of law and research in Portuguese, each with its pole."""

from typing import Final

OPPOSITES: Final = {
    "judgment+": """
        confirma, confirmou, confirmado, confirmada, confirmar, mantém, manteve, mantido, mantida,
        ratifica, ratificou
    """,
    "judgment-": """
        revoga, revogou, revogado, revogada, revogar, anula, anulou, anulado, anulada, anular,
        reforma, reformou, reformada
    """,
    "grant+": """
        concede, concedeu, concedido, concedida, defere, deferiu, deferido, deferida, outorga,
        outorgou, admite, admitiu, admitido, admitida
    """,
    "grant-": """
        nega, negou, negado, negada, indefere, indeferiu, indeferido, indeferida, rejeita, rejeitou,
        rejeitado, rejeitada, recusa, recusou, recusado, recusada
    """,
    "validity+": "válido, válida, válidos, válidas, vigente, vigentes, vinculante, vinculativo, vinculativa",
    "validity-": "nulo, nula, nulos, nulas, inválido, inválida, inválidos, inválidas, revogado, revogada",
    "duration+": "permanente, permanentes",
    "duration-": "temporário, temporária, provisório, provisória",
    "publicity+": "público, pública, públicos, públicas",
    "publicity-": "privado, privada, privados, privadas, confidencial, secreto, secreta, sigiloso, sigilosa",
    "expression+": "expresso, expressa, expressamente, explícito, explícita",
    "expression-": "tácito, tácita, tacitamente, implícito, implícita",
    "freedom+": "voluntário, voluntária, voluntariamente",
    "freedom-": "obrigatório, obrigatória, forçado, forçada",
    "illness+": "agudo, aguda, agudos, agudas",
    "illness-": "crônico, crônica, crónico, crónica, crônicos, crônicas, crónicos, crónicas",
    "tumour+": "benigno, benigna, benignos, benignas",
    "tumour-": "maligno, maligna, malignos, malignas",
    "effect+": "ativa, ativou, estimula, estimulou, promove, promoveu, favorece, favoreceu, induz, induziu",
    "effect-": "inibe, inibiu, inibem, suprime, suprimiu",
}
