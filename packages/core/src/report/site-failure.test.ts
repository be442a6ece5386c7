import { expect, test } from 'vitest'
import { buildPage, buildSite } from '../../test/evidence-builder.ts'
import type { PageEvidence } from '../audit/evidence.ts'
import { siteFailure } from './site-failure.ts'

const answered = (status: number, url = '/') =>
  buildPage({ url, outcome: 'http_error', status, evidence: { detail: `The server answered with status ${status}.` } })

test.each<[string, PageEvidence[], string | undefined]>([
  ['a page that was read', [answered(403), buildPage({ url: '/a' })], undefined],
  ['no page at all', [], 'site_unreachable'],
  ['a page that is missing says nothing of the others', [answered(404), answered(403, '/a')], 'site_blocked'],
  ['the submitted page decides', [answered(503), answered(401, '/account')], 'site_unreachable'],
  ['all are missing', [answered(404), answered(410, '/a')], 'site_unreachable'],
])('%s', (_, pages, code) => {
  expect(siteFailure(buildSite({ pages }))?.code).toBe(code)
})

test.each<[string, PageEvidence[], string]>([
  ['one page', [answered(403)], 'The server answered with status 403.'],
  [
    'a failure, by its code',
    [buildPage({ outcome: 'failed', evidence: { detail: 'The server refuses connections.', failure: 'connect' } })],
    'The server refuses connections (connect).',
  ],
  ['nothing', [], 'None was requested.'],
])('the sentence on %s', (_, pages, seen) => {
  expect(siteFailure(buildSite({ pages }))?.detail).toBe(`No page of https://shop.example/ could be read. ${seen}`)
})

test('the sentence says what was seen, and where', () => {
  const pages = [answered(403), answered(404, '/a'), answered(403, '/b'), answered(403, '/c')]
  expect(siteFailure(buildSite({ pages }))?.detail).toBe(
    'No page of https://shop.example/ could be read. The server answered with status 403: https://shop.example/ and 2 other pages. The server answered with status 404: https://shop.example/a.',
  )
})
