import { cleanText } from '../html/clean-text.ts'
import { isDurable } from '../html/durable-name.ts'
import { isTypedInput } from '../page/field/typed-input.ts'
import type { Field, Form } from '../page/model/form-model.ts'
import type { PersonReason, ToolField } from '../schema/tool.ts'
import { sensitivePurposes, sensitiveTypes } from '../standards/sensitive-fields.ts'

/** Controls that take one value together: a group of radio buttons or check boxes, or one control. */
export interface FieldGroup {
  fields: [Field, ...Field[]]
  /** Property of the input; absent if only a person fills it. */
  key?: string
  label: string
  required: boolean
  /** Hidden in a visible form: it belongs to a later step. */
  later?: true
  /** Disabled as a whole: it waits for another answer. */
  disabled?: true
  person?: PersonReason
}

/** Most groups of one form. */
const MAX_GROUPS = 100
/** Buttons of one group. */
const MAX_CHOICES = 100
const MAX_KEY = 64

/**
 * The groups of fields that a person fills in a form, in document order: no hidden controls, honeypots, CSRF tokens,
 * captcha responses, fields that only show a value, or parts of another field. Read-only fields are left out, except secrets: pages make these
 * read-only to keep browsers from filling them. A custom `listbox` is left out, since another control usually opens it.
 */
export function fieldGroups(form: Form): FieldGroup[] {
  const groups = new Map<string, [Field, ...Field[]]>()
  const settled = new Set(form.fields.filter(({ type, fixed }) => type === 'radio' && fixed).map(idOf))
  for (const field of form.fields) {
    if (!isTypedInput(field) || field.type === 'listbox' || (field.readOnly && !personReason(field))) continue
    // A disabled group of radio buttons only shows the chosen one.
    if (field.type === 'radio' && field.disabled && settled.has(idOf(field))) continue
    if (field.part || isUntold(field)) continue
    const id = idOf(field)
    const known = groups.get(id)
    if (known) {
      if (known.length < MAX_CHOICES) known.push(field)
    } else groups.set(id, [field])
  }
  const keys = new Set<string>()
  return [...groups.values()].slice(0, MAX_GROUPS).map((fields) => readGroup(choosable(fields), form, keys))
}

/** Nobody sees it, and nothing tells what it is for: a part of what the page draws. */
function isUntold({ hiddenBy, name, sentAs, label, nearbyText, purpose }: Field): boolean {
  return !!hiddenBy && !name && !sentAs && label.source === 'none' && !nearbyText && purpose === 'unknown'
}

/** The same for all controls of one value. */
function idOf({ group, type, name, node, selector }: Field): string {
  if (group) return `group ${group.node}`
  return name && (type === 'radio' || type === 'checkbox') ? `${type} ${name}` : `node ${node} ${selector}`
}

/** Leaves out disabled choices, such as sold-out ones, unless all are disabled. */
function choosable(fields: FieldGroup['fields']): FieldGroup['fields'] {
  const [first, ...others] = fields.filter(({ disabled }) => !disabled)
  return first ? [first, ...others] : fields
}

function readGroup(fields: FieldGroup['fields'], form: Form, keys: Set<string>): FieldGroup {
  const [field] = fields
  const group: FieldGroup = {
    fields,
    label: cleanText(calledBy(fields), 100) || readable(field.name ?? field.sentAs ?? ''),
    // A hidden field of a visible form cannot be required yet.
    required: fields.some((each) => each.required && !isLater(each, form)),
  }
  if (fields.every((each) => isLater(each, form))) group.later = true
  if (fields.every(({ disabled }) => disabled)) group.disabled = true
  const person = personReason(field)
  if (person) group.person = person
  else group.key = uniqueKey(field, keys)
  return group
}

/** The label of a group: the legend of a choice, else the label of the field. Text beside a field says more than its name. */
function calledBy([field, ...others]: FieldGroup['fields']): string {
  const { group, legend = '', label, nearbyText, tag } = field
  if (group || others.length > 0) return group?.label || legend
  // What an editor shows while it is empty is an invitation more often than a name.
  const isWeak = label.source === 'semantic-name' || (label.source === 'placeholder' && tag === 'custom')
  return (isWeak && nearbyText) || label.text || nearbyText || ''
}

