import { add } from '../ui/element.ts'
import { type Choice, choicesOf, hintsOf, type Property, typeOf } from './property.ts'
import { say } from './speech.ts'

/** One value of a tool's input, as a person gives it. */
export interface Field {
  element: HTMLElement
  label: string
  /** Undefined when nothing was given. */
  read(): unknown
  /** Says what is wrong with it; `''` takes that back. */
  complain(problem: string): void
  focus(): void
}

export interface FieldOptions {
  label: string
  /** Of the control; those of its hint and its complaint begin with it. */
  id: string
  isRequired: boolean
  /** Type of the page's control, such as `time` or `textarea`. */
  pageType: string | undefined
}

interface Control {
  elements: HTMLElement[]
  read(): unknown
}

const types: Readonly<Record<string, string>> = { email: 'email', uri: 'url', date: 'date' }
/** What their values look like is the browser's matter. */
const PICKERS = ['time', 'month', 'week', 'datetime-local']

/** Adds a control for a property, with its label, what it means, and room for a complaint. */
export function addField(parent: Node, property: Property, options: FieldOptions): Field {
  const { label, id, isRequired, pageType = '' } = options
  const items = Object(property.items) as Property
  const many = choicesOf(items)
  const hints = hintsOf(PICKERS.includes(pageType) ? { ...property, pattern: undefined } : property)
  const title = isRequired ? say('field.required', { label }) : label
  const box = add(parent, many ? 'fieldset' : 'div', '', { class: 'field' })
  if (many) add(box, 'legend', title)
  else add(box, 'label', title, { for: id })
  const hint = add(box, 'p', '', { id: `${id}-hint` })

  const control = many
    ? checkboxes(box, id, many)
    : (chosen(box, id, choicesOf(property), isRequired) ?? typed(box, id, property, items, pageType, hints))
  const first = control.elements[0]!
  hint.textContent = hints.join('\n')
  const complaint = add(box, 'p', '', { id: `${id}-error`, class: 'error' })
  ;(many ? box : first).setAttribute('aria-describedby', `${id}-hint ${id}-error`)
  if (isRequired && !many) first.setAttribute('aria-required', 'true')
  return {
    element: box,
    label,
    read: control.read,
    complain(problem) {
      complaint.textContent = problem
      for (const element of control.elements) element.setAttribute('aria-invalid', String(problem !== ''))
    },
    focus: () => first.focus(),
  }
}

/** Not to choose is a choice too: the page's own control is left as it is. */
function chosen(box: Node, id: string, choices: Choice[] | undefined, isRequired: boolean): Control | undefined {
  if (!choices) return undefined
  const select = add(box, 'select', '', { id })
  add(select, 'option', say(isRequired ? 'field.choose' : 'field.keep'), { value: '' })
  for (const [index, { text }] of choices.entries()) add(select, 'option', text, { value: String(index) })
  return { elements: [select], read: () => choices[select.selectedIndex - 1]?.value }
}

function checkboxes(box: Node, id: string, choices: Choice[]): Control {
  const inputs = choices.map(({ text }, index) => {
    const line = add(box, 'label')
    const input = add(line, 'input', '', { type: 'checkbox', id: index ? `${id}-${index}` : id })
    line.append(text)
    return input
  })
  const read = (): unknown => {
    const values = choices.filter((_, index) => inputs[index]!.checked).map(({ value }) => value)
    return values.length > 0 ? values : undefined
  }
  return { elements: inputs, read }
}

/** A list is one line for each item; what has members of its own is JSON. */
function typed(box: Node, id: string, property: Property, items: Property, pageType: string, hints: string[]): Control {
  const type = typeOf(property)
  const isList = type === 'array'
  const isData = type === 'object' || (isList && /^(object|array)$/.test(String(typeOf(items))))
  const isNumber = isNumeric(property)
  const isLong = isList || isData || pageType === 'textarea'
  if (isData) hints.push(say('field.json'))
  else if (isList) hints.push(say('field.lines'))
  const kind = isNumber ? 'number' : PICKERS.includes(pageType) ? pageType : (types[String(property.format)] ?? 'text')
  const input = isLong ? add(box, 'textarea', '', { id, rows: '3' }) : add(box, 'input', '', { id, type: kind })
  if (isNumber) input.setAttribute('step', 'any')
  const read = (): unknown => {
    const text = input.value
    if (text === '') return undefined
    if (isData) return parsed(text)
    if (!isList) return isNumber ? Number(text) : text
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    if (lines.length === 0) return undefined
    // What is no number is for the tool's schema to refuse.
    return isNumeric(items) ? lines.map((line) => (Number.isNaN(+line) ? line : +line)) : lines
  }
  return { elements: [input], read }
}

function isNumeric(property: Property): boolean {
  return /^(number|integer)$/.test(String(typeOf(property)))
}

/** What is no JSON is for the tool's schema to refuse. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
