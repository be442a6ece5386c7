import { expect, test } from 'vitest'
import { checkRows, codeOf } from '../../../../test/check-rows.ts'
import { buildPage, buildSite } from '../../../../test/evidence-builder.ts'
import { headingStructure } from './heading-structure.ts'

const pages = (...counts: number[]) =>
  buildSite({
    pages: counts.map((count, index) =>
      buildPage({ url: `/${index}`, headings: Array.from({ length: count }, (_, n) => `Heading ${n}`) }),
    ),
  })

checkRows(headingStructure, [
  ['3 on average', pages(3), 5, '3 headings on 1 page'],
  ['the average counts, not each page', pages(0, 6), 5],
  ['just under 3', pages(2, 3, 3), 2.5, '2.7 per page on average'],
  ['1 on average', pages(1), 2.5],
  ['just under 1', pages(0, 1), 0, '0.5 per page on average'],
  ['none', pages(0), 0],
  ['no page read', buildSite({ pages: [] }), 'not measured'],
])

const OPEN = '<h2><!-- what this section is about, in a few words --></h2>'

test('the snippet adds what is missing, from the page, and cannot carry markup', () => {
  const page = buildPage({ title: 'Ann & Bob <script>', headings: [], summary: { headingCount: 0 } })
  expect(codeOf(headingStructure, buildSite({ pages: [page] }))).toEqual([
    `<h1>Ann &amp; Bob &lt;script&gt;</h1>\n${OPEN}\n${OPEN}`,
  ])
  const withMain = buildPage({ headings: ['Main', 'Prices'] })
  expect(codeOf(headingStructure, buildSite({ pages: [withMain] }))).toEqual([OPEN])
})
