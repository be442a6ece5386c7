import { expect, test } from 'vitest'
import { isThanking, readingOf, timeless } from './reading.ts'

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
  ['Registration', undefined],
  ['Email confirmation', undefined],
  ['Code sent', undefined],
  ['Your inbox', undefined],
  ['Boîte de réception', undefined],
  ['Thank you cards', undefined],
  ['Saved cards', undefined],
  ['Check your inbox', 'success'],
])('a title: %s', (text, reading) => {
  expect(readingOf(text)).toBe(reading)
})

test.each([
  ['Thanks, Ada! We will write.', true],
  ['Thanks, Ada! What is your email?', false],
  ['Saved', false],
])('thanks, and no question after it: %s: %s', (text, isSo) => {
  expect(isThanking(text)).toBe(isSo)
})

test('what goes on by itself', () => {
  expect(timeless('Offer ends in 09:59')).toBe(timeless('Offer ends in 10:00'))
  expect(timeless('٣ من ٢٠٠')).toBe(timeless('١٢ من ٢٠٠'))
})

test.each([
  'We do not deliver to this address.',
  'Hm. That did not go as planned.',
  'Your complaint about a failed delivery was received. Case 4711.',
  'Your error report was sent',
  'Das geht so nicht',
  'We don’t recognise your email.',
  'Your email is not on the guest list.',
  'We received no answer.',
  '以下の内容で送信します。',
  '以下の内容で送信します。よろしければ「送信する」ボタンを押します。',
  'まだ送信は完了していません。',
  'お申し込みはまだ完了していません。',
  'Confirma que no eres un robot',
  'Progress saved',
  'Your progress has been saved.',
  'Step saved',
  'Step 1 of 3 saved',
  'Fortschritt gespeichert',
  'Schritt 2 gespeichert',
  'Étape 1 envoyée',
  'Paso 1 guardado',
  'Krok 1 zapisany wysłany',
  '仮登録しました。',
  '仮予約を受け付けました',
  'Provisionally booked',
  'Vorläufig gebucht',
  'Tap Yes on your phone',
  'We sent a push notification to your banking app. Approve it to finish.',
  'Open your authenticator app',
  'Google sent a notification to your Pixel. Tap Yes on it to go on.',
  'Approve the sign-in request in your banking app.',
  'Bestätigen Sie die Anmeldung in Ihrer Banking-App.',
  'Ouvrez l’application sur votre téléphone pour continuer.',
  'Confirme la operación en su móvil.',
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
  'Merci de patienter',
  'Veuillez patienter…',
  'お待ちください',
])('at work: %s', (text) => {
  expect(readingOf(text)).toBe('work')
})

test.each([
  'Contact us',
  'Get in touch with our team',
  'Enter the code sent to your phone.',
  'A verification code has been sent to your phone.',
  '验证码已发送',
  'Complete your registration',
  'Confirmation code',
  'Awaiting confirmation from your bank.',
  'Accepted file types: pdf, docx',
  'Only Visa is accepted here.',
  'Confirm your email to continue',
  'Enter your email',
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
  '登録しますので、しばらくこのまま。',
  '确认提交成功前请勿关闭页面',
  'تم',
  'La sesión está cerrada',
  '登録しましょう',
  'Gracias por su paciencia',
  'Bedankt voor uw geduld',
  'Danke für Ihre Geduld',
  '“Thank you for the great work!” Anna, Rome',
  'Your lost property',
  'Saved cards',
  'Your saved cards',
  'Saved payment methods',
  'Sent items',
  'Registered users',
  'Gespeicherte Karten',
  'Gesendete Nachrichten',
  'Erfolgsgeschichten',
  'Mensajes enviados',
  'Messages envoyés',
  'Messaggi inviati',
  'Verzonden berichten',
  'Отправленные письма',
  'Thank you cards',
  'Thank-you notes',
  'Dankeskarten',
  'Entwurf gespeichert',
  'Brouillon enregistré',
  '下書きを保存しました',
  'Please confirm your email address.',
  'Bitte bestätigen Sie Ihre E-Mail-Adresse.',
  'Veuillez confirmer votre adresse e-mail.',
])('neither: %s', (text) => {
  expect(readingOf(text)).toBeUndefined()
})
