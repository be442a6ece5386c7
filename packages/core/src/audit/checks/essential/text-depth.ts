import { PARTIAL_CREDIT } from '../../../standards/partial-credit.ts'
import type { Check } from '../../check.ts'
import { noPageRead } from '../../outcome.ts'
import { type ReadPage, readPages } from '../../read-pages.ts'
import { count, figure, listOf } from '../../sentence.ts'
import { paragraphHtml } from '../../snippets/paragraphs.ts'

const ENOUGH = 5
const SOME = 2
const SNIPPETS = 5

export const textDepth: Check = {
  id: 'text-depth',
  bucket: 'essential',
  maxPoints: 5,
  title: 'Readable text depth',
  action: 'Write more paragraphs',
  why: 'An agent answers with what it can quote: paragraphs that say what is offered, to whom, where and on what terms.',
  rule: `The pages that were read have ${ENOUGH} paragraphs or more on average; half the points from ${SOME} on.`,
  effort: 'edit',
  earn(site) {
    const pages = readPages(site)
    if (pages.length === 0) return noPageRead(site)
    const total = pages.reduce((sum, { page }) => sum + page.paragraphCount, 0)
    const average = total / pages.length
    const observed = [`${count(total, 'paragraph')} on ${count(pages.length, 'page')}, ${figure(average)} on average.`]
    if (average >= ENOUGH) return { points: 5, observed }
    const short = pages.filter(({ page }) => page.paragraphCount < ENOUGH)
    const more = short.length > SNIPPETS ? ` The first ${SNIPPETS} pages are shown.` : ''
    return {
      points: average >= SOME ? 5 * PARTIAL_CREDIT : 0,
      observed: [...observed, `Fewer than ${ENOUGH}: ${listOf(short.map(describe))}.`],
      advice: {
        change: `Bring each of these pages to ${ENOUGH} paragraphs or more: put text that stands in other elements into p elements, and answer what visitors ask: what, for whom, where, when, how much.${more}`,
        pages: short.map(({ url }) => url),
        snippets: short.slice(0, SNIPPETS).map(({ url, page }) => ({
          page: url,
          language: 'html' as const,
          ...paragraphHtml(page, ENOUGH - page.paragraphCount),
        })),
      },
    }
  },
}

function describe({ url, page }: ReadPage): string {
  return `${url} (${page.paragraphCount})`
}
