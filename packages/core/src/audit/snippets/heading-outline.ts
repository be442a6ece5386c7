import type { PageSummary } from '../../page/page-summary.ts'
import { isDescriptive } from '../../page/text/descriptive-text.ts'
import { escapeHtml } from './html.ts'

/** The headings that bring a page to `enough`: its title first, then what its forms and actions are called. */
export function headingOutline(page: PageSummary, siteName: string, enough: number): string {
  const missing = Math.max(0, enough - page.headingCount)
  const hasMain = page.headings.some(({ level }) => level === 1)
  const taken = new Set(page.headings.map(({ text }) => text.toLowerCase()))
  const lines = hasMain ? [] : [heading(1, page.title || siteName)]
  for (const text of topics(page)) {
    if (lines.length >= missing) break
    if (!taken.has(text.toLowerCase())) lines.push(heading(2, text))
    taken.add(text.toLowerCase())
  }
  while (lines.length < missing) lines.push('<h2><!-- subject of this section, in a few words --></h2>')
  return lines.join('\n')
}

function topics(page: PageSummary): string[] {
  const forms = page.forms.map(({ nameHints }) => nameHints.label || nameHints.submitTexts.find(isDescriptive) || '')
  return [...forms, ...page.actionLinks.map(({ text }) => text)].filter(isDescriptive)
}

function heading(level: number, text: string): string {
  return `<h${level}>${escapeHtml(text)}</h${level}>`
}
