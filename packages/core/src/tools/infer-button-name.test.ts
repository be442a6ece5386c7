import { expect, test } from 'vitest'
import { languages } from '../lexicon/languages.ts'
import { toolTopics } from '../standards/tool-words.ts'
import { inferButtonName } from './infer-button-name.ts'

test.each([
  ['Sign up', 'signup'],
  ['Join', 'signup'],
  ['Start your free trial', 'signup'],
  ['Jetzt registrieren', 'signup'],
  ['Créer un compte', 'signup'],
  ['Zarejestruj się', 'signup'],
  ['Iscriviti', 'signup'],
  ['Зарегистрироваться', 'signup'],
  ['新規登録', 'signup'],
  ['Log in', 'login'],
  ['Iniciar sesión', 'login'],
  ['Zaloguj się', 'login'],
  ['登录', 'login'],
  ['Contact us', 'contactSales'],
  ['Talk to sales', 'contactSales'],
  ['Book a demo', 'contactSales'],
  ['Book a table', 'booking'],
  ['Fale conosco', 'contactSales'],
  ['Bize ulaşın', 'contactSales'],
  ['View pricing', 'viewPricing'],
  ['See plans', 'viewPricing'],
  ['Cennik', 'viewPricing'],
  ['料金プラン', 'viewPricing'],
  ['Book now', 'booking'],
  ['Termin vereinbaren', 'booking'],
  ['Prenota ora', 'booking'],
  ['预约', 'booking'],
  ['Subscribe', 'subscribe'],
  ['Nieuwsbrief ontvangen', 'subscribe'],
  ['Iscriviti alla newsletter', 'subscribe'],
  ['Sign up for our newsletter', 'subscribe'],
  ['Abone ol', 'subscribe'],
] as const)('"%s" is %s', (text, name) => {
  expect(inferButtonName(text)).toBe(name)
})

test.each([
  [''],
  ['×'],
  ['Next'],
  ['Opacity'],
  ['Bookmark'],
  ['Facebook'],
  ['Discontact'],
  ['How to join two tables'],
  ['Forgot your password?'],
  ['Search'],
  ['Unsubscribe'],
  ['Cancel booking'],
  ['Delete account'],
  ['Se désabonner'],
  ['Cancelar suscripción'],
  ['Reservierung stornieren'],
  ['Annuler la réservation'],
  ['Odhlásit odběr novinek'],
  ['Rezervasyon iptal'],
  ['取消订阅'],
  ['予約をキャンセル'],
  ['구독 취소'],
  ['Add to cart'],
  ['When you register we will send you a very long letter'],
])('"%s" makes no tool', (text) => {
  expect(inferButtonName(text)).toBeUndefined()
})

test.each([
  ['Aanmelden nieuwsbrief', 'nl', 'subscribe'],
  ['Anmelden', 'de', 'login'],
  ['Sign in', 'de', 'login'],
  ['Log in', 'constructor', 'login'],
] as const)('"%s" on a page in %s is %s', (text, lang, name) => {
  expect(inferButtonName(text, lang)).toBe(name)
})

test('every topic has words in twelve languages', () => {
  const codes = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru', 'tr', 'ja', 'zh']
  for (const topic of toolTopics)
    expect(codes.filter((code) => !languages[code]?.topics?.[topic]).map((code) => `${code} ${topic}`)).toEqual([])
})
