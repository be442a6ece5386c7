import { expect, test } from 'vitest'
import { taskOf } from './task-name.ts'

/** Texts of a form, its button first; the name of its task. */
test.each<[string[], string | undefined, boolean]>([
  [['Book an appointment'], 'bookAppointment', true],
  [['Send', 'Book an appointment'], 'bookAppointment', true],
  [['Submit', 'Request a quote'], 'requestQuote', true],
  [['Get a free quote'], 'requestQuote', true],
  [['Book a demo'], 'requestDemo', true],
  [['Add to cart'], 'addToCart', true],
  [['Donate now'], 'donate', true],
  [['Send application', 'Join our team'], 'applyForJob', true],
  [['Submit', 'Submit a vacancy'], 'postJob', true],
  [['Track', 'Where is my parcel?'], 'trackParcel', true],
  [['Reset password', 'Forgotten password'], 'recoverPassword', true],
  [['Change password'], 'changePassword', true],
  [['Unsubscribe'], 'unsubscribe', true],
  [['Delete my account'], 'deleteAccount', true],
  [['Cancel booking'], 'cancelBooking', true],
  [['Submit', 'Leave a reply'], 'comment', true],
  [['Calculate', 'Loan calculator'], 'calculateLoan', true],
  [['Find a branch'], 'findBranch', true],
  [['Order a birthday cake'], 'orderBirthdayCake', true],
  [['Send', 'Request an invoice copy'], 'requestInvoice', true],
  [['Register', 'Register for the retreat'], 'registerForRetreat', true],
  [['Register', 'Register your warranty'], 'registerWarranty', true],
  [['Sign up', 'Join our newsletter'], 'subscribe', true],
  [['Subscribe', 'Pottery course'], 'subscribe', true],
  [['Upload', 'Send us your documents'], 'uploadDocuments', true],
  [['Continue', 'Contact', 'Shipping address'], 'checkout', true],
  [['Advanced search'], 'advancedSearch', true],
  [['Redeem', 'Gift card'], 'redeemGiftVoucher', true],
  // Both words are weak, or one is missing: what the fields suggest counts more.
  [['Send message', 'Get in touch'], 'contactSales', false],
  [['Track your order'], 'trackOrder', false],
  [['Go', 'Our shop'], undefined, false],
  [['Why join us'], undefined, false],
  [['Contact lens shop'], undefined, false],
  [['Get started'], undefined, false],
  [['Learn more'], undefined, false],
])('%j is %s', (texts, name, isTold) => {
  const task = taskOf(texts, { language: 'en' })
  expect([task?.name, task?.isTold ?? false]).toEqual([name, isTold])
})

test.each([
  ['de', ['Termin vereinbaren'], 'bookAppointment'],
  ['de', ['Rückruf anfordern'], 'requestCallback'],
  ['de', ['In den Warenkorb'], 'addToCart'],
  ['de', ['Absenden', 'Bewerbung'], 'applyForJob'],
  ['de', ['Endgültig löschen', 'Konto löschen'], 'deleteAccount'],
  ['de', ['Sendung verfolgen'], 'trackParcel'],
  ['de', ['Torte bestellen'], 'orderTorte'],
  ['fr', ['Prendre rendez-vous'], 'bookAppointment'],
  ['fr', ['Envoyer', 'Demande de devis'], 'requestQuote'],
  ['fr', ['Ajouter au panier'], 'addToCart'],
  ['fr', ['Suivre mon colis'], 'trackParcel'],
  ['es', ['Pedir el folleto'], 'requestBrochure'],
  ['it', ['Richiedi un preventivo'], 'requestQuote'],
  ['nl', ['Offerte aanvragen'], 'requestQuote'],
  ['pl', ['Umów wizytę'], 'bookAppointment'],
  ['pt', ['Rastrear encomenda'], 'trackOrder'],
  ['ru', ['Отправить', 'Записаться на приём'], 'bookAppointment'],
  ['sv', ['Boka tid'], 'bookAppointment'],
  ['tr', ['Randevu al'], 'bookAppointment'],
  ['cs', ['Zrušit rezervaci'], 'cancelBooking'],
  ['zh', ['加入购物车'], 'addToCart'],
  ['ja', ['パスワードを忘れた'], 'recoverPassword'],
  // On a page whose language nobody knows.
  [undefined, ['Demander un devis'], 'requestQuote'],
])('%s: %j is %s', (language, texts, name) => {
  expect(taskOf(texts, { language })?.name).toBe(name)
})

test('the words of the site are nothing that a task is about', () => {
  expect(taskOf(['Search Allotment'], { language: 'en', site: 'The Allotment Fence' })?.name).toBe('search')
})

test('identifiers count last, and give no words of their own', () => {
  const identifiers = ['frm_2', 'track-order']
  expect(taskOf(['Go'], { language: 'en', identifiers })?.name).toBe('trackOrder')
  expect(taskOf(['Vote'], { language: 'en', identifiers: ['poll_frm'] })?.name).toBe('vote')
})
