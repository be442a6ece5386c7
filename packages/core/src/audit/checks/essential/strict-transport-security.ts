import type { Check } from '../../check.ts'
import { headerCheck } from '../../header-check.ts'

export const strictTransportSecurity: Check = headerCheck({
  id: 'strict-transport-security',
  header: 'Strict-Transport-Security',
  why: 'Browsers and agents then never talk to the site over a connection that somebody can read or change.',
  rule: 'The response to the homepage has the header with a max-age above 0 (RFC 6797).',
  fault: (value) => {
    const seconds = /(?:^|[;,\s])max-age\s?=\s?"?(\d{1,12})/i.exec(value)?.[1]
    if (seconds === undefined) return 'The value has no max-age, so browsers ignore it.'
    return Number(seconds) > 0 ? undefined : 'max-age is 0, which turns the protection off.'
  },
  value: 'max-age=31536000; includeSubDomains',
  note: 'Send it only when every subdomain answers over HTTPS; leave out includeSubDomains otherwise.',
})
