import type { SiteProof } from '@operable/core'
import { buildProof } from '../../core/test/proof-builder.ts'
import type { PageFetcher } from '../src/contracts/page-fetcher.ts'
import type { Storage } from '../src/contracts/storage.ts'
import type { LookAtTool } from '../src/contracts/verifications.ts'
import { createOperable, type SiteProver } from '../src/services/create-operable.ts'
import { testSite } from './test-site.ts'
import { forms, page } from './tool-shop.ts'

/** What a test looks for: no document of anybody else may hold it. */
export interface StoredWebsite {
  websiteId: string
  reportId: string
  key: string
}

/**
 * Adds a website to a store and has the service keep everything of it that it can keep, all kinds of documents.
 *
 * @param host such as `shop.example`; its homepage leads to the same with `www.`
 */
export async function storeEverything(storage: Storage, host: string): Promise<StoredWebsite> {
  const home = `https://${host}/`
  let isDown = false
  const pages: Record<string, string> = {
    '/': page('<a href="/contact">Contact</a>', forms.subscribe),
    '/contact': page(forms.contactSales),
  }
  const fetch = testSite((path, url) => {
    if (isDown) return { status: 403 }
    return url.host === host && path === '/' ? { to: `https://www.${host}/` } : pages[path]
  })
  const renderer: PageFetcher = async (url, options) => {
    const result = await fetch(url, options)
    const picture = options?.picture && { picture: { bytes: Buffer.from('a form'), width: 60, height: 30 } }
    return result.ok ? { ...result, ...picture } : result
  }
  const prove: SiteProver = async (_, { onProof }) => {
    const [tool] = (await service.tools.list(id)).tools
    const at = { page: tool?.pageUrl ?? '', selector: tool?.selector ?? '' }
    const { request } = buildProof()
    const sent = request && { request: { ...request, url: `${home}send` } }
    const proof = buildProof({ ...at, ...sent, expects: { text: 'Thank you' } })
    onProof?.(proof, { before: { bytes: Buffer.from('before'), width: 10, height: 10 } })
    return { url: home, provedAt: proof.provedAt, proofs: [proof], hintChecks: [], notTried: [] } satisfies SiteProof
  }
  const verify: LookAtTool = async () => ({ state: 'broken', reason: 'element_missing', detail: 'Gone.', steps: [] })
  const service = createOperable({ storage, fetch, renderer, prove, verify })
  const { website, key } = await service.websites.add(home)
  const { id } = website

  async function scan(url: string, options: { prove?: boolean } = {}): Promise<string> {
    const started = await service.scans.start(url, { websiteId: id, ...options })
    for await (const now of service.scans.watch(started.id)) if (now.state === 'completed') return now.reportId
    return ''
  }

  await service.websites.patch(id, { recordRuns: true })
  const { tools } = await service.tools.addFromUrls(id, [`https://www.${host}/`])
  await service.tools.discover(id)
  await service.runs.note(
    id,
    { tool: tools[0]?.id ?? '', receiptId: 'a1b2c3d4', status: 'confirmed', ms: 1, final: true },
    `https://${host}`,
  )
  await service.widgetArchive.noteRequest('abcdefghijkl', { origin: `https://${host}`, referer: null })
  await service.widgetArchive.noteList(id, `https://${host}`)
  await service.sessions.start(key)
  await service.verifications.verify(id)
  await service.webhooks.set(id, { url: 'https://hooks.example/operable' })
  const reportId = await scan(home)
  await scan(home, { prove: true })
  await scan(`https://${host}/contact`)
  isDown = true
  await scan(home)
  await service.close()
  // One that waits.
  const waiting = createOperable({ storage, fetch, runsScans: false })
  await waiting.scans.start(home, { websiteId: id })
  await waiting.close()
  return { websiteId: id, reportId, key }
}
