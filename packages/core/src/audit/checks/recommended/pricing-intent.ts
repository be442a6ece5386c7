import type { Intent } from '../../../standards/intents.ts'
import type { Check } from '../../check.ts'
import { NOT_IN_EVIDENCE, tells } from '../../older-evidence.ts'
import { noPageRead, notMeasured } from '../../outcome.ts'
import { readPages } from '../../read-pages.ts'
import { sectionHtml } from '../../snippets/html.ts'
import {
  describeGone,
  describeSurfaces,
  goneFaults,
  goneSurfaces,
  hasSurfaces,
  SURFACE_GATE,
  surfacesFor,
} from '../../surfaces.ts'

const INTENTS: readonly Intent[] = ['pricing']
const UNKNOWN = 'It is not known whether a page shows a price.'

export const pricingIntent: Check = {
  id: 'pricing-intent',
  bucket: 'recommended',
  maxPoints: 4,
  title: 'Pricing intent identifiable',
  action: 'Show your prices',
  why: '“What does it cost?” is one of the first questions people ask. Without your answer, an agent relies on what others say.',
  rule: 'A page shows prices, plans or a way to get a quote: a link, form, button, heading or known embed that names it, or a price in its text or structured data. A link that led this scan to a missing page does not count.',
  gate: SURFACE_GATE,
  reading: 'An amount counts if it is the price of something, not if it was raised, won or saved.',
  effort: 'edit',
  applies: hasSurfaces,
  earn(site) {
    if (readPages(site).length === 0) return noPageRead(site)
    const found = surfacesFor(site, INTENTS)
    if (found.length > 0) return { points: 4, observed: [`Found: ${describeSurfaces(found)}.`] }
    if (!tells(site, 'what texts offer')) return notMeasured(UNKNOWN, NOT_IN_EVIDENCE)
    return {
      points: 0,
      observed: [
        'No link, form, button or heading mentions prices, plans or a quote, and no page shows a price.',
        ...describeGone(goneSurfaces(site, INTENTS)),
      ],
      faults: () => goneFaults(goneSurfaces(site, INTENTS), 'No page says what it costs.'),
      advise: () => ({
        change:
          'On the homepage, say what you charge or what a quote depends on, under a heading that names it. Link to it from every page.',
        pages: [site.finalUrl],
        snippets: [
          {
            page: site.finalUrl,
            target: 'at the end of the main content',
            language: 'html',
            code: sectionHtml('pricing', 'Prices', 'what you charge, or what a quote depends on'),
          },
        ],
      }),
    }
  },
}
