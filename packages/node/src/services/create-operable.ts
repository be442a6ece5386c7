import type { Operable } from '../contracts/operable.ts'
import type { Storage } from '../contracts/storage.ts'
import type { Tools } from '../contracts/tools.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { createKeys } from './keys/keys.ts'
import { createTools } from './tools/tools.ts'
import { createWebsites } from './websites/websites.ts'

export interface OperableOptions {
  /** Keeps everything. Default: `sqliteStorage('./operable.db')`, which `close` then closes. */
  storage?: Storage
  /** An admin key of the operator's choice, e.g. from the environment; the store then makes none of its own. */
  adminKey?: string
  /** Tools that a website may have at most: a whole number, or `unlimited` (default). */
  toolLimit?: number | 'unlimited'
  /** Default: the clock of the machine. */
  now?: () => Date
}

/**
 * The service without HTTP: websites, keys and tools, on one storage.
 *
 * @throws TypeError for a tool limit that is none
 */
export function createOperable(options: OperableOptions = {}): Pick<Operable, 'websites' | 'keys' | 'close'> & {
  tools: Pick<Tools, 'list' | 'patch' | 'remove'>
  storage: Storage
} {
  const { storage = sqliteStorage(), adminKey, toolLimit = 'unlimited', now = () => new Date() } = options
  if (toolLimit !== 'unlimited' && (!Number.isSafeInteger(toolLimit) || toolLimit < 0)) {
    throw new TypeError('toolLimit must be a whole number from 0, or "unlimited".')
  }

  return {
    storage,
    websites: createWebsites({ storage, now, onRemove: () => {} }),
    keys: createKeys({ storage, now, adminKey }),
    tools: createTools({ storage, now, toolLimit: String(toolLimit) }),
    async close() {
      // What the caller brought is the caller's to close.
      if (!options.storage) await storage.close?.()
    },
  }
}
