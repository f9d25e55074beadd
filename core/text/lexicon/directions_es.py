"""Which way a thing goes or is, in Spanish, and contraries: each sense with its pole."""

from typing import Final

DIRECTIONS: Final = {
    "trend+": """
        aumenta, aumentan, aumentó, aumentaron, aumentado, aumentar, aumento, aumentos, sube, suben,
        subió, subieron, subida, crece, crecen, creció, crecieron, crecido, crecimiento, incrementa,
        incrementó, incremento, gana, ganó, ganancia, ganancias, subir, subirá, subirán, crecer, incrementar,
        aumentará, aumentarán, eleva, elevó, elevar
    """,
    "trend-": """
        disminuye, disminuyen, disminuyó, disminuyeron, disminuido, disminuir, disminución, baja, bajan,
        bajó, bajaron, bajada, cae, caen, cayó, cayeron, caída, reduce, reducen, redujo, redujeron,
        reducido, reducción, descendió, descenso, decrece, decreció, pierde, perdió, perdieron, pérdida,
        pérdidas, bajar, bajará, bajarán, caer, reducir, reducirá, descender, desciende, rebaja, rebajó, rebajar
    """,
    "degree+": "más, mayor, mayores, superior, superiores, máximo, máxima, más alto, más alta",
    "degree-": "menos, menor, menores, inferior, inferiores, mínimo, mínima, más bajo, más baja",
    "time+": """
        y cuarto, después, tras, posterior, posteriores, posteriormente, después de, desde, a partir de, a partir
        del
    """,
    "time-": """
        menos cuarto, antes, previo, previa, anterior, anteriores, previamente, antes de, anteriormente, hasta,
        a más tardar
    """,
    "quality+": "mejor, mejores, mejora, mejoró, mejoran, mejoraron",
    "quality-": "peor, peores, empeora, empeoró, empeoran, empeoraron, deterioro",
    "side+": "a favor, a favor de, apoya, apoyó, apoyan, con",
    "side-": "contra, en contra, en contra de, se opone, se opuso, se oponen",
    "place+": "dentro, dentro de, interior, norte, el este, al este, del este",
    "place-": "fuera, fuera de, exterior, sur, oeste",
    "course+": """
        empieza, empezó, comienza, comenzó, inicia, inició, abre, abrió, continúa, inicio, comienzo, principio
    """,
    "course-": """
        termina, terminó, acaba, acabó, finaliza, finalizó, cierra, cerró, cesa, cesó, fin, final, término
    """,
    "order+": "primero, primera, primer",
    "order-": "último, última",
}

CONTRARIES: Final = {
    "truth+": """
        verdadero, verdadera, verdad, cierto, cierta, correcto, correcta, confirmó, confirma, confirmado
    """,
    "truth-": """
        falso, falsa, mentira, incorrecto, incorrecta, erróneo, errónea, desmintió, desmiente, negó,
        niega, refutó, falsamente, erróneamente, equivocadamente, incorrectamente
    """,
    "permission+": """
        permite, permiten, permitió, permitido, permitida, permitidos, autoriza, autorizó, autorizado,
        autorizada
    """,
    "permission-": """
        prohíbe, prohíben, prohibió, prohibido, prohibida, prohibidos, impide, impidió, veta, vetó
    """,
    "assent+": "acepta, aceptó, aceptado, aprueba, aprobó, aprobado, aprobada, aprobaron, adoptó",
    "assent-": "rechaza, rechazó, rechazado, rechazada, rechazaron, deniega, denegó, desestimó, revocó",
    "outcome+": "éxito, logra, logró, consigue, consiguió, gana, ganó, ganaron, exitoso",
    "outcome-": "fracaso, fracasa, fracasó, falla, falló, perdió, pierde, perdieron",
    "guilt+": "inocente, inocentes, absuelto, absuelta",
    "guilt-": "culpable, culpables, condenado, condenada",
    "presence+": "presente, presencia, incluye, incluyó, incluido, incluida",
    "presence-": "ausente, ausencia, excluye, excluyó, excluido, excluida",
    "life+": "vivo, viva, vivos, nació",
    "life-": "muerto, muerta, muertos, murió",
    "sign+": "positivo, positiva, positivamente, beneficioso, beneficio, ventaja",
    "sign-": "negativo, negativa, negativamente, perjudicial, perjuicio, desventaja",
    "risk+": "seguro, segura",
    "risk-": "peligroso, peligrosa",
    "ease+": "fácil, fáciles",
    "ease-": "difícil, difíciles",
    "side+": "con",
    "side-": "sin",
}
