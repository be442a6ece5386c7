import { describe, expect, test } from 'vitest'
import { checkRows, codeOf } from '../../test/check-rows.ts'
import { buildPage, buildSite } from '../../test/evidence-builder.ts'
import { contentSecurityPolicy } from './checks/essential/content-security-policy.ts'
import { strictTransportSecurity } from './checks/essential/strict-transport-security.ts'
import { xContentTypeOptions } from './checks/essential/x-content-type-options.ts'
import { xFrameOptions } from './checks/essential/x-frame-options.ts'

const hsts = (value: string) => buildSite({ headers: { 'strict-transport-security': value } })
const csp = (value: string) => buildSite({ headers: { 'content-security-policy': value } })
const nosniff = (value: string) => buildSite({ headers: { 'x-content-type-options': value } })
const frame = (value: string) => buildSite({ headers: { 'x-frame-options': value } })

checkRows(strictTransportSecurity, [
  ['a year', hsts('max-age=31536000; includeSubDomains'), 4, 'max-age=31536000'],
  ['quoted', hsts('includeSubDomains; max-age="600"'), 4],
  ['two headers, of which the first counts', hsts('max-age=600, max-age=0'), 4],
  ['no semicolon', hsts('max-age=31536000 includeSubDomains'), 0, 'malformed'],
  ['parts of a second', hsts('max-age=1.5'), 0, 'not a whole number'],
  ['twice', hsts('max-age=31536000; max-age=0'), 0, 'malformed'],
  ['turned off', hsts('max-age=0'), 0, 'max-age is 0'],
  ['no max-age', hsts('includeSubDomains'), 0, 'no max-age'],
  ['no header', buildSite(), 0, 'has no Strict-Transport-Security'],
  ['empty header', hsts(' '), 0, 'has no'],
  ['a folder', buildSite({ crawl: { source: 'folder' } }), 'not measured', 'folder'],
  ['no answer', buildSite({ homepage: ['dns'] }), 'not measured', 'did not respond'],
  ['server error', buildSite({ homepage: 503 }), 'not measured', '503'],
  ['forbidden', buildSite({ homepage: 403 }), 'not measured', '403'],
  [
    'not requested',
    buildSite({
      homepage: { outcome: 'not_requested', url: 'https://shop.example/', why: 'robots.txt asks us not to.' },
    }),
    'not measured',
    'robots.txt asks us not to.',
  ],
  ['a bot wall', buildSite({ pages: [buildPage({ outcome: 'challenge' })] }), 'not measured', 'bot wall'],
])

checkRows(contentSecurityPolicy, [
  ['a policy', csp("default-src 'self'"), 4],
  ['an empty one', csp(';'), 0, 'None of its directives'],
  ['words of no meaning', csp('garbage'), 0, 'None of its directives'],
  ['reports alone', csp('report-uri /x; report-to y'), 0, 'None of its directives'],
  ['the second of two', csp('report-uri /x, upgrade-insecure-requests'), 4],
  [
    'Report-Only',
    buildSite({ headers: { 'content-security-policy-report-only': "default-src 'self'" } }),
    0,
    'Report-Only',
  ],
])

checkRows(xContentTypeOptions, [
  ['nosniff', nosniff('nosniff'), 4],
  ['any case, twice', nosniff('NoSniff, nosniff'), 4],
  ['something else', nosniff('sniff'), 0, 'Only the value nosniff'],
])

checkRows(xFrameOptions, [
  ['DENY', frame('DENY'), 4],
  ['SAMEORIGIN in any case', frame('sameorigin'), 4],
  ['ALLOW-FROM', frame('ALLOW-FROM https://a.example'), 0, 'ignore'],
  ['only frame-ancestors', csp("default-src 'self'; frame-ancestors 'none'"), 0, 'frame-ancestors'],
])

describe('advice', () => {
  test.each([strictTransportSecurity, contentSecurityPolicy, xContentTypeOptions, xFrameOptions])(
    'the line of $id earns the points',
    (check) => {
      const [name, value] = codeOf(check, buildSite())[0]!.split(/: (.*)/s)
      const after = buildSite({ headers: { [name!.toLowerCase()]: value! } })
      expect(check.earn(after).points).toBe(4)
    },
  )
})
