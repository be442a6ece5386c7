import { OperableError, type SiteEvidence } from '@operable/core'
import type { SiteProof } from '@operable/core/schema'
import type { SiteCredentials } from '../fetch/address/site-credentials.ts'
import type { ProveOptions, prove, proveFolder, proveForms } from '../services/prove.ts'
import { listenForInterrupt } from './interrupt.ts'
import { createProgress } from './progress.ts'
import type { Target } from './target.ts'

/** What tries the forms of a site, of a folder, and of a site that has been scanned. */
export interface Provers {
  prove: typeof prove
  proveFolder: typeof proveFolder
  proveForms: typeof proveForms
}

/** What is tried. */
interface Subject {
  /** As the person called it. */
  given: string
  target: Target
  /** The scan, if there was one: a site is then not read a second time. */
  evidence?: SiteEvidence | undefined
  provers?: Provers | undefined
  /** Stops it. Default: the first signal that the process gets. */
  signal?: AbortSignal
}

/** What `prove` and `audit --prove` have in common. */
interface TryOptions {
  maxPages?: number | undefined
  maxForms?: number | undefined
  /** Time for all forms together, in ms. */
  proveTimeoutMs?: number | undefined
  answers?: true | undefined
  send?: true | readonly string[] | undefined
  allowPrivate?: true | readonly string[] | undefined
  siteUrl?: string | undefined
  credentials?: SiteCredentials | undefined
}

const INSTALL = 'To install a browser: npm install playwright-core, then npx playwright-core install chromium.'

/** What to do where there is no browser. */
export function withInstall({ message }: Error): string {
  return `${message.replace(/\.?$/, '.')} ${INSTALL}`
}

/**
 * Tries the forms, with a line for each on stderr.
 *
 * @throws OperableError what `prove` throws; `missing_dependency` also says how to install a browser
 */
export async function tryForms(
  { given, target, evidence, provers, signal }: Subject,
  { siteUrl, credentials, allowPrivate, ...more }: TryOptions,
): Promise<SiteProof> {
  // Only this needs a browser.
  const { prove, proveFolder, proveForms } = provers ?? (await import('../services/prove.ts'))
  const interrupt = signal ? { signal, release() {} } : listenForInterrupt()
  const progress = createProgress(given)
  const chosen = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined))
  const options: ProveOptions = {
    ...chosen,
    signal: interrupt.signal,
    onProgress: progress.onProgress,
    onProof: progress.onProof,
  }
  const own = { ...options, ...(allowPrivate && { allowPrivate }), ...(credentials && { credentials }) }
  try {
    if (target.kind === 'folder') {
      return await proveFolder(target.path, { ...options, ...(siteUrl === undefined ? {} : { url: siteUrl }) })
    }
    return await (evidence ? proveForms(evidence, own) : prove(target.url, own))
  } catch (error) {
    if (!(error instanceof OperableError) || error.code !== 'missing_dependency') throw error
    throw new OperableError(error.code, withInstall(error), { cause: error })
  } finally {
    progress.stop()
    interrupt.release()
  }
}
