import { isSubmit } from '../dom/parts.ts'
import { describe } from '../dom/text.ts'
import { CHOICES } from '../dom/visible.ts'
import { type Failure, failure } from '../flow/run.ts'
import { attribute, closest, matches, parentOf, select as within } from '../natives.ts'
import { isTagField, listDrawnFor } from './carrier.ts'
import { choice } from './choice.ts'
import { type Control, drawnControls, type Kind, LISTS, unknown } from './drawn.ts'
import { missingOption, offers, select } from './select.ts'
import { isDate, text } from './text.ts'

/** How a control takes a value, whatever control it is. */
export function kindOf(control: Element, value: unknown): Control {
  if (matches(control, 'select')) return listKind(control as HTMLSelectElement, value)
  if (matches(control, CHOICES)) return choice
  if (matches(control, '[role=slider],[role=spinbutton]:not(input)')) return drawn('slider')
  if (matches(control, LISTS)) return drawn('combobox')
  if (matches(control, 'input[readonly]') && isDate(control, value)) return drawn('calendar')
  if (isTagField(control, value) || mayBeTags(control)) return drawn('tags')
  return matches(control, 'input,textarea') ? text : drawn('editable')
}

/** Why a control does not take a value now: a list has no such option yet, or the page alone writes in it. */
export function refusalBy(control: Element, value: unknown): Failure | undefined {
  if (matches(control, 'select')) return missingOption(control as HTMLSelectElement, value)
  const isReadOnly = matches(control, '[readonly]') && kindOf(control, value) === text
  return isReadOnly ? failure('read_only', describe(control)) : undefined
}

/** An option that is not there is looked for in what is drawn for the list: a server may have it. */
function listKind(list: HTMLSelectElement, value: unknown): Control {
  const box = listDrawnFor(list)
  if (!box || offers(list, value)) return select
  const kind = drawn('combobox')
  if (kind === unknown) return kind
  return {
    set: (run, _, wanted) => kind.set(run, [box], wanted),
    has: (_, wanted) => select.has([list], wanted) || kind.has([box], wanted),
    restore: (_, current) => select.restore([list], current),
  }
}

const LINE = 'form input:is([type=text],:not([type])):not([list],[maxlength],[autocomplete]:not([autocomplete=off]))'
/** It stands after what may list its tags, or among them, and nobody sends what is typed. */
const LISTED = ':is(ul+*,[role=listbox] *):not([name])'
/** What developers call such a field, and what is drawn around it. */
const CALLED_TAGS = /(?<![a-z])(tag|chip|token)s?(?![a-z])/i

/**
 * Whether Enter may make tags of a text: the field is called so, or stands by a list. It is one of a form with a button,
 * which Enter sends by itself: a page that listens to the key there means something else. A comma in the value tells
 * nothing: Enter may be how a chat sends.
 */
function mayBeTags(control: Element): boolean {
  if (!matches(control, LINE)) return false
  const names = [control, parentOf(control) as Element].map((each) => attribute(each, 'class'))
  const isMeant = CALLED_TAGS.test(String(names)) || matches(control, LISTED)
  return isMeant && within(closest(control, 'form')!, 'button').some(isSubmit)
}

/** A kind of control that pages draw by themselves, once it is there. */
function drawn(kind: Kind): Control {
  return drawnControls.loaded()?.[kind] ?? unknown
}
