import type { Check } from '../../check.ts'
import { headerCheck } from '../../header-check.ts'

export const xContentTypeOptions: Check = headerCheck({
  id: 'x-content-type-options',
  header: 'X-Content-Type-Options',
  why: 'Clients then take every answer for what the server says it is, and never run a file as script by guessing.',
  rule: 'The response to the homepage has the header with the value nosniff (WHATWG Fetch).',
  reading: 'Other values have no effect.',
  fault: (value) =>
    value.split(',')[0]?.trim().toLowerCase() === 'nosniff' ? undefined : 'Only the value nosniff has an effect.',
  value: 'nosniff',
  note: 'It changes nothing on a site whose files have the right types.',
})
