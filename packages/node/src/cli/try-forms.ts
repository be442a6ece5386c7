import type { SiteProof } from '@operable/core/schema'
import type { SiteCredentials } from '../fetch/address/site-credentials.ts'
import type { ProveOptions, prove, proveFolder } from '../services/prove.ts'
import { listenForInterrupt } from './interrupt.ts'
import { createProgress } from './progress.ts'
import type { Target } from './target.ts'

/** What tries the forms of a site, and of a folder. */
export interface Provers {
  prove: typeof prove
  proveFolder: typeof proveFolder
}

/** What `prove` and `audit --prove` have in common. */
interface TryOptions {
  maxPages?: number | undefined
  maxForms?: number | undefined
  /** Time for all forms together, in ms. */
  proveTimeoutMs?: number | undefined
  answers?: true | undefined
  send?: true | readonly string[] | undefined
  allowPrivate?: true | undefined
  siteUrl?: string | undefined
  credentials?: SiteCredentials | undefined
}

/**
 * Tries the forms, with a line for each on stderr.
 *
 * @param given the target as the person called it
 * @throws OperableError what `prove` throws
 */
export async function tryForms(
  { given, target, provers }: { given: string; target: Target; provers?: Provers | undefined },
  { siteUrl, credentials, allowPrivate, ...more }: TryOptions,
): Promise<SiteProof> {
  // Only this needs a browser.
  const { prove, proveFolder } = provers ?? (await import('../services/prove.ts'))
  const interrupt = listenForInterrupt()
  const progress = createProgress(given)
  const chosen = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined))
  const options: ProveOptions = {
    ...chosen,
    signal: interrupt.signal,
    onProgress: progress.onProgress,
    onProof: progress.onProof,
  }
  try {
    return target.kind === 'folder'
      ? await proveFolder(target.path, { ...options, ...(siteUrl === undefined ? {} : { url: siteUrl }) })
      : await prove(target.url, {
          ...options,
          ...(allowPrivate && { allowPrivate }),
          ...(credentials && { credentials }),
        })
  } finally {
    progress.stop()
    interrupt.release()
  }
}
