import { CHOICES } from '../dom/visible.ts'
import { matches } from '../natives.ts'
import { involved } from './involved.ts'

/** What opens a list. A text field that opens a dialog, as date pickers have it, is written in. */
export const LISTS = '[role=combobox]:not(input[aria-haspopup=dialog]),[aria-haspopup=listbox]'

/**
 * Why fields of one name cannot take a value of that type, to stand after the name; a tool may have no schema for it. Of
 * an array each text field takes one item.
 */
export function refusal(controls: HTMLElement[], value: unknown): string | undefined {
  const first = controls[0]!
  const values = [value].flat()
  if (values.some((each) => !/string|number|boolean/.test(typeof each)))
    return 'must be a string, a number or a boolean'
  if (
    matches(first, `${LISTS},[multiple],[type=checkbox],[role=checkbox]`) ||
    involved.loaded()?.isTagField(first, value)
  )
    return undefined
  const isText = !matches(first, `select,[role=slider],${CHOICES},${LISTS}`)
  if (isText && typeof value === 'boolean') return 'must be a string'
  const most = isText ? controls.length : 1
  if (values.length > 0 && values.length <= most) return undefined
  return most === 1 ? 'must be one value' : `must have 1 to ${most} items`
}
