"""A page that says "not found" with a status that says "found"."""

import re
from typing import Final

from pincite.core.extract.walls.phrases import alternatives
from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

#: More than this in paragraphs is an article, be it one about missing pages.
MAX_PROSE: Final = 700
#: A short page says it in one of its first blocks.
FIRST: Final = 6

_FILLERS: Final = frozenset(
    "404 410 error errors fehler erreur erro errore fout fel hata błąd ошибка"
    " エラー http status code oops ops ups whoops uh oh oh no sorry hoppla huch ooops the a this that la el le"
    " die der das o il de het den 这个".split()
)
#: What such a page calls itself.
_CALLED: Final = """
    page not found|not found|page cannot be found|page can not be found|page can't be found|page could not be found
    page couldn't be found|page does not exist|page doesn't exist|page no longer exists|page is no longer available
    page no longer available|page not available|page unavailable|page isn't available|page is not available
    page missing|missing page|content not found|article not found|document not found|file not found|nothing found
    resource not found|requested page not found|requested page could not be found|content no longer available
    content is no longer available|post not found|story not found|item not found|product not found
    page has been removed|page was removed|page has been deleted|page removed|page moved or deleted
    we can't find page|can't find page
    página no encontrada|no encontrada|no encontrado|página no existe|página no disponible
    no se encontró página|no se ha encontrado página|no se encuentra página|contenido no encontrado
    página no se encuentra|página solicitada no existe|contenido no disponible|artículo no encontrado
    página não encontrada|não encontrada|não encontrado|página não existe
    página não disponível|conteúdo não encontrado|página inexistente|página não localizada
    seite nicht gefunden|nicht gefunden|seite existiert nicht|seite wurde nicht gefunden
    seite konnte nicht gefunden werden|    seite existiert nicht mehr|seite nicht verfügbar|inhalt nicht gefunden
    artikel nicht gefunden|dokument nicht gefunden
    page introuvable|page non trouvée|introuvable|page n'existe pas|page n'existe plus|page inexistante
    page demandée est introuvable|page est introuvable|contenu introuvable|article introuvable|page indisponible
    pagina non trovata|non trovata|pagina inesistente|pagina non esiste|pagina non disponibile|contenuto non trovato
    pagina niet gevonden|niet gevonden|pagina bestaat niet|pagina bestaat niet meer|pagina niet beschikbaar
    strona nie została znaleziona|nie znaleziono strony|strona nie istnieje|nie znaleziono|strony nie znaleziono
    страница не найдена|не найдено
    страница не существует|сторінку не знайдено
    sidan hittades inte|sidan kunde inte hittas|sidan finns inte|siden blev ikke fundet|siden ble ikke funnet
    siden findes ikke|siden finnes ikke|sivua ei löydy|sivua ei löytynyt|sayfa bulunamadı|stránka nenalezena
    stránka nebyla nalezena|az oldal nem található|pagina nu a fost găsită|η σελίδα δεν βρέθηκε
    ページが見つかりません|お探しのページは見つかりませんでした|ページが見つかりませんでした
    お探しのページが見つかりません|指定されたページが見つかりません
    页面不存在|页面未找到|找不到页面|网页不存在|頁面不存在|找不到頁面|找不到網頁|您访问的页面不存在
    페이지를 찾을 수 없습니다|존재하지 않는 페이지입니다
    الصفحة غير موجودة|لم يتم العثور على الصفحة|הדף לא נמצא|halaman tidak ditemukan
    không tìm thấy trang|पृष्ठ नहीं मिला
    """

