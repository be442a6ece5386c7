import { type Deed, deedNeeds, questionsIn } from '@operable/core/fingerprint'
import { allOf } from '../dom/all-of.ts'
import { line, nameOf, referred } from '../dom/text.ts'
import { around, closestAround, isWithin } from '../dom/tree.ts'
import { CHOICES, DIALOGS, HIDING_STYLES, isVisible } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { ASKS, sentForm } from '../fields/involved.ts'
import { personReason } from '../fields/sensitive.ts'
import {
  attribute,
  attributesOf,
  checkVisibility,
  childrenOf,
  isBefore,
  isElement,
  isText,
  matches,
  rawText,
  rootOf,
  select,
  shadowOf,
  tagOf,
} from '../natives.ts'
import { HEADINGS } from '../target/looks.ts'
import type { ApprovalReason } from '../types.ts'
import { words } from '../words/words.ts'

/** Characters that count before a button and behind it, as in the audit: in its form or dialog, and where there is none. */
const IN_PART = [1000, 300] as const
/** What else is on the page does not count there. */
const ANYWHERE = [200, 100, true] as const
/** A "Back" beside it says nothing yet. */
const WITHOUT_LINKS = [...IN_PART, false, true] as const
const LEVELS = 4
const SILENT = 'select,textarea,button,[data-operable]'
const ALERT = 'role=alertdialog'
const ITEMS = 'li,article'
/** What somebody signs in. */
const SIGNATURE = 'canvas:is([class*=sign i],[id*=sign i],[aria-label*=sign i])'

/**
 * What pressing does, as the page shows it now.
 * @param target the tool's form or button
 * @param button what is pressed; nothing for a form that is sent without one
 * @param sentTo where that leads, if the page says so
 */
export function deedOf(target: Element, button: Element | undefined, sentTo: string): Deed {
  const name = button ? nameOf(button) : ''
  const isForm = target !== button
  const asked = isForm ? target : sentForm(target)
  if (asked && matches(asked, ASKS)) return { button: name }
  const dialog = closestAround(target, DIALOGS)
  const part = dialog ?? (isForm ? target : undefined)
  const controls = isForm ? controlsIn(target).filter(isVisible) : []
  const isConfirming = controls.every((control) => matches(control, CHOICES))
  const own = button && part ? textNear(button, part, IN_PART) : ''
  const around = button ? textAround(isForm ? target : button) : ''
  const beside = own || !isConfirming ? own : around
  const isBare = isForm && !controls[0]
  // A dialog, or what only asks a question, is what it says.
  const said = isConfirming ? [...questionsIn(beside), dialog || isBare ? line(beside) : ''] : []
  const called = [...(part ? namesOf(target, dialog) : []), ...said]
  // A form's own button has led to such a question, and was judged for it: that this interrupts says no more.
  const isAsking = isBare && target === dialog
  const marks = marksOf([button, asked, dialog], isConfirming).filter((mark) => !isAsking || mark !== ALERT)
  const looks = button && attribute(button, 'class')
  const alike = (): string[] =>
    select(rootOf(target), 'button,a').flatMap((other) =>
      other !== button && attribute(other, 'class') === looks ? nameOf(other) : [],
    )
  return { button: name, called, beside, around, sentTo, marks, alike, filled: controls.map(filledIn) }
}

/** What only a person fills in is never read: a transfer is told by numbers and plain text. */
function filledIn(control: Element): { type: string; value: string } {
  const { type } = control as HTMLInputElement
  return { type, value: personReason(control) ? '' : (control as HTMLInputElement).value }
}

/** Why a person has to agree to it. A link pays nothing yet, unless a script makes a button of it. */
export function reasonsOf(pressed: Element | undefined, deed: Deed): ApprovalReason[] {
  const reason = deedNeeds(deed, words())
  const isLink = pressed && matches(pressed, 'a[href]:not([href="#"],[href=""],[href^="javascript:" i])')
  return !reason || (reason === 'payment' && isLink) ? [] : [reason]
}

/**
 * Attributes of what is pressed and of what it belongs to, and what a form says in fields.
 * @param isDrawn whether it counts how the button is drawn: beside fields it is how the site draws what sends them
 */
function marksOf([button, form, dialog]: (Element | null | undefined)[], isDrawn: boolean): string[] {
  const own = [button, form, dialog].flatMap((part, at) =>
    part ? [...attributesOf(part)].filter(({ name }) => name !== 'class' || (isDrawn && !at)) : [],
  )
  const within = form ? select(form, `[name=_method],${SIGNATURE}`) : []
  return [
    ...own.map(({ name, value }) => `${name}=${value}`),
    ...within.map((part) => `${tagOf(part)}=${attribute(part, 'value')}`),
  ]
}

/** What a form and its dialog are called: by ARIA, a legend before all fields, a heading inside, else the last one before it. */
function namesOf(target: Element, dialog: Element | undefined): string[] {
  const parts = dialog ? [target, dialog] : [target]
  const legends = parts.map((part) => select(part, 'legend,input:not([type=hidden]),select,textarea')[0])
  const inside = parts.flatMap((part) => select(part, HEADINGS).find(isVisible) ?? [])
  const before = allOf(rootOf(target), HEADINGS).findLast((each) => isBefore(each, target) && isVisible(each))
  const heading = inside[0] ?? (dialog ? undefined : before)
  // The content of a dialog is not its name: a "Cancel" in it does not make a deletion of what is sent.
  const given = parts.flatMap((part) => [referred(part, 'aria-labelledby'), attribute(part, 'aria-label')])
  const shown = [...legends.filter((part) => part && matches(part, 'legend')), heading]
  return [...given, ...shown.map((part) => part && nameOf(part))].flatMap((name) => name || [])
}

function textAround(element: Element): string {
  let at = around(element)
  for (let level = 0; at && isElement(at) && tagOf(at) !== 'body' && level < LEVELS; level++, at = around(at))
    if (textNear(element, at, WITHOUT_LINKS)) return textNear(element, at, ANYWHERE)
  return ''
}

/**
 * The shown text of a part before and behind a button; not the labels of boxes that are not ticked.
 * @param isAlone not what comes under the next heading, nor an item with a heading of its own that the button is not in
 * @param skipsLinks not what links say
 */
function textNear(
  button: Node,
  part: Node,
  [before, behind, isAlone, skipsLinks]: readonly [number, number, boolean?, boolean?],
): string {
  // Before, behind, and what does not count.
  const texts = ['', '', '']
  let at = 0
  const read = (node: Node): void => {
    for (const child of childrenOf(node)) {
      if (child === button) at = 1
      else if (isText(child)) texts[at] += ` ${rawText(child)}`
      else if (isElement(child) && isRead(child) && !(skipsLinks && matches(child, 'a'))) {
        if (isAlone && at && matches(child, HEADINGS)) at = 2
        if (!isAlone || !isOther(child, button)) read(shadowOf(child) ?? child)
      }
    }
  }
  read(part)
  return (texts[0]!.slice(-before) + texts[1]!.slice(0, behind)).replace(/\s+/g, ' ').trim()
}

/** A card of a list, and the like: a thing of its own. */
function isOther(item: Element, button: Node): boolean {
  return matches(item, ITEMS) && !isWithin(button, item) && !!select(item, HEADINGS)[0]
}

function isRead(element: Element): boolean {
  if (matches(element, SILENT) || !checkVisibility(element, HIDING_STYLES)) return false
  const { control } = element as HTMLLabelElement
  return !(control && matches(control, CHOICES) && !matches(control, ':checked'))
}
