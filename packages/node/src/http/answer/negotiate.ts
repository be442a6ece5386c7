/** How well each of our two representations is liked, from 0 (not at all) to 1. */
interface Quality {
  q: number
  /** 0: nothing matched, 1: any type, 2: any text or application type, 3: the type by its name. */
  specificity: 0 | 1 | 2 | 3
}

/**
 * Whether the client prefers Markdown to JSON. Everyone else gets JSON, even those who accept neither, because an
 * answer in another type helps more than 406.
 */
export function prefersMarkdown(accept: string | null): boolean {
  // What nearly everybody sends.
  if (accept === null || accept === '*/*' || accept === 'application/json') return false
  return prefers('text/markdown', 'application/json', accept)
}

/** Whether a browser will show the answer to a person. Programs accept anything, or name JSON. */
export function prefersPage(accept: string | null): boolean {
  return accept !== null && prefers('text/html', 'application/json', accept)
}

/** Whether a program asks for JSON at an address that serves pages. */
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

export type ContentCoding = 'br' | 'gzip' | 'identity'

/** Of those that are liked as well, the first: it is the shortest. */
const CODINGS: readonly ContentCoding[] = ['br', 'gzip', 'identity']

/** Below every quality that can be sent. */
const UNNAMED = 0.0001

/**
 * The coding that `Accept-Encoding` likes best (RFC 9110 section 12.5.3). Without the header nothing is known of the
 * reader, and who refuses all three gets the plain form: it helps more than 406.
 */
export function chooseCoding(acceptEncoding: string | null): ContentCoding {
  const values = readQualityValues(acceptEncoding ?? '')
  let best: ContentCoding = 'identity'
  let bestQuality = 0
  for (const coding of CODINGS) {
    const quality = codingQuality(coding, values)
    if (quality > bestQuality) [best, bestQuality] = [coding, quality]
  }
  return best
}

/** A name goes before `*`; of several alike, the kindest. The plain form need not be named. */
function codingQuality(coding: ContentCoding, values: readonly QualityValue[]): number {
  const of = (wanted: string) => values.flatMap(([name, q]) => (canonical(name) === wanted ? [q] : []))
  const named = of(coding)
  const said = named.length > 0 ? named : of('*')
  if (said.length > 0) return Math.max(...said)
  return coding === 'identity' ? UNNAMED : 0
}

/** RFC 9110 section 8.4.1.3. */
function canonical(name: string): string {
  return name === 'x-gzip' ? 'gzip' : name
}

/** Values of parameters that we do not know; commas and semicolons in them separate nothing (RFC 9110 section 5.6.4). */
const QUOTED_STRING = /"(?:[^"\\]|\\.)*"?/g
const PARAMETER = /;[\t ]*q[\t ]*=[\t ]*([^\t ;]*)/i
const QVALUE = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/** What is liked, in lower case, and how well, from 0 (not at all) to 1. */
type QualityValue = readonly [name: string, q: number]

/**
 * The items of `Accept`, `Accept-Encoding` and their like (RFC 9110 section 12.4.2); one that is malformed counts as not
 * sent.
 */
function readQualityValues(header: string): QualityValue[] {
  const values: QualityValue[] = []
  for (const item of header.replace(QUOTED_STRING, '').split(',')) {
    const [name = ''] = item.split(';', 1)
    const q = PARAMETER.exec(item)?.[1] ?? '1'
    if (QVALUE.test(q)) values.push([name.trim().toLowerCase(), Number(q)])
  }
  return values
}
