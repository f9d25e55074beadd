"""Words of law in Spanish of which one excludes the others of its kind: of a court, of guilt, of a theft."""

from typing import Final

LAW: Final = {
    "level:federal": "federal~",
    "level:state": "estatal~",
    "level:regional": "regional~, autonómico~",
    "level:local": "municipal~, local~",
    "court:trial": "juzgado, juzgados, primera instancia, juzgado de primera instancia",
    "court:appeal": """
        audiencia provincial, audiencias provinciales, tribunal de apelación, tribunales de apelación, corte de
        apelaciones, cámara de apelaciones, segunda instancia, tribunal superior de justicia
    """,
    "court:national": "audiencia nacional",
    "court:supreme": "tribunal supremo, corte suprema, suprema corte, corte suprema de justicia",
    "court:constitutional": "tribunal constitucional, corte constitucional",
    "court:union": "tribunal de justicia de la unión europea, tjue",
    "court:rights": "tribunal europeo de derechos humanos, tedh, corte interamericana de derechos humanos",
    "branch:civil": "civil~",
    "branch:criminal": "penal~, criminal~",
    "branch:administrative": "administrativo~, contencioso administrativo~",
    "branch:labour": "laboral~",
    "branch:commercial": "mercantil~",
    "branch:military": "militar, militares",
    "fault:slight": "culpa leve, imprudencia leve, negligencia leve",
    "fault:negligent": """
        negligente~, negligentemente, negligencia, negligencias, culposo~, culposamente, culpa, imprudente~,
        imprudencia, por imprudencia
    """,
    "fault:gross": "negligencia grave, culpa grave, imprudencia grave",
    "fault:eventual": "dolo eventual",
    "fault:wilful": """
        dolo, doloso~, dolosamente, intencional~, intencionado~, intencionadamente, intencionalmente, deliberado~,
        deliberadamente, a sabiendas
    """,
    "fault:strict": "responsabilidad objetiva",
    "killing:murder": "asesinato, asesinatos",
    "killing:manslaughter": "homicidio, homicidios",
    "killing:negligent": "homicidio imprudente, homicidio culposo, homicidio por imprudencia",
    "killing:suicide": "suicidio, suicidios",
    "taking:theft": "hurto, hurtos",
    "taking:robbery": "robo, robos",
    "taking:fraud": "estafa, estafas, fraude, fraudes",
    "taking:embezzlement": "apropiación indebida, malversación",
    "taking:extortion": "extorsión, extorsiones",
    "taking:receiving": "receptación",
    "gravity:felony": "delito grave, delitos graves",
    "gravity:medium": "delito menos grave, delitos menos graves",
    "gravity:misdemeanor": "delito leve, delitos leves",
    "gravity:infringement": "infracción administrativa, infracciones administrativas, contravención, contravenciones",
    "avoidance:void": "nulo~, nulidad, nulo de pleno derecho, nula de pleno derecho",
    "avoidance:voidable": "anulable~, anulabilidad",
    "avoidance:rescission": "rescindible~, rescisión",
    "avoidance:termination": "resolución del contrato, resolución de contrato",
    "vote:unanimous": "unánime~, unánimemente, por unanimidad, unanimidad",
    "vote:majority": "por mayoría, mayoría",
    "vote:simple": "mayoría simple, por mayoría simple",
    "vote:absolute": "mayoría absoluta, por mayoría absoluta",
    "vote:qualified": """
        mayoría cualificada, mayoría calificada, mayoría de dos tercios, por mayoría cualificada, por mayoría
        calificada, por mayoría de dos tercios
    """,
    "vote:minority": "minoría",
    "vote:divided": "dividido~",
    "reach:retroactive": "retroactivo~, retroactivamente, retrospectivo~, ex tunc",
    "reach:prospective": "prospectivo~, irretroactivo~, ex nunc",
    "tax:taxable": "gravado~, imponible~, tributable~",
    "tax:exempt": "exento~, libre de impuestos, libres de impuestos",
    "joint:several": "solidario~, solidariamente",
    "joint:pro rata": "mancomunado~, mancomunadamente, parciario~",
    "joint:subsidiary": "subsidiario~, subsidiariamente",
    "title:full": "plena propiedad, propiedad plena, pleno dominio",
    "title:bare": "nuda propiedad",
    "title:usufruct": "usufructo, usufructos",
    "estate:heir": "heredero~",
    "estate:legatee": "legatario~",
    "estate:testator": "testador, testadora, causante",
    "precedence:subject": "con sujeción a, sujeto a, sujeta a, sujetos a, sujetas a, a reserva de",
    "precedence:notwithstanding": """
        no obstante lo dispuesto en, no obstante el, no obstante la, no obstante lo, a pesar de lo dispuesto en, con
        independencia de, independientemente de
    """,
    "precedence:without prejudice": "sin perjuicio de, sin perjuicio del, sin perjuicio de lo dispuesto en",
    "recourse:open": "recurrible~, apelable~, impugnable~, susceptible de recurso",
    "recourse:final": "firme~, irrecurrible~, inapelable~",
    "will:holograph": "ológrafo~",
    "will:notarial": "notarial~, testamento abierto",
    "will:closed": "testamento cerrado",
    "stage:attempt": "tentativa, intentado~",
    "stage:complete": "consumado~, consumación",
}
