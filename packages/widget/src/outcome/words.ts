/**
 * Words of thanks, and of what surrounds them, by language. A text of nothing but these is plain thanks; no word here
 * tells of a failure, since nobody can list how people say no. They are folded as `fold` does. A word of five letters or
 * more stands for all that begin with it; in Chinese, Japanese and Korean each is taken out of the text wherever it stands.
 */

/** Thanks, sent, received, done. */
const thanks: Record<string, string> = {
  en: 'thank thanks sent received submitted done success successful successfully saved confirmed completed stored',
  de: 'danke dank gesendet versendet geschickt verschickt abgeschickt abgesendet erhalten eingegangen eingetroffen empfangen erledigt erfolg erfolgreich gespeichert ubermittelt fertig bestatigt angekommen',
  fr: 'merci envoye envoyee recu recue enregistre enregistree transmis transmise confirme confirmee',
  es: 'gracias enviado enviada recibido recibida hecho listo guardado guardada exito confirmado confirmada completado completada',
  it: 'grazie inviato inviata ricevuto ricevuta fatto salvato salvata successo confermato confermata completato completata',
  nl: 'bedankt dank verzonden verstuurd ontvangen gelukt opgeslagen bevestigd voltooid gereed',
  pt: 'obrigado obrigada enviado enviada recebido recebida recebemos feito pronto sucesso guardado guardada salvo salva confirmado confirmada',
  pl: 'dziekujemy dziekuje wyslano wyslana wyslane wyslany wyslalismy otrzymalismy otrzymano przyjeto gotowe zapisano zapisane potwierdzono przyjety przyjeta',
  ru: 'спасибо благодар отправлен отправлено отправлена получен получено получили принят принято принята готово успешно сохранен',
  tr: 'tesekkur tesekkurler gonderildi alindi aldik tamamlandi tamam kaydedildi basariyla basarili ulasti',
  sv: 'tack skickat skickats skickad mottaget mottagits mottagen mottagit emot sparat sparad klart klar bekraftad registrerad',
  da: 'tak sendt modtaget gemt',
  nb: 'takk sendt mottatt lagret ferdig',
  fi: 'kiitos lahetetty vastaanotettu saatu saapunut saapui valmis tallennettu vahvistettu',
  cs: 'dekujeme dekuji diky odeslano odeslana odeslan odeslany prijato prijata prijali prijat hotovo ulozeno potvrzeno',
  hu: 'koszonjuk koszonom koszi elkuldve elkuldtuk elkuldott megkaptuk megerkezett kesz sikeres sikeresen mentve rogzitettuk',
  el: 'ευχαριστουμε ευχαριστω σταλθηκε εσταλη ληφθηκε ελαβαμε λαβαμε ολοκληρωθηκε καταχωρηθηκε',
  ar: 'شكرا تم ارسال استلام استلمنا وصلت وصلنا بنجاح نجاح حفظ استلمناها وصلتنا',
  he: 'תודה נשלח נשלחה התקבל התקבלה קיבלנו בהצלחה נשמר',
  hi: 'धन्यवाद शुक्रिया भेज भेजा भेजी प्राप्त मिल मिला मिली सफल सफलतापूर्वक सहेजा दर्ज',
  vi: 'gui nhan cong',
  ko: '감사합니다 고맙습니다 감사드립니다 감사 완료 보냈습니다 전송 접수 받았습니다 발송 저장',
  ja: 'ありがとうございました ありがとうございます ありがとう 送信 受け付けました 受付 承りました 完了 登録 保存',
  zh: '谢谢 感谢 多谢 謝謝 感謝 成功 发送 發送 提交 收到 完成 已送达 保存',
}

