import type { PageSummary } from '../../../page/page-summary.ts'
import { isDescriptive } from '../../../page/text/descriptive-text.ts'
import { pageAverages } from '../../../standards/page-averages.ts'
import { averageCheck } from '../../average-check.ts'
import type { Check } from '../../check.ts'
import { siteName } from '../../site-address.ts'
import { escapeHtml } from '../../snippets/html.ts'

const SNIPPETS = 25
const { enough } = pageAverages.headings

export const headingStructure: Check = averageCheck({
  id: 'heading-structure',
  title: 'Heading structure',
  action: 'Add headings',
  why: 'Headings are the outline that leads an agent to the part of a page that answers a question.',
  of: 'headings',
  countOn: ({ headingCount }) => headingCount,
  needs: 'what is shown',
  advise(short, site) {
    const snippets = short.slice(0, SNIPPETS).map(({ url, page }) => ({
      page: url,
      target: 'above the sections of the page',
      language: 'html' as const,
      code: headingOutline(page, siteName(site), enough),
    }))
    const own = snippets.some(({ code }) => code.includes('<!--')) ? ' Replace each comment with your own words.' : ''
    return {
      change: `Give each of these pages a main heading and a heading above each section, at least ${enough} in total.${own}`,
      snippets,
    }
  },
})

/** The headings that bring a page to `enough`: its title first, then what its forms and actions are called. */
function headingOutline(page: PageSummary, siteName: string, enough: number): string {
  const missing = Math.max(0, enough - page.headingCount)
  const hasMain = page.headings.some(({ level }) => level === 1)
  const taken = new Set(page.headings.map(({ text }) => text.toLowerCase()))
  const lines = hasMain ? [] : [heading(1, page.title || siteName)]
  for (const text of topics(page)) {
    if (lines.length >= missing) break
    if (!taken.has(text.toLowerCase())) lines.push(heading(2, text))
    taken.add(text.toLowerCase())
  }
  while (lines.length < missing) lines.push('<h2><!-- what this section is about, in a few words --></h2>')
  return lines.join('\n')
}

function topics(page: PageSummary): string[] {
  const forms = page.forms.map(({ nameHints }) => nameHints.label || nameHints.submitTexts.find(isDescriptive) || '')
  return [...forms, ...page.actionLinks.map(({ text }) => text)].filter(isDescriptive)
}

function heading(level: number, text: string): string {
  return `<h${level}>${escapeHtml(text)}</h${level}>`
}
