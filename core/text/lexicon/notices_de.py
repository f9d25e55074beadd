"""How a document says in German that it was withdrawn, repealed or corrected."""

from pincite.core.text.lexicon.notice_words import NoticeWords

GERMAN_NOTICES = NoticeWords(
    these="diese dieser dieses diesen vorliegende vorliegender vorliegendes die&vorliegende der&vorliegende",
    papers="""
        artikel beitrag studie arbeit bericht dokument seite version fassung ausgabe auflage norm standard
        leitlinien? leitfaden publikation veröffentlichung text entwurf meldung aufsatz kapitel
        empfehlung(?:en)? merkblatt preprint richtlinien?
    """,
    laws="""
        gesetz(?:es)? verordnung(?:en)? vorschrift(?:en)? regelung(?:en)? paragra(?:ph|f)(?:en)? absatz
        abschnitt artikel satzung erlass bestimmung(?:en)? richtlinien? anordnung verwaltungsvorschrift
        rundschreiben abkommen vertrag ordnung regeln? dekret
    """,
    rulings="urteil entscheidung(?:en)? beschluss bescheid spruch",
    lasting="ist, sind, gilt als",
    told="wurde, wurden, war, waren, wird, werden",
    adverbs="inzwischen, bereits, mittlerweile, später, teilweise, vollständig, hiermit, nachträglich",
    taken_back="""
        zurückgezogen, aufgehoben, widerrufen, zurückgenommen, annulliert, ersetzt, abgelöst, außer kraft,
        weggefallen, für (?:nichtig|ungültig|verfassungswidrig) erklärt, ungültig, überholt
    """,
    corrected="korrigiert, berichtigt",
    undone="kassiert, verworfen",
    over=r"""
        (?:ist|sind) nicht mehr (?:in kraft|gültig|anwendbar|anzuwenden|aktuell), gilt nicht mehr, gelten
        nicht mehr, (?:ist|sind) (?:noch )?nicht in kraft, trat außer kraft, tritt außer kraft, treten außer kraft, hat
        (?:ihre|seine) gültigkeit verloren, (?:ist|sind) (?:inzwischen |leider )?veraltet(?= ?[.;:!)\]]|$)
    """,
    by="durch gemäß vom",
    on="am mit zum seit ab",
    alone="""
        erratum, korrigendum, nicht (?:mehr )?(?:in kraft|gültig|aktuell), noch nicht in kraft, außer
        kraft(?: getreten)?, zurückgezogener (?:artikel|beitrag), ungültig
    """,
    # With an object it is no participle: "Ersetzt eine Zeichenfolge durch eine andere".
    heads="""
        zurückgezogen, aufgehoben, widerrufen, weggefallen, außer kraft(?: getreten)?, abgelöst,
        ersetzt(?! (?:eine?[ns]?|die|das|den|alle|jede[ns]?|mehrere|viele|beliebige) [^.:;]* durch)
    """,
    labels="status stand entwurf",
    stops="""
        dass die der das den dem und oder aber wenn als weil wurde wurden ist sind war waren hat haben ein
        eine ihre seine welche welcher welches
    """,
    of="von vom des der zu zum zur über für aus in im",
    conditions="""
        wenn falls sobald sofern ob bis bevor nachdem wo dass als soweit solange in mit seit aus ab von für
        zu bei nach durch
    """,
    stems="""
        zurückge aufgehoben widerrufen annulliert ersetzt abgelöst kraft weggefallen erklärt ungültig
        überholt korrigiert berichtigt kassiert verworfen nicht&mehr gültigkeit erratum korrigendum veraltet
    """,
    gap=12,
    compounds=True,
)
