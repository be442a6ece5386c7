import { describe, expect, test } from 'vitest'
import { allWords } from '../../lexicon/languages.ts'
import type { ButtonPlace } from './button-place.ts'
import { pressingNeeds } from './pressing-needs.ts'
import { type FormButton, sendingButton, sendingRank } from './sending-button.ts'

const button = (name: string, place?: ButtonPlace) => ({ name, attributes: [], skips: false, place })
const rank = (
  name: string,
  attributes: string[] = [],
  toolName = 'submitForm',
  more: Partial<FormButton> = {},
): number => sendingRank({ ...button(name), attributes, ...more }, toolName, allWords)

/** Of two buttons the first one sends the form. */
test.each([
  ['Save', 'Delete account'],
  ['Send', 'Save draft'],
  ['Place order', 'Apply'],
  ['Place order', 'Apply coupon'],
  ['Update cart', 'Remove'],
  ['Submit', 'No thanks'],
  ['Submit', 'Decline'],
  ['Submit', 'Save'],
  ['Book', 'Check availability'],
  ['Continue', 'Go back'],
  ['Continue', 'Back'],
  ['Save', 'Save and add another'],
  ['Save', 'Reset'],
  ['Apply', 'Save draft'],
  ['Apply', 'Cancel'],
  ['Speichern', 'Konto löschen'],
  ['Absenden', 'Entwurf speichern'],
  ['Jetzt kaufen', 'Gutschein einlösen'],
  ['Weiter', 'Zurück'],
  ['Envoyer', 'Supprimer'],
  ['Envoyer', 'Enregistrer le brouillon'],
  ['Enviar', 'Cancelar'],
  ['Wyślij', 'Usuń'],
  ['Join', 'Continue with Google'],
  ['Join', 'Mit Google anmelden'],
  ['Join', 'Sign in with Example'],
  ['Send', 'Add guest'],
  ['Allow', 'Deny'],
  ['Add to cart', 'Add to wishlist'],
  ['Add to cart', 'Update cart'],
  ['Add to my basket', 'Change quantity'],
  ['In den Warenkorb', 'Menge ändern'],
  ['Zum Warenkorb hinzufügen', 'Anzahl aktualisieren'],
  ['In den Warenkorb legen', 'Warenkorb aktualisieren'],
  ['Ajouter au panier', 'Modifier la quantité'],
  ['Ajouter au panier', 'Mettre à jour'],
  ['Añadir al carrito', 'Actualizar'],
  ['Aggiungi al carrello', 'Aggiorna'],
  ['Toevoegen aan winkelwagen', 'Wijzigen'],
  ['In winkelwagen', 'Bijwerken'],
  ['Dodaj do koszyka', 'Zmień ilość'],
  ['Adicionar ao carrinho', 'Atualizar'],
  ['Добавить в корзину', 'Изменить'],
  ['Sepete ekle', 'Güncelle'],
  ['加入购物车', '更新'],
  ['カートに追加', '追加'],
  ['장바구니에 추가', '추가'],
  ['Send it', 'IT'],
  ['Send', 'Show password'],
  ['Send', 'Use my location'],
  ['Submit', 'Send code'],
  ['Send', '−'],
  ['Send', ''],
  ['Add guest', 'Preview'],
  ['送信', '下書き保存'],
  ['提交', '取消'],
])('%j before %j', (sends, other) => {
  expect(rank(sends)).toBeLessThan(rank(other))
})

describe('a button is told', () => {
  test.each([
    ['by its value', rank('Yes', ['a', 'delete']), 5],
    ['by its name', rank('Now', ['save_draft']), 3],
    ['by what it skips', rank('Fine', [], 'submitForm', { skips: true }), 3],
    ['by the tool of its name', rank('Delete my account', [], 'deleteAccount'), -1],
    ['by a tool of a longer name', rank('Apply', ['apply'], 'applyCoupon'), -1],
    ['by two words that a tool has as one', rank('Sign up', [], 'signup'), -1],
    ['not by what only ends like the tool', rank('Unsubscribe', [], 'subscribe'), 5],
    ['not by another way to the same', rank('Sign up with Google', [], 'signup'), 3],
    ['by the way that the tool names', rank('Sign up with Google', [], 'signupWithGoogle'), -1],
    ['by what pages call a login', rank('Sign in', [], 'login'), -1],
    ['by what they call it in Russian', rank('Войти', [], 'memberLogin'), -1],
    ['by what they call a sign-up', rank('Create my account', [], 'signup'), -1],
    ['not by the other of the two', rank('Register', [], 'login'), 0],
    ['as the plain way, with what the form asks for', rank('Sign in with email'), 0],
    ['as one that leaves', rank('×'), 7],
    ['as one that adds to what is sent', rank('Add to cart'), 0],
    ['not by the name of the tool, beside other fields', rank('Subscribe', [], 'subscribe', { place: 'other' }), 4],
  ])('%s', (_, found, expected) => expect(found).toBe(expected))
})

