"""How a document says in Spanish that it was withdrawn, repealed or corrected."""

from pincite.core.text.lexicon.notice_words import NoticeWords

SPANISH_NOTICES = NoticeWords(
    these="este esta estos estas el&presente la&presente",
    papers="""
        artículos? estudios? trabajos? noticias? informes? documentos? páginas? versión versiones edición
        ediciones guías? publicación publicaciones estándar estándares texto borrador preprint recomendación
        recomendaciones capítulos? nota comunicado
    """,
    laws="""
        ley leyes decretos? reglamentos? normas? normativa disposición disposiciones artículos? apartados?
        sección secciones párrafos? órden(?:es)? orden resolución directivas? real&decreto política reglas?
        código instrucción circular convenio
    """,
    rulings="sentencias? decisión decisiones fallos? resolución resoluciones autos? laudo",
    lasting="ha sido, han sido, está, están, queda, quedan, ha quedado, han quedado",
    told="fue, fueron, había sido, será, quedó",
    adverbs="""
        ya, expresamente, parcialmente, totalmente, posteriormente, recientemente, formalmente, oficialmente
    """,
    taken_back="""
        retractad[oa]s?, retirad[oa]s?, derogad[oa]s?, anulad[oa]s?, abrogad[oa]s?, revocad[oa]s?,
        reemplazad[oa]s? por, sustituid[oa]s? por, superad[oa]s? por, sin efecto, declarad[oa]s?
        (?:nul[oa]s?|inconstitucional(?:es)?)
    """,
    corrected="corregid[oa]s?, rectificad[oa]s?",
    undone="casad[oa]s?",
    over=r"""
        ya no (?:están?|se encuentran?) (?:en vigor|vigentes?), ya no (?:es|son)
        (?:válid[oa]s?|aplicables?), no están? (?:vigentes?|en vigor), (?:ha |han )?(?:dejó|dejado) de
        (?:estar en vigor|tener efecto|estar vigente|aplicarse), (?:ha |han )?(?:perdió|perdido) (?:su
        )?vigencia, está (?:desactualizad|obsolet)[oa](?= ?[.;:!)\]]|$)
    """,
    by="por mediante",
    on="el desde con en a",
    alone="""
        fe de erratas, artículo (?:retractado|retirado), ya no (?:está )?(?:en vigor|vigente), no vigente,
        sin vigencia, no (?:está )?en vigor, nota de retractación, sin efecto, versión no vigente, norma
        derogada
    """,
    heads="""
        retractad[oa]s?, retirad[oa]s?, derogad[oa]s?, anulad[oa]s?, revocad[oa]s?, sustituid[oa]s?,
        reemplazad[oa]s?
    """,
    labels="estado situación vigencia borrador",
    stops="""
        que cual cuyo cuya y o pero si como cuando fue fueron ha han es son está la el los las un una su sus
    """,
    of="de del en sobre a para",
    conditions="si cuando salvo mientras hasta donde que antes después en de con para por",
    stems="""
        retract retirad derogad anulad abrogad revocad reemplazad sustituid superad sin&efecto declarad
        corregid rectificad casad ya&no vigen vigor dejado dejó errat desactualizad obsolet
    """,
    adjectives=1,
)
