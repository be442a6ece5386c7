import type { Check } from '../../check.ts'
import { headerCheck } from '../../header-check.ts'

export const xContentTypeOptions: Check = headerCheck({
  id: 'x-content-type-options',
  header: 'X-Content-Type-Options',
  why: 'It stops clients from guessing the type of a file and running it as a script.',
  rule: 'The homepage response has the header with the value nosniff (WHATWG Fetch).',
  reading: 'Other values have no effect.',
  fault: (value) =>
    value.split(',')[0]?.trim().toLowerCase() === 'nosniff' ? undefined : 'Only the value nosniff has an effect.',
  value: 'nosniff',
  note: 'If your server sends the right type for each file, it changes nothing.',
})
