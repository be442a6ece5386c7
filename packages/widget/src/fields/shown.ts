import { line, nameOf, shownText } from '../dom/text.ts'
import { attribute, matches } from '../natives.ts'
import { personReason } from './sensitive.ts'

const LIMITS = ['min', 'max', 'step', 'maxlength', 'pattern', 'aria-valuemin', 'aria-valuemax']

/** What a field shows now, and what its markup allows: `shows "4" (min 0, max 10, step 2)`. Nothing of a secret. */
export function shownBy(controls: HTMLElement[]): string {
  const [first] = controls
  if (!first || controls.some((control) => personReason(control))) return ''
  const limits = LIMITS.flatMap((name) => {
    const limit = attribute(first, name)
    return limit ? [`${name} ${line(limit, 40)}`] : []
  })
  return `shows "${line(textOf(controls), 80)}"${limits[0] ? ` (${limits.join(', ')})` : ''}`
}

function textOf(controls: HTMLElement[]): string {
  const [first] = controls as [HTMLElement]
  if (matches(first, '[type=checkbox],[type=radio],[role=checkbox],[role=radio],[role=switch]'))
    return controls
      .filter((control) => matches(control, ':checked,[aria-checked=true]'))
      .map(nameOf)
      .join(', ')
  if (matches(first, '[role=slider]')) return attribute(first, 'aria-valuenow') ?? ''
  if (matches(first, 'select'))
    return [...(first as HTMLSelectElement).selectedOptions].map(({ text }) => text).join(', ')
  return matches(first, 'input,textarea') ? (first as HTMLInputElement).value : shownText(first)
}
