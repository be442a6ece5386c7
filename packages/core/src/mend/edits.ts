/** One change of a text: what stands from `start` up to `end` becomes `text`. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** What mends a finding, or why nothing can without a person. */
export type Mend = { edits: readonly Edit[] } | { left: string }

/** The text after all edits, which must not overlap. Insertions at the same position keep their order. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let at = 0
  let text = ''
  for (const edit of sorted(edits)) {
    text += source.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + source.slice(at)
}

/** In the order of the text. */
export function sorted(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** Whether any of the new edits touches what another one changes. */
export function overlap(known: readonly Edit[], added: readonly Edit[]): boolean {
  return added.some(({ start, end }) =>
    known.some((other) => (start < other.end && other.start < end) || (start === other.start && end === other.end)),
  )
}