/** What stands beside them and says neither: articles, forms of to be, who, when. */
const neutral: Record<string, string> = {
  en: 'the a an your you u we i ve ll it its is was were has have had been are be for to of in and so very much our us with will get back touch soon shortly contact reply answer message request email e mail form now from on at all order again ok close home details data registration booking',
  de: 'die der das vielen den ein eine ihre ihr ihrer ihren ihnen sie dein deine deiner du dir wir uns unser fur ist wurde wurden hat haben worden und sehr herzlichen sich bei melden in kurze bald nachricht anfrage mail e email formular zuruck schon jetzt alles schliessen es an zu angaben daten anmeldung buchung',
  fr: 'le la les l un une votre vos vous nous notre est a ete ont avons bien et de du d pour message demande tres vite bientot beaucoup formulaire e mail reponse reviendrons vers rapidement ici fermer retour donnees inscription',
  es: 'el la los las un una su sus tu tus te le se ha han hemos sido fue es esta muchas mensaje solicitud formulario correo correctamente pronto por para de en y con nosotros contactaremos responderemos ya volver cerrar datos inscripcion',
  it: 'il la lo gli le i un una tuo tua tuoi suo sua vostro vostra ti vi e stato stata stati abbiamo ha per di con ed messaggio richiesta modulo correttamente presto molte mille tutto risponderemo chiudi torna l dati iscrizione',
  nl: 'de het een uw u je jouw wij we ons onze is zijn werd hebben heeft voor van in en bericht aanvraag formulier goed snel spoedig zo contact op met nemen reageren sluiten terug bent goed gegevens aanmelding',
  pt: 'o a os as um uma sua seu tua teu te foi foram e esta muito mensagem pedido formulario de da do para por com em breve contacto entraremos responderemos nos temos fechar voltar ja dados inscricao',
  pl: 'twoja twoje twoj twoja panstwa pana pani zostala zostalo zostal zostaly jest za wiadomosc zgloszenie formularz i na do w z sie wkrotce odpowiemy odezwiemy bardzo juz dane',
  ru: 'ваш ваша ваше вашу вам вас мы за и на в с скоро свяжемся сообщение заявка запрос было была был большое',
  tr: 'icin ederiz ederim ve bir mesaj mesajiniz mesajin talebiniz basvurunuz formunuz siz size en kisa surede donecegiz bize cok',
  sv: 'ditt din dina har vi ar for och att den det de ett en av till oss dig er ert meddelande snart hor aterkommer blivit nu i blev uppgifter anmalan tagit',
  da: 'din dit vi har er for og besked vil blive',
  nb: 'din ditt vi har er for og melding blitt',
  fi: 'viesti viestisi on se sinulle teille me olemme ja pian otamme yhteytta vastaamme paljon kun nyt',
  cs: 'vase vas vam vasi my jsme za byla bylo byl byly a zprava zpravu je brzy ozveme se vam uz i do',
  hu: 'az a uzenetet uzenete uzenetedet az on onnek neki es hamarosan jelentkezunk valaszolunk volt lett szepen meg',
  el: 'το η ο σας σου μας για και με τη την σε θα μηνυμα αιτημα πολυ συντομα επικοινωνησουμε',
  ar: 'لك لكم رسالتك رسالتكم طلبك طلبكم من في على و قد لقد سنتواصل معك قريبا جزيلا هذا الى',
  he: 'לך לכם ההודעה הודעתך הודעה שלך שלכם את על אנו ניצור קשר בקרוב רבה',
  hi: 'आपका आपकी आपके आपको के लिए को का की है हो गया गई गए दिया दी हमें संदेश और ने से जल्द',
  vi: 'cam on thanh hoan tat luu ban cua da duoc chung toi loi nhan yeu cau thong tin se som lien he va cho tin da',
  ko: '되었습니다 됐습니다 했습니다 드립니다 합니다 메시지 문의 신청 하였습니다 성공적으로 정상적으로 이 가 을 를 은 는 에 께 님 주셔서 해 이미 곧 연락 드리겠습니다 번호',
  ja: 'お問い合わせ メッセージ いただき いたしました しました されました 致しました が を は の に お ご 誠に まして 内容 致し いたし 番号',
  zh: '您的 您 我们 我們 已经 已經 已 了 的 会 尽快 盡快 联系 聯繫 与 消息 留言 信息 表单 申请 非常 你 我 将 编号',
}

const split = (lists: Record<string, string>): string[] => Object.values(lists).flatMap((list) => list.split(' '))
const thanksWords = split(thanks)
const plainWords = [...thanksWords, ...split(neutral)]
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const parts = (words: string[]): RegExp =>
  new RegExp(
    words
      .filter((word) => UNSPACED.test(word))
      .sort((a, b) => b.length - a.length)
      .join('|'),
    'g',
  )
const thanksParts = parts(thanksWords)
const plainParts = parts(plainWords)
const thanked = new Set(thanksWords)
const known = new Set(plainWords)
const longThanks = thanksWords.filter((word) => word.length > 4)

/** Small letters without accents, and whole letters where they are made of several. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0655]/g, '')
    .normalize('NFKC')
    .replace(/ł/gi, 'l')
    .replace(/đ/gi, 'd')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .toLowerCase()
}

export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
}

/** What a new text is worth: it thanks and says no more, it says nothing, or it says what nobody here understands. */
export type Worth = 'thanks' | 'nothing' | 'words'

/** What the tool and its form are called by: a page that repeats it says nothing new, and may tell that it is done. */
export interface Own {
  words: ReadonlySet<string>
  /** What the tool's name and its button begin with. */
  deeds: readonly string[]
}

/** @param text without what was typed in */
export function worthOf(text: string, own: Own): Worth {
  if (/[?？؟]|…$|\.{3}$/.test(text.trim())) return 'words'
  let isThanks = false
  for (const word of wordsOf(text)) {
    const rest = UNSPACED.test(word) ? word.replace(plainParts, '') : word
    if (rest !== word) isThanks ||= word.search(thanksParts) >= 0
    if (!rest) continue
    if (thanked.has(rest) || longThanks.some((long) => rest.startsWith(long)) || isDone(rest, own)) isThanks = true
    else if (!known.has(rest) && !isOwn(rest, own)) return 'words'
  }
  return isThanks ? 'thanks' : 'nothing'
}

/** In some other ending: compounds and declensions of many languages. */
function isOwn(word: string, { words }: Own): boolean {
  const all = [...words]
  if (UNSPACED.test(word)) return word.length > 1 && all.some((each) => each.includes(word))
  return words.has(word) || (word.length > 3 && all.some((each) => each.includes(word) || endsOtherwise(word, each)))
}

/** "Your subscription was cancelled", told by a tool that cancels. */
function isDone(word: string, { words, deeds }: Own): boolean {
  return (
    !words.has(word) && !/(?:ing|ndo)$/.test(word) && deeds.some((deed) => endsOtherwise(word.replace('ge', ''), deed))
  )
}

/** Three letters more or less: what is longer may be a negation in itself, as in Turkish. */
function endsOtherwise(word: string, other: string): boolean {
  let same = 0
  while (same < word.length && word[same] === other[same]) same++
  return same > 3 && word.length - same <= 3 && other.length - same <= 3
}
