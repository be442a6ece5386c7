import { squeezed } from '../dom/text.ts'

/** Whether a text is made of all these and nothing else, in any order, with signs of a list in between. */
export function isMadeOf(text: string, parts: readonly unknown[]): boolean {
  let rest = squeezed(text)
  for (const part of parts.map((each) => squeezed(String(each))).sort((a, b) => b.length - a.length)) {
    if (!rest.includes(part)) return false
    rest = rest.replace(part, () => '')
  }
  return !/[^,;·|×✕✖]/.test(rest)
}
