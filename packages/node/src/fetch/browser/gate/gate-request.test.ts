import { describe, expect, test } from 'vitest'
import { gateRequest, type RequestHead } from './gate-request.ts'

const SITE = 'shop.example'
const OWN = 'https://www.shop.example/a'
const OTHER = 'https://api.other.example/a'
const origin = 'https://shop.example'

function read(head: Partial<Omit<RequestHead, 'url'>> & { url?: string }) {
  const { url = OTHER, method = 'GET', headers = {}, ...rest } = head
  return gateRequest({ url: new URL(url), method, headers, ...rest }, SITE)
}

const preflight = (method: string, more = {}) => ({
  method: 'OPTIONS',
  headers: { origin, 'access-control-request-method': method, ...more },
})

test.each([
  ['GET', { method: 'GET' }, 'read'],
  ['HEAD', { method: 'HEAD' }, 'read'],
  ['a navigation', { headers: { 'sec-fetch-mode': 'navigate', 'upgrade-insecure-requests': '1' } }, 'read'],
  ['POST', { method: 'POST' }, 'send'],
  ['PUT', { method: 'PUT' }, 'send'],
  ['a method that nobody knows', { method: 'BREW' }, 'send'],
  ['lower case', { method: 'get' }, 'send'],
  ['OPTIONS of a script', { method: 'OPTIONS', headers: { origin } }, 'send'],
  ['a preflight for GET', preflight('GET'), 'read'],
  ['a preflight for POST', preflight('POST'), 'send'],
  ['a preflight with a body', preflight('GET', { 'content-length': '1' }), 'send'],
  ['a preflight with a body of unknown length', preflight('GET', { 'transfer-encoding': 'chunked' }), 'send'],
  [
    'a preflight that nobody sent',
    { ...preflight('GET'), headers: { 'access-control-request-method': 'GET' } },
    'send',
  ],
  ['a form over https', { method: 'POST', headers: { 'sec-fetch-mode': 'navigate' } }, 'form'],
  ['a form over http', { method: 'POST', headers: { 'upgrade-insecure-requests': '1' } }, 'form'],
  ['a WebSocket', { upgrade: true }, 'socket'],
])('what it is: %s', (_label, head, kind) => {
  expect(read(head).kind).toBe(kind)
})

test.each([
  ['a subdomain', OWN, 'own'],
  ['another port', 'http://shop.example:8080/', 'own'],
  ['another site', OTHER, 'other'],
  ['a name that ends alike', 'https://not-shop.example/', 'other'],
  ['the name as a subdomain', 'https://shop.example.evil.example/', 'other'],
])('whose it is: %s', (_label, url, to) => {
  expect(read({ url }).to).toBe(to)
})

describe('whether the page needs it', () => {
  const meta = (mode: string, dest: string, more = {}) => ({
    headers: { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest, ...more },
  })
  const frame = 'https://frame.example'
  test.each([
    ['the document', meta('navigate', 'document'), true],
    ['a script', meta('no-cors', 'script', { referer: OWN }), true],
    ['a module that a module of another site imports', meta('cors', 'script', { origin, referer: OTHER }), true],
    ['a request whose answer a script can read', { method: 'POST', ...meta('cors', 'empty', { origin }) }, true],
    ['its preflight', preflight('POST', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }), true],
    ['a WebSocket', { upgrade: true, headers: { origin } }, true],
    ['over http, which says less', { method: 'POST', headers: { origin } }, true],
    ['a sender that is not named', {}, true],
    ['a beacon, or a request without an answer', { method: 'POST', ...meta('no-cors', 'empty', { origin }) }, false],
    ['a report', { method: 'POST', ...meta('no-cors', 'report', { origin }) }, false],
    ['a frame', meta('navigate', 'iframe'), false],
    ['an image', meta('no-cors', 'image', { referer: OWN }), false],
    ['what is fetched ahead', { headers: { 'sec-purpose': 'prefetch' } }, false],
    ['a form', { method: 'POST', ...meta('navigate', 'document', { origin }) }, false],
    ['a frame of another site asks', { method: 'POST', ...meta('cors', 'empty', { origin: frame }) }, false],
    ['a frame of another site loads', { headers: { referer: `${frame}/` } }, false],
    ['a frame without an origin asks', { method: 'POST', headers: { origin: 'null' } }, false],
  ])('%s', (_label, head, needed) => {
    expect(read(head).needed).toBe(needed)
  })
})
