import { matches, rootElement, select, shadowOf } from '../natives.ts'
import { OWN } from '../ui/element.ts'

type Root = Document | ShadowRoot

/** The document and every open shadow tree in it, from the outside in; what this package draws is left out. */
export function openRoots(root: Root = document): Root[] {
  const inside = select(root, '*').flatMap((element) => {
    const shadow = matches(element, OWN) ? null : shadowOf(element)
    return shadow ? openRoots(shadow) : []
  })
  return [root, ...inside]
}

/**
 * A root as HTML, as its scripts have left it. What somebody typed is no part of it: values are properties, and only
 * attributes are written.
 */
export function liveHtml(root: Root): string {
  if (root instanceof ShadowRoot) return root.innerHTML
  const html = rootElement(root)!
  const [start = ''] = (html.cloneNode(false) as Element).outerHTML.split('</html>')
  const doctype = root.compatMode === 'CSS1Compat' ? '<!doctype html>' : ''
  const parts = [...html.children].filter((part) => !matches(part, OWN)).map((part) => part.outerHTML)
  return `${doctype}${start}${parts.join('')}</html>`
}
