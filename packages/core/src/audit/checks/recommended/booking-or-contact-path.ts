import type { Intent } from '../../../standards/intents.ts'
import type { Check } from '../../check.ts'
import { NOT_IN_EVIDENCE, tells } from '../../older-evidence.ts'
import { noPageRead, notMeasured } from '../../outcome.ts'
import { readPages } from '../../read-pages.ts'
import { sectionHtml } from '../../snippets/html.ts'
import { describeGone, describeSurfaces, goneSurfaces, hasSurfaces, SURFACE_GATE, surfacesFor } from '../../surfaces.ts'

const INTENTS: readonly Intent[] = ['booking', 'contact']
const UNKNOWN = 'Whether a text gives a number or an address is not known.'

export const bookingOrContactPath: Check = {
  id: 'booking-or-contact-path',
  bucket: 'recommended',
  maxPoints: 6,
  title: 'Booking/contact path identifiable',
  action: 'Link to a way to book or get in touch',
  why: 'Booking and getting in touch are what people send an agent to do.',
  rule: 'A page shows a booking flow or a way to make contact: a link, form, button, heading or known embed that names it; a form that asks who somebody is and where to reach them; a link to a messenger; a telephone number or an email address in its text. A link that led this scan to a page that is not there does not count.',
  gate: SURFACE_GATE,
  reading: 'A link that is known to be dead identifies no path. A newsletter is none: it only goes out.',
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
        'No link, form, button or heading names a way to book or to make contact, and no text gives a number or an address.',
        ...describeGone(goneSurfaces(site, INTENTS)),
      ],
      advise: () => ({
        change:
          'Say on the homepage how to book or get in touch, under a heading that names it. Link to it from every page; where you have a contact form or a booking calendar, link to that.',
        pages: [site.finalUrl],
        snippets: [
          {
            page: site.finalUrl,
            target: 'at the end of the main part',
            language: 'html',
            code: sectionHtml(
              'contact',
              'Contact us',
              'your telephone number, email and postal address, and when you answer',
            ),
          },
        ],
      }),
    }
  },
}
