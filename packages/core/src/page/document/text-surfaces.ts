import { closest, type HtmlNode, TEXT } from '../../html/node.ts'
import { SILENT } from '../../html/tag-traits.ts'
import { isInline, textOf } from '../../html/text.ts'
import type { Collected } from '../collect/collected.ts'
import type { IntentSurface } from '../model/page-model.ts'
import { contactIn } from '../text/contact-text.ts'
import { statedPrice } from '../text/price.ts'

/** Surfaces of one intent that are kept. */
const ENOUGH = 3
/** Texts that are looked into, and characters of each. */
const MAX_BLOCKS = 2000
const LENGTH = 300
/** A block with less says too little by itself: a price may stand in pieces. */
const PIECE = 8

/** Prices, telephone numbers and email addresses that a page shows as text, without a link. */
export function readTextSurfaces(found: Collected): IntentSurface[] {
  const surfaces: IntentSurface[] = []
  const seen = new Set<HtmlNode>()
  const lacks = new Set<IntentSurface['intent']>(['pricing', 'contact'])
  const add = (intent: IntentSurface['intent'], text: string | undefined): void => {
    if (text === undefined || surfaces.some((each) => each.text === text)) return
    surfaces.push({ intent, via: 'text', text: text.slice(0, 120) })
    if (surfaces.filter((each) => each.intent === intent).length === ENOUGH) lacks.delete(intent)
  }
  for (const node of found.elements) {
    if (lacks.size === 0 || seen.size === MAX_BLOCKS) break
    if (node.traits & SILENT || found.hidden.isOutOfSight(node) || !holdsFigures(node)) continue
    const text = textAround(node, seen)
    if (text === undefined) continue
    if (lacks.has('pricing')) add('pricing', statedPrice(text))
    // Within a form it says how a field is to be filled.
    if (lacks.has('contact') && !closest(node, ({ tag }) => tag === 'form')) add('contact', contactIn(text))
  }
  return surfaces
}

/** By the element's own text, so that one pass over the page is enough. */
function holdsFigures(node: HtmlNode): boolean {
  for (let child = node.first; child; child = child.next)
    if (child.tag === TEXT && /[@\p{Nd}]/u.test(child.text)) return true
  return false
}

/** The text of the block around an element, of the next one around it where that is a piece; undefined where it was looked into. */
function textAround(node: HtmlNode, seen: Set<HtmlNode>): string | undefined {
  for (let at: HtmlNode | null = node; at; at = at.parent) {
    const isOutermost = at.tag === 'body' || at.parent === null
    if (isInline(at.tag) && !isOutermost) continue
    if (seen.has(at)) return undefined
    seen.add(at)
    const text = textOf(at, { limit: LENGTH, plain: true })
    if (text.length >= PIECE || isOutermost || at.parent?.tag === 'body') return text
  }
  return undefined
}
