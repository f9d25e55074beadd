"""Words of law in Portuguese of which one excludes the others of its kind: of a court, of guilt, of a theft."""

from typing import Final

LAW: Final = {
    "level:federal": "federal, federais",
    "level:state": "estadual, estaduais",
    "level:regional": "regional~",
    "level:local": "municipal, municipais, local, locais",
    "court:trial": "primeira instância, primeiro grau, tribunal de comarca, tribunal de primeira instância",
    "court:appeal": """
        segunda instância, segundo grau, tribunal da relação, tribunal de apelação, tribunal regional federal, trf
    """,
    "court:superior": "superior tribunal de justiça, stj",
    "court:supreme": "supremo tribunal federal, stf, supremo tribunal de justiça",
    "court:constitutional": "tribunal constitucional",
    "court:labour supreme": "tribunal superior do trabalho, tst",
    "court:electoral": "tribunal superior eleitoral, tse",
    "court:union": "tribunal de justiça da união europeia, tjue",
    "court:rights": "tribunal europeu dos direitos do homem, tedh, corte interamericana de direitos humanos",
    "branch:civil": "civil, civis, cível, cíveis",
    "branch:criminal": "penal, penais, criminal, criminais",
    "branch:administrative": "administrativo~",
    "branch:labour": "trabalhista~, laboral, laborais",
    "branch:military": "militar, militares",
    "fault:slight": "culpa leve, negligência leve",
    "fault:negligent": """
        negligente~, negligentemente, negligência, negligências, culposo~, culposamente, culpa, imprudente~,
        imprudência, imperícia
    """,
    "fault:gross": "negligência grave, negligência grosseira, culpa grave",
    "fault:eventual": "dolo eventual",
    "fault:wilful": """
        dolo, doloso~, dolosamente, intencional, intencionais, intencionalmente, deliberado~, deliberadamente
    """,
    "fault:strict": "responsabilidade objetiva, responsabilidade objectiva",
    "killing:murder": "homicídio qualificado, homicídios qualificados, homicídio doloso",
    "killing:simple": "homicídio simples",
    "killing:manslaughter": "homicídio culposo, homicídio negligente, homicídio por negligência",
    "killing:robbery": "latrocínio, latrocínios",
    "killing:suicide": "suicídio, suicídios",
    "manner:homicide": "homicídio, homicídios, assassinato, assassinatos, assassínio, assassínios",
    "manner:suicide": "suicídio, suicídios",
    "taking:theft": "furto, furtos",
    "taking:robbery": "roubo, roubos",
    "taking:fraud": "estelionato, burla, burlas, fraude, fraudes",
    "taking:embezzlement": "apropriação indébita, abuso de confiança, peculato",
    "taking:extortion": "extorsão, extorsões",
    "taking:receiving": "receptação",
    "gravity:felony": "crime, crimes",
    "gravity:infringement": "contravenção, contravenções, contraordenação, contraordenações",
    "avoidance:void": "nulo~, nulidade",
    "avoidance:voidable": "anulável, anuláveis, anulabilidade",
    "avoidance:rescission": "rescisão, rescindível",
    "vote:unanimous": "unânime~, unanimemente, por unanimidade, unanimidade",
    "vote:majority": "por maioria, maioria",
    "vote:simple": "maioria simples, por maioria simples",
    "vote:absolute": "maioria absoluta, por maioria absoluta",
    "vote:qualified": """
        maioria qualificada, maioria de dois terços, por maioria qualificada, por maioria de dois terços
    """,
    "vote:minority": "minoria",
    "reach:retroactive": """
        retroativo~, retroactivo~, retroativamente, retroactivamente, retrospetivo~, retrospectivo~, ex tunc
    """,
    "reach:prospective": "prospetivo~, prospectivo~, ex nunc, irretroativo~",
    "tax:taxable": "tributável, tributáveis, tributado~",
    "tax:exempt": "isento~, livre de impostos, livres de impostos",
    "joint:several": "solidário~, solidariamente",
    "joint:pro rata": "conjunta, conjuntas, conjuntamente, parciário~",
    "joint:subsidiary": "subsidiário~, subsidiariamente",
    "title:full": "propriedade plena, plena propriedade",
    "title:bare": "nua propriedade",
    "title:usufruct": "usufruto, usufrutos",
    "estate:heir": "herdeiro~",
    "estate:legatee": "legatário~",
    "estate:testator": "testador, testadora, de cujus",
    "precedence:subject": """
        sob reserva de, sob reserva do, sob reserva da, sujeito a, sujeita a, sujeito ao, sujeita ao, sujeito à, sujeita
        à
    """,
    "precedence:notwithstanding": """
        não obstante o, não obstante a, não obstante o disposto em, independentemente de, independentemente do,
        independentemente da, apesar do disposto em
    """,
    "precedence:without prejudice": "sem prejuízo de, sem prejuízo do, sem prejuízo da",
    "recourse:open": """
        recorrível, recorríveis, apelável, passível de recurso, suscetível de recurso, sujeito a recurso, sujeita a
        recurso
    """,
    "recourse:final": "irrecorrível, irrecorríveis, inapelável, transitado em julgado, transitada em julgado",
    "will:holograph": "hológrafo, ológrafo",
    "will:notarial": "testamento público",
    "will:closed": "testamento cerrado",
    "stage:attempt": "tentado~, tentativa",
    "stage:complete": "consumado~, consumação",
}
