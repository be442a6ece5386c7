import type { NextStep } from '../types.ts'
import { add } from '../ui/element.ts'
import { say } from './speech.ts'
import { askedBy } from './step-schema.ts'
import { type ToolForm, toolForm } from './tool-form.ts'

/** The next step of a tool's form, where it waits for one. */
export interface StepForm extends Pick<ToolForm, 'input' | 'complain'> {
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
