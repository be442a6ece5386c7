/** What no scan can see, in plain words: part of every report and of the methodology. */
export const auditLimits: readonly string[] = [
  'Only public pages are read: nothing behind a login, a payment or a form.',
  'Nothing is ever submitted: what a site does with a form after it was sent is not known.',
  'Markup and inline styles decide what counts as visible; style sheets are not computed.',
  'Words such as “contact” or “pricing” are known in some languages only; pages in others can be underrated.',
  'The site was read once, from one place: visitors elsewhere or later may get other pages.',
]