describe('of several buttons is meant', () => {
  const choice = (...buttons: [string, ButtonPlace?][]) =>
    sendingButton(
      buttons.map((each) => button(...each)),
      'signup',
      allWords,
    )?.name
  /** Each with the fields that it stands by. */
  const amid = (...buttons: [string, string][]) =>
    sendingButton(
      buttons.map(([name, fields]) => ({ ...button(name), fields: new Set(fields) })),
      'submitForm',
      allWords,
    )?.name
  test.each([
    ['the last of equal ones', choice(['Check'], ['Upload photo'], ['Find']), 'Find'],
    ['the one that says it with fewer words', choice(['I agree'], ['I do not agree']), 'I agree'],
    ['one by the fields', choice(['Next', 'above'], ['Go'], ['Use', 'group'], ['Ask', 'apart']), 'Go'],
    ['the first of those above them', choice(['Publish', 'above'], ['Export', 'above']), 'Publish'],
    ['one above them before a draft', choice(['Publish', 'above'], ['Save draft']), 'Publish'],
    ['one that deletes before one of another landmark', choice(['Go', 'apart'], ['Delete']), 'Delete'],
    ['one called as the tool, wherever', choice(['Sign up', 'apart'], ['Send']), 'Sign up'],
    ['one by far more fields than another, be it the last', amid(['Send', 'abc'], ['Subscribe', 'd']), 'Send'],
    ['one by other fields, be its name longer', amid(['Search', 'd'], ['Search flights', 'ab']), 'Search flights'],
    ['the last of those by about as many fields', amid(['Look up', 'ab'], ['Find', 'c']), 'Find'],
    ['the last where fields are shared', amid(['Look up', 'abc'], ['Find', 'abcd']), 'Find'],
    ['none that leaves', choice(['Cancel'], ['Back']), undefined],
    ['none of none', choice(), undefined],
  ])('%s', (_, found, expected) => expect(found).toBe(expected))
})

test.each([
  ['Delete account', 'deletion'],
  ['Close my account', 'deletion'],
  ['Cancel subscription', 'deletion'],
  ['Cancel', 'deletion'],
  ['Konto löschen', 'deletion'],
  ['Jetzt kündigen', 'deletion'],
  ['Supprimer le compte', 'deletion'],
  ['Eliminar cuenta', 'deletion'],
  ['Elimina', 'deletion'],
  ['Usuń konto', 'deletion'],
  ['Удалить', 'deletion'],
  ['注销账户', 'deletion'],
  ['アカウントを削除', 'deletion'],
  ['탈퇴', 'deletion'],
  ['Place order', 'payment'],
  ['Place your order', 'payment'],
  ['Order now', 'payment'],
  ['Order the voucher', 'payment'],
  ['Buy', 'payment'],
  ['Pay $12.00', 'payment'],
  ['Submit payment', 'payment'],
  ['Donate', 'payment'],
  ['Jetzt kaufen', 'payment'],
  ['Zahlungspflichtig bestellen', 'payment'],
  ['Jetzt verbindlich bestellen', 'payment'],
  ['Payer', 'payment'],
  ['Passer la commande', 'payment'],
  ['Comprar', 'payment'],
  ['Acquista ora', 'payment'],
  ['Zapłać', 'payment'],
  ['Купить', 'payment'],
  ['購入する', 'payment'],
  ['立即支付', 'payment'],
  ['Send', undefined],
  ['Save', undefined],
  ['Book now', undefined],
  ['Book now, free cancellation', undefined],
  ['Start, cancel anytime', undefined],
  ['Get exclusive access', undefined],
  ['Entfernung berechnen', undefined],
  ['Track order', undefined],
  ['Order status', undefined],
  ['Proceed to checkout', undefined],
  ['Payroll', undefined],
  ['Close', undefined],
  ['Anmelden', undefined],
  ['', undefined],
])('pressing %j needs a person because of %s', (name, reason) => expect(pressingNeeds(name, allWords)).toBe(reason))
