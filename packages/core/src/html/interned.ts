/**
 * The same text as the key of an object: an engine keeps one string for all that are alike, with characters of its own. A part of a
 * page would keep the whole page.
 */
export function interned(text: string): string {
  return Object.keys({ [text]: 0 })[0]!
}
