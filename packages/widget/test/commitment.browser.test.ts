import type { Tool } from '@operable/core/schema'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOn, sentBy, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// What costs something, binds or deletes is done only once a person has agreed, told by the page as it is right before the click.
// The tools are as an owner may write them: their records tell nothing.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

/** Every submit and every click on a button that is no submit is counted. */
const counts = `addEventListener('submit', (event) => { event.preventDefault(); (window.sent ??= []).push(event.submitter?.textContent ?? '') });
  addEventListener('click', (event) => { const button = event.target.closest('[data-does]'); if (button) (window.sent ??= []).push(button.dataset.does) })`
const markup = (body: string, script = ''): string =>
  `<!doctype html><html lang="en"><title>Form</title><body><main>${body}</main><script>${counts};${script}</script>`
const text = '<input name="email" aria-label="Email">'
const form = (content: string, button = 'Continue', attributes = 'method="post"'): string =>
  `<form id="f" ${attributes}>${content}<button>${button}</button></form>`
const button = (name: string): string => `<button id="b" type="button" data-does="b">${name}</button>`
const ofForm = (page: Page): Tool => toolOf(page, '#f')
const ofButton = (page: Page): Tool => toolOf(page, '#b', { kind: 'button' }, 'confirm')
const email = { email: 'ada@shop.example' }

const asking: [string, string, boolean?][] = [
  ['a button that transfers', form(text, 'Transfer')],
  ['a button that bids, in Swedish', form(text, 'Lägg bud')],
  ['a button that signs, in Korean', form(text, '서명하기')],
  ['a button that wipes', form(text, 'Wipe device')],
  ['a price in the button', form(text, 'Start for $9.99')],
  ['a total in a table', form(`<table><tr><th>Total<td>€ 56,00<td>3</table>${text}`)],
  ['a total in digits of Arabic', form(`${text}<p><b>٣٥٠ ر.س</b></p>`)],
  ['a total', form(`${text}<p>Total: <b>€ 49,00</b></p>`)],
  ['a price behind the button', `<form id="f">${text}<button>Become a member</button> ₹499 a year</form>`],
  ['a box that the page has ticked', form(`${text}<label><input type="checkbox" checked> Insurance ($4)</label>`)],
  ['a price in its dialog', `<div role="dialog"><p>You pay 499 kr</p>${form(text, 'OK')}</div>`],
  [
    'a price around a form that only confirms',
    `<div><p>You will be charged $5.</p>${form('<input type="hidden" name="a">', 'Yes')}</div>`,
  ],
  ['the heading of a deletion', `<h2>Delete your account</h2>${form(text)}`],
  ['the address of a deletion', form(text, 'Continue', 'method="post" action="/account/delete"')],
  ['the question of a deletion', form('<p>Do you really want to delete it?</p>', 'Yes')],
  ['a legend of a deletion', form(`<fieldset><legend>Konto löschen</legend>${text}</fieldset>`, 'Weiter')],
  [
    'no button at all, under a heading that orders',
    `<h2>Place your order</h2><form id="f" method="post">${text}</form>`,
  ],
  ['a button in a dialog of a deletion', `<div role="alertdialog" aria-label="Delete project?">${button('Yes')}</div>`],
  ['a button in a dialog that asks', `<dialog open><p>Remove this member?</p>${button('OK')}</dialog>`],
  [
    'a button in a dialog that says what is deleted',
    `<dialog open><p>This deletes your account.</p>${button('OK')} <button>Back</button></dialog>`,
  ],
  ['a button beside a price', `<div><p>Pro: $20 a month</p>${button('Activate')}</div>`],
  [
    'a button beside a way back, under what it does',
    `<div><p>Your account will be deleted for good. This cannot be undone.</p><div>${button('Continue')} <a href="#">Back</a></div></div>`,
  ],
  ['a button behind the heading of a price', `<div><h3>Pro</h3><p>$20</p><div>${button('Activate')}</div></div>`],
  ['a button behind a list with a total', `<div><ul><li>Desk<li>Total: $20</ul>${button('Activate')}</div>`],
  ['a button in a card', `<ul><li><h3>Desk</h3>$20<p>${button('Activate')}</p></ul>`],
  ['money in its button', form(text, 'Enviar dinero')],
  ['a deletion behind what only looks', button('Find and delete duplicates')],
  ['a deletion of what is filtered', button('Delete filtered items')],
  ['a dialog about a filter', `<dialog open><p>Delete this filter?</p>${button('Delete filter')}</dialog>`],
  ['a link that a script makes a button of', '<a id="b" href="#" data-does="b">Pay now</a>'],
]

