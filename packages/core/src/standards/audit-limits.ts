/** What no scan can see, in plain words: part of every report and of the methodology. */
export const auditLimits: readonly string[] = [
  'The scan reads only public pages: nothing behind a login, a payment or a form.',
  'The scan never submits a form, so what a site does with one after it is sent is not known.',
  'Markup and inline styles decide what counts as visible; the scan does not compute style sheets.',
  'The scan knows words such as “contact” or “pricing” in some languages only, so pages in others may score too low.',
  'The site was read once, from one place. Visitors elsewhere or at another time may get different pages.',
]
