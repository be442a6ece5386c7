/**
 * Words by which pages say what became of an input, in thirteen languages: en de fr es it nl pl pt ru zh ja ar he. They
 * are read in folded text: small letters, no accents, straight apostrophes. Where words stand apart these are beginnings
 * of words, so that "fail" is also "failed", and most roots serve several languages; Chinese and Japanese ones stand
 * anywhere.
 */

/*#__NO_SIDE_EFFECTS__*/
function words(list: string, anywhere = ''): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list})${anywhere && `|${anywhere}`}`, 'u')
}

/** It was not taken, whatever else is said. */
export const refusal = words(
  "err(?:or|eur|o\\b)|fail|falh|fall[oi]|wrong|invalid|in[ck]or+e|could ?n[o']t|unable|unfortunately|declined|denied|refus|rejected|expired|oops|crash|offline|(?:down|under) (?:for )?maint|come back|(?<!ha(?:s|ve) been )taken\\b|in use|lost\\b|blocked|not (?:found|valid|available|possible|allowed|match|work)|too (?:many|short|long)|fully booked|sold out|" +
    'fehl[eg]|ungultig|leider|konn.*nicht|nicht (?:mog|erl|verf)|abgel|vergeben|ausgebucht|' +
    'echec|echou|impossib|pas (?:pu|val)|malheur|deja (?:pris|ut)|' +
    'n(?:on?|ao) (?:e |es )?(?:se )?(?:pud|pued|hemos|val|disp|poss|cons)|rechaz|agotad|ya (?:ex|es)|ja (?:ex|es)|purtroppo|gia |infelizm|' +
    'fout|mislukt|ongeldig|helaas|kon .*niet|al in|blad\\b|bledn|nie (?:uda|moz)|zajet|' +
    'ошиб|не (?:уд|мо)|неверн|к сожал|уже (?:зан|исп)|لم |لا يمكن|تعذر|خطا|فشل|غير |שגיאה|נכשל|לא (?:ניתן|הצל|תק)|תפוס',
  '[不未没](?:有|能)?(?:成功|发送|發送|提交|收到|保存)|失[败敗]|[错錯][误誤]|无[法效]|已[被存满]|エラー|ませんでした|正しくありません|期限切れ|使用されて|満席',
)

/** It was not taken, unless thanks came before: of wishes, and of what would have to be otherwise. */
export const complaint = words(
  "please|required|must|problem|already|sorry|try again|can ?(?:no|')t|bitte|pflicht|bereits|veuillez|obligat|requi|por favor|riprova|verplicht|wymag|prosz|preencha|obrigatori|пожалу|обязат|مطلوب|يرجى|נא |חובה|כבר ",
  '[请請]|必[填须須]|ください|ません|すでに|既に',
)

/** Said to somebody who did something, enough by itself. */
export const thanks = words(
  'thanks?\\b(?!.*(?:patience|waiting|visiting))|in touch|your e?-?mails?\\b(?! ad)|(?:your )?inbox|posteing|boite de|bandeja|caixa de|dank|merci|gracias|grazie|obrigad[oa]\\b|bedankt|dzieku|спасибо|شكرا|תודה',
  'ありがとう|[谢謝]{2}|感[谢謝]',
)

/** "No errors", "0 Fehler". */
export const faultless = words(
  '(?:no|0|zero|without|keine?|ohne|sans|aucune?|sin|senza|nessun|geen|sem|bez) (?:\\S+ )?(?:err|fehler|fout|blad)\\S*',
)

/** "Your error report was sent": what is wrong is what the deed, in the brackets, was about. */
export const topic = words(
  '(?:err|fail|lost|fehl|wrong|problem|complain)\\S* (?:\\S+ ){1,3}?(?:was|were|been|wurde|ist) (.*)',
)

/** Something was done; with a negation before it in the same clause, it was not. */
export const deed = words(
  'succe|sent\\b|received|submitted|subscribed|saved|booked|confirm[ae](?:[de]|t|\\b)|regist(?:er|r)[ae][dt]|accepted|erfolg|gesendet|versendet|(?:ab|ver)ge?schickt|eingegangen|ha(?:t|ben) .*erhalten|gespeichert|gebucht|angemeldet|envoye|recue?\\b|inscrit|enviad|recibid|guardad|exito|inviat|ricevut|prenotat|verzonden|verstuurd|ontvangen|wysla[nl]|zapisan|recebid|отправлен|получен|принят|успешно|تم |بنجاح|נשלח|התקבל|בהצלחה',
  '成功|已(?:发送|發送|提交|收到|预订)|送信(?:しま|されま|完)|完了|受け?付け|登録しま',
)

export const negation = words(
  'not\\b|never|no\\b(?! (?:\\d|need|further|longer))|nothing|without|nicht|kein|pas\\b|aucun|rien|ningun|nada|nunca|non\\b(?!-)|nessun|niet|geen|nie\\b|nao\\b|не |לא ',
  "n't(?! (?:worry|forget))",
)

/** In front of a deed: it is still to come. */
export const pending = words('(?:will|to|can|must|should|is|are)(?: not)? be|wird|werden|sera\\b|wordt|будет')

/** The page is not done yet. */
export const work = words('loading|sending|submitting|processing|saving|please wait|bitte warten|envoi en|enviando')

/** From here on a sentence is about something that may be. */
export const condition = words(
  'if\\b|in case|once|until|unless|before|after (?:you|we)|when you|wenn|falls|sollte|si (?:vous|no )|se (?:nao|non)|als u|indien|если|اذا|אם ',
  '如果|場合',
)

/** What stands after it takes back what was thanked for. */
export const but = words('(?:but|aber|mais|pero|maar|но)\\s')

/** About something else than this input: what others did, drafts, cookies, an offer that one may decline. */
export const aside = words(
  'someone|people|just (?:boo|bou|ord|sub|sig|pur|joi)|(?:minute|hour)s? ago|draft|entwurf|cookie|(?:no|nein|non),? (?:thank|dank|merci|gracias|grazie)',
)
