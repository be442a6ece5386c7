import { quote } from '../html/clean-text.ts'
import type { Check } from './check.ts'
import { homepageHeaders } from './homepage-headers.ts'
import { notMeasured } from './outcome.ts'

export interface HeaderRule {
  id: string
  /** As people write it; looked up in lower case. */
  header: string
  why: string
  /** What a value must do to count, for the methodology. */
  rule: string
  /** Where that departs from the specification, which only names the header, and why. */
  reading: string
  /** Why a value does not count, as a sentence; undefined = it counts. */
  fault(value: string): string | undefined
  /** A safe value to send. */
  value: string
  /** What to know before sending it. */
  note: string
  /** Something else that was seen and matters if the header is missing. */
  remark?(headers: Record<string, string>): string | undefined
}

/** The check for one security header of the homepage's response: all of its 4 points or none. */
export function headerCheck({ id, header, why, rule, reading, fault, value, note, remark }: HeaderRule): Check {
  return {
    id,
    bucket: 'essential',
    maxPoints: 4,
    title: `${header} header`,
    action: `Send the ${header} header`,
    why,
    rule,
    reading,
    effort: 'setting',
    needsServer: true,
    earn(site) {
      const homepage = homepageHeaders(site)
      if ('unseen' in homepage) return notMeasured(homepage.unseen)
      const { headers } = homepage
      const found = headers[header.toLowerCase()]?.trim()
      const problem = found ? fault(found) : `The homepage response has no ${header} header.`
      if (found && !problem) return { points: 4, observed: [`The homepage sends ${header}: ${quote(found, 120)}.`] }
      const also = remark?.(headers)
      return {
        points: 0,
        observed: [...(found ? [`The homepage sends ${header}: ${quote(found, 120)}.`] : []), problem, also].filter(
          (sentence) => sentence !== undefined,
        ),
        advise: () => ({
          change: `Send this header with every page. Set it in your web server, hosting or CDN. ${note}`,
          pages: [site.homepage.url],
          snippets: [
            { target: 'response headers', language: 'http', code: `${header}: ${value}` },
            {
              target: 'in nginx, inside server { }',
              language: 'text',
              code: `add_header ${header} "${value}" always;`,
            },
          ],
        }),
      }
    },
  }
}
