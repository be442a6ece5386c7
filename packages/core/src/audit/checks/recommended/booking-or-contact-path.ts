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

const INTENTS: readonly Intent[] = ['booking', 'contact']
const UNKNOWN = 'It is not known whether a page gives a phone number or an email address.'

export const bookingOrContactPath: Check = {
  id: 'booking-or-contact-path',
  bucket: 'recommended',
  maxPoints: 6,
  title: 'Booking/contact path identifiable',
  action: 'Show how to book or contact you',
  why: 'People send agents to book and to get in touch.',
  rule: 'A page offers a way to book or get in touch: a link, form, button, heading or known embed that names it; a form that asks who someone is and how to reach them; a link to a messenger; a phone number or email address in its text. A link that led this scan to a missing page does not count.',
  gate: SURFACE_GATE,
  reading: 'A dead link leads nowhere. A newsletter does not count, because it goes only one way.',
  effort: 'edit',
  applies: hasSurfaces,
  earn(site) {
    if (readPages(site).length === 0) return noPageRead(site)
    const found = surfacesFor(site, INTENTS)
    if (found.length > 0) return { points: 6, observed: [`Found: ${describeSurfaces(found)}.`] }
    if (!tells(site, 'what texts offer')) return notMeasured(UNKNOWN, NOT_IN_EVIDENCE)
    return {
      points: 0,
      observed: [
        'No link, form, button or heading names a way to book or get in touch, and no page gives a phone number or an email address.',
        ...describeGone(goneSurfaces(site, INTENTS)),
      ],
      faults: () => goneFaults(goneSurfaces(site, INTENTS), 'No page says how to book or get in touch.'),
      advise: () => ({
        change:
          'On the homepage, say how to book or get in touch, under a heading that names it. Link to it from every page. If you have a contact form or booking calendar, link to that.',
        pages: [site.finalUrl],
        snippets: [
          {
            page: site.finalUrl,
            target: 'at the end of the main content',
            language: 'html',
            code: sectionHtml(
              'contact',
              'Contact us',
              'your phone number, email and postal address, and when you reply',
            ),
          },
        ],
      }),
    }
  },
}
