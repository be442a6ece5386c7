import { closest, type HtmlNode, TEXT } from '../../html/node.ts'
import { SILENT } from '../../html/tag-traits.ts'
import { isInline, textOf } from '../../html/text.ts'
import type { Collected } from '../collect/collected.ts'
import type { IntentSurface } from '../model/page-model.ts'
import { contactIn } from '../text/contact-text.ts'
import { statedPrice } from '../text/stated-price.ts'

/** Surfaces of one intent to keep. */
const ENOUGH = 3
/** Most texts to read, and characters of each. */
const MAX_BLOCKS = 2000
const LENGTH = 300
/** A shorter block is read with the one around it: a price may be split into elements. */
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
    // In a form, a number is an example for a field.
    if (lacks.has('contact') && !closest(node, ({ tag }) => tag === 'form')) add('contact', contactIn(text))
  }
  return surfaces
}

/** Most texts have none of these, and it is found out sooner. */
const MAY_HOLD = /[@\d\u0080-\uffff]/

/** Looks at the element's own text only, so one pass over the page is enough. */
function holdsFigures(node: HtmlNode): boolean {
  for (let child = node.first; child; child = child.next)
    if (child.tag === TEXT && MAY_HOLD.test(child.text) && /[@\p{Nd}]/u.test(child.text)) return true
  return false
}

/** The text of the block around an element, or of the next one out if that is too short; undefined if it was read already. */
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