test.each(asking)('a person is asked about %s', async (_, body) => {
  const page = await browser.openHtml(markup(body))
  const isForm = body.includes('id="f"')
  const tool = isForm ? ofForm(page) : ofButton(page)
  const input = isForm && body.includes('name="email"') ? email : {}
  expect(await runOn(page, tool, input)).toMatchObject({ status: 'needs_person', error: { code: 'approval_required' } })
  expect(await runOn(page, tool, input, { approves: false })).toMatchObject({ error: { code: 'approval_denied' } })
  expect(await sentBy(page)).toEqual([])
  const { status } = await runOn(page, tool, input, { approves: true, outcomeMs: 300 })
  expect(status).toMatch(/confirmed|unverified/)
  expect(await sentBy(page)).toHaveLength(1)
  await page.close()
})

/** What a script does once something is pressed that nobody understands; the server is told nothing before a person agrees. */
const press = (script: string): string => `${button('Mhm')}<script>b.onclick = () => { ${script} }</script>`
const requests: [string, string][] = [
  ['an address that deletes', press(`fetch('/account/delete', { method: 'POST' })`)],
  [
    'an address that pays, by XMLHttpRequest',
    press(`const x = new XMLHttpRequest(); x.open('POST', '/payout/transfer'); x.send()`),
  ],
  ['the method DELETE', press(`fetch('/albums/7', { method: 'DELETE' })`)],
  [
    'a method in the body',
    press(`fetch('/albums/7', { method: 'POST', body: new URLSearchParams({ _method: 'delete' }) })`),
  ],
  [
    'a mutation of GraphQL',
    press(`fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: 'mutation deleteAlbum { id }' }) })`),
  ],
]

test.each(requests)('a request with %s waits for a person', async (_, body) => {
  const page = await browser.openHtml(markup(body))
  const left: string[] = []
  page.on('request', (request) => left.push(request.method()))
  const tool = ofButton(page)
  expect(await runOn(page, tool, {})).toMatchObject({ status: 'needs_person', error: { code: 'approval_required' } })
  const denied = await runOn(page, tool, {}, { approves: false })
  expect(denied).toMatchObject({ status: 'failed', sent: 'no', error: { code: 'approval_denied' } })
  expect(left).toEqual([])
  const agreed = await runOn(page, tool, {}, { approves: true, outcomeMs: 300 })
  expect(agreed).toMatchObject({ status: expect.stringMatching(/rejected|confirmed|unverified/), sent: 'yes' })
  expect(left).toHaveLength(1)
  await page.close()
})

test.each([
  ['whose address names no deed', press(`fetch('/albums/7/like', { method: 'POST' })`)],
  [
    'that leaves the mailing list, as its button says',
    `<h2>Our newsletter</h2>${press(`fetch('/unsubscribe', { method: 'POST' })`).replace('Mhm', 'Unsubscribe')}`,
  ],
])('a request %s leaves at once', async (_, body) => {
  const page = await browser.openHtml(markup(body))
  expect(await runOn(page, ofButton(page), {}, { outcomeMs: 300 })).toMatchObject({ sent: 'yes' })
  await page.close()
})

