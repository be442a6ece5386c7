import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readJson } from './body.ts'

const schema = z.strictObject({ a: z.number(), list: z.array(z.string()).optional() })
const rules = { limit: 64, types: ['application/json', 'application/merge-patch+json'] }

function read(
  body: RequestInit['body'],
  type: string | null = 'application/json',
  headers: Record<string, string> = {},
) {
  const request = new Request('https://audit.example/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
  request.headers.delete('content-type')
  if (type !== null) request.headers.set('content-type', type)
  return readJson(request, schema, rules)
}

function streamOf(...parts: string[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
}

test.each<[string, RequestInit['body'], string?]>([
  ['plain', '{"a":1}'],
  ['with a BOM', '\ufeff{"a":1}'],
  ['merge patch', '{"a":1}', 'application/merge-patch+json'],
  ['upper case and a charset', '{"a":1}', 'Application/JSON; Charset=UTF-8'],
  ['quoted charset', '{"a":1}', 'application/json;charset="utf-8"'],
  ['in parts', streamOf('{"a"', ':', '1}')],
  ['of exactly the limit', `{"a":1${' '.repeat(57)}}`],
])('%s', async (_, body, type) => {
  expect(await read(body, type)).toEqual({ a: 1 })
})

test.each<[string, RequestInit['body'], string, string?]>([
  ['nothing', '', 'invalid_request'],
  ['white space', ' \n', 'invalid_request'],
  ['no JSON', '{a:1}', 'invalid_request'],
  ['half of it', '{"a":1', 'invalid_request'],
  ['two values', '{"a":1}{}', 'invalid_request'],
  ['null', 'null', 'invalid_request'],
  ['an array', '[]', 'invalid_request'],
  ['a string', '"x"', 'invalid_request'],
  ['not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), 'invalid_request'],
  ['UTF-16', new Uint8Array([0x7b, 0, 0x7d, 0]), 'invalid_request'],
  ['__proto__', '{"a":1,"__proto__":{"b":2}}', 'invalid_request'],
  ['one byte too many', `{"a":1${' '.repeat(58)}}`, 'payload_too_large'],
  ['too many parts', streamOf('{"a":1', ' '.repeat(40), ' '.repeat(40)), 'payload_too_large'],
  ['text', '{"a":1}', 'unsupported_media_type', 'text/plain'],
  ['a form', 'a=1', 'unsupported_media_type', 'application/x-www-form-urlencoded'],
  ['another JSON', '{"a":1}', 'unsupported_media_type', 'application/json-patch+json'],
  ['another charset', '{"a":1}', 'unsupported_media_type', 'application/json; charset=utf-16'],
])('%s is refused', async (_, body, code, type) => {
  await expect(read(body, type)).rejects.toMatchObject({ code })
})

test.each(['gzip', 'BR', 'identity, gzip'])('compressed by %s is refused, with what is read', async (coding) => {
  await expect(read('{"a":1}', undefined, { 'content-encoding': coding })).rejects.toMatchObject({
    code: 'unsupported_media_type',
    headers: { 'Accept-Encoding': 'identity' },
  })
})

test('uncompressed and saying so', async () => {
  expect(await read('{"a":1}', undefined, { 'content-encoding': 'identity' })).toEqual({ a: 1 })
})

test('without a type', () => expect(read('{"a":1}', null)).rejects.toMatchObject({ code: 'unsupported_media_type' }))

test('a stated length over the limit is not waited for', async () => {
  const endless = new ReadableStream({ pull: () => new Promise(() => {}) })
  await expect(read(endless, undefined, { 'content-length': '65' })).rejects.toMatchObject({
    code: 'payload_too_large',
  })
})

test('a body without end is left at the limit', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(16))
    },
  })
  await expect(read(endless)).rejects.toMatchObject({ code: 'payload_too_large' })
  expect(sent).toBeLessThan(10)
})

test('a body that breaks off', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
  await expect(read(broken)).rejects.toMatchObject({ code: 'aborted' })
})

describe('a body that something else has read', () => {
  const request = (headers = {}) =>
    new Request('https://audit.example/', {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', ...headers },
    })
  const fault = { code: 'body_unavailable', message: 'The body was already read before the request reached Operable.' }

  test.each([{}, { 'content-length': '7' }])('with %o', async (headers) => {
    const used = request(headers)
    await used.text()
    await expect(readJson(used, schema, rules)).rejects.toMatchObject(fault)
    const locked = request(headers)
    locked.body?.getReader()
    await expect(readJson(locked, schema, rules)).rejects.toMatchObject(fault)
  })
})

test('each fault has a pointer', async () => {
  const body = JSON.stringify({ a: 'x', list: ['y', 2], 'b/c~d': 1 })
  await expect(read(body)).rejects.toMatchObject({
    errors: [{ pointer: '/a' }, { pointer: '/list/1' }, { pointer: '/b~1c~0d', detail: 'Unknown name.' }],
  })
})

test('nesting', async () => {
  const deep = { limit: 1 << 20, types: rules.types }
  const request = (depth: number) =>
    new Request('https://audit.example/', {
      method: 'POST',
      body: '['.repeat(depth) + ']'.repeat(depth),
      headers: { 'content-type': 'application/json' },
    })
  await expect(readJson(request(32), z.array(z.unknown()), deep)).resolves.toBeDefined()
  await expect(readJson(request(33), z.array(z.unknown()), deep)).rejects.toMatchObject({ code: 'invalid_request' })
  await expect(readJson(request(200_000), z.array(z.unknown()), deep)).rejects.toMatchObject({
    code: 'invalid_request',
  })
})
