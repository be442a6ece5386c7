import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpReports, reportOf, SHOP } from '../../../test/http-reports.ts'
import { rawClient } from '../../../test/raw-client.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { type RunningServer, serve } from '../listen/node-server.ts'

// Every answer of the address of reports says what the limit is, whatever was asked and whichever way it took.

const LIMIT = { limit: 1000, window: 86_400 }
const running: RunningServer[] = []
let service: Awaited<ReturnType<typeof start>>
let closed: Awaited<ReturnType<typeof start>>
let spent: Awaited<ReturnType<typeof start>>

async function start(limit: number, storage = memoryStorage()) {
  const reports = await httpReports({ storage })
  const reportLimit = { ...LIMIT, limit }
  const server = await serve({ operable: reports.operable, port: 0, reportLimit, log: () => {} })
  running.push(server)
  return { ...reports, server, storage }
}

beforeAll(async () => {
  service = await start(1000)
  closed = await start(1000)
  await closed.storage.close?.()
  spent = await start(0)
})

afterAll(() => Promise.all(running.map((server) => server.close())))

/** The head of the answer: status and headers by their names in lower case. */
async function ask({ port }: RunningServer, line: string, headers: readonly string[] = []) {
  const client = await rawClient(port)
  client.write(`${[`${line} HTTP/1.1`, 'Host: audit.example', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`)
  await client.closed
  const [status = '', ...lines] = (client.text().split('\r\n\r\n')[0] ?? '').split('\r\n')
  const fields = lines.map((field) => [field.split(':', 1)[0]?.toLowerCase(), field.replace(/^[^:]*: */, '')])
  return { status: Number(status.split(' ')[1]), headers: Object.fromEntries(fields) as Record<string, string> }
}

const spellings: [string, (target: string) => string][] = [
  ['the path', (target) => target],
  ['the whole address', (target) => `http://audit.example${target}`],
  ['another spelling of the path', (target) => target.replace('report', '%72eport')],
]

describe.each(spellings)('by %s', (_spelling, spell) => {
  test.each([
    ['GET', reportOf(SHOP), [], 200],
    ['HEAD', reportOf(SHOP), [], 200],
    ['GET', reportOf(SHOP), ['If-None-Match: *'], 304],
    ['GET', reportOf('https://other.example/'), [], 404],
    ['HEAD', reportOf('https://other.example/'), [], 404],
    ['GET', '/api/v1/report', [], 400],
    ['HEAD', '/api/v1/report?url=ftp://x', [], 400],
    ['OPTIONS', '/api/v1/report', [], 204],
    ['OPTIONS', reportOf(SHOP), ['Origin: https://a.example', 'Access-Control-Request-Method: GET'], 204],
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'].map((method): [string, string, string[], number] => [
      method,
      reportOf(SHOP),
      ['Content-Length: 0'],
      405,
    ]),
  ] as [string, string, string[], number][])('%s %s %j: %i', async (method, target, headers, status) => {
    const before = await ask(service.server, `HEAD ${reportOf(SHOP)}`)
    const answer = await ask(service.server, `${method} ${spell(target)}`, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'ratelimit-policy': '1000;w=86400',
      'ratelimit-limit': '1000',
      'ratelimit-reset': expect.stringMatching(/^[1-9]\d*$/),
      'access-control-allow-origin': '*',
      vary: 'Accept, Authorization',
    })
    const taken = Number(before.headers['ratelimit-remaining']) - Number(answer.headers['ratelimit-remaining'])
    // A preflight asks for nothing: what comes after it counts.
    expect(taken).toBe(method === 'OPTIONS' ? 0 : 1)
    if (status === 405) expect(answer.headers['allow']).toBe('GET, OPTIONS, HEAD')
  })

  test.each(['GET', 'HEAD'])('%s of a store that is gone: 503', async (method) => {
    const answer = await ask(closed.server, `${method} ${spell(reportOf('https://other.example/'))}`)
    expect(answer.status).toBe(503)
    expect(answer.headers).toMatchObject({ 'ratelimit-policy': '1000;w=86400', 'retry-after': '5' })
  })

  test.each(['GET', 'HEAD', 'POST', 'DELETE'])('%s over the limit: 429', async (method) => {
    const answer = await ask(spent.server, `${method} ${spell(reportOf(SHOP))}`, ['Content-Length: 0'])
    expect(answer.status).toBe(429)
    expect(answer.headers).toMatchObject({ 'ratelimit-policy': '0;w=86400', 'ratelimit-remaining': '0' })
    expect(answer.headers['retry-after']).toBe(answer.headers['ratelimit-reset'])
  })

  test('a preflight over the limit: 204, so that the script sees the 429', async () => {
    const answer = await ask(spent.server, `OPTIONS ${spell(reportOf(SHOP))}`)
    expect(answer.status).toBe(204)
    expect(answer.headers).toMatchObject({ 'ratelimit-remaining': '0', 'access-control-allow-methods': 'GET, HEAD' })
  })
})
