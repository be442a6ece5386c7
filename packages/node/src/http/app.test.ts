import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../core/test/any-character.ts'
import { BASE, httpShop, httpShopWithTools } from '../../test/http-shop.ts'
import { createApp } from './app.ts'

const EXPECTED = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
}

const anything = [
  'GET /health',
  'GET /openapi.json',
  'GET /nope',
  'GET /websites',
  'PUT /websites',
  'OPTIONS /health',
  'HEAD /health',
  'GET /problems/internal',
  'GET /widget/x/tools.json',
]

test.each(anything)('%s has the security headers', async (line) => {
  const { headers } = await (await httpShop()).send(line)
  for (const [name, value] of Object.entries(EXPECTED)) expect([name, headers.get(name)]).toEqual([name, value])
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(headers.get('x-powered-by')).toBeNull()
})

test('HSTS only where the service is reached over https', async () => {
  const { send } = await httpShop({ baseUrl: 'http://127.0.0.1:8787' })
  expect((await send('GET /health')).headers.get('strict-transport-security')).toBeNull()
})

test.each([
  ['PUT /websites', 'GET, POST, HEAD, OPTIONS'],
  ['DELETE /websites', 'GET, POST, HEAD, OPTIONS'],
  ['POST /health', 'GET, OPTIONS, HEAD'],
  ['GET /tools/x/manual/y', undefined],
  ['PUT /tools/x/y', 'GET, PATCH, DELETE, HEAD, OPTIONS'],
])('%s: 405 with Allow %s', async (line, allow) => {
  const { send } = await httpShop()
  const answer = await send(line)
  expect([answer.status, answer.headers.get('allow') ?? undefined]).toEqual([allow ? 405 : 404, allow])
  expect(answer.json.code).toBe(allow ? 'method_not_allowed' : 'not_found')
})

test.each(['/nope', '/websites/', '//health', '/%', '/%00', '/tools', '/.env', '/health/x'])(
  '%s is nowhere',
  async (path) => {
    expect(await (await httpShop()).send(`GET ${path}`)).toMatchObject({ status: 404, json: { code: 'not_found' } })
  },
)

test('scripts of any origin may read what is public, errors included', async () => {
  const { send } = await httpShop()
  for (const line of [
    'GET /health',
    'GET /openapi.json',
    'GET /widget/nope/tools.json',
    'GET /problems/nope',
    'HEAD /health',
  ]) {
    expect([line, (await send(line)).headers.get('access-control-allow-origin')]).toEqual([line, '*'])
  }
  const asked = await send('OPTIONS /widget/x/tools.json', {
    headers: { origin: 'https://shop.example', 'access-control-request-method': 'GET' },
  })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
  expect(asked.headers.get('access-control-allow-headers')).toContain('If-None-Match')
})

test('nothing that needs a key is open to scripts of another origin', async () => {
  const { send, path, key } = await httpShopWithTools()
  for (const line of ['GET /websites', `GET ${path}`, `OPTIONS ${path}`, 'OPTIONS /websites', 'PUT /websites']) {
    const { headers } = await send(line, { key, headers: { origin: 'https://evil.example' } })
    expect([line, headers.get('access-control-allow-origin')]).toEqual([line, null])
  }
})

test('absolute addresses come from the base address, whatever Host says', async () => {
  const { app } = await httpShop()
  const response = await app.fetch(
    new Request('http://evil.example/nope', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } }),
  )
  const text = await response.text()
  expect(text).toContain(`${BASE}/problems/not_found`)
  expect(text).not.toContain('evil')
})

test.each(['audit.example', '/x', 'ftp://audit.example', 'https://a:b@audit.example', 'https://audit.example/?x', ''])(
  'base address %j is a mistake of the caller',
  async (baseUrl) => {
    const { operable } = await httpShop()
    expect(() => createApp(operable, { baseUrl })).toThrow(TypeError)
  },
)

test('a base address may have a path and a slash at its end', async () => {
  const { send } = await httpShop({ baseUrl: 'https://audit.example/operable/' })
  expect((await send('GET /nope')).json).toMatchObject({ type: 'https://audit.example/operable/problems/not_found' })
})

test('no fault of ours ever reaches the client, and fetch never rejects', async () => {
  for (const thrown of [new Error('secret'), 'secret', null]) {
    const { send, logged } = await httpShop({
      authorize: async () => {
        throw thrown
      },
    })
    const answer = await send('GET /websites')
    expect([answer.status, answer.json.code]).toEqual([500, 'internal'])
    expect(answer.text).not.toContain('secret')
    expect(logged).toHaveLength(1)
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  }
})

test('whatever JSON comes, the answer is 200 or a 4xx problem', async () => {
  const { send, path, id, key, admin, logged } = await httpShopWithTools()
  const lines = [`PATCH ${path}`, `POST /tools/${id}/manual`, 'POST /websites']
  const member = fc.constantFrom(
    'name',
    'active',
    'selector',
    'clickSelector',
    'pageUrl',
    'description',
    'url',
    'urls',
    '__proto__',
    'constructor',
    'toString',
  )
  const near = fc.dictionary(member, fc.oneof(fc.jsonValue(), fc.string(), fc.array(fc.webUrl())))
  const body = fc.oneof(fc.jsonValue(), near, fc.string({ unit: anyCharacter }), fc.uint8Array({ maxLength: 200 }))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...lines), body, async (line, given) => {
      const answer = await send(line, {
        key: line.endsWith('websites') ? admin : key,
        body: given instanceof Uint8Array ? new Uint8Array(given) : given,
      })
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers.get('content-type')).toMatch(
        answer.status < 300 ? /^application\/json$/ : /^application\/problem\+json$/,
      )
    }),
    { numRuns: 300 },
  )
  expect(logged).toEqual([])
})

test.each<[string, unknown[], RegExp]>([
  ['no operable', [undefined, { baseUrl: BASE }], /^The operable must come from createOperable/],
  ['the options of createOperable', [{ storage: {} }, { baseUrl: BASE }], /^The operable must/],
  ['no options', [{ websites: { list() {} } }], /^The base URL must be an absolute/],
  [
    'a name that nobody knows',
    [{ websites: { list() {} } }, { baseUrl: BASE, publicScan: true }],
    /^createApp has no option publicScan\. It has: .*publicScans/,
  ],
  ['no base address', [{ websites: { list() {} } }, {}], /^The base URL must be an absolute/],
])('%s: a TypeError says what is expected', (_, given, said) => {
  const create = createApp as (...given: unknown[]) => unknown
  expect(() => create(...given)).toThrow(TypeError)
  expect(() => create(...given)).toThrow(said)
})

test.each([{ limit: 'x' }, { limit: -1 }, { limit: 1, window: 0 }, { limit: 1.5 }])('%o is no limit', async (given) => {
  const scanLimit = { window: 60, ...given } as { limit: number; window: number }
  await expect(httpShop({ scanLimit })).rejects.toThrow(/^A limit needs a whole number/)
})

test('named proxies without the address of the connection are reported once', async () => {
  const { app, logged } = await httpShop({ trustedProxies: ['10.0.0.0/8'] })
  const request = () => new Request(`${BASE}/health`)
  await app.fetch(request(), { peer: '10.0.0.1' })
  // The connection has ended: nobody is there to be told apart.
  await app.fetch(request(), { peer: undefined })
  expect(logged).toEqual([])
  await app.fetch(request())
  await app.fetch(request(), {})
  expect(logged).toMatchObject([{ level: 'warn', event: 'misconfigured' }])
  expect(String(logged[0]?.error)).toMatch(/^trustedProxies has no effect/)
})
