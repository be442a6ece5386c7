import { createRequire } from 'node:module'
import { join } from 'node:path'
import { packageRoot } from '../../../package-root.ts'
import { findBrowser } from './find-browser.ts'

/** How long an answer holds, in ms: somebody may install a browser while the service runs. */
const HOLDS_MS = 60_000

/**
 * Checks that a browser can be started, without loading or starting one where that can be seen from outside.
 *
 * @returns a function that throws OperableError `missing_dependency`, as starting the browser would
 */
export function createBrowserCheck(): () => Promise<void> {
  let last: { at: number; found: Promise<void> } | undefined
  return () => {
    if (last === undefined || performance.now() - last.at > HOLDS_MS) last = { at: performance.now(), found: check() }
    return last.found
  }
}

async function check(): Promise<void> {
  if (isInstalled('playwright-core') && findBrowser() !== undefined) return
  const { requireInstalled } = await import('./browser-process.ts')
  await requireInstalled()
}

function isInstalled(name: string): boolean {
  try {
    createRequire(join(packageRoot(), 'package.json')).resolve(name)
    return true
  } catch {
    return false
  }
}
