/**
 * Where a button of a form stands that may be meant for something else: above all fields, in a group of some of the
 * fields, in a landmark that has fields of its own, such as the search in the head of a page that is one form, or beside
 * other fields than those that are filled.
 */
export type ButtonPlace = 'above' | 'group' | 'apart' | 'other'

/** Where a button of a form stands, and which fields are its own. */
export interface Standing {
  /** Nothing for a button that stands below the first field and is for all of them. */
  place: ButtonPlace | undefined
  /** The fields of the smallest part of the form that holds the button and a field; all where that is the form. */
  fields: ReadonlySet<unknown>
}

/** The tree of a form, as the audit or the widget has it. */
export interface FormTree<N> {
  /** What can be filled in, in document order. */
  fields: readonly N[]
  /** Those that are filled; empty where that is not known. */
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
/** A form with more elements around its fields is not read to its root. */
const MAX_LEVELS = 64

/** Tells where buttons of one form stand. */
export function placesIn<N>(tree: FormTree<N>): (button: N) => Standing {
  const { fields, filled, isTyped, kindOf, isBefore } = tree
  const typed = new Set(fields.filter(isTyped))
  const all = new Set([...typed, ...filled])
  const held = fieldsOfParts(all, tree)
  const countIn = (part: N): number => [...(held.get(part) ?? [])].filter((field) => typed.has(field)).length
  const marksAround = (node: N): N[] => partsAround(node, tree).filter((part) => MARK.test(kindOf(part)))
  // The foot of a dialog holds its buttons, and often a box to tick.
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

/** What each part of the form holds of the fields. */
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
