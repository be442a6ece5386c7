import { keyOf, type Looks } from './looks.ts'

// Bundled into the widget: no import but types and looks.

/** What may tell an element from all others of its kind, each as one text: what is the same for two tells nothing. */
export function soleTraits({
  role,
  fields,
  action,
  sends,
  neighbours: { before, after },
  marks = [],
}: Looks): Map<string, string> {
  const own = new Map(marks.filter((mark) => IDENTIFYING.test(mark)).map((mark) => [mark, mark]))
  if (fields.some((field) => /:./.test(field))) own.set(':fields', [...fields, action].join('\n'))
  if (role === 'form' && action) own.set(':action', action)
  if (sends) own.set(':sends', sends)
  if (before && after) own.set(':place', `${before}\n${after}`)
  return own
}

/** Classes, types and roles say of what kind something is, not which one it is. */
const IDENTIFYING = /^(id|name|value|on\w+|data-[^=]+|aria-controls)=/

/** Elements that share their fields or the address that they lead to; '' of one that has neither. */
export function sharedBy({ role, fields, action = '' }: Looks): string {
  return fields.some((field) => /:./.test(field)) ? fields.join('\n') : role === 'link' ? action.toLowerCase() : ''
}

/** Elements with one key differ only in what stands around them. */
export function peerKey(looks: Looks): string {
  return keyOf({ ...looks, neighbours: {} })
}
