import { OperableError, type SiteProof } from '@operable/core'
import { expect, test } from 'vitest'
import { buildProof } from '../../../../core/test/proof-builder.ts'
import { httpShop } from '../../../test/http-shop.ts'
import { SHOP } from '../../../test/tool-shop.ts'
import type { SiteProver } from '../../services/create-operable.ts'

const SECRET = 'kG7-secret-of-the-shop'

const contact = buildProof({
  page: `${SHOP}contact`,
  selector: '#contact',
  label: 'Contact form',
  readers: [{ host: 'replay.example', keys: ['email'], when: 'before', as: 'raw' }],
  request: {
    method: 'POST',
    url: `${SHOP}contact?token=${SECRET}`,
    encoding: 'urlencoded',
    by: 'form',
    bytes: 60,
    fields: [
      { name: 'email', is: 'typed', key: 'email', value: 'ada@example.com', length: 15 },
      { name: 'csrf', is: 'preset', value: SECRET, length: SECRET.length },
      { name: 'session', is: 'added', value: SECRET, length: SECRET.length },
    ],
  },
  expects: { text: 'Thank you' },
})

const lost = { verdict: 'refuted', reason: 'thanks_without_request' } as const

function proofOf(...proofs: SiteProof['proofs']): SiteProof {
  return { url: SHOP, provedAt: '2026-11-23T10:00:00.000Z', proofs, hintChecks: [], notTried: [] }
}

const prover: SiteProver = async (_, { onProof }) => {
  const pictures = { before: { bytes: Buffer.from('before'), width: 10, height: 10 } }
  onProof?.(contact, pictures)
  return proofOf(contact)
}

async function provenShop(prove: SiteProver = prover) {
  let now = Date.parse('2026-11-23T10:00:00.000Z')
  const later = () => {
    now += 1_000
    return new Date(now)
  }
  const shop = await httpShop({ prove, now: later })

  /** Tries the forms with the website's key. */
  async function tryForms(): Promise<string> {
    const { json, status } = await shop.send('POST /api/v1/scans', { key: shop.key, body: { url: SHOP, prove: true } })
    expect(status).toBe(202)
    const id = String(json['id'])
    for await (const scan of shop.operable.scans.watch(id)) {
      if (scan.state === 'completed') return `${id} ${scan.reportId}`
    }
    throw new Error('The scan did not complete.')
  }

  const [scanId = '', reportId = ''] = (await tryForms()).split(' ')
  return { ...shop, scanId, reportId, tryForms }
}

const REPORT = `GET /api/v1/report?url=${encodeURIComponent(SHOP)}`

type Shop = Awaited<ReturnType<typeof provenShop>>

const mcp = (shop: Shop, key?: string) =>
  shop.send('POST /mcp', {
    ...(key === undefined ? {} : { key }),
    headers: { accept: 'application/json, text/event-stream', host: 'audit.example' },
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'site.get_audit_report', arguments: { url: SHOP } },
    },
  })

const signIn = async (shop: Shop): Promise<string> => {
  const response = await shop.app.fetch(
    new Request('http://any.host/console/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ key: shop.key }),
    }),
    {},
  )
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const consolePage = async (shop: Shop, path: string) =>
  shop.send(`GET /console/websites/${shop.id}${path}`, { headers: { cookie: await signIn(shop) } })

/** Every place that shows proofs, and what it needs. */
const surfaces: [string, (shop: Shop) => Promise<{ status: number; text: string }>][] = [
  ['the report as JSON', (shop) => shop.send(REPORT, { key: shop.key })],
  ['as Markdown', (shop) => shop.send(REPORT, { key: shop.key, headers: { accept: 'text/markdown' } })],
  ['MCP', (shop) => mcp(shop, shop.key)],
  ['the share page, published', (shop) => publish(shop).then(() => shop.send(`GET /r/${shop.reportId}`))],
  ['its JSON, published', (shop) => publish(shop).then(() => shop.send(`GET /r/${shop.reportId}.json`))],
  ['its Markdown, published', (shop) => publish(shop).then(() => shop.send(`GET /r/${shop.reportId}.md`))],
  ['the console', (shop) => consolePage(shop, '/proofs')],
  ['the scan', (shop) => shop.send(`GET /api/v1/scans/${shop.scanId}`, { key: shop.key })],
]

const publish = ({ send, id, key }: Shop) =>
  send(`PATCH /websites/${id}`, { key, body: { publishProofs: true } }).then(({ status }) => expect(status).toBe(200))

test.each(surfaces)('%s has the proof, and no value of a token', async (_, ask) => {
  const { status, text } = await ask(await provenShop())
  expect(status).toBe(200)
  expect(text).toMatch(/Contact form/)
  expect(text).toMatch(/proven/)
  expect(text).not.toContain(SECRET)
})

test('nor has the storage', async () => {
  const { storage } = await provenShop()
  for (const key of await storage.keys('')) expect(JSON.stringify(await storage.read(key))).not.toContain(SECRET)
})

test.each<[string, (shop: Shop) => Promise<{ text: string }>]>([
  ['the report as JSON', ({ send }) => send(REPORT)],
  ['as Markdown', ({ send }) => send(REPORT, { headers: { accept: 'text/markdown' } })],
  [
    'MCP',
    async (shop) => {
      const answer = await mcp(shop)
      expect(answer.status).toBe(200)
      return answer
    },
  ],
  ['the share page', ({ send, reportId }) => send(`GET /r/${reportId}`)],
  ['its JSON', ({ send, reportId }) => send(`GET /r/${reportId}.json`)],
  ['the scan', ({ send, scanId }) => send(`GET /api/v1/scans/${scanId}`)],
])('%s has nothing of it for anyone else until it is published', async (_, ask) => {
  const { text } = await ask(await provenShop())
  expect(text).not.toMatch(/replay\.example|"proofs"|ada@example\.com/)
})

