import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

const url = 'https://shop.example/send'
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = (body: string | Uint8Array, type = '', address = url) =>
  readRequest({
    url: address,
    headers: type ? { 'content-type': type } : {},
    body: typeof body === 'string' ? bytes(body) : body,
  })

/** As browsers make them. */
const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const graphql = JSON.stringify({ query: 'mutation { send }', variables: { mail: 'a@example.com' } })

describe('what a request holds', () => {
  test.each<[string, Promise<unknown>, string, [string, string][]]>([
    [
      'a query',
      read('', '', `${url}?q=blue+vase&page=2`),
      'query',
      [
        ['q', 'blue vase'],
        ['page', '2'],
      ],
    ],
    [
      'a form',
      read('mail=a%40example.com&note=x+y', 'application/x-www-form-urlencoded;charset=UTF-8'),
      'urlencoded',
      [
        ['mail', 'a@example.com'],
        ['note', 'x y'],
      ],
    ],
    [
      'a form without its type',
      read('mail=a%40example.com&note=x'),
      'urlencoded',
      [
        ['mail', 'a@example.com'],
        ['note', 'x'],
      ],
    ],
    [
      'parts',
      read(
        `${part('mail', 'a@example.com')}${part('note', 'x')}--${boundary}--\r\n`,
        `multipart/form-data; boundary=${boundary}`,
      ),
      'multipart',
      [
        ['mail', 'a@example.com'],
        ['note', 'x'],
      ],
    ],
    [
      'JSON',
      read('{"user":{"mail":"a@example.com","tags":["x","y"]},"ok":true,"no":null}', 'application/json'),
      'json',
      [
        ['user.mail', 'a@example.com'],
        ['user.tags.0', 'x'],
        ['user.tags.1', 'y'],
        ['ok', 'true'],
        ['no', ''],
      ],
    ],
    [
      'GraphQL',
      read(graphql, 'text/plain'),
      'json',
      [
        ['query', 'mutation { send }'],
        ['variables.mail', 'a@example.com'],
      ],
    ],
    [
      'JSON within a form',
      read(`data=${encodeURIComponent('{"mail":"a@example.com"}')}`, 'application/x-www-form-urlencoded'),
      'urlencoded',
      [['data.mail', 'a@example.com']],
    ],
    ['packed JSON', read(gzipSync('{"mail":"a@example.com"}')), 'json', [['mail', 'a@example.com']]],
    ['text', read('hello there', 'text/plain'), 'text', [['', 'hello there']]],
    ['bytes', read(new Uint8Array([0xff, 0xfe, 0x00, 0x80])), 'unknown', []],
    [
      'a form whose parts are broken',
      read(`--${boundary}\r\nnonsense`, `multipart/form-data; boundary=${boundary}`),
      'text',
      [['', `--${boundary}\r\nnonsense`]],
    ],
  ])('%s', async (_, reading, encoding, fields) => {
    expect(await reading).toEqual({ encoding, fields })
  })
})

test('whatever the bytes and the type, it is read or unknown', async () => {
  const types = fc.constantFrom(
    '',
    'application/json',
    'application/x-www-form-urlencoded',
    `multipart/form-data; boundary=${boundary}`,
    'multipart/form-data',
    'text/plain',
  )
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), types, async (body, type) => {
      const { fields } = await read(body, type)
      expect(fields.every(([name, value]) => typeof name === 'string' && typeof value === 'string')).toBe(true)
    }),
    { numRuns: 200 },
  )
})
