import { checkRows } from '../../../../test/check-rows.ts'
import { buildButton, buildForm, buildIntent, buildPage, buildSite } from '../../../../test/evidence-builder.ts'
import type { Intent } from '../../../standards/intents.ts'
import { bookingOrContactPath } from './booking-or-contact-path.ts'
import { pricingIntent } from './pricing-intent.ts'
import { supportAndCheckout } from './support-and-checkout.ts'

const shows = (...intents: Intent[]) =>
  buildSite({ pages: [buildPage({ intents: intents.map((intent) => buildIntent(intent)) })] })
const onlyForm = buildSite({ pages: [buildPage({ forms: [buildForm()] })] })
const onlyButton = buildSite({ pages: [buildPage({ buttons: [buildButton('Menu')] })] })
const calendar = {
  vendor: 'Calendly',
  via: 'iframe' as const,
  url: 'https://calendly.example/x',
  intent: 'booking' as const,
}
const embed = buildSite({ pages: [buildPage({ summary: { vendors: [calendar] } })] })
const unread = buildSite({ pages: [buildPage({ outcome: 'challenge' })] })

checkRows(bookingOrContactPath, [
  ['booking', shows('booking'), 6, 'link “booking” on https://shop.example/'],
  ['contact', shows('contact'), 6],
  ['an embedded calendar', embed, 6, 'Calendly embed'],
  ['another intent', shows('login'), 0],
  ['a form alone', onlyForm, 0],
  ['a button alone', onlyButton, 0],
  ['nothing to act on', buildSite(), 'not applied'],
  ['no page read', unread, 'not measured'],
])

checkRows(pricingIntent, [
  ['pricing', shows('pricing'), 4],
  ['another intent', shows('booking'), 0],
  ['nothing to act on', buildSite(), 'not applied'],
  ['no page read', unread, 'not measured'],
])

checkRows(supportAndCheckout, [
  ['both', shows('support', 'checkout'), 2],
  ['support', shows('support'), 1, 'Checkout: none found'],
  ['checkout', shows('checkout'), 1, 'Support: none found'],
  ['neither', onlyForm, 0],
  ['nothing to act on', buildSite(), 'not applied'],
  ['no page read', unread, 'not measured'],
])
