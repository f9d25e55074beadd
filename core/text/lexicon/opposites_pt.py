"""Opposites of law, research and news in Portuguese, each with its pole."""

from typing import Final

from pincite.core.text.lexicon.endings import PORTUGUESE_ENDINGS
from pincite.core.text.lexicon.notation import inflected

_WORDS: Final = {
    "judgment+": "confirma, confirmou, confirmado~, confirmar, mantém, manteve, mantido~, ratifica, ratificou",
    "judgment-": "revoga, revogou, revogado~, revogar, anula, anulou, anulado~, anular, reforma, reformou, reformada",
    "grant+": """
        concede, concedeu, concedido~, defere, deferiu, deferido~, outorga, outorgou, admite, admitiu, admitido~
    """,
    "grant-": """
        nega, negou, negado~, indefere, indeferiu, indeferido~, rejeita, rejeitou, rejeitado~, recusa, recusou,
        recusado~
    """,
    "validity+": "válido~, vigente, vigentes, vinculante, vinculativo~",
    "validity-": "nulo~, inválido~, revogado~, abusivo~, ineficaz, ineficazes, caduco~",
    "duration+": "permanente, permanentes",
    "duration-": "temporário~, provisório~",
    "publicity+": "público~",
    "publicity-": "privado~, confidencial, secreto~, sigiloso~",
    "expression+": "expresso~, expressamente, explícito~",
    "expression-": "tácito~, tacitamente, implícito~",
    "freedom+": "voluntário~, voluntariamente",
    "freedom-": "obrigatório~, forçado~",
    "illness+": "agudo~",
    "illness-": "crônico~, crónico~",
    "tumour+": "benigno~",
    "tumour-": "maligno~",
    "effect+": "ativa, ativou, estimula, estimulou, promove, promoveu, favorece, favoreceu, induz, induziu",
    "effect-": "inibe, inibiu, inibem, suprime, suprimiu",
    "liability+": "sujeito~ a, obrigado~ a, onerado~",
    "liability-": "isento~, livre de, livres de, dispensado~",
    "return+": """
        devolve, devolveu, devolverá, devolver, devolvido~, restitui, restituiu, restituído~, reembolsa, reembolsado~
    """,
    "return-": "retém, reteve, reter, retido~",
    "fairness+": "lícito~, justo~, equitativo~",
    "fairness-": "abusivo~, ilícito~, injusto~",
    "finding+": """
        confirma, confirmam, confirmou, confirmaram, corrobora, corroborou, corroboraram, ratifica, ratificaram
    """,
    "finding-": """
        nega, negam, negou, negaram, desmente, desmentiu, desmentiram, contradiz, contradisse, refuta, refutou,
        refutaram
    """,
    "reach+": "amplia, ampliam, ampliou, ampliaram, ampliar, ampliado~, ampliação, alarga, alargou, estende, estendeu",
    "reach-": """
        restringe, restringem, restringiu, restringiram, restringir, restringido~, restrição, limita, limitam, limitou,
        limitaram
    """,
    "depth+": "profundo~",
    "depth-": "superficial, superficiais, raso~",
    "severity+": "grave, graves, severo~, gravemente",
    "severity-": "leve, leves, ligeiro~",
    "motion+": "avançam, avançou, avançaram, avanço~",
    "motion-": "recuam, recuou, recuaram, recuo~, retrocede, retrocedeu, retirou se, retiraram se",
    "worth+": "valorizou, valorizado~, valorização, apreciação",
    "worth-": "desvalorizou, desvalorizado~, desvalorização, depreciou, depreciação",
    "office+": "tomou posse, tomaram posse, toma posse, assumiu, assumiram, assume, nomeado~, eleito~",
    "office-": "renunciou, renunciaram, renuncia, demitiu se, demite se, demitido~, destituído~, exonerado~",
    "call+": "convoca, convocou, convocaram, convocado~",
    "call-": "cancela, cancelou, cancelaram, cancelado~, desconvocou, desconvocado~, suspendeu, suspenso~",
    "power+": "ligado~, liga, ligar, acende, aceso~, conectado~",
    "power-": "desligado~, desliga, desligar, apaga, apagado~, desconectado~",
    "transfer+": "envia, enviam, enviou, enviaram, enviar, enviado~, remeteu, transmite",
    "transfer-": "recebe, recebem, recebeu, receberam, receber, recebido~",
    "entry+": "entra, entram, entrou, entraram, entrar",
    "entry-": "sai, saem, saiu, saíram, sair",
    "survival+": "nasceram, nascido~, sobreviveu, sobreviveram, sobrevivente, sobreviventes",
    "survival-": "morreram, faleceu, faleceram, falece, falecido~",
    "building+": "constrói, construiu, construíram, construído~",
    "building-": "destrói, destruiu, destruíram, destruído~, demoliu, demolido~",
    "fight+": "ataca, atacou, atacaram",
    "fight-": "defende, defendeu, defenderam",
    "outcome+": "ganharam, ganha, ganhou, venceu, venceram, vencedor, vencedora",
    "outcome-": "perderam, perde, perdeu, vencido~, derrotado~",
    "novelty+": "novo~",
    "novelty-": "velho~, antigo~",
    "earliness+": "cedo, precoce, precoces, prematuro~",
    "earliness-": "tardio~, tarde",
    "speed+": "rápido~, rapidamente",
    "speed-": "lento~, lentamente",
    "strength+": "forte, fortes",
    "strength-": "fraco~",
    "length+": "longo~, comprido~",
    "length-": "curto~, breve, breves",
    "width+": "largo~, amplo~",
    "width-": "estreito~",
    "size+": "grande, grandes",
    "size-": "pequeno~",
    "fill+": "cheio~",
    "fill-": "vazio~",
    "light+": "claro~",
    "light-": "escuro~",
    "wealth+": "rico~",
    "wealth-": "pobre, pobres",
    "hardness+": "duro~",
    "hardness-": "mole, moles",
    "complexity+": "complexo~, complicado~",
    "complexity-": "simples",
    "rarity+": "frequente, frequentes, comum, comuns",
    "rarity-": "raro~, incomum",
    "alliance+": "aliado~, amigo~",
    "alliance-": "inimigo~, adversário~",
}
OPPOSITES: Final = inflected(_WORDS, PORTUGUESE_ENDINGS)
