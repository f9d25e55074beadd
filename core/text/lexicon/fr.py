"""French function words, numerals and fixed phrases (pincite's own compilation)."""

from pincite.core.text.lexicon.alternatives_fr import ALTERNATIVES
from pincite.core.text.lexicon.directions_fr import CONTRARIES, DIRECTIONS
from pincite.core.text.lexicon.endings import FRENCH_ENDINGS
from pincite.core.text.lexicon.lexicon import Lexicon
from pincite.core.text.lexicon.notation import Inflected, bag, listed, numbered
from pincite.core.text.lexicon.opposites_fr import OPPOSITES
from pincite.core.text.lexicon.rates import RATES
from pincite.core.text.lexicon.units_fr import UNITS

FRENCH = Lexicon(
    tag="fr",
    common=bag("""
        a afin ainsi après au aussi autre autres aux avait avant avec c car ce ceci cela ces cet cette chaque
        chez comme contre d dans de depuis des donc dont du elle elles en entre est et furent fut il ils j je
        l la le les leur leurs lors lorsque mais même n ne ni nous on ont ou où par pas pendant plus pour qu
        quand que qui s sa sans se selon ses si son sont sous sur tous tout toute toutes très un une vous y à
        étaient était été être
    """),
    negations={
        "not": """
            ne ... pas, pas, ne ... point, non, ne ... aucun, ne ... aucune, aucun, aucune, ne, pas de, ne ...
            pas de
        """,
        "never": "jamais, ne ... jamais",
        "no longer": "ne ... plus, a cessé de, ont cessé de",
        "nobody": "ne ... personne, personne ne",
        "nothing": "rien, ne ... rien",
        "nowhere": "nulle part, ne ... nulle part",
        "neither": "ni, ne ... ni, non plus",
        "without": "sans, en absence de, en le absence de, faute de, manque de",
        "fail": "refuse de, refusent de, a refusé de, ont refusé de, omet de, a omis de, omettre de",
        "hardly": "à peine, ne ... guère, guère",
        "cannot": "incapable de, incapables de, ne ... pas en mesure de",
        "far from": "loin de, tout sauf, le contraire de, le opposé de",
        "instead of": "au lieu de, plutôt que",
    },
    modals={
        "can": """
            peut, peuvent, pourra, pourront, pouvons, puisse, puissent, capable de, capables de, en mesure de
        """,
        "could": "pourrait, pourraient, pouvait, pouvaient, pu",
        "must": """
            doit, doivent, devra, devront, devons, faut, il faut, faudra, est tenu de, sont tenus de, tenu de,
            obligé de, obligés de, doive, doivent
        """,
        "should": "devrait, devraient, faudrait, convient de",
        "possibly": "peut être, possiblement, éventuellement, il est possible que",
        "probably": "probablement, vraisemblablement, sans doute, il est probable que",
        "certainly": "certainement, assurément, sans aucun doute, indubitablement",
        "allegedly": "prétendument, soi disant, présumé, présumée, présumés, aurait, auraient",
        "apparently": "apparemment, semble, semblent, paraît, il semble que, semblerait",
        "recommended": "recommandé, recommandée, conseillé",
        "optional": "facultatif, facultative, optionnel, optionnelle",
        "mandatory": "obligatoire, obligatoires",
    },
    quantifiers={
        "all": "tous, toutes, tout, toute, chaque, chacun, chacune, tous les, toutes les, le ensemble des",
        "both": "les deux, tous les deux, toutes les deux",
        "any": "ne importe quel, quelconque, quiconque",
        "most": """
            la plupart, la plupart des, la majorité des, la majorité de, la majeure partie, une majorité de,
            majoritairement
        """,
        "many": "beaucoup de, de nombreux, de nombreuses, nombreux, nombreuses, nombre de, bon nombre de",
        "much": "beaucoup",
        "several": "plusieurs, divers, diverses",
        "some": "certains, certaines, quelque chose, quelque un",
        "a few": "quelques, quelques uns, quelques unes",
        "few": "peu de, peu, très peu de",
        "a minority": "une minorité de, la minorité des",
        "half": "la moitié, la moitié des, la moitié de, moitié, demi, demie",
        "only": "seulement, uniquement, exclusivement, ne ... que, seul, seule, seuls, seules, rien que",
        "at least": """
            au moins, au minimum, pas moins de, ne ... pas moins de, un minimum de, du moins, ou plus, ou davantage,
            et plus
        """,
        "at most": """
            au plus, tout au plus, au maximum, pas plus de, ne ... pas plus de, jusque à, un maximum
            de, ou moins, et moins
        """,
        "more than": """
            plus de, plus que, supérieur à, supérieure à, supérieurs à, au dessus de, davantage que, au delà
            de
        """,
        "less than": """
            moins de, moins que, inférieur à, inférieure à, inférieurs à, au dessous de, en dessous de
        """,
        "about": "environ, de le ordre de #, env #, à peu près, approximativement, autour de, quelque #, près de #",
        "nearly": "presque, quasiment, pratiquement",
        "exactly": "exactement, précisément",
        "always": "toujours, dans tous les cas, en tout temps",
        "usually": "généralement, habituellement, normalement, en général, dans la plupart des cas",
        "often": "souvent, fréquemment",
        "sometimes": "parfois, quelquefois, de temps en temps, dans certains cas, occasionnellement",
        "rarely": "rarement",
        "partly": "en partie, partiellement",
        "wholly": "totalement, entièrement, complètement, pleinement, intégralement",
        "twice": "double, deux fois, doublé, le double de",
        "three times": "triple, trois fois, triplé",
        "once": "une fois, une seule fois",
        "hundreds": "des centaines de, centaines de",
        "thousands": "des milliers de, milliers de",
        "millions": "des millions de",
    },
    exceptions={
        "unless": "à moins que, à moins de, sauf si, excepté si, hormis si",
        "except": """
            sauf, excepté, hormis, à le exception de, à le exception des, à le exception du, hors, en dehors
            de, exclu, exclus
        """,
        "provided": """
            à condition que, à condition de, pourvu que, sous réserve de, sous réserve que, sous réserve des,
            tant que
        """,
        "only if": """
            seulement si, uniquement si, que si, si et seulement si, seulement lorsque, uniquement lorsque
        """,
        "if": "si, en cas de, dans le cas où, au cas où",
        "otherwise": "sinon, à défaut",
    },
    neutral={
        "": """
            non seulement, pas seulement, ne ... pas seulement, pas uniquement, ne importe, même si, comme si,
            plus ou moins, ne ... pas que, tout à fait, tout de même, en tout cas, quand même, peu à peu, de
            plus en plus, à peu de chose près, un peu, le plus souvent, ainsi que, tout en, pas à pas, en plus
            de, sous peu
        """,
    },
    directions=DIRECTIONS,
    contraries=CONTRARIES,
    opposites=OPPOSITES,
    parties={
        "suit+": "demandeur, demanderesse, demandeurs, plaignant, plaignante",
        "suit-": "défendeur, défenderesse, défendeurs",
        "appeal+": "appelant, appelante, appelants, requérant, requérante, requérants",
        "appeal-": "intimé, intimée, intimés, défendeur, défenderesse",
        "trial+": "accusation, parquet, ministère public",
        "trial-": "défense, accusé, accusée, prévenu, prévenue",
        "sale+": "vendeur, vendeuse, vendeurs",
        "sale-": "acheteur, acheteuse, acheteurs, acquéreur, acquéreurs",
        "lease+": "bailleur, bailleurs, bailleresse",
        "lease-": "locataire, locataires, preneur, preneurs",
        "employment+": "employeur, employeurs",
        "employment-": "employé, employée, employés, salarié, salariée, salariés",
        "debt+": "créancier, créancière, créanciers, prêteur, prêteurs",
        "debt-": "débiteur, débitrice, débiteurs, emprunteur, emprunteurs",
        "insurance+": "assureur, assureurs",
        "insurance-": "assuré, assurée, assurés",
        "crime+": "agresseur, agresseurs",
        "crime-": "victime, victimes",
        "agency+": "mandant, mandante, mandants, commettant, commettants",
        "agency-": "mandataire, mandataires, commissionnaire, préposé, préposés",
        "assignment+": "cédant, cédante, cédants",
        "assignment-": "cessionnaire, cessionnaires",
        "gift+": "donateur, donatrice, donateurs",
        "gift-": "donataire, donataires",
        "licence+": "concédant, concédante, donneur de licence",
        "licence-": "concessionnaire, concessionnaires, licencié, preneur de licence",
        "works+": "maître de le ouvrage, maître de ouvrage, donneur de ordre",
        "works-": "maître de œuvre, entrepreneur, entrepreneurs, prestataire, prestataires",
        "transport+": "expéditeur, expéditrice, expéditeurs, émetteur",
        "transport-": "destinataire, destinataires, récepteur",
    },
    rates=RATES["fr"],
    alternatives=ALTERNATIVES,
    qualifiers=Inflected(
        {
            "material": "essentiel~, essentiellement",
            "substantial": "substantiel~, substantiellement",
            "sole": "exclusif~",
            "prior": "préalable~",
            "written": "par écrit",
            "reasonable": "raisonnable~, raisonnablement",
            "irrevocable": "irrévocable~, irrévocablement",
            "unconditional": "inconditionnel~, inconditionnellement",
        },
        FRENCH_ENDINGS,
    ),
    negative_prefixes=bag("a anti dé dés il im in ir mal mé non"),
    negative_suffixes=bag(""),
    positive_suffixes=bag(""),
    false_negatives=bag("""
        ainsi alors amende amener apprendre arrive arriver assez aussi autour avant avis avoir degré demain
        demande demander demeure devenir dès début décide décider déclare déclarer décrire décrit défend
        défendre défense défini définir déjà délai départ dépend dépendre dépense dépôt désert désigne
        désigner désir désormais détail déterminer développement développer illumine illustre image imagine
        implique impliquer import important importante importe importer impose imposer imprimer impôt inclut
        indique indiquer induire industrie influer informatione informe informer initial inscrit insiste
        inspire installe installer instance instant institut intense intention intérieur intérêt inventer
        invention investir inviter invoquer irradie mal malade mesure moins mètre mètres mélange mérite métal
        méthode métier
    """),
    months=numbered("""
        janvier=1, février=2, mars=3, avril=4, mai=5, juin=6, juillet=7, août=8, septembre=9, octobre=10,
        novembre=11, décembre=12, aout=8, fevrier=2, decembre=12, janv=1, févr=2, avr=4, juil=7, sept=9, déc=12
    """),
    unsure_months=bag("avr déc févr janv juil mars sept"),
    weekdays=numbered("""
        lundi=1, mardi=2, mercredi=3, jeudi=4, vendredi=5, samedi=6, dimanche=7, lundis=1, mardis=2,
        mercredis=3, jeudis=4, vendredis=5, samedis=6, dimanches=7, lun=1, mer=3,
        jeu=4, ven=5, sam=6, dim=7
    """),
    unsure_weekdays=bag("dim jeu lun mer sam ven"),
    date_joiners=bag("de"),
    year_cues=bag("année après avant de depuis dès en entre jusque vers"),
    cardinals=numbered("""
        zéro=0, un=1, une=1, deux=2, trois=3, quatre=4, cinq=5, six=6, sept=7, huit=8, neuf=9, dix=10,
        onze=11, douze=12, treize=13, quatorze=14, quinze=15, seize=16, vingt=20, vingts=20, trente=30,
        quarante=40, cinquante=50, soixante=60, septante=70, huitante=80, octante=80, nonante=90
    """),
    scales=numbered("""
        cent=100, cents=100, mille=1000, million=1000000, millions=1000000, milliard=1000000000,
        milliards=1000000000, billion=1000000000000, billions=1000000000000, douzaine=12
    """),
    ordinals=numbered("""
        premier=1, première=1, premiers=1, premières=1, deuxième=2, second=2, seconde=2, troisième=3,
        quatrième=4, cinquième=5, sixième=6, septième=7, huitième=8, neuvième=9, dixième=10, onzième=11,
        douzième=12, vingtième=20, centième=100
    """),
    number_joiners=bag("et"),
    unsure_ones=bag("un une"),
    range_words=bag("au ou à"),
    units=UNITS,
    denials=listed("""
        il est faux que, à tort que, par erreur que, il est faux de dire que, il ne est pas vrai que, il est
        inexact que, ce est faux que, ce
        est un mythe que, il est erroné que, impossible que, improbable que, douteux que, contrairement à le
        affirmation selon laquelle, contrairement à ce que, contrairement à la croyance, contrairement à le idée
        que, aucune preuve que, pas de preuve que, aucun élément ne prouve que, nie que, nient que, a nié que, nier
        que, ont nié que, dément que, a démenti que, réfute que, a réfuté que, rejette le idée que, doute que,
        doutent que, le mythe selon lequel, le mythe que, la fausse affirmation selon laquelle, mythe, mythe #,
        faux, idée reçue, ne signifie pas que, ne prouve pas que, ne dit pas que, ne a pas dit
        que, ne a jamais dit que, ne affirme pas que, ne pense pas que, ne croit pas que, faussement que, il ne est
        pas exact que, prétend faussement que, ne montre pas que
    """),
    denying_headings=listed("mythes, idées reçues"),
    retractions=listed("""
        à moins que, à moins de, sauf, sauf si, excepté, hormis, à condition que, à condition de, pourvu que, sous
        réserve, seulement si, uniquement si, à le exception, mais pas, est faux, ne est pas vrai, ne est pas le
        cas, ne est plus le cas, que si
    """),
    turns=listed("""
        mais, cependant, toutefois, pourtant, si, bien que, quoique, alors que, tandis que, seulement,
        lorsque, quand, en cas de, que si, néanmoins
    """),
    notices=listed("""
        cet article a été rétracté, article rétracté, note de la rédaction
    """),
    earlier_versions=listed("""
        une version précédente de cet, une version précédente de ce, une version antérieure de cet, dans une
        version précédente, dans une version antérieure, une version précédente de cette, une version antérieure
        de cette, une version antérieure de ce
    """),
    misstatements=bag("""
        disait indiquait affirmait mentionnait contenait comportait attribuait citait donnait identifiait
        écrivions avions indiquions erreur erreurs tort erronée erroné incorrecte incorrect
    """),
    notice_labels=bag("""
        correctif correction corrections corrigé errata erratum rectificatif rétractation rétracté
    """),
    titles=bag("al art arts av cf chap dr ex fig m me mlle mm mme n no nos p pp pr st ste vol éd"),
    abbreviations=bag("apr av cie env etc sté tél"),
)
