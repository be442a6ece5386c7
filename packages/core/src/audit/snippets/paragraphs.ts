import type { PageSummary } from '../../page/page-summary.ts'
import { escapeHtml } from './html.ts'

/** What visitors ask, for a page that gives no text to start from. */
const QUESTIONS = ['what you offer, and to whom', 'where and when', 'what it costs, and how to order or get in touch']

/** Shorter descriptions repeat the title. */
const SHORTEST = 40

/** Paragraphs from what the page says elsewhere: running text outside of p elements, else its description, else questions. */
export function paragraphHtml(page: PageSummary, missing: number): { target: string; code: string } {
  const { looseTexts = [], meta, title } = page
  if (looseTexts.length > 0) {
    const code = looseTexts.slice(0, Math.max(1, missing)).map((text) => `<p>${escapeHtml(text, 600)}</p>`)
    return { target: 'instead of the same text without p elements', code: code.join('\n') }
  }
  const description = meta.description?.trim() ?? ''
  if (description.length >= SHORTEST && description !== title.trim()) {
    return {
      target: 'below the main heading, from the description of the page',
      code: `<p>${escapeHtml(description, 400)}</p>`,
    }
  }
  const code = QUESTIONS.map((question) => `<p><!-- ${question} --></p>`).join('\n')
  return { target: 'below the main heading, with your answers instead of the comments', code }
}
