import { type ErrorCode, errorCodes, OperableError } from '@operable/core'
import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import { BASE, httpShop } from '../../../test/http-shop.ts'
import { storageUnavailable } from '../../storage/adapter.ts'
import type { LogEntry } from '../log.ts'
import { RequestError } from '../request/request-error.ts'
import { problemResponse } from './problem.ts'
import { problemTypes } from './problem-types.ts'

const codes = Object.keys(errorCodes) as ErrorCode[]

async function problem(error: unknown, path = '/r/1?url=x') {
  const logged: LogEntry[] = []
  const request = new Request(`http://evil.host${path}`, { method: 'POST' })
  const response = problemResponse(error, request, { baseUrl: BASE, log: (entry) => logged.push(entry) })
  return { response, body: await response.json(), logged }
}

test.each(codes.filter((code) => code !== 'internal'))('%s', async (code) => {
  const { response, body, logged } = await problem(new OperableError(code, 'What happened.'))
  const status = errorCodes[code]
  expect(body).toEqual({
    type: `${BASE}/problems/${code}`,
    title: problemTypes[code].title,
    status,
    detail: 'What happened.',
    code,
    instance: '/r/1?url=x',
  })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(logged).toHaveLength(code === 'storage_unavailable' || code === 'body_unavailable' ? 1 : 0)
})

test.each([
  ['an Error', new TypeError('SQLITE_BUSY at /var/secret')],
  ['an error of ours that is a fault', new OperableError('internal', 'The secret.')],
  ['a text', 'secret'],
  ['nothing', undefined],
])('%s is answered without a word about it, and logged once without the query', async (_, error) => {
  const { response, body, logged } = await problem(error)
  expect([response.status, body.code, body.detail]).toEqual([500, 'internal', 'Something went wrong on our side.'])
  expect(JSON.stringify(body)).not.toMatch(/secret/i)
  expect(logged).toEqual([{ level: 'error', event: 'internal_error', method: 'POST', path: '/r/1', error }])
})

test('a store that is down says when to come back', async () => {
  const { response } = await problem(storageUnavailable('The file is locked.'))
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

test.each(codes)('%s says when to come back, if it is 429 or 503', async (code) => {
  const { response } = await problem(new OperableError(code, 'What happened.'))
  expect(response.headers.has('retry-after')).toBe(response.status === 429 || response.status === 503)
})

test('who knows better when to come back is believed', async () => {
  const { response } = await problem(new RequestError('rate_limited', 'Wait.', { headers: { 'Retry-After': '42' } }))
  expect(response.headers.get('retry-after')).toBe('42')
})

test.each([
  [400, 'invalid_request'],
  [413, 'payload_too_large'],
  [415, 'unsupported_media_type'],
  [500, 'internal'],
] as const)('what Hono throws as %i is %s', async (status, code) => {
  expect((await problem(new HTTPException(status))).body).toMatchObject({ status, code })
})

test.each([
  ['/r/1?url=x', '/operable/r/1?url=x'],
  ['/', '/operable/'],
  ['/operable', '/operable'],
  ['/operable?x', '/operable?x'],
  ['/operable/r/1?url=x', '/operable/r/1?url=x'],
  ['/operables/1', '/operable/operables/1'],
])('below a base path %s was asked for as %s', async (path, asked) => {
  const deps = { baseUrl: `${BASE}/operable`, log: () => {} }
  const response = problemResponse(new OperableError('not_found', 'No.'), new Request(`http://evil.host${path}`), deps)
  expect(await response.json()).toMatchObject({ instance: asked, type: `${BASE}/operable/problems/not_found` })
})

test('a long address is cut', async () => {
  const { body } = await problem(new OperableError('not_found', 'No.'), `/${'x'.repeat(10_000)}`)
  expect(body.instance).toHaveLength(2048)
})

test('a failing storage is 503 on every route that reads it', async () => {
  const { send, storage, id } = await httpShop({ authorize: async () => {} })
  await storage.close?.()
  for (const line of [
    'GET /websites',
    'GET /health',
    `GET /tools/${id}`,
    `GET /widget/${id}/tools.json`,
    `DELETE /websites/${id}`,
    `POST /websites/${id}/keys`,
  ]) {
    const answer = await send(line)
    expect([line, answer.status, answer.json.code]).toEqual([line, 503, 'storage_unavailable'])
    expect(answer.headers.get('retry-after')).toBe('5')
  }
})

test('every code has a page, as JSON, HTML and text', async () => {
  const { send } = await httpShop()
  for (const code of codes) {
    const json = await send(`GET /problems/${code}`)
    expect(json.json).toEqual({ code, status: errorCodes[code], ...problemTypes[code] })
    const html = await send(`GET /problems/${code}`, {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    })
    expect(html.headers.get('content-type')).toMatch(/^text\/html/)
    expect(html.text).toContain(`<h1>${problemTypes[code].title}</h1>`)
    const text = await send(`GET /problems/${code}`, { headers: { accept: 'text/plain' } })
    expect(text.headers.get('content-type')).toMatch(/^text\/plain/)
    for (const { headers } of [json, html, text]) expect(headers.get('vary')).toBe('Accept')
  }
  for (const code of ['nope', '__proto__', 'toString']) {
    expect(await send(`GET /problems/${code}`)).toMatchObject({ status: 404, json: { code: 'not_found' } })
  }
})
