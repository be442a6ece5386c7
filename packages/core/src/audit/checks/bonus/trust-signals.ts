import type { Check } from '../../check.ts'
import { noPageRead } from '../../outcome.ts'
import { readPages } from '../../read-pages.ts'
import { listOf } from '../../sentence.ts'
import { linkHtml, sectionHtml } from '../../snippets/html.ts'

export const trustSignals: Check = {
  id: 'trust-signals',
  bucket: 'bonus',
  maxPoints: 2,
  title: 'Trust signals present',
  action: 'Say who runs the site',
  why: 'Before a careful agent shares a name or places an order, it checks who runs the site and on what terms.',
  rule: 'A page links to a policy, terms, a legal notice, an about page, reviews, a phone number or an email address, or its structured data gives an organization, an address or reviews.',
  reading: 'One is enough: the specification asks only whether there are any.',
  effort: 'edit',
  earn(site) {
    const pages = readPages(site)
    if (pages.length === 0) return noPageRead(site)
    const found = [...new Set(pages.flatMap(({ page }) => page.trust))]
    if (found.length > 0) return { points: 2, observed: [`Found: ${listOf(found, 8)}.`] }
    return {
      points: 0,
      observed: [
        'No page links to a policy, terms, a legal notice, an about page, reviews, a phone number or an email address.',
      ],
      advise: () => ({
        change:
          'Say who runs the site, and link to that section from the footer of every page. Link to your terms and privacy policy too.',
        pages: [site.finalUrl],
        snippets: [
          {
            page: site.finalUrl,
            target: 'in the footer of the homepage',
            language: 'html',
            code: `${sectionHtml('about', 'About us', 'who runs the site, where, and since when')}\n${linkHtml('#about', 'About us')}`,
          },
        ],
      }),
    }
  },
}
