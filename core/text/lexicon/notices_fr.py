"""How a document says in French that it was withdrawn, repealed or corrected."""

from pincite.core.text.lexicon.notice_words import NoticeWords

FRENCH_NOTICES = NoticeWords(
    these="ce cet cette ces le&présent la&présente",
    papers="""
        articles? études? documents? pages? versions? éditions? rapports? publications? normes? guides?
        textes? brouillon prépublication recommandations? chapitres? fiche note communiqué
    """,
    laws="""
        lois? décrets? arrêtés? règlements? dispositions? articles? alinéas? sections? paragraphes?
        ordonnances? directives? règles? codes? circulaires? instructions? convention accord politique
        textes?
    """,
    rulings="décisions? jugements? arrêts? sentences? ordonnances?",
    lasting="est, sont",
    told="a été, ont été, fut, furent, avait été, sera",
    adverbs="""
        désormais, depuis, expressément, partiellement, totalement, ultérieurement, récemment,
        officiellement, formellement
    """,
    taken_back="""
        rétractée?s?, retirée?s?, abrogée?s?, annulée?s?, révoquée?s?, remplacée?s? par, rapportée?s?,
        caduque?s?, déclarée?s? (?:nul(?:le)?s?|inconstitutionnel(?:le)?s?)
    """,
    corrected="corrigée?s?, rectifiée?s?",
    undone="infirmée?s?, cassée?s?, réformée?s?",
    over="""
        (?:n'est|ne sont) plus (?:en vigueur|valables?|applicables?|à jour), (?:n'est|ne sont) pas (?:encore
        )?en vigueur, (?:a|ont) cessé (?:d'être en vigueur|de produire (?:ses|leurs) effets|de s'appliquer),
        ne s'appliquent? plus
    """,
    by="par",
    on="le depuis en du à",
    alone="""
        erratum, rectificatif, article (?:rétracté|retiré|abrogé), (?:n'est )?plus en vigueur, non (?:en
        vigueur|applicable), version (?:abrogée|périmée), note de rétractation, pas encore en vigueur
    """,
    heads="rétractée?s?, retirée?s?, abrogée?s?, annulée?s?, révoquée?s?, remplacée?s?, infirmée?s? en appel",
    labels="statut état brouillon projet",
    stops="""
        que qui dont et ou mais si comme quand lorsque est sont a ont fut le la les un une son sa ses leur
    """,
    of="de du des d' sur en pour à",
    conditions="si quand lorsque sauf jusquà où que avant après dès dans en de avec pour par",
    stems="""
        rétract retiré abrogé annulé révoqué remplacé rapporté caduc caduque déclaré corrigé rectifi infirmé
        cassé réformé vigueur plus&valable plus&applicable plus&à&jour cessé plus&appliqu erratum périm
        non&applicable
    """,
    adjectives=1,
)
