import { expect, test } from 'vitest'
import { busyWords, failureWords, successWords } from './words.ts'

test.each([
  'Something went wrong. Try again.',
  'Email is required',
  'This address is already in use',
  'Your session has expired',
  'Invalid password',
  'Sorry, we could not send your message',
  'Bitte füllen Sie dieses Feld aus',
  'Leider ist ein Fehler aufgetreten',
  'Une erreur est survenue',
  'Campo obligatorio',
  'エラーが発生しました',
])('a failure: %s', (text) => {
  expect(failureWords.test(text)).toBe(true)
})

test.each([
  'Thank you!',
  'Thanks, we will be in touch',
  'Your message has been sent.',
  'Successfully subscribed',
  'Check your inbox',
  'Vielen Dank für Ihre Nachricht',
  'Merci, votre message est envoyé',
  '¡Gracias!',
  'Спасибо за заявку',
  'ありがとうございます',
])('a success: %s', (text) => {
  expect(successWords.test(text)).toBe(true)
  expect(failureWords.test(text)).toBe(false)
})

test.each(['Sending…', 'Please wait', 'Loading...', 'Processing your order'])('at work: %s', (text) => {
  expect(busyWords.test(text)).toBe(true)
})

test.each(['Contact us', 'Terror and thankless tasks: a novel', 'Fax', 'Presented by Ada', '3 of 200 characters'])(
  'neither: %s',
  (text) => {
    expect(failureWords.test(text)).toBe(false)
    expect(busyWords.test(text)).toBe(false)
  },
)
