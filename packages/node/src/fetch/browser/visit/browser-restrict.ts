import type { CDPSession } from 'playwright-core'
import { noFormsScript } from './browser-scripts.ts'

/** Files that change nothing of what a page says to an agent, and beacons that tell others of the visit. */
const leftOut = ['Image', 'Media', 'Font', 'Ping', 'CSPViolationReport'] as const

/**
 * Keeps a page from sending forms, and answers images, media, fonts and beacons with an error instead of loading them.
 * Each document is given a policy that forbids forms; a document that is asked for by anything but GET, as only a form
 * does, is refused besides. Requests of scripts are no forms, and applications need them.
 */
export async function restrictPage(session: CDPSession, { loadAllFiles }: { loadAllFiles: boolean }): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId, resourceType, request }) => {
    const isWanted = resourceType === 'Document' && request.method === 'GET'
    const answer = isWanted
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
    answer.catch(() => {
      // The page went away first.
    })
  })
  const types = loadAllFiles ? (['Document'] as const) : (['Document', ...leftOut] as const)
  await Promise.all([
    session.send('Fetch.enable', { patterns: types.map((resourceType) => ({ resourceType })) }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: noFormsScript, worldName: 'operable' }),
  ])
}
