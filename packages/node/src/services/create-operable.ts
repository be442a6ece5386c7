import type { Operable } from '../contracts/operable.ts'
import type { PageFetcher } from '../contracts/page-fetcher.ts'
import type { Storage } from '../contracts/storage.ts'
import type { RenderMode } from '../crawl/render.ts'
import { userAgent } from '../crawl/user-agent.ts'
import { createAddressPolicy } from '../fetch/address-guard.ts'
import { createBrowserFetcher } from '../fetch/browser-fetcher.ts'
import { createSafeFetch } from '../fetch/safe-fetch.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { createKeys } from './keys/keys.ts'
import { createLazyRenderer } from './own-renderer.ts'
import type { SiteReader } from './tools/site-reader.ts'
import { createTools } from './tools/tools.ts'
import { createWidgetCache } from './tools/widget-cache.ts'
import { createWebsites } from './websites/websites.ts'

export interface OperableOptions {
  /** Keeps everything. Default: `sqliteStorage('./operable.db')`. */
  storage?: Storage
  /** An admin key of the operator's choice, e.g. from the environment; the store is then given none of its own. */
  adminKey?: string | undefined
  /** Tools that a website may have at most: a whole number, or `unlimited` (default). */
  toolLimit?: number | 'unlimited'
  /** `auto` (default) gives empty shells to a browser when there is one, `always` every page, `never` none. */
  render?: RenderMode
  /**
   * Opens private networks: all of them, or the hosts, addresses and blocks of a list. Whoever has a key can then make
   * the service read what is there. Default: nothing but the public internet is reached.
   */
  allowPrivate?: boolean | readonly string[]
  /** Replaces the safe fetch; the address rules are then the caller's. */
  fetch?: PageFetcher
  /** Replaces the browser that renders empty shells. */
  renderer?: PageFetcher
  /** Where a site's owner can read about this visitor; part of the `User-Agent`. */
  infoUrl?: string
  /** Default: the clock of the machine. */
  now?: () => Date
}

/**
 * The service without HTTP, on one storage. Nothing is opened before the first call that needs it. What the caller
 * brought (`storage`, `fetch`, `renderer`) is the caller's to close.
 *
 * @throws TypeError for a tool limit that is none, or an unreadable `allowPrivate` entry
 */
export function createOperable(
  options: OperableOptions = {},
): Pick<Operable, 'websites' | 'keys' | 'tools' | 'close'> & { storage: Storage } {
  const { storage = sqliteStorage(), adminKey, toolLimit = 'unlimited', now = () => new Date() } = options
  if (toolLimit !== 'unlimited' && (!Number.isSafeInteger(toolLimit) || toolLimit < 0)) {
    throw new TypeError('toolLimit must be a whole number from 0, or "unlimited".')
  }
  const reader = createReader(options)
  const widget = createWidgetCache(storage)
  const closing = new AbortController()

  return {
    storage,
    websites: createWebsites({ storage, now, onRemove: widget.forget }),
    keys: createKeys({ storage, now, adminKey }),
    tools: createTools({ storage, now, toolLimit, reader, widget, closing: closing.signal }),
    async close() {
      closing.abort()
      if (!options.renderer) await reader.renderer?.close?.()
      if (!options.fetch) await reader.fetch.close?.()
      if (!options.storage) await storage.close?.()
    },
  }
}

function createReader({ render = 'auto', allowPrivate = false, infoUrl, ...given }: OperableOptions): SiteReader {
  const policy = createAddressPolicy({ allowPrivate })
  const agent = userAgent(infoUrl)
  const browser = () => createLazyRenderer(() => createBrowserFetcher({ policy, userAgent: agent }))
  return {
    fetch: given.fetch ?? createSafeFetch({ policy, userAgent: agent }),
    renderer: given.renderer ?? (render === 'never' ? undefined : browser()),
    render,
    userAgent: agent,
  }
}
