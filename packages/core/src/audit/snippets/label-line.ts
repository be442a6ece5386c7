import type { Field } from '../../page/model/form-model.ts'
import { labelPlaceholder } from '../../standards/placeholders.ts'
import { escapeHtml } from './html.ts'

/** Labels and ids that are handed out on one page, so that no id is given twice. */
export interface LabelWriter {
  /**
   * The line to paste before the field, with what to add to the field itself when it has no usable id.
   *
   * @param text undefined writes a placeholder
   */
  write(field: Field, text: string | undefined): string
}

export function createLabelWriter(idsOnPage: Iterable<string>): LabelWriter {
  const taken = new Set<string>()
  const repeated = new Set<string>()
  for (const id of idsOnPage) (taken.has(id) ? repeated : taken).add(id)
  return {
    write(field, label = labelPlaceholder) {
      const text = escapeHtml(label)
      if (takesAttribute(field)) return `<!-- on the element itself -->\naria-label="${text}"`
      // A label names the first element with an id.
      if (field.id && !repeated.has(field.id)) return `<label for="${escapeHtml(field.id)}">${text}</label>`
      const id = freeId(field, taken)
      taken.add(id)
      return `<!-- add to the field: id="${id}" -->\n<label for="${id}">${text}</label>`
    },
  }
}

/**
 * A label element names native controls only (HTML, "labelable elements"), and none that has a name of its own, such as an
 * `aria-label` that says nothing.
 */
export function takesAttribute({ tag, accessibleName }: Field): boolean {
  return tag === 'custom' || accessibleName !== ''
}

function freeId(field: Field, taken: ReadonlySet<string>): string {
  const slug = (field.name || field.type)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
  const base = `field-${slug || 'input'}`
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}
