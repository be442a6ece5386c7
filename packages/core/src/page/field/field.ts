import { cleanText } from '../../html/clean-text.ts'
import { attribute, closest, following, type HtmlNode, hasAttribute, TEXT } from '../../html/node.ts'
import { isInline, textOf } from '../../html/text.ts'
import type { PageContext } from '../collect/context.ts'
import { isCsrfToken } from '../element/csrf-token.ts'
import { isHoneypot } from '../element/decoy.ts'
import { carrierOf, elementBeside, isCarried, opensList } from '../element/drawn-control.ts'
import { accessibleName, describedBy, labelOfBox, resolveLabels } from '../label/label.ts'
import { nearbyText } from '../label/nearby-text.ts'
import { isTelling } from '../label/telling-text.ts'
import type { Field, FieldOption } from '../model/form-model.ts'
import { isAutofillBlocked } from './blocked-autofill.ts'
import { choiceGroup, choiceLegend, isOption } from './choice-group.ts'
import { fieldPurpose, isForEyes, type PurposeClues } from './field-purpose.ts'
import { provesHuman } from './human-check.ts'
import { neighbourPurpose } from './neighbour-purpose.ts'
import { hasOwnValue } from './own-value.ts'
import { isReadOffPicture } from './read-off-picture.ts'
import { secretPart } from './secret-part.ts'

const MAX_OPTIONS = 200
/** Characters of a line before a control. */
const MAX_LINE = 80
const INPUT_TYPES = new Set([
  'hidden',
  'text',
  'search',
  'tel',
  'url',
  'email',
  'password',
  'date',
  'month',
  'week',
  'time',
  'datetime-local',
  'number',
  'range',
  'color',
  'checkbox',
  'radio',
  'file',
])
/** Types that `readonly` does not apply to; it does not apply to lists either. */
const NEVER_READ_ONLY = new Set(['checkbox', 'radio', 'file', 'range', 'color'])

/** Reads one control that a person fills (or that the site hides). Values that a person typed are never read. */
export function readField(control: HtmlNode, page: PageContext): Field {
  const type = typeOf(control, page)
  if (type === 'hidden') return readHidden(control, page)
  const { label, first } = resolveLabels(control, page)
  const name = attribute(control, 'name')
  const id = attribute(control, 'id')
  const autocomplete = attribute(control, 'autocomplete')
  const placeholder = attribute(control, 'placeholder')
  const hiddenBy = page.found.hidden.get(control)
  const tag = control.tag === 'input' || control.tag === 'select' || control.tag === 'textarea' ? control.tag : 'custom'
  const spoken = label.source === 'semantic-name' ? '' : label.text
  const disabled = isDisabled(control)
  const readOnly = isReadOnly(control, type)
  const carrier = carrierOf(control)
  const sentAs = carrier && attribute(carrier, 'name')
  const clues: PurposeClues = { type, tag, autocomplete, name: name ?? sentAs, id, label: spoken, placeholder }
  if (isAutofillBlocked(control, { clues, label: label.text }, page)) clues.autocomplete = undefined
  const called = accessibleName(control, first, page)
  const nearby = isTelling(called) ? '' : nearbyText(control, type) || labelOfBox(control, page)
  const { purpose, from } = purposeOf(control, clues, nearby, page)
  const labels = [spoken, nearby, describedBy(control, page)]
  const field: Field = {
    node: control.order,
    selector: page.selectors.selectorOf(control),
    tag,
    type,
    purpose,
    purposeFrom: from,
    required: isRequired(control, disabled, readOnly),
    label,
    accessibleName: called,
    disabled,
    honeypot: isHoneypot(control, {
      labels,
      type,
      purpose,
      hidden: page.found.hidden,
      mentions: page.mentions,
      byRules: page.styles?.sightOf,
    }),
    csrf: false,
  }
  if (nearby) field.nearbyText = nearby
  if (name) field.name = name
  if (sentAs) field.sentAs = sentAs
  if (id) field.id = id
  if (placeholder) field.placeholder = placeholder
  if (autocomplete) field.autocomplete = autocomplete
  if (hiddenBy) field.hiddenBy = hiddenBy
  if (tag === 'select') field.options = readOptions(control)
  const mayBeChoice = type === 'radio' || (type === 'checkbox' && !name) || page.choices.has(control)
  const group = mayBeChoice ? choiceGroup(control, page) : undefined
  if (group) field.group = group
  if (group?.required) field.required = true
  const legend = group ? '' : choiceLegend(control, page)
  if (legend) field.legend = legend
  if (type === 'checkbox' || type === 'radio') field.value = choiceValue(control, field)
  if (hasAttribute(control, 'multiple')) field.multiple = true
  if (readOnly) field.readOnly = true
  if (((disabled || readOnly) && hasOwnValue(control, type)) || isCarried(control)) field.fixed = true
  readConstraints(control, field)
  const hint = hintOf(control, field, page)
  if (hint) field.hint = hint
  return field
}

