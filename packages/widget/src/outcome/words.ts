/**
 * Words by which pages say what became of an input, in thirteen languages: en de fr es it nl pl pt ru zh ja ar he. They
 * are read in folded text: small letters, no accents, straight apostrophes. Where words stand apart these are beginnings
 * of words, so that "fail" is also "failed"; Chinese and Japanese ones stand anywhere.
 */

/*#__NO_SIDE_EFFECTS__*/
function words(list: string, anywhere = ''): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list})${anywhere && `|${anywhere}`}`, 'u')
}

/** It was not taken, whatever else is said. "Error", "erreur", "errore" and "erro" share their root, as others do. */
export const refusal = words(
  "err(?:or|eur|o\\b)|fail|falh|fallo\\b|fall[ie][dt]|wrong|invalid|in[ck]or+e[ck]t|incorret|(?:was|were) ?n[o']t able|could ?n[o']t|unable|un(?:fortunately|available|expected)|declined|denied|refus|rejected|expired|forbidden|oops|no longer|(?:is|name|mail|address|slot|time|date|number|already)(?: has)?(?: been)? taken|in use|already (?:exist|reg|used)|not (?:found|valid|available|possible|accepted|permitted|allowed|working|match)|too (?:many|short|long|large)|fully booked|sold out|out of stock|(?:was|were|got|is|been) lost|blocked|timed out|" +
    'fehl(?:er|ge)|ungultig|leider|konnten? .*nicht|nicht (?:moglich|erlaubt|verfugbar|gefunden|zulassig)|falsch|abgelehnt|abgelaufen|gescheitert|vergeben|ausgebucht|verloren|' +
    'echec|echou|impossib|pas (?:pu|valid|dispon|possib)|malheureus|deja (?:pris|ut|res|ins)|indispon|perdu|' +
    'n(?:on?|ao) (?:e |es |esta )?(?:se )?(?:pudo|puede|hemos|valid|dispon|permit|possi|riuscit|consegui|pode)|lamentabl|rechazad|caducad|agotad|(?:ya|ja) (?:exist|esta|reg|cad)|denegad|negad|perdid|' +
    'rifiutat|scadut|purtroppo|esaurit|gia (?:in|es|reg|pren)|fout|mislukt|ongeldig|helaas|kon(?:den)? .*niet|geweigerd|verlopen|volgeboekt|al in gebruik|' +
    'blad\\b|bled[nuy]|nie (?:udalo|mozna|powio)|niepraw|niestety|odrzucon|wygas|zajet|infelizmente|recusad|expirad|esgotad|' +
    'ошибк|не (?:удалось|может)|неверн|некоррект|невозмож|к сожалению|отклонен|отказ|истек|уже (?:зан|исп|сущ|зар)|недоступ|' +
    'لم |لا يمكن|تعذر|خطا|فشل|غير (?:صالح|صحيح|متا|متو|مسموح)|مرفوض|محجوز|للاسف|عذرا|' +
    'שגיאה|שגוי|נכשל|לא (?:ניתן|הצלח|חוקי|תקין|זמין|נמצא)|נדח|פג תוקף|תפוס|לצערנו',
  '[不未没沒](?:有|能|被)?(?:成功|发送|發送|提交|收到|保存|预订|通过)|失[败敗]|错误|錯誤|[无無][法效]|不正[确確]|不能|出错|抱歉|[过過]期|已被|已存在|已满|已滿|拒[绝絕否]|エラー|失敗|不正|ませんでした|正しくありません|見つかりません|期限切れ|使用されて|満席|申し訳',
)

/** It was not taken, unless thanks came before: of wishes, and of what would have to be otherwise. */
export const complaint = words(
  "please|required|must|problem|already|sorry|try again|can ?(?:no|')t|bitte|erforderlich|pflichtfeld|bereits|veuillez|obligat|requi|por favor|vuelva|riprova|richiest|verplicht|vul |wymagan|prosz|preencha|obrigatori|пожалуиста|обязательн|مطلوب|يرجى|الرجاء|נא |חובה|כבר ",
  '[请請]|必[填须須]|必須|ください|ません|すでに|既に',
)

/** Said to somebody who did something, enough by itself. */
export const thanks = words(
  'thanks?\\b(?!.*(?:patience|waiting|visiting))|in touch|get back to you|(?:check|open) your (?:e-?mails?\\b(?! add)|mailbox)|(?:your )?inbox|posteingang|boite de rec|bandeja de ent|caixa de ent|casella di|dank|merci|gracias|grazie|obrigad[oa]\\b|bedankt|dzieku|спасибо|благодар|شكرا|תודה',
  'ありがとう|[谢謝]{2}|感[谢謝]',
)

/** Something was done; with a negation before it in the same clause, it was not. */
export const deed = words(
  'succe|sent\\b|received|submitted|subscribed|saved|booked|confirm(?:ed|ad|at|e\\b|ee)|regist(?:ered|rad|rat)|accepted|' +
    'erfolg|gesendet|(?:ab|ver)ge?schickt|versendet|eingegangen|ha(?:t|ben) .*erhalten|gespeichert|gebucht|bestatigt|angemeldet|' +
    'envoye|recue?s?\\b|enregistre|inscrit|reussi|reserv[ea]|enviad|recibid|guardad|exito|inviat|ricevut|salv|prenotat|iscritt|' +
    'verzonden|verstuurd|ontvangen|opgeslagen|bevestigd|gelukt|wysla[nl]|otrzyma|zapisan|potwierdz|pomysln|' +
    'recebid|отправлен|получен|сохранен|принят|успешно|подтвержден|оформлен|تم |بنجاح|נשלח|התקבל|נשמר|בהצלחה|נרשמ',
  '成功|已(?:经)?(?:发送|發送|提交|收到|保存|预订|确认)|送信(?:しま|されま|完)|完了|受け?付け?ま|登録(?:しま|されま)|承りま',
)

export const negation = words(
  'not\\b|never|no\\b(?! (?:\\d|need|further|longer))|nothing|none|without|nicht|kein|pas\\b|aucun|rien|jamais|ningun|nada|nunca|non\\b(?!-)|nessun|mai\\b|niente|niet|geen|nooit|nie\\b|nao\\b|nenhum|не |ни |нет |לא |אין ',
  "n't(?! (?:worry|forget))",
)

/** In front of a deed: it is still to come. */
export const pending = words(
  '(?:will|to|can|must|should|may|is|are)(?: not)? be(?:ing)?\\b|wird|werden|sera\\b|sara\\b|wordt|zostanie|будет',
)

/** What makes a deed of a word: "was sent", but not "sent items". */
export const helper = words(
  '(?:been|was|were|is|are|have|has|successfully|wurden?|ist|sind|haben|hat|ete|est|avons|ha|hemos|fue|sido|stat[oa]|abbiamo|foi|werd|hebben|zostal[ao]|был[оаи]?)\\b',
)

/** The page is not done yet. */
export const work = words(
  'loading|sending|submitting|processing|saving|please wait|bitte warten|envoi en|enviando|invio in',
)

/** From here on a sentence is about something that may be. */
export const condition = words(
  'if\\b|in case|once|until|unless|before|should you|wenn|falls|sollte|si (?:vous|tu|no |ten|nec|quier|hay)|se (?:nao|non|hai|vuoi|voce|prec)|als u|indien|jesli|если|اذا|אם ',
  '如果|もし|場合',
)

/** What stands after it takes back what was thanked for. */
export const but = words('(?:but|however|aber|jedoch|mais|pero|maar|mas|ale|но|لكن|אבל)(?!\\p{L})')

/** About something else than this input: what others did, drafts, cookies, an offer that one may decline. */
export const aside = words(
  'someone|people|just (?:boo|bou|ord|sub|sig|pur|joi)|(?:minute|hour)s? ago|draft|entwurf|brouillon|borrador|bozza|cookie|(?:no|nein|non|nee|nie),? (?:thank|dank|merci|gracias|grazie|bedankt|dzie)',
)
