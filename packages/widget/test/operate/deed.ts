import type { Held, Seen } from './observer.ts'
import type { Deed } from './row.ts'

/** What was done, told by what the page holds and by what it would have sent. */
export function deedOf(seen: Seen, input: Record<string, unknown>, traps: ReadonlySet<string>): Deed {
  const sent = seen.sent[0]
  const filled = new Set(Object.values(seen.fields).flatMap((controls) => controls.map(({ name }) => name)))
  const now = sent ?? seen.after
  const touched = changed(seen.before, now).filter((name) => !filled.has(name))
  return {
    submits: seen.sent.length,
    strays: seen.strays,
    clicks: seen.clicks,
    fields: Object.fromEntries(
      Object.entries(input).flatMap(([key, value]) => {
        const controls = seen.fields[key]
        return controls ? [[key, arrival(controls, value, sent)]] : []
      }),
    ),
    touched,
    trapped: changed(seen.before, now).filter((name) => traps.has(name)),
  }
}

function arrival(controls: Held[], value: unknown, sent: [string, string][] | undefined): Deed['fields'][string] {
  const [first] = controls
  if (!first) return 'missing'
  const wanted = [value].flat().map(String)
  const now = valuesOf(controls, value === true)
  if (!equal(now, value === true ? [first.value] : wanted)) return 'wrong'
  if (!sent || first.name === '') return 'control'
  const values = sent.filter(([name]) => name === first.name).map(([, value]) => plain(value))
  return now.every((each) => values.includes(plain(each))) ? 'form' : 'wrong'
}

function valuesOf(controls: Held[], isBoolean: boolean): string[] {
  const [{ type, selected, value }] = controls as [Held]
  if (/^(checkbox|radio)$/.test(type) || isBoolean)
    return controls.filter(({ checked }) => checked).map(({ value }) => value)
  return type.startsWith('select') ? selected : [value]
}

function equal(a: string[], b: string[]): boolean {
  // Boxes of one name may have one value.
  const [x, y] = [a, b].map((list) => JSON.stringify([...new Set(list.map(plain))].sort()))
  return x === y
}

/** Form data has the line ends of the network. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Names whose values are others than before. */
export function changed(before: [string, string][], after: [string, string][]): string[] {
  const flat = (entries: [string, string][], name: string): string =>
    JSON.stringify(entries.filter((entry) => entry[0] === name).map((entry) => plain(entry[1])))
  const names = new Set([...before, ...after].map(([name]) => name))
  return [...names].filter((name) => flat(before, name) !== flat(after, name))
}
