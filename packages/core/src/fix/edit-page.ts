import { endTagOf, type SourceTag, sourceTags } from '../html/source-tags.ts'
import { parsePage } from '../page/parse-page.ts'
import type { Place } from './place-of.ts'

/**
 * A page with some lines in one of its parts: at the first place where a browser shows all of them. Lines inside an element
 * that is never closed, such as a hidden one, would not show.
 */
export function editPage(
  source: string,
  { part, wraps }: Extract<Place, { kind: 'page' }>,
  { code, url }: { code: string; url: string },
): string {
  if (wraps) return wrapTexts(source, { code, url })
  const tags = sourceTags(source)
  const wanted = weigh(source, url)
  const added = weigh(`<!doctype html><body>${code}`, url)
  const edited = places[part](source, tags).map((at) => source.slice(0, at) + code + source.slice(at))
  return (
    edited.find((html) => weigh(html, url).every((amount, index) => amount === wanted[index]! + added[index]!)) ??
    edited[0] ??
    source + code
  )
}

const places: Record<'head' | 'main' | 'footer', (source: string, tags: readonly SourceTag[]) => number[]> = {
  head: (source, tags) => positions(startOf('head', tags)?.end, startOf('html', tags)?.end, afterDoctype(source)),
  main: (source, tags) => positions(lastEnd('main', tags), ...bodyPlaces(source, tags)),
  footer: (source, tags) => positions(lastEnd('footer', tags), ...bodyPlaces(source, tags)),
}

function bodyPlaces(source: string, tags: readonly SourceTag[]): (number | undefined)[] {
  const head = startOf('head', tags)
  return [
    lastEnd('body', tags),
    startOf('body', tags)?.end,
    head && endTagOf(head, tags)?.end,
    source.length,
    afterDoctype(source),
  ]
}

function positions(...places: (number | undefined)[]): number[] {
  return [...new Set(places.filter((place) => place !== undefined))]
}

function startOf(name: string, tags: readonly SourceTag[]): SourceTag | undefined {
  return tags.find((tag) => tag.name === name && !tag.isEnd)
}

function lastEnd(name: string, tags: readonly SourceTag[]): number | undefined {
  return tags.findLast((tag) => tag.name === name && tag.isEnd)?.start
}

function afterDoctype(source: string): number {
  return /^\s*(?:<!doctype[^>]*>)?/i.exec(source)?.[0].length ?? 0
}

/** How much a page shows of each kind of thing that a recommendation may add. */
function weigh(source: string, url: string): number[] {
  const { headings, paragraphs, links, structuredData } = parsePage(source, { url })
  const shown = links.filter(({ visible }) => visible)
  return [headings.length, paragraphs.length, shown.length, structuredData.items.length]
}

/** Wraps each paragraph around the same text on the page; a text that is not found goes into the main part. */
function wrapTexts(source: string, { code, url }: { code: string; url: string }): string {
  let html = source
  const left: string[] = []
  for (const paragraph of code.split('\n')) {
    const text = paragraph.replace(/^<p>|<\/p>$/g, '')
    const found = text === '' ? undefined : textIn(html, text)
    if (!found) left.push(paragraph)
    else html = `${html.slice(0, found.index)}<p>${found[0]}</p>${html.slice(found.index + found[0].length)}`
  }
  return left.length === 0 ? html : editPage(html, { kind: 'page', part: 'main' }, { code: left.join('\n'), url })
}

/** Where a text occurs between two tags, with any white space: not in an attribute, script, title or comment. */
function textIn(html: string, text: string): RegExpExecArray | undefined {
  const words = text.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const tags = sourceTags(html)
  return [...html.matchAll(new RegExp(words.join('\\s+'), 'g'))].find(({ index, 0: found }) => {
    const before = tags.findLast(({ start }) => start <= index)
    if (before && (before.end > index || (!before.isEnd && NO_TEXT.has(before.name)))) return false
    const isInComment = html.lastIndexOf('<!--', index) > html.lastIndexOf('-->', index)
    return !isInComment && !tags.some(({ start }) => start > index && start < index + found.length)
  })
}

const NO_TEXT = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'template', 'option'])
