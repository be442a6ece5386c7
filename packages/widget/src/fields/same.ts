import { squeezed } from '../dom/text.ts'

/** Texts that differ in spaces and case only. */
export function sameText(kept: string, given: unknown): boolean {
  return squeezed(kept) === squeezed(String(given))
}

/** An option in words, for whoever has to choose another one: its value, and its text where that is not the same. */
export function toldAs(value: string, text: string): string {
  return value && text && value !== text ? `${value} = ${text}` : value || text
}
