import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { searchable, traceOf } from './traces.ts'

const mail = 'Kodaruba@example.com'
const hash = (name: string, text: string) => createHash(name).update(text).digest('hex')
const base64 = (text: string) => Buffer.from(text).toString('base64')
const request = (more: { url?: string; headers?: Record<string, string>; body?: string | Uint8Array }) => {
  const { url = 'https://t.example/p', headers = {}, body = '' } = more
  return searchable({ url, headers, body: typeof body === 'string' ? new TextEncoder().encode(body) : body })
}

describe('where a typed value is found', () => {
  test.each<[string, Parameters<typeof request>[0], string | undefined]>([
    ['in a body', { body: `{"m":"${mail}"}` }, 'raw'],
    ['in lower case', { body: mail.toLowerCase() }, 'raw'],
    ['in a header', { headers: { 'x-user': mail } }, 'raw'],
    ['in a query', { url: `https://t.example/p?m=${encodeURIComponent(mail)}` }, 'raw'],
    ['in base64', { url: `https://t.example/p?d=${encodeURIComponent(base64(`{"m":"${mail}"}`))}` }, 'encoded'],
    ['in base64 without padding, for addresses', { body: Buffer.from(`m=${mail}`).toString('base64url') }, 'encoded'],
    ['in escapes of JSON', { body: '{"m":"Kodaruba\\u0040example.com"}' }, 'raw'],
    ['in what was packed', { body: deflateSync(`{"m":"${mail}"}`) }, 'raw'],
    ['as SHA-256, as typed', { body: hash('sha256', mail) }, 'hashed'],
    ['as SHA-256 of lower case', { url: `https://t.example/p?em=${hash('sha256', mail.toLowerCase())}` }, 'hashed'],
    ['as MD5 in capitals', { body: hash('md5', mail.toLowerCase()).toUpperCase() }, 'hashed'],
    ['not at all', { body: 'somebody@example.com', headers: { cookie: 'a=b' } }, undefined],
  ])('%s', (_, given, as) => {
    expect(traceOf(mail, request(given))).toBe(as)
  })

  test('a phone number by the hash of its digits', () => {
    expect(traceOf('(202) 555-0143', request({ body: hash('sha256', '2025550143') }))).toBe('hashed')
  })

  test('a short value stands anywhere by chance', () => {
    expect(traceOf('Ada', request({ body: 'Ada' }))).toBeUndefined()
  })
})
