import { isDurable, isDurableClass } from '../html/durable-name.ts'
import type { Button, Field, Form } from '../page/model/form-model.ts'

/**
 * What a control is recognised by in the next build: what its author called it, never where it stands. No selector that
 * is made to be unique: it changes as soon as something similar is added elsewhere.
 */
export function fieldKey({ field, form }: { field: Field; form?: Form | undefined }): string[] {
  const { tag, type, label, selector } = field
  const own = [field.name, field.id].find(isName) ?? firstText([label.text, field.placeholder, field.nearbyText])
  return ['field', form ? formName(form) : '', tag, type, own ?? withoutPositions(selector)]
}

/** The same of a button. */
export function buttonKey({ button, form }: { button: Button; form?: Form | undefined }): string[] {
  const { tag, type, text, hint, selector } = button
  const attributes = new Map(hint?.attributes)
  const name = ['id', 'name', 'data-testid', 'data-action'].map((each) => attributes.get(each)).find(isName)
  const classes = (attributes.get('class') ?? '').split(/\s+/).filter(isDurableClass).sort().join('.')
  const own = name ?? (text.trim() ? '' : classes || withoutPositions(selector))
  return ['button', form ? formName(form) : '', tag, type, text.trim(), own]
}

/** The same of a form. */
export function formKey(form: Form): string[] {
  const { nameHints, selector, fields } = form
  const names = fields.map(({ name }) => name).filter(isName)
  const own = formName(form) || firstText([nameHints.label, nameHints.heading]) || names.join(',')
  return ['form', form.method, own || withoutPositions(selector)]
}

function formName({ id, name, actionText = '' }: Form): string {
  const action = URL.parse(actionText, 'https://site.invalid/')
  const path = action && actionText !== '' ? action.pathname : ''
  return [id, name].find(isName) ?? path
}

function isName(name: string | undefined): name is string {
  return name !== undefined && name !== '' && isDurable(name)
}

function firstText(texts: readonly (string | undefined)[]): string | undefined {
  return texts.map((text) => text?.trim()).find(Boolean)
}

function withoutPositions(selector: string): string {
  return selector.replace(/:nth-(?:of-type|child)\(\d+\)/g, '')
}
