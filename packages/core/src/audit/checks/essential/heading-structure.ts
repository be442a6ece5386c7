import { PARTIAL_CREDIT } from '../../../standards/partial-credit.ts'
import type { Check } from '../../check.ts'
import { noPageRead } from '../../outcome.ts'
import { type ReadPage, readPages } from '../../read-pages.ts'
import { count, figure, listOf } from '../../sentence.ts'
import { siteName } from '../../site-address.ts'
import { headingOutline } from '../../snippets/heading-outline.ts'

const ENOUGH = 3
const SOME = 1
const SNIPPETS = 10

export const headingStructure: Check = {
  id: 'heading-structure',
  bucket: 'essential',
  maxPoints: 5,
  title: 'Heading structure',
  action: 'Add headings',
  why: 'Headings are the outline by which an agent finds the part of a page that answers a question.',
  rule: `The pages that were read have ${ENOUGH} headings or more on average; half the points from ${SOME} on.`,
  effort: 'edit',
  earn(site) {
    const pages = readPages(site)
    if (pages.length === 0) return noPageRead(site)
    const total = pages.reduce((sum, { page }) => sum + page.headingCount, 0)
    const average = total / pages.length
    const observed = [`${count(total, 'heading')} on ${count(pages.length, 'page')}, ${figure(average)} on average.`]
    if (average >= ENOUGH) return { points: 5, observed }
    const short = pages.filter(({ page }) => page.headingCount < ENOUGH)
    const outlines = short.slice(0, SNIPPETS).map(({ url, page }) => ({
      page: url,
      target: 'above the sections of the page',
      language: 'html' as const,
      code: headingOutline(page, siteName(site), ENOUGH),
    }))
    const own = outlines.some(({ code }) => code.includes('<!--'))
      ? ' Write your own words where a comment stands.'
      : ''
    return {
      points: average >= SOME ? 5 * PARTIAL_CREDIT : 0,
      observed: [...observed, `Fewer than ${ENOUGH}: ${listOf(short.map(describe))}.`],
      advice: {
        change: `Give each of these pages a main heading and a heading above each section, ${ENOUGH} or more in all.${own}`,
        pages: short.map(({ url }) => url),
        snippets: outlines,
      },
    }
  },
}

function describe({ url, page }: ReadPage): string {
  return `${url} (${page.headingCount})`
}
