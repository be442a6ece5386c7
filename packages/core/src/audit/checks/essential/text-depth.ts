import type { PageSummary } from '../../../page/page-summary.ts'
import { pageAverages } from '../../../standards/page-averages.ts'
import { averageCheck } from '../../average-check.ts'
import type { Check } from '../../check.ts'
import { escapeHtml } from '../../snippets/html.ts'

const SNIPPETS = 25
const { enough } = pageAverages.paragraphs

export const textDepth: Check = averageCheck({
  id: 'text-depth',
  title: 'Readable text depth',
  action: 'Add more paragraphs',
  why: 'An agent answers with what it can quote: paragraphs that say what you offer, to whom, where and on what terms.',
  of: 'paragraphs',
  countOn: ({ paragraphCount }) => paragraphCount,
  advise(short) {
    const more = short.length > SNIPPETS ? ` Only the first ${SNIPPETS} pages are shown.` : ''
    return {
      change: `Give each of these pages at least ${enough} paragraphs. Wrap existing text in <p>, and answer what visitors ask: what, for whom, where, when and how much.${more}`,
      snippets: short.slice(0, SNIPPETS).map(({ url, page }) => ({
        page: url,
        language: 'html' as const,
        ...paragraphHtml(page, enough - page.paragraphCount),
      })),
    }
  },
})

/** What visitors ask, for a page with too little text of its own. */
const QUESTIONS = [
  'what you offer, and to whom',
  'where and when',
  'what it costs, and how to order or get in touch',
  'how you work, and since when',
  'what people ask most, and your answer',
]

/** Shorter descriptions tend to repeat the title. */
const SHORTEST = 40

/**
 * As many paragraphs as a page misses, first from what it says elsewhere: running text outside of p elements, then its
 * description, then questions to answer.
 */
function paragraphHtml(page: PageSummary, missing: number): { target: string; code: string } {
  const { looseTexts = [], meta, title } = page
  const loose = looseTexts.slice(0, missing).map((text) => `<p>${escapeHtml(text, 600)}</p>`)
  const description = meta.description?.trim() ?? ''
  const isTelling = description.length >= SHORTEST && description !== title.trim()
  const own = isTelling && loose.length < missing ? [`<p>${escapeHtml(description, 400)}</p>`] : []
  const open = QUESTIONS.slice(0, Math.max(0, missing - loose.length - own.length))
  const code = [...loose, ...own, ...open.map((question) => `<p><!-- ${question} --></p>`)].join('\n')
  return { target: targetFor(loose.length, own.length, open.length), code }
}

function targetFor(loose: number, own: number, open: number): string {
  const answers = open > 0 ? ', with your answers in place of the comments' : ''
  if (loose > 0) {
    const others = own + open > 0 ? `, the rest below the main heading${answers}` : ''
    return `instead of the same text without <p>${others}`
  }
  return own > 0 && open === 0
    ? 'below the main heading (from the page description)'
    : `below the main heading${answers}`
}
