import { attribute, type HtmlNode } from '../html/node.ts'
import { documentOf } from '../page/model/page-document.ts'
import type { PageModel } from '../page/model/page-model.ts'
import { queryPage } from '../page/model/query-page.ts'
import { parsePage } from '../page/parse-page.ts'
import { type StartTag, startTagAt } from './start-tag.ts'

/** A page with its text, so that an element leads to where it is written. */
export interface MendPage {
  url: string
  source: string
  page: PageModel
  elements: readonly HtmlNode[]
  /** IDs that changes give to elements: no two changes give the same. */
  given: Set<string>
}

/** Reads the text of a page as it is in its file. */
export function readMendPage(source: string, url: string): MendPage {
  const page = parsePage(source, { url })
  return { url, source, page, elements: documentOf(page).elements, given: new Set() }
}

/** The only element that a selector matches in the file; undefined if a script draws it, or it is not alone. */
export function elementOf({ page, elements }: MendPage, selector: string): HtmlNode | undefined {
  const matches = queryPage(page, selector, 1)
  return matches?.count === 1 ? elements[matches.first[0]!.node] : undefined
}

/** Start tag of an element; undefined if the parser made it up. */
export function tagOf({ source }: MendPage, node: HtmlNode): StartTag | undefined {
  if (node.startIndex === null) return undefined
  const tag = startTagAt(source, node.startIndex)
  return tag?.name.toLowerCase() === node.tag ? tag : undefined
}

/** How often an id is there. */
export function countOfId({ elements }: MendPage, id: string): number {
  return elements.filter((each) => attribute(each, 'id') === id).length
}

/** An id that the page does not have, and that no change gives yet. */
export function freeId(page: MendPage, base: string): string {
  const isTaken = (id: string) => page.given.has(id) || countOfId(page, id) > 0
  const slug =
    base
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'field'
  if (!isTaken(slug)) return slug
  let number = 2
  while (isTaken(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/** Line break of the file, and the white space that the line of a position begins with. */
export function lineOf(source: string, at: number): { eol: string; indent: string; isFirst: boolean } {
  const start = source.lastIndexOf('\n', at - 1) + 1
  const before = source.slice(start, at)
  const indent = /^[ \t]*/.exec(before)?.[0] ?? ''
  return { eol: /\r\n/.test(source) ? '\r\n' : '\n', indent, isFirst: indent === before && start > 0 }
}

/** Where the end tag of an element begins; undefined if it is left out. */
export function endTagAt({ source }: MendPage, node: HtmlNode): number | undefined {
  if (node.endIndex === null) return undefined
  const [end] = new RegExp(`</${node.tag}\\s*>$`, 'i').exec(source.slice(0, node.endIndex + 1)) ?? []
  return end === undefined ? undefined : node.endIndex + 1 - end.length
}
