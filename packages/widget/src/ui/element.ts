import { createElement, rootElement } from '../natives.ts'

/** An element with its text and attributes, inside a parent. No HTML text is ever parsed: pages may forbid it. */
export function add<K extends keyof HTMLElementTagNameMap>(
  parent: Node,
  tag: K,
  text = '',
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] {
  const element = createElement(document, tag) as HTMLElementTagNameMap[K]
  if (text) element.textContent = text
  for (const name in attributes) element.setAttribute(name, attributes[name]!)
  parent.appendChild(element)
  return element
}

/** What this package draws: none of it is a part of the page. */
export const OWN = '[data-operable]'

/**
 * No style of the page reaches the host: what is important in a shadow tree wins over all that stands outside of it
 * (https://drafts.csswg.org/css-cascade-5/#cascade-context). `all` leaves the direction out: ours is that of English, unless the style sheet that follows has another one.
 */
const HOST =
  ':host{all:initial!important;direction:ltr!important;unicode-bidi:isolate!important;position:absolute!important;color-scheme:light dark!important}'

/**
 * A host with a shadow tree and its style sheet, at the end of the document.
 * @param language of what we say in it
 */
export function shadowHost(
  style: string,
  mode: ShadowRootMode = 'open',
  language = 'en',
): { host: HTMLElement; root: ShadowRoot } {
  const host = createElement(document, 'div')
  host.setAttribute('data-operable', '')
  host.lang = language
  const root = host.attachShadow({ mode })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(HOST + style)
  root.adoptedStyleSheets = [sheet]
  rootElement(document).append(host)
  return { host, root }
}
