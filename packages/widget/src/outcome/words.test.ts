import { languages as asian } from '@operable/core/words/asian'
import { languages as cyrillic } from '@operable/core/words/cyrillic'
import { languages as germanic } from '@operable/core/words/germanic'
import { languages as latin } from '@operable/core/words/latin'
import { languages as nordic } from '@operable/core/words/nordic'
import { languages as romance } from '@operable/core/words/romance'
import { languages as scripts } from '@operable/core/words/scripts'
import { beforeAll, expect, test } from 'vitest'
import { languagesBy } from '../words/languages.ts'
import { uses } from '../words/packs.ts'
import { loadWordsBy, understand } from '../words/words.ts'
import { cleaned, worthIn } from './texts.ts'
import { type Worth, wordsOf, worthOf } from './words.ts'

const own = { words: new Set(wordsOf('Cancel subscription Mesaj gönder Nachricht')), deeds: ['cancel', 'gonder'] }

beforeAll(async () => {
  loadWordsBy(async () =>
    languagesBy(async () => ({
      languages: [...asian, ...cyrillic, ...germanic, ...latin, ...nordic, ...romance, ...scripts],
    })),
  )
  document.documentElement.lang = 'de'
  const every = uses.map(({ pack }) => pack)
  await understand({ stepMs: 60_000, end: Number.POSITIVE_INFINITY }, document.body, {}, every)
})

