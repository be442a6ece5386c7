import { languages as asian } from '@operable/core/words/asian'
import { languages as germanic } from '@operable/core/words/germanic'
import { languages as latin } from '@operable/core/words/latin'
import { languages as romance } from '@operable/core/words/romance'
import { languages as scripts } from '@operable/core/words/scripts'
import { beforeAll, expect, test } from 'vitest'
import { languagesBy } from '../words/languages.ts'
import { uses } from '../words/packs.ts'
import { loadWordsBy, understand } from '../words/words.ts'
import { type Worth, wordsOf, worthOf } from './words.ts'

const own = { words: new Set(wordsOf('Cancel subscription Mesaj gönder Nachricht')), deeds: ['cancel', 'gonder'] }

beforeAll(async () => {
  loadWordsBy(async () =>
    languagesBy(async () => ({ languages: [...asian, ...germanic, ...latin, ...romance, ...scripts] })),
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