function isLater({ hiddenBy }: Field, form: Form): boolean {
  return !!hiddenBy && !form.dialog && !form.hiddenBy
}

function personReason({ purpose, type }: Field): PersonReason | undefined {
  if (purpose === 'one-time-code') return 'one-time-code'
  if (purpose === 'captcha') return 'captcha'
  return sensitivePurposes[purpose] ?? sensitiveTypes[type]
}

/**
 * Name, else id, else what stands beside it, its purpose or its type, in letters that every model's tool interface takes: `user[email]` is `user_email`. An id
 * that is made anew on each page comes after the label.
 */
function uniqueKey(field: Field, keys: Set<string>): string {
  const { name, sentAs, id = '', label, group, type, nearbyText, purpose } = field
  const called = label.text.toLowerCase()
  const ids = isDurable(id) ? [id, type === 'slider' ? called : ''] : [called, id]
  const names = group ? [sentAs, group.label.toLowerCase(), group.id] : [name, sentAs, ...ids]
  const last = [nearbyText?.toLowerCase(), purpose === 'unknown' ? '' : purpose, keysByType[type], type]
  const written = [...names, ...last].map((text) => plainKey(text ?? '')).find((text) => text !== '')!
  let key = written
  for (let count = 2; keys.has(key); count++) key = `${written.slice(0, MAX_KEY - 5)}_${count}`
  keys.add(key)
  return key
}

/** Keys of controls about which nothing else is known. */
const keysByType: Readonly<Record<string, string>> = {
  checkbox: 'check',
  combobox: 'choice',
  radio: 'choice',
  'select-multiple': 'choices',
  'select-one': 'choice',
  switch: 'check',
  textarea: 'text',
  textbox: 'text',
}

/**
 * What tells the choices of a group apart: their values, else, where some share one as those without any do, their labels.
 * Stars that are all called the same are told by their places.
 */
export function choiceValues(fields: readonly Field[]): string[] {
  const values = fields.map(({ value }) => value ?? 'on')
  const texts = choiceTexts(fields)
  const given = new Set(values)
  if (given.size < values.length && areDistinct(texts)) return texts
  const areAlike = given.size < 2 && fields[1]?.type === 'radio'
  return areAlike ? values.map((_, at) => String(at + 1)) : values
}

/**
 * What a person reads of each choice of a group: its label, else the text beside it, where that tells all of them apart. All
 * share the name that the form sends.
 */
export function choiceTexts(fields: readonly Field[]): string[] {
  const named = fields.map(({ label, accessibleName }) => cleanText(label.text || accessibleName, 100))
  const read = fields.map(({ label, nearbyText = '' }, at) =>
    label.source === 'semantic-name' || !named[at] ? cleanText(nearbyText, 100) : named[at],
  )
  return areDistinct(read) ? read : named
}

function areDistinct(texts: readonly string[]): boolean {
  return !texts.includes('') && new Set(texts).size === texts.length
}

/** A name or id in letters that every model's tool interface takes. */
export function plainKey(text: string): string {
  const parts = text.slice(0, 300).split(/[^A-Za-z0-9.-]+/)
  return parts
    .filter((part) => part !== '')
    .join('_')
    .slice(0, MAX_KEY)
}

function readable(name: string): string {
  return cleanText(name.replace(/[_[\].-]+/g, ' '), 100)
}

/** The fields of a form as a tool keeps them: what to fill, by which selector, and what is left to a person. */
export function toolFields(groups: readonly FieldGroup[]): ToolField[] {
  return groups.map(({ fields, key, label, required, person }) => {
    const [first] = fields
    const field: ToolField = { selector: first.selector, type: first.type, purpose: first.purpose, label, required }
    if (key !== undefined) field.key = key
    if (person) field.person = person
    const values = choiceValues(fields)
    const texts = choiceTexts(fields)
    if (first.type === 'radio' || fields.length > 1)
      field.choices = fields.map(({ selector }, at) => ({ value: values[at]!, label: texts[at]!, selector }))
    return field
  })
}