/**
 * The purpose of a field by its own clues, then by what is around it. Boxes for a code often have type `tel` for the keyboard, so the
 * surroundings count more there. The text beside a field replaces a missing label.
 */
function purposeOf(
  control: HtmlNode,
  clues: PurposeClues,
  nearby: string,
  page: PageContext,
): ReturnType<typeof fieldPurpose> {
  const told = fieldPurpose(clues)
  const isOpen = told.from === 'none' || (told.from === 'type' && clues.type === 'tel')
  const part = isOpen && secretPart(control, clues, page)
  if (part) return part
  // "<input> + 3 = 8" has no word that a label would have.
  const beside = [lineBefore(control), control.next?.tag === TEXT ? control.next.text : '']
  if ([nearby, ...beside].some((text) => isForEyes(text, clues.type))) return { purpose: 'captcha', from: 'none' }
  const known =
    nearby && (!clues.label || told.purpose === 'unknown') ? fieldPurpose({ ...clues, label: nearby }) : told
  const { name, id, label } = clues
  if (provesHuman(control, { type: clues.type, label: label || nearby, known: known.purpose }))
    return { purpose: 'captcha', from: 'none' }
  const read = isReadOffPicture(control, clues.type, [name, id, label, nearby].join(' '))
  const isOfName = /^(?:name|id)$/.test(known.from) && known.purpose !== 'one-time-code'
  if (known.purpose === 'unknown' ? read || bringsAnswer(control, name) : isOfName && read === 'surely')
    return { purpose: 'captcha', from: 'none' }
  return neighbourPurpose(control, clues, known, page) ?? known
}

