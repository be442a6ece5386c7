import { expect, test } from 'vitest'
import { buildReport } from '../../../test/report-builder.ts'
import { recommendationSection } from './recommendations.ts'

/** The line above the snippet of a report's only recommendation. */
function placeOf(snippet: { target?: string; page?: string }): string | undefined {
  const report = buildReport({})
  const [first] = report.recommendations
  if (!first) throw new Error('The report recommends nothing.')
  const code = { language: 'text' as const, code: 'x' }
  const section = recommendationSection({
    ...report,
    recommendations: [{ ...first, snippets: [{ ...snippet, ...code }] }],
  })
  return section.split('\n').findLast((line) => line.endsWith(':'))
}

const page = 'https://shop.example/'

test.each([
  [{ target: '/robots.txt' }, '`/robots.txt`:'],
  [{ target: '/robots.txt, at the end' }, '`/robots.txt`, at the end:'],
  [
    { target: '/robots.txt, line 4, instead of “Disallow: /*?”' },
    '`/robots.txt`, line 4, instead of “Disallow: /\\*?”:',
  ],
  [{ target: 'https://shop.example/sitemap.xml' }, '`https://shop.example/sitemap.xml`:'],
  [{ target: '#buy' }, '`#buy`:'],
  [
    { target: 'main > button.buy (“Buy”), on 2 pages', page },
    '`main > button.buy` (“Buy”), on 2 pages, such as `https://shop.example/`:',
  ],
  [{ target: 'before input[name="email"]' }, 'Before `input[name="email"]`:'],
  [{ target: 'in the footer of every page' }, 'In the footer of every page:'],
  [{ target: 'inside <head>', page }, 'Inside \\<head> on `https://shop.example/`:'],
  [{ target: 'in nginx, inside server { }' }, 'In nginx, inside server { }:'],
  [{ page }, '`https://shop.example/`:'],
])('%j', (snippet, line) => {
  expect(placeOf(snippet)).toBe(line)
})
