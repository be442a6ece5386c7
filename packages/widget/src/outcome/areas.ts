import { line, shownText } from '../dom/text.ts'
import { closestAround, isWithin, shadowRootsIn } from '../dom/tree.ts'
import { isDrawn } from '../dom/visible.ts'
import { childrenOf, hostOf, nodeType, parentOf, rootOf } from '../natives.ts'
import { AREA } from './regions.ts'

/** The parts of the page around an element, from within. */
export function areasAround(target: Element): Element[] {
  const areas: Element[] = []
  for (let at = closestAround(parentOf(target), AREA); at; at = closestAround(parentOf(at), AREA)) areas.push(at)
  return areas
}

/** The documents and open shadow trees where messages may come up. */
export function allScopes(home: Document): Node[] {
  return [...new Set([home, document])].flatMap((page) => [page, ...shadowRootsIn(page)])
}

/** The shadow trees that an element stands in. */
export function rootsAround(element: Element): Node[] {
  const root = rootOf(element)
  return nodeType(root) === 11 ? [root, ...rootsAround(hostOf(root as ShadowRoot))] : []
}

/** Lines that an area shows, those in its shadow trees too. */
export function linesOf(area: Element, scopes: Node[]): string[] {
  const roots = scopes.filter((scope) => nodeType(scope) === 11 && isWithin(hostOf(scope as ShadowRoot), area))
  const inside = roots.flatMap((root) => [...childrenOf(root)].filter((child) => nodeType(child) === 1) as Element[])
  return [area, ...inside.filter(isDrawn)].flatMap((part) => shownText(part).split('\n')).map((text) => text.trim())
}

/** What an element shows, as one line. */
export function textOf(from: Element): string {
  return line(shownText(from), 1000)
}
