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

/** Why elements are not shown, by their place in the document: a look into a list costs less than a map of objects. */
export class HiddenElements {
  private readonly reasons: (HiddenBy | undefined)[] = []
  /** Whether the document hides anything. */
  any = false

  /** Takes the next element in document order. */
  add(reason: HiddenBy | undefined): void {
    this.reasons.push(reason)
    if (reason) this.any = true
  }

  get({ order }: HtmlNode): HiddenBy | undefined {
    return this.reasons[order]
  }

  has(node: HtmlNode): boolean {
    return this.get(node) !== undefined
  }
}
