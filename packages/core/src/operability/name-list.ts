import { quote } from '../html/clean-text.ts'

/** Names that one sentence lists. */
const MAX_NAMES = 6

/** Names of fields for a sentence: `“card”`, `“card” and “expiry”`, `“a”, “b” and 3 more`. */
export function nameList(names: readonly string[]): string {
  const quoted = names.map((name) => quote(name))
  if (quoted.length > MAX_NAMES) return `${quoted.slice(0, MAX_NAMES).join(', ')} and ${quoted.length - MAX_NAMES} more`
  if (quoted.length < 2) return quoted.join('')
  return `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}
