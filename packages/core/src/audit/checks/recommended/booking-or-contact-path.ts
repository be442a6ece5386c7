import type { Check } from '../../check.ts'
import { intentCheck } from '../../intent-check.ts'

export const bookingOrContactPath: Check = intentCheck({
  id: 'booking-or-contact-path',
  maxPoints: 6,
  title: 'Booking/contact path identifiable',
  action: 'Show how to book or contact you',
  why: 'People send agents to book and to get in touch.',
  rule: 'A page offers a way to book or get in touch: a link, form, button, heading or known embed that names it; a form that asks who someone is and how to reach them; a link to a messenger; a phone number or email address in its text. A link that led this scan to a missing page does not count.',
  reading: 'A dead link leads nowhere. A newsletter does not count, because it goes only one way.',
  intents: ['booking', 'contact'],
  says: {
    unknown: 'It is not known whether a page gives a phone number or an email address.',
    none: 'No link, form, button or heading names a way to book or get in touch, and no page gives a phone number or an email address.',
    fault: 'No page says how to book or get in touch.',
  },
  advise: {
    change:
      'On the homepage, say how to book or get in touch, under a heading that names it. Link to it from every page. If you have a contact form or booking calendar, link to that.',
    section: ['contact', 'Contact us', 'your phone number, email and postal address, and when you reply'],
  },
})
