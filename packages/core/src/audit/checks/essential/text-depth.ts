import { pageAverages } from '../../../standards/page-averages.ts'
import { averageCheck } from '../../average-check.ts'
import type { Check } from '../../check.ts'
import { paragraphHtml } from '../../snippets/paragraphs.ts'

const SNIPPETS = 25
const { enough } = pageAverages.paragraphs

export const textDepth: Check = averageCheck({
  id: 'text-depth',
  title: 'Readable text depth',
  action: 'Write more paragraphs',
  why: 'An agent answers with what it can quote: paragraphs that say what is offered, to whom, where and on what terms.',
  of: 'paragraphs',
  countOn: ({ paragraphCount }) => paragraphCount,
  advise(short) {
    const more = short.length > SNIPPETS ? ` The first ${SNIPPETS} pages are shown.` : ''
    return {
      change: `Bring each of these pages to ${enough} paragraphs or more: put text that stands in other elements into p elements, and answer what visitors ask: what, for whom, where, when, how much.${more}`,
      snippets: short.slice(0, SNIPPETS).map(({ url, page }) => ({
        page: url,
        language: 'html' as const,
        ...paragraphHtml(page, enough - page.paragraphCount),
      })),
    }
  },
})
