import { renderMethodology } from '@operable/core/report'
import { describe, expect, test } from 'vitest'
import { httpReports } from '../../../test/http-reports.ts'

const documents: [path: string, type: string][] = [
  ['/api/v1/methodology', 'text/markdown; charset=utf-8'],
  ['/.well-known/api-catalog', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
  ['/.well-known/ai-catalog.json', 'application/ai-catalog+json'],
  ['/.well-known/ard.json', 'application/ai-catalog+json'],
  ['/server.json', 'application/json'],
  ['/mcp/server-card', 'application/mcp-server-card+json'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
]

test.each(documents)('%s for anybody, by GET, by HEAD and with a condition', async (path, type) => {
  const { send } = await httpReports()
  const get = await send(`GET ${path}`)
  expect(get.status).toBe(200)
  expect(get.headers.get('content-type')).toBe(type)
  expect(get.headers.get('access-control-allow-origin')).toBe('*')
  expect(get.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(get.headers.get('x-content-type-options')).toBe('nosniff')
  const head = await send(`HEAD ${path}`)
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const name of ['content-type', 'etag', 'link']) expect(head.headers.get(name)).toBe(get.headers.get(name))
  const same = await send(`GET ${path}`, { headers: { 'if-none-match': get.headers.get('etag') ?? '' } })
  expect([same.status, await same.text()]).toEqual([304, ''])
})

test('HEAD of the API catalog carries its own relation (RFC 9727 section 2)', async () => {
  const { send } = await httpReports()
  const head = await send('HEAD /.well-known/api-catalog')
  expect(head.headers.get('link')).toContain('<https://audit.example/.well-known/api-catalog>; rel="api-catalog"')
})

test('the methodology is that of the checks', async () => {
  const { send } = await httpReports()
  expect(await (await send('GET /api/v1/methodology')).text()).toBe(renderMethodology())
})

describe('every address that a document names', () => {
  test.each(['/.well-known/api-catalog', '/.well-known/ai-catalog.json', '/llms.txt', '/server.json', '/sitemap.xml'])(
    '%s',
    async (path) => {
      const { app } = await httpReports()
      const statusOf = async (url: string) => (await app.fetch(new Request(url))).status
      const text = await (await app.fetch(new Request(`https://audit.example${path}`))).text()
      const named = new Set(text.match(/https:\/\/audit\.example[^"\s<>)]*/g))
      expect(named.size).toBeGreaterThan(1)
      for (const url of named) expect([url, await statusOf(url)]).toEqual([url, expected(url)])
    },
  )
})

test('security.txt, when the operator can be reached', async () => {
  const { send } = await httpReports({ contact: 'mailto:security@audit.example' })
  const text = await (await send('GET /.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: mailto:security@audit\.example\nExpires: \d{4}-.*Z\n/)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect((await (await httpReports()).send('GET /.well-known/security.txt')).status).toBe(404)
})

/** MCP takes POST alone, and of the site in the example there is no report. */
function expected(url: string): number {
  if (url.endsWith('/mcp')) return 405
  return url.includes('/report?url=') ? 404 : url.endsWith('/api/v1/report') ? 400 : 200
}
