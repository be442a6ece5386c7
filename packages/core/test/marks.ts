import { attribute } from '../src/html/node.ts'
import { parseHtml } from '../src/html/parse-html.ts'
import { collect } from '../src/page/collect/collect.ts'

/** Gives every start tag of a source an attribute of its own, by which two parsers' elements are told to be the same. */
export function markElements(html: string): string {
  let count = 0
  return html.replace(/<([a-z][^\s/>]*)/gi, (start) => `${start} data-mark="${count++}"`)
}

/** @returns the mark of an element by its position in the page model of the same source */
export function markOf(html: string): (node: number) => string | undefined {
  const { elements } = collect(parseHtml(html))
  return (node) => {
    const element = elements[node]
    return element && attribute(element, 'data-mark')
  }
}
