import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { AddressPolicy } from '../../address/address-guard.ts'
import type { OwnCredentials } from '../../address/site-credentials.ts'
import { FetchError } from '../../failure/fetch-error.ts'
import { browserCertificate } from '../process/browser-certificate.ts'
import { proxyHost } from '../process/browser-flags.ts'
import type { RunningBrowser } from '../process/browser-process.ts'
import { endsWithin, whileConnected } from '../process/browser-within.ts'
import type { GateFailure } from '../proxy/browser-gate.ts'
import { type BrowserProxy, createBrowserProxy } from '../proxy/browser-proxy.ts'
import type { LocalSite } from '../proxy/local-forward.ts'
import type { VisitDeadline } from './browser-deadline.ts'
import { noFormsScript } from './browser-scripts.ts'

export interface PageOptions {
  /** Whether the page is read, or its forms are tried: then nothing of what it has is left out. */
  purpose: 'read' | 'prove'
  policy: AddressPolicy
  userAgent: string
  /** Images, media and fonts too. */
  loadAllFiles: boolean
  onFailure?: ((failure: GateFailure) => void) | undefined
  credentials?: OwnCredentials | undefined
  answer?: LocalSite | undefined
  /** Runs in each document before its own scripts. */
  initScript?: string | undefined
}

/** An empty page with all that belongs to it and to no other page. */
export interface OpenPage {
  running: RunningBrowser
  proxy: BrowserProxy
  context: BrowserContext
  page: Page
  session: CDPSession
}

/** Files that change nothing of what a page says to an agent, and beacons that tell others of the visit. */
const leftOut = ['Image', 'Media', 'Font', 'Ping', 'CSPViolationReport'] as const

const OPEN_TIMEOUT_MS = 10_000
const DISCARD_TIMEOUT_MS = 2_000

/**
 * Opens a page in a context of its own: no cookies or storage of others, no service workers, no downloads, no
 * permissions, dialogs dismissed (Playwright's default), and everything through a proxy of its own, which lets nothing
 * out yet. One that is only read can send no forms, and its popups are closed; those of the other kind stay in its
 * context, behind the same proxy.
 */
export async function openPage(running: RunningBrowser, options: PageOptions): Promise<OpenPage> {
  const { policy, onFailure, credentials, answer } = options
  const { secureContext } = browserCertificate()
  const proxy = await createBrowserProxy({ policy, onFailure, secureContext, credentials, answer })
  const opening = openThrough(proxy, running, options)
  try {
    return await whileConnected(running.browser, OPEN_TIMEOUT_MS, opening)
  } catch (error) {
    opening.then(discardPage).catch(ignore)
    await proxy.close()
    throw error
  }
}

async function openThrough(proxy: BrowserProxy, running: RunningBrowser, options: PageOptions): Promise<OpenPage> {
  const context = await running.browser.newContext({
    proxy: { server: `http://${proxyHost}:${proxy.port}`, bypass: '<-loopback>' },
    userAgent: options.userAgent,
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
    locale: 'en-US',
  })
  if (options.initScript !== undefined) await context.addInitScript({ content: options.initScript })
  const page = await context.newPage()
  if (options.purpose === 'read') context.on('page', (popup) => void popup.close().catch(ignore))
  const session = await context.newCDPSession(page)
  await Promise.all([
    session.send('Network.enable', { maxTotalBufferSize: 32 * 1024 * 1024 }),
    session.send('Page.enable'),
    options.purpose === 'read' && restrictPage(session, options),
  ])
  return { running, proxy, context, page, session }
}

/**
 * Keeps a page from sending forms, by a policy in each of its documents, and answers images, media, fonts and beacons
 * with an error instead of loading them. What a page may ask besides is decided where it goes out: `proxy/`.
 */
async function restrictPage(session: CDPSession, { loadAllFiles }: { loadAllFiles: boolean }): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(ignore)
  })
  await Promise.all([
    loadAllFiles || session.send('Fetch.enable', { patterns: leftOut.map((resourceType) => ({ resourceType })) }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: noFormsScript, worldName: 'operable' }),
  ])
}

/** Ends the visit when its page crashes or its browser goes away. */
export function endOnCrash({ page, context, running }: OpenPage, deadline: VisitDeadline): void {
  const endedBefore = running.memory.ended()
  context.once('close', () => deadline.end(new FetchError('protocol', 'The browser ended before the page was ready.')))
  page.once('crash', () => {
    const tooLarge = running.memory.ended() > endedBefore
    if (tooLarge) deadline.end(new FetchError('too_large', 'The page needs too much memory.'))
    else deadline.end(new FetchError('protocol', 'The page crashed in the browser.'))
  })
}

/** Closes the page and what belongs to it, sealed before its scripts hear of that; ends the browser when it does not obey. */
export async function discardPage({ context, proxy, running }: OpenPage): Promise<void> {
  proxy.seal()
  if (!(await endsWithin(DISCARD_TIMEOUT_MS, context.close()))) running.kill()
  await proxy.close()
}

function ignore(): void {
  // It is gone already.
}
