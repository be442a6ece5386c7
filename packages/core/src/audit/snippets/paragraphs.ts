import type { PageSummary } from '../../page/page-summary.ts'
import { escapeHtml } from './html.ts'

/** What visitors ask, for a page that gives too little text to start from. */
const QUESTIONS = [
  'what you offer, and to whom',
  'where and when',
  'what it costs, and how to order or get in touch',
  'how you work, and since when',
  'what people ask most, with your answer',
]

/** Shorter descriptions repeat the title. */
const SHORTEST = 40

/**
 * As many paragraphs as a page misses, first from what it says elsewhere: running text outside of p elements, then its
 * description, then questions to answer.
 */
export function paragraphHtml(page: PageSummary, missing: number): { target: string; code: string } {
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
  const answers = open > 0 ? ', with your answers instead of the comments' : ''
  if (loose > 0) {
    const others = own + open > 0 ? `, the others below the main heading${answers}` : ''
    return `instead of the same text without p elements${others}`
  }
  return own > 0 && open === 0
    ? 'below the main heading, from the description of the page'
    : `below the main heading${answers}`
}
