import { type QualityValue, readQualityValues } from './quality-values.ts'

/** How well each of our two representations is liked, from 0 (not at all) to 1. */
interface Quality {
  q: number
  /** 0: nothing matched, 1: any type, 2: any text or application type, 3: the type by its name. */
  specificity: 0 | 1 | 2 | 3
}

/**
 * Whether a reader is served Markdown rather than JSON. JSON is what everybody else gets, also who accepts neither: an
 * answer in another form helps more than 406.
 */
export function prefersMarkdown(accept: string | null): boolean {
  // What nearly everybody sends.
  if (accept === null || accept === '*/*' || accept === 'application/json') return false
  return prefers('text/markdown', 'application/json', accept)
}

/** Whether it is a browser that shows the answer to somebody. Programs take anything, or JSON by its name. */
export function prefersPage(accept: string | null): boolean {
  return accept !== null && prefers('text/html', 'application/json', accept)
}

/** Whether a program asks for what is made for browsers. */
export function prefersProblem(accept: string | null): boolean {
  return accept !== null && prefers('application/json', 'text/html', accept)
}

/**
 * Whether a type is to be sent rather than the usual one (RFC 9110 section 12.5.1): when the reader likes it better, or as
 * much and names it alone.
 */
function prefers(type: string, usual: string, accept: string): boolean {
  const ranges = readQualityValues(accept)
  const wanted = qualityOf(type, ranges)
  const other = qualityOf(usual, ranges)
  if (wanted.q === 0) return false
  return wanted.q > other.q || (wanted.q === other.q && wanted.specificity === 3 && other.specificity !== 3)
}

/** The most specific range decides; of several alike, the kindest. */
function qualityOf(type: string, ranges: readonly QualityValue[]): Quality {
  const anySubtype = `${type.slice(0, type.indexOf('/'))}/*`
  let best: Quality = { q: 0, specificity: 0 }
  for (const [range, q] of ranges) {
    const specificity = range === type ? 3 : range === anySubtype ? 2 : range === '*/*' ? 1 : 0
    if (specificity === 0 || specificity < best.specificity) continue
    best = { q: specificity === best.specificity ? Math.max(q, best.q) : q, specificity }
  }
  return best
}
