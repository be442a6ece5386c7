import { decodeHTMLAttribute } from 'entities'
import { interned } from './interned.ts'
import { type Attributes, type HtmlDocument, NO_ATTRIBUTES } from './node.ts'
import { PARSE_LIMITS } from './parse-limits.ts'

/** The attributes of the tag that is being read. */
export interface TagAttributes {
  /** Forgets those of the tag before. */
  begin(): void
  /** These three get positions in the source, in this order. */
  name(start: number, end: number): void
  value(start: number, end: number): void
  end(): void
  taken(): Attributes
}

/** Names that were read before, each as the one string that an engine compares by its place in memory. */
const known = new Map<string, string>()
/** Names to remember, and characters of one: pages may write any number of any length. */
const MOST_KNOWN = 5000
const LONGEST_KNOWN = 60

function nameIn(written: string): string {
  const name = known.get(written)
  if (name !== undefined) return name
  const read = written.toLowerCase()
  if (written.length > LONGEST_KNOWN) return read
  if (known.size === MOST_KNOWN) known.clear()
  const kept = interned(read)
  known.set(interned(written), kept)
  return kept
}

/** @param document learns when a tag has more attributes than are kept */
export function readTagAttributes(source: string, document: HtmlDocument): TagAttributes {
  const attributes: string[] = []
  let length = 0
  let attributeName = ''
  let attributeValue = ''

  return {
    begin() {
      length = 0
    },
    name(start, end) {
      attributeName = nameIn(source.slice(start, end))
      attributeValue = ''
    },
    value(start, end) {
      attributeValue = source.slice(start, Math.min(end, start + PARSE_LIMITS.attributeLength))
    },
    end() {
      if (length === 2 * PARSE_LIMITS.attributesPerElement) {
        document.exceeded ??= { budget: 'attributes', limit: PARSE_LIMITS.attributesPerElement }
        return
      }
      for (let at = 0; at < length; at += 2) if (attributes[at] === attributeName) return
      attributes[length++] = attributeName
      attributes[length++] = attributeValue.includes('&') ? decodeHTMLAttribute(attributeValue) : attributeValue
    },
    // A copy has no more room than it needs.
    taken: () => (length > 0 ? attributes.slice(0, length) : NO_ATTRIBUTES),
  }
}
