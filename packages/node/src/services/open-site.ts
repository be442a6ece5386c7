import type { SiteEvidence, Tool, ToolDraft } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import { createDocumentReader } from '../analysis/read-in-thread.ts'
import { createRunJob } from '../analysis/run-job.ts'
import { shownDrafts } from '../analysis/shown-frames.ts'
import { anySignal } from '../any-signal.ts'
import type { SiteCallOptions, SiteOutcome } from '../contracts/run-outcome.ts'
import type { CrawlListener } from '../crawl/crawl-events.ts'
import { userAgent } from '../crawl/requests/user-agent.ts'
import { createAddressPolicy } from '../fetch/address/address-guard.ts'
import { ownCredentials, type SiteCredentials } from '../fetch/address/site-credentials.ts'
import type { ProofPages } from '../fetch/browser/proof-pages.ts'
import { inLanes } from '../in-lanes.ts'
import { observe, requireAnswer } from './audit.ts'

/** How a site is opened for its tools. Every option has a default. */
export interface OpenSiteOptions {
  /** Gives the tools, as they are now. Default: they are looked for on the site's pages. */
  findTools?: () => Promise<readonly Tool[]>
  /** Most pages on which tools are looked for. Default: 10. */
  maxPages?: number
  /** Time to look for them, in ms. Default: 120,000. */
  timeoutMs?: number
  /** Really sends: `true` to the host of the form's page, else to these hosts. Default: sends nothing. */
  send?: true | readonly string[]
  /** Allows private networks: all of them, or the listed hosts. Default: only the public internet. */
  allowPrivate?: boolean | readonly string[]
  credentials?: SiteCredentials
  /** Shows the browser. Default: false. */
  headed?: boolean
  signal?: AbortSignal
  onProgress?: CrawlListener
}

/** A site whose tools can be run, in a browser that is kept warm. */
export interface OpenSite {
  url: string
  /** As they are known now. @throws OperableError when the site cannot be read */
  tools(): Promise<readonly Tool[]>
  /** Looks for them again. @returns whether they have changed */
  refresh(): Promise<boolean>
  /** Runs one. Never rejects for what a page does. */
  run(tool: Tool, input: unknown, options?: SiteCallOptions): Promise<SiteOutcome>
  close(): Promise<void>
}

const PAGES = 3
/** Pages that are looked at for tools at the same time: a scan has as many connections to a host. */
const LOOKS = 2
/** Tools of one frame. */
const MOST_FRAMED = 100

/**
 * Opens a site: finds its tools as a discovery does, and runs them in a browser whose network is sealed before the first value
 * is typed, unless `send` says otherwise.
 *
 * @throws OperableError `missing_dependency` without a Chromium, `invalid_url`
 */
export async function openSite(given: string, options: OpenSiteOptions = {}): Promise<OpenSite> {
  const { send, allowPrivate = false, headed = false } = options
  const url = normalizeTypedUrl(given)
  const [{ createProofPages }, { createSiteCalls }] = await Promise.all([
    import('../fetch/browser/proof-pages.ts'),
    import('../run/site-calls.ts'),
  ])
  const credentials = ownCredentials(url, options.credentials)
  const pages = await createProofPages({
    policy: createAddressPolicy({ allowPrivate }),
    userAgent: userAgent(undefined),
    pages: PAGES,
    headed,
    ...(credentials && { credentials }),
  })
  const closing = new AbortController()
  const runs = createSiteCalls({ pages: async () => pages, closing: closing.signal, ...(send && { send }) })
  let known: Promise<readonly Tool[]> | undefined

  function look(): Promise<readonly Tool[]> {
    if (options.findTools) return options.findTools()
    return findTools(url, pages, { ...options, signal: anySignal(closing.signal, options.signal) })
  }

  return {
    url,
    tools() {
      known ??= look().catch((error: unknown) => {
        known = undefined
        throw error
      })
      return known
    },
    async refresh() {
      const before = await known?.catch(() => undefined)
      const found = await look()
      known = Promise.resolve(found)
      return JSON.stringify(before?.map(looks)) !== JSON.stringify(found.map(looks))
    },
    run: runs.run,
    async close() {
      closing.abort()
      await runs.close()
      await pages.close()
    },
  }
}

/** What a client would notice. */
function looks({ name, description, metadata }: Tool): unknown {
  return [name, description, metadata.title, metadata.inputSchema, metadata.safety]
}

/** What the site shows on the pages that a scan may read, and behind the buttons there. */
async function findTools(url: string, pages: ProofPages, options: OpenSiteOptions): Promise<readonly Tool[]> {
  const { maxPages = 10, timeoutMs = 120_000, allowPrivate = false, credentials, signal, onProgress } = options
  const [{ lookAround }, { seenIn }, { toolsOf }] = await Promise.all([
    import('../proof/forms-of-page.ts'),
    import('../proof/opened-forms.ts'),
    import('../run/live-tools.ts'),
  ])
  const end = anySignal(AbortSignal.timeout(timeoutMs), signal)
  const evidence: SiteEvidence = await observe(url, {
    maxPages,
    allowPrivate,
    timeoutMs,
    render: 'auto',
    ...(credentials && { credentials }),
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  })
  const read = requireAnswer(evidence).pages.filter(({ outcome }) => outcome === 'read')
  const reader = createDocumentReader(createRunJob({ signal: end }), () => end.aborted)
  const search = { pages, reader, clicked: new Set<string>(), signal: end }
  const look = async ({ finalUrl }: { finalUrl: string }): Promise<ToolDraft[]> => {
    const around = end.aborted ? undefined : await lookAround(finalUrl, search).catch(() => undefined)
    if (!around) return []
    const { view, frames, behind } = around
    const isBehind = ({ selector }: ToolDraft): boolean => behind.some((each) => each.selector === selector)
    const shown = seenIn(view).drafts.filter((draft) => !isBehind(draft))
    const framed =
      typeof view === 'string'
        ? []
        : await shownDrafts(view, frames, async (source, frame) => {
            const looked = await reader.view(source, { drafts: { names: 'specific', frame, most: MOST_FRAMED } })
            return seenIn(looked).drafts
          })
    const usable = [...shown, ...framed].filter(({ visible, metadata }) => visible || metadata.triggerSelector)
    return [...usable, ...behind]
  }
  // The first page has the openers that the others repeat: they are clicked there, and once.
  const [first, ...others] = read
  const drafts = first ? [await look(first), ...(await inLanes(others, LOOKS, look))] : []
  return toolsOf(drafts.flat())
}
