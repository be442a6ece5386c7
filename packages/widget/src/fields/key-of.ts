import { lasting } from '@operable/core/fingerprint'
import { nameOf } from '../dom/text.ts'
import { attribute } from '../natives.ts'
import { involved } from './involved.ts'

/** Ids that libraries make anew on each page: see `generatedNamePatterns` of `@operable/core`. */
const MADE_ANEW = /^(radix|headlessui|mantine|cdk|mat)[-_:].*\d/

/** The key that `inputSchema` of `@operable/core` gives a control. */
export function keyOf(control: Element): string {
  const carrier = involved.loaded()?.carrierOf(control)
  const name = plain(attribute(control, 'name')) || (carrier && plain(attribute(carrier, 'name')))
  if (name) return name
  const id = attribute(control, 'id') ?? ''
  return ((!lasting(id) || MADE_ANEW.test(id)) && keyOfLabel(nameOf(control))) || plain(id)
}

export function keyOfLabel(label: string): string {
  return plain(label.toLowerCase())
}

/** The same of what a selector names last: `form [name="card"]`, `#card`. */
export function keyOfSelector(selector: string): string {
  return plain(/(?:#|=)["']?([^"'#=]+)["']?\]?$/.exec(selector)?.[1])
}

/** In letters that every model's tool interface takes: `user[email]` is `user_email`. */
export function plain(name: string | null | undefined): string {
  return (name ?? '')
    .split(/[^A-Za-z0-9.-]+/)
    .filter(Boolean)
    .join('_')
    .slice(0, 64)
}
