import { expect, test } from 'vitest'
import { readingOf, timeless } from './reading.ts'

test.each([
  'Something went wrong. Try again.',
  'Your session has expired',
  'Invalid password',
  'This address is already in use',
  'Sorry, we could not send your message',
  'Your message could not be sent.',
  'We did not receive your message, nothing was saved.',
  'That time is fully booked.',
  'Delivery refused: mailbox full. Message was never sent.',
  'That name is taken. Choose another one.',
  'Name is taken',
  'Email has already been taken',
  'Application crashed: a client-side exception has occurred',
  'You are offline. Your message waits here.',
  'Your error report was not sent',
  'Pick another name, this one is in use.',
  'Error: this name is not allowed',
  'Something went wrong, your message was lost.',
  'Your message wasn’t sent',
  'Thank you, but your booking was not saved.',
  'Thank you. Unfortunately we failed to save it.',
  'Your card was declined',
  'Passwords do not match',
  'Booking failed',
  'Leider ist ein Fehler aufgetreten',
  'Ihre Nachricht konnte nicht gesendet werden.',
  'Ihre Anfrage wurde nicht gespeichert',
  'Dieser Name ist bereits vergeben.',
  'Une erreur est survenue',
  "Votre message n'a pas pu être envoyé.",
  'Votre message n’a pas été envoyé',
  'Su mensaje no ha sido enviado.',
  'No se pudo enviar el mensaje',
  'Si è verificato un errore',
  'Il messaggio non è stato inviato.',
  'Uw bericht is niet verzonden.',
  'Er is iets fout gegaan',
  'Wiadomość nie została wysłana.',
  'Wystąpił błąd',
  'A mensagem não foi enviada.',
  'Ocorreu um erro ao enviar',
  'Сообщение не отправлено.',
  'Не удалось отправить сообщение',
  '提交不成功',
  '消息发送失败',
  '您的留言未提交',
  '送信できませんでした',
  'エラーが発生しました',
  'ありがとうございますが、送信できませんでした',
  'تعذر إرسال الرسالة',
  'لم يتم إرسال الرسالة',
  'حدث خطأ',
  'ההודעה לא נשלחה',
  'אירעה שגיאה',
])('a failure: %s', (text) => {
  expect(readingOf(text)).toBe('failure')
})

test.each([
  'Email is required',
  'Please enter your name',
  'Please check your email address',
  'Your name must have two letters',
  'You have already subscribed',
  'Sorry, try again',
  "Name can't be blank",
  'Bitte füllen Sie dieses Feld aus',
  'Veuillez remplir ce champ',
  'Campo obligatorio',
  'Pole wymagane',
  'Пожалуйста, заполните поле',
  '请填写姓名',
  '名前を入力してください',
  'هذا الحقل مطلوب',
  'Please fill in all fields. Thank you.',
])('a complaint: %s', (text) => {
  expect(readingOf(text)).toBe('complaint')
})

test.each([
  'Thank you!',
  'Thanks, we will be in touch',
  'Your message has been sent.',
  'Successfully subscribed',
  'Check your inbox',
  'Please check your inbox to confirm.',
  'Thanks! Please check your inbox to confirm your subscription.',
  'Thank you. We will call you if there is a problem.',
  'Thank you. If something went wrong, call us.',
  "Thanks! Didn't receive the email? Try again.",
  'Thank you. If you have not received it within an hour, write to us.',
  'Message sent. You must not reply to the copy in your inbox.',
  'Booking confirmed: no deposit required',
  "Don't worry, your message was sent.",
  'Booking no 17 is confirmed',
  'Thank you, we are processing your order',
  'Vielen Dank für Ihre Nachricht',
  'Vielen Dank! Bitte bestätigen Sie den Link in Ihrer E-Mail.',
  'Wir haben Ihre Anfrage erhalten',
  'Merci, votre message est envoyé',
  'Merci ! Veuillez vérifier votre boîte de réception.',
  '¡Gracias!',
  '¡Gracias! Ningún campo obligatorio quedó vacío.',
  'Mensaje enviado',
  'Il messaggio è stato inviato',
  'Bedankt voor uw bericht',
  'Dziękujemy za wiadomość',
  'Obrigado, recebemos a sua mensagem',
  'Спасибо за заявку',
  'Не волнуйтесь, сообщение отправлено',
  '提交成功',
  '您的留言已收到，谢谢',
  'ありがとうございます',
  '送信しました',
  'お申し込みを受け付けました',
  'تم إرسال رسالتك بنجاح',
  'شكراً لك',
  'ההודעה נשלחה בהצלחה',
  'תודה!',
  'Success: 0 errors. Your ticket #4711 was created.',
  'Thank you! If you do not hear from us within two days, something went wrong, so please call. No errors were found.',
  'Thank you. Your lost property report was received.',
  'Your error report was sent. Thank you!',
  'Keine Fehler. Ihre Nachricht wurde gesendet.',
])('a success: %s', (text) => {
  expect(readingOf(text)).toBe('success')
})

test.each([
  'We do not deliver to this address.',
  'Hm. That did not go as planned.',
  'Your complaint about a failed delivery was received. Case 4711.',
  'Your error report was sent',
  'Das geht so nicht',
])('a doubt: %s', (text) => {
  expect(readingOf(text)).toBe('doubt')
})

test.each([
  'Sending…',
  'Please wait',
  'Loading...',
  'Processing your order',
  'Ihre Nachricht wird gesendet…',
  'Thanks! Sending your message…',
])('at work: %s', (text) => {
  expect(readingOf(text)).toBe('work')
})

test.each([
  'Contact us',
  'Terror and thankless tasks: a novel',
  'Fax',
  'Presented by Ada',
  '3 of 200 characters',
  'You are on the list',
  'Welcome to Acme',
  'Something went wrong?',
  'Your order has been taken!',
  'After you press Confirm, your table is booked.',
  'No, thanks',
  'Nein danke',
  'Draft saved',
  'Someone in Paris just booked this room',
  'Ada just subscribed',
  '3 rooms booked 5 minutes ago',
  'Your message will be sent tomorrow',
  'Thank you for your patience',
  'Η φόρμα υποβλήθηκε',
])('neither: %s', (text) => {
  expect(readingOf(text)).toBeUndefined()
})

test.each([
  ['Thank you', 'success'],
  ['Message sent', 'success'],
  ['Booking confirmed!', 'success'],
  ['Nachricht gesendet', 'success'],
  ['送信完了', 'success'],
  ['Your message was sent successfully', 'success'],
  ['Your message has been sent to our team.', 'success'],
  ['Success stories', undefined],
  ['Sent items', undefined],
  ['Saved searches', undefined],
  ['Welcome to Acme', undefined],
  ['Something went wrong', 'failure'],
])('a title: %s', (text, reading) => {
  expect(readingOf(text, true)).toBe(reading)
})

test('what goes on by itself', () => {
  expect(timeless('Offer ends in 09:59')).toBe(timeless('Offer ends in 10:00'))
  expect(timeless('٣ من ٢٠٠')).toBe(timeless('١٢ من ٢٠٠'))
})
