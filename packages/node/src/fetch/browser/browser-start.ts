import type { AddressPolicy } from '../address/address-guard.ts'
import { parseFetchUrl } from '../address/url-policy.ts'
import { FetchError } from '../failure/fetch-error.ts'
import type { BrowserProcess, RunningBrowser } from './process/browser-process.ts'
import { startVisitDeadline } from './visit/browser-deadline.ts'
import type { OpenPage } from './visit/browser-page.ts'

const START_TIMEOUT_MS = 30_000

/** A browser that cannot open an empty page is broken or gone: it is replaced once. */
export async function openEmpty(
  browserProcess: BrowserProcess,
  open: (running: RunningBrowser) => Promise<OpenPage>,
): Promise<OpenPage> {
  const running = await browserProcess.running()
  try {
    return await open(running)
  } catch {
    browserProcess.replace(running)
    return open(await browserProcess.running())
  }
}

/** The address to visit, without its fragment. Throws FetchError for one that is never reached. */
export function checkedUrl(text: string, policy: AddressPolicy): string {
  const url = parseFetchUrl(text)
  if (!(url instanceof URL)) throw new FetchError(url.failure, url.reason)
  url.hash = ''
  const refusal = policy.checkUrl(url)
  if (refusal) throw new FetchError(refusal.failure, refusal.reason)
  return url.href
}

/** Starting the browser has a time limit of its own: it is not the page that is slow. */
export async function startBrowser(
  browserProcess: BrowserProcess,
  signal: AbortSignal,
  latest = Number.POSITIVE_INFINITY,
): Promise<void> {
  const limit = startVisitDeadline(Math.max(0, Math.min(START_TIMEOUT_MS, latest - Date.now())), signal)
  try {
    await limit.race(browserProcess.running())
  } catch (cause) {
    if (cause instanceof FetchError) throw cause
    throw new FetchError('connect', 'The browser could not be started.', { cause })
  } finally {
    limit.stop()
  }
}
