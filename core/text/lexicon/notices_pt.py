"""How a document says in Portuguese that it was withdrawn, repealed or corrected."""

from pincite.core.text.lexicon.notice_words import NoticeWords

PORTUGUESE_NOTICES = NoticeWords(
    these="este esta estes estas o&presente a&presente",
    papers="""
        artigos? estudos? trabalhos? notícias? relatórios? documentos? páginas? versão versões edição
        edições guias? publicação publicações texto rascunho preprint recomendação recomendações capítulos?
        nota diretriz diretrizes
    """,
    laws="""
        lei leis decretos? decreto-lei regulamentos? normas? disposição disposições artigos? números? alínea
        seção secção parágrafos? portarias? resolução resoluções diretivas? política regras? código
        instrução circular incisos? medida&provisória
    """,
    rulings="sentenças? decisão decisões acórdãos? despachos?",
    lasting="está, estão, encontra-se, encontram-se, fica, ficam, tem sido",
    told="foi, foram, fora, tinha sido, será, é, são",
    adverbs="""
        já, expressamente, parcialmente, totalmente, posteriormente, recentemente, formalmente,
        oficialmente, entretanto
    """,
    taken_back="""
        retratad[oa]s?, retirad[oa]s?, revogad[oa]s?, anulad[oa]s?, ab-rogad[oa]s?, substituíd[oa]s?
        (?:por|pel[oa]s?), sem efeito, declarad[oa]s? (?:nul[oa]s?|inconstituciona(?:l|is))
    """,
    corrected="corrigid[oa]s?, retificad[oa]s?",
    undone="reformad[oa]s?, cassad[oa]s?, revertid[oa]s?",
    over=r"""
        (?:já )?não est(?:á|ão) (?:mais )?em vigor, não est(?:á|ão) (?:mais )?vigentes?, já não (?:vigora|é
        válid[oa]|é aplicável), não (?:vigora|é válid[oa]) mais, deix(?:ou|aram) de (?:vigorar|estar em
        vigor|produzir efeitos|ser válid[oa]), perdeu (?:a )?vigência, está
        (?:desatualizad|obsolet)[oa](?= ?[.;:!)\]]|$)
    """,
    by="por pelo pela pelos pelas mediante",
    on="em desde com a",
    alone="""
        nota de errata, artigo (?:retratado|retirado), (?:já )?não (?:está )?(?:mais )?em vigor, não vigente, sem
        vigência, nota de retratação, sem efeito, versão não vigente, norma revogada
    """,
    heads="retratad[oa]s?, retirad[oa]s?, revogad[oa]s?, anulad[oa]s?, substituíd[oa]s?, reformad[oa]s? em recurso",
    labels="estado situação vigência rascunho",
    stops="que qual cujo cuja e ou mas se como quando foi foram é são está o os as um uma seu sua",
    of="de do da dos das em sobre a para",
    conditions="se quando salvo enquanto até onde que antes depois caso em de com para por",
    stems="""
        retratad retirad revogad anulad ab-rogad substituíd sem&efeito declarad corrigid retificad reformad
        cassad revertid vigor vigen vigên não&mais já&não deix errata desatualizad obsolet
    """,
    adjectives=1,
)
