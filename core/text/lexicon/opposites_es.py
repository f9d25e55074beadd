"""Opposites of law, research and news in Spanish, each with its pole."""

from typing import Final

from pincite.core.text.lexicon.endings import SPANISH_ENDINGS
from pincite.core.text.lexicon.notation import Inflected

_WORDS: Final = {
    "price+": "gratuito~, gratis",
    "price-": "pagado~, de pago, oneroso~",
    "judgment+": "confirma, confirmó, confirmado~, confirmar, ratifica, ratificó, ratificado~",
    "judgment-": "revoca, revocó, revocado~, revocar, anula, anuló, anulado~, anular, deja sin efecto, dejó sin efecto",
    "grant+": """
        concede, concedió, concedido~, otorga, otorgó, otorgado~, estima, estimó, estimado~, admite, admitió, admitido~,
        acepta, aceptó, aceptar, aceptado~
    """,
    "grant-": """
        deniega, denegó, denegado~, desestima, desestimó, desestimado~, rechaza, rechazó, rechazar, rechazado~,
        inadmite, inadmitió, inadmitido~
    """,
    "use+": "uso interno",
    "use-": "uso externo",
    "hand+": "al alcance, a su alcance",
    "hand-": "fuera del alcance, fuera de su alcance",
    "validity+": "válido~, vigente, vigentes, en vigor, vinculante, vinculantes",
    "validity-": "nulo~, inválido~, derogado~, abusivo~, ineficaz, ineficaces, caduco~",
    "duration+": "permanente, permanentes, indefinido~",
    "duration-": "temporal, temporales, provisional, provisionales",
    "publicity+": "público~",
    "publicity-": "privado~, confidencial, secreto~",
    "expression+": "expreso~, expresamente, explícito~",
    "expression-": "tácito~, tácitamente, implícito~",
    "freedom+": "voluntario~, voluntariamente",
    "freedom-": "forzoso~, obligatorio~",
    "illness+": "agudo~",
    "illness-": "crónico~",
    "tumour+": "benigno~",
    "tumour-": "maligno~",
    "effect+": "activa, activó, estimula, estimuló, estimulan, promueve, promovió, favorece, favoreció, induce, indujo",
    "effect-": "inhibe, inhibió, inhiben, suprime, suprimió",
    "liability+": "sujeto~ a, sujeto~ al, obligado~ a, obligado~ al, gravado~ con",
    "liability-": "exento~, libre~ de, eximido~, dispensado~",
    "return+": """
        devuelve, devolvió, devolverá, devolver, devuelto~, restituye, restituyó, restituir, restituido~, reembolsa,
        reembolsó, reembolsado~
    """,
    "return-": "retiene, retuvo, retendrá, retener, retenido~",
    "fairness+": "lícito~, justo~, equitativo~",
    "fairness-": "abusivo~, ilícito~, injusto~, leonino~",
    "finding+": """
        confirma, confirman, confirmó, confirmaron, ratifica, ratificaron, corrobora, corroboró, corroboraron, respalda,
        respaldó, respaldaron
    """,
    "finding-": """
        niega, niegan, negó, negaron, desmiente, desmintió, desmintieron, contradice, contradicen, contradijo,
        contradijeron, refuta, refutó, refutaron
    """,
    "reach+": "amplía, amplían, amplió, ampliaron, ampliar, ampliado~, ampliación, extiende, extendió, extendieron",
    "reach-": """
        restringe, restringen, restringió, restringieron, restringir, restringido~, restricción, limita, limitan,
        limitó, limitaron, acota, acotó
    """,
    "depth+": "profundo~",
    "depth-": "superficial~, somero~",
    "severity+": "grave, graves, severo~, gravemente",
    "severity-": "leve, leves, levemente",
    "motion+": "avanza, avanzan, avanzó, avanzaron, avance",
    "motion-": "retrocede, retroceden, retrocedió, retrocedieron, retroceso, se retiró, se retiraron",
    "worth+": "apreció, apreciado~, apreciación, revalorizó, revalorización, revaluó, revaluación",
    "worth-": "depreció, depreciado~, depreciación, devaluó, devaluado~, devaluación, desvalorizó",
    "office+": "tomó posesión, tomaron posesión, toma posesión, asumió, asumieron, asume, nombrado~, elegido~, nombró",
    "office-": """
        dimitió, dimitieron, dimite, renunció, renunciaron, renuncia, cesado~, destituido~, destituyó, depuesto~
    """,
    "call+": "convoca, convocó, convocaron, convocado~",
    "call-": "desconvoca, desconvocó, desconvocado~, cancela, canceló, cancelaron, cancelado~, suspendió, suspendido~",
    "power+": "encendido~, enciende, encender, conectado~, conecta, conectar",
    "power-": "apagado~, apaga, apagar, desconectado~, desconecta, desconectar",
    "transfer+": "envía, envían, envió, enviaron, enviar, enviado~, remitió, transmite",
    "transfer-": "recibe, reciben, recibió, recibieron, recibir, recibido~",
    "entry+": "entra, entran, entró, entraron, entrar",
    "entry-": "sale, salen, salió, salieron, salir",
    "life+": """
        nacieron, nacido~, sobrevivió, sobrevivieron, sobreviviente, sobrevivientes, superviviente, supervivientes
    """,
    "life-": "murieron, falleció, fallecieron, fallece, fallecido~",
    "building+": "construye, construyó, construyeron, construido~",
    "building-": "destruye, destruyó, destruyeron, destruido~, demolió, demolido~, derribó",
    "fight+": "ataca, atacó, atacaron",
    "fight-": "defiende, defendió, defendieron",
    "outcome+": "ganaron, gana, ganó, venció, vencieron, ganador, ganadora",
    "outcome-": "perdieron, pierde, perdió, perdedor, perdedora",
    "novelty+": "nuevo~",
    "novelty-": "viejo~, antiguo~",
    "earliness+": "temprano~, precoz, precoces, prematuro~",
    "earliness-": "tardío~, tarde",
    "speed+": "rápido~, rápidamente",
    "speed-": "lento~, lentamente",
    "strength+": "fuerte, fuertes",
    "strength-": "débil, débiles",
    "length+": "largo~",
    "length-": "corto~, breve, breves",
    "width+": "ancho~, amplio~",
    "width-": "estrecho~, angosto~",
    "size+": "grande, grandes, gran",
    "size-": "pequeño~",
    "fill+": "lleno~",
    "fill-": "vacío~",
    "light+": "claro~, luminoso~",
    "light-": "oscuro~",
    "wealth+": "rico~",
    "wealth-": "pobre, pobres",
    "hardness+": "duro~",
    "hardness-": "blando~",
    "complexity+": "complejo~, complicado~",
    "complexity-": "sencillo~, simple, simples",
    "rarity+": "frecuente, frecuentes, común, comunes, habitual, habituales",
    "rarity-": "raro~, infrecuente, infrecuentes, inusual",
    "alliance+": "aliado~, amigo~",
    "alliance-": "enemigo~, adversario~",
    "guilt+": "absolvió, absolvieron, absuelve, absolución",
    "guilt-": "condenó, condenaron, condena, condenar",
    "assent+": "aprobaron, aprueban, ratificó, respaldó",
    "assent-": "tumbó, tumbaron, tumba, rechazan, vetó",
    "stance+": "apoya, apoyan, apoyó, apoyaron, elogia, elogió, elogiaron, alaba",
    "stance-": "critica, critican, criticó, criticaron, censura, censuró",
    "stay+": "prorroga, prorrogó, prorrogado~, alarga, alargó, prolonga, prolongó, prolongado~",
    "stay-": "acorta, acortó, acortado~, abrevia",
    "imposition+": "decreta, decretó, decretado~, ordenado~, impuso, impuesto~, acordado~",
    "imposition-": "levanta, levantó, levantado~, alzado~",
    "arrival+": "llega, llegan, llegó, llegaron",
    "arrival-": "parte, parten, partió, partieron, sale, salen, salió, salieron",
    "compliance+": "cumple, cumplen, cumpla, cumplan, cumplió, cumplieron, observe, observa",
    "compliance-": """
        incumple, incumplen, incumpla, incumplan, incumplió, incumplieron, infringe,
        infringen, infrinja, infrinjan, infringió, vulnera, vulneran, vulnere
    """,
    "putting+": """
        añade, añaden, añadir, añadió, añadieron, añada, añadido, agrega, agregar,
        agregó, agregue
    """,
    "putting-": """
        retira, retiran, retirar, retiró, retire, retirado, quita, quitar, quitó, quite,
        elimina, eliminar, eliminó, elimine
    """,
    "fire+": "fuego fuerte, fuego vivo, fuego alto",
    "fire-": "fuego lento, fuego bajo, fuego suave",
    "levy+": "incluido, incluida, incluidos, incluye, incluyendo",
    "levy-": "más iva, más el iva, más impuestos",
}
OPPOSITES: Final = Inflected(_WORDS, SPANISH_ENDINGS)