const harmless: [string, string][] = [
  ['a newsletter', form(`${text}<p>Get $10 off your first order</p>`, 'Subscribe')],
  ['a cart', form(`${text}<p>$29.00</p>`, 'Add to cart')],
  ['a login beside a price', form(`${text}<p>Plans from $9</p>`, 'Log in')],
  ['a login under another heading', `<h2>6. Payment</h2>${form(text, 'Log in')}`],
  ['a search', form(`${text}<p>$10 to $50</p>`, 'Search', 'action="/find"')],
  ['a box that is not ticked', form(`${text}<label><input type="checkbox"> Insurance ($4)</label>`, 'Send')],
  ['a choice of budgets', form(`${text}<label><input type="radio" name="b"> $500</label>`, 'Send')],
  ['a list of budgets', form(`${text}<select name="b"><option>$500</select>`, 'Send')],
  ['a price that is not shown', form(`${text}<p style="display:none">$5</p>`, 'Send')],
  ['nothing to pay', form(`${text}<p>Total: $0.00</p>`, 'Send')],
  ['a price far away', `<p>$5</p>${'<p>words</p>'.repeat(9)}${form(text, 'Send')}`],
  ['a contact form with a way out', form(`${text}<p>You can unsubscribe at any time.</p>`, 'Send')],
  [
    'a form in a dialog that can be cancelled',
    `<dialog open>${form(text, 'Send')}<button type="button">Cancel</button></dialog>`,
  ],
  [
    'a dialog that only tells and can be cancelled',
    `<dialog open><p>Your changes are ready.</p>${button('OK')} <button>Cancel</button></dialog>`,
  ],
  ['a button before the heading of a price', `<div>${button('Activate')}<h3>Pro</h3><p>$20</p></div>`],
  ['a button behind cards', `<div><ul><li><h3>Desk</h3>$20</ul>${button('Activate')}</div>`],
  [
    'a button of a form that asks',
    `<div><p>$20</p><form action="/find"><button id="b" type="submit">Deutsch</button></form></div>`,
  ],
  [
    'a toggle beside prices',
    `<div><p>$20</p>${button('Follow').replace('<button', '<button aria-pressed="false"')}</div>`,
  ],
  ['a filter', `<div><p>$10 to $50</p>${button('Delete filter')}</div>`],
  ['what only looks', form(text, 'Find where to withdraw cash')],
  [
    'a link beside a price',
    '<div><p>$20 a month</p><a id="b" href="#pro" data-does="b" onclick="">View plan</a></div>',
  ],
]

test.each(harmless)('nobody is asked about %s', async (_, body) => {
  const page = await browser.openHtml(markup(body))
  const isForm = body.includes('id="f"')
  const outcome = await runOn(page, isForm ? ofForm(page) : ofButton(page), isForm ? email : {}, { outcomeMs: 300 })
  expect(outcome.status).toMatch(/confirmed|unverified/)
  expect(await sentBy(page)).toHaveLength(1)
  await page.close()
})

const changing: [string, string, string][] = [
  [
    'its button says something else once the form is filled in',
    form(text, 'Continue'),
    `document.querySelector('[name=email]').oninput = () => { document.querySelector('#f button').textContent = 'Pay now' }`,
  ],
  [
    'a price comes up once the form is filled in',
    form(`${text}<output></output>`),
    `document.querySelector('[name=email]').oninput = () => { document.querySelector('output').textContent = '$49.00' }`,
  ],
  [
    'the box that the input ticks costs something',
    form(`${text}<label><input type="checkbox" name="b"> Insurance ($4)</label>`),
    '',
  ],
]

test.each(changing)('a person is asked right before the click where %s', async (_, body, script) => {
  const page = await browser.openHtml(markup(body, script))
  const input = { ...email, ...(body.includes('name="b"') && { b: true }) }
  expect(await runOn(page, ofForm(page), input)).toMatchObject({ error: { code: 'approval_required' } })
  expect(await sentBy(page)).toEqual([])
  await page.close()
})

/** An amount and another number, in a form that is called by words of no list. */
const numbers = (other: string): string =>
  form(
    `<input name="account" aria-label="Mottakarkonto" ${other}><input name="amount" aria-label="Nokre" type="number">`,
    'Gjer det',
  )

test.each(['110-234-567890', 'NL91 ABNA 0417 1643 00', '19-2000145399/0800'])(
  'a person is asked right before an amount goes to the account %s',
  async (account) => {
    const page = await browser.openHtml(markup(numbers('')))
    const outcome = await runOn(page, ofForm(page), { account, amount: 75 })
    expect(outcome).toMatchObject({ error: { code: 'approval_required' } })
    expect(await sentBy(page)).toEqual([])
    await page.close()
  },
)

