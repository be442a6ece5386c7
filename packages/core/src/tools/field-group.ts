import { cleanText } from '../html/clean-text.ts'
import { isDurable } from '../html/durable-name.ts'
import { isTypedInput } from '../page/field/typed-input.ts'
import type { Field, Form } from '../page/model/form-model.ts'
import type { PersonReason } from '../schema/tool.ts'
import { sensitivePurposes, sensitiveTypes } from '../standards/sensitive-fields.ts'

/** Controls that take one value together: a group of radio buttons or check boxes, or one control. */
export interface FieldGroup {
  fields: [Field, ...Field[]]
  /** Property of the input; absent for what only a person fills. */
  key?: string
  label: string
  required: boolean
  /** Its form is shown and it is not: it belongs to a later step. */
  later?: true
  /** Disabled as a whole: it waits for another answer. */
  disabled?: true
  person?: PersonReason
}

/** A form with more is no longer filled by a call. */
const MAX_GROUPS = 100
/** Buttons of one group. */
const MAX_CHOICES = 100
const MAX_KEY = 64

/**
 * What a person fills in a form, in document order: no hidden control, no honeypot, no CSRF token, no answer of a captcha
 * script, nothing that only shows a value. What is read-only cannot be typed into; a secret still is asked for, because
 * pages keep browsers from remembering it that way. A list by role is what another control opens, most often.
 */
export function fieldGroups(form: Form): FieldGroup[] {
  const groups = new Map<string, [Field, ...Field[]]>()
  const settled = new Set(form.fields.filter(({ type, fixed }) => type === 'radio' && fixed).map(idOf))
  for (const field of form.fields) {
    if (!isTypedInput(field) || field.type === 'listbox' || (field.readOnly && !personReason(field))) continue
    // A disabled group of radio buttons shows the one that is chosen.
    if (field.type === 'radio' && field.disabled && settled.has(idOf(field))) continue
    const id = idOf(field)
    const known = groups.get(id)
    if (known) {
      if (known.length < MAX_CHOICES) known.push(field)
    } else groups.set(id, [field])
  }
  const keys = new Set<string>()
  return [...groups.values()].slice(0, MAX_GROUPS).map((fields) => readGroup(choosable(fields), form, keys))
}

/** What the controls of one value have in common. */
function idOf({ group, type, name, node, selector }: Field): string {
  if (group) return `group ${group.node}`
  return name && (type === 'radio' || type === 'checkbox') ? `${type} ${name}` : `node ${node} ${selector}`
}

/** Of choices the disabled ones are sold out, unless all of them are. */
function choosable(fields: FieldGroup['fields']): FieldGroup['fields'] {
  const [first, ...others] = fields.filter(({ disabled }) => !disabled)
  return first ? [first, ...others] : fields
}

function readGroup(fields: FieldGroup['fields'], form: Form, keys: Set<string>): FieldGroup {
  const [field] = fields
  const group: FieldGroup = {
    fields,
    label: cleanText(calledBy(fields), 100) || readable(field.name ?? field.sentAs ?? ''),
    // Nobody can ask for what is hidden while its form is shown.
    required: fields.some((each) => each.required && !isLater(each, form)),
  }
  if (fields.every((each) => isLater(each, form))) group.later = true
  if (fields.every(({ disabled }) => disabled)) group.disabled = true
  const person = personReason(field)
  if (person) group.person = person
  else group.key = uniqueKey(field, keys)
  return group
}

/** A choice by its legend; one field by its label, and what stands beside it says more than its name does. */
function calledBy([field, ...others]: FieldGroup['fields']): string {
  const { group, legend = '', label, nearbyText } = field
  if (group || others.length > 0) return group?.label || legend
  return (label.source === 'semantic-name' && nearbyText) || label.text || nearbyText || ''
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

/** Of a control of which nothing else is known. */
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
