import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { rows } from '../../test/matcher-pages.mjs'
import { matchers } from './matchers.ts'

type Matcher = (received: unknown, ...args: unknown[]) => { pass: boolean; message(): string }

/** Both ways, since what is not known passes in none. */
function judged(received: unknown, matcher: string, args: unknown[]) {
  const [is, isNot] = [false, true].map((isNot) =>
    (matchers[matcher as keyof typeof matchers] as Matcher).call({ isNot }, received, ...args),
  )
  return { state: is!.pass ? 'yes' : isNot!.pass ? 'unknown' : 'no', message: is!.message() }
}

describe.each(['a string', 'a document'])('%s', (kind) => {
  test.each(rows)('%s', (_, html, matcher, args, expected, says) => {
    const given = kind === 'a string' ? html : documentOf(html)
    const { state, message } = judged(given, matcher, args)
    expect({ state, message }).toEqual({ state: expected, message: expect.any(String) })
    for (const text of says) expect(message).toContain(text)
  })
})

const twoForms = `<!doctype html><html lang="en"><p>Rolls</p>
  <section id="good"><form id="news"><label>Email <input name="email"></label><button>Subscribe</button></form></section>
  <section id="bad"><form id="book"><input name="q7" required><button>Book a table</button></form></section></html>`

test.each([
  ['good', 'yes', ''],
  ['bad', 'no', 'input[name="q7"]'],
])('of the element %s only what is in it counts', (id, expected, says) => {
  const element = documentOf(twoForms).getElementById(id)
  const { state, message } = judged(element, 'toBeAgentOperable', [])
  expect(state).toBe(expected)
  expect(message).toContain(says)
  expect(judged(element, 'toHaveCallableForm', ['news']).state).toBe(id === 'good' ? 'yes' : 'no')
})

test('what stands in an open shadow tree is judged', () => {
  const document = documentOf('<!doctype html><html lang="en"><p>Rolls</p><div id="host"></div></html>')
  document.getElementById('host')!.attachShadow({ mode: 'open' }).innerHTML =
    '<form id="news"><input name="q7" required><button>Subscribe</button></form>'
  expect(judged(document, 'toBeAgentOperable', []).state).toBe('no')
})

test('a string that is a file says the line', () => {
  const html = '<!doctype html>\n<html lang="en"><p>Rolls</p>\n  <button>OK</button></html>'
  expect(judged(html, 'toBeAgentOperable', [{ file: 'site/a.html' }]).message).toContain('✗ site/a.html:3:3')
})

test('markup says that it does not tell what is hidden', () => {
  expect(judged(rows[0]![1], 'toBeAgentOperable', []).message).toContain('Not judged: what style sheets hide.')
})

test.each([
  ['markup', rows[0]![1]],
  ['nothing', undefined],
])('a tool does not run on %s, either way', async (_, received) => {
  for (const isNot of [false, true]) {
    const { pass, message } = await matchers.toRunTool.call({ isNot }, received, 'subscribe')
    expect([pass, message()]).toEqual([isNot, expect.stringContaining('needs a Playwright page')])
  }
})

test.each([[undefined], [null], [{}], [3]])('%s is no page', (received) => {
  expect(() => judged(received, 'toBeAgentOperable', [])).toThrow(TypeError)
})

function documentOf(html: string) {
  const { document } = new Window({ url: 'http://localhost:3000/' })
  document.write(html)
  return document
}