test.each([
  ['a short number', '4711', ''],
  ['a phone number', '07012345678', 'type="tel"'],
  ['a word', 'Kari Nordmann', ''],
])('nobody is asked about an amount beside %s', async (_, account, more) => {
  const page = await browser.openHtml(markup(numbers(more)))
  const outcome = await runOn(page, ofForm(page), { account, amount: 2 }, { outcomeMs: 300 })
  expect(outcome.status).toMatch(/confirmed|unverified/)
  expect(await sentBy(page)).toHaveLength(1)
  await page.close()
})

const opened = (name: string): string =>
  `<button id="open" data-does="opened">${name}</button><div id="d" role="dialog" hidden>${form(text, 'Go')}</div>`
const opens = `open.onclick = () => { d.hidden = false }; const d = document.querySelector('#d')`.replace(
  'open.',
  `document.querySelector('#open').`,
)

test.each(['Delete project', 'Buy tickets', 'Kündigen', 'Get it for $5'])(
  'a trigger that says %s is asked about before it is clicked',
  async (name) => {
    const page = await browser.openHtml(markup(opened(name), opens))
    const tool = toolOf(page, '#f', { triggerSelector: '#open', inModal: true })
    expect(await runOn(page, tool, email)).toMatchObject({
      status: 'needs_person',
      error: { code: 'approval_required' },
    })
    expect(await runOn(page, tool, email, { approves: false })).toMatchObject({ error: { code: 'approval_denied' } })
    expect(await sentBy(page)).toEqual([])
    await runOn(page, tool, email, { approves: true, outcomeMs: 300 })
    expect(await sentBy(page)).toEqual(['opened', 'Go'])
    await page.close()
  },
)

test('a trigger that only opens something is clicked', async () => {
  const page = await browser.openHtml(markup(opened('Write to us'), opens))
  await runOn(page, toolOf(page, '#f', { triggerSelector: '#open', inModal: true }), email, { outcomeMs: 300 })
  expect(await sentBy(page)).toEqual(['opened', 'Go'])
  await page.close()
})

/** Templates say `lang="en"` of whatever stands in them. */
const strange: [string, string][] = [
  ['a German button', form(text, 'Jetzt kaufen')],
  ['a Turkish button', form(text, 'Satın al')],
  ['a Turkish button without letters of its own', form(text, 'Abonelik iptal')],
  ['a Japanese button', form(text, '注文する')],
  ['a Greek heading', `<h2>Διαγραφή λογαριασμού</h2>${form(text, 'OK')}`],
  ['a Russian question', form('<p>Удалить аккаунт?</p>', 'Yes')],
]
const english =
  '<p>This is the shop of the town, and you are welcome to look for what you need with us. We are here for you.</p>'

test.each(
  strange.flatMap(([label, body]) => [
    [label, 'on an English page', `lang="en"`, english + body],
    [label, 'on a page that says no language', '', body],
    [label, 'on a page that says another language', 'lang="es"', body],
  ]),
)('a person is asked about %s %s', async (_, __, lang, body) => {
  const page = await browser.openHtml(markup(body).replace('lang="en"', lang))
  const input = body.includes('name="email"') ? email : {}
  expect(await runOn(page, ofForm(page), input)).toMatchObject({ error: { code: 'approval_required' } })
  expect(await sentBy(page)).toEqual([])
  await page.close()
})

const german =
  '<p>Wir sind für Sie da, und das ist nicht zu viel. Die Karte liegt auf dem Tisch, und der Wein ist von hier.</p>'

test.each([
  ['that says it is English', german],
  ['whose text is hidden from screen readers only', `<div aria-hidden="true">${german}</div>`],
  ['whose text stands in a part without a box', `<div style="display: contents">${german}</div>`],
  ['behind a long English part that nobody sees', `<div hidden>${english.repeat(100)}</div>${german}`],
])('a person is asked about a German page %s', async (_, shown) => {
  const page = await browser.openHtml(markup(`${shown}<h2>Mitgliedschaft abschliessen</h2>${form(text, 'Continue')}`))
  expect(await runOn(page, ofForm(page), email)).toMatchObject({ error: { code: 'approval_required' } })
  await page.close()
})
