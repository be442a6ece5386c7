import { afterEach, describe, expect, test, vi } from 'vitest'
import { httpReports, type ReportServiceOptions, reportOf } from '../../../test/http-reports.ts'
import { WAIT } from '../../../test/scan-service.ts'
import { serve } from '../listen/node-server.ts'

const NEW = 'https://new.example/'
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const { close } of open.splice(0).reverse()) await close()
})

async function start(options: ReportServiceOptions = {}) {
  const service = await httpReports({ publicScans: true, ...options })
  open.push({ close: () => service.end() })
  const post = (url: unknown, headers: Record<string, string> = {}) =>
    service.send('POST /api/v1/scans', {
      body: JSON.stringify({ url }),
      headers: { 'content-type': 'application/json', ...headers },
    })
  return { ...service, post }
}

describe('a scan', () => {
  test('is accepted, followed and leads to its report', async () => {
    const { post, send, begun, page, finish, app } = await start()
    const accepted = await post('HTTPS://New.Example')
    expect(accepted.status).toBe(202)
    const scan = (await accepted.json()) as { id: string }
    expect(scan).toMatchObject({ url: NEW, state: expect.stringMatching(/queued|running/) })
    const location = accepted.headers.get('location') ?? ''
    expect(location).toBe(`https://audit.example/api/v1/scans/${scan.id}`)
    const at = location.slice('https://audit.example'.length)
    const state = async () => (await send(`GET ${at}`)).json()

    await begun(NEW)
    page(NEW, 1, 4)
    await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'running', pagesDone: 1 }), WAIT)
    const running = await send(`GET ${at}`)
    expect(running.headers.get('retry-after')).toBe('2')
    expect(running.headers.get('cache-control')).toBe('no-store')
    finish(NEW)
    await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'completed' }), WAIT)
    const { report } = (await state()) as { report: string }
    expect(report).toBe(`https://audit.example${reportOf(NEW)}`)
    expect((await app.fetch(new Request(report))).status).toBe(200)
  })

  test('that fails keeps its class and the earlier report', async () => {
    const { post, send, begun, fail } = await start()
    const { id } = (await (await post(NEW)).json()) as { id: string }
    await begun(NEW)
    fail(NEW, new Error('secret path'))
    const state = async () => (await send(`GET /api/v1/scans/${id}`)).json()
    await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'failed', failure: 'internal' }), WAIT)
    expect(JSON.stringify(await state())).not.toContain('secret')
    expect((await send(`GET ${reportOf(NEW)}`)).status).toBe(404)
  })

  test('is joined by a second request for the same address', async () => {
    const { post, runs, begun } = await start()
    const ids = await Promise.all([post(NEW), post('new.example')].map(async (asked) => (await asked).json()))
    expect(ids).toEqual([ids[0], expect.objectContaining({ id: (ids[0] as { id: string }).id })])
    await begun(NEW)
    expect(runs).toEqual([NEW])
  })
})

