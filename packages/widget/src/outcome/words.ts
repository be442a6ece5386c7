// Beginnings of words, in the languages of most sites: "fail" is also "failed" and "failure".

/** By which a page says that it did not take the input. */
export const failureWords =
  /(^|\W)(errors?\b|fail|wrong|invalid|incorrect|not (found|valid|sent|available|possible)|denied|declined|unable|can(no|')t|couldn't|problem|try again|required|must |please (enter|fill|select|choose|check|provide)|already|expired|too (many|short|long)|sorry|oops|fehler|ungültig|leider|bitte |erreur|échec|veuillez|obligat|incorrect|inválid|no válid|falló|errore|riprova|erro\b|fout|ongeldig|błąd)|ошибк|неверн|エラー|错误|失败/i

/** By which it says that it did. */
export const successWords =
  /(^|\W)(thank|success|sent\b|received|submitted|subscribed|saved|booked|confirmed|welcome|check your|be in touch|dank|erfolg|gesendet|merci|envoyé|gracias|enviad|éxito|grazie|inviat|obrigad|bedankt|verzonden|dzięku|wysłan)|спасибо|отправлен|ありがとう|谢谢|成功/i

/** Of a page that is not done yet: they say nothing of the outcome. */
export const busyWords =
  /(…|\.\.\.)$|(^|\W)(loading|sending|submitting|processing|saving|please wait|bitte warten|envoi en|enviando)/i
