import type { HtmlNode } from '../../html/node.ts'

/** Why markup says that an element is not shown. */
export type HiddenBy =
  | 'type-hidden'
  | 'hidden-attribute'
  | 'inline-style'
  | 'closed-dialog'
  | 'closed-popover'
  | 'aria-hidden'
  | 'inert'
  | 'closed-details'
  /** A browser showed the page, and this was not in sight there. */
  | 'unseen'

/** Why elements are not shown, by position in the document. An array is faster here than a map. */
export class HiddenElements {
  private readonly reasons: (HiddenBy | undefined)[] = []
  private readonly own = new Map<number, HiddenBy>()
  /** Whether the document hides anything. */
  any = false

  /**
   * Takes the next element in document order.
   * @param own what its own markup says, whatever stands around it
   */
  add(reason: HiddenBy | undefined, own: HiddenBy | undefined): void {
    if (own) this.own.set(this.reasons.length, own)
    this.reasons.push(reason)
    if (reason) this.any = true
  }

  /** By the element's own markup. */
  ownOf({ order }: HtmlNode): HiddenBy | undefined {
    return this.own.get(order)
  }

  /** Whether people cannot see it. `aria-hidden` hides from screen readers only. */
  isOutOfSight(node: HtmlNode): boolean {
    const reason = this.get(node)
    return reason !== undefined && reason !== 'aria-hidden'
  }

  get({ order }: HtmlNode): HiddenBy | undefined {
    return this.reasons[order]
  }

  has(node: HtmlNode): boolean {
    return this.get(node) !== undefined
  }
}
