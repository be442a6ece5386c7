import { decodeHTMLAttribute } from 'entities'
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
const MOST_KNOWN = 5000

function nameIn(written: string): string {
  const name = known.get(written)
  if (name !== undefined) return name
  // The keys of objects are such strings.
  const [only = ''] = Object.keys({ [written.toLowerCase()]: 0 })
  if (known.size < MOST_KNOWN) known.set(written, only)
  return only
}

/** @param document learns when a tag has more attributes than are kept */
export function readTagAttributes(source: string, document: HtmlDocument): TagAttributes {
  let attributes: string[] | undefined
  let attributeName = ''
  let attributeValue = ''

  return {
    begin() {
      attributes = undefined
    },
    name(start, end) {
      attributeName = nameIn(source.slice(start, end))
      attributeValue = ''
    },
    value(start, end) {
      attributeValue = source.slice(start, Math.min(end, start + PARSE_LIMITS.attributeLength))
    },
    end() {
      attributes ??= []
      if (attributes.length === 2 * PARSE_LIMITS.attributesPerElement) {
        document.exceeded ??= { budget: 'attributes', limit: PARSE_LIMITS.attributesPerElement }
        return
      }
      for (let at = 0; at < attributes.length; at += 2) if (attributes[at] === attributeName) return
      attributes.push(
        attributeName,
        attributeValue.includes('&') ? decodeHTMLAttribute(attributeValue) : attributeValue,
      )
    },
    taken: () => attributes ?? NO_ATTRIBUTES,
  }
}
