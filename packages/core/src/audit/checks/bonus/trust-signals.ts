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
  action: 'Say who is behind the site',
  why: 'Before it hands over a name or an order, a careful agent looks for who is behind the site and on what terms.',
  rule: 'A page links to a policy, terms, an imprint, an about page, reviews, a phone number or an email address, or states an organisation, an address or reviews in structured data.',
  reading: 'One is enough: the table asks whether there are any.',
  effort: 'edit',
  earn(site) {
    const pages = readPages(site)
    if (pages.length === 0) return noPageRead(site)
    const found = [...new Set(pages.flatMap(({ page }) => page.trust))]
    if (found.length > 0) return { points: 2, observed: [`Found: ${listOf(found, 8)}.`] }
    return {
      points: 0,
      observed: [
        'No page links to a policy, terms, an imprint, an about page, reviews, a phone number or an email address.',
      ],
      advise: () => ({
        change:
          'Say who is behind the site, and link to it from the footer of every page; to your terms and your privacy policy as well.',
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
