import { selectorMatcher } from '../../html/match-selector.ts'
import { attributesOf, type HtmlNode } from '../../html/node.ts'
import { documentOf } from './page-document.ts'
import type { PageModel } from './page-model.ts'

/** What a selector finds on a page, before any script ran. */
export interface SelectorMatches {
  /** Elements that match. */
  count: number
  /** The first ones in document order. */
  first: MatchedElement[]
}

/** An element that a selector matches. */
export interface MatchedElement {
  /** Handle for `uniqueSelector`. */
  node: number
  /** Its start tag; values of attributes are cut. */
  outline: string
  /** What people and agents call it, where it is a form, a control or a link. */
  name?: string
}

const LONGEST_VALUE = 80
const MOST_ATTRIBUTES = 12

/**
 * Finds the elements of a page that a selector matches.
 * @param page the model as `parsePage` returned it, not a copy
 * @param selector accepted by `checkSelector`
 * @param limit elements described at most
 * @returns undefined for a selector that only a live page can answer, such as `:focus-visible`
 * @throws TypeError when the page was not made by `parsePage` in this process
 */
export function queryPage(page: PageModel, selector: string, limit = 5): SelectorMatches | undefined {
  const { elements, shadows } = documentOf(page)
  const matches = selectorMatcher(selector, shadows)
  if (matches === undefined) return undefined
  const found = elements.filter(matches)
  return { count: found.length, first: found.slice(0, limit).map((node) => describe(node, page)) }
}

/**
 * The attributes of the elements that a selector matches, whole and decoded, by their lower-case names.
 * @param page the model as `parsePage` returned it, not a copy
 * @param selector one that needs no live page
 * @param limit elements at most
 * @throws TypeError when the page was not made by `parsePage` in this process
 */
export function attributesIn(page: PageModel, selector: string, limit = 20): Record<string, string>[] {
  const { elements, shadows } = documentOf(page)
  const matches = selectorMatcher(selector, shadows)
  const found = matches ? elements.filter(matches) : []
  return found.slice(0, limit).map((node) => Object.fromEntries(attributesOf(node)))
}

function describe(element: HtmlNode, page: PageModel): MatchedElement {
  const node = element.order
  const name = nameOf(node, page)
  return { node, outline: outlineOf(element), ...(name ? { name } : {}) }
}

function nameOf(node: number, { forms, buttons, links, looseFields }: PageModel): string | undefined {
  const isHere = (part: { node: number }) => part.node === node
  const form = forms.find(isHere)
  if (form) return form.nameHints.label ?? form.nameHints.heading
  const field = [...looseFields, ...forms.flatMap(({ fields }) => fields)].find(isHere)
  return field?.label.text ?? buttons.find(isHere)?.text ?? links.find(isHere)?.text
}

function outlineOf(element: HtmlNode): string {
  const parts: string[] = []
  const all = attributesOf(element)
  for (const [name, value] of all) {
    if (parts.length === MOST_ATTRIBUTES) break
    // It may be a token of somebody's session.
    if (name === 'value') continue
    const shown = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value
    parts.push(value === '' ? name : `${name}="${shown.replaceAll('"', '&quot;')}"`)
  }
  const more = all.length > MOST_ATTRIBUTES ? ' …' : ''
  return `<${[element.tag, ...parts].join(' ')}${more}>`
}
