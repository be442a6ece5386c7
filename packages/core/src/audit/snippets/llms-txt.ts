import { cleanText } from '../../html/clean-text.ts'
import type { SiteEvidence } from '../evidence.ts'
import { readPages } from '../read-pages.ts'
import { siteName } from '../site-address.ts'

const PAGES = 100

/** A complete llms.txt of the pages that were read (https://llmstxt.org). */
export function llmsTxt(site: SiteEvidence): string {
  const pages = readPages(site).slice(0, PAGES)
  const summary = pages[0]?.page.meta.description
  const lines = pages.map(({ url, page }) => {
    const note = page.meta.description ? `: ${text(page.meta.description, 160)}` : ''
    return `- [${text(page.title || url, 100)}](${address(url)})${note}`
  })
  return [
    `# ${text(siteName(site), 100)}`,
    ...(summary ? ['', `> ${text(summary, 300)}`] : []),
    ...(lines.length > 0 ? ['', '## Pages', '', ...lines] : []),
    '',
  ].join('\n')
}

/** Text of the site that cannot become markup (CommonMark 0.31 §2.4). */
function text(value: string, max: number): string {
  return cleanText(value, max)
    .replace(/[\\`*_[\]<]/g, '\\$&')
    .replace(/^[#>+=-]/, '\\$&')
}

function address(url: string): string {
  return url.replace(/[\s()<>\\]/g, (character) =>
    encodeURIComponent(character).replace('(', '%28').replace(')', '%29'),
  )
}