#: Sentences that only such a page says to its reader.
_SENTENCES: Final = alternatives(
    r"""
    the (?:page|article|document|content|file|resource|url|link) (?:that )?you(?:'re| are| were)? looking for
    the (?:page|article|document|content|file|resource|url|link) (?:that )?you(?:'ve| have)? requested
    the (?:page|article|document|content|file|url) (?:that )?you(?:'re| are| were)? trying to (?:access|reach|view)
    the (?:page|article|document|content|file|url) (?:that )?you(?:'ve| have)? tried to (?:access|open|reach|view)
    the (?:link|url) (?:that )?you(?:'ve| have)? (?:followed|clicked|entered)
    (?:can't|cannot|couldn't|could not|unable to) (?:seem to )?find (?:the|that|this) (?:page|article|document|content)
    this (?:page|article|content|document) (?:does not|doesn't|no longer) exists?(?: any ?more)?(?:[.!,]|$)
    this (?:page|article|content) (?:is|isn't|is not) (?:no longer )?available
    this (?:page|article|content|document) (?:has been|was) (?:deleted|removed|taken down|withdrawn)(?:[.!]|$)
    (?:this|the requested) page (?:could not|couldn't|cannot|can't|was not|has not been) (?:be )?found
    the requested (?:url|resource|document) .{0,80}was not found on this server
    página que (?:estás?|usted está|buscas?|busca|has solicitado|solicitó|intentas)
    no (?:hemos podido|pudimos|podemos) encontrar (?:la|esta|esa) página
    página que (?:você )?(?:está procurando|procura|tentou|solicitou|tentava)
    die (?:von ihnen )?(?:gesuchte|angeforderte|aufgerufene|gewünschte) seite
    diese seite (?:existiert|ist) (?:leider )?(?:nicht|nicht mehr)
    la page (?:que vous (?:recherchez|cherchez|demandez|avez demandée|souhaitez)|demandée)
    cette page n'(?:existe|est) (?:pas|plus)
    la pagina (?:che (?:stai cercando|hai cercato|cerchi|hai richiesto)|richiesta)
    de (?:opgevraagde pagina|pagina die (?:u|je) (?:zoekt|zocht|probeert))
    strona, której szukasz
    sidan du (?:söker|letar efter|försöker)
    siden du (?:leter|leder|søger) etter
    запрашиваемая (?:вами )?страница
    aradığınız sayfa
    お探しのページ
    访问的页面不存在
    요청하신 페이지
    """
)
_MISSING: Final = alternatives(
    r"""
    not
    n't
    no longer
    cannot
    remov
    mov
    delet
    exist
    unavailab
    gone
    miss
    404
    encontr
    dispon
    não
    nicht
    introuv
    pas\b
    plus\b
    non\b
    niet
    nie\b
    inte\b
    ikke
    не
    bulunam
    ません
    不
    없
    """
)
_WORDS: Final = re.compile(r"[\w']+")


def _bare(text: str) -> str:
    """The words of lower-case text without the fillers."""
    return " ".join(word for word in _WORDS.findall(text) if word not in _FILLERS and not word.isdigit())


_NAMES: Final = frozenset(_bare(name) for name in _CALLED.replace("\n", "|").split("|")) - {""}


def look(answer: Answer) -> Wall | None:
    """Strong where the page's title or heading says so; weak where only a short page's text does."""
    if answer.prose > MAX_PROSE:
        return None
    for name in answer.names:
        if says_missing(name):
            return Wall(Reason.SOFT_404, strong=True, detail=f"The page calls itself \u201c{name[:80]}\u201d.")
    if answer.short:
        # Beside a heading of another matter, a few words mean little: a table of status codes has them as well.
        says = _says_sentence if answer.page.headings else says_missing
        for block in answer.blocks[:FIRST]:
            if says(block):
                return Wall(Reason.SOFT_404, strong=False, detail=f"The page says \u201c{block[:80]}\u201d.")
    return None


def says_missing(text: str) -> bool:
    """Whether lower-case ``text`` is nothing but the news that a page is missing."""
    bare = _bare(text[:400])
    if not bare:
        return "404" in text
    if bare in _NAMES:
        return True
    return _says_sentence(text)


def _says_sentence(text: str) -> bool:
    """Whether a short lower-case text holds a sentence that tells its reader so."""
    return len(text) <= 300 and _SENTENCES.search(text) is not None and _MISSING.search(text) is not None
