import { expect, test } from 'vitest'
import { summarizePage } from './page-summary.ts'
import { parsePage } from './parse-page.ts'

const url = 'https://site.example/'

/** Every object inside a value. */
function objects(value: unknown): Set<object> {
  const found = new Set<object>()
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (next === null || typeof next !== 'object' || found.has(next)) continue
    found.add(next)
    open.push(...Object.values(next))
  }
  return found
}

const html = `<!doctype html><html lang=en><title>Shop</title><h1>Shop</h1><p>Words</p><a href=/book>Book now</a><a href=/x>Plain</a>
  <a href="/privacy">Privacy policy</a><a href="tel:1">Call</a><dialog id=d><form><label>Mail <input name=email></label><select name=s><option>a</select><button>Send</button></form></dialog>
  <script type="application/ld+json">{"@type":"LocalBusiness","potentialAction":{"@type":"OrderAction"}}</script><p>We run a Model Context Protocol server.</p>`

test('shares no object with the model', () => {
  const page = parsePage(html, { url })
  const own = objects(page)
  const kept = [...objects(summarizePage(page))]
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter((value) => own.has(value))).toEqual([])
})

test('survives JSON unchanged', () => {
  const summary = summarizePage(parsePage(html, { url }))
  expect(JSON.parse(JSON.stringify(summary))).toEqual(summary)
})

test('counts everything, keeps what acts', () => {
  const summary = summarizePage(parsePage(html, { url }))
  expect(summary).toMatchObject({
    headingCount: 1,
    paragraphCount: 2,
    linkCount: 4,
    formCount: 1,
    buttonCount: 1,
    dialogCount: 1,
    mentionsMcp: true,
  })
  expect(summary.actionLinks.map(({ text }) => text)).toEqual(['Book now', 'Call'])
  expect(summary.trust).toEqual(['organisation in structured data', 'phone number', 'privacy policy'])
})

test('lists are cut, counts are not', () => {
  const summary = summarizePage(parsePage('<h2>x</h2>'.repeat(100) + '<button>x</button>'.repeat(300), { url }))
  expect([summary.headings.length, summary.headingCount, summary.buttons.length, summary.buttonCount]).toEqual([
    30, 100, 200, 300,
  ])
})

test('the first mail address is kept, however many links act before it', () => {
  const html = `${'<a href=/book>Book now</a>'.repeat(50)}<a href="mailto:a@site.example">Mail</a>`
  const { actionLinks } = summarizePage(parsePage(html, { url }))
  expect(actionLinks).toHaveLength(21)
  expect(actionLinks.at(-1)?.hrefText).toBe('mailto:a@site.example')
})

test('of what a list offers the first is kept, which may be its prompt', () => {
  const page = parsePage('<form><select name=s><option>Choose<option>a<option>b</select></form>', { url })
  expect(page.forms[0]?.fields[0]?.options).toHaveLength(3)
  expect(summarizePage(page).forms[0]?.fields[0]?.options).toEqual([{ value: 'Choose', text: 'Choose' }])
})

const many = (count: number, part: (n: number) => string) => Array.from({ length: count }, (_, n) => part(n)).join('')

test.each([
  ['submit controls', `<form action=/a><input name=a>${many(20_000, () => '<button>Send</button>')}</form>`, 'forms'],
  [
    'fields of many forms',
    many(50, () => `<form>${many(300, (n) => `<label>L<input name=f${n}></label>`)}</form>`),
    'forms',
  ],
  ['long addresses', many(200, (n) => `<a href="mailto:${'x'.repeat(60_000)}${n}">Contact us</a>`), 'actionLinks'],
  ['long names', `<form>${many(60, () => `<input name="${'x'.repeat(60_000)}">`)}</form>`, 'forms'],
] as const)('what a page has without end is cut: %s', (_, html, member) => {
  const summary = summarizePage(parsePage(html, { url }))
  const { length } = JSON.stringify(summary[member])
  expect(length).toBeGreaterThan(10_000)
  expect(length).toBeLessThan(1_000_000)
  expect(summary[member].length).toBeGreaterThan(0)
})
