import { expect } from 'vitest'
import { type EngineWindow, until } from './engine.ts'
import { ended, isAt, NOTES, openPage, receipt, reported, runTool, startTool } from './on-page.ts'
import type { Row } from './row.ts'

// What a run does on a page, and what it makes of the outcome.

const page = (body: string, script = ''): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${NOTES}TAG</head><body>${body}<script>${script}</script></body></html>`
const fields = `<label>Name <input name="name"></label><label>Email <input type="email" name="email" required></label>
  <label>Message <textarea name="message"></textarea></label>`
const contact = `<form id="contact" action="/submit" method="post"><h2>Contact us</h2>${fields}<button>Send message</button></form>`
const input = { name: 'Ada', email: 'ada@shop.example', message: 'Hello' }
const refused = (words: string) => `document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  fetch('/refuse', { method: 'POST' }).then(() => { ${words} })
})`

const at = (window: EngineWindow, selector: string) =>
  window.evaluate((selector) => (document.querySelector(selector) as HTMLInputElement | null)?.value ?? '', selector)

export const runningRows: Row[] = [
  [
    'a form that another page follows, and its receipt there',
    async (window, open) => {
      const site = await open({ pages: { '/': page(contact) } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      await startTool(window, input)
      await isAt(window, '/thanks')
      const { status, evidence } = await receipt(window)
      expect(status).toBe('confirmed')
      expect(site.submitted).toEqual(['name=Ada&email=ada%40shop.example&message=Hello'])
      return evidence.some(({ httpStatus }) => httpStatus === 200) ? 'yes' : 'yes, without the status of its answer'
    },
  ],
  [
    'a tool of another page of the site',
    async (window, open) => {
      const site = await open({ pages: { '/': page('<h1>Shop</h1>'), '/contact': page(contact) } })
      await site.discover('/contact')
      await openPage(window, `${site.origin}/`)
      await startTool(window, input)
      await isAt(window, '/thanks')
      expect(await receipt(window)).toMatchObject({ status: 'confirmed' })
      expect(site.submitted).toHaveLength(1)
      return 'yes'
    },
  ],
  [
    'a tool of another page, which the browser has drawn ahead of the visit',
    async (window, open) => {
      const rules = JSON.stringify({ prerender: [{ urls: ['/contact'], eagerness: 'immediate' }] })
      const site = await open({
        pages: {
          '/': page(`<h1>Shop</h1><script type="speculationrules">${rules}</script>`),
          '/contact': page(
            contact,
            `localStorage.drawn = 1
            document.querySelector('form').onsubmit = (event) => {
              event.preventDefault()
              fetch('/taken', { method: 'POST' })
              window.sent = [...(window.sent ?? []), event.target.elements.name.value]
              event.target.replaceWith('Thank you!')
            }`,
          ),
        },
      })
      await site.discover('/contact')
      await openPage(window, `${site.origin}/`)
      const draws = await window.evaluate(() => !!HTMLScriptElement.supports?.('speculationrules'))
      if (draws) await until(() => window.evaluate(() => 'drawn' in localStorage), 'the page drawn ahead')
      await startTool(window, input)
      await isAt(window, '/contact')
      expect(await receipt(window)).toMatchObject({ status: 'confirmed' })
      const [sent, isAhead] = await window.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as { activationStart?: number }[]
        return [(globalThis as unknown as { sent: string[] }).sent, !!entry?.activationStart] as const
      })
      expect(sent).toEqual(['Ada'])
      expect(isAhead).toBe(draws)
      return draws ? 'yes' : 'yes; it draws none ahead'
    },
  ],
  [
    'a form in a closed modal, whose trigger is clicked once',
    async (window, open) => {
      const html = `<h1>Shop</h1><button id="open" aria-haspopup="dialog" aria-controls="ask">Contact us</button>
        <dialog id="ask"><form id="contact"><h2>Contact us</h2>${fields}<button>Send message</button></form></dialog>`
      const script = `window.clicks = 0
        const [dialog, form] = [document.querySelector('dialog'), document.querySelector('form')]
        document.querySelector('#open').onclick = () => { window.clicks++; dialog.showModal() }
        form.onsubmit = (event) => {
          event.preventDefault()
          fetch('/taken', { method: 'POST' })
          window.sent = Object.fromEntries(new FormData(form))
          dialog.close()
        }`
      const site = await open({ pages: { '/': page(html, script) } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      expect(await runTool(window, input)).toMatchObject({ status: 'confirmed' })
      const seen = await window.evaluate(() => {
        const { clicks, sent } = globalThis as unknown as { clicks: number; sent: object }
        return { clicks, sent }
      })
      expect(seen).toEqual({ clicks: 1, sent: input })
      expect(await reported(window)).toEqual([])
      return 'yes'
    },
  ],
  [
    'a value that the validation of the browser refuses',
    async (window, open) => {
      const script = "document.querySelector('[name=email]').setCustomValidity('Not from there.')"
      const site = await open({ pages: { '/': page(contact, script) } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      // What a script says of a value may be taken back, so it is waited for as long as a step may take.
      const outcome = await runTool(window, input, undefined, { stepMs: 5000 })
      expect(outcome).toMatchObject({ status: 'rejected', error: { code: 'form_invalid' } })
      expect(outcome.errors?.map(({ path }) => path)).toEqual(['/email'])
      expect(site.submitted).toEqual([])
      return 'yes'
    },
  ],
  [
    'a refusal of the server that the page tells',
    async (window, open) => {
      const words = `const alert = document.createElement('p')
        alert.setAttribute('role', 'alert')
        alert.textContent = 'This address is not valid.'
        document.body.append(alert)`
      const site = await open({ pages: { '/': page(contact, refused(words)) } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      expect(await runTool(window, input)).toMatchObject({ status: 'rejected' })
      return 'yes'
    },
  ],
  [
    'a refusal of the server that the page keeps to itself',
    async (window, open) => {
      const site = await open({ pages: { '/': page(contact, refused('')) } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      expect(await runTool(window, input)).toMatchObject({ status: 'rejected' })
      return 'yes'
    },
  ],
  [
    'an abort: values go back',
    async (window, open) => {
      const site = await open({ pages: { '/': page(contact.replace('<button>', '<button disabled>')) } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      const outcome = await window.evaluate((input) => {
        const { operable } = globalThis as unknown as { operable: import('../../src/types.ts').Widget }
        const aborting = new AbortController()
        operable.on('step', ({ step }) => step.step === 'fill' && step.detail === 'message' && aborting.abort())
        return operable.run(operable.tools()[0]!.name, input, { signal: aborting.signal, deadlineMs: 50_000 })
      }, input)
      expect(outcome).toMatchObject({ status: 'failed', error: { code: 'aborted' } })
      expect([await at(window, '[name=name]'), await at(window, 'textarea')]).toEqual(['', ''])
      return 'yes'
    },
  ],
  [
    'inputs of the other types: time, month, week, color, range, search, tel, url, edited in place',
    async (window, open) => {
      const values = {
        time: '19:30',
        local: '2027-03-01T19:30',
        month: '2027-03',
        week: '2027-W09',
        color: '#00ff7f',
        range: '7',
        search: 'bicycles',
        tel: '+44 20 7946 0000',
        url: 'https://shop.example/',
        bio: 'Rides to work.',
      }
      const types: Record<string, string> = { local: 'datetime-local' }
      const inputs = Object.keys(values)
        .filter((key) => key !== 'bio')
        .map((key) => `<label>${key} <input name="${key}" type="${types[key] ?? key}" max="10"></label>`)
      const html = `<form id="all">${inputs.join('').replaceAll(/(type="(?!range).*?") max="10"/g, '$1')}
        <div id="bio" contenteditable="true" role="textbox" aria-label="Bio"></div><button>Send</button></form>`
      const script = `document.querySelector('form').onsubmit = (event) => {
        event.preventDefault()
        fetch('/taken', { method: 'POST' })
        window.sent = { ...Object.fromEntries(new FormData(event.target)), bio: document.querySelector('#bio').innerText.trim() }
        event.target.replaceWith('Thank you!')
      }`
      const site = await open({ pages: { '/': page(html, script) } })
      await site.write('sendAll', '/', '#all')
      await openPage(window, `${site.origin}/`)
      expect(await runTool(window, values)).toMatchObject({ status: 'confirmed' })
      expect(await window.evaluate(() => (globalThis as unknown as { sent: object }).sent)).toEqual(values)
      return 'yes'
    },
  ],
  [
    'a tool at another origin: nothing is opened without a person',
    async (window, open) => {
      const site = await open({ pages: { '/': page(contact.replace('/submit', 'SERVICE/elsewhere')) } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      await startTool(window, input)
      const isAsked = () => window.evaluate(() => document.documentElement.lastElementChild?.localName === 'div')
      await until(isAsked, 'the dialog')
      await window.press('Escape')
      expect(await ended(window)).toMatchObject({ status: 'failed', error: { code: 'approval_denied' } })
      expect(await at(window, '[name=name]')).toBe('')
      return 'yes'
    },
  ],
  [
    'two runs at one time act one after the other',
    async (window, open) => {
      const script = `document.querySelector('form').onsubmit = (event) => {
        event.preventDefault()
        fetch('/taken', { method: 'POST' })
        window.sent = [...(window.sent ?? []), event.target.elements.name.value]
        event.target.reset()
        document.body.append(Object.assign(document.createElement('output'), { textContent: 'Thank you ' + sent.length }))
      }`
      const site = await open({ pages: { '/': page(contact, script) } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      const outcomes = await window.evaluate((input) => {
        const { operable } = globalThis as unknown as { operable: import('../../src/types.ts').Widget }
        const name = operable.tools()[0]!.name
        const run = (who: string) => operable.run(name, { ...input, name: who }, { deadlineMs: 50_000 })
        return Promise.all([run('Ada'), run('Grace')])
      }, input)
      expect(outcomes.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
      const sent = await window.evaluate(() => (globalThis as unknown as { sent: string[] }).sent)
      expect(sent.toSorted()).toEqual(['Ada', 'Grace'])
      return 'yes'
    },
  ],
]
