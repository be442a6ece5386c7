import { calledTrap, type Lexicon, reasonNamed } from '@operable/core/fingerprint'
import type { PersonReason, ToolField } from '@operable/core/schema'
import { groupNames, nameOf } from '../dom/text.ts'
import { isVisible } from '../dom/visible.ts'
import { attribute, closest, isElement, matches, parentOf, rootOf, select } from '../natives.ts'
import { words } from '../words/words.ts'

/** Why only a person fills a control. Its value is neither read nor written. */
export function personReason(control: Element): PersonReason | undefined {
  const { type } = control as HTMLInputElement
  if (type === 'password' || type === 'file') return type
  const token = attribute(control, 'autocomplete') ?? ''
  if (/one-time-code/i.test(token)) return 'one-time-code'
  if (/current-password/i.test(token) || (/new-password/i.test(token) && !isBlocked(control))) return 'password'
  if (/\bcc-/i.test(token)) return 'payment'
  const names = [attribute(control, 'name'), attribute(control, 'id'), nameOf(control)]
  const named = isWritten(type) && (reasonOf(type, ...names) ?? reasonOfBox(control as HTMLInputElement))
  return named || reasonOfLooks(control)
}

/**
 * Whether `new-password` only keeps a browser from filling it in, as lists and addresses have it: a text field keeps it
 * where nothing says what it is for, and right after a password, where it is one that is shown.
 */
function isBlocked(control: Element): boolean {
  const { type, form } = control as HTMLInputElement
  if (!/^(text|tel|number)$/.test(type) || matches(control, '[role=combobox],[aria-haspopup=listbox]')) return true
  const all = select(form ?? rootOf(control), 'input,select,textarea')
  const before = all[all.indexOf(control) - 1]
  if (before && matches(before, '[type=password]')) return false
  const names = `${nameOf(control)} ${attribute(control, 'name')} ${attribute(control, 'id')}`
  return /\p{L}{3}/u.test(names.replace(/\bnull\b/g, ''))
}

/** Of a box that takes a part: by what the boxes are called together; or each takes one character of a code. */
function reasonOfBox(control: HTMLInputElement): PersonReason | undefined {
  const { type, maxLength, form } = control
  if (!(maxLength > 0 && maxLength < 7) && nameOf(control)) return undefined
  const group = closest(control, 'fieldset,[role=group]') ?? control
  const isCode = maxLength === 1 && select(form ?? rootOf(control), 'input[maxlength="1"]').length > 3
  return reasonOf(type, ...groupNames(group)) ?? (isCode ? 'one-time-code' : undefined)
}

/** What is drawn as dots is a password, whatever it is called. */
function reasonOfLooks(control: Element): PersonReason | undefined {
  const { webkitTextSecurity } = getComputedStyle(control) as { webkitTextSecurity?: string }
  return /disc|circle|square/.test(webkitTextSecurity!) ? 'password' : undefined
}

/** The first reason that goes with the type: nobody picks a password or reads a code from a list, or types one as a number. */
function reasonOf(type: string, ...names: (string | null | undefined)[]): PersonReason | undefined {
  const hasNo = { 'select-one': /password|code|captcha/, number: /password/ }[type]
  return names.map((name) => reasonNamed(name, words())).find((reason) => reason && !hasNo?.test(reason))
}

/** The same of a field that a tool has. */
export function reasonOfField({ person, purpose, key, label, type }: ToolField): PersonReason | undefined {
  if (person) return person
  if (/^card-|^iban$/.test(purpose)) return 'payment'
  if (/password$/.test(purpose)) return 'password'
  if (/^(file|one-time-code|captcha)$/.test(purpose)) return purpose as PersonReason
  // What it is for was told apart already.
  return purpose === 'unknown' && isWritten(type) ? reasonOf(type, key, label) : undefined
}

/** Of these types is what holds a number or a code: not a search, a message, an address or a box to tick. */
function isWritten(type: string): boolean {
  return /^(text|tel|number|select-one)$/.test(type)
}

const OUT_OF_REACH =
  ':is(input:not([type=checkbox],[type=radio]),textarea)[tabindex="-1"]:is([aria-hidden=true],[aria-hidden=true] *):is([autocomplete=off],[readonly])'
/** For each element, by which words. */
const called = new WeakMap<Element, { by: Lexicon; how: ReturnType<typeof calledTrap> }>()

/**
 * Called a spam trap, or out of reach for everybody: filling it would make the page take a person's message for spam. Nobody could
 * leave a required field empty.
 */
export function isTrap(control: Element): boolean {
  if (matches(control, '[required]')) return false
  if (matches(control, OUT_OF_REACH)) return true
  const by = words()
  if (called.get(control)?.by !== by) {
    const classes = [control, parentOf(control)].map((box) => box && isElement(box) && attribute(box, 'class'))
    const names = [attribute(control, 'name'), attribute(control, 'id')]
    called.set(control, { by, how: calledTrap(names, [nameOf(control)], classes, by) })
  }
  const { how } = called.get(control)!
  return how === 'surely' || (!!how && (matches(control, '[tabindex="-1"]') || !isVisible(control)))
}
