import type { Field } from '../model/form-model.ts'

/** How a report names a field: by its name, else its id, else its selector. */
export function fieldName({ name, id, selector }: Field): string {
  return name || id || selector
}
