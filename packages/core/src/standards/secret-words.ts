/**
 * What fields are called that ask for something which only a person gives, in texts of small letters without accents and
 * signs. They leave out what is no secret as often: "expiry", "pin code".
 */

/** What only a person reads off a picture, or answers to show that they are one. */
export const captchaWords =
  /captcha|cptch|капч|^verif(y|ication)$|(visual|human|image|img) ?verif|\b(sec|vv) ?code|verify ?code|(image|img|picture|turing|spam|visual) ?(code|text|number|word)\b|anti ?(spam|bot|robot)|spam ?(schutz|protect|check)|robot ?check|not a robot|(are you|you are|prove .*) human|(code|text|letters|characters|digits|numbers|words?|zeichen|caracteres|caratteri|tekens|znaki|символы|код|слово|число) .*(image|picture|bild|grafik|imagen|imagem|immagine|afbeelding|obraz|картин|рисунк|изображ)|sicherheits(abfrage|uberprufung)|recopie[rz] |prze ?pisz|код безопасности|человек|guvenlik kodu|resimdeki|验证码|驗證碼|画像認証|보안문자|자동등록방지|کد امنیتی|سوال تصادفی|رمز التحقق/
/** A code that was sent, or that an app shows. */
export const codeWords =
  /\b(t?otp|[2m]fa)\b|one ?time ?(code|pass|pin)|(verification|auth\w*|sms|login) ?code|code (from|by|sent|par|per|por) |\bdigit \d|dogrulama kodu|einmal(code|pass)|bestatigungscode|cod\w+ d[ei] verific|verificatiecode|kod weryf|код подтв|認証コード|确认码|短信验证码/
export const passwordWords =
  /(?<!(got|gotten|lost) ?)(passw|kennwort|passcode|passphrase)(?!.*(mail|hint|ngth))|\bpwd\b|^((user|login) ?)?(pass|pw)$|mot ?de ?passe|\bmdp\b|palavra passe|parola d ordine|^((tu|su|mi|nueva) )?clave( (de acceso|actual|nueva|secreta|personal))?$|contrasen|\b(senha|wachtwoord|has[lł]o|sifre)\b|парол|パスワード|密[码碼]|비밀번호/
/** A card, a bank account, and what proves that they are one's own. */
export const paymentWords =
  /(?<!\b(gift|loyalty|library|member\w*|business|id|sim|store|rewards?|health|insurance|student|report|score) )\bcard ?(num|no\b|nr\b|code|cv|exp|verif|secur|holder)|cardnum|name on (the )?card|(credit|debit) ?card|\bcc ?(num|no\b|nr\b|name|exp|cv)|\bcv[cvn]\b|\bcsc\b|security ?code|sicherheitscode|pruf(nummer|ziffer)|cryptogramme|cod\w+ d[ei] (secur|segur|sicur)|karten(nummer|inhaber)|geheim(zahl|nummer)|code secret|kreditkarte|kaartnummer|numer karty|kart numarasi|num\w+ (d\w+ )?(carte|tarjeta|cartao|carta)\b|carte bancaire|carta di credito|номер карты|カード番号|セキュリティコード|卡[号號]|\biban\b|bank ?account|account ?(number|no\b)|sort ?code|routing ?number|kontonummer|(^|\b(your|user|card|login|security|account|new|enter|digit|bank|code|codigo|codice) ?)pin( number)?$|^pan$/
