import { describe, expect, test } from 'vitest'
import { LEAVING_RANK, pressingNeeds, sendingRank } from './sending-button.ts'

const rank = (name: string, attributes: string[] = [], toolName = 'submitForm', skips = false): number =>
  sendingRank({ name, attributes, skips }, toolName)

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
  ['送信', '下書き保存'],
  ['提交', '取消'],
])('%j before %j', (sends, other) => {
  expect(rank(sends)).toBeLessThan(rank(other))
})

describe('a button is told', () => {
  test.each([
    ['by its value', rank('Yes', ['a', 'delete']), 3],
    ['by its name', rank('Now', ['save_draft']), 2],
    ['by what it skips', rank('Fine', [], 'submitForm', true), 2],
    ['by the tool of its name', rank('Delete my account', [], 'deleteAccount'), -1],
    ['by a tool of a longer name', rank('Apply', ['apply'], 'applyCoupon'), -1],
    ['by two words that a tool has as one', rank('Sign up', [], 'signup'), -1],
    ['not by what only ends like the tool', rank('Unsubscribe', [], 'subscribe'), 3],
    ['as one that leaves', rank('×'), LEAVING_RANK],
    ['as no more than a button without a name', rank(''), 0],
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
  ['Proceed to checkout', undefined],
  ['Payroll', undefined],
  ['Close', undefined],
  ['Anmelden', undefined],
  ['', undefined],
])('pressing %j needs a person because of %s', (name, reason) => expect(pressingNeeds(name)).toBe(reason))
