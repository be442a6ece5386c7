import type { Field } from '../model/form-model.ts'

/** What a field is called in a report: its name, else its id, else its selector. */
export function fieldName({ name, id, selector }: Field): string {
  return name || id || selector
}
