import { cleanText } from '../html/clean-text.ts'
import type { ToolField } from '../schema/tool.ts'
import type { FieldGroup } from './field-group.ts'

/** The fields of a form as a tool keeps them: what to fill, by which selector, and what is left to a person. */
export function toolFields(groups: readonly FieldGroup[]): ToolField[] {
  return groups.map(({ fields, key, label, required, person }) => {
    const [first] = fields
    const field: ToolField = { selector: first.selector, type: first.type, purpose: first.purpose, label, required }
    if (key !== undefined) field.key = key
    if (person) field.person = person
    if (first.type === 'radio' || fields.length > 1)
      field.choices = fields.map(({ value, label, accessibleName, selector }) => ({
        value: value ?? 'on',
        label: cleanText(label.text || accessibleName, 100),
        selector,
      }))
    return field
  })
}
