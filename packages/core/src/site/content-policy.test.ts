import { expect, test } from 'vitest'
import { blockingDirective, type PolicyRequest } from './content-policy.ts'

const script: PolicyRequest = {
  kind: 'script',
  url: 'https://audit.example/w/v1/operable.js',
  pageUrl: 'https://shop.example/contact',
  nonce: 'abc',
  integrity: 'sha384-xyz',
}
const { nonce: _, integrity: __, ...plain } = script
const connect: PolicyRequest = { ...plain, kind: 'connect', url: 'https://audit.example/widget/x/tools.json' }

test.each<[string, string[], PolicyRequest, string | undefined]>([
  ['no policy', [], script, undefined],
  ['a policy of other things', ["frame-ancestors 'none'"], script, undefined],
  ['the default', ["default-src 'self'"], script, "default-src 'self'"],
  ['none', ["script-src 'none'"], script, "script-src 'none'"],
  ['an empty list', ['script-src'], script, 'script-src'],
  ['the host', ['script-src https://audit.example'], script, undefined],
  ['the host without a scheme', ['script-src audit.example'], script, undefined],
  ['a host that ends alike', ['script-src dit.example'], script, 'script-src dit.example'],
  ['hosts below', ['script-src *.audit.example'], script, 'script-src *.audit.example'],
  ['all of the domain', ['script-src *.example'], script, undefined],
  ['another scheme', ['script-src wss://audit.example'], script, 'script-src wss://audit.example'],
  ['a scheme', ['script-src https:'], script, undefined],
  ['a scheme that may be upgraded', ['script-src http://audit.example'], script, undefined],
  ['all', ['script-src *'], script, undefined],
  ['another port', ['script-src audit.example:8443'], script, 'script-src audit.example:8443'],
  ['all ports', ['script-src audit.example:*'], script, undefined],
  ['the folder', ['script-src audit.example/w/'], script, undefined],
  ['another file', ['script-src audit.example/operable.js'], script, 'script-src audit.example/operable.js'],
  ['the file', ['script-src audit.example/w/v1/operable.js'], script, undefined],
  ['the nonce', ["script-src 'nonce-abc'"], script, undefined],
  ['no nonce', ["script-src 'nonce-abc'"], plain, "script-src 'nonce-abc'"],
  ['the nonce with strict-dynamic', ["script-src 'nonce-abc' 'strict-dynamic'"], script, undefined],
  [
    'a host beside strict-dynamic',
    ["script-src https: 'nonce-x' 'strict-dynamic'"],
    plain,
    "script-src https: 'nonce-x' 'strict-dynamic'",
  ],
  ['the hash', ["script-src 'sha384-xyz'"], script, undefined],
  ['script-src-elem before script-src', ["script-src *; script-src-elem 'self'"], script, "script-src-elem 'self'"],
  ['the first of two', ["script-src *; script-src 'none'"], script, undefined],
  ['capitals', ["Script-Src 'SELF' HTTPS://AUDIT.EXAMPLE"], script, undefined],
  ['two policies in one value', ["script-src *, script-src 'none'"], script, "script-src 'none'"],
  ['two values', ['script-src *', "default-src 'none'"], script, "default-src 'none'"],
  ['the page itself', ["script-src 'self'"], { ...script, url: 'https://shop.example/operable.js' }, undefined],
  ['requests', ["default-src *; connect-src 'self'"], connect, "connect-src 'self'"],
  ['requests by the default', ["script-src *; default-src 'self'"], connect, "default-src 'self'"],
  ['requests to the host', ["connect-src 'self' https://audit.example"], connect, undefined],
  ['requests are no scripts', ["script-src 'none'"], connect, undefined],
])('%s', (_, policies, request, expected) => {
  expect(blockingDirective(policies, request)).toBe(expected)
})
