import type { NextField, NextStep } from '../types.ts'
import { add } from '../ui/element.ts'
import { say } from './speech.ts'
import { type Asked, type ToolForm, toolForm } from './tool-form.ts'

/** The next step of a tool's form, where it waits for one. */
interface StepForm extends Pick<ToolForm, 'input' | 'complain'> {
  /** Each step anew, since two may have a field of the same name. Nothing: the form has come to its end. */
  show(step: NextStep | undefined): void
  isShown(): boolean
  /** To its first field. @returns whether it has one */
  focus(): boolean
}

/** @param id of its elements: theirs begin with it */
export function stepForm(parent: HTMLElement, id: string): StepForm {
  const group = add(parent, 'div', '', { role: 'group', 'aria-label': say('step.title'), hidden: '' })
  let fields = toolForm(group, id)
  let made = 0
  return {
    show(step) {
      group.hidden = !step
      group.replaceChildren()
      if (!step) return
      add(group, 'p', say('step.title'), { class: 'outcome' })
      fields = toolForm(add(group, 'div'), `${id}-${made++}`)
      fields.update(askedBy(step.fields))
      const notes = add(group, 'div', '', { class: 'field' })
      for (const { label, person } of step.fields) if (person) add(notes, 'p', say('step.person', { label }))
      if (!step.fields[0]) add(notes, 'p', say('step.confirm'))
      if (step.button) add(notes, 'p', say('step.button', { button: step.button }))
    },
    isShown: () => !group.hidden,
    focus() {
      const first = group.querySelector<HTMLElement>('input,select,textarea')
      first?.focus()
      return !!first
    },
    input: () => fields.input(),
    complain: (errors) => fields.complain(errors),
  }
}

/** A run names as many; a field with so many may have others. */
const MOST_OPTIONS = 50
const FORMATS: Readonly<Record<string, string>> = { email: 'email', url: 'uri', date: 'date' }

/** What the next step of a form takes, as the record of a tool says it, without what only a person fills. */
function askedBy(fields: readonly NextField[]): Asked {
  const given = fields.filter(({ person }) => !person)
  const properties = Object.fromEntries(given.map((field) => [field.key, propertyOf(field)]))
  const required = given.filter((field) => field.required).map(({ key }) => key)
  return { inputSchema: { properties, required }, fields: given }
}

function propertyOf({ key, label, type, options }: NextField): object {
  const title = label || key
  const one = { type: 'string', format: FORMATS[type], enum: options?.[MOST_OPTIONS - 1] ? undefined : options }
  if (options && /^(checkbox|select-multiple)$/.test(type)) return { title, type: 'array', items: one }
  if (/^(checkbox|switch)$/.test(type)) return { title, type: 'boolean' }
  return { title, ...one, ...(/^(number|range|spinbutton|slider)$/.test(type) && { type: 'number' }) }
}
