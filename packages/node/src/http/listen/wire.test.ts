import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpReports, reportOf, SHOP } from '../../../test/http-reports.ts'
import { type RunningServer, serve } from './node-server.ts'

let service: Awaited<ReturnType<typeof httpReports>>
let server: RunningServer

beforeAll(async () => {
  service = await httpReports()
  server = await serve({ operable: service.operable, port: 0, trustedProxies: ['127.0.0.1'] })
})

afterAll(() => server.close())

/** What `fetch` would not send. */
function raw(text: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.end(text))
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => done(answer)).on('error', fail)
  })
}

function ask(method: string, path: string, headers: Record<string, string | string[]> = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>((done, fail) => {
    request(server.url + path, { method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, text }))
    })
      .on('error', fail)
      .end()
  })
}

test.each([
  ['a report', reportOf(SHOP), {}, 200],
  ['a report as Markdown', reportOf(SHOP), { accept: 'text/markdown' }, 200],
  ['no report', reportOf('https://other.example/'), {}, 404],
  ['no address', '/api/v1/report', {}, 400],
  ['no such website', '/widget/none/tools.json', {}, 404],
])('the wire and the app say the same: %s', async (_, path, headers: Record<string, string>, status) => {
  const wire = await ask('GET', path, headers)
  const app = await service.send(`GET ${path}`, { headers })
  expect([wire.status, app.status]).toEqual([status, status])
  if (status === 200) expect(wire.text).toBe(await app.text())
  const own = Object.fromEntries(
    [...app.headers].filter(([name]) => !/^ratelimit-re|^strict|^content-length/.test(name)),
  )
  expect(wire.headers).toMatchObject(own)
  expect(Number(wire.headers['content-length'])).toBe(Buffer.byteLength(wire.text))

  const head = await ask('HEAD', path, headers)
  expect([head.status, head.text]).toEqual([status, ''])
  expect(head.headers['content-length']).toBe(wire.headers['content-length'])
})

test('304 has no body and no length', async () => {
  const { headers } = await ask('GET', reportOf(SHOP))
  const same = await ask('GET', reportOf(SHOP), { 'if-none-match': String(headers['etag']) })
  expect([same.status, same.text]).toEqual([304, ''])
  expect(same.headers).not.toHaveProperty('content-length')
})

test('fields that come in several lines are one list', async () => {
  const lines = {
    accept: ['text/markdown;q=0.5', 'application/json;q=0.4'],
    'x-forwarded-for': ['1.2.3.4', '198.51.100.9'],
  }
  const first = await ask('GET', reportOf(SHOP), lines)
  const second = await ask('GET', reportOf(SHOP), lines)
  expect(first.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect([first, second].map(({ headers }) => headers['ratelimit-remaining'])).toEqual(['999', '998'])
})

describe('what is not plain is answered', () => {
  test.each([
    ['the whole address in the request line', `GET http://audit.example${reportOf(SHOP)} HTTP/1.1`, 200],
    ['a body that nobody asked for', `GET ${reportOf(SHOP)} HTTP/1.1\r\nContent-Length: 4`, 200],
    ['letters outside ASCII, which Node refuses', 'GET /api/v1/report?url=https://shöp.example/ HTTP/1.1', 400],
  ])('%s', async (_, line, status) => {
    const body = line.includes('Content-Length') ? 'body' : ''
    const answer = await raw(`${line}\r\nHost: audit.example\r\nConnection: close\r\n\r\n${body}`)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})
