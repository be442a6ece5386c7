import { quote } from '../../../html/clean-text.ts'
import type { Advice, Check } from '../../check.ts'
import type { SiteEvidence } from '../../evidence.ts'
import type { Fault } from '../../fault.ts'
import { noPageRead } from '../../outcome.ts'
import { type ReadPage, readPages } from '../../read-pages.ts'
import { listOf } from '../../sentence.ts'
import { siteAddress } from '../../site-address.ts'
import { potentialActionBlock } from '../../snippets/potential-action.ts'

export const potentialAction: Check = {
  id: 'potential-action',
  bucket: 'recommended',
  maxPoints: 4,
  title: 'Schema.org potentialAction',
  action: 'Add actions to your structured data',
  why: 'It tells an agent in one block which actions your site offers and where each one starts.',
  rule: 'Structured data has a potentialAction with a target (the address to call).',
  gate: 'none of the pages read has structured data',
  reading: 'Without a target, an agent does not know what to call.',
  effort: 'edit',
  applies: (site) => readPages(site).length === 0 || publishes(site),
  earn(site) {
    const pages = readPages(site)
    if (pages.length === 0) return noPageRead(site)
    const actions = pages.flatMap(({ page, url }) =>
      page.structuredData.potentialActions.map((action) => ({ ...action, url })),
    )
    const callable = actions.filter(({ target }) => target)
    if (callable.length > 0) {
      const names = [...new Set(callable.map(({ type, url }) => `${type} on ${url}`))]
      return { points: 4, observed: [`Callable: ${listOf(names, 3)}.`] }
    }
    const names = [...new Set(actions.map(({ type, url }) => `${type} on ${url}`))]
    const types = [...new Set(pages.flatMap(({ page }) => page.structuredData.items.map(({ type }) => type)))]
    return {
      points: 0,
      observed: [
        actions.length > 0
          ? `No target: ${listOf(names, 3)}.`
          : `Structured data has ${listOf(types)}, but no potentialAction.`,
      ],
      faults: () => [faultOn(pages, actions)],
      advise: () => adviceFor(site),
    }
  },
}

/** Where the site already speaks to machines. */
function faultOn(pages: readonly ReadPage[], actions: readonly { type: string; url: string }[]): Fault {
  const [action] = actions
  const page = pages.find(({ url, page }) => (action ? url === action.url : page.structuredData.items.length > 0))
  return {
    message: action
      ? `The potentialAction ${quote(action.type, 40)} has no target to call.`
      : 'The structured data has no potentialAction.',
    ...(page && action ? { page: page.url } : {}),
    element: { at: 'data', name: 'structured data', key: ['data', action?.type ?? ''] },
  }
}

function publishes(site: SiteEvidence): boolean {
  return readPages(site).some(
    ({ page }) => page.structuredData.items.length + page.structuredData.potentialActions.length > 0,
  )
}

/** Undefined for a site on which there is nothing to do. */
function adviceFor(site: SiteEvidence): Advice | undefined {
  const code = potentialActionBlock(site)
  if (code === undefined) return undefined
  const homepage = siteAddress(site, '/')
  return {
    change:
      'Paste this block into the <head> of the homepage. It lists the actions that this scan found on your pages. Check the addresses first.',
    pages: [homepage],
    snippets: [{ page: homepage, target: 'inside <head>', language: 'html', code }],
  }
}
