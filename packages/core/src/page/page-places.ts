import { attribute, type HtmlNode } from '../html/node.ts'
import { sourceAttributes } from '../standards/source-attributes.ts'
import { documentOf } from './model/page-document.ts'
import type { PageModel } from './model/page-model.ts'
import type { PagePlaces, SourcePlace } from './model/page-place.ts'

/**
 * Where the elements that a finding may be about stand in the source of their page. Lines and columns count from 1,
 * columns in UTF-16 units, as editors have them.
 *
 * @param page the model as `parsePage` returned it, not a copy
 * @throws TypeError when the page was not made by `parsePage` in this process
 */
export function placesOf(page: PageModel): PagePlaces {
  const { elements, source } = documentOf(page)
  const locate = locator(source)
  const nodes: Record<string, SourcePlace> = {}
  for (const order of namedNodes(page)) {
    const place = elements[order] && locate(elements[order])
    if (place) nodes[order] = place
  }
  const roots = page.emptyShell.isShell ? mountIds(page) : []
  const first = (isIt: (node: HtmlNode) => boolean): SourcePlace | undefined => {
    const node = elements.find(isIt)
    return node && locate(node)
  }
  const parts = {
    content: first(({ tag }) => tag === 'main') ?? first(({ tag }) => tag === 'body'),
    root: first(({ tag }) => tag === 'html'),
    head: first(({ tag }) => tag === 'head'),
    data: first(isData),
    ...(page.structuredData.errors.length > 0 ? { brokenData: first((node) => isData(node) && !isJson(node)) } : {}),
    mount: first((node) => roots.includes(attribute(node, 'id') ?? '\n')),
  }
  return { nodes, parts: Object.fromEntries(Object.entries(parts).filter(([, place]) => place !== undefined)) }
}

function isData(node: HtmlNode): boolean {
  return node.tag === 'script' && attribute(node, 'type')?.trim().toLowerCase() === 'application/ld+json'
}

function isJson(node: HtmlNode): boolean {
  try {
    JSON.parse(node.first?.text ?? '')
    return true
  } catch {
    return false
  }
}

function* namedNodes({ forms, looseFields, buttons, links }: PageModel): Generator<number> {
  for (const form of forms) {
    yield form.node
    for (const { node } of form.fields) yield node
    for (const { node } of form.submitControls) yield node
  }
  for (const { node } of looseFields) yield node
  for (const { node } of buttons) yield node
  for (const { node, intent, actsAsButton } of links) if (intent || actsAsButton) yield node
}

/** Of mount points with an id, which is how frameworks find theirs. */
function mountIds({ mounts = [] }: PageModel): string[] {
  return mounts.flatMap((selector) => /^#([\w-]+)$/.exec(selector)?.[1] ?? [])
}

function locator(source: string | undefined): (node: HtmlNode) => SourcePlace | undefined {
  const lineStarts = source === undefined ? undefined : lineStartsOf(source)
  return (node) => {
    const declared = declaredPlace(node)
    const at = lineStarts && node.startIndex !== null ? lineAndColumn(lineStarts, node.startIndex) : undefined
    if (!declared && !at) return undefined
    return { ...at, ...(declared ? { declared } : {}) }
  }
}

function lineStartsOf(source: string): number[] {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function lineAndColumn(starts: readonly number[], index: number): { line: number; column: number } {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= index) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: index - starts[low]! + 1 }
}

/** What a build has written on the element, else on the nearest one around it. */
function declaredPlace(node: HtmlNode): SourcePlace['declared'] {
  for (let at: HtmlNode | null = node; at; at = at.parent) {
    const found = ownDeclaredPlace(at)
    if (found) return found
  }
  return undefined
}

/** A file name of this length is none. */
const LONGEST_FILE = 512

function ownDeclaredPlace(node: HtmlNode): SourcePlace['declared'] {
  for (const { at, file, loc, line, column } of sourceAttributes) {
    const name = at ?? file
    const value = name === undefined ? undefined : attribute(node, name)
    if (value === undefined || value.length > LONGEST_FILE) continue
    const position = [loc, line, column].flatMap((each) => (each === undefined ? [] : [attribute(node, each) ?? '']))
    const parsed = parsePlace([value, ...position].join(':'))
    if (parsed) return parsed
  }
  return undefined
}

/** `src/Form.tsx:12:5`; the column may be missing. A drive letter has a colon, too. */
function parsePlace(text: string): SourcePlace['declared'] {
  const [, file, line, column] = /^(.+?):(\d{1,7})(?::(\d{1,7}))?$/.exec(text.trim()) ?? []
  if (file === undefined || Number(line) < 1) return undefined
  return { file, line: Number(line), column: Math.max(1, Number(column ?? 1)) }
}
