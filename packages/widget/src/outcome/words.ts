/** Words by which a page says that it did not take the input, in the languages of most sites. */
export const failureWords =
  /\b(errors?|fail(ed|ure)?|wrong|invalid|incorrect|not (found|valid|sent|available|recognized|be )|denied|declined|unable|can(no|')t|could ?n[o']t|problem|try again|is required|must (be|have|contain)|please (enter|fill|select|choose|provide|correct|check)|already (taken|exists?|registered|in use)|expired|too (many|short|long)|sorry|oops|fehler|ungültig|fehlgeschlagen|leider|bitte (geben|füllen|wählen)|erreur|échec|échoué|invalide|obligatoire|veuillez|incorrecto?|inválid[oa]|obligatorio|falló|errore|non valid[oa]|obbligatorio|riprova|erro|fout|ongeldig|verplicht|błąd|wymagane)\b|ошибк|неверн|エラー|错误|失败/i

/** Words by which it says that it did. */
export const successWords =
  /\b(thank(s| you)|success(ful(ly)?)?|(message|request|form|order|booking) (was |has been |is )?(sent|received|submitted|placed|confirmed)|sent!|received|submitted|subscribed|saved|booked|confirmed|welcome|check your (e-?mail|inbox)|we('ll| will) (be in touch|get back|contact)|danke|erfolg(reich)?|gesendet|merci|envoyé|succès|gracias|enviado|éxito|grazie|inviat[oa]|successo|obrigad[oa]|sucesso|bedankt|verzonden|dziękujemy|wysłan[oa])\b|спасибо|отправлен|ありがとう|谢谢|成功/i

/** Words of a page that is not done yet: they say nothing of the outcome. */
export const busyWords =
  /…$|\.\.\.$|\b(loading|sending|submitting|processing|saving|please wait|wird gesendet|bitte warten|envoi en cours|enviando|invio in corso)\b/i
