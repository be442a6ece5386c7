import { authoredAttributes, handleAttributes, otherAuthoredAttributes } from '../standards/selector-attributes.ts'
import type { HtmlNode } from './node.ts'

const RANKS = new Map(Object.entries(authoredAttributes).map(([tag, names]) => [tag, ranksOf(names)]))
const OTHER_RANKS = ranksOf(otherAuthoredAttributes)

/** The attributes that can tell an element apart from others, best first. */
export function namesByRank({ tag, attribs }: HtmlNode): string[] {
  const ranks = RANKS.get(tag) ?? OTHER_RANKS
  const found: string[] = []
  for (let at = 0; at < attribs.length; at += 2) if (ranks.has(attribs[at]!)) found.push(attribs[at]!)
  return found.length < 2 ? found : found.sort((a, b) => ranks.get(a)! - ranks.get(b)!)
}

function ranksOf(names: readonly string[]): Map<string, number> {
  return new Map([...handleAttributes, ...names].map((name, rank) => [name, rank]))
}
