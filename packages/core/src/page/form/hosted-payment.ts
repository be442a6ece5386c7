import { attribute, contains, type HtmlNode } from '../../html/node.ts'
import { paymentPlaces, paymentPlaceWord, paymentServices } from '../../standards/hosted-payment.ts'
import { resolveUrl } from '../address/resolve-url.ts'
import type { PageContext } from '../collect/context.ts'
import { anyHost, isAt } from './vendor.ts'

/** Most elements of a form to look at. */
const MAX_ELEMENTS = 2000
/** Matches any of the hosts, since most scripts are from none of them. */
const ANY_HOST = anyHost(paymentServices)

/**
 * The payment service that draws card fields into a form: its frame is in the form, or the page loads its script and the
 * form has an empty element for it. A bundled script cannot be seen; then only the ids from the services' documentation
 * count.
 */
export function readHostedPayment(page: PageContext): (form: HtmlNode) => string | undefined {
  const frames = page.found.frames.flatMap((node) => {
    const service = serviceOf(node, page)
    return service ? [{ node, service }] : []
  })
  const script = page.found.scripts.map((node) => serviceOf(node, page)).find((service) => service !== undefined)
  const places = paymentPlaces.flatMap((id) => page.found.byId.get(id) ?? [])
  if (frames.length === 0 && places.length === 0 && script === undefined) return () => undefined
  return (form) => {
    const frame = frames.find(({ node }) => contains(form, node))
    if (frame) return frame.service
    if (places.some((place) => contains(form, place))) return script ?? 'a payment service'
    return script && hasPlace(form, page) ? script : undefined
  }
}

function serviceOf(node: HtmlNode, page: PageContext): string | undefined {
  const source = attribute(node, 'src') ?? attribute(node, 'data-src')
  const url = source && ANY_HOST.test(source) ? URL.parse(resolveUrl(source, page.baseUrl) ?? '') : null
  if (!url) return undefined
  return paymentServices.find(({ hosts }) => hosts.some((host) => isAt(url.hostname, url.hostname, host)))?.service
}

/** Whether a form has an empty element that is named as the place for card fields. */
function hasPlace(form: HtmlNode, { found }: PageContext): boolean {
  const last = Math.min(form.lastOrder, form.order + MAX_ELEMENTS)
  return found.elements.slice(form.order + 1, last + 1).some((node) => {
    if (node.tag !== 'div' || node.first) return false
    return paymentPlaceWord.test(`${attribute(node, 'id') ?? ''} ${attribute(node, 'class') ?? ''}`)
  })
}
