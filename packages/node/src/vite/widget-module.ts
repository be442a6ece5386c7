/** The website whose widget a page loads, and the service that it comes from. */
export interface WidgetTag {
  website: string
  server: string
}

/** Attributes of the widget's tag. */
export function tagAttributes({ website, server }: WidgetTag): { async: true; src: string; 'data-website': string } {
  const src = new URL('operable.js', server.endsWith('/') ? server : `${server}/`).href
  return { async: true, src, 'data-website': website }
}

/**
 * The module that adds the widget's tag to a page, for frameworks whose pages are not made from an HTML file. A tag in their HTML
 * would have to be in the application's own components as well, or hydration would find an element that it does not know. This
 * one comes when the page has loaded, which is after the application has started.
 *
 * It carries the nonce of the page, from the element that Vite uses too (https://vite.dev/guide/features#content-security-policy-csp).
 * A policy still has to allow the service's origin, unless it has `strict-dynamic`.
 */
export function widgetModule(widget: WidgetTag): string {
  const { src, 'data-website': website } = tagAttributes(widget)
  return `const src = ${JSON.stringify(src)}
function add() {
  if ([...document.scripts].some((script) => script.src === src)) return
  const { nonce } = document.querySelector('meta[property="csp-nonce"], script[nonce]') ?? {}
  const tag = Object.assign(document.createElement('script'), { async: true, src, ...(nonce && { nonce }) })
  tag.dataset.website = ${JSON.stringify(website)}
  document.head.append(tag)
}
if (typeof document === 'object') {
  const later = () => (window.requestIdleCallback ?? setTimeout)(add)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
`
}
