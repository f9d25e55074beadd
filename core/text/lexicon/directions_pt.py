"""Which way a thing goes or is, in Portuguese, and contraries: each sense with its pole."""

from typing import Final

DIRECTIONS: Final = {
    "trend+": """
        aumenta, aumentam, aumentou, aumentaram, aumentado, aumentar, aumento, aumentos, sobe, sobem,
        subiu, subiram, subida, cresce, crescem, cresceu, cresceram, crescido, crescimento, incrementa,
        incremento, ganha, ganhou, ganho, ganhos, subir, subirá, crescer, aumentará, eleva, elevou, elevar
    """,
    "trend-": """
        diminui, diminuem, diminuiu, diminuíram, diminuído, diminuir, diminuição, desce, descem, desceu,
        desceram, descida, cai, caem, caiu, caíram, queda, reduz, reduzem, reduziu, reduziram, reduzido,
        redução, decresce, decresceu, perde, perdeu, perderam, perda, perdas, baixa, baixou, baixaram, baixar,
        baixará, descer, cair, reduzir, reduzirá
    """,
    "degree+": "mais, maior, maiores, superior, superiores, máximo, máxima",
    "degree-": "menos, menor, menores, inferior, inferiores, mínimo, mínima",
    "time+": """
        depois, após, posterior, posteriores, posteriormente, depois de, desde, a partir de, a partir do, a
        partir da
    """,
    "time-": """
        antes, prévio, prévia, anterior, anteriores, previamente, antes de, anteriormente, até, o mais tardar, ao
        mais tardar
    """,
    "quality+": "melhor, melhores, melhora, melhorou, melhoria",
    "quality-": "pior, piores, piora, piorou, agravou, deterioração",
    "side+": "a favor, a favor de, apoia, apoiou, apoiam, com",
    "side-": "contra, opõe, opôs, opõem",
    "place+": "dentro, dentro de, interior, norte, leste",
    "place-": "fora, fora de, exterior, sul, oeste",
    "course+": "começa, começou, inicia, iniciou, abre, abriu, continua, continuou, início, começo, princípio",
    "course-": """
        termina, terminou, acaba, acabou, finaliza, encerra, encerrou, fecha, fechou, cessa, cessou, fim,
        final, término, termo
    """,
    "order+": "primeiro, primeira",
    "order-": "último, última",
}

CONTRARIES: Final = {
    "truth+": """
        verdadeiro, verdadeira, verdade, certo, certa, correto, correta, correcto, confirmou, confirma,
        confirmado
    """,
    "truth-": """
        falso, falsa, mentira, incorreto, incorreta, errado, errada, desmentiu, negou, nega, refutou,
        falsamente, erradamente, erroneamente, incorretamente
    """,
    "permission+": """
        permite, permitem, permitiu, permitido, permitida, permitidos, autoriza, autorizou, autorizado,
        autorizada
    """,
    "permission-": """
        proíbe, proíbem, proibiu, proibido, proibida, proibidos, vedado, vedada, vedados, vedadas, impede, impediu,
        veta, vetou
    """,
    "assent+": """
        aceita, aceitou, aceite, aceitaram, aprova, aprovou, aprovado, aprovada, aprovaram, adotou
    """,
    "assent-": "rejeita, rejeitou, rejeitado, rejeitada, rejeitaram, recusa, recusou, revogou, indeferiu",
    "outcome+": "êxito, sucesso, consegue, conseguiu, ganha, ganhou, venceu",
    "outcome-": "fracasso, fracassa, fracassou, falha, falhou, perdeu, perde",
    "guilt+": "inocente, inocentes, absolvido, absolvida",
    "guilt-": "culpado, culpada, condenado, condenada",
    "presence+": "presente, presença, inclui, incluiu, incluído, incluída",
    "presence-": "ausente, ausência, exclui, excluiu, excluído, excluída",
    "life+": "vivo, viva, vivos, nasceu",
    "life-": "morto, morta, mortos, morreu",
    "sign+": "positivo, positiva, positivamente, benéfico, benefício, vantagem",
    "sign-": "negativo, negativa, negativamente, prejudicial, prejuízo, desvantagem",
    "risk+": "seguro, segura",
    "risk-": "perigoso, perigosa",
    "ease+": "fácil, fáceis",
    "ease-": "difícil, difíceis",
    "side+": "com",
    "side-": "sem",
}
