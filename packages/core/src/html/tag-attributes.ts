import { decodeHTMLAttribute } from 'entities'
import { commonAttributes } from '../standards/common-attributes.ts'
import { cutName, NameTable } from './name-table.ts'
import type { HtmlDocument } from './node.ts'
import { PARSE_LIMITS } from './parse-limits.ts'

/** The attributes of the tag that is being read. */
export interface TagAttributes {
  /** Forgets those of the tag before. */
  begin(): void
  /** These three get positions in the source, in this order; of a name that comes twice the first counts. */
  name(start: number, end: number): void
  value(start: number, end: number): void
  end(): void
  /** Names and values in turn. */
  taken(): readonly string[]
}

const NO_ATTRIBUTES: readonly string[] = []
const names = new NameTable(commonAttributes.map((name): [string, string] => [name, name]))

/** @param document learns when a tag has more attributes than are kept */
export function readTagAttributes(source: string, document: HtmlDocument): TagAttributes {
  /** Copied at its exact size, because most elements have few. */
  const attributes: string[] = []
  let count = 0
  let attributeName = ''
  let attributeValue = ''

  return {
    begin() {
      count = 0
    },
    name(start, end) {
      attributeName = names.find(source, start, end) ?? cutName(source, start, end)
      attributeValue = ''
    },
    value(start, end) {
      attributeValue = source.slice(start, Math.min(end, start + PARSE_LIMITS.attributeLength))
    },
    end() {
      if (count >= 2 * PARSE_LIMITS.attributesPerElement) {
        document.exceeded ??= { budget: 'attributes', limit: PARSE_LIMITS.attributesPerElement }
        return
      }
      const value = attributeValue.includes('&') ? decodeHTMLAttribute(attributeValue) : attributeValue
      if (hasName(attributes, count, attributeName)) return
      attributes[count++] = attributeName
      attributes[count++] = value
    },
    taken: () => (count > 0 ? attributes.slice(0, count) : NO_ATTRIBUTES),
  }
}

function hasName(attributes: readonly string[], count: number, name: string): boolean {
  for (let i = 0; i < count; i += 2) if (attributes[i] === name) return true
  return false
}
