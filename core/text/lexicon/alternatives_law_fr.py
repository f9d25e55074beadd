"""Words of law in French of which one excludes the others of its kind: of a court, of guilt, of a theft."""

from typing import Final

LAW: Final = {
    "level:federal": "fédéral~",
    "level:state": "cantonal~, provincial~",
    "level:district": "départemental~",
    "level:regional": "régional~",
    "level:local": "communal~, municipal~, local~",
    "court:trial": """
        tribunal judiciaire, tribunal de grande instance, tribunal de instance, première instance, tribunal de première
        instance
    """,
    "court:criminal": "tribunal correctionnel, tribunaux correctionnels",
    "court:police": "tribunal de police",
    "court:assize": "cour de assises, cours de assises",
    "court:commercial": "tribunal de commerce, tribunaux de commerce",
    "court:labour": "conseil de prud hommes, conseil des prud hommes",
    "court:appeal": "cour de appel, cours de appel, juridiction de appel",
    "court:supreme": "cour de cassation, cour suprême",
    "court:administrative": "tribunal administratif, tribunaux administratifs",
    "court:administrative appeal": "cour administrative de appel, cours administratives de appel",
    "court:administrative supreme": "conseil de état",
    "court:constitutional": "conseil constitutionnel, cour constitutionnelle",
    "court:union": "cour de justice de le union européenne, cjue",
    "court:rights": "cour européenne des droits de le homme, cedh",
    "branch:civil": "civil~",
    "branch:criminal": "pénal~",
    "branch:administrative": "administratif~",
    "branch:commercial": "commercial~",
    "branch:military": "militaire~",
    "fault:simple": "faute simple",
    "fault:slight": "faute légère",
    "fault:negligent": """
        négligent~, négligemment, négligence, négligences, imprudence, imprudences, imprudent~, par imprudence,
        involontaire~, involontairement
    """,
    "fault:serious": "faute grave, négligence grave, fautes graves",
    "fault:gross": "faute lourde, fautes lourdes",
    "fault:inexcusable": "faute inexcusable",
    "fault:eventual": "dol éventuel",
    "fault:wilful": """
        dol, dolosif~, intentionnel~, intentionnellement, faute intentionnelle, délibéré~, délibérément, volontaire~,
        volontairement
    """,
    "fault:strict": "responsabilité sans faute, responsabilité objective",
    "killing:premeditated": "assassinat, assassinats",
    "killing:murder": "meurtre, meurtres, homicide volontaire, homicides volontaires",
    "killing:manslaughter": "homicide involontaire, homicides involontaires",
    "killing:suicide": "suicide, suicides",
    "taking:theft": "vol, vols",
    "taking:fraud": "escroquerie, escroqueries, fraude, fraudes",
    "taking:embezzlement": "abus de confiance, détournement, détournements, détournement de fonds",
    "taking:extortion": "extorsion, extorsions",
    "taking:receiving": "recel",
    "gravity:felony": "crime, crimes",
    "gravity:misdemeanor": "délit, délits",
    "gravity:infringement": "contravention, contraventions",
    "avoidance:void": "nul, nulle, nuls, nulles, nullité, nullités",
    "avoidance:voidable": "annulable~",
    "avoidance:rescission": "résolution, résolu~",
    "avoidance:termination": "résiliation, résilié~",
    "vote:unanimous": "unanime~, unanimement, à le unanimité, unanimité",
    "vote:majority": "à la majorité, majorité, majoritaire~, majoritairement",
    "vote:simple": "majorité simple, à la majorité simple, majorité relative",
    "vote:absolute": "majorité absolue, à la majorité absolue",
    "vote:qualified": """
        majorité qualifiée, à la majorité qualifiée, majorité des deux tiers, à la majorité des deux tiers
    """,
    "vote:minority": "minorité, minoritaire~",
    "reach:retroactive": "rétroactif~, rétroactivement, rétrospectif~, rétrospectivement, ex tunc",
    "reach:prospective": "prospectif~, ex nunc, pour le avenir, non rétroactif~",
    "tax:taxable": "imposable~, taxable~",
    "tax:exempt": "exonéré~, exempt~, non imposable~, non taxable~",
    "joint:several": "solidaire~, solidairement, in solidum",
    "joint:pro rata": "conjointe, conjointes, conjointement",
    "joint:subsidiary": "subsidiaire~, subsidiairement",
    "title:full": "pleine propriété, plein propriétaire",
    "title:bare": "nue propriété, nu propriétaire, nus propriétaires, nue propriétaire",
    "title:usufruct": "usufruit, usufruits, usufruitier, usufruitière, usufruitiers",
    "estate:heir": "héritier~",
    "estate:legatee": "légataire~",
    "estate:testator": "testateur, testatrice, de cujus",
    "precedence:subject": "sous réserve de, sous réserve des, sous réserve du",
    "precedence:notwithstanding": """
        nonobstant, par dérogation à, par dérogation aux, par dérogation au, indépendamment de, indépendamment des,
        indépendamment du
    """,
    "precedence:without prejudice": "sans préjudice de, sans préjudice des, sans préjudice du",
    "recourse:open": """
        susceptible de appel, susceptible de recours, susceptible de pourvoi, susceptibles de recours, en premier
        ressort
    """,
    "recourse:final": """
        définitif~, insusceptible de recours, en dernier ressort, passée en force de chose jugée, sans recours
    """,
    "will:holograph": "olographe~",
    "will:notarial": "testament authentique, notarié~",
    "stage:attempt": "tenté~, tentative, tentatives",
    "stage:complete": "consommé~",
}
