import { attribute, closest, contains, type HtmlNode, hasAttribute } from '../../html/node.ts'
import type { Collected } from '../collect/collected.ts'
import { type DialogPair, MAX_TRIGGERS } from './dialog-pairs.ts'

/** Elements with `x-show` that are looked at, and pairs that are made at most. */
const MAX_SHOWN = 300
const MAX_PAIRS = 2000

/** Alpine (https://alpinejs.dev/directives/show): `x-show="open"` and `@click="open = true"` inside the same `x-data`. */
export function alpinePairs(found: Collected): DialogPair[] {
  const shown = byVariable(found.dialogs)
  if (shown.size === 0) return []
  const pairs: DialogPair[] = []
  for (const trigger of found.triggers.slice(0, MAX_TRIGGERS)) {
    const handler = (attribute(trigger, '@click') ?? attribute(trigger, 'x-on:click'))?.slice(0, 500)
    if (!handler || /=\s*(?:false|null|''|"")/.test(handler)) continue
    const scope = closest(trigger, (ancestor) => hasAttribute(ancestor, 'x-data'))
    for (const name of new Set(handler.match(/[A-Za-z_$][\w.$]*/g))) {
      for (const { dialog, value } of shown.get(name) ?? []) {
        if (pairs.length >= MAX_PAIRS) return pairs
        if (scope && !contains(scope, dialog)) continue
        if (value === undefined || handler.includes(value)) pairs.push({ trigger, dialog, pattern: 'alpine' })
      }
    }
  }
  return pairs
}

/** What each variable shows; with `step === 'form'` only when it has that value. */
function byVariable(dialogs: readonly HtmlNode[]): Map<string, { dialog: HtmlNode; value: string | undefined }[]> {
  const shown = new Map<string, { dialog: HtmlNode; value: string | undefined }[]>()
  let left = MAX_SHOWN
  for (const dialog of dialogs) {
    const expression = attribute(dialog, 'x-show')?.trim().slice(0, 200)
    const variable = expression && /^[A-Za-z_$][\w.$]*/.exec(expression)?.[0]
    if (!variable || left-- === 0) continue
    const value = /^\s*={2,3}\s*(['"][^'"]*['"])/.exec(expression.slice(variable.length))?.[1]
    const list = shown.get(variable)
    if (list) list.push({ dialog, value })
    else shown.set(variable, [{ dialog, value }])
  }
  return shown
}
