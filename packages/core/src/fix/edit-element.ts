import { endTagOf, markTags, type SourceTag, sourceTags } from '../html/source-tags.ts'
import { attributesIn } from '../page/model/query-page.ts'
import { parsePage } from '../page/parse-page.ts'
import { idForField } from './fill-blanks.ts'
import type { Place } from './place-of.ts'
import { rawAttributes, setAttributes } from './tag-edit.ts'

const MARK = 'data-operable-mark'
/** Characters between a field and the text beside it. */
const BESIDE = 400

/**
 * A page with the lines of a recommendation at one of its elements; the page as it is where the element is not found.
 *
 * @param code with the words of the owner, where it left a place for them
 * @param given the lines as the recommendation has them
 */
export function editElement(
  source: string,
  { selector, position, instead }: Extract<Place, { kind: 'element' }>,
  { code, given, url }: { code: string; given: string; url: string },
): string {
  const tags = sourceTags(source)
  const tag = findTag(source, tags, { selector, url })
  if (!tag) return source
  if (position === 'on') return editTag(source, tag, { code, tags })
  const at = position === 'after' ? tag.end : tag.start
  const inserted = withLabel(source, at, { code, instead })
  const id = idForField(given)
  if (id === undefined) return inserted
  const moved = { selector, position: 'on' as const }
  return editElement(inserted, { kind: 'element', ...moved }, { code: `id="${id}"`, given: '', url })
}

function findTag(
  source: string,
  tags: readonly SourceTag[],
  { selector, url }: { selector: string; url: string },
): SourceTag | undefined {
  const page = parsePage(markTags(source, tags, MARK), { url })
  const index = attributesIn(page, selector, 1)[0]?.[MARK]
  return index === undefined ? undefined : tags[Number(index)]
}

/** The text that a label takes the place of goes, where it is found right beside. */
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

/** The code is attributes, a start tag, or an element with its text: what it says, the element gets. */
function editTag(source: string, tag: SourceTag, { code, tags }: { code: string; tags: readonly SourceTag[] }): string {
  const [, start = code, text] = /^(<[^>]*>)(?:([^<]*)<\/[^>]+>)?$/s.exec(code) ?? []
  const end = text === undefined ? undefined : endTagOf(tag, tags)
  const filled = end && text !== undefined ? source.slice(0, tag.end) + text + source.slice(end.start) : source
  const set = rawAttributes(start)
  const isNamed = text !== undefined || set.some(([name]) => name === 'aria-label')
  return setAttributes(filled, tag, { set, without: isNamed ? ['aria-labelledby'] : [] })
}
