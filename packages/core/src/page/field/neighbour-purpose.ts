import { attribute, closest, type HtmlNode } from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import type { PageContext } from '../collect/context.ts'
import { firstFrom } from '../collect/first-from.ts'
import { resolveLabels } from '../label/label.ts'
import { nearbyText } from '../label/nearby-text.ts'
import { fieldPurpose, type PurposeClues, purposeNamed } from './field-purpose.ts'

type Purpose = ReturnType<typeof fieldPurpose>

const WRITTEN = /^(?:text|email|tel|url|number|password|search|date)$/
/** Parts of a date that stand side by side, as identifiers name them. */
const DATE_PARTS = new Set(['day', 'month', 'year', 'date', 'dd', 'mm', 'yy', 'yyyy'])

/** The two parts of a name, each with the other one. */
const OTHER_PART: Readonly<Partial<Record<Purpose['purpose'], Purpose['purpose']>>> = {
  'given-name': 'family-name',
  'family-name': 'given-name',
}

/**
 * The purpose of a field by the controls beside it: a password right after another one is a new one or its repetition, a day, month or year
 * is part of the date that its neighbour names, and a name beside one part of a name is the other part: "Nom" beside "Prénom".
 * @param known the purpose by the field's own clues
 */
export function neighbourPurpose(
  control: HtmlNode,
  clues: PurposeClues,
  known: Purpose,
  page: PageContext,
): Purpose | undefined {
  if (known.purpose === 'password' && known.from === 'type')
    return isRepeated(control, page) ? { purpose: 'new-password', from: 'type' } : undefined
  if (known.purpose === 'unknown' && clues.type === 'text' && isOnlyOne(control, page) && isSearch(formOf(control)))
    return { purpose: 'search', from: 'none' }
  if (known.purpose === 'name' && known.from !== 'autocomplete') return partOfName(control, page)
  const isOpen = known.purpose === 'unknown' || known.purpose === 'date'
  if (!isOpen || !isDatePart(control)) return undefined
  for (const step of [-1, -2, 1, 2]) {
    const other = beside(control, step, page)
    const purpose = other && isDatePart(other) ? told(other, page) : undefined
    if (purpose === 'birth-date' || purpose === 'card-expiry') return { purpose, from: 'none' }
  }
  return undefined
}

/** The other part of the name that a neighbour asks for; none where both parts are near already, as beside a middle name. */
function partOfName(control: HtmlNode, page: PageContext): Purpose | undefined {
  const near = [-1, 1, -2, 2].map((step) => {
    const other = beside(control, step, page)
    return other && told(other, page)
  })
  const purpose = near.slice(0, 2).flatMap((each) => (each && OTHER_PART[each]) ?? [])[0]
  return purpose && !near.includes(purpose) ? { purpose, from: 'none' } : undefined
}

/** Whether it is the only text field of its form. */
function isOnlyOne(control: HtmlNode, page: PageContext): boolean {
  const near = [-3, -2, -1, 1, 2, 3].map((step) => beside(control, step, page))
  return !near.some((other) => other && (other.tag === 'textarea' || WRITTEN.test(typeOf(other))))
}

/** Whether a form is a search by its role, its names or its action. */
function isSearch(form: HtmlNode | undefined): boolean {
  if (!form) return false
  if (attribute(form, 'role') === 'search') return true
  const names = ['id', 'name', 'class', 'action', 'aria-label'].map((name) => attribute(form, name)?.slice(-100))
  return names.some((name) => name && purposeNamed(name) === 'search')
}

/** Whether it follows a password, or is followed by one that is called new. */
function isRepeated(control: HtmlNode, page: PageContext): boolean {
  if (isPassword(beside(control, -1, page))) return true
  const next = beside(control, 1, page)
  return isPassword(next) && !isPassword(beside(control, 2, page)) && told(next!, page) === 'new-password'
}

function isPassword(control: HtmlNode | undefined): boolean {
  return control !== undefined && typeOf(control) === 'password'
}

function typeOf(control: HtmlNode): string {
  return control.tag === 'input' ? (attribute(control, 'type')?.toLowerCase() ?? 'text') : control.tag
}

function isDatePart(control: HtmlNode): boolean {
  const name = attribute(control, 'name') ?? attribute(control, 'id') ?? ''
  return words(name).some((word) => DATE_PARTS.has(word))
}

function told(control: HtmlNode, page: PageContext): Purpose['purpose'] {
  const { label } = resolveLabels(control, page)
  const type = typeOf(control)
  const text = label.source === 'semantic-name' ? '' : label.text
  return fieldPurpose({
    type: control.tag === 'select' ? 'select-one' : type,
    tag: control.tag === 'select' ? 'select' : 'input',
    autocomplete: attribute(control, 'autocomplete'),
    name: attribute(control, 'name'),
    id: attribute(control, 'id'),
    label: text || nearbyText(control, type),
    placeholder: attribute(control, 'placeholder'),
  }).purpose
}

/** The control so many places before or behind another one of the same form. */
function beside(control: HtmlNode, step: number, { found: { controls } }: PageContext): HtmlNode | undefined {
  const other = controls[firstFrom(controls, control.order, ({ order }) => order) + step]
  return other && formOf(other) === formOf(control) ? other : undefined
}

function formOf(control: HtmlNode): HtmlNode | undefined {
  return closest(control, ({ tag }) => tag === 'form')
}
