import { cleanText } from '../../html/clean-text.ts'
import { readPages } from '../read-pages.ts'
import { count } from '../sentence.ts'
import type { SignalRule } from './signal-rule.ts'

/** Whether every JSON-LD block of the pages can be parsed. */
export const jsonLdValidity: SignalRule = {
  id: 'json-ld-validity',
  title: 'Valid JSON-LD',
  look(site) {
    const pages = readPages(site)
    if (pages.length === 0) return { state: 'not_measured', observed: ['No page could be read.'] }
    const valid = pages.filter(({ page }) => page.structuredData.items.some(({ syntax }) => syntax === 'json-ld'))
    const errors = pages.flatMap(({ url, page }) =>
      page.structuredData.errors.map((error) => `${url}: ${cleanText(error, 200)}`),
    )
    if (valid.length + errors.length === 0) return { state: 'absent', observed: ['No page has JSON-LD.'] }
    const published = `${count(valid.length, 'page has', 'pages have')} JSON-LD that can be parsed.`
    if (errors.length === 0) return { state: 'present', observed: [published] }
    return { state: 'partial', observed: [published, ...errors.slice(0, 5)] }
  },
  asRule: {
    severity: 'warning',
    rule: 'Every JSON-LD block of a page can be parsed.',
    why: 'A block with one comma too many says nothing at all, and no visitor notices.',
    change: 'Correct the JSON of the block',
    faults: (site) =>
      readPages(site)
        .filter(({ page }) => page.structuredData.errors.length > 0)
        .map(({ url, page }) => ({
          message: cleanText(page.structuredData.errors[0] ?? '', 200),
          page: url,
          element: { at: 'brokenData', name: 'structured data', key: ['data', 'broken'] },
        })),
  },
}
