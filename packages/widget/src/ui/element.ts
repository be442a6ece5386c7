/** An element with its text and attributes, inside a parent. No HTML text is ever parsed: pages may forbid it. */
export function add<K extends keyof HTMLElementTagNameMap>(
  parent: Node,
  tag: K,
  text = '',
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  if (text) element.textContent = text
  for (const name in attributes) element.setAttribute(name, attributes[name]!)
  parent.appendChild(element)
  return element
}

/** What this package draws: none of it is a part of the page. */
export const OWN = '[data-operable]'

/** A host with an open shadow tree and its style sheet, at the end of the document. */
export function shadowHost(style: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('div')
  host.setAttribute('data-operable', '')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  document.documentElement.append(host)
  return { host, root }
}
