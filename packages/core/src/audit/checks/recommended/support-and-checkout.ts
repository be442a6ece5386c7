import type { Snippet } from '../../../schema/report-types.ts'
import type { Advice, Check } from '../../check.ts'
import type { SiteEvidence } from '../../evidence.ts'
import { type Fault, pageContent } from '../../fault.ts'
import { NOT_IN_EVIDENCE, tells } from '../../older-evidence.ts'
import { noPageRead, notMeasured } from '../../outcome.ts'
import { readPages } from '../../read-pages.ts'
import { linkHtml, sectionHtml } from '../../snippets/html.ts'
import { describeSurfaces, hasSurfaces, SURFACE_GATE, surfacesFor } from '../../surfaces.ts'

export const supportAndCheckout: Check = {
  id: 'support-and-checkout',
  bucket: 'recommended',
  maxPoints: 2,
  title: 'Support and checkout surfaces',
  action: 'Link to support and checkout',
  why: 'People ask agents to finish things: to get help with an order, and to place one.',
  rule: '1 point for a way to get support, 1 point for a way to buy or check out.',
  gate: SURFACE_GATE,
  reading: 'A dead link leads nowhere.',
  effort: 'edit',
  applies: hasSurfaces,
  earn(site) {
    if (readPages(site).length === 0) return noPageRead(site)
    const support = surfacesFor(site, ['support'])
    const checkout = surfacesFor(site, ['checkout'])
    const observed = [
      support.length > 0 ? `Support: ${describeSurfaces(support)}.` : 'Support: none found.',
      checkout.length > 0 ? `Checkout: ${describeSurfaces(checkout)}.` : 'Checkout: none found.',
    ]
    const points = (support.length > 0 ? 1 : 0) + (checkout.length > 0 ? 1 : 0)
    if (points === 2) return { points, observed }
    if (!tells(site, 'what texts offer'))
      return notMeasured('It is not known what else the pages offer.', NOT_IN_EVIDENCE)
    const advise = () => (support.length === 0 ? supportAdvice(site, points) : checkoutAdvice(site))
    const faults = () => [
      ...(support.length === 0 ? [missing('support', 'No page offers support.')] : []),
      // Not every site sells something.
      ...(checkout.length === 0
        ? [{ ...missing('checkout', 'No page offers a checkout.'), isMinor: true as const }]
        : []),
    ]
    return { points, observed, advise, faults }
  },
}

function missing(what: string, message: string): Fault {
  return { message, element: { ...pageContent, key: [what] } }
}

/** Support first: every site can offer it, but not every site sells something. */
function supportAdvice(site: SiteEvidence, points: number): Advice {
  return {
    action: 'Link to support',
    change:
      'On the homepage, answer common questions and say where to get help, under a heading that names it. Link to it from every page.',
    pages: [site.finalUrl],
    snippets: [
      {
        page: site.finalUrl,
        target: 'at the end of the main content',
        language: 'html',
        code: sectionHtml('support', 'Help and support', 'answers to common questions, and where to get help'),
      },
    ],
    pointsAfter: points + 1,
  }
}

function checkoutAdvice(site: SiteEvidence): Advice {
  return {
    action: 'Link to your checkout',
    change: 'If people can order or buy on your site, link to the cart or the order page by that name.',
    pages: [site.finalUrl],
    // Nobody knows whether there is such a page, or what it says.
    opensPages: true,
    snippets: [checkoutLink(site)],
  }
}

function checkoutLink(site: SiteEvidence): Snippet {
  return {
    page: site.finalUrl,
    target: 'in the header or footer of every page',
    language: 'html',
    code: linkHtml('/checkout', 'Checkout'),
  }
}
