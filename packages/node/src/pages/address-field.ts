import { type FieldView, field } from './field.ts'
import type { Markup } from './html.ts'

/** Longest address that the service takes, in characters. */
const LONGEST_URL = 2048

/** Where a person types the address of a website: as it was typed, and what is wrong with it. */
export function addressField(typed: Pick<FieldView, 'value' | 'error' | 'autocomplete'>): Markup {
  return field({
    name: 'url',
    label: 'Address of the website',
    code: true,
    required: true,
    maxLength: LONGEST_URL,
    ...typed,
  })
}
