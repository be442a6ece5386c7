import { beside, deletes, leaves, minor, pays } from '../standards/sending-words.ts'

/** What is known of a button of a form. */
export interface FormButton {
  /** Its accessible name. */
  name: string
  /** What its markup calls it: `name`, `value` and `id`. */
  attributes: readonly (string | null | undefined)[]
  /** It sends without checking the fields, or only closes a dialog: `formnovalidate`, `formmethod=dialog`. */
  skips: boolean
}

/** From here on a button leaves its form, and is pressed by nobody who wants to send it. */
export const LEAVING_RANK = 4

/**
 * How unlikely a button is the one that sends its form; of equal ones the first is meant, as by Enter. A deletion, a draft,
 * a voucher or a "no, thanks" comes after every plainer one, unless the tool itself is called so.
 * @param toolName such as `deleteAccount`
 */
export function sendingRank({ name, attributes, skips }: FormButton, toolName: string): number {
  const text = plain(name)
  if (leaves.test(text || name.trim())) return LEAVING_RANK
  if (isCalled(text, plain(toolName))) return -1
  const all = [text, ...attributes.map((each) => plain(each ?? ''))]
  const says = (words: RegExp): boolean => all.some((each) => words.test(each))
  if (says(deletes)) return 3
  return says(beside) || skips ? 2 : Number(minor.test(text))
}

/** Why a person has to agree before a button is pressed that is called so. */
export function pressingNeeds(name: string): 'deletion' | 'payment' | undefined {
  const text = plain(name)
  if (deletes.test(text)) return 'deletion'
  return pays.test(text) ? 'payment' : undefined
}

/** Whether a button has the name of the tool: "Delete my account" of `deleteAccount`, "Sign up" of `signup`. */
function isCalled(button: string, tool: string): boolean {
  const [a, b] = [button, tool].map((text) => text.replaceAll(' ', ''))
  if (!a || !b) return false
  const words = button.split(' ')
  return b.startsWith(a) || a.startsWith(b) || tool.split(' ').every((word) => words.includes(word))
}

/** Small letters without accents, words apart: `save_draft`, `saveDraft` and "Save draft!" are one. */
function plain(text: string): string {
  return text
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize()
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
}
