import { expect, test } from 'vitest'
import { checkRows, codeOf } from '../../../../test/check-rows.ts'
import { buildPage, buildSite } from '../../../../test/evidence-builder.ts'
import type { PageSummary } from '../../../page/page-summary.ts'
import { textDepth } from './text-depth.ts'

const pages = (...counts: number[]) =>
  buildSite({ pages: counts.map((paragraphs, index) => buildPage({ url: `/${index}`, paragraphs })) })

checkRows(textDepth, [
  ['5 on average', pages(5), 5],
  ['the average counts', pages(0, 10), 5],
  ['just under 5', pages(4, 5), 2.5, '4.5 per page on average'],
  ['2 on average', pages(2), 2.5],
  ['just under 2', pages(1, 2), 0, 'fewer than 5: https://shop.example/0 (1)'],
  ['no page read', buildSite({ pages: [] }), 'not measured'],
])

const QUESTIONS = /^(?:<p><!-- [^<>]+ --><\/p>\n?){5}$/

test.each<[string, Partial<PageSummary>, string | RegExp]>([
  [
    'text of the page',
    { looseTexts: ['We repair <all> makes.'] },
    /^<p>We repair &lt;all&gt; makes\.<\/p>\n(?:<p><!-- [^<>]+ --><\/p>\n?){4}$/,
  ],
  ['no more than is missing', { looseTexts: ['A.', 'B.'], paragraphCount: 4 }, '<p>A.</p>'],
  [
    'its description',
    { meta: { description: 'Repairs of all makes, tyres and inspections.', social: [] } },
    /^<p>Repairs of all makes, tyres and inspections\.<\/p>\n(?:<p><!-- [^<>]+ --><\/p>\n?){4}$/,
  ],
  ['a description that says no more than the title', { meta: { description: 'Home', social: [] } }, QUESTIONS],
  ['nothing', {}, QUESTIONS],
])('paragraphs to paste: %s', (_label, words, expected) => {
  const page = buildPage({ title: 'Home' })
  const [code] = codeOf(
    textDepth,
    buildSite({ pages: [{ ...page, page: { ...page.page!, paragraphCount: 0, ...words } }] }),
  )
  if (typeof expected === 'string') expect(code).toBe(expected)
  else expect(code).toMatch(expected)
})
