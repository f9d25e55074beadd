"""How a document says in English that it was withdrawn, repealed or corrected."""

from pincite.core.text.lexicon.notice_words import NoticeWords

ENGLISH_NOTICES = NoticeWords(
    these="this these",
    papers="""
        articles? papers? stud(?:y|ies) story stories posts? reports? documents? pages? versions? editions?
        drafts? standards? guidances? guidelines? specifications? publications? preprints? manuscripts?
        submissions? reviews? faqs? chapters? statements? advice advisory advisories bulletins? circulars?
        manuals? factsheets? webpages? recommendations? technotes? datasets? columns? editorials? abstracts?
        news headlines? letters?
    """,
    laws="""
        acts? laws? practice&directions? statutes? sections? subsections? paragraphs? subparagraphs? articles? clauses?
        provisions? regulations? rules? directives? decrees? ordinances? schedules? parts? legislation
        instruments? byelaws? bylaws? bills? polic(?:y|ies) codes? notices? instructions? treat(?:y|ies)
        conventions? agreements? guidances? orders? programmes? procedures? protocols? licen[cs]es?
    """,
    rulings="""
        decisions? judgments? judgements? rulings? orders? opinions? holdings? cases? convictions? awards?
        verdicts?
    """,
    lasting=r"""
        has (?:since |now |also |\w+ly )?been, have (?:since |now |also |\w+ly )?been, is, are, stands,
        stand
    """,
    told="was, were, had been, will be, is to be, is being, are being",
    adverbs="""
        hereby, since, now, formally, officially, later, subsequently, recently, partly, partially, wholly,
        fully, in part, in full, then, also, automatically, retroactively, expressly, voluntarily,
        permanently
    """,
    taken_back="""
        retracted, withdrawn, repealed, revoked, rescinded, annulled, abrogated, superseded, obsoleted,
        replaced by, struck down, declared void, declared invalid, declared unconstitutional
    """,
    corrected="corrected",
    undone="overruled, reversed, overturned, quashed, set aside, vacated",
    over=r"""
        (?:is|are) (?:now |currently )?no longer (?:in force|valid|current|in
        effect|effective|applicable|law|good law), (?:is|are) (?:now |currently )?not (?:yet |currently )?in
        (?:force|effect), (?:has |have |shall |will )?cease[sd]? to (?:have effect|be in
        force|apply|be law|be valid), no
        longer (?:applies|apply|has effect|have effect)(?= ?[.;)\]]|$), (?:has|have) lapsed, (?:is|are)
        (?:now )?out of force, (?:is|are) (?:now |badly |long )?(?:out of date|out-of-date|outdated)(?= ?[.;:!)\]]|$)
    """,
    by="by",
    on="on with from since as effective",
    alone="""
        not (?:yet )?in force, no longer (?:in force|valid|current|in effect|applicable), out of force,
        erratum, corrigendum, retracted (?:article|paper|publication|chapter), withdrawn
        (?:article|paper|standard|guidance), (?:retraction|withdrawal|correction) (?:notice|note), notice of
        (?:retraction|withdrawal|repeal|correction)
    """,
    heads="""
        retracted, withdrawn, repealed, revoked, rescinded, annulled, superseded, obsoleted, overruled,
        (?:reversed|overturned|quashed|vacated|set aside) on appeal
    """,
    labels="status state draft",
    stops="""
        that which who whose whom and or but if as when while because was were is are be been has have had
        the a an his her its their our my your says said means shows showed claims
    """,
    of="of to in from under by on for",
    conditions="""
        if when whenever unless whether until where once before after like should had than in of for with by
        from to
    """,
    stems="""
        retract withdr repeal revok rescind annul abrogat supersed obsolet replaced struck declared correct
        overrul revers overturn quash aside vacat in&force no&longer not&effect cease lapsed out&force
        errat corrig out&date outdated
    """,
)
