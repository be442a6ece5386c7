import { expect, test } from 'vitest'
import { ownCredentials, type SiteCredentials, withoutSecrets, withoutUserInfo } from './site-credentials.ts'

const SITE = 'https://preview.example/start'

test.each<[string, SiteCredentials, string[]]>([
  ['a header', { headers: { 'X-Preview': 'a b' } }, ['x-preview', 'a b']],
  ['a token', { headers: { Authorization: 'Bearer t' } }, ['authorization', 'Bearer t']],
  ['a password', { auth: { username: 'mé', password: 'p:w' } }, ['authorization', 'Basic bcOpOnA6dw==']],
  ['cookies', { cookies: { a: '1', b: '"2"' } }, ['cookie', 'a=1; b="2"']],
])('%s as headers', (_, given, headers) => expect(ownCredentials(SITE, given)?.headers).toEqual(headers))

test.each([
  ['the same page', 'https://preview.example/x', true],
  ['the default port', 'https://preview.example:443/', true],
  ['another port', 'https://preview.example:8443/', false],
  ['another scheme', 'http://preview.example/', false],
  ['www', 'https://www.preview.example/', false],
  ['a subdomain', 'https://a.preview.example/', false],
  ['a name that begins like it', 'https://preview.example.evil.example/', false],
])('they are for the origin: %s', (_, url, expected) =>
  expect(ownCredentials(SITE, { cookies: { a: '1' } })?.isFor(new URL(url))).toBe(expected),
)

test.each([undefined, {}, { headers: {}, cookies: {} }])('nothing is given: %j', (given) =>
  expect(ownCredentials(SITE, given)).toBeUndefined(),
)

const secret = 'sesame-secret'
test.each<[string, unknown, RegExp]>([
  ['a name with a blank', { headers: { 'X Y': secret } }, /no header name/],
  ['a value over two lines', { headers: { X: `${secret}\r\nHost: evil.example` } }, /header X /],
  ['an empty value', { headers: { X: '' } }, /header X /],
  ['the host', { headers: { Host: 'evil.example' } }, /header Host is not one/],
  ['the user agent', { headers: { 'User-Agent': secret } }, /User-Agent is not one/],
  ['a length', { headers: { 'Content-Length': '1' } }, /Content-Length is not one/],
  ['two cases of one name', { headers: { 'X-A': secret, 'x-a': secret } }, /x-a is given twice/],
  [
    'a token and a password',
    { headers: { Authorization: secret }, auth: { username: 'u', password: secret } },
    /twice/,
  ],
  ['a user name with a colon', { auth: { username: 'a:b', password: secret } }, /without a colon/],
  ['no password', { auth: { username: 'a' } }, /a password/],
  ['a cookie with two values', { cookies: { a: `${secret}; b=1` } }, /cookie a /],
  ['another member', { token: secret }, /no member token/],
])('%s is refused without a word of the value', (_, given, message) => {
  const call = () => ownCredentials(SITE, given as SiteCredentials)
  expect(call).toThrow(TypeError)
  expect(call).toThrow(message)
  expect(call).not.toThrow(secret)
})

test.each<[string, SiteCredentials, unknown, unknown]>([
  [
    'an echoed password',
    { auth: { username: 'me', password: secret } },
    [`Hello me, ${secret}!`],
    ['Hello me, [withheld]!'],
  ],
  ['the encoded pair', { auth: { username: 'me', password: secret } }, btoa(`me:${secret}`), '[withheld]'],
  ['a token', { headers: { Authorization: `Bearer ${secret}` } }, { a: { b: secret } }, { a: { b: '[withheld]' } }],
  ['a cookie', { cookies: { sid: secret } }, `sid=${secret}`, 'sid=[withheld]'],
  ['an encoded value', { headers: { X: 'open sesame' } }, '?x=open%20sesame', '?x=[withheld]'],
  ['a short one, which pages hold by chance', { cookies: { a: '1' } }, 'Room 1', 'Room 1'],
  ['the kind of a token', { headers: { Authorization: `Bearer ${secret}` } }, 'The Bearer', 'The Bearer'],
])('nothing repeats it: %s', (_, given, value, expected) =>
  expect(
    withoutSecrets(value, ownCredentials(SITE, given) ?? { isFor: () => false, headers: [], secrets: [] }),
  ).toEqual(expected),
)

test.each([
  ['https://me:secret@shop.example/a', 'https://shop.example/a'],
  ['Sitemap: http://me@shop.example/map.xml', 'Sitemap: http://shop.example/map.xml'],
  ['<https://a:b@x.example>; rel=next', '<https://x.example>; rel=next'],
  ['https://social.example/@me', 'https://social.example/@me'],
  ['https://shop.example/?mail=a@b.example', 'https://shop.example/?mail=a@b.example'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('an address keeps no user: %s', (given, expected) =>
  expect(withoutUserInfo({ url: [given] })).toEqual({ url: [expected] }),
)
