import { pageAverages } from '../../../standards/page-averages.ts'
import { averageCheck } from '../../average-check.ts'
import type { Check } from '../../check.ts'
import { siteName } from '../../site-address.ts'
import { headingOutline } from '../../snippets/heading-outline.ts'

const SNIPPETS = 25
const { enough } = pageAverages.headings

export const headingStructure: Check = averageCheck({
  id: 'heading-structure',
  title: 'Heading structure',
  action: 'Add headings',
  why: 'Headings are the outline by which an agent finds the part of a page that answers a question.',
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
    const own = snippets.some(({ code }) => code.includes('<!--'))
      ? ' Write your own words where a comment stands.'
      : ''
    return {
      change: `Give each of these pages a main heading and a heading above each section, ${enough} or more in all.${own}`,
      snippets,
    }
  },
})
