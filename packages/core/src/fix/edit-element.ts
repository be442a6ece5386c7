import { endTagOf, markTags, type SourceTag, sourceTags, TAG_MARK } from '../html/source-tags.ts'
import { attributesIn } from '../page/model/query-page.ts'
import { parsePage } from '../page/parse-page.ts'
import type { Place } from './place-of.ts'

/** How far before a field the text beside it is looked for, in characters. */
const BESIDE = 400

/**
 * A page with the lines of a recommendation at one of its elements; the unchanged page if the element is not found.
 *
 * @param code the lines, with the owner's words filled in
 * @param id what the label in these lines refers to: the field gets it
 */
export function editElement(
  source: string,
  { selector, position, instead }: Extract<Place, { kind: 'element' }>,
  { code, id, url }: { code: string; id?: string | undefined; url: string },
): string {
  const tags = sourceTags(source)
  const tag = findTag(source, tags, { selector, url })
  if (!tag) return source
  if (position === 'on') return editTag(source, tag, { code, tags })
  const at = position === 'after' ? tag.end : tag.start
  const inserted = withLabel(source, at, { code, instead })
  if (id === undefined) return inserted
  return editElement(inserted, { kind: 'element', selector, position: 'on' }, { code: `id="${id}"`, url })
}

function findTag(
  source: string,
  tags: readonly SourceTag[],
  { selector, url }: { selector: string; url: string },
): SourceTag | undefined {
  const page = parsePage(markTags(source, tags), { url })
  const index = attributesIn(page, selector, 1)[0]?.[TAG_MARK]
  return index === undefined ? undefined : tags[Number(index)]
}

/** Inserts a label, and removes the text that it replaces if that text ends right before it. */
function withLabel(
  source: string,
  at: number,
  { code, instead }: { code: string; instead: string | undefined },
): string {
  const before = source.slice(0, at)
  const from = Math.max(0, at - BESIDE)
  const text = instead === undefined || instead.endsWith('…') ? -1 : before.slice(from).lastIndexOf(instead)
  const isText = text >= 0 && !/[<>]/.test(before.slice(from + text).slice(instead?.length))
  if (!isText || instead === undefined) return before + code + source.slice(at)
  return before.slice(0, from + text) + code + before.slice(from + text + instead.length) + source.slice(at)
}

/** Gives an element what the code has: attributes alone, a start tag, or a whole element with its text. */
function editTag(source: string, tag: SourceTag, { code, tags }: { code: string; tags: readonly SourceTag[] }): string {
  const [, start = code, text] = /^(<[^>]*>)(?:([^<]*)<\/[^>]+>)?$/s.exec(code) ?? []
  const end = text === undefined ? undefined : endTagOf(tag, tags)
  const filled = end && text !== undefined ? source.slice(0, tag.end) + text + source.slice(end.start) : source
  const set = rawAttributes(start)
  const isNamed = text !== undefined || set.some(([name]) => name === 'aria-label')
  return setAttributes(filled, tag, { set, without: isNamed ? ['aria-labelledby'] : [] })
}

/** Name and raw value of an attribute as markup has it; no value for one without. */
type RawAttribute = [name: string, value: string | undefined]

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** The attributes of a start tag, or of lines that are attributes only. */
function rawAttributes(markup: string): RawAttribute[] {
  const inner = markup.replace(/^<[^\s/>]+/, '').replace(/\/?>$/, '')
  return [...inner.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
    name.toLowerCase(),
    double ?? single?.replaceAll('"', '&quot;') ?? bare,
  ])
}

/** A start tag with some attributes set, and others left out; what it has besides stays. */
function setAttributes(
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
