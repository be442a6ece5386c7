import { type QualityValue, readQualityValues } from './quality-values.ts'

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
    const quality = qualityOf(coding, values)
    if (quality > bestQuality) [best, bestQuality] = [coding, quality]
  }
  return best
}

/** A name goes before `*`; of several alike, the kindest. The plain form need not be named. */
function qualityOf(coding: ContentCoding, values: readonly QualityValue[]): number {
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
