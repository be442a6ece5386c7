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
  "err(?:or|eur|o\\b)|fail|falh|fall[oi]|wrong|invalid|in[ck]or+e|could ?n[o']t|unable|unfort|declined|denied|refus|rejected|expired|oops|crash|offline|(?:down|under) (?:for )?maint|come back|(?<!ha(?:s|ve) been )taken\\b|in use|(?<!(?:your|my|a|the) )lost\\b|b?locked|not (?:found|val|avail|poss|allow|match|work)|too (?:man|oft|sho|lo|lar|fas|sma|big|hig)|fully booked|booked (?:out|up)|sold out|out of stock|(?:is|are) full\\b|unavail|no longer|forbid|insuff|malform|bad request|tim(?:ed |e-?)out|flagged|disabled|(?:anmeld|buch|booking|inscri|inschr|regist|reserv|iscri|prenot|zapis|регист|запис)\\S* (?:\\S+ ){0,4}?(?:clos|ended|geschl|beend|(?:en)?cerrad|chius|geslot|zamkn|закры)|expected .*, received|" +
    '(?:this|that|these|those|dies|cet|es[aet]|quest)\\S* (?:\\S+ ){1,2}?(?:is|are|was|were|been|ist|sind|wurde|est|ete|esta|foi|fue|e) (?:already |schon )?(?:book|reserv|regist|used|gebucht|angem|belegt|inscri|enreg|pris|oc?cup|prenot)|' +
    'fehl[eg]|ungultig|leider|konn.*nicht|nicht (?:mog|erl|verf)|abgel|(?:ist|sind) (?:\\S+ )?voll\\b|vergeben|ausgeb|' +
    'echec|echou|impossib|pas (?:pu|val)|malheur|deja (?:pris|ut)|n.(?:a|ont) pu|n(?:on?|ao) (?:e |es )?(?:se )?(?:pud|pued|hemos|val|disp|poss|cons)|rechaz|agotad|ya (?:ex|es)|ja (?:ex|es)|purtroppo|gia |infeliz|' +
    'fout|misluk|ongeld|helaas|kon .*niet|al (?:in.?ge|ge[ra]|aange|ver[sz])|blad\\b|bledn|nie (?:uda|moz)|zajet|zbyt |' +
    'ошиб|слишком|не (?:уд|мо)|неверн|к сожал|уже (?:зан|исп|зар)|لم |رفض|حظر|لا يمكن|تعذر|خطا|فشل|غير |تم (?:اغلاق|تجاوز)|שגיאה|נכשל|לא (?:ניתן|הצל|תק)|תפוס',
  '[不未没][有能]?(?:成功|[发發]送|提交|收到|保存)|失[败敗]|[误誤]|无[法效]|已[被存满]|エラー|ませんでした|正しくありません|期限切れ|使用されて|満席|(?:受付|募集|予約).{0,4}終了|締.?切.?(?:まし|られ)',
)

/** It was not taken, unless thanks came before: of wishes, and of what would have to be otherwise. */
export const complaint = words(
  "please(?! wait)|required|must|problem|already|sorry|try again|can ?(?:no|')t|bitte(?! wart)|pflicht|bereits|veuillez(?! patient)|merci de (?:ne|bien|(?!patienter)\\S+(?:[ei]r|dre|ire|ttre))\\b|obligat|requi|por favor|riprova|verplicht|wymag|prosz|preench|obrigatori|пожалу|обязат|مطلوب|يرجى|مسبق|נא |חובה|כבר ",
  '[请請](?!稍|勿)|已[经經]?[提报预注].[过過]|必[填须須]|(?<!お待ち)ください|(?<!まだ.*)ません|すでに|既に',
)

/** Said to somebody who did something, enough by itself. */
export const thanks = words(
  '(?:thanks?\\b(?! to our|.you (?:card|note|gift|letter))|(?:be|(?:will|we.ll) get) in touch|(?:check|in) your e?-?mails?\\b(?! (?:ad|is|and (?!click|confirm|follow|open)))|(?:cli[cq]|klic?k|follow|open|bestatig|sig[ua]|нажм|перей)\\S* (?:\\S+ ){0,5}?(?:\\S*link\\b|lien|enlace|ссылк)|(?<!^(?:\\S+ )?)(?:inbox|posteing|postfach|boite (?:de|e?-?mail)|bandeja|caixa de)|revis\\S+ (?:su|tu) (?:correo|e-?mail)(?! elec|,? y )|dank(?!ook|es| unser)|merci(?! de (?:ne|bien|\\S+(?:[ei]r|dre|ire|ttre))\\b)|gracias(?! a )|grazie(?! a)|obrigad[oa]\\b|bedankt|dzieku|спасибо|شكرا|תודה)(?![^.!]*(?:patien|pacien|pazien|geduld|cierpl|терпен|waiting|visiting))',
  'ありがとう|[谢謝]{2}|感[谢謝]|メール.*(?:url|リンク)|查[收看].{0,6}[邮郵]',
)

/** "No errors", "0 Fehler", "Thanks for reporting this error!" */
export const faultless = words(
  '(?:no|0|zero|without|keine?|ohne|sans|aucune?|sin|senza|nessun|geen|sem|bez) (?:\\S+ )?(?:err|fehl|fout|blad)\\S*|report\\S* (?:this|the|an?) (?:err|problem)\\S*|sorry to (?:see you go|hear that)',
)

/** "Your error report was sent": what is wrong is what the deed, in the brackets, was about. */
export const topic = words(
  '(?:err|fail|lost|fehl|wrong|problem|complain)\\S* (?:\\S+ ){1,3}?(?:was|were|been|wurde|ist) (.*)',
)