test('who has the key of another website sees nothing either', async () => {
  const shop = await provenShop()
  const { key } = await shop.operable.websites.add('https://other.example/')
  expect((await shop.send(REPORT, { key })).text).not.toContain('replay.example')
  expect((await shop.send(`GET /api/v1/scans/${shop.scanId}`, { key })).json['proofs']).toBeUndefined()
})

test('what a key opens is kept by no cache, and the score is the same', async () => {
  const { send, key } = await provenShop()
  const own = await send(REPORT, { key })
  const open = await send(REPORT)
  expect(own.headers.get('cache-control')).toBe('private, no-cache')
  expect(own.headers.get('etag')).not.toBe(open.headers.get('etag'))
  const { proofs, hintChecks, ...rest } = own.json
  expect(rest).toEqual(open.json)
})

test.each<[string, (shop: Shop) => string | undefined]>([
  ['without a key', () => undefined],
  ['with the admin key', ({ admin }) => admin],
])('forms are not tried %s', async (_, keyOf) => {
  const shop = await provenShop()
  const key = keyOf(shop)
  const { json } = await shop.send('POST /api/v1/scans', {
    ...(key === undefined ? {} : { key }),
    body: { url: SHOP, prove: true },
  })
  expect(json.code).toBe(key === undefined ? 'unauthorized' : 'forbidden')
})

test('a form that was proven and is not any more comes first', async () => {
  let proof = contact
  const shop = await provenShop(async () => proofOf(proof))
  proof = { ...contact, ...lost }
  await shop.tryForms()
  const path = `GET /r/${shop.reportId}/comparison.json`
  expect((await shop.send(path, { key: shop.key })).json['sentence']).toMatch(/^“Contact form” was proven, and is not/)
  expect((await shop.send(path)).text).not.toContain('Contact form” was proven')
  expect((await consolePage(shop, '/proofs')).text).toContain('was proven, and is not any more')
})

test('a browser that fails leaves the report, and a code beside it', async () => {
  const failing: SiteProver = async () => {
    throw new OperableError('missing_dependency', 'No browser.')
  }
  const shop = await provenShop(failing)
  const { json } = await shop.send(`GET /api/v1/scans/${shop.scanId}`, { key: shop.key })
  expect(json).toMatchObject({ state: 'completed', proofs: { tried: [], failure: 'missing_dependency' } })
  expect((await shop.send(REPORT)).status).toBe(200)
})

test('pictures are for the owner alone, also when the proof is published', async () => {
  const shop = await provenShop()
  await publish(shop)
  expect((await consolePage(shop, '/proofs/0-before.webp')).text).toBe('before')
  expect((await consolePage(shop, '/proofs/0-after.webp')).status).toBe(404)
  expect((await shop.send(`GET /console/websites/${shop.id}/proofs/0-before.webp`)).status).toBe(303)
  expect((await shop.send(`GET /r/${shop.reportId}`)).text).not.toContain('.webp')
})

test('they go with the website', async () => {
  const { operable, storage, id, send } = await provenShop()
  await operable.websites.patch(id, { publishProofs: true })
  await operable.websites.remove(id)
  expect(await storage.keys('report-proofs/')).toEqual([])
  expect(await storage.keys('proof-pictures/')).toEqual([])
  expect((await send(REPORT)).text).not.toContain('replay.example')
})

test('a tool gets a proposal for what its page showed after a success', async () => {
  const shop = await httpShop({ prove: prover })
  await shop.operable.tools.addFromUrls(shop.id, [`${SHOP}contact`])
  const { tools } = await shop.operable.tools.list(shop.id)
  const [tool] = tools
  const prove: SiteProver = async () => proofOf({ ...contact, selector: tool!.selector })
  const again = await httpShop({ prove, storage: shop.storage })
  const { id: scanId } = await again.operable.scans.start(SHOP, { websiteId: shop.id, prove: true })
  for await (const scan of again.operable.scans.watch(scanId)) if (scan.state === 'completed') break
  const { proposals } = await again.operable.tools.proposals(shop.id)
  const expects = { success: { text: 'Thank you' } }
  expect(proposals).toEqual([
    expect.objectContaining({ toolId: tool!.id, changes: [{ member: 'expects', to: expects }] }),
  ])
  const applied = await again.operable.tools.applyProposals(shop.id, [tool!.id])
  expect(applied.tools[0]?.metadata.expects).toEqual(expects)
  expect(applied.proposals).toEqual([])
})

test('a full queue for the browser is told, with when to come back', async () => {
  const hold = Promise.withResolvers<SiteProof>()
  const shop = await httpShop({ prove: () => hold.promise, browserQueue: 0 })
  const { status, json, headers } = await shop.send('POST /api/v1/scans', {
    key: shop.key,
    body: { url: SHOP, prove: true },
  })
  expect([status, json.code]).toEqual([429, 'rate_limited'])
  expect(headers.get('retry-after')).toMatch(/^\d+$/)
})

test('/health tells of the browser', async () => {
  const { send } = await httpShop({ prove: prover })
  const browser = { available: true, pages: 2, busy: 0, waiting: 0, queue: 20 }
  expect((await send('GET /health')).json).toMatchObject({ status: 'ok', browser })
})
