/** Values of parameters that we do not know; commas and semicolons in them separate nothing (RFC 9110 section 5.6.4). */
const QUOTED_STRING = /"(?:[^"\\]|\\.)*"?/g
const PARAMETER = /;[\t ]*q[\t ]*=[\t ]*([^\t ;]*)/i
const QVALUE = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/** What is liked, in lower case, and how well, from 0 (not at all) to 1. */
export type QualityValue = readonly [name: string, q: number]

/**
 * The items of `Accept`, `Accept-Encoding` and their like (RFC 9110 section 12.4.2); one that is malformed counts as not
 * sent.
 */
export function readQualityValues(header: string): QualityValue[] {
  const values: QualityValue[] = []
  for (const item of header.replace(QUOTED_STRING, '').split(',')) {
    const [name = ''] = item.split(';', 1)
    const q = PARAMETER.exec(item)?.[1] ?? '1'
    if (QVALUE.test(q)) values.push([name.trim().toLowerCase(), Number(q)])
  }
  return values
}
