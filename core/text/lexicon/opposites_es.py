"""Opposites of law and research in Spanish, each with its pole."""

from typing import Final

OPPOSITES: Final = {
    "judgment+": """
        confirma, confirmó, confirmado, confirmada, confirmar, ratifica, ratificó, ratificado,
        ratificada
    """,
    "judgment-": """
        revoca, revocó, revocado, revocada, revocar, anula, anuló, anulado, anulada, anular, deja
        sin efecto, dejó sin efecto
    """,
    "grant+": """
        concede, concedió, concedido, concedida, otorga, otorgó, otorgado, otorgada, estima, estimó,
        estimado, estimada, admite, admitió, admitido, admitida
    """,
    "grant-": """
        deniega, denegó, denegado, denegada, desestima, desestimó, desestimado, desestimada,
        rechaza, rechazó, rechazado, rechazada, inadmite, inadmitió, inadmitido, inadmitida
    """,
    "validity+": "válido, válida, válidos, válidas, vigente, vigentes, vinculante, vinculantes",
    "validity-": "nulo, nula, nulos, nulas, inválido, inválida, inválidos, inválidas, derogado, derogada",
    "duration+": "permanente, permanentes, indefinido, indefinida",
    "duration-": "temporal, temporales, provisional, provisionales",
    "publicity+": "público, pública, públicos, públicas",
    "publicity-": "privado, privada, privados, privadas, confidencial, secreto, secreta",
    "expression+": "expreso, expresa, expresamente, explícito, explícita",
    "expression-": "tácito, tácita, tácitamente, implícito, implícita",
    "freedom+": "voluntario, voluntaria, voluntariamente",
    "freedom-": "forzoso, forzosa, obligatorio, obligatoria",
    "illness+": "agudo, aguda, agudos, agudas",
    "illness-": "crónico, crónica, crónicos, crónicas",
    "tumour+": "benigno, benigna, benignos, benignas",
    "tumour-": "maligno, maligna, malignos, malignas",
    "effect+": """
        activa, activó, estimula, estimuló, estimulan, promueve, promovió, favorece, favoreció,
        induce, indujo
    """,
    "effect-": "inhibe, inhibió, inhiben, suprime, suprimió",
}
