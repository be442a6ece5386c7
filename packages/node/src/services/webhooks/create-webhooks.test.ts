import { createHmac } from 'node:crypto'
import { createServer } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LoopbackServer, listen } from '../../../test/loopback-server.ts'
import { pem } from '../../../test/tls-fixture.ts'
import { createAddressPolicy } from '../../fetch/address/address-guard.ts'
import { createSafePost } from '../../fetch/safe-fetch/safe-post.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createOperable } from '../create-operable.ts'
import { createWebhooks } from './create-webhooks.ts'
import { isWebhookSecret, newWebhookSecret } from './sign-webhook.ts'

const trustedBefore = getCACertificates('default')
const NEVER = new AbortController().signal
const now = () => new Date('2026-11-27T10:00:00Z')
const message = { id: 'msg_1', type: 'tool.broken', timestamp: now().toISOString(), data: { tool: 'login' } }
/** Opens loopback, as no service does. */
const open = createAddressPolicy({ allowPrivate: true, resolver: async () => ['127.0.0.1'] })
const strict = createAddressPolicy({})

let server: LoopbackServer | undefined
const got: { path: string; headers: Record<string, unknown>; body: string }[] = []

beforeAll(() => setDefaultCACertificates([...trustedBefore, pem('ca')]))
afterAll(() => setDefaultCACertificates(trustedBefore))
afterEach(async () => {
  got.length = 0
  await server?.close()
  server = undefined
})

/** A receiver that answers with these, one after the other; 0: not at all. */
async function receiver(...answers: (number | [number, Record<string, string>])[]): Promise<string> {
  const tls = createServer({ key: pem('key'), cert: pem('valid') }, async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
    got.push({ path: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(chunks).toString() })
    const answer = answers[got.length - 1] ?? answers.at(-1)!
    const [status, headers] = Array.isArray(answer) ? answer : [answer, {}]
    if (status === 0) incoming.socket.destroy()
    else outgoing.writeHead(status, headers).end('thanks')
  })
  server = await listen(tls, 'https')
  return `https://good.example.com:${server.port}/hook`
}

async function sender(url: string, { policy = open } = {}) {
  const storage = memoryStorage()
  const { websites } = createOperable({ storage })
  const { website } = await websites.add('https://shop.example/')
  const post = createSafePost({ policy, userAgent: 'OperableTest/1' })
  const webhooks = createWebhooks({ storage, now, policy: open, post, closing: NEVER, pausesMs: [1, 1] })
  const { secret } = await webhooks.set(website.id, { url })
  return { ...webhooks, id: website.id, secret, storage, websites }
}

test('a message is signed as Standard Webhooks say', async () => {
  const { send, id, secret } = await sender(await receiver(204))
  expect(await send(id, message)).toEqual({ sent: true, tries: 1 })
  const [{ headers, body }] = got as [(typeof got)[0]]
  const signed = `msg_1.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  expect(headers).toMatchObject({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(now().getTime() / 1000),
    'webhook-signature': `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    'content-type': 'application/json',
  })
  const { id: _, ...sent } = message
  expect(JSON.parse(body)).toEqual(sent)
})

describe('an answer that is no success', () => {
  test.each<[string, Parameters<typeof receiver>, object, number]>([
    ['a failure, then success', [500, 200], { sent: true, tries: 2 }, 2],
    ['a broken connection, then success', [0, 0, 200], { sent: true, tries: 3 }, 3],
    ['failures', [503], { sent: false, tries: 3, detail: expect.stringMatching(/503/) }, 3],
    [
      'a redirect is not followed',
      [[302, { location: '/elsewhere' }]],
      { sent: false, detail: expect.stringMatching(/302/) },
      3,
    ],
  ])('%s', async (_, answers, expected, tries) => {
    const { send, id } = await sender(await receiver(...answers))
    expect(await send(id, message)).toMatchObject(expected)
    expect(got.map(({ path }) => path)).toEqual(Array(tries).fill('/hook'))
    // The same message each time.
    expect(new Set(got.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1)
  })
})

test('a name that leads to this machine is refused when it is connected to, and a certificate for another name', async () => {
  const url = await receiver(200)
  const inside = createAddressPolicy({ ports: [server!.port], resolver: async () => ['127.0.0.1'] })
  const refused = await sender(url, { policy: inside })
  expect(await refused.send(refused.id, message)).toMatchObject({
    sent: false,
    detail: expect.stringMatching(/public internet/),
  })
  const other = await sender(url.replace('good.', 'other.'))
  expect(await other.send(other.id, message)).toMatchObject({
    sent: false,
    detail: expect.stringMatching(/another host/),
  })
  expect(got).toEqual([])
})

describe('what an owner may set', () => {
  test.each<[string, { url: string; secret?: string }, string]>([
    ['an address without TLS', { url: 'http://hooks.example/' }, 'invalid_url'],
    ['this machine', { url: 'https://localhost/' }, 'invalid_url'],
    ['a private address', { url: 'https://10.0.0.1/' }, 'invalid_url'],
    ['no address', { url: 'hooks' }, 'invalid_url'],
    ['another port', { url: 'https://hooks.example:8443/' }, 'invalid_url'],
    ['a password in the address', { url: 'https://me:pw@hooks.example/' }, 'invalid_url'],
    ['a secret that is none', { url: 'https://hooks.example/', secret: 'whsec_short' }, 'invalid_request'],
  ])('not %s', async (_, given, code) => {
    const storage = memoryStorage()
    const { websites } = createOperable({ storage })
    const { website } = await websites.add('https://shop.example/')
    const post = createSafePost({ policy: strict, userAgent: 'OperableTest/1' })
    const webhooks = createWebhooks({ storage, now, policy: strict, post, closing: NEVER })
    await expect(webhooks.set(website.id, given)).rejects.toMatchObject({ code })
    // Also where an operator opens private networks for reading.
    const service = createOperable({ storage, allowPrivate: true })
    await expect(service.webhooks.set(website.id, given)).rejects.toMatchObject({ code })
    expect(await service.webhooks.get(website.id)).toBeUndefined()
  })

  test('a secret is shown once, and is in no export', async () => {
    const { id, secret, get, set, remove, test, websites } = await sender('https://good.example.com/hook')
    expect(isWebhookSecret(secret)).toBe(true)
    expect(Object.keys((await get(id))!)).toEqual(['url', 'createdAt'])
    const lines: string[] = []
    for await (const line of await websites.export(id)) lines.push(JSON.stringify(line))
    expect(lines.join()).toContain('good.example.com/hook')
    expect(lines.join()).not.toContain('whsec_')
    const own = newWebhookSecret()
    expect((await set(id, { url: 'https://good.example.com/', secret: own })).secret).toBe(own)
    await remove(id)
    expect(await get(id)).toBeUndefined()
    await expect(test(id)).rejects.toMatchObject({ code: 'not_found' })
  })
})
