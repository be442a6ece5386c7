/**
 * Where a button of a form stands that may be meant for something else: above all fields, in a group of some of the
 * fields, or in a landmark that has fields of its own, such as the search in the head of a page that is one form.
 */
export type ButtonPlace = 'above' | 'group' | 'apart'

/** The tree of a form, as the audit or the widget has it. */
export interface FormTree<N> {
  /** What can be filled in, in document order. */
  fields: readonly N[]
  /** Whether a field is more than a choice: every group of radio buttons may be a `fieldset`. */
  isTyped(field: N): boolean
  /** The element around one, below the form. */
  around(node: N): N | undefined
  /** Its role, else its tag. */
  kindOf(node: N): string
  isBefore(node: N, other: N): boolean
}

const PART = /^(?:fieldset|group|header|footer|nav|aside|search|banner|contentinfo|navigation|complementary)$/
const GROUP = /^(?:fieldset|group)$/
/** A form with more elements around its fields is not read to its root. */
const MAX_LEVELS = 64

/**
 * Tells where buttons of one form stand.
 * @returns for a button its place; nothing for one that stands below the first field and is for all of them
 */
export function placesIn<N>({
  fields,
  isTyped,
  around,
  kindOf,
  isBefore,
}: FormTree<N>): (button: N) => ButtonPlace | undefined {
  const typed = fields.filter(isTyped)
  const inside = new Map<N, number>()
  for (const field of typed) for (const part of partsAround(field)) inside.set(part, count(part) + 1)
  const first = fields.find((field) => !isApart(field))

  function partsAround(node: N): N[] {
    const parts: N[] = []
    let at = around(node)
    for (let left = MAX_LEVELS; at && left > 0; left--) {
      if (PART.test(kindOf(at))) parts.push(at)
      at = around(at)
    }
    return parts
  }
  function count(part: N): number {
    return inside.get(part) ?? 0
  }
  // The foot of a dialog holds its buttons, and often a box to tick.
  function isApart(node: N): boolean {
    return partsAround(node).some(
      (part) => !GROUP.test(kindOf(part)) && count(part) > 0 && count(part) * 2 <= fields.length,
    )
  }
  return (button) => {
    if (isApart(button)) return 'apart'
    if (partsAround(button).some((part) => count(part) > 0 && count(part) < typed.length)) return 'group'
    return first && isBefore(button, first) ? 'above' : undefined
  }
}
