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

/** @param document learns when a tag has more attributes than are kept */
export function readTagAttributes(source: string, document: HtmlDocument): TagAttributes {
  let attributes: Record<string, string> | undefined
  let count = 0
  let attributeName = ''
  let attributeValue = ''

  return {
    begin() {
      attributes = undefined
      count = 0
    },
    name(start, end) {
      attributeName = source.slice(start, end).toLowerCase()
      attributeValue = ''
    },
    value(start, end) {
      attributeValue = source.slice(start, Math.min(end, start + PARSE_LIMITS.attributeLength))
    },
    end() {
      if (count === PARSE_LIMITS.attributesPerElement) {
        document.exceeded ??= { budget: 'attributes', limit: PARSE_LIMITS.attributesPerElement }
        return
      }
      if (!attributes) attributes = {}
      else if (typeof attributes[attributeName] === 'string') return
      attributes[attributeName] = attributeValue.includes('&') ? decodeHTMLAttribute(attributeValue) : attributeValue
      count++
    },
    taken: () => attributes ?? NO_ATTRIBUTES,
  }
}
