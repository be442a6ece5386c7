import type { CDPSession } from 'playwright-core'
import { noFormsScript } from './browser-scripts.ts'

/** Files that change nothing of what a page says to an agent, and beacons that tell others of the visit. */
const leftOut = ['Image', 'Media', 'Font', 'Ping', 'CSPViolationReport'] as const

/**
 * Keeps a page from sending forms, by a policy in each of its documents, and answers images, media, fonts and beacons
 * with an error instead of loading them. What a page may ask besides is decided where it goes out: `proxy/`.
 */
export async function restrictPage(session: CDPSession, { loadAllFiles }: { loadAllFiles: boolean }): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(() => {
      // The page went away first.
    })
  })
  await Promise.all([
    loadAllFiles || session.send('Fetch.enable', { patterns: leftOut.map((resourceType) => ({ resourceType })) }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: noFormsScript, worldName: 'operable' }),
  ])
}
