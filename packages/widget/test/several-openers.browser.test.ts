import { inferTools, parsePage, type Tool } from '@operable/core'
import { renewSafety } from '@operable/core/tools'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SitePage } from '../../node/test/loopback-site.ts'
import { runOn, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// One form or button for several things: what the server received is what was chosen, or nothing.

let browser: WidgetBrowser
let received: string[] = []
const taken: SitePage = (incoming, outgoing) => {
  let body = ''
  incoming.on('data', (chunk: Buffer) => {
    body += chunk.toString()
  })
  incoming.on('end', () => {
    received.push(`${new URL(incoming.url ?? '', 'http://site.example').pathname} ${body}`)
    outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Thank you, it was received.</h1>')
  })
}
beforeAll(async () => {
  browser = await widgetBrowser({ '/book': taken, '/cart': taken, '/apply': taken })
})
afterAll(() => browser?.close())
beforeEach(() => {
  received = []
})

/** Forms are sent without leaving the page, so that the run can answer. */
const sends = `addEventListener('submit', async (event) => {
  event.preventDefault()
  const form = event.target
  await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)).toString() })
  form.outerHTML = '<p role="status">Thank you, it was received.</p>' })`

const markup = (body: string, script = ''): string =>
  `<!doctype html><html lang="en"><title>Club</title><body><main>${body}</main><script>${sends};${script}</script>`

const card = (title: string, time: string, id: number): string =>
  `<article class="card"><h3>${title}</h3><p>${time}</p><button class="book" data-id="${id}">Book</button></article>`
const dialog = `<dialog id="booking"><form action="/book" method="post"><h2>Book a class</h2><input type="hidden" name="id">
  <label>Name <input name="name" required></label><button>Confirm booking</button></form></dialog>`
const opens = `document.querySelectorAll('.book').forEach((button) => button.addEventListener('click', () => {
  document.querySelector('[name=id]').value = button.dataset.id
  document.querySelector('#booking').showModal() }))`
const classes = (...cards: string[]): string => markup(cards.join('') + dialog, opens)
const three = [card('Yoga', 'Mon 18:00', 11), card('Boxing', 'Tue 19:00', 12), card('Rowing', 'Wed 7:00', 13)]

const product = (name: string, sku: number): string =>
  `<li class="product"><h2>${name}</h2><form action="/cart" method="post"><input type="hidden" name="sku" value="${sku}">
  <label>Quantity <input type="number" name="qty" value="1"></label><button>Add to cart</button></form></li>`
const scripted = (name: string, sku: number): string =>
  `<div class="product"><h2>${name}</h2><button class="add" data-sku="${sku}">Add to cart</button></div>`
const adds = `document.querySelectorAll('.add').forEach((button) => button.addEventListener('click', async () => {
  await fetch('/cart', { method: 'POST', body: 'sku=' + button.dataset.sku })
  document.querySelector('main').insertAdjacentHTML('beforeend', '<p role="status">Added to your cart.</p>') }))`

/** The tool that discovery makes of a page, to be run on another state of it. */
function toolFor(page: Page, html: string, which = 'which'): Tool {
  const drafts = inferTools(parsePage(html, { url: page.url() }), { names: 'specific' })
  const draft = drafts.find(({ metadata }) => metadata.which?.key === which)
  if (!draft) throw new Error(`No choice on the page: ${drafts.map(({ name }) => name)}`)
  return toolOf(page, draft.selector, draft.metadata, draft.name)
}

describe('the one that was chosen', () => {
  test.each<[string, { was: string; is?: string; input: object; got: string[] }]>([
    [
      'the second of three openers of one dialog',
      { was: classes(...three), input: { which: 'Boxing', name: 'Ann' }, got: ['/book id=12&name=Ann'] },
    ],
    [
      'the last one',
      { was: classes(...three), input: { which: 'Rowing', name: 'Ann' }, got: ['/book id=13&name=Ann'] },
    ],
    [
      'of two with one title by its time',
      {
        was: classes(card('Yoga', 'Mon 18:00', 1), card('Yoga', 'Thu 18:00', 2), card('Boxing', 'Fri 7:00', 3)),
        input: { which: 'Yoga · Thu 18:00', name: 'Ann' },
        got: ['/book id=2&name=Ann'],
      },
    ],
    [
      'one that has moved since, because another came before it',
      {
        was: classes(...three),
        is: classes(card('Hot Yoga', 'Mon 8:00', 10), ...three),
        input: { which: 'Yoga', name: 'Ann' },
        got: ['/book id=11&name=Ann'],
      },
    ],
    [
      'a row of a table, by the attributes of the platform',
      {
        was: markup(
          `<table>${['Yoga', 'Boxing'].map((name, id) => `<tr><td>${name}<td>Monday<td><button class="book" data-id="${id}">Book</button></tr>`).join('')}</table>${dialog}`,
          opens,
        ),
        input: { which: 'Boxing', name: 'Ann' },
        got: ['/book id=1&name=Ann'],
      },
    ],
    [
      'a form among equal ones',
      {
        was: markup(`<ul>${product('Riesling', 5)}${product('Merlot', 6)}${product('Chablis', 7)}</ul>`),
        input: { which: 'Merlot', qty: 3 },
        got: ['/cart sku=6&qty=3'],
      },
    ],
    [
      'a button without a form',
      {
        was: markup(scripted('Riesling', 5) + scripted('Merlot', 6), adds),
        input: { which: 'Merlot' },
        got: ['/cart sku=6'],
      },
    ],
    [
      'a link of a list',
      {
        was: markup(
          `<ul>${['Trainer', 'Cleaner'].map((name, id) => `<li class="job"><h3>${name}</h3><a class="button" href="/apply?job=${id}">Apply for this job</a></li>`).join('')}</ul>`,
        ),
        input: { which: 'Cleaner' },
        got: ['/apply '],
      },
    ],
    [
      'although the dialog is open for another one',
      {
        was: classes(...three),
        is: markup(three.join('') + dialog, `${opens};document.querySelector('.book').click()`),
        input: { which: 'Rowing', name: 'Ann' },
        got: ['/book id=13&name=Ann'],
      },
    ],
  ])('%s', async (_, { was, is = was, input, got }) => {
    const page = await browser.openHtml(is)
    // A link takes the page with it, and what was to be answered.
    const run = runOn(page, toolFor(page, was), input, { approves: true, stepMs: 5000 }).catch(() => undefined)
    await expect.poll(() => received).toEqual(got)
    // A page that is closed while it is on its way to another one keeps the browser waiting for a minute.
    expect((await run)?.error).toBeUndefined()
    await page.close()
  })
})

describe('nothing is sent', () => {
  test.each<[string, { was: string; is?: string; input: object; error: string }]>([
    ['without a choice', { was: classes(...three), input: { name: 'Ann' }, error: 'invalid_input' }],
    [
      'for what is not in the list',
      { was: classes(...three), input: { which: 'Chess', name: 'Ann' }, error: 'invalid_input' },
    ],
    [
      'where the chosen one is gone, and another stands in its place',
      {
        was: classes(...three),
        is: classes(card('Hot Yoga', 'Mon', 10), ...three.slice(1)),
        input: { which: 'Yoga', name: 'Ann' },
        error: 'target_not_found',
      },
    ],
    [
      'where its time has changed',
      {
        was: classes(card('Yoga', 'Mon 18:00', 1), card('Yoga', 'Thu 18:00', 2)),
        is: classes(card('Yoga', 'Mon 18:00', 1), card('Yoga', 'Fri 18:00', 2)),
        input: { which: 'Yoga · Thu 18:00', name: 'Ann' },
        error: 'target_not_found',
      },
    ],
    [
      'where a product has made way for another one',
      {
        was: markup(`<ul>${product('Riesling', 5)}${product('Merlot', 6)}</ul>`),
        is: markup(`<ul>${product('Riesling', 5)}${product('Chablis', 7)}</ul>`),
        input: { which: 'Merlot', qty: 1 },
        error: 'target_not_found',
      },
    ],
  ])('%s', async (_, { was, is = was, input, error }) => {
    const page = await browser.openHtml(is)
    const outcome = await runOn(page, toolFor(page, was), input, { approves: true, stepMs: 1500 })
    expect([outcome.status, outcome.error?.code]).toEqual(['failed', error])
    expect(received).toEqual([])
    await page.close()
  })
})

test('a tool that cannot say which asks a person, and sends nothing without one', async () => {
  const html = classes(...three)
  const page = await browser.openHtml(html)
  const [draft] = inferTools(parsePage(html, { url: page.url() }), { names: 'specific' })
  const { which: _, ...metadata } = draft!.metadata
  const inputSchema = { type: 'object', properties: { name: { type: 'string' } } }
  const tool = renewSafety(
    toolOf(page, draft!.selector, { ...metadata, inputSchema }),
    draft!,
    '2026-02-02T00:00:00.000Z',
  )
  const outcome = await runOn(page, tool, { name: 'Ann' }, { stepMs: 1500 })
  expect([outcome.status, outcome.error?.code]).toEqual(['needs_person', 'approval_required'])
  expect(received).toEqual([])
  await page.close()
})

test('the same for another one is another call', async () => {
  const html = markup(scripted('Riesling', 5) + scripted('Merlot', 6), adds)
  const page = await browser.openHtml(html)
  const tool = toolFor(page, html)
  await runOn(page, tool, { which: 'Riesling' }, { approves: true })
  await runOn(page, tool, { which: 'Merlot' }, { approves: true })
  expect(received).toEqual(['/cart sku=5', '/cart sku=6'])
  await page.close()
})
