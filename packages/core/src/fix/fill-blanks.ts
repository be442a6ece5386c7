/** Comments of ours that say where a line goes. */
const NOTE = /<!-- (?:add to the field|on the element itself)[^>]*-->\n?/g

/** Lines of a recommendation, with an owner's words where the lines leave a place for them. */
export function fillBlanks(code: string, words: string): string {
  return code
    .replace(NOTE, '')
    .replace(/<!-- [^>]*-->/g, words)
    .replace(/\b(aria-label|value|alt)=""/g, `$1="${words}"`)
}

/** The id that a line of ours asks for on the field that it labels. */
export function idForField(code: string): string | undefined {
  return /<!-- add to the field: id="([^"]+)" -->/.exec(code)?.[1]
}
