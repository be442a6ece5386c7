import { attribute, contains, type HtmlNode } from '../../html/node.ts'
import { paymentPlaces, paymentPlaceWord, paymentServices } from '../../standards/hosted-payment.ts'
import { resolveUrl } from '../address/resolve-url.ts'
import type { PageContext } from '../collect/context.ts'
import { anyHost, isAt } from './vendor.ts'

/** Elements of a form that are looked at. */
const MAX_ELEMENTS = 2000
/** Any of the hosts: most scripts are of none. */
const ANY_HOST = anyHost(paymentServices)

/**
 * Who draws fields for a card into a form: the service whose frame stands in it, or whose script the page loads while
 * the form has an empty place of that name. Without the script, in a bundle perhaps, only the ids of the services'
 * own documentation tell.
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

/** An empty element that is named as the place of a card. */
function hasPlace(form: HtmlNode, { found }: PageContext): boolean {
  const last = Math.min(form.lastOrder, form.order + MAX_ELEMENTS)
  return found.elements.slice(form.order + 1, last + 1).some((node) => {
    if (node.tag !== 'div' || node.first) return false
    return paymentPlaceWord.test(`${attribute(node, 'id') ?? ''} ${attribute(node, 'class') ?? ''}`)
  })
}
