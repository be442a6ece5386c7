/**
 * Where a button of a form is if it may be for something else. `above`: above all fields. `group`: in a group of some
 * fields. `apart`: in a landmark with fields of its own, such as the search in the header of a page that is one form.
 * `other`: beside fields that are not the ones filled.
 */
export type ButtonPlace = 'above' | 'group' | 'apart' | 'other'

/** Where a button of a form is, and which fields belong to it. */
export interface Standing {
  /** Undefined for a button below the first field that is for all fields. */
  place: ButtonPlace | undefined
  /** The fields of the smallest part of the form that holds the button and a field; all where that is the form. */
  fields: ReadonlySet<unknown>
}

/** The tree of a form, in the audit or in the widget. */
export interface FormTree<N> {
  /** What can be filled in, in document order. */
  fields: readonly N[]
  /** Those that are filled; empty if that is not known. */
  filled: readonly N[]
  /** Whether a field is more than a choice: every group of radio buttons may be a `fieldset`. */
  isTyped(field: N): boolean
  /** The element around one, below the form. */
  around(node: N): N | undefined
  /** Its role, else its tag. */
  kindOf(node: N): string
  isBefore(node: N, other: N): boolean
}

const MARK = /^(?:fieldset|group|header|footer|nav|aside|search|banner|contentinfo|navigation|complementary)$/
const GROUP = /^(?:fieldset|group)$/
/** Most ancestors of a field to look at. */
const MAX_LEVELS = 64

/** Finds the places of buttons in one form. */
export function placesIn<N>(tree: FormTree<N>): (button: N) => Standing {
  const { fields, filled, isTyped, kindOf, isBefore } = tree
  const typed = new Set(fields.filter(isTyped))
  const all = new Set([...typed, ...filled])
  const held = fieldsOfParts(all, tree)
  const countIn = (part: N): number => [...(held.get(part) ?? [])].filter((field) => typed.has(field)).length
  const marksAround = (node: N): N[] => partsAround(node, tree).filter((part) => MARK.test(kindOf(part)))
  // The footer of a dialog holds its buttons, and often a check box.
  const isApart = (node: N): boolean =>
    marksAround(node).some(
      (part) => !GROUP.test(kindOf(part)) && countIn(part) > 0 && countIn(part) * 2 <= fields.length,
    )
  const first = fields.find((field) => !isApart(field))
  const placeOf = (button: N, beside: ReadonlySet<N>): ButtonPlace | undefined => {
    if (filled.length > 0 && !filled.some((field) => beside.has(field))) return 'other'
    if (isApart(button)) return 'apart'
    if (marksAround(button).some((part) => countIn(part) > 0 && countIn(part) < typed.size)) return 'group'
    return first && isBefore(button, first) ? 'above' : undefined
  }
  return (button) => {
    const part = partsAround(button, tree).find((each) => held.has(each))
    const beside = (part && held.get(part)) ?? all
    return { place: placeOf(button, beside), fields: beside }
  }
}

/** The fields in each part of the form. */
function fieldsOfParts<N>(fields: Iterable<N>, tree: FormTree<N>): Map<N, Set<N>> {
  const held = new Map<N, Set<N>>()
  for (const field of fields) {
    for (const part of partsAround(field, tree)) {
      const inside = held.get(part)
      if (inside) inside.add(field)
      else held.set(part, new Set([field]))
    }
  }
  return held
}

/** From the inside out. */
function partsAround<N>(node: N, { around }: FormTree<N>): N[] {
  const parts: N[] = []
  for (let at = around(node); at && parts.length < MAX_LEVELS; at = around(at)) parts.push(at)
  return parts
}
