import type { SourceTag } from '../html/source-tags.ts'

/** Name and raw value of an attribute as markup has it; no value for one without. */
export type RawAttribute = [name: string, value: string | undefined]

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** The attributes of a start tag, or of lines that are attributes only. */
export function rawAttributes(markup: string): RawAttribute[] {
  const inner = markup.replace(/^<[^\s/>]+/, '').replace(/\/?>$/, '')
  return [...inner.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
    name.toLowerCase(),
    double ?? single?.replaceAll('"', '&quot;') ?? bare,
  ])
}

/** A start tag with some attributes set, and others left out; what it has besides stays. */
export function setAttributes(
  source: string,
  { start, end, nameEnd }: SourceTag,
  { set, without = [] }: { set: readonly RawAttribute[]; without?: readonly string[] },
): string {
  const tag = source.slice(start, end)
  const changed = new Set([...set.map(([name]) => name), ...without])
  const kept = rawAttributes(tag).filter(([name]) => !changed.has(name))
  const attributes = [...kept, ...set].map(([name, value]) => (value === undefined ? name : `${name}="${value}"`))
  const closing = /\/>$/.test(tag) ? ' />' : '>'
  return source.slice(0, start) + [source.slice(start, nameEnd), ...attributes].join(' ') + closing + source.slice(end)
}
