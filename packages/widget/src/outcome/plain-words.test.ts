import { beforeAll, expect, test } from 'vitest'
import { understandEveryLanguage } from '../../test/every-language.ts'
import { worthOf } from './words.ts'

// Of a tool that nothing is known of: all that is understood is in the words of the languages.

/** Plainly says that it is done, as the software of sites does. */
const done: Record<string, string> = {
  en: `We have received your application.
Your booking is confirmed.
Your request has been submitted successfully.
Your order has been placed.
Message sent successfully.
Your form was submitted.`,
  de: `Wir haben Ihre Nachricht erhalten.
Ihre Anfrage ist bei uns eingegangen.
Wir haben Ihre Meldung aufgenommen.
Ihre Buchung ist bestätigt.
Ihr Termin ist gebucht.
Du bist angemeldet.
Sie sind angemeldet.
Vielen Dank, das hat geklappt.
Ihre Angaben wurden übermittelt.
Ihr Kommentar wurde veröffentlicht.
Ihre Reservierung wurde vorgenommen.
Die Anmeldung war erfolgreich.
Ihre Nachricht wurde erfolgreich versendet.
Ihr Antrag wurde eingereicht.
Ihre Bestellung ist eingegangen.
Ihr Platz ist reserviert.
Ihre Daten wurden an unser Team weitergeleitet.
Ihre Stimme wurde gezählt.
Geschafft!
Alles klar, ist notiert.`,
  fr: `Votre message a bien été envoyé.
Nous avons bien reçu votre demande.
Votre inscription est confirmée.
Votre réponse est enregistrée.
Votre rendez-vous est confirmé.
Votre message a été publié avec succès.
Votre réservation est validée.
Vous êtes inscrit.
Vous êtes bien inscrite.
Votre candidature nous est bien parvenue.
Votre demande a été transmise à nos équipes.
C’est fait !
Votre dossier a été déposé.
Formulaire envoyé avec succès.
Votre signalement a été enregistré.
C’est bien enregistré.`,
  es: `Hemos recibido tu solicitud.
Su mensaje ha sido enviado correctamente.
Tu reserva está confirmada.
¡Listo!
Tu inscripción se ha registrado.
Tu cita ha sido reservada.
Tu comentario ha sido publicado.
Su solicitud se ha enviado con éxito.
Tu plaza está reservada.
Recibimos tu mensaje.
Gracias, lo hemos recibido.
Tu pedido ha sido registrado.
Su incidencia ha quedado registrada.
Tu voto se ha contabilizado.
Hecho.
El formulario se ha enviado correctamente.
Te has suscrito correctamente.`,
  it: `Il tuo messaggio è stato inviato.
Abbiamo ricevuto la tua richiesta.
La prenotazione è confermata.
La tua iscrizione è stata registrata.
Fatto!
Richiesta inviata con successo.
Il tuo commento è stato pubblicato.
La tua candidatura è stata inoltrata.
Sei iscritto alla newsletter.
Il posto è prenotato.
Appuntamento fissato.
Grazie, abbiamo ricevuto tutto.
Iscrizione completata.
Il modulo è stato inviato correttamente.
Il tuo ordine è stato registrato.
La domanda è stata trasmessa.
Il suo voto è stato conteggiato.`,
  nl: `Uw bericht is verzonden.
Wij hebben uw aanvraag ontvangen.
Je afspraak is bevestigd.
Je bent aangemeld.
Je bent ingeschreven.
Uw melding is geregistreerd.
Het is gelukt!
Uw reservering is gemaakt.
Je reactie is geplaatst.
Uw gegevens zijn doorgestuurd naar ons team.
Bedankt, we hebben het ontvangen.
Je plek is gereserveerd.
Je bestelling is geplaatst.
De inschrijving is voltooid.
Uw formulier is succesvol verstuurd.
Je stem is geteld.
Genoteerd!
Je bericht is goed aangekomen.
Het formulier is ingediend.`,
  pl: `Twoja wiadomość została wysłana.
Otrzymaliśmy Twoje zgłoszenie.
Rezerwacja potwierdzona.
Twoje zgłoszenie do nas dotarło.
Zgłoszenie zostało przyjęte.
Zapisaliśmy Cię na listę.
Gotowe!
Udało się!
Formularz został wysłany pomyślnie.
Wizyta została umówiona.
Komentarz został dodany.
Zamówienie zostało złożone.
Wniosek został złożony.
Jesteś zapisany na newsletter.
Twoje miejsce jest zarezerwowane.
Zgłoszenie zostało zarejestrowane.
Przekazaliśmy Twoją wiadomość do zespołu.
Dziękujemy, otrzymaliśmy zgłoszenie.
Twój głos został oddany.`,
  pt: `A sua mensagem foi enviada.
Sua mensagem foi enviada com sucesso.
Recebemos o seu pedido.
A sua reserva está confirmada.
Inscrição realizada com sucesso!
Cadastro realizado com sucesso.
Pronto!
O seu comentário foi publicado.
A consulta ficou marcada.
Seu agendamento foi feito.
Obrigado, recebemos tudo.
Pedido efetuado com sucesso.
A sua candidatura foi submetida.
O formulário foi submetido.
Você está inscrito.
O seu lugar está reservado.
A ocorrência foi registrada.
Encaminhámos o seu pedido à equipa.
Tudo certo!
Seu voto foi computado.`,
  ru: `Ваше сообщение отправлено.
Мы получили вашу заявку.
Ваша заявка принята.
Спасибо, всё получено.
Вы записаны на приём.
Бронирование подтверждено.
Ваш отзыв опубликован.
Готово!
Обращение зарегистрировано.
Форма успешно отправлена.
Вы успешно подписались.
Вы подписаны на рассылку.
Место забронировано.
Заказ оформлен.
Ваш голос учтён.
Запись создана.
Данные успешно сохранены и отправлены.`,
  zh: `提交成功
报名成功！
您的留言已发送。
我们已收到您的申请。
预约成功
报修单提交成功
谢谢，我们已收到。
您的订单已提交。
注册成功
订阅成功
评论已发布
您的反馈已收到
申请已受理
投票成功
操作成功
登记完成`,
  ja: `送信が完了しました。
お問い合わせを受け付けました。
お申し込みを受け付けました。
ご予約が確定しました。
登録が完了しました。
メッセージを送信しました。
ありがとうございます。受け付けました。
ご応募ありがとうございました。
予約を承りました。
コメントを投稿しました。
ご登録ありがとうございます。
申請を受理しました。
投票しました。
お申込みが完了いたしました。
送信いたしました。
ご意見をお送りいただきありがとうございました。`,
  ar: `تم إرسال رسالتك بنجاح.
لقد استلمنا طلبك.
شكراً لك، تم الاستلام.
تم تأكيد الحجز.
تم تسجيلك بنجاح.
تم استلام طلبك.
تم حجز موعدك.
تمت العملية بنجاح.
تم نشر تعليقك.
تم تقديم الطلب.
تم الاشتراك في النشرة.
وصلتنا رسالتك.
تم تسجيل بلاغك.
تم حفظ مكانك.
تم الإرسال.`,
  he: `ההודעה נשלחה בהצלחה.
קיבלנו את פנייתך.
תודה, קיבלנו.
הפרטים התקבלו!
ההרשמה הושלמה.
התור נקבע.
ההזמנה אושרה.
הבקשה נרשמה במערכת.
נרשמת בהצלחה.
התגובה פורסמה.
הטופס נשלח.
הפנייה התקבלה.`,
  sv: `Ditt meddelande har skickats.
Vi har tagit emot din ansökan.
Din bokning är bekräftad.
Du är anmäld.
Anmälan är mottagen.
Klart!
Tack, vi har tagit emot det.
Din tid är bokad.
Din kommentar har publicerats.
Din plats är reserverad.
Ärendet är registrerat.
Formuläret är skickat.
Din röst är räknad.
Felanmälan är registrerad.`,
  da: `Din besked er sendt.
Vi har modtaget din ansøgning.
Din booking er bekræftet.
Du er tilmeldt.
Tak, vi har modtaget det.
Din tid er booket.
Din kommentar er offentliggjort.
Tilmeldingen er registreret.
Formularen er indsendt.
Det lykkedes!
Bestillingen er afgivet.
Din plads er reserveret.
Vi har noteret det.
Din henvendelse er videresendt.
Så er det klaret!`,
  cs: `Vaše zpráva byla odeslána.
Přijali jsme vaši žádost.
Děkujeme, přijali jsme to.
Přihlášku jsme přijali.
Rezervace je potvrzena.
Jste přihlášeni.
Hotovo!
Formulář byl úspěšně odeslán.
Váš komentář byl přidán.
Objednávka byla vytvořena.
Termín je zarezervován.
Hlášení bylo zaznamenáno.
Povedlo se!
Žádost byla podána.
Zapsali jsme vás.
Váš hlas byl započítán.`,
  tr: `Mesajınız gönderildi.
Başvurunuzu aldık.
Teşekkürler, aldık.
Randevunuz onaylandı.
Kaydınız tamamlandı.
Talebiniz alındı.
Rezervasyonunuz yapıldı.
Yorumunuz yayınlandı.
İşlem başarılı.
Form başarıyla gönderildi.
Aboneliğiniz başlatıldı.
Arıza kaydınız alındı.
Siparişiniz oluşturuldu.
Bize ulaştı.
Kaydınız oluşturuldu.
Bilgileriniz ekibimize iletildi.
Başvurunuz kaydedildi.`,
}

