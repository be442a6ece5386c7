import type { Tool } from '@operable/core'

export type KnownField = NonNullable<Tool['metadata']['fields']>[number]

/** What a person does with a control, by its type as tools keep it; the others are called as they are. */
const words: Readonly<Record<string, string>> = {
  text: 'text',
  textbox: 'text',
  textarea: 'long text',
  search: 'words to search for',
  searchbox: 'words to search for',
  tel: 'telephone number',
  url: 'web address',
  email: 'e-mail address',
  password: 'password',
  date: 'date',
  month: 'month',
  week: 'week',
  time: 'time',
  'datetime-local': 'date and time',
  number: 'number',
  spinbutton: 'number',
  range: 'number on a scale',
  slider: 'number on a scale',
  color: 'colour',
  checkbox: 'check box',
  switch: 'switch',
  radio: 'one of several',
  radiogroup: 'one of several',
  file: 'file',
  'select-one': 'choice from a list',
  combobox: 'choice from a list',
  listbox: 'choice from a list',
  'select-multiple': 'several from a list',
}

/** The kind of a field in plain words, and of a group how many it has. */
export function fieldKind({ type, choices = [] }: Pick<KnownField, 'type' | 'choices'>): string {
  if (choices.length > 1) return `${type === 'checkbox' ? 'any' : 'one'} of ${choices.length}`
  return Object.hasOwn(words, type) ? words[type]! : type
}
