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

const js = 'http://cdn.example/a.js?v=1'
test.each([
  ['the browser says so', { headers: { 'sec-fetch-dest': 'style' } }, 'style'],
  ['data', { headers: { 'sec-fetch-dest': 'empty' } }, ''],
  ['data, whatever its name', { url: js, headers: { 'sec-fetch-dest': 'empty', accept: '*/*' } }, ''],
  ['a script over http', { url: js, headers: { accept: '*/*' } }, 'script'],
  ['a module over http', { url: 'http://cdn.example/a.mjs', headers: { accept: '*/*' } }, 'script'],
  ['a style over http', { url: 'http://cdn.example/a.css', headers: { accept: 'text/css,*/*;q=0.1' } }, 'style'],
  ['a font over http', { url: 'http://cdn.example/a.woff2', headers: { accept: '*/*' } }, 'font'],
  ['a script over http that is wanted as JSON', { url: js, headers: { accept: 'application/json' } }, ''],
  ['a style that is wanted as anything', { url: 'http://cdn.example/a.css', headers: { accept: '*/*' } }, ''],
  ['a file over http without a name', { url: 'http://cdn.example/a?b=.js', headers: { accept: '*/*' } }, ''],
])('what it is wanted for: %s', (_label, head, use) => {
  expect(read(head).use).toBe(use)
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