/** Looks alike, and says no, or something else. */
const other: Record<string, string> = {
  en: `Your request could not be sent.
Your message was not received.
Your booking is not confirmed yet.
You are already registered.
Your order has been cancelled.
Your request has been declined.
Your application has been rejected.
You’re on the waiting list.
All seats are booked.
Registration is closed.
Your session has expired.
This place was already reserved.
Please complete your registration.`,
  de: `Ihre Nachricht wurde nicht gesendet.
Ihre Anfrage wurde abgelehnt.
Sie sind bereits angemeldet.
Alle Plätze sind gebucht.
Die Anmeldung ist geschlossen.
Ihr Antrag konnte nicht eingereicht werden.
Sie stehen auf der Warteliste.
Ihre Angaben sind unvollständig.`,
  fr: `Votre message n’a pas été envoyé.
Votre demande a été refusée.
Vous êtes déjà inscrit.
Les inscriptions sont closes.
Toutes les places sont réservées.
Votre demande n’a pas abouti.`,
  es: `Tu mensaje no se ha enviado.
Ya estabas suscrito.
Tu solicitud ha sido rechazada.
Todas las plazas están reservadas.
Las inscripciones están cerradas.
No hemos recibido tu solicitud.`,
  it: `Il messaggio non è stato inviato.
Sei già iscritto.
La richiesta è stata respinta.
Le iscrizioni sono chiuse.
I posti sono tutti prenotati.`,
  nl: `Uw bericht is niet verzonden.
Alle plekken zijn gereserveerd.
De inschrijving is gesloten.
Uw aanvraag is afgewezen.`,
  pl: `Wiadomość nie została wysłana.
Jesteś już zapisany.
Wszystkie miejsca są zarezerwowane.
Zapisy zostały zakończone.
Wniosek został odrzucony.
Rejestracja została zakończona.`,
  pt: `A mensagem não foi enviada.
As inscrições estão encerradas.
Todos os lugares estão reservados.
O pedido foi recusado.`,
  ru: `Сообщение не отправлено.
Вы уже подписаны.
Все места забронированы.
Запись завершена.
Приём заявок завершён.
Заявка отклонена.
Регистрация закрыта.`,
  zh: `提交失败
报名已截止
您已报名过
名额已满
报名已结束
申请未通过`,
  ja: `送信できませんでした。
受付は終了しました。
既に登録されています。
満席です。
予約が完了していません。
受付を締め切りました。`,
  ar: `لم يتم إرسال رسالتك.
أنت مسجل بالفعل.
تم رفض طلبك.
تم إغلاق التسجيل.
تم حجز جميع الأماكن.`,
  he: `ההודעה לא נשלחה.
כבר נרשמת.
הבקשה נדחתה.
ההרשמה נסגרה.
כל המקומות נתפסו.`,
  sv: `Meddelandet har inte skickats.
Du är redan anmäld.
Alla platser är bokade.
Anmälan är stängd.
Din ansökan har avslagits.`,
  da: `Beskeden er ikke sendt.
Du er allerede tilmeldt.
Alle pladser er reserveret.
Tilmeldingen er lukket.
Din ansøgning er afvist.`,
  cs: `Zpráva nebyla odeslána.
Už jste přihlášeni.
Všechna místa jsou zarezervována.
Přihlášky byly uzavřeny.
Žádost byla zamítnuta.`,
  tr: `Mesajınız gönderilemedi.
Zaten kayıtlısınız.
Kayıtlar kapandı.
Başvurunuz reddedildi.
Tüm yerler rezerve edildi.
Talebiniz alınamadı.`,
}

const own = { words: new Set<string>(), deeds: [] }
const rowsOf = (texts: Record<string, string>): [language: string, text: string][] =>
  Object.entries(texts).flatMap(([language, all]) => all.split('\n').map((text): [string, string] => [language, text]))

beforeAll(understandEveryLanguage)

test.each(rowsOf(done))('%s: %s', (_, text) => {
  expect(['done', 'thanks']).toContain(worthOf(text, own))
})

test.each(rowsOf(other))('%s: %s', (_, text) => {
  expect(worthOf(text, own)).toBe('words')
})