/** Something was done; with a negation before it in the same clause, it was not. */
export const deed = words(
  'succe(?!.* guaranteed)|(?<!(?:server|they|s?he) )sent\\b|received(?! no| an? empty)|submitted|(?:un)?subscribed|saved|booked|conf[ei]rm(?:ed|a[dt][oa]|ee?s?)\\b|(?<=[^%] )completed?\\W*$|(?<=your .*)reserved|(?:order|booking|reservation) confirmation(?! \\p{L})|registered|registra[dt][oa]\\b|(?<!(?:cards|files|types|mail|name|address) )accepted(?! here)|placed\\b(?! (?:in|on|at)\\b)|recorded|created(?! (?:by|on|at|in)\\b)|scheduled|added to|message delivered|you(?:.re| are) in[!.]|(?:erfolg(?:reich|t)?|(?:ge|ver)sendet|(?:ab|ver)ge?schickt|eingegangen|gespeichert|ubermittelt|gebucht|angemeldet)(?!\\p{L})|(?<=ha(?:t|ben) .*)erhalten|envoye|(?<=bien )ete|enregistree?\\b|recue?\\b|inscrit|enviad|recibid|guardad|exito|inviat|ricevut|prenotat|verzonden|verstuurd|ontvangen|wysla[nl]|zapisan|recebid|(?:отправлен|получен|принят)(?![ин])|успешно|تمت? (?:ال)?(?:ارسال|است[لق]|حفظ|تسجيل|حجز|تاكيد|قبول|اشتراك|تقديم|اضاف|انشاء)|بنجاح|נשלח|התקבל|בהצלחה',
  '成功(?![前后後])|已(?:[发發]送|提交|收到|预订)(?![过過])|(?:送信|登録|受.?付.?|承り|申.?込.|予約)[をがい致た]*[しさ]?れ?ました(?!ら)|完了(?!.*ません|.*ない|する|後|前|次第)',
)

/** What was sent is what the next step asks for, or it is said of whom something is for. */
export const nextStep = words(
  '(?<!(?:discount|gift|promo|voucher|coupon)\\S* )codes?\\b|otp\\b|sms\\b|only\\b|nur\\b|codigo|codice|kod\\b|код(?!\\p{L})',
  '[验認认]证码|驗證碼|コード',
)

const STEPS = 'step\\b|schritt|etape|paso\\b|passo|stap\\b|krok|шаг|этап'

/** Before a deed: a part was done, or for the time being. */
export const partial = words(`${STEPS}|progres(?!s rep)|fortschr|provis|tentativ|vorlauf|предвар`, '仮')

/** Asks to confirm an e-mail address or a membership. */
export const optIn = words(
  '^ ?(?:\\S+ ){0,2}?(?:confirm|verif|bestatig|conferm|bevestig|potwierd|подтверд)\\S* (?:\\S+ ){0,3}?(?:e-?mail|\\S*scri|anmeld|regist|correo|почт)',
  '[确確][认認].{0,4}[邮郵]',
)

/** Beside it: that is all that is left, so the form was taken. */
export const almost = words(`${STEPS}|almost|fast (?:ges|fert)|presque|casi|quasi|почти`, '一[步歩]')

/** A place where a person is to go on: a phone, an app. */
export const elsewhere = words(
  'authenticat|tap yes|(?:notification|prompt) to your|(?:approv|confirm|open|accept|bestatig|offn|ouvr|abr[ae])\\S* .* (?:on|in|auf|sur|dans|en) .*(?:phone|device|mo[bv]il|handy|tele[fp]|gerat|disposit|app\\b)',
)

/** Still to come: where something was done before, nobody was refused. */
export const yet = words(
  'yet\\b|noch nicht|pas encore|aun no|todavia|non .*ancora|nog n|jeszcze|ainda|еще не',
  '[尚还還]未|[还還][没沒]|まだ',
)

export const negation = words(
  'not\\b|never|no\\b(?! (?:\\d|need|further|longer))|nothing|without|nicht|kein|pas\\b|aucun|rien|ningun|nada|nunca|non\\b(?!-)|nessun|niet|geen|nie\\b|nao\\b|не |לא ',
  "n't(?! (?:worry|forget))|まだ.*ません|の内容で.*ます",
)

/** In front of a deed: it is still to come. */
export const pending = words('(?:will|to|can|must|should|is|are)(?: not)? be|wird|werden|sera\\b|wordt|будет')

/** The page is not done yet. */
export const work = words(
  '(?:load|send|submitt|process|sav)ing|please wait|bitte warten|envoi en|patientez|patienter|enviando',
  '[请請]稍|お待ちください',
)

/** From here on a sentence is about something that may be. */
export const condition = words(
  'if\\b|in case|once|until|unless|before|after (?:you|we)|when you|wenn|falls|sollte|si (?:vous|no )|se (?:nao|non)|als u|indien|если|اذا|אם ',
  '如果|場合',
)

/** What stands after it takes back what was thanked for. */
export const but = words('(?:but|aber|mais|pero|maar|но)\\s')

/** About something else than this input: what others did, drafts, cookies, an offer that one may decline. */
export const aside = words(
  'someone|people|just (?:boo|bou|ord|sub|sig|pur|joi)|(?:minute|hour)s? ago|draft|entwurf|brouill|borrador|szkic|cookie|(?:no|nein|non),? (?:thank|dank|merci|gracias|grazie)',
)

/** Words of politeness that a comma parts from what is asked for. */
export const polite = words('(please|bitte|por favor|per favore|пожалуйста|prosz[ey]|prosimy),')

/** What comes after these was put in. */
export const detail = words(
  '(?:reason|subject|topic|categor|grund|betr|moti|obj|asunto|ogg|assunto|onderw|reden|temat|powod|тема|причин)\\S*:',
)
