import { expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'

const read = (html: string) => parsePage(`<!doctype html>${html}`, { url: 'https://shop.example/pay' }).forms[0]
const STRIPE = '<script src="https://js.stripe.com/v3/"></script>'

test.each([
  ['a frame', '<form><iframe src="https://js.stripe.com/v3/elements-inner-card.html"></iframe></form>', 'Stripe'],
  ['a frame of a subdomain', '<form><iframe src=https://checkoutshopper-live.adyen.com/x></iframe></form>', 'Adyen'],
  ['a frame that is loaded late', '<form><iframe data-src=//js.mollie.com/field></iframe></form>', 'Mollie'],
  ['a place and a script', `${STRIPE}<form><div id=card-element></div></form>`, 'Stripe'],
  ['a place of the site’s own naming', `${STRIPE}<form><div class="my-card-field"></div></form>`, 'Stripe'],
  ['a place whose script is in a bundle', '<form><div id=payment-element></div></form>', 'a payment service'],
])('%s', (_, html, service) => expect(read(html)?.hostedPayment).toBe(service))

test.each([
  ['a script alone', `${STRIPE}<form><input name=q></form>`],
  ['a frame beside the form', '<form></form><iframe src="https://js.stripe.com/v3/m-outer.html"></iframe>'],
  ['a place beside the form', `${STRIPE}<form></form><div id=card-element></div>`],
  ['a box with content', `${STRIPE}<form><div class=card><label>Name <input name=n></label></div></form>`],
  ['an icon', `${STRIPE}<form><span class="icon-card"></span></form>`],
  ['a host that only looks so', '<form><iframe src=https://js.stripe.com.evil.example/></iframe></form>'],
  ['an empty box without a script', '<form><div class=card></div></form>'],
])('none: %s', (_, html) => expect(read(html)).not.toHaveProperty('hostedPayment'))
