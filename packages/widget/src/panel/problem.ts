import type { InputError } from '../types.ts'
import { spoken } from './speech.ts'

/** The member of the input that an error is about, `''` for the input as a whole. */
export function keyIn({ path }: InputError): string {
  return (path.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~')
}

/**
 * What is wrong, for people: "Name is required", or below its field "This is required". What the page or its browser says
 * names the field itself.
 * @param schema of the input
 * @param label of the field, `''` for the input as a whole; absent: it stands below its field
 */
export function problemOf(error: InputError, schema: object, label?: string): string {
  return spoken.problem?.(error, schema, label) ?? inEnglish(error, label)
}

function inEnglish({ path, reason, schemaPath }: InputError, label: string | undefined): string {
  if (!schemaPath.startsWith('/')) return reason
  const item = path.split('/')[2]
  const place = item && (Number.isInteger(+item) ? `item ${+item + 1}` : item)
  const text = [label === '' ? 'input' : (label ?? (place ? '' : 'this')), place, reason].filter(Boolean).join(' ')
  return text[0]!.toUpperCase() + text.slice(1)
}
