import { buttonPlaceholder, labelPlaceholder } from '../standards/placeholders.ts'

/** Our own comments, which only say where a line goes. */
const NOTE = /<!-- (?:add to the field|on the element itself)[^>]*-->\n?/g
const BLANK = new RegExp(`<!-- [^>]*-->|${labelPlaceholder}|${buttonPlaceholder}`, 'g')

/** Lines of a recommendation, with the owner's words wherever the lines leave a blank. */
export function fillBlanks(code: string, words: string): string {
  return code.replace(NOTE, '').replace(BLANK, words)
}

/** The id that one of our lines tells the owner to give the field that it labels. */
export function idForField(code: string): string | undefined {
  return /<!-- add to the field: id="([^"]+)" -->/.exec(code)?.[1]
}