test.each<[text: string, worth: Worth]>([
  ['Thank you!', 'thanks'],
  ['Message sent', 'done'],
  ['Our team will reply within two working days.', 'nothing'],
  ['Réservation confirmée', 'done'],
  ['Ihre Reservierung wurde bestätigt.', 'done'],
  ['Your message has been sent.', 'done'],
  ['Vielen Dank! Ihre Nachricht wurde gesendet.', 'done'],
  ['送信しました。ありがとうございます。', 'thanks'],
  ['메시지가 전송되었습니다.', 'thanks'],
  ['提交成功', 'done'],
  ['Teşekkürler, mesajınız gönderildi.', 'done'],
  ['شكرًا لك، تم إرسال رسالتك', 'thanks'],
  ['Gửi thành công. Cảm ơn bạn đã liên hệ.', 'thanks'],
  ['Your subscription was cancelled.', 'done'],
  ['Thank you for signing up!', 'thanks'],
  ['Thanks for contacting us! Your message has been received.', 'done'],
  ['Thanks for submitting the form.', 'thanks'],
  ['Thank you for subscribing. Your subscription is confirmed.', 'done'],
  ['Vielen Dank für Ihre Kontaktaufnahme', 'thanks'],
  ['Vielen Dank für Ihren Kommentar, Ihr Abonnement und Ihre Registrierung', 'thanks'],
  ['Merci de nous avoir contactés, c’est bien envoyé.', 'done'],
  ['Merci pour votre participation, votre envoi, votre abonnement', 'thanks'],
  ['Gracias por contactarnos', 'thanks'],
  ['Gracias por tu registro y tu suscripción', 'thanks'],
  ['Grazie di averci contattato', 'thanks'],
  ['Commento inviato', 'done'],
  ['Grazie per la registrazione', 'thanks'],
  ['Bedankt voor je reactie', 'thanks'],
  ['Bedankt voor uw inschrijving, uw registratie en uw vraag', 'thanks'],
  ['Dziękujemy za kontakt i za komentarz', 'thanks'],
  ['Zgłoszenie zostało przyjęte.', 'done'],
  ['Дякуємо! Заявку отримано.', 'done'],
  ['Tanggapan Anda telah direkam.', 'done'],
  ['Mulțumim! Cererea a fost trimisă.', 'done'],
  ['Thanks for completing this form', 'thanks'],
  ['We look forward to hearing from you.', 'nothing'],
  ['Dziękujemy za zapytanie. Rejestracja została przyjęta.', 'done'],
  ['Obrigado pelo contato e pela assinatura', 'thanks'],
  ['Obrigada pelo registo, pela subscrição, pelo cadastro', 'thanks'],
  ['Registro enviado', 'done'],
  ['Tack för din förfrågan, din fråga, din registrering och din prenumeration', 'thanks'],
  ['Kaydınız alındı', 'done'],
  ['Başvuru formu gönderildi', 'done'],
  ['Yorumunuz kaydedildi', 'done'],
  ['Kayıt tamam, talep alındı', 'done'],
  ['Děkujeme, žádost byla přijata.', 'done'],
  ['Dotaz byl odeslán, přihláška a formulář', 'done'],
  ['Registrace je hotovo, komentář uloženo', 'done'],
  ['Kiitos! Ilmoittautuminen on vastaanotettu.', 'done'],
  ['Kiitos ilmoittautumisesi, hakemuksesi, varauksesi, tilauksesi ja pyyntösi', 'thanks'],
  ['Hakemus, varaus, tilaus: valmis', 'done'],
  ['Kiitos palautteesta, viestistä, yhteydenotosta', 'thanks'],
  ['Jelentkezését rögzítettük', 'done'],
  ['Köszönjük a jelentkezés, foglalás, rendelés, regisztráció', 'thanks'],
  ['Foglalását, rendelését, kérelmét megkaptuk', 'done'],
  ['Din tilmelding er modtaget', 'done'],
  ['Tilmeldingen, påmelding og påmeldingen er mottatt', 'done'],
  ['Tak for forespørgsel, forespørsel, bestilling', 'thanks'],
  ['Henvendelse sendt, henvendelsen er lagret', 'done'],
  ['Заявку получили, спасибо за регистрацию и подписку', 'done'],
  ['Регистрация, подписка, обращение, комментарий: готово', 'done'],
  ['Η εγγραφή, η κράτηση, η αίτηση, η παραγγελία και η συμμετοχή σας καταχωρήθηκε', 'done'],
  ['شكرا على تواصلك، تم تسجيلك، حجزك، اشتراكك، بياناتك، استفسارك', 'thanks'],
  ['ההרשמה, הבקשה, הפנייה, פנייתך, בקשתך, הזמנתך התקבל', 'done'],
  ['报名成功，预约、订阅、反馈、注册、订单', 'done'],
  ['お申し込み、ご予約、予約、申し込みを受け付けました', 'done'],
  ['예약, 주문, 등록 완료', 'done'],
  // What form makers ship as their text of thanks.
  ['Thank you! Your submission has been received!', 'done'],
  ['Your response has been recorded.', 'done'],
  ['Thank you for your interest, your feedback and your inquiry', 'thanks'],
  ['Thank you for reaching out. We will respond soon.', 'thanks'],
  ['Your enquiry was successful', 'done'],
  ['Vielen Dank für Ihre Mitteilung. Ihre Nachricht wurde gesendet.', 'done'],
  ['Votre message a bien été envoyé, nous vous répondrons dans les plus brefs délais.', 'done'],
  ['Merci, votre demande a bien été prise en compte.', 'thanks'],
  ['Hemos recibido su mensaje. Gracias, nos pondremos en contacto con usted a la mayor brevedad.', 'done'],
  ['Gracias, responderemos lo antes posible', 'thanks'],
  ['Grazie, ti risponderemo al più presto, quanto prima possibile.', 'thanks'],
  ['Bedankt! Uw bericht is succesvol verzonden. We nemen zo snel mogelijk contact met u op.', 'done'],
  ['Formularz został wysłany pomyślnie.', 'done'],
  ['Agradecemos a sua mensagem. Ela foi enviada.', 'done'],
  ['Спасибо за сообщение. Оно успешно отправлено. Мы свяжемся с вами в ближайшее время.', 'done'],
  ['Tack! Vi återkommer så snart som möjligt.', 'thanks'],
  ['Tak for beskeden. Den er blevet sendt.', 'done'],
  ['Takk for meldingen. Den er sendt.', 'done'],
  ['Vaše zpráva byla úspěšně odeslána.', 'done'],
  ['Teşekkürler! En kısa sürede size dönüş yapacağız.', 'thanks'],
  ['お問い合わせありがとうございます。担当者よりご連絡いたします。', 'thanks'],
  ['תודה על ההודעה. היא נשלחה.', 'done'],
  ['Kiitos viestistäsi. Se on lähetetty.', 'done'],
  ['Thank you for signing up for the waiting list.', 'words'],
  ['Your subscription could not be confirmed', 'words'],
  ['Přihláška nebyla přijata', 'words'],
  ['Ilmoittautuminen ei ole valmis', 'words'],
  ['报名失败', 'words'],
  ['# 26-118, 22.11.2026', 'nothing'],
  ['Cancel subscription', 'nothing'],
  ['Your message was not sent.', 'words'],
  ['Thanks, but the course is full.', 'words'],
  ['Ihre Nachricht wurde nicht gesendet.', 'words'],
  ['送信できませんでした', 'words'],
  ['전송되지 않았습니다', 'words'],
  ['提交失败', 'words'],
  ['لم يتم إرسال رسالتك', 'words'],
  ['Mesajınız gönderilemedi, teşekkürler', 'words'],
  ['La séance est complète.', 'words'],
  ['Thank you for waiting…', 'words'],
  ['Was it sent?', 'words'],
  ['Your order was cancelled by somebody', 'words'],
])('%s: %s', (text, worth) => {
  expect(worthOf(text, own)).toBe(worth)
})

test.each<[text: string, worth: Worth]>([
  ['Message sent. We read every single one.', 'told'],
  ['Thank you! Your request was received. The office is open until noon.', 'told'],
  ['送信しました。ありがとうございます。営業時間は正午までです。', 'words'],
  ['提交成功。值班电话 8120', 'told'],
  ['Thank you! The course is full. Your request was received.', 'words'],
  ['Your request was received, but the course is full. Thank you!', 'words'],
  ['Saved. Your library card ran out in January.', 'words'],
  ['Message sent? We will see.', 'words'],
])('whole sentences first: %s: %s', (text, worth) => {
  expect(worthIn(text, { given: [], own })).toBe(worth)
})

test.each<[text: string, worth: Worth, said: string]>([
  ['Thank you, Ann!', 'thanks', 'Thank you, …!'],
  ['Ann Lee, your message was sent.', 'done', '…, your message was sent.'],
  ['Thank you, Anna!', 'words', 'Thank you, Anna!'],
  ['The lee side is closed.', 'words', 'The lee side is closed.'],
])('who is called by a part of a name: %s', (text, worth, said) => {
  const reader = { given: ['Ann Lee', 'Closed on Monday?', 'A Side Is Closed'], own }
  expect(worthIn(text, reader)).toBe(worth)
  expect(cleaned(text, reader.given)).toBe(said)
})