describe('what is refused', () => {
  test.each([
    ['a word', 'shop', 400, 'invalid_url'],
    ['a private address', 'http://127.0.0.1/', 400, 'invalid_url'],
    ['that of the service itself', 'https://audit.example/r/1', 400, 'invalid_url'],
    ['credentials', 'https://user:secret@new.example/', 400, 'invalid_url'],
    ['no text', 7, 400, 'invalid_request'],
    ['too long a text', `https://new.example/${'x'.repeat(3_000)}`, 400, 'invalid_request'],
  ])('%s', async (_, url, status, code) => {
    const { post, runs } = await start()
    const response = await post(url)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
    expect(runs).toEqual([])
  })

  test('a stranger, unless the operator lets everybody scan', async () => {
    const { post, operable, begun } = await start({ publicScans: false })
    expect((await post(NEW)).status).toBe(401)
    expect((await post(NEW, { authorization: 'Bearer opk_wrong' })).status).toBe(401)
    const { key } = await operable.websites.add('https://shop.example/')
    expect((await post(NEW, { authorization: `Bearer ${key}` })).status).toBe(202)
    await begun(NEW)
  })

  test.each<[string, number, (key: string) => string]>([
    ['a valid key', 202, (key) => `Bearer ${key}`],
    ['an unknown key', 401, () => 'Bearer opk_wrong'],
    ['a key with something behind it', 401, (key) => `Bearer ${key} x`],
    ['a key under another scheme', 401, (key) => `Basic ${key}`],
    ['a scheme without a key', 401, () => 'Bearer'],
  ])('where everybody may scan, %s: %i', async (_, status, authorization) => {
    const { post, operable, runs, begun } = await start()
    const { key } = await operable.websites.add('https://shop.example/')
    const answer = await post(NEW, { authorization: authorization(key) })
    expect([answer.status, answer.headers.has('www-authenticate')]).toEqual([status, status === 401])
    if (status === 202) await begun(NEW)
    else expect(runs).toEqual([])
  })

  test('where everybody may scan, a key that was revoked', async () => {
    const { post, operable } = await start()
    const { key, info } = await operable.keys.create({ kind: 'admin' })
    await operable.keys.revoke(info.id)
    expect((await post(NEW, { authorization: `Bearer ${key}` })).status).toBe(401)
  })

  test('more scans of one client than the limit', async () => {
    const { post } = await start({ scanLimit: { limit: 2, window: 86_400 } })
    const sites = [1, 2, 3].map((n) => `https://site-${n}.example/`)
    const answers = []
    for (const site of sites) answers.push(await post(site))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 429])
    expect(answers[1]?.headers.get('ratelimit-remaining')).toBe('0')
    expect(answers[1]?.headers.get('ratelimit-policy')).toBe('2;w=86400')
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  })

  test.each(['GET /api/v1/scans/none', 'GET /api/v1/scans/none/events'])('%s: unknown', async (line) => {
    const { send } = await start()
    const response = await send(line)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'scan_not_found' })
  })
})

describe('the events', () => {
  async function listen() {
    const service = await start()
    const server = await serve({ operable: service.operable, port: 0, publicScans: true })
    open.push(server)
    const response = await fetch(`${server.url}/api/v1/scans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: NEW }),
    })
    const { id } = (await response.json()) as { id: string }
    await service.begun(NEW)
    return { ...service, server, events: `${server.url}/api/v1/scans/${id}/events` }
  }

  test('tell every change and end with the scan', async () => {
    const { events, page, finish } = await listen()
    const response = await fetch(events)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const names: string[] = []
    for await (const event of readEvents(response)) {
      if (names.at(-1) !== event.name) names.push(event.name)
      expect(event.data).toMatchObject({ state: event.name, url: NEW })
      if (event.data['pagesDone'] === 0) page(NEW, 1, 3)
      if (event.data['pagesDone'] === 1) finish(NEW)
    }
    expect(names).toEqual(['running', 'completed'])
  })

  test('a client that goes is no longer waited for', async () => {
    const { events, operable } = await listen()
    const watch = vi.spyOn(operable.scans, 'watch')
    const client = new AbortController()
    const response = await fetch(events, { signal: client.signal })
    await response.body?.getReader().read()
    const signal = watch.mock.calls[0]?.[1]?.signal
    expect(signal?.aborted).toBe(false)
    client.abort()
    await vi.waitFor(() => expect(signal?.aborted).toBe(true), WAIT)
  })

  test('HEAD waits for nothing', async () => {
    const { events, operable } = await listen()
    const watch = vi.spyOn(operable.scans, 'watch')
    expect((await fetch(events, { method: 'HEAD' })).status).toBe(200)
    expect(watch).not.toHaveBeenCalled()
  })

  test('end when the service does', async () => {
    const { events, server } = await listen()
    const response = await fetch(events)
    const text = response.text()
    await server.close()
    expect(await text).toMatch(/^event: running\n/)
  })
})

async function* readEvents(response: Response): AsyncIterable<{ name: string; data: Record<string, unknown> }> {
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end)
      text = text.slice(end + 2)
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (data !== undefined) yield { name: /^event: (.*)$/m.exec(block)?.[1] ?? '', data: JSON.parse(data) }
    }
  }
}
