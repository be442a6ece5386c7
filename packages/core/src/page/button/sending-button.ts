import type { Lexicon } from '../../lexicon/lexicon.ts'
import { plain } from '../../lexicon/plain.ts'
import type { Standing } from './button-place.ts'
import { pressingNeeds } from './pressing-needs.ts'

/** What is known about a button of a form. */
export interface FormButton extends Partial<Standing> {
  /** Its accessible name. */
  name: string
  /** Its `name`, `value` and `id`. */
  attributes: readonly (string | null | undefined)[]
  /** It submits without validation (`formnovalidate`) or only closes a dialog (`formmethod=dialog`). */
  skips: boolean
}

/** Rank of a button that leaves the form instead of submitting it. */
const LEAVING_RANK = 7
/** Most buttons of one rank to compare, counted from the last. */
const MAX_EQUAL = 100

/**
 * The button that submits a form. One named like the tool comes first. One placed away from the fields, a draft, a voucher,
 * a "no, thanks" or a deletion comes last. Of equal ones the last wins, since buttons above it help with single fields,
 * unless another has the same name in fewer words ("Save" against "Save and continue") or far more fields.
 * @param buttons in document order
 * @param toolName such as `deleteAccount`
 * @param lexicon of the languages that the names may be in
 * @returns undefined if all of them leave or reset the form
 */
export function sendingButton<T extends FormButton>(
  buttons: readonly T[],
  toolName: string,
  lexicon: Lexicon,
): T | undefined {
  const ranks = new Map(buttons.map((button) => [button, sendingRank(button, toolName, lexicon)]))
  const best = Math.min(...ranks.values())
  if (best >= LEAVING_RANK) return undefined
  const equal = buttons.filter((button) => ranks.get(button) === best).slice(-MAX_EQUAL)
  const plainest = equal.filter((button) => !equal.some((other) => yields(button, other)))
  // Of buttons above the fields, the leftmost is for all of them.
  return plainest.findLast(({ place }) => place !== 'above') ?? plainest[0]
}

/**
 * How unlikely it is that a button submits its form.
 * @param toolName such as `deleteAccount`
 * @param lexicon of the languages that the names may be in
 */
export function sendingRank(button: FormButton, toolName: string, lexicon: Lexicon): number {
  if (leavesForm(button, lexicon)) return LEAVING_RANK
  const { name, attributes, skips, place } = button
  const { beside, fillsCart, minor, otherWay } = lexicon
  const text = plain(name)
  const tool = plain(toolName)
  const isOther = otherWay.test(text) && !otherWay.test(tool)
  if (place !== 'other' && !isOther && isCalled(text, tool, lexicon)) return -1
  if (place === 'apart') return 6
  const all = [name, ...attributes.map((each) => each ?? '')]
  if (all.some((each) => pressingNeeds(each, lexicon) === 'deletion')) return 5
  if (place === 'other') return 4
  if (fillsCart.test(text)) return 0
  if (isOther || skips || all.some((each) => beside.test(plain(each))) || !/\p{L}/u.test(text)) return 3
  return place ? 2 : Number(minor.test(text))
}

function leavesForm({ name }: FormButton, { leaves }: Lexicon): boolean {
  return leaves.test(plain(name) || name.trim())
}

/** Whether a button has the name of the tool: "Delete my account" of `deleteAccount`, "Join" of `signup`. */
function isCalled(button: string, tool: string, { signsIn, signsUp }: Lexicon): boolean {
  if ([signsIn, signsUp].some((words) => words.test(tool) && words.test(button))) return true
  const [a, b] = [button, tool].map((text) => text.replaceAll(' ', ''))
  if (!a || !b) return false
  const words = button.split(' ')
  return b.startsWith(a) || a.startsWith(b) || tool.split(' ').every((word) => words.includes(word))
}

/** Whether one of two buttons of equal rank gives way to the other. */
function yields(button: FormButton, other: FormButton): boolean {
  const [fields, others] = [button.fields, other.fields]
  const isElsewhere = !!fields && !!others && ![...fields].some((field) => others.has(field))
  return isElsewhere ? others.size > 2 * fields.size : saysMore(button.name, other.name)
}

/** Whether a name has all words of another and more: "I do not agree" against "I agree". */
function saysMore(name: string, other: string): boolean {
  const [more, less] = [name, other].map((text) => plain(text).split(' '))
  return less!.length < more!.length && less!.every((word) => more!.includes(word))
}
