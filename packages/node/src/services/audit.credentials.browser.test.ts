import type { IncomingMessage } from 'node:http'
import { evaluate } from '@operable/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoopbackSite, loopbackSite } from '../../test/loopback-site.ts'
import { pageOf } from '../../test/test-site.ts'
import { memoryStorage } from '../storage/memory.ts'
import { type AuditOptions, observe } from './audit.ts'
import { audit } from './audit-site.ts'
import { createReports } from './reports/create-reports.ts'

// A preview that shows itself to its owner only, and another origin beside it. Both know what they were sent.

const SECRET = 'open-sesame-4711'
const credentials = { headers: { 'X-Preview': SECRET }, cookies: { session: `${SECRET}-cookie` } }

let preview: LoopbackSite
let other: LoopbackSite
/** `host path`, and what it was shown. */
let seen: [address: string, shown: string[]][]

function note(incoming: IncomingMessage): boolean {
  const { 'x-preview': header, cookie = '', authorization } = incoming.headers
  const shown = [header, cookie.match(/session=([^;]+)/)?.[1], authorization].flatMap((text) => text ?? [])
  seen.push([`${incoming.headers.host}${incoming.url}`, shown.map(String)])
  return header === SECRET
}

const shell = `<!doctype html><html lang="en"><title>App</title><div id="root"></div><script src="/app.js"></script>`
const app = `
  const text = 'We repair bicycles in the old town, every day from nine to five, and you can book a time here. '
  document.cookie = 'own=1'
  document.getElementById('root').innerHTML = '<h1>Bicycle repair</h1>' + ('<p>' + text.repeat(3) + '</p>').repeat(5)
  fetch('/data.json').then((answer) => answer.text()).then((text) => document.body.append(text))
  fetch('//' + location.host.replace('127.0.0.1', 'localhost') + '/beyond').catch(() => {})`

beforeAll(async () => {
  other = await loopbackSite({
    '/': (incoming, outgoing) => {
      note(incoming)
      outgoing.writeHead(302, { location: `http://127.0.0.1:${preview.port}/back` }).end()
    },
  })
  const guarded = (type: string, body: (incoming: IncomingMessage) => string) => ({
    answer: (incoming: IncomingMessage, outgoing: import('node:http').ServerResponse) => {
      const isKnown = note(incoming)
      outgoing.writeHead(isKnown ? 200 : 401, { 'content-type': type }).end(isKnown ? body(incoming) : '')
    },
  })
  const page = (body: (incoming: IncomingMessage) => string) => guarded('text/html', body).answer
  preview = await loopbackSite({
    '/': page(({ headers }) =>
      pageOf(
        'home',
        ['/away', '/app', `http://me:${SECRET}@127.0.0.1:${preview.port}/more`],
        `<p>You sent ${headers['x-preview']} and ${headers.cookie}.</p>`,
      ),
    ),
    '/more': page(() => pageOf('more')),
    '/back': page(() => pageOf('back')),
    '/away': (incoming, outgoing) => {
      note(incoming)
      outgoing.writeHead(302, { location: `http://localhost:${other.port}/` }).end()
    },
    '/app': page(() => shell),
    '/app.js': guarded('text/javascript', () => app).answer,
    '/data.json': guarded('application/json', () => '"Data from the preview"').answer,
  })
})
afterAll(async () => {
  await preview?.close()
  await other?.close()
})

function scan(options: AuditOptions = {}) {
  seen = []
  const allowPrivate = [`127.0.0.1:${preview.port}`, `localhost:${preview.port}`, `localhost:${other.port}`]
  return observe(`http://127.0.0.1:${preview.port}/`, { allowPrivate, credentials, timeoutMs: 60_000, ...options })
}

describe('credentials of the owner', () => {
  test('open the preview, its scripts and what they fetch, in plain requests and in the browser', async () => {
    const evidence = await scan()
    expect(evidence.pages[0]).toMatchObject({ outcome: 'read' })
    const drawn = evidence.pages.find(({ url }) => url.endsWith('/app'))
    expect(drawn).toMatchObject({ outcome: 'read', rendering: { mode: 'browser' } })
    const own = seen.filter(([address]) => address === `127.0.0.1:${preview.port}/data.json`)
    expect(own).toEqual([[expect.any(String), [SECRET, `${SECRET}-cookie`]]])
  })

  test('reach no other origin, and no request after a chain of redirects has left theirs', async () => {
    await scan({ render: 'never' })
    const away = seen.filter(([address]) => address.startsWith('localhost'))
    const back = seen.filter(([address]) => address.endsWith('/back'))
    expect(away.length).toBeGreaterThan(0)
    for (const [address, shown] of [...away, ...back]) expect([address, shown]).toEqual([address, []])
    await scan({ render: 'always' })
    for (const [address, shown] of seen.filter(([address]) => address.startsWith('localhost'))) {
      expect([address, shown]).toEqual([address, []])
    }
  })

  test('are nowhere in what is kept, also where the page repeats them', async () => {
    const evidence = await scan()
    expect(JSON.stringify(evidence)).toContain('You sent [withheld]')
    for (const text of [JSON.stringify(evidence), JSON.stringify(evaluate(evidence))])
      expect(text).not.toContain(SECRET)
  })

  test('make the result private: it says so, and is not saved', async () => {
    const evidence = await scan({ render: 'never', maxPages: 1 })
    const report = evaluate(evidence)
    expect(report.private).toBe(true)
    expect(report.limits[0]).toMatch(/used credentials/)
    const storage = memoryStorage()
    await expect(createReports({ storage }).save(evidence)).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await storage.keys('')).toEqual([])
  })
})

test('without them the same preview is closed', async () => {
  seen = []
  const failure = await audit(`http://127.0.0.1:${preview.port}/`, { allowPrivate: true }).catch((error) => error)
  expect(failure).toMatchObject({ code: 'login_required' })
})

test('with a fetch of the caller they would go nowhere, and are refused', async () => {
  const fetch = async (url: string) => ({ ok: false as const, url, failure: 'dns' as const, detail: '', redirects: [] })
  await expect(observe('https://preview.example', { credentials, fetch })).rejects.toThrow(/credentials/)
})
