import { describe, expect, test, vi } from 'vitest'
import { formVisitor } from '../../../test/form-visitor.ts'
import { httpReports, SHOP } from '../../../test/http-reports.ts'
import { WAIT } from '../../../test/scan-service.ts'

test('a first visitor sees what the product gives, and how to start', async () => {
  const { app } = await httpReports()
  const { text } = await formVisitor(app).get('/')
  expect(text).toMatch(/What you get[\s\S]*Score \d+ of 100[\s\S]*What to change first[\s\S]*<b>\+\d/)
  expect(text).toContain('npx @operable/node audit example.com')
  expect(text).toContain(
    '&lt;script async src=&quot;https://audit.example/operable.js&quot; data-website=&quot;ID&quot;',
  )
})

describe('where a scan needs a key', () => {
  test('the homepage finds reports, and leads to the door', async () => {
    const { app } = await httpReports()
    const { text, headers } = await formVisitor(app).get('/')
    expect(text).toContain('Find the report')
    expect(text).toContain('href="/console"')
    expect(text).not.toContain('action="/scans"')
    expect(headers.get('link')).toContain('rel="api-catalog"')
  })

  test('nobody starts one without', async () => {
    const { app, operable } = await httpReports()
    expect((await formVisitor(app).post('/scans', { url: SHOP })).status).toBe(401)
    await expect(operable.scans.get('none')).rejects.toMatchObject({ code: 'scan_not_found' })
  })

  test('somebody who has signed in does', async () => {
    const { app, operable } = await httpReports()
    const { key } = await operable.keys.create({ kind: 'admin' })
    const visitor = formVisitor(app)
    await visitor.signIn(key)
    expect((await visitor.get('/')).text).toContain('action="/scans"')
    expect((await visitor.post('/scans', { url: 'new.example' })).location).toMatch(/^\/scans\/\w+$/)
    expect((await visitor.post('/scans', { url: 'new.example' }, { token: 'x' })).status).toBe(403)
  })
})

describe('where everybody may scan', () => {
  const open = () => httpReports({ publicScans: true, scanLimit: { limit: 3, window: 60 } })

  test('an address leads to the scan, and the scan to the report', async () => {
    const service = await open()
    const visitor = formVisitor(service.app)
    const started = await visitor.post('/scans', { url: 'new.example' })
    const waiting = await visitor.get(started.location ?? '')
    expect(waiting.text).toContain('Scanning <bdi>new.example</bdi>')
    expect(waiting.text).toContain('<noscript><meta http-equiv="refresh"')
    expect(waiting.headers.get('cache-control')).toBe('no-store')
  })

  test('how far it is, from the entrance on', async () => {
    const service = await open()
    const visitor = formVisitor(service.app)
    const { location = '' } = await visitor.post('/scans', { url: 'new.example' })
    const page = async () => (await visitor.get(location ?? '')).text
    await service.begun('https://new.example/')
    expect(await page()).toContain('>Connecting to the site.<')
    service.page('https://new.example/', 2, 9)
    await vi.waitFor(async () => expect(await page()).toContain('>2 of 9 pages read.<'), WAIT)
    expect(await page()).toContain('max="9" value="2"')
  })

  test.each(['', 'ftp://shop.example/', 'two words', 'https://user:pass@shop.example/', 'x'.repeat(3000)])(
    'the address %j is refused beside its field',
    async (url) => {
      const service = await open()
      const refused = await formVisitor(service.app).post('/scans', { url })
      expect(refused.status).toBe(400)
      expect(refused.text).toMatch(/id="url-error">[^<]+/)
    },
  )

  test.each([
    ['localhost:3000', true],
    ['http://127.0.0.1:8080/', true],
    ['http://169.254.169.254/', false],
    ['ftp://shop.example/', false],
  ])('the refusal of %s names the option that opens it: %s', async (url, isNamed) => {
    const service = await open()
    const refused = await formVisitor(service.app).post('/scans', { url })
    expect([refused.status, refused.text.includes('--allow-private')]).toEqual([400, isNamed])
  })

  test('another site starts none in its visitors’ names', async () => {
    const service = await open()
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await formVisitor(service.app).post('/scans', { url: SHOP }, { headers })).status).toBe(403)
  })

  test('too many are refused for a while', async () => {
    const service = await open()
    const visitor = formVisitor(service.app)
    for (let scan = 0; scan < 3; scan++) await visitor.post('/scans', { url: 'new.example' })
    const refused = await visitor.post('/scans', { url: 'new.example' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(refused.text).toContain('started too many scans')
  })
})

describe('?url=', () => {
  test('leads to the report', async () => {
    const { app, stored } = await httpReports()
    expect((await formVisitor(app).get('/?url=shop.example')).location).toBe(`/r/${stored.report.id}`)
  })

  test.each([
    [
      'unknown.example',
      404,
      'There is no report for this address yet. Scan it from your own machine: npx @operable/node audit unknown.example.',
    ],
    ['ftp://x', 400, 'id="url-error"'],
    ['http://127.0.0.1/', 400, 'id="url-error"'],
  ])('%s stays with %i', async (url, status, text) => {
    const { app } = await httpReports()
    const stayed = await formVisitor(app).get(`/?url=${encodeURIComponent(url)}`)
    expect(stayed.status).toBe(status)
    expect(stayed.text).toContain(text)
  })
})

test.each([
  [false, false],
  [true, true],
])('the latest reports are listed only where the operator wants it: %s', async (listReports, isListed) => {
  const { app, stored } = await httpReports({ listReports })
  expect((await formVisitor(app).get('/')).text.includes(`href="/r/${stored.report.id}"`)).toBe(isListed)
})

test.each(['/methodology', '/help', '/favicon.svg'])('%s is there for everybody, with a tag', async (path) => {
  const { send } = await httpReports({ contact: 'mailto:ops@audit.example' })
  const answer = await send(`GET ${path}`)
  expect(answer.status).toBe(200)
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' }
  expect((await send(`GET ${path}`, { headers })).status).toBe(304)
  if (path === '/help') expect(await answer.text()).toContain('href="mailto:ops@audit.example"')
})

test('a scan that is unknown is a page with its status', async () => {
  const { send } = await httpReports()
  const answer = await send('GET /scans/unknown')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
})