/** The text of the line that a control stands in, before it: "write the word <b>tree</b> backwards". */
function lineBefore(control: HtmlNode): string {
  let text = ''
  for (let at = control.prev; at && text.length < MAX_LINE; at = at.prev) {
    if (at.tag !== TEXT && (!isInline(at.tag) || at.tag === 'label')) break
    text = `${at.tag === TEXT ? at.text : textOf(at, { limit: MAX_LINE, plain: true })} ${text}`
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** Whether a hidden field beside a question has the answer, or where to find it, by which the site tells people from programs. */
function bringsAnswer(control: HtmlNode, name: string | undefined): boolean {
  return [elementBeside(control, 'prev'), elementBeside(control, 'next')].some((beside) => {
    const other = beside && attribute(beside, 'type') === 'hidden' && attribute(beside, 'name')
    return !!name && !!other && other.includes(name) && /quiz|captcha|challenge|answer/i.test(other)
  })
}

/** The value that the form sends; for a custom choice without values, the label of the button. */
function choiceValue(control: HtmlNode, { tag, group, label, accessibleName }: Field): string {
  const own = attribute(control, 'value') ?? (tag === 'custom' ? attribute(control, 'data-value') : undefined)
  return own ?? ((group && cleanText(accessibleName || label.text, 100)) || 'on')
}

/** Reads a hidden input. Nobody sees its label or fills it, so only its name matters. */
function readHidden(control: HtmlNode, page: PageContext): Field {
  const field: Field = {
    node: control.order,
    selector: page.selectors.selectorOf(control),
    tag: 'input',
    type: 'hidden',
    purpose: 'unknown',
    purposeFrom: 'none',
    required: false,
    label: { text: '', source: 'none' },
    accessibleName: '',
    disabled: hasAttribute(control, 'disabled'),
    honeypot: false,
    csrf: isCsrfToken(control),
    hiddenBy: 'type-hidden',
  }
  const name = attribute(control, 'name')
  const id = attribute(control, 'id')
  if (name) field.name = name
  if (id) field.id = id
  return field
}

function typeOf(control: HtmlNode, page: PageContext): string {
  const list = page.choices.get(control)
  // Of toggle buttons nothing says how many may be pressed.
  if (list) return isOption(control) && attribute(list, 'aria-multiselectable') !== 'true' ? 'radio' : 'checkbox'
  if (control.tag === 'select') return hasAttribute(control, 'multiple') ? 'select-multiple' : 'select-one'
  if (control.tag === 'textarea') return 'textarea'
  if (control.tag !== 'input')
    return attribute(control, 'role')?.trim().toLowerCase() || (opensList(control) ? 'combobox' : 'textbox')
  const type = attribute(control, 'type')?.toLowerCase() ?? 'text'
  return INPUT_TYPES.has(type) ? type : 'text'
}

/**
 * Disabled and read-only controls are barred from constraint validation: a browser sends the form with them empty
 * (https://html.spec.whatwg.org/multipage/input.html#the-readonly-attribute). A list drawn by a script is read-only to the
 * keyboard, and says by ARIA that it is required: a choice is made in it all the same.
 */
function isRequired(control: HtmlNode, disabled: boolean, readOnly: boolean): boolean {
  if (disabled) return false
  return (hasAttribute(control, 'required') && !readOnly) || attribute(control, 'aria-required') === 'true'
}

function isReadOnly(control: HtmlNode, type: string): boolean {
  if (attribute(control, 'aria-readonly') === 'true') return true
  if (opensList(control)) return false
  return hasAttribute(control, 'readonly') && control.tag !== 'select' && !NEVER_READ_ONLY.has(type)
}

/** How a value has to look: the title beside a pattern (unless it is the label), else the description. */
function hintOf(control: HtmlNode, { pattern, label }: Field, page: PageContext): string {
  const title = pattern && label.source !== 'title' ? cleanText(attribute(control, 'title') ?? '', 100) : ''
  if (title) return title
  const ids = attribute(control, 'aria-describedby')?.trim().split(/\s+/).slice(0, 3) ?? []
  // A hidden description is an error message that waits to be shown.
  const texts = ids
    .map((id) => page.ids.element(id, control))
    .filter((target) => target && !page.found.hidden.has(target))
    .map((target) => textOf(target!, { limit: 200 }))
  return cleanText(texts.join(' '), 100)
}

function readConstraints(control: HtmlNode, field: Field): void {
  const pattern = attribute(control, 'pattern')
  const isNumeric = field.type === 'text' && attribute(control, 'role') === 'spinbutton'
  const isSlider = field.type === 'slider'
  // The defaults of the role: https://www.w3.org/TR/wai-aria-1.2/#slider
  const min = attribute(control, isNumeric || isSlider ? 'aria-valuemin' : 'min') ?? (isSlider ? '0' : undefined)
  const max = attribute(control, isNumeric || isSlider ? 'aria-valuemax' : 'max') ?? (isSlider ? '100' : undefined)
  if (isNumeric) field.numeric = true
  const maxLength = Number.parseInt(attribute(control, 'maxlength') ?? '', 10)
  if (pattern) field.pattern = pattern
  if (min) field.min = min
  if (max) field.max = max
  if (maxLength >= 0) field.maxLength = maxLength
  if (field.type !== 'number' && field.type !== 'range') return
  const size = numberIn(attribute(control, 'step'))
  // The base: https://html.spec.whatwg.org/multipage/input.html#concept-input-min-zero
  const base = numberIn(min) ?? numberIn(attribute(control, 'value')) ?? 0
  if (size !== undefined && size > 0) field.step = { size, from: base % size }
}

function numberIn(text: string | undefined): number | undefined {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}

function readOptions(select: HtmlNode): FieldOption[] {
  const options: FieldOption[] = []
  for (let node = following(select, select); node && options.length < MAX_OPTIONS; node = following(node, select)) {
    if (node.tag !== 'option') continue
    const text = attribute(node, 'label') || textOf(node, { limit: 100, plain: true })
    const option: FieldOption = { value: attribute(node, 'value') ?? text, text }
    if (hasAttribute(node, 'disabled')) option.disabled = true
    options.push(option)
  }
  return options
}

/** Whether a control is disabled by its own attribute or by a fieldset around it. Controls in the fieldset's legend stay usable. */
export function isDisabled(control: HtmlNode): boolean {
  if (hasAttribute(control, 'disabled') || attribute(control, 'aria-disabled') === 'true') return true
  const fieldset = closest(control, (ancestor) => ancestor.tag === 'fieldset' && hasAttribute(ancestor, 'disabled'))
  if (!fieldset) return false
  const legend = closest(control, (ancestor) => ancestor.tag === 'legend' && ancestor.parent === fieldset)
  return legend === undefined
}
