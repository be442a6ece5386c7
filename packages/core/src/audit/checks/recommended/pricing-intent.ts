import type { Check } from '../../check.ts'
import { intentCheck } from '../../intent-check.ts'

export const pricingIntent: Check = intentCheck({
  id: 'pricing-intent',
  maxPoints: 4,
  title: 'Pricing intent identifiable',
  action: 'Show your prices',
  why: '“What does it cost?” is one of the first questions people ask. Without your answer, an agent relies on what others say.',
  rule: 'A page shows prices, plans or a way to get a quote: a link, form, button, heading or known embed that names it, or a price in its text or structured data. A link that led this scan to a missing page does not count.',
  reading: 'An amount counts if it is the price of something, not if it was raised, won or saved.',
  intents: ['pricing'],
  says: {
    unknown: 'It is not known whether a page shows a price.',
    none: 'No link, form, button or heading mentions prices, plans or a quote, and no page shows a price.',
    fault: 'No page says what it costs.',
  },
  advise: {
    change:
      'On the homepage, say what you charge or what a quote depends on, under a heading that names it. Link to it from every page.',
    section: ['pricing', 'Prices', 'what you charge, or what a quote depends on'],
  },
})
