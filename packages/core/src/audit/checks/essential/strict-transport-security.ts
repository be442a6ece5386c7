import type { Check } from '../../check.ts'
import { headerCheck } from '../../header-check.ts'

export const strictTransportSecurity: Check = headerCheck({
  id: 'strict-transport-security',
  header: 'Strict-Transport-Security',
  why: 'It keeps browsers and agents off connections that somebody else can read or change.',
  rule: 'The homepage response has the header with a max-age above 0, in the form that browsers accept (RFC 6797).',
  reading: 'A header that browsers ignore, or that turns the protection off, protects nobody.',
  fault: (value) => {
    const ages = directives(value)?.filter(({ name }) => name === 'max-age')
    if (!ages || ages.length > 1) return 'The value is malformed, so browsers ignore it.'
    const [age] = ages
    if (age === undefined) return 'The value has no max-age, so browsers ignore it.'
    if (!/^\d+$/.test(age.value)) return 'max-age is not a whole number of seconds, so browsers ignore the header.'
    return Number(age.value) > 0 ? undefined : 'max-age is 0, which turns the protection off.'
  },
  value: 'max-age=31536000; includeSubDomains',
  note: 'Leave out includeSubDomains unless every subdomain uses HTTPS.',
})

/** The directives of the first header, as RFC 6797 section 6.1 has it; undefined for a value that is not well-formed. */
function directives(value: string): { name: string; value: string }[] | undefined {
  const [first = ''] = value.split(',')
  const parts = first.split(';').map((part) => part.trim())
  const found = parts.filter(Boolean).map((part) => /^([\w-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s"=]+)))?$/.exec(part))
  if (found.includes(null)) return undefined
  return found.flatMap((part) => (part ? { name: part[1]!.toLowerCase(), value: part[2] ?? part[3] ?? '' } : []))
}
