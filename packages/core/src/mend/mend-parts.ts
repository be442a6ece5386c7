import { escapeHtml } from '../audit/snippets/html.ts'
import { attribute, childrenOf, type HtmlNode, TEXT } from '../html/node.ts'
import { sourceTags } from '../html/source-tags.ts'
import type { Edit, Mend } from './edits.ts'
import { plainText } from './mend-field.ts'
import { mendJson } from './mend-json.ts'
import { endTagAt, lineOf, type MendPage, tagOf } from './mend-page.ts'
import { setAttribute } from './start-tag.ts'

/** States the language that the rest of the site states. */
export function mendLanguage(page: MendPage, others: readonly MendPage[]): Mend {
  const own = page.page.language
  const said = new Set(others.flatMap(({ elements }) => (elements[0] && attribute(elements[0], 'lang')) || []))
  const [lang] = own.source === 'meta' ? [own.code] : said.size === 1 ? said : []
  if (lang === undefined) return { left: 'Neither this page nor all others say in which language they are written.' }
  const root = page.elements[0]
  const tag = root && tagOf(page, root)
  return tag ? { edits: [setAttribute(tag, 'lang', escapeHtml(lang))] } : { left: 'The file has no <html> tag.' }
}

/** Names the address of the page, where the other pages name theirs the same way. */
export function mendCanonical(page: MendPage, others: readonly MendPage[]): Mend {
  const named = others.filter((other) => other.page.canonical !== undefined)
  const origins = new Set(named.map(({ page: { canonical = '' } }) => URL.parse(canonical)?.origin))
  const [origin] = origins
  const isUsual = named.every(({ url, page: { canonical = '' } }) => pathOf(canonical) === pathOf(url))
  if (origin === undefined || origins.size > 1 || !isUsual) {
    return { left: 'The canonical addresses of the other pages do not tell this one.' }
  }
  return intoHead(page, `<link rel="canonical" href="${escapeHtml(origin + pathOf(page.url), 2000)}">`)
}

function pathOf(address: string): string {
  return URL.parse(address)?.pathname ?? address
}

/** Puts lines at the end of the head. */
export function intoHead(page: MendPage, code: string): Mend {
  const at = sourceTags(page.source).find(({ name, isEnd }) => name === 'head' && isEnd)?.start
  if (at === undefined) return { left: 'The file has no </head> tag.' }
  const { eol, indent, isFirst } = lineOf(page.source, at)
  const inner = isFirst ? `${indent}  ` : ''
  const lines = code.split('\n').map((line, index) => (index === 0 ? line : inner + line))
  const text = isFirst ? `  ${lines.join(eol)}${eol}${indent}` : lines.join(eol)
  return { edits: [{ start: at, end: at, text }] }
}

/** Corrects the block of JSON-LD that cannot be parsed. */
export function mendStructuredData({ elements, source }: MendPage): Mend {
  const edits: Edit[] = []
  for (const node of elements) {
    const text = node.first
    if (!isData(node) || !text || text.startIndex === null || text.endIndex === null) continue
    const at = text.startIndex
    const written = source.slice(at, text.endIndex + 1)
    if (isJson(written)) continue
    const mended = mendJson(written)
    if (!mended) return { left: 'More than a comma is wrong with the JSON.' }
    edits.push(...mended.map((edit) => ({ ...edit, start: edit.start + at, end: edit.end + at })))
  }
  return edits.length > 0 ? { edits } : { left: 'The file does not have the block.' }
}

function isData(node: HtmlNode): boolean {
  return node.tag === 'script' && attribute(node, 'type')?.trim().toLowerCase() === 'application/ld+json'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Makes paragraphs of texts that stand in other elements. */
export function mendParagraphs({ page, elements, source }: MendPage): Mend {
  const loose = new Set(page.looseTexts ?? [])
  const edits: Edit[] = []
  for (const node of elements) {
    const text = node.first
    if (text?.tag !== TEXT || text.next || text.startIndex === null || text.endIndex === null) continue
    // Inside of a phrase a paragraph would end the element around it.
    if (!HOLDS_PARAGRAPHS.has(node.tag) || !loose.delete(plainText(text))) continue
    const raw = source.slice(text.startIndex, text.endIndex + 1)
    const start = text.startIndex + (raw.length - raw.trimStart().length)
    const end = text.startIndex + raw.trimEnd().length
    edits.push({ start, end: start, text: '<p>' }, { start: end, end, text: '</p>' })
  }
  return edits.length > 0 ? { edits } : { left: 'What the paragraphs say is yours to write.' }
}

const HOLDS_PARAGRAPHS = new Set(['div', 'td', 'li', 'dd', 'section', 'article', 'main', 'center', 'body'])

/** Makes headings of what its author calls one: `class="h2"`, as style sheets have it to make text look like a heading. */
export function mendHeadings(page: MendPage): Mend {
  const edits = page.elements.flatMap((node): Edit[] => {
    const level = (attribute(node, 'class') ?? '').split(/\s+/).find((name) => /^h[1-6]$/.test(name))
    const tag = tagOf(page, node)
    const end = endTagAt(page, node)
    if (!level || !tag || end === undefined || !/^(?:div|p|span)$/.test(node.tag) || plainText(node) === '') return []
    if (childrenOf(node).some((child) => child.tag !== TEXT)) return []
    const nameEnd = tag.start + 1 + tag.name.length
    return [
      { start: tag.start + 1, end: nameEnd, text: level },
      { start: end + 2, end: end + 2 + tag.name.length, text: level },
    ]
  })
  return edits.length > 0 ? { edits } : { left: 'What the headings say is yours to write.' }
}
